import type { Conversation } from '@/contracts/conversations'
import { GROUP_SIZE, type GroupTurns } from '@/contracts/groups'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { announce, begunBefore, findOpenings, getConversation, takeTurns } from '../conversations/conversations'
import { AppError, notFound } from '../errors'
import { moderate, refuseBlocked } from '../moderation/moderate'

type Address = { account_id: number; slug?: string }
type Made = { members: readonly Address[]; title?: string; turns?: GroupTurns; idempotency_key: string | null }

const full = () => new AppError('INVALID_INPUT', `A group has room for ${GROUP_SIZE.most} characters.`)
const empty = () => new AppError('INVALID_INPUT', `A group needs at least ${GROUP_SIZE.least} characters.`)

/** A name is in the list and in exports, never in a prompt; it passes moderation as a memory does. */
async function check(ctx: Context, user_id: number, title: string | undefined): Promise<void> {
  if (title) refuseBlocked(await moderate(ctx, { stage: 'memory', text: title }, { user_id, subject: 'group' }))
}

/**
 * Begins a group with characters each of which the person may chat with. Nothing is said yet. Throws NOT_FOUND, CHARACTER_GONE,
 * INVALID_INPUT, CONTENT_BLOCKED. Repeating the key answers the same group.
 */
export async function createGroup(
  ctx: Context,
  caller: Caller,
  { members, title = '', turns = 'in_turn', idempotency_key }: Made,
): Promise<Conversation> {
  const { user_id } = caller
  const known = await begunBefore(ctx.db, user_id, idempotency_key)
  if (known !== null) return getConversation(ctx, caller, known)
  const ids = members.map(({ account_id }) => account_id)
  if (new Set(ids).size < ids.length) throw new AppError('INVALID_INPUT', 'Each character is in a group once.')
  let persona_id: number | null = null
  for (const member of members) ({ persona_id } = await findOpenings(ctx, caller, member))
  await check(ctx, user_id, title)
  const { id, fresh } = await ctx.db.transaction(async (tx) => {
    await takeTurns(tx, user_id)
    const other = await begunBefore(tx, user_id, idempotency_key)
    if (other !== null) return { id: other, fresh: false }
    const [row] = await tx.query<{ id: number }>(
      `insert into conversations (user_id, character_id, client_key, persona_id, turns, title, created_at, updated_at)
         values ($1, $2, $3, (select id from personas where id = $4 and user_id = $1), $5, $6, $7, $7) returning id`,
      [user_id, ids[0], idempotency_key, persona_id, turns, title, ctx.now()],
    )
    await tx.query(
      `insert into conversation_members (conversation_id, character_id, position, joined_after, created_at)
         select $1, m.id, m.at, 0, $3 from unnest($2::int[]) with ordinality as m(id, at)`,
      [row!.id, ids, ctx.now()],
    )
    return { id: row!.id, fresh: true }
  })
  if (fresh) await announce(ctx, user_id, id, false)
  return getConversation(ctx, caller, id)
}

type Standing = { id: number; last_message_id: number; count: number }

/** Takes the group's lock. Throws NOT_FOUND for what is no group of the person's. */
async function lock(tx: Db, user_id: number, id: number): Promise<Standing> {
  const [row] = await tx.query<{ last_message_id: number | null }>(
    'select last_message_id from conversations where id = $1 and user_id = $2 and turns is not null and deleted_at is null for update',
    [id, user_id],
  )
  if (!row) throw notFound('Group')
  // What is hidden was said too: the newest number there is.
  const [said] = await tx.query<{ newest: number | null }>('select max(id) as newest from messages where conversation_id = $1', [id])
  const [there] = await tx.query<{ count: number }>(
    'select count(*)::int as count from conversation_members where conversation_id = $1 and left_after is null',
    [id],
  )
  return { id, last_message_id: Number(said?.newest ?? 0), count: there!.count }
}

async function busy(tx: Db, id: number): Promise<void> {
  const [running] = await tx.query(`select 1 from generations where conversation_id = $1 and state = 'running'`, [id])
  if (running) throw new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait until it’s done.')
}

/** Renames a group, or changes who answers where nobody is named. Throws NOT_FOUND, CONTENT_BLOCKED. */
export async function updateGroup(
  ctx: Context,
  caller: Caller,
  id: number,
  { title, turns }: { title?: string; turns?: GroupTurns },
): Promise<Conversation> {
  await check(ctx, caller.user_id, title)
  const [row] = await ctx.db.query(
    `update conversations set title = coalesce($3, title), turns = coalesce($4, turns), rev = rev + 1
      where id = $1 and user_id = $2 and turns is not null and deleted_at is null returning 1`,
    [id, caller.user_id, title ?? null, turns ?? null],
  )
  if (!row) throw notFound('Group')
  await announce(ctx, caller.user_id, id, false)
  return getConversation(ctx, caller, id)
}

/**
 * Adds a character, which hears what is said from now on; who left before knows what it heard then. Nothing happens where it is there.
 * Throws NOT_FOUND, CHARACTER_GONE, INVALID_INPUT where the group is full, GENERATION_RUNNING.
 */
export async function addMember(ctx: Context, caller: Caller, id: number, address: Address): Promise<Conversation> {
  const { user_id } = caller
  await getConversation(ctx, caller, id)
  await findOpenings(ctx, caller, address)
  await ctx.db.transaction(async (tx) => {
    const { last_message_id, count } = await lock(tx, user_id, id)
    const [there] = await tx.query(
      'select 1 from conversation_members where conversation_id = $1 and character_id = $2 and left_after is null',
      [id, address.account_id],
    )
    if (there) return
    await busy(tx, id)
    if (count >= GROUP_SIZE.most) throw full()
    await tx.query(
      `insert into conversation_members (conversation_id, character_id, position, joined_after, created_at)
         select $1, $2, coalesce(max(position), 0) + 1, $3, $4 from conversation_members where conversation_id = $1`,
      [id, address.account_id, last_message_id, ctx.now()],
    )
    await tx.query('update conversations set rev = rev + 1 where id = $1', [id])
  })
  await announce(ctx, user_id, id, false)
  return getConversation(ctx, caller, id)
}

/** Takes a character out: its lines stay, and it hears nothing more. Throws NOT_FOUND, INVALID_INPUT where two are left, GENERATION_RUNNING. */
export async function removeMember(ctx: Context, caller: Caller, id: number, account_id: number): Promise<Conversation> {
  await ctx.db.transaction(async (tx) => {
    const { last_message_id, count } = await lock(tx, caller.user_id, id)
    const [there] = await tx.query<{ id: number }>(
      'select id from conversation_members where conversation_id = $1 and character_id = $2 and left_after is null',
      [id, account_id],
    )
    if (!there) return
    await busy(tx, id)
    if (count <= GROUP_SIZE.least) throw empty()
    await tx.query('update conversation_members set left_after = $2 where id = $1', [there.id, last_message_id])
    // The first face is the conversation's own.
    await tx.query(
      `update conversations set rev = rev + 1, character_id =
          (select character_id from conversation_members where conversation_id = $1 and left_after is null order by position, id limit 1)
        where id = $1`,
      [id],
    )
  })
  await announce(ctx, caller.user_id, id, false)
  return getConversation(ctx, caller, id)
}
