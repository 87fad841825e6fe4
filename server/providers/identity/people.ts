import { randomUUID } from 'node:crypto'
import type { Db } from '@/server/db/client'

/**
 * The person of an address that was proven this moment, made on first sight. Where an earlier owner had not proven it,
 * the database drops every way in they left (trigger `forget_unproven_ways`).
 */
export async function provenPerson(db: Db, email: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into auth_users (id, name, email, email_verified) values ($1, '', $2, true)
       on conflict (email) do update set email_verified = true, updated_at = now() returning id`,
    [randomUUID(), email.toLowerCase()],
  )
  return row!.id
}

export async function knownPerson(db: Db, email: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('select id from auth_users where email = $1 and email_verified', [email.toLowerCase()])
  return row?.id ?? null
}
