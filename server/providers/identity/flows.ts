import type { Db } from '@/server/db/client'
import { digest, newSecret } from './secrets'

export type FlowDeps = { db: Db; now(): Date }
type Kind = 'email-link' | 'password-reset' | `social-${string}` | 'passkey-sign-in' | 'passkey-enrolment'

/** Begins something that ends once: the secret is answered, its hash is kept. `subject` is what the end must know. */
export async function openFlow({ db, now }: FlowDeps, kind: Kind, subject: string, seconds: number): Promise<string> {
  const token = newSecret()
  await db.query('insert into identity_flows (token_hash, kind, subject, expires_at) values ($1, $2, $3, $4)', [
    digest(token),
    kind,
    subject,
    new Date(now().getTime() + seconds * 1000),
  ])
  return token
}

/** The same for mails, where a newer one ends the older ones. */
export async function openOnlyFlow(deps: FlowDeps, kind: Kind, subject: string, seconds: number): Promise<string> {
  await deps.db.query('delete from identity_flows where kind = $1 and subject = $2', [kind, subject])
  return openFlow(deps, kind, subject, seconds)
}

/** True the first time that a secret of somebody else's is shown, until it expires. */
export async function claimOnce({ db }: FlowDeps, kind: Kind, secret: string, expires_at: Date): Promise<boolean> {
  const rows = await db.query(
    'insert into identity_flows (token_hash, kind, subject, expires_at) values ($1, $2, $3, $4) on conflict do nothing returning 1',
    [digest(secret), kind, '', expires_at],
  )
  return rows.length === 1
}

/** The subject, once; null for unknown, used and expired secrets, and for those of another kind. */
export async function spendFlow({ db, now }: FlowDeps, kind: Kind, token: string): Promise<string | null> {
  const [row] = await db.query<{ subject: string; live: boolean }>(
    'delete from identity_flows where token_hash = $1 and kind = $2 returning subject, expires_at > $3 as live',
    [digest(token), kind, now()],
  )
  return row?.live ? row.subject : null
}
