import { eq } from 'drizzle-orm'
import type { OwnCharacter } from '@/contracts/own-characters'
import { characters } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { AppError } from '../../errors'
import { invalidateThreads } from '../gone'
import type { CharacterRow } from '../present'
import { findOwn, lockOwn } from './find-own'
import { dropUnused } from './portraits'
import { ownCharacterOf } from './present-own'
import { removeMedia } from './remove-media'
import { withdrawReview } from './reviews'

/** Puts one's character into the trash, private. Harmless where it is there already. */
export async function trashCharacter(ctx: Context, caller: Caller, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id)
    if (row.deleted_at) return
    await withdrawReview(ctx, tx, id)
    await tx.orm
      .update(characters)
      .set({ visibility: 'private', deleted_at: ctx.now(), updated_at: ctx.now() })
      .where(eq(characters.id, id))
    await invalidateThreads(tx, id)
  })
}

/** Takes one's character back, private; conversations with it continue. */
export async function recoverCharacter(ctx: Context, caller: Caller, id: number): Promise<OwnCharacter> {
  const row = await ctx.db.transaction(async (tx) => {
    const now = await lockOwn(tx, caller, id)
    if (!now.deleted_at) return now
    const [stored] = await tx.orm
      .update(characters)
      .set({ deleted_at: null, updated_at: ctx.now() })
      .where(eq(characters.id, id))
      .returning()
    await invalidateThreads(tx, id)
    return stored!
  })
  return ownCharacterOf(ctx, row)
}

const BUSY = `select 1 from conversations c where c.character_id = $1 and (
    exists (select 1 from generations g where g.conversation_id = c.id and g.state = 'running')
    or exists (select 1 from voice_notes n where n.conversation_id = c.id and n.state in ('queued', 'running'))
    or exists (select 1 from messages m join voices v on v.message_id = m.id where m.conversation_id = c.id and v.state in ('queued', 'running')))
  union all select 1 from photos p where p.character_id = $1 and (p.state in ('queued', 'running')
    or exists (select 1 from clips k where k.photo_id = p.id and k.state in ('queued', 'running'))) limit 1`

/** What an emptied character no longer has. */
const EMPTY: Partial<CharacterRow> = {
  hook: '',
  occupation: '',
  biography: '',
  hobbies: [],
  personality: [],
  tags: [],
  preferences: [],
  custom_instructions: '',
  greeting: '',
  scenarios: [],
  extras: {},
  search_text: '',
  voice: null,
  client_key: null,
  likes_count: 0,
}

/** Takes every text away and what lists hang on; name, age and face stay for those who have chats to read. False while something is still on its way. */
async function empty(ctx: Context, id: number): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.query(`select 1 from characters where id = $1 and deleted_at is not null and purged_at is null for update`, [id])
    if (!row) return true
    if ((await tx.query(BUSY, [id])).length > 0) return false
    await tx.orm
      .update(characters)
      .set({ ...EMPTY, purged_at: ctx.now() })
      .where(eq(characters.id, id))
    await tx.query('delete from character_versions where character_id = $1', [id])
    await tx.query('delete from character_likes where character_id = $1', [id])
    return true
  })
}

const OTHERS = `exists (select 1 from conversations c where c.character_id = h.id and c.user_id <> h.owner_id)
  or exists (select 1 from conversation_members g join conversations c on c.id = g.conversation_id where g.character_id = h.id and c.turns is not null)
  or exists (select 1 from photos p where p.character_id = h.id and p.user_id <> h.owner_id)`

/** What is left of an emptied character goes too where nobody but its author has anything of it. May be repeated. */
async function removeRest(ctx: Context, id: number): Promise<void> {
  const only = `select h.id from characters h where h.id = $1 and h.purged_at is not null and not (${OTHERS})`
  if ((await ctx.db.query(only, [id])).length === 0) return
  await removeMedia(ctx, id)
  await ctx.db.transaction(async (tx) => {
    if ((await tx.query(`${only} for update`, [id])).length === 0) return
    await tx.query(
      `delete from generation_chunks where generation_id in (
      select g.id from generations g join conversations c on c.id = g.conversation_id where c.character_id = $1)`,
      [id],
    )
    await tx.query(`delete from voice_notes where conversation_id in (select id from conversations where character_id = $1)`, [id])
    await tx.query('delete from conversations where character_id = $1', [id])
    await tx.query('delete from characters where id = $1', [id])
  })
}

/** False while something of it is still on its way. After a crash in between, the next run finishes. */
async function purge(ctx: Context, id: number): Promise<boolean> {
  const faces = await ctx.db.query<{ portrait_id: string }>(
    `select portrait_id from character_versions where character_id = $1 union select portrait_id from characters where id = $1 and portrait_id is not null`,
    [id],
  )
  if (!(await empty(ctx, id))) return false
  await removeRest(ctx, id)
  await dropUnused(
    ctx,
    faces.map(({ portrait_id }) => portrait_id),
  )
  return true
}

/** Removes one's character that is in the trash, at once and for good. Throws NOT_FOUND, CONFLICT (not in the trash, or a reply or picture is on its way). */
export async function eraseCharacter(ctx: Context, caller: Caller, id: number): Promise<void> {
  const row = await findOwn(ctx, caller, id)
  if (!row.deleted_at) throw new AppError('CONFLICT', 'Move this character to the trash first.')
  if (!(await purge(ctx, id))) throw new AppError('CONFLICT', 'Something from this character is still on its way. Try again in a minute.')
}

/** Removes what has been in the trash since before then, and finishes what an earlier run has left, or what was waiting for others. */
export async function purgeTrash(ctx: Context, before: Date): Promise<void> {
  const rows = await ctx.db.query<{ id: number }>(
    `select id from characters h where deleted_at < $1 and (purged_at is null or not (${OTHERS})) order by deleted_at limit 1000`,
    [before],
  )
  for (const { id } of rows) await purge(ctx, id)
}
