import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { PDQ_DISTANCE, type Fingerprint } from '@/server/providers/picture/port'
import { deleteClipsIn } from '../clips/end-clips'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { emitPhotoUpdate } from '../photos/emit-photo-update'
import type { PhotoRow } from '../photos/present'
import { sendStatement, stateReasons, type Restriction } from '../restrictions/restrictions'

/** `photo:12`, `clip:3`, or `user:7` for a profile picture. */
export type PictureSubject = `${'photo' | 'clip' | 'user'}:${number}`
const SUBJECT = /^(photo|clip|user):([1-9]\d{0,8})$/

/** Throws INVALID_INPUT. */
export function pictureSubject(name: string): { subject: PictureSubject; kind: 'photo' | 'clip' | 'user'; id: number } {
  const [, kind, id] = SUBJECT.exec(name) ?? []
  if (!kind) throw new AppError('INVALID_INPUT', 'Name the picture as photo:12, clip:3 or user:7 (a profile picture).')
  return { subject: name as PictureSubject, kind: kind as 'photo' | 'clip' | 'user', id: Number(id) }
}

/** `h` matches `b`: the same bytes, or two hashes of one picture. */
const MATCHES = `(h.sha256 = b.sha256 or bit_count(h.pdq # b.pdq) <= ${PDQ_DISTANCE})`

/** What cannot be decoded is known by its bytes alone. */
export async function fingerprintsOf(ctx: Context, pictures: readonly Uint8Array[]): Promise<Fingerprint[]> {
  return Promise.all(pictures.map((picture) => ctx.picture.fingerprint(picture)))
}

/** Whether staff took one of these pictures down. */
export async function isTakenDown(ctx: Context, prints: readonly Fingerprint[]): Promise<boolean> {
  const [row] = await ctx.db.query(
    `select 1 from unnest($1::text[], $2::text[]) as given (sha256, pdq)
       cross join lateral (select decode(given.sha256, 'hex') as sha256, given.pdq::bit(256) as pdq) h
       join blocked_pictures b on ${MATCHES} limit 1`,
    [prints.map(({ sha256 }) => sha256), prints.map(({ pdq }) => pdq)],
  )
  return row !== undefined
}

/** Remembers the fingerprints of a picture that is about to be stored. A profile picture takes the place of the one before. */
export async function storeFingerprints(ctx: Context, user_id: number, name: string, prints: readonly Fingerprint[]): Promise<void> {
  if (!SUBJECT.test(name)) return
  await ctx.db.transaction(async (tx) => {
    if (name.startsWith('user:')) await forgetFingerprints(tx, name as PictureSubject)
    await tx.query(
      `insert into picture_hashes (user_id, subject, sha256, pdq, created_at)
         select u.id, $2, decode(given.sha256, 'hex'), given.pdq::bit(256), $5 from users u, unnest($3::text[], $4::text[]) as given (sha256, pdq)
          where u.id = $1`,
      [user_id, name, prints.map(({ sha256 }) => sha256), prints.map(({ pdq }) => pdq), ctx.now()],
    )
  })
}

export const forgetFingerprints = (tx: Db, subject: PictureSubject) => tx.query('delete from picture_hashes where subject = $1', [subject])

/** A whole stored file; null when there is none. */
export async function readObject(ctx: Context, key: string): Promise<Uint8Array | null> {
  const object = await ctx.storage.open(key)
  if (!object) return null
  try {
    return Buffer.concat(await Array.fromAsync(object.read()))
  } finally {
    await object.close()
  }
}

const KEYS = {
  photo: 'select user_id, storage_key from photos where id = $1 and storage_key is not null',
  clip: `select c.user_id, p.storage_key from clips c join photos p on p.id = c.photo_id where c.id = $1 and c.storage_key is not null`,
  user: `select id as user_id, picture->>'large' as storage_key from users where id = $1 and picture is not null`,
}

/** Fingerprints of what is stored without any: from before there were some. Of a clip it is its photo. Throws NOT_FOUND. */
async function fingerprintStored(ctx: Context, name: string): Promise<void> {
  const { subject, kind, id } = pictureSubject(name)
  const [known] = await ctx.db.query('select 1 from picture_hashes where subject = $1 limit 1', [subject])
  if (known) return
  const [row] = await ctx.db.query<{ user_id: number; storage_key: string | null }>(KEYS[kind], [id])
  const bytes = row?.storage_key ? await readObject(ctx, row.storage_key) : null
  if (!row || !bytes) throw notFound(`A picture ${name}`)
  await storeFingerprints(ctx, row.user_id, subject, await fingerprintsOf(ctx, [bytes]))
}

type Why = { reason: string; by: number | null }
/** `match` is the SHA-256 of the bank's entry, in hex. A copy is found by software, whoever put the entry there. */
type Removal = Why & { match: string; copy: boolean }

/**
 * Removes a picture for good with what hangs on it, and tells its person why and how to object; the line in the books stays. Harmless
 * when it is gone.
 */
async function removePicture(ctx: Context, name: string, { reason, by, match, copy }: Removal): Promise<void> {
  const { subject, kind, id } = pictureSubject(name)
  const { keys, user_id, events } = await ctx.db.transaction(async (tx) => {
    await forgetFingerprints(tx, subject)
    if (kind === 'photo') return removePhoto(ctx, tx, id)
    if (kind === 'clip') return removeClip(ctx, tx, id)
    const [row] = await tx.query<{ picture: { large: string; small: string } | null }>(
      'select picture from users where id = $1 for update',
      [id],
    )
    await tx.query('update users set picture = null where id = $1', [id])
    return { keys: row?.picture ? [row.picture.large, row.picture.small] : [], user_id: id, events: [] as ServerEvent[] }
  })
  publish(ctx, user_id, events)
  for (const key of keys) if (key) await ctx.storage.remove(key)
  if (keys.length === 0) return
  const given: Restriction = {
    user_id,
    kind: 'picture_removed',
    subject: bankEntry(match),
    reason,
    automated: copy,
    decided_by: by,
    key: `picture removed: ${subject}`,
  }
  const link = await ctx.db.transaction((tx) => stateReasons(ctx, tx, given))
  if (link) await sendStatement(ctx, given, link)
}

type Removed = { keys: (string | null)[]; user_id: number; events: ServerEvent[] }

async function removePhoto(ctx: Context, tx: Db, id: number): Promise<Removed> {
  const [row] = await tx.query<PhotoRow>('select * from photos where id = $1 for update', [id])
  if (!row) return { keys: [], user_id: 0, events: [] }
  await tx.query(
    'update photos set deleted_at = coalesce(deleted_at, $2), updated_at = $2, storage_key = null, preview_key = null where id = $1',
    [id, ctx.now()],
  )
  const clips = await deleteClipsIn(tx, id, ctx.now())
  if (row.message_id !== null) await tx.query('update messages set rev = rev + 1 where id = $1', [row.message_id])
  const events = await emitPhotoUpdate(tx, row, { state: row.state, balance: clips.returned })
  return { keys: [row.storage_key, row.preview_key, ...clips.keys], user_id: row.user_id, events }
}

async function removeClip(ctx: Context, tx: Db, id: number): Promise<Removed> {
  const [row] = await tx.query<{ storage_key: string | null; photo_id: number }>(
    'select storage_key, photo_id from clips where id = $1 for update',
    [id],
  )
  if (!row) return { keys: [], user_id: 0, events: [] }
  await tx.query('update clips set deleted_at = coalesce(deleted_at, $2), updated_at = $2, storage_key = null where id = $1', [
    id,
    ctx.now(),
  ])
  const [photo] = await tx.query<PhotoRow>('select * from photos where id = $1', [row.photo_id])
  const events = photo ? await emitPhotoUpdate(tx, photo, { state: photo.state, balance: false }) : []
  return { keys: [row.storage_key], user_id: photo?.user_id ?? 0, events }
}

/** Adds to the bank, and removes whatever matches anywhere. `subject` is the picture that was looked at, not found. Answers how many went. */
async function block(
  ctx: Context,
  prints: readonly Fingerprint[],
  { reason, by, subject: original }: Why & { subject?: PictureSubject },
): Promise<number> {
  await ctx.db.query(
    `insert into blocked_pictures (sha256, pdq, reason, added_by, created_at)
       select decode(given.sha256, 'hex'), given.pdq::bit(256), $3, $4, $5 from unnest($1::text[], $2::text[]) as given (sha256, pdq)
     on conflict (sha256) do nothing`,
    [prints.map(({ sha256 }) => sha256), prints.map(({ pdq }) => pdq), reason, by, ctx.now()],
  )
  const copies = await ctx.db.query<{ subject: string; match: string }>(
    `select distinct on (h.subject) h.subject, encode(b.sha256, 'hex') as match from picture_hashes h join blocked_pictures b on ${MATCHES} where b.sha256 = any($1::bytea[])
      order by h.subject, b.sha256 = h.sha256 desc`,
    [prints.map(({ sha256 }) => Buffer.from(sha256, 'hex'))],
  )
  for (const { subject, match } of copies) await removePicture(ctx, subject, { reason, by, match, copy: subject !== original })
  ctx.log.warn({ pictures: prints.length, removed: copies.length }, 'picture taken down with its copies')
  return copies.length
}

/**
 * For staff: takes a picture down with its copies in every account, and for good: what matches it is refused from then on.
 * Answers how many went. Throws NOT_FOUND, INVALID_INPUT.
 */
export async function takeDownPicture(ctx: Context, name: string, why: Why): Promise<number> {
  const { subject } = pictureSubject(name)
  await fingerprintStored(ctx, subject)
  const rows = await ctx.db.query<Fingerprint>(
    `select encode(sha256, 'hex') as sha256, pdq::text as pdq from picture_hashes where subject = $1`,
    [subject],
  )
  const removed = await block(ctx, rows, { ...why, subject })
  // Its own fingerprints match, unless another take-down was faster.
  if (rows[0]) await removePicture(ctx, subject, { ...why, match: rows[0].sha256, copy: false })
  return removed
}

/** For staff: the same for a picture that comes as a file. Throws INVALID_IMAGE. */
export async function blockPictureFile(ctx: Context, bytes: Uint8Array, why: Why): Promise<number> {
  try {
    const { large } = await ctx.picture.drawPhoto(bytes)
    return await block(ctx, await fingerprintsOf(ctx, [bytes, large]), why)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    throw new AppError('INVALID_IMAGE', 'We couldn’t read this photo. Use a JPEG, PNG, WebP or AVIF of up to 50 megapixels.')
  }
}

/** What a statement names: the entry that an appeal takes out again. */
const ENTRY = /^picture:([0-9a-f]{64})$/
const bankEntry = (sha256: string) => `picture:${sha256}`

/**
 * Takes an entry out with those of the same picture, so that it may be uploaded again: what was removed is gone. For an appeal that is
 * reversed.
 */
export async function unblockPicture(ctx: Context, entry: string): Promise<void> {
  await ctx.db.query(`delete from blocked_pictures b using blocked_pictures h where h.sha256 = decode($1, 'hex') and ${MATCHES}`, [
    ENTRY.exec(entry)?.[1] ?? '',
  ])
}

export type PictureBank = { blocked: number; known: number; refused: number }

/** For staff: pictures in the bank, pictures of people that are compared with it, and what was refused in 30 days. */
export async function readPictureBank(ctx: Context): Promise<PictureBank> {
  const [row] = await ctx.db.query<PictureBank>(
    `select (select count(*)::int from blocked_pictures) as blocked,
        (select count(distinct subject)::int from picture_hashes) as known,
        (select count(*)::int from moderation_verdicts where rule = 'taken_down' and created_at > $1) as refused`,
    [new Date(ctx.now().getTime() - 30 * 24 * 3_600_000)],
  )
  return row!
}

/** Stored pictures that get their fingerprints in one run. */
const AT_ONCE = 50

/** Looking for one reads all pictures, so where none was left this process looks again the next day. */
const LOOK_AGAIN_MS = 24 * 3_600_000
const nothing_left = new WeakMap<Context['db'], number>()

/** By the clock: `fingerprintOld` until none is left. */
export async function fingerprintDue(ctx: Context): Promise<void> {
  if (performance.now() - (nothing_left.get(ctx.db) ?? -Infinity) < LOOK_AGAIN_MS) return
  if ((await fingerprintOld(ctx)) === 0) nothing_left.set(ctx.db, performance.now())
}

/** Fingerprints for what was stored before there were some. Answers how many. */
export async function fingerprintOld(ctx: Context): Promise<number> {
  const rows = await ctx.db.query<{ subject: string }>(
    `select 'photo:' || p.id as subject from photos p where p.storage_key is not null
         and not exists (select 1 from picture_hashes h where h.subject = 'photo:' || p.id)
     union all select 'user:' || u.id from users u where u.picture is not null
         and not exists (select 1 from picture_hashes h where h.subject = 'user:' || u.id)
     limit $1`,
    [AT_ONCE],
  )
  for (const { subject } of rows) {
    // Removed meanwhile.
    await fingerprintStored(ctx, subject).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
  return rows.length
}
