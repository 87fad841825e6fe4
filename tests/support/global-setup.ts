import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'
import type { Database } from '@/server/db/client'
import { seedCharacters } from '@/server/db/seed/seed-characters'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated and seeded database of this run on PostgreSQL; copies of it are named after it. */
    template: string
  }
}

export const DUMP = join(process.cwd(), 'node_modules', '.cache', 'krush', 'test-database.tar')

/** Migrated and seeded. */
export async function prepare(db: Database): Promise<void> {
  await db.migrate()
  await seedCharacters(db)
}

async function makeDump(): Promise<void> {
  const db = await openPglite(null)
  await prepare(db)
  const folder = join(DUMP, '..')
  mkdirSync(folder, { recursive: true })
  // Whole or not at all: another run may be reading it.
  const unfinished = join(folder, `${randomUUID()}.tar`)
  writeFileSync(unfinished, Buffer.from(await (await db.dump()).arrayBuffer()))
  renameSync(unfinished, DUMP)
  await db.close()
}

/**
 * Each run has a name of its own, so that two runs may share a server. Answers what removes everything with that name, unless the
 * server ends with the run (TEST_DATABASE_ENDS).
 */
async function makeTemplate(url: string, name: string, lastly: (url: string) => Promise<void>): Promise<() => Promise<void>> {
  const admin = await openPostgres(url, 1)
  await admin.query(`create database ${name}`, [])
  const own = new URL(url)
  own.pathname = `/${name}`
  const db = await openPostgres(own.toString(), 1)
  await prepare(db)
  await db.close()
  await lastly(own.toString())
  // PostgreSQL copies a database only while nobody is connected to it.
  await admin.query(`alter database ${name} with allow_connections false`, [])
  return async () => {
    // A hundred and forty of them take half a minute to drop.
    if (process.env.TEST_DATABASE_ENDS === '1') return admin.close()
    const made = await admin.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [name])
    for (const { datname } of made) await admin.query(`drop database ${datname} with (force)`, [])
    await admin.close()
  }
}

/**
 * Migrations and seeds run once; every test file starts from a copy (a database made anew costs seconds). `lastly` is what else a
 * template on PostgreSQL should have seen.
 */
export default async function setup(
  project: TestProject,
  lastly: (url: string) => Promise<void> = async () => {},
): Promise<(() => Promise<void>) | void> {
  const url = project.config.env?.TEST_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!url) return makeDump()
  const name = `krush_template_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const remove = await makeTemplate(url, name, lastly)
  project.provide('template', name)
  return remove
}
