import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** The database as verbs see it: the same on PGlite and PostgreSQL. */
export type Db = {
  orm: Orm
  /** One statement; on PostgreSQL it is prepared once per connection, so the text must be constant. */
  query<Row>(text: string, params: unknown[]): Promise<Row[]>
  /** No network call inside: PGlite has one connection, PostgreSQL would hold its locks. */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>
}

export type Database = Db & {
  kind: 'pglite' | 'postgres'
  /** Calls back with the payload of every NOTIFY on the channel, and with null after a lost and regained listener. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>
  /** Tells every process soon; gathered, without waiting, and lost when this process dies first. */
  notify(channel: string, payload: string): void
  migrate(): Promise<void>
  /** What pg-boss needs of this database. */
  boss: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
  close(): Promise<void>
}
