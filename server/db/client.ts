import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** The database as verbs see it: the same on PGlite and PostgreSQL. */
export type Db = {
  orm: Orm
  /**
   * One statement; on PostgreSQL it is prepared once per connection, so the text must be constant. Both drivers answer alike:
   * timestamptz as Date, int, bigint and real as number, bytea as Uint8Array, numeric as string; what is inside json is JSON's.
   * Never select an interval or a timestamp without a time zone: these differ.
   */
  query<Row>(text: string, params: unknown[]): Promise<Row[]>
  /** No network call inside: PGlite has one connection, PostgreSQL would hold its locks. */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>
}

export type Database = Db & {
  kind: 'pglite' | 'postgres'
  /** Calls back with the payload of every NOTIFY on the channel, and with null after a lost and regained listener. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>
  /** Notifies every process soon; batched, without waiting, and lost when this process dies first. */
  notify(channel: string, payload: string): void
  /** Brings tables and functions to this version; safe in several processes at once. Throws UnknownDatabase (migrate.ts). */
  migrate(): Promise<void>
  /** What pg-boss needs of this database. */
  boss: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
  close(): Promise<void>
}
