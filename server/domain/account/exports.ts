import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DataExport } from '@/contracts/account'
import { RETENTION } from '@/contracts/retention'
import type { StoredObject } from '@/server/providers/storage/port'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { MEDIA_PATH } from '../media/media-address'
import { requireProof } from '../sessions/proof'
import { hitLimit } from '../rate-limit'

/** How long a finished export waits to be fetched, and how long an address of it works. */
export const EXPORT_HOURS = RETENTION.exports * 24
const OPEN_MINUTES = 10
const A_DAY = { most: 3, seconds: 24 * 3600 }
export const EXPORT_PATH = `${MEDIA_PATH}exports/`

type Row = { id: number; state: DataExport['state']; created_at: Date; expires_at: Date | null; bytes: number | null }
const COLUMNS = 'id, state, created_at, expires_at, bytes'

const iso = (time: Date | null) => time?.toISOString() ?? null
function present(ctx: Context, row: Row): DataExport {
  const late = row.state === 'ready' && row.expires_at !== null && row.expires_at <= ctx.now()
  return {
    id: String(row.id),
    state: late ? 'expired' : row.state,
    created_at: row.created_at.toISOString(),
    expires_at: iso(row.expires_at),
    bytes: row.bytes === null ? null : Number(row.bytes),
  }
}

async function find(ctx: Context, user_id: number, client_key: string): Promise<Row | null> {
  const [row] = await ctx.db.query<Row>(
    `select ${COLUMNS} from data_exports
      where user_id = $1 and (client_key = $2 or state in ('queued', 'running')) order by id desc limit 1`,
    [user_id, client_key],
  )
  return row ?? null
}

/** Asks for a copy of everything. While one is being packed, asking again answers that one. At most three a day. */
export async function requestExport(ctx: Context, caller: Caller, idempotency_key: string | null): Promise<DataExport> {
  await requireProof(ctx, caller)
  const { user_id } = caller
  const client_key = idempotency_key ?? randomUUID()
  const underway = await find(ctx, user_id, client_key)
  if (underway) return present(ctx, underway)
  await hitLimit(ctx, { key: `export:user:${user_id}`, ...A_DAY })
  const [row] = await ctx.db.query<Row>(
    `insert into data_exports (user_id, client_key, created_at, heartbeat_at) values ($1, $2, $3, $3)
       on conflict do nothing returning ${COLUMNS}`,
    [user_id, client_key, ctx.now()],
  )
  if (row) ctx.jobs.send('export-data', { id: row.id })
  const made = row ?? (await find(ctx, user_id, client_key))
  if (!made) throw new AppError('CONFLICT', 'Another copy was just made. Check again.')
  return present(ctx, made)
}

export async function getExport(ctx: Context, caller: Caller): Promise<DataExport | null> {
  const [row] = await ctx.db.query<Row>(`select ${COLUMNS} from data_exports where user_id = $1 order by id desc limit 1`, [caller.user_id])
  return row ? present(ctx, row) : null
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** A single-use address of the finished export; it replaces an earlier one. Throws PROOF_REQUIRED, NOT_FOUND. */
export async function openExport(ctx: Context, caller: Caller): Promise<string> {
  await requireProof(ctx, caller)
  const secret = randomBytes(32).toString('base64url')
  const [row] = await ctx.db.query<{ id: number }>(
    `update data_exports set open_hash = $2, open_until = $3 where id = (
       select id from data_exports where user_id = $1 and state = 'ready' and expires_at > $4 order by id desc limit 1) returning id`,
    [caller.user_id, hashOf(secret), new Date(ctx.now().getTime() + OPEN_MINUTES * 60_000), ctx.now()],
  )
  if (!row) throw new AppError('NOT_FOUND', 'There’s no copy to download. Ask for a new one.')
  return `${EXPORT_PATH}${secret}`
}

/** Spends the address: of two that fetch at once one gets the file. It is gone once it has been handed over. */
export async function fetchExport(ctx: Context, secret: string): Promise<{ object: StoredObject; file_name: string } | null> {
  const [row] = await ctx.db.query<{ id: number; storage_key: string; created_at: Date }>(
    `update data_exports set state = 'used', open_hash = null, open_until = null
      where open_hash = $1 and open_until > $2 and state = 'ready' and expires_at > $2 returning id, storage_key, created_at`,
    [hashOf(secret), ctx.now()],
  )
  const object = row ? await ctx.storage.open(row.storage_key) : null
  if (!row || !object) return null
  const close = async () => {
    await object.close()
    await removeFile(ctx, row)
  }
  const day = row.created_at.toISOString().slice(0, 10)
  return { object: { ...object, close }, file_name: `${ctx.settings.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-${day}.zip` }
}

export async function removeFile(ctx: Context, row: { id: number; storage_key: string }): Promise<void> {
  await ctx.storage.remove(row.storage_key)
  await ctx.db.query('update data_exports set storage_key = null where id = $1', [row.id])
}
