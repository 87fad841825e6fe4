import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Builds statements. It is not told the schema, or each transaction would read all of it for a way of asking that nobody uses. */
export type Orm = PgDatabase<PgQueryResultHKT>

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
  /**
   * Brings tables and functions to this version and runs `then` in the same transaction; processes that start together take
   * turns. Throws UnknownDatabase and NewerDatabase (migrate.ts).
   */
  migrate(then?: (tx: Db) => Promise<void>): Promise<void>
  /** What pg-boss needs of this database. */
  boss: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
  /** Whether the database refused a write within the last half minute because its disk is full. */
  isFull(): boolean
  close(): Promise<void>
}

/** Codes of the system and classes of PostgreSQL's codes that say: no connection, or none now (PostgreSQL, Appendix A). */
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]
/** What the driver says without a code (pg 8). */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Whether a call failed because the database is away, and may be repeated: it restarts, is unreachable or does not answer. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause } = error as Error & { code?: string }
  return AWAY_CODES.includes(code) || code.startsWith('08') || AWAY_WORDS.test(message) || (cause !== undefined && isAway(cause))
}
