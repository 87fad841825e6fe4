import { createHash, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isAway, type Database, type Db, type Orm } from './client'
import { migrateWith } from './migrate'

// Ids are far below 2^53, so bigint columns are numbers here as they are in PGlite.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Runner = pg.Pool | pg.PoolClient

/** How long a call waits for a connection, and a statement for its end; the longest of ours take a few seconds. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000
/** A server that stands still cannot end its statements itself; this is after it would have. */
const SILENT_MS = STATEMENT_MS + 5000
/**
 * A connection from which nothing has come for so long is asked whether it lives. Linux would ask after two hours; a database that another
 * machine has taken over, or whose wire was cut, is noticed within seconds.
 */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }
/** How long a refused write is remembered. */
const FULL_MS = 30_000
const DISK_FULL = '53100'

const names = new Map<string, string>()
/** A prepared statement's name, from its text; only parameterised texts are prepared. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url')))
  return name
}

/** One pool as verbs see it. `prepared`: statements keep a name per connection, which a pooler in transaction mode does not. */
type Over = { pool: pg.Pool; prepared: boolean; failed(error: unknown): void }

function dbOver({ prepared, failed }: Over, runner: Runner, orm: Orm, transaction: Db['transaction']): Db {
  return {
    orm,
    query: async <Row>(text: string, params: unknown[]) => {
      const named = prepared && params.length > 0 ? { name: nameOf(text) } : {}
      const result = await runner.query(params.length ? { ...named, text, values: params } : { text }).catch((error: unknown) => {
        failed(error)
        throw error
      })
      return result.rows as Row[]
    },
    transaction,
  }
}

async function inTransaction<T>(over: Over, run: (tx: Db) => Promise<T>): Promise<T> {
  const client = await over.pool.connect()
  const tx: Db = dbOver(over, client, drizzle(client) as unknown as Orm, (inner) => inner(tx))
  try {
    await client.query('begin')
    const result = await run(tx)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that is gone or silent would keep the caller waiting once more.
    if (isAway(error)) client.release(true)
    else
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    throw error
  }
}

/** Wake-ups of this long share one statement. */
const NOTIFY_MS = 5
/** How soon a process that has become alone notices it. */
const RECOUNT_MS = 60_000
/** The name under which every process listens. */
const LISTENER = 'krush-listen'
const LISTENER_RETRY_MS = 1000

/** A connection of its own for LISTEN; when it breaks it is made again and `heard(null)` says that something may be missed. */
function createListener(url: string) {
  const heard = new Map<string, Set<(payload: string | null) => void>>()
  let client: pg.Client | null = null
  let closed = false
  let opening: Promise<void> | null = null
  let alone = false
  const self = randomUUID()

  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: LISTENER, connectionTimeoutMillis: CONNECT_MS, ...ALIVE })
    // One that never came into use fails in here, and is its opener's affair: two retries for each would double every second.
    const lost = () => {
      if (client !== next || closed) return
      client = null
      void next.end().catch(() => {})
      setTimeout(() => void reopen(), LISTENER_RETRY_MS).unref()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload }) => {
      if (channel === 'processes' && payload !== self) alone = false
      for (const call of heard.get(channel) ?? []) call(payload ?? '')
    })
    try {
      await next.connect()
      // Only wake-ups are sent here; none of them is worth waiting for a disk.
      await next.query('set synchronous_commit = off')
      await next.query('listen processes')
      for (const channel of heard.keys()) await next.query(`listen ${channel}`)
      if (closed) throw new Error('the listener was closed meanwhile')
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
    // Those that are here already must begin to tell us. From here on a failure is the connection's end, which `lost` hears.
    await countProcesses()
      .then(() => next.query("select pg_notify('processes', $1)", [self]))
      .catch(() => {})
  }
  /** A process that is alone needs to wake nobody, which saves it a statement for nearly every message. */
  const countProcesses = async () => {
    const result = await client?.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name = '${LISTENER}' and datname = current_database()`,
    )
    alone = (result?.rows[0]?.n ?? 2) <= 1
  }
  const recount = setInterval(() => void countProcesses().catch(() => {}), RECOUNT_MS)
  recount.unref()
  const reopen = async (): Promise<void> => {
    if (closed) return
    try {
      await open()
      for (const calls of heard.values()) for (const call of calls) call(null)
    } catch {
      setTimeout(() => void reopen(), LISTENER_RETRY_MS).unref()
    }
  }
  let waiting: [channel: string, payload: string][] = []
  const send = () => {
    const batch = waiting
    waiting = []
    const text = 'select pg_notify(c, p) from unnest($1::text[], $2::text[]) as wake(c, p)'
    const columns = [batch.map(([channel]) => channel), batch.map(([, payload]) => payload)]
    void (opening ??= open()).then(() => client?.query(text, columns)).catch(() => {})
  }
  return {
    notify(channel: string, payload: string) {
      if (alone) return
      if (waiting.push([channel, payload]) === 1) setTimeout(send, NOTIFY_MS)
    },
    async listen(channel: string, call: (payload: string | null) => void) {
      await (opening ??= open())
      const calls = heard.get(channel) ?? new Set()
      heard.set(channel, calls.add(call))
      if (calls.size === 1) await client?.query(`listen ${channel}`)
      return async () => void calls.delete(call)
    },
    async close() {
      closed = true
      clearInterval(recount)
      await client?.end().catch(() => {})
    },
  }
}

/** A pooler that knows no settings of a session says so with this code. */
const PROTOCOL_VIOLATION = '08P01'

/** A pool whose statements end in time. Throws the driver's error when the server cannot be reached. */
async function openPool(url: string, max: number, { limited = true, later = false } = {}): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'krush',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENT_MS,
    ...ALIVE,
    ...(limited ? { statement_timeout: STATEMENT_MS } : {}),
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  if (later) return pool
  try {
    await pool.query('select 1')
    return pool
  } catch (error) {
    await pool.end().catch(() => {})
    if (limited && (error as { code?: string }).code === PROTOCOL_VIOLATION) return openPool(url, max, { limited: false })
    throw error
  }
}

type Options = {
  /** The server's own address where `url` leads to a pooler in transaction mode: LISTEN and the migrations need a session. */
  direct_url?: string | null
  /** Connects when it is first asked, so that a standby that is away does not stop a start. */
  later?: boolean
}

/** `pool_size` connections at most; PostgreSQL 14 or newer. Throws the driver's error when it cannot be reached. */
export async function openPostgres(url: string, pool_size = 10, { direct_url = null, later = false }: Options = {}): Promise<Database> {
  const pool = await openPool(url, pool_size, { later })
  let full_at = -Infinity
  const over: Over = {
    pool,
    prepared: direct_url === null,
    failed(error) {
      if ((error as { code?: string }).code === DISK_FULL) full_at = performance.now()
    },
  }
  const listener = createListener(direct_url ?? url)
  const db = dbOver(over, pool, drizzle(pool) as unknown as Orm, (run) => inTransaction(over, run))
  return {
    ...db,
    kind: 'postgres',
    listen: listener.listen,
    notify: listener.notify,
    migrate: (then) =>
      withoutLimit(direct_url ?? url, (own) => migrateWith(own, 'create a new database and name it in DATABASE_URL', then)),
    // Several statements in one text are answered with an array of results, which pg-boss takes apart itself.
    boss: { executeSql: async (text, values) => pool.query(text, values as unknown[]) },
    isFull: () => performance.now() - full_at < FULL_MS,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** One connection whose statements may take as long as they take: for migrations, which wait for each other, and backups. */
export async function withoutLimit<T>(url: string, run: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'krush', connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => {})
  const over: Over = { pool, prepared: false, failed() {} }
  const db: Db = dbOver(over, pool, drizzle(pool) as unknown as Orm, (inner) => inTransaction(over, inner))
  try {
    return await run(db)
  } finally {
    await pool.end()
  }
}
