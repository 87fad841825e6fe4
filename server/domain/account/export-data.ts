import { newKey, newPrefix } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { EXPORT_HOURS, removeFile } from './exports'
import { LEASE_SECONDS, underLease } from '../leases'
import { loadPerson, type Account } from './load-person'
import { filesOf } from './pack-data'
import { textsFor } from '../users/texts-for'

/** Tries until an export is given up, lost processes counted. */
const ATTEMPTS = 3

type Claimed = { user_id: number; attempts: number; storage_key: string | null }

/** Takes a waiting export, or one whose process is gone. Null when there is nothing to do. */
async function claim(ctx: Context, id: number): Promise<Claimed | null> {
  const [row] = await ctx.db.query<Claimed>(
    `update data_exports set state = 'running', attempts = attempts + 1, heartbeat_at = $2
      where id = $1 and attempts < $4
        and (state = 'queued' or (state = 'running' and heartbeat_at < $2::timestamptz - make_interval(secs => $3)))
      returning user_id, attempts, storage_key`,
    [id, ctx.now(), LEASE_SECONDS, ATTEMPTS],
  )
  return row ?? null
}

/** Notes the key before anything is written, so that what an ended try left behind is found. */
async function newStorageKey(ctx: Context, id: number, person: Account, before: string | null): Promise<string | null> {
  if (before) await ctx.storage.remove(before)
  const [row] = await ctx.db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix',
    [person.user_id, newPrefix()],
  )
  if (!row) return null
  const key = newKey(row.storage_prefix, 'application/zip')
  await ctx.db.query('update data_exports set storage_key = $2 where id = $1', [id, key])
  return key
}

async function pack(ctx: Context, id: number, person: Account, key: string): Promise<void> {
  const { size } = await ctx.storage.put(key, ctx.archive.pack(await filesOf(ctx, person)), 'application/zip')
  const expires = new Date(ctx.now().getTime() + EXPORT_HOURS * 3_600_000)
  const [row] = await ctx.db.query<{ id: number }>(
    `update data_exports set state = 'ready', bytes = $2, expires_at = $3
      where id = $1 and state = 'running' and storage_key = $4 returning id`,
    [id, size, expires, key],
  )
  // Erased, or taken over by another process, meanwhile.
  if (!row) return ctx.storage.remove(key)
  await ctx.db.query(`update data_exports set state = 'expired', open_hash = null where user_id = $1 and id < $2 and state = 'ready'`, [
    person.user_id,
    id,
  ])
  await mailReady(ctx, person)
}

/** Without a token: whoever reads the mail has to sign in to get the copy. */
async function mailReady(ctx: Context, { user_id, email: to }: Account): Promise<void> {
  const t = await textsFor(ctx, user_id)
  const { brand, origin } = ctx.settings
  await ctx.mail
    .send({
      to,
      subject: t('emails.copy.subject'),
      text: t('emails.copy.text', { brand, hours: EXPORT_HOURS, link: `${origin}/settings` }),
    })
    .catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'mail about an export not sent'))
}

/** Packs one export. Throws when it should be tried again; after the last try it is `failed`. */
export async function exportData(ctx: Context, { id }: { id: number }): Promise<void> {
  const claimed = await claim(ctx, id)
  if (!claimed) return
  try {
    await underLease(ctx, 'data_exports', id, async () => {
      const person = await loadPerson(ctx, claimed.user_id)
      const key = person && (await newStorageKey(ctx, id, person, claimed.storage_key))
      if (person && key) await pack(ctx, id, person, key)
    })
  } catch (error) {
    const last = claimed.attempts >= ATTEMPTS
    await ctx.db.query(`update data_exports set state = $2 where id = $1 and state = 'running'`, [id, last ? 'failed' : 'queued'])
    ctx.log.error({ export_id: id, error: (error as Error).name, attempt: claimed.attempts }, 'export not packed')
    if (!last) throw error
  }
}

/** Ends what is over: exports that were given up by lost processes, and files that were fetched or waited too long. */
export async function sweepExports(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.query(
    `update data_exports set state = 'failed' where state = 'running' and attempts >= $3
       and heartbeat_at < $1::timestamptz - make_interval(secs => $2)`,
    [now, LEASE_SECONDS, ATTEMPTS],
  )
  await ctx.db.query(`update data_exports set state = 'expired', open_hash = null where state = 'ready' and expires_at <= $1`, [now])
  const over = await ctx.db.query<{ id: number; storage_key: string }>(
    `select id, storage_key from data_exports where storage_key is not null
       and (state in ('expired', 'failed') or (state = 'used' and expires_at <= $1)) limit 100`,
    [now],
  )
  for (const row of over) await removeFile(ctx, row)
}

/** Exports that wait although nobody works them: their call was lost, or their process. */
export async function waitingExports(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select id from data_exports where state in ('queued', 'running') and attempts < $3
       and heartbeat_at < $1::timestamptz - make_interval(secs => $2) order by id limit 100`,
    [ctx.now(), LEASE_SECONDS, ATTEMPTS],
  )
  return rows.map(({ id }) => id)
}
