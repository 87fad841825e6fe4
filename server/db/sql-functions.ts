import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './client'

/** Read at run time: the server is started where `server/db` is, and the Docker image has this folder. */
const FOLDER = join(process.cwd(), 'server', 'db', 'functions')

export type SqlFunction = {
  /** The function's name, and that of its file. */
  name: string
  /** SHA-256 of the file, hex. */
  hash: string
  /** Signatures that this file has given up: `-- replaces: name(int, text)`. They are dropped. */
  replaces: string[]
  /** `create or replace function`, and for a trigger function the triggers that call it. */
  statements: string[]
}

/** Every statement of a function file begins a line with this; the text before the first is its comment. */
const BEGIN = /^(?=create or replace )/m

/** Throws where a file does not create the function it is named after, with a message that says so. */
export function readFunction(name: string, text: string): SqlFunction {
  const [comment = '', ...statements] = `\n${text}`.split(BEGIN)
  if (!statements[0]?.startsWith(`create or replace function ${name}(`)) {
    throw new Error(`server/db/functions/${name}.sql must begin with "create or replace function ${name}(" after its comment.`)
  }
  return {
    name,
    hash: createHash('sha256').update(text).digest('hex'),
    replaces: [...comment.matchAll(/^-- replaces: (.+)$/gm)].map(([, signature = '']) => signature.trim()),
    statements,
  }
}

/** All functions, by name. */
export const readFunctions = (folder = FOLDER): SqlFunction[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFunction(file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')))

/** Hash by name of what was last applied; empty where nothing was. */
async function appliedHashes(db: Db): Promise<Map<string, string>> {
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('sql_functions') is not null as there`, [])
  const rows = table?.there ? await db.query<{ name: string; hash: string }>('select name, hash from sql_functions', []) : []
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** Those whose file is not the one that was last applied. */
export async function changedFunctions(db: Db, functions = readFunctions()): Promise<SqlFunction[]> {
  const applied = await appliedHashes(db)
  return functions.filter(({ name, hash }) => applied.get(name) !== hash)
}

/**
 * Applies the functions that have changed, in the order of their names; answers which. For the migrator: in its transaction,
 * under its lock, after the tables they need.
 */
export async function applyFunctions(tx: Db, functions = readFunctions()): Promise<string[]> {
  await tx.query(
    'create table if not exists sql_functions (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    [],
  )
  const changed = await changedFunctions(tx, functions)
  if (!changed.length) return []
  for (const signature of changed.flatMap(({ replaces }) => replaces)) await tx.query(`drop function if exists ${signature}`, [])
  // Functions call each other, so at first nobody looks into their bodies; once all are there, PostgreSQL checks them.
  await tx.query('set local check_function_bodies = off', [])
  for (const statement of changed.flatMap(({ statements }) => statements)) await tx.query(statement, [])
  await tx.query('set local check_function_bodies = on', [])
  for (const {
    statements: [definition = ''],
  } of changed)
    await tx.query(definition, [])
  for (const { name, hash } of changed) {
    await tx.query(
      `insert into sql_functions (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [name, hash],
    )
  }
  return changed.map(({ name }) => name)
}
