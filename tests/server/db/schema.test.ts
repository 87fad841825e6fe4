import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import type { Db } from '@/server/db/client'
import * as schema from '@/server/db/schema'
import { testDatabase } from '../../support/server'
import { emptyDatabase } from './support'

type Json = ReturnType<typeof generateDrizzleJson>

const META = 'server/db/migrations/meta'

/** What drizzle-kit would compare the schema with: the newest snapshot. */
function newestSnapshot(): Json {
  const name = readdirSync(META)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!
  return JSON.parse(readFileSync(`${META}/${name}`, 'utf8')) as Json
}
const plain = ({ tables, enums, schemas, sequences, views }: Json) =>
  JSON.parse(JSON.stringify({ tables, enums, schemas, sequences, views })) as unknown

test('generating a migration from the schema yields nothing: npx drizzle-kit generate', async () => {
  const now = generateDrizzleJson(schema)
  const kept = newestSnapshot()
  // First what differs, in words; drizzle-kit would ask about renames and has nobody to ask.
  expect(plain(now)).toEqual(plain(kept))
  expect(await generateMigration(kept, now)).toEqual([])
})

/** Tables, columns, indexes and constraints by definition, without partitions, which drizzle-kit does not know, and what the migrator and pg_trgm add. */
async function catalog(db: Db): Promise<string[]> {
  const rows = await db.query<{ line: string }>(
    `with mine as (
       select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'sql_functions'))
     select 'column ' || m.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
         || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || case when a.attgenerated <> '' then ' generated' else '' end as line
       from mine m join pg_attribute a on a.attrelid = m.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = m.oid and d.adnum = a.attnum
     union all
     select 'index ' || replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') from pg_index i join mine m on m.oid = i.indrelid
      where i.indexrelid is distinct from to_regclass('search_words_alike')
     union all
     select 'constraint ' || m.relname || '.' || c.conname || ' ' || pg_get_constraintdef(c.oid)
       from pg_constraint c join mine m on m.oid = c.conrelid
     order by 1`,
    [],
  )
  return rows.map(({ line }) => line)
}

test('the migrations make the tables that the schema describes, in every name and definition', async () => {
  const { db } = await emptyDatabase()
  try {
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))) await db.query(statement, [])
    const described = await catalog(db)
    expect(described.length).toBeGreaterThan(1000)
    expect(await catalog(await testDatabase())).toEqual(described)
  } finally {
    await db.close()
  }
})

test('every foreign key has an index, so that what is removed is not looked for in whole tables', async () => {
  const db = await testDatabase()
  // The first column counts; a partial index counts where it leaves out nothing but null.
  const bare = await db.query<{ key: string }>(
    `select conrelid::regclass || '.' || attname as key from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = conrelid and i.indkey[0] = conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || attname || ' IS NOT NULL)'))`,
    [],
  )
  expect(bare).toEqual([])
})
