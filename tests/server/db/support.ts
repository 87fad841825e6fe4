import { randomUUID } from 'node:crypto'
import type { Database } from '@/server/db/client'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'

/** A database without a table, on the engine that the tests run on, and how a further process opens it (PostgreSQL only). */
export async function emptyDatabase(): Promise<{ db: Database; again: (() => Promise<Database>) | null }> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return { db: await openPglite(null), again: null }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres(url, 1)
  await admin.query(`create database ${name}`, [])
  await admin.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  const open = () => openPostgres(own.toString(), 2)
  return { db: await open(), again: open }
}
