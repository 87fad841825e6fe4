import { randomInt } from 'node:crypto'
import { MEMORY_MAX_LENGTH, type ForgetReceipt, type Memories, type Memory, type MemoryKind } from '@/contracts/memories'
import { turned } from '@/server/providers/told'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { measurePrompt } from '../messages/measure-prompt'
import { refreshBook } from './kept-books'
import { notice, speaksOf } from './notice'
import { rememberNow } from './remember'
import { turnPage } from './write-down'

/** Memories that one person and one character may have; more would be recalled by chance. */
const MOST_MEMORIES = 5_000
/** Characters of what was said, as a memory shows it. */
const SAID = 200
/** Messages after one that is forgotten, the newest, in which it is looked for: as many as the largest window holds. */
const LATER = 1_000

type Pair = { conversation_id: number; user_id: number; character_id: number }

/** In a group of the given one of its members, present or past; else of the first. */
async function pairOf(db: Db, user_id: number, conversation_id: number, of?: number): Promise<Pair> {
  const [row] = await db.query<{ character_id: number }>(
    `select coalesce($3::int, c.character_id) as character_id from conversations c
      where c.id = $1 and c.user_id = $2 and c.deleted_at is null and ($3::int is null or c.character_id = $3
        or c.turns is not null and exists (select 1 from conversation_members m where m.conversation_id = c.id and m.character_id = $3))`,
    [conversation_id, user_id, of ?? null],
  )
  if (!row) throw notFound('Conversation')
  return { conversation_id, user_id, character_id: row.character_id }
}

const MEMORY = `m.id, m.kind, m.text, m.origin, m.day::text as day, m.pinned, $1 = any(m.off_in) as off_here,
  (select json_build_object('message_id', s.id, 'said', left(s.content, ${SAID})) from messages s
    where s.id = any(m.source_ids) and s.user_id = m.user_id and s.conversation_id = $1 and s.shown and not s.content_attributes ? 'forgotten'
      and not coalesce(s.content_attributes->'forgotten_by', '[]') @> to_jsonb(m.character_id) order by s.id desc limit 1) as source`

/** What the character remembers, as the person sees it. Has what is unread read first, or soon. */
export async function listMemories(ctx: Context, caller: Caller, conversation_id: number, account_id?: number): Promise<Memories> {
  const { user_id } = caller
  const pair = await pairOf(ctx.db, user_id, conversation_id, account_id)
  await rememberNow(ctx, user_id, conversation_id)
  const [data, [state], prompt] = await Promise.all([
    ctx.db.query<Memory>(`select ${MEMORY} from current_memories($2, $3, $1) m order by m.id desc`, [
      conversation_id,
      user_id,
      pair.character_id,
    ]),
    ctx.db.query<{ full_name: string; slug: string; story: string | null; story_at: Date | null; unread: number }>(
      `select h.full_name, h.slug, r.story, coalesce(r.story_edited_at, r.story_at) as story_at,
          (select count(*)::int from messages where conversation_id = c.id and shown and sender_type = 'User' and id > coalesce(r.read_to, 0)) as unread
        from conversations c join characters h on h.id = $2 left join remembering r on r.id = c.id where c.id = $1`,
      [conversation_id, pair.character_id],
    ),
    measurePrompt(ctx, caller, conversation_id, account_id),
  ])
  return {
    character: { full_name: state!.full_name, slug: state!.slug },
    data,
    story: { text: state!.story ?? '', written_at: state!.story ? (state!.story_at?.toISOString() ?? null) : null },
    unread: state!.unread,
    any_language: !ctx.chat.demo,
    prompt,
  }
}

/** Whose memory it is. Throws NOT_FOUND. */
async function ownerOf(db: Db, user_id: number, id: number): Promise<number> {
  const [row] = await db.query<{ character_id: number }>('select character_id from memories where id = $1 and user_id = $2', [id, user_id])
  if (!row) throw notFound('Memory')
  return row.character_id
}

async function one(db: Db, { conversation_id, user_id, character_id }: Pair, id: number): Promise<Memory> {
  const [row] = await db.query<Memory>(`select ${MEMORY} from current_memories($3, $4, $1) m where m.id = $2`, [
    conversation_id,
    id,
    user_id,
    character_id,
  ])
  if (!row) throw notFound('Memory')
  return row
}

/** Throws CONTENT_BLOCKED. */
async function check(ctx: Context, user_id: number, text: string): Promise<void> {
  refuseBlocked(await moderate(ctx, { stage: 'memory', text }, { user_id, subject: 'memory' }))
}

/** In the person's own words. The same words twice are one memory. */
export async function addMemory(
  ctx: Context,
  { user_id }: Caller,
  conversation_id: number,
  { text, kind = 'person', account_id }: { text: string; kind?: MemoryKind; account_id?: number },
): Promise<Memory> {
  const pair = await pairOf(ctx.db, user_id, conversation_id, account_id)
  await check(ctx, user_id, text)
  const now = ctx.now()
  const memory = await ctx.db.transaction(async (tx) => {
    // One at a time for each pair, so that the same words sent twice find each other.
    await turnPage(tx, user_id, pair.character_id)
    const [known] = await tx.query<{ id: number; count: number }>(
      `select min(id) filter (where text = $3) as id, count(*)::int as count from current_memories($1, $2, $4)`,
      [user_id, pair.character_id, text, conversation_id],
    )
    if (known?.id) return one(tx, pair, Number(known.id))
    if (known!.count >= MOST_MEMORIES) {
      throw new AppError('INVALID_INPUT', `There’s room for ${MOST_MEMORIES} memories. Forget one first.`)
    }
    const [row] = await tx.query<{ id: number }>(
      `insert into memories (user_id, character_id, kind, text, origin, day, created_at, updated_at)
        values ($1, $2, $3, $4, 'person', $5, $6, $6) returning id`,
      [user_id, pair.character_id, kind, text, now.toISOString().slice(0, 10), now],
    )
    return one(tx, pair, row!.id)
  })
  void refreshBook(ctx, pair)
  return memory
}

/**
 * What the person told in one of their messages, as they asked for it: the facts that the rules find in it, or else its words.
 * Throws NOT_FOUND for what is no message of theirs that is shown here, CONTENT_BLOCKED.
 */
export async function rememberMessage(
  ctx: Context,
  caller: Caller,
  conversation_id: number,
  message_id: number,
): Promise<{ data: Memory[]; count: number }> {
  const [message] = await ctx.db.query<{ content: string; listeners: number[] | null }>(
    `select m.content, case when c.turns is not null then (select json_agg(distinct g.character_id) from conversation_members g
        where g.conversation_id = c.id and m.id > g.joined_after and (g.left_after is null or m.id <= g.left_after)) end as listeners from messages m join conversations c on c.id = m.conversation_id
      where m.id = $1 and c.id = $2 and c.user_id = $3 and c.deleted_at is null and m.shown and m.sender_type = 'User' and m.content <> ''`,
    [message_id, conversation_id, caller.user_id],
  )
  if (!message) throw notFound('Message')
  const found = notice([{ role: 'user', content: message.content }])
  const words = turned(message.content.replace(/\s+/g, ' ').trim()).slice(0, MEMORY_MAX_LENGTH).toWellFormed().trim()
  const facts = found.length > 0 ? found : [{ text: words, kind: 'person' as const }]
  const data: Memory[] = []
  for (const account_id of message.listeners ?? [undefined])
    for (const { text, kind } of facts) data.push(await addMemory(ctx, caller, conversation_id, { text, kind, account_id }))
  return { data, count: data.length }
}

/** What the person has written is theirs: no reading changes who said it. */
export async function updateMemory(
  ctx: Context,
  { user_id }: Caller,
  conversation_id: number,
  id: number,
  { text, pinned, off_here }: { text?: string; pinned?: boolean; off_here?: boolean },
): Promise<Memory> {
  const pair = await pairOf(ctx.db, user_id, conversation_id, await ownerOf(ctx.db, user_id, id))
  await one(ctx.db, pair, id)
  if (text !== undefined) await check(ctx, user_id, text)
  const memory = await ctx.db.transaction(async (tx) => {
    await turnPage(tx, user_id, pair.character_id)
    await tx.query(
      `update memories set text = coalesce($4, text), origin = case when $4 is null or $4 = text then origin else 'person' end,
          pinned = coalesce($5, pinned), updated_at = $7,
          off_in = case when $6::boolean is null then off_in when $6 then array_append(array_remove(off_in, $1::int), $1::int)
            else array_remove(off_in, $1::int) end
        where id = $2 and user_id = $3`,
      [conversation_id, id, user_id, text ?? null, pinned ?? null, off_here ?? null, ctx.now()],
    )
    return one(tx, pair, id)
  })
  void refreshBook(ctx, pair)
  return memory
}

/** Sentences without those that speak of what is forgotten. */
const without = (story: string, forgotten: readonly string[]): string =>
  story
    .split(/(?<=[.!?…。！？]["'”’)]*)\s+/u)
    .filter((sentence) => !speaksOf(sentence, forgotten))
    .join(' ')

/** Leaves the messages `m` out of later prompts: of the character `$3` alone in a group, where the others go on knowing them. */
const MARK = `update messages m set content_attributes = m.content_attributes || case when c.turns is null then '{"forgotten": true}'::jsonb
    else jsonb_build_object('forgotten_by', (select jsonb_agg(distinct k) from jsonb_array_elements(
      coalesce(m.content_attributes->'forgotten_by', '[]') || to_jsonb($3::int)) as by(k))) end
  from conversations c where c.id = m.conversation_id`

/**
 * Removes memories with all that was made from them: what they had replaced, and their sentences in the stories of the two. The
 * messages they were told in, the answers to these and later ones that speak of the same leave every later prompt; they stay in the chat.
 */
async function forget(ctx: Context, pair: Pair, ids: readonly number[], message_ids: readonly number[]): Promise<ForgetReceipt> {
  const { user_id, character_id } = pair
  const now = ctx.now()
  const done = await ctx.db.transaction(async (tx) => {
    await turnPage(tx, user_id, character_id)
    const gone = await tx.query<{ id: number; text: string; source_ids: number[]; replaced_by: number | null }>(
      `with recursive gone as (
          select id from memories where id = any($1::bigint[]) and user_id = $2 and character_id = $3
          union select m.id from memories m join gone g on m.replaced_by = g.id)
        delete from memories m using gone where m.id = gone.id returning m.id, m.text, m.source_ids, m.replaced_by`,
      [ids, user_id, character_id],
    )
    const sources = [...new Set([...message_ids, ...gone.flatMap(({ source_ids }) => source_ids.map(Number))])]
    await tx.query(
      `with told as (select id, conversation_id from messages where id = any($1::bigint[]) and user_id = $2),
        answers as (select a.id from told join messages a on a.conversation_id = told.conversation_id and a.id > told.id and a.parent_id = told.id)
        ${MARK}
          and (m.id in (select id from told) or m.id in (select id from answers) and m.sender_type = 'Contact')`,
      [sources, user_id, character_id],
    )
    const said = await tx.query<{ content: string }>('select content from messages where id = any($1::bigint[]) and user_id = $2', [
      message_ids,
      user_id,
    ])
    const texts = [...gone, ...said.map(({ content }) => ({ text: content }))].map(({ text }) => text)
    if (texts.length) {
      const later = await tx.query<{ id: number; content: string }>(
        `select m.id, m.content from messages m join conversations c on c.id = m.conversation_id
          where c.user_id = $1 and (c.character_id = $2 or c.turns is not null and exists (select 1 from conversation_members g
              where g.conversation_id = c.id and g.character_id = $2))
            and m.id > $3 and m.id >= c.window_from and not m.content_attributes ? 'forgotten'
          order by m.id desc limit ${LATER}`,
        [user_id, character_id, Math.min(...sources, Number.MAX_SAFE_INTEGER)],
      )
      const speaking = later.filter(({ content }) => speaksOf(content, texts)).map(({ id }) => id)
      await tx.query(`${MARK} and c.user_id = $2 and m.id = any($1::bigint[])`, [speaking, user_id, character_id])
    }
    await tx.query(
      `delete from message_vectors v using messages m where v.user_id = $1 and m.id = v.message_id and m.content_attributes ? 'forgotten'`,
      [user_id],
    )
    // Copies of these threads are old.
    await tx.query('update conversations set rev = rev + 1 where user_id = $1 and (character_id = $2 or turns is not null)', [
      user_id,
      character_id,
    ])
    const stories = await tx.query<{ id: number; story: string }>(
      `select r.id, r.story from remembering r join conversations c on c.id = r.id
        where c.user_id = $1 and c.character_id = $2 and r.story <> '' for update of r`,
      [user_id, character_id],
    )
    let story = false
    for (const { id, story: before } of stories) {
      const after = texts.length ? without(before, texts) : before
      if (after === before) continue
      story = true
      await tx.query(`update remembering set story = $2, story_at = $3, stories = '[]' where id = $1`, [id, after, now])
    }
    const current = gone.filter(({ replaced_by }) => replaced_by === null).length
    return { memories: current, earlier: gone.length - current, story }
  })
  void refreshBook(ctx, pair)
  return { ...done, number: receiptNumber(), at: now.toISOString() }
}

/** No letters that are taken for digits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const receiptNumber = () => {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** Throws NOT_FOUND for what is gone already or somebody else’s. */
export async function forgetMemory(ctx: Context, { user_id }: Caller, conversation_id: number, id: number): Promise<ForgetReceipt> {
  const pair = await pairOf(ctx.db, user_id, conversation_id, await ownerOf(ctx.db, user_id, id))
  await one(ctx.db, pair, id)
  return forget(ctx, pair, [id], [])
}

/** Every memory that was told in the message; it is left out of later prompts even where there was none. */
export async function forgetMessage(
  ctx: Context,
  { user_id }: Caller,
  conversation_id: number,
  message_id: number,
): Promise<ForgetReceipt> {
  const pair = await pairOf(ctx.db, user_id, conversation_id)
  const [message] = await ctx.db.query('select 1 from messages where id = $1 and conversation_id = $2', [message_id, conversation_id])
  if (!message) throw notFound('Message')
  const members = await ctx.db.query<{ character_id: number }>(
    'select distinct character_id from conversation_members where conversation_id = $1',
    [conversation_id],
  )
  // Of a group all who heard it forget it.
  const receipts: ForgetReceipt[] = []
  for (const { character_id } of members.length > 0 ? members : [pair]) {
    const told = await ctx.db.query<{ id: number }>(
      'select id from memories where user_id = $1 and character_id = $2 and $3 = any(source_ids)',
      [user_id, character_id, message_id],
    )
    const ids = told.map(({ id }) => id)
    receipts.push(await forget(ctx, { ...pair, character_id }, ids, [message_id]))
  }
  const sum = (of: 'memories' | 'earlier') => receipts.reduce((all, receipt) => all + receipt[of], 0)
  return { ...receipts[0]!, memories: sum('memories'), earlier: sum('earlier'), story: receipts.some(({ story }) => story) }
}

export async function setStory(ctx: Context, caller: Caller, conversation_id: number, text: string): Promise<Memories> {
  await pairOf(ctx.db, caller.user_id, conversation_id)
  const [group] = await ctx.db.query('select 1 from conversations where id = $1 and turns is not null', [conversation_id])
  if (group) throw new AppError('INVALID_INPUT', 'A group has no story of its own.')
  if (text) await check(ctx, caller.user_id, text)
  await ctx.db.query(
    `insert into remembering (id, user_id, story, story_edited_at) values ($1, $2, $3, $4)
      on conflict (id) do update set story = $3, story_edited_at = $4`,
    [conversation_id, caller.user_id, text, ctx.now()],
  )
  return listMemories(ctx, caller, conversation_id)
}
