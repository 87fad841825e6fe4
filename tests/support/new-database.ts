import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/**
 * The address of a database that nothing has used yet, on the PostgreSQL of TEST_DATABASE_URL: as a first start leaves it, or with
 * `empty` without a table. Migrating and seeding costs a server seven seconds of a processor.
 */
export async function newDatabase({ empty = false } = {}): Promise<string> {
  const template = inject('template')
  // What is named after the template goes with it (tests/support/global-setup.ts).
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(process.env.TEST_DATABASE_URL)
  await admin.connect()
  await admin.query(`create database ${name}${empty ? '' : ` template ${template}`}`)
  await admin.end()
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  return url.toString()
}
