import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type CONVERSATION_MEMORIES, MESSAGE_PAGE_SIZE, type Conversation } from '@/contracts/conversations'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import type { Db } from '@/server/db/client'
import { characters, conversationMembers, conversations, users } from '@/server/db/schema'
import { greetingsOf, namesOf } from '../cards/greetings'
import { fillMacros } from '../cards/macros'
import { spokenPersona } from '../cards/spoken-persona'
import { characterGone } from '../characters/gone'
import { loadPersona } from '../characters/load-persona'
import { summaryOf, type CharacterRow } from '../characters/present'
import { isReachable } from '../characters/reachable'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { signMessage } from '../media/sign-messages'
import { warmBook } from '../memories/kept-books'
import { stopReply } from '../messages/stop-reply'
import { switchWritingFirst } from '../messages/write-first'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { requireOwnPersona } from '../personas/personas'

type Row = typeof conversations.$inferSelect

/** Conversations a list shows; older ones stay reachable by their character. */
const LIST_SIZE = 200

const configOf = (row: Row): Conversation['config'] => ({
  custom_instructions: row.custom_instructions,
  suggestions: row.suggestions,
  read_aloud: row.read_aloud,
  wallpaper: row.wallpaper,
  persona_id: row.persona_id,
  note: row.note,
  note_depth: row.note_depth,
  writes_first: row.writes_first,
  allow_implicit_images: row.allow_implicit_images,
  image_backend: row.image_backend,
  chat_model: row.chat_model,
})

const present = (ctx: Context, row: Row, character: CharacterRow, messages: Message[], members: GroupRow[] = []): Conversation => ({
  id: row.id,
  conversationId: row.id,
  account_id: row.character_id,
  messages,
  unread: row.unread,
  moves: row.moves,
  pinned_at: row.pinned_at?.toISOString() ?? null,
  archived_at: row.archived_at?.toISOString() ?? null,
  config: configOf(row),
  character: summaryOf(ctx, character),
  group: row.turns === null ? null : { title: row.title, turns: row.turns, members: presentMembers(ctx, members) },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Which messages of the shown branch a page holds; without a place the newest. */
type Place = { before_id?: number; after_id?: number; around_id?: number; at?: string }

/** `m.id` of the page's messages; `$3` is the place. Around one there is as much before it as from it on. */
const HALF = MESSAGE_PAGE_SIZE / 2
const SHOWN = 'select id from messages where conversation_id = $1 and shown'
const PLACES = {
  before_id: `${SHOWN} and id < $3 order by id desc limit ${MESSAGE_PAGE_SIZE}`,
  after_id: `${SHOWN} and id > $3 order by id limit ${MESSAGE_PAGE_SIZE}`,
  around_id: `(${SHOWN} and id < $3 order by id desc limit ${HALF}) union all (${SHOWN} and id >= $3 order by id limit ${HALF})`,
}

/** A reply that is being written shows its text so far: from memory if it is written here, else from its log. */
const pageOf = (ids: string) => `select message_json(m, c.character_id) as message, g.id as generation_id,
    case when g.id is null then null else
      (select left(m.content, coalesce(min(k.at_offset), length(m.content))) || coalesce(string_agg(k.text, '' order by k.seq), '')
         from generation_chunks k where k.generation_id = g.id) end as so_far
  from conversations c join messages m on m.id in (${ids})
  left join generations g on m.status = 'streaming' and g.conversation_id = c.id and g.message_id = m.id and g.state = 'running'
  where c.id = $1 and c.user_id = $2 and c.deleted_at is null order by m.id`
type PageRow = { message: Message; generation_id: number | null; so_far: string | null }

/** Oldest first. */
async function readPage(ctx: Context, user_id: number, conversation_id: number, { at, ...place }: Place): Promise<Message[]> {
  if (at !== undefined) {
    const [row] = await ctx.db.query<{ id: number | null }>(`select min(id) as id from (${SHOWN} and created_at >= $2) later`, [
      conversation_id,
      at,
    ])
    place = { around_id: Number(row?.id ?? Number.MAX_SAFE_INTEGER) }
  }
  const kind = (['around_id', 'after_id', 'before_id'] as const).find((one) => place[one] !== undefined) ?? 'before_id'
  const rows = await ctx.db.query<PageRow>(pageOf(PLACES[kind]), [conversation_id, user_id, place[kind] ?? Number.MAX_SAFE_INTEGER])
  return rows.map(({ message, generation_id, so_far }) =>
    generation_id === null
      ? signMessage(ctx, message)
      : { ...message, content: ctx.running.get(Number(generation_id))?.text ?? so_far ?? message.content },
  )
}

/** Members of groups among conversations, those who are there first, each once. Reads nothing where there is no group. */
async function membersOf(ctx: Context, rows: readonly Row[]): Promise<Map<number, GroupRow[]>> {
  const ids = rows.filter(({ turns }) => turns !== null).map(({ id }) => id)
  const found = new Map<number, GroupRow[]>()
  if (ids.length === 0) return found
  const members = await ctx.db.orm
    .select({ character: characters, conversation_id: conversationMembers.conversation_id, left_after: conversationMembers.left_after })
    .from(conversationMembers)
    .innerJoin(characters, eq(characters.id, conversationMembers.character_id))
    .where(inArray(conversationMembers.conversation_id, ids))
    .orderBy(sql`${conversationMembers.left_after} is not null`, conversationMembers.position, conversationMembers.id)
  for (const member of members) {
    const known = found.get(member.conversation_id) ?? []
    if (!known.some(({ character }) => character.id === member.character.id)) known.push(member)
    found.set(member.conversation_id, known)
  }
  return found
}

type GroupRow = { character: CharacterRow; left_after: number | null }

const presentMembers = (ctx: Context, members: readonly GroupRow[]) =>
  members.map(({ character, left_after }) => ({
    character: summaryOf(ctx, character),
    left: left_after !== null,
    gone: character.deleted_at !== null || character.hidden_at !== null,
  }))

async function own(ctx: Context, user_id: number, id: number): Promise<{ row: Row; character: CharacterRow }> {
  const [found] = await ctx.db.orm
    .select()
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.character_id))
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id), isNull(conversations.deleted_at)))
  if (!found) throw notFound('Conversation')
  return { row: found.conversations, character: found.characters }
}

/** With `trash` those that were deleted, the last one first. */
export async function listConversations(ctx: Context, caller: Caller, trash = false): Promise<{ data: Conversation[]; count: number }> {
  const rows = await ctx.db.orm
    .select()
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.character_id))
    .where(and(eq(conversations.user_id, caller.user_id), trash ? isNotNull(conversations.deleted_at) : isNull(conversations.deleted_at)))
    .orderBy(
      ...(trash ? [desc(conversations.deleted_at)] : []),
      sql`${conversations.archived_at} is not null`,
      sql`${conversations.pinned_at} is null`,
      desc(conversations.updated_at),
    )
    .limit(LIST_SIZE)
  const ids = rows.map((row) => row.conversations.last_message_id).filter((id) => id !== null)
  const newest = ids.length
    ? await ctx.db.query<{ message: Message }>(
        `select message_json(m, c.character_id) as message from messages m join conversations c on c.id = m.conversation_id
          where m.id = any($1::bigint[]) and m.user_id = $2`,
        [ids, caller.user_id],
      )
    : []
  const members = await membersOf(
    ctx,
    rows.map((row) => row.conversations),
  )
  const byConversation = new Map(newest.map(({ message }) => [message.conversation_real_id, signMessage(ctx, message)]))
  const data = rows.map(({ conversations: row, characters: character }) => {
    const message = byConversation.get(row.id)
    return present(ctx, row, character, message ? [message] : [], members.get(row.id))
  })
  return { data, count: data.length }
}

/** Has the model, and what the embedded one knows of the character, ready for a first message; nobody waits for it. */
function warm(ctx: Context, character_id: number): void {
  if (!ctx.chat.demo) return ctx.chat.warm?.()
  loadPersona(ctx, character_id).then(
    (persona) => ctx.chat.warm?.(spokenPersona(persona, null)),
    () => ctx.chat.warm?.(),
  )
}

/** With its newest page; somebody who opens it may write next. Throws NOT_FOUND for what is absent or someone else's. */
export async function getConversation(ctx: Context, caller: Caller, id: number): Promise<Conversation> {
  const [{ row, character }, messages] = await Promise.all([own(ctx, caller.user_id, id), readPage(ctx, caller.user_id, id, {})])
  const members = (await membersOf(ctx, [row])).get(row.id)
  for (const one of members ?? [{ character }]) {
    warm(ctx, one.character.id)
    void warmBook(ctx, { user_id: caller.user_id, character_id: one.character.id, conversation_id: id })
  }
  return present(ctx, row, character, messages, members)
}

/** The page at a place, oldest first; empty without one. Throws INVALID_INPUT for more than one. */
export async function listMessages(ctx: Context, caller: Caller, id: number, place: Place): Promise<{ data: Message[]; count: number }> {
  const given = Object.values(place).filter((one) => one !== undefined).length
  if (given > 1) throw new AppError('INVALID_INPUT', 'Ask for one place: before_id, after_id, around_id or at.')
  const data = given === 0 ? [] : await readPage(ctx, caller.user_id, id, place)
  if (data.length === 0) await own(ctx, caller.user_id, id)
  return { data, count: data.length }
}

/** Why no conversation begins with a character, or null. What was begun before stays open. */
function refusalOf(character: CharacterRow, { user_id, slug, begun }: { user_id: number; slug: string | undefined; begun: boolean }) {
  const mine = character.owner_id === user_id
  if (character.deleted_at || character.hidden_at) return mine ? characterGone(character.full_name) : notFound('Character')
  return mine || isReachable(character, slug) || (begun && character.visibility === 'unlisted') ? null : notFound('Character')
}

type CharacterAddress = { account_id: number; slug?: string }

/** A character the caller may talk with, and how it begins. Throws NOT_FOUND, and CHARACTER_GONE to the author. */
export async function findOpenings(ctx: Context, { user_id }: Caller, { account_id, slug }: CharacterAddress) {
  const [found] = await ctx.db.orm
    .select({
      character: characters,
      name: users.name,
      about: users.custom_attributes,
      persona: sql<{ id: number; name: string } | null>`(select json_build_object('id', p.id, 'name', p.name) from personas p
        where p.user_id = ${user_id} and p.is_default)`,
      begun: sql<boolean>`exists (select 1 from conversations c where c.user_id = ${user_id} and (c.character_id = ${characters.id}
        or c.turns is not null and exists (select 1 from conversation_members g where g.conversation_id = c.id and g.character_id = ${characters.id})))`,
    })
    .from(characters)
    .innerJoin(users, eq(users.id, user_id))
    .where(eq(characters.id, account_id))
  if (!found) throw notFound('Character')
  const { character, name, about, persona, begun } = found
  const refusal = refusalOf(character, { user_id, slug, begun })
  if (refusal) throw refusal
  const user = persona ? persona.name : (about.name ?? name)
  return { character, persona_id: persona?.id ?? null, names: namesOf(character, user), greetings: greetingsOf(character, user) }
}

/** How a character may begin a new conversation. Throws as findOpenings. */
export async function listGreetings(
  ctx: Context,
  caller: Caller,
  address: CharacterAddress,
): Promise<{ data: { index: number; text: string }[]; count: number }> {
  const { greetings } = await findOpenings(ctx, caller, address)
  return { data: greetings.map((text, index) => ({ index, text })), count: greetings.length }
}

/** The conversation with a character that was talked in last; null where there is none but in the trash. */
async function latestWith(db: Db, user_id: number, character_id: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    `select id from conversations where user_id = $1 and character_id = $2 and turns is null and deleted_at is null
      order by archived_at is not null, updated_at desc, id desc limit 1`,
    [user_id, character_id],
  )
  return row?.id ?? null
}

/** One person's openings take turns, so that two that come together find each other. */
export const takeTurns = (tx: Db, user_id: number) => tx.query('select 1 from users where id = $1 for no key update', [user_id])

/** People who talk with a character are counted, not their conversations; the trash counts too, so that nobody counts twice. */
const countPerson = (tx: Db, user_id: number, character_id: number) =>
  tx.query(
    `update characters set conversations_count = conversations_count + 1
      where id = $2 and (select count(*) from conversations where user_id = $1 and character_id = $2 and turns is null) = 1`,
    [user_id, character_id],
  )

type Beginning = CharacterAddress & {
  scenario?: number
  greeting?: number
  /** Another one beside those there are. */
  fresh?: boolean
  memories?: (typeof CONVERSATION_MEMORIES)[number]
}

/**
 * Opens the conversation with a character, or answers the one there is; with `fresh` another one, once for each key. `scenario` is an index
 * into the character's scenarios and replaces the greeting of a new conversation; `greeting` is one into its greetings, the usual one first.
 * Throws NOT_FOUND, CHARACTER_GONE, INVALID_INPUT.
 */
export async function createConversation(
  ctx: Context,
  caller: Caller,
  input: Beginning,
  idempotency_key: string | null = null,
): Promise<Conversation> {
  const { user_id } = caller
  const begun = input.fresh ? await begunBefore(ctx.db, user_id, idempotency_key) : await latestWith(ctx.db, user_id, input.account_id)
  if (begun !== null) return getConversation(ctx, caller, begun)
  const { character, persona_id, names, greetings } = await findOpenings(ctx, caller, input)
  const scenario = input.scenario === undefined ? undefined : character.scenarios[input.scenario]
  if (input.scenario !== undefined && !scenario) throw new AppError('INVALID_INPUT', 'This character doesn’t have that scenario.')
  const greeting = greetings[input.greeting ?? 0]
  if (greeting === undefined) throw new AppError('INVALID_INPUT', 'This character doesn’t have that greeting.')
  const opening = scenario ? fillMacros(scenario.opening, names) : greeting
  const { id, events } = await ctx.db.transaction(async (tx): Promise<{ id: number; events: ServerEvent[] }> => {
    await takeTurns(tx, user_id)
    const other = input.fresh ? await begunBefore(tx, user_id, idempotency_key) : await latestWith(tx, user_id, character.id)
    if (other !== null) return { id: other, events: [] }
    const [row] = await tx.query<{ id: number }>(
      `insert into conversations (user_id, character_id, client_key, memories, persona_id, created_at, updated_at)
         values ($1, $2, $3, $4, (select id from personas where id = $6 and user_id = $1), $5, $5) returning id`,
      [user_id, character.id, input.fresh ? idempotency_key : null, input.memories ?? 'shared', ctx.now(), persona_id],
    )
    const [emitted] = await tx.query<{ events: ServerEvent[] }>(
      `with opening as (
         insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
         values ($1, $2, 'Contact', $3, 'complete', $4) returning *
       ), newest as (update conversations set last_message_id = (select id from opening) where id = $1)
       select emit_events($2, array['message.created'], array[message_json(o::messages, $5)]) as events from opening o`,
      [row!.id, user_id, opening, ctx.now(), character.id],
    )
    await countPerson(tx, user_id, character.id)
    return { id: row!.id, events: emitted!.events }
  })
  publish(ctx, user_id, events)
  return getConversation(ctx, caller, id)
}

export async function begunBefore(db: Db, user_id: number, key: string | null): Promise<number | null> {
  if (key === null) return null
  const [row] = await db.query<{ id: number }>('select id from conversations where user_id = $1 and client_key = $2', [user_id, key])
  return row?.id ?? null
}

/**
 * Begins another conversation with a copy of the shown branch up to a message, settings included. Each of the two remembers what was told up
 * to there, and nothing that was told later in the other. Photos and voices stay where they are. Throws NOT_FOUND; repeating the key answers
 * the same conversation.
 */
export async function forkConversation(
  ctx: Context,
  caller: Caller,
  { id, message_id, idempotency_key }: { id: number; message_id: number; idempotency_key: string | null },
): Promise<Conversation> {
  const { user_id } = caller
  const key = idempotency_key ?? randomUUID()
  const fork = await ctx.db.transaction(async (tx) => {
    await takeTurns(tx, user_id)
    const known = await begunBefore(tx, user_id, key)
    if (known !== null) return known
    const [row] = await tx.query<{ fork: number | null }>('select fork_conversation($1, $2, $3, $4, $5) as fork', [
      user_id,
      id,
      message_id,
      key,
      ctx.now(),
    ])
    if (row!.fork === null) throw notFound('Message')
    return row!.fork
  })
  await announce(ctx, user_id, fork, false)
  return getConversation(ctx, caller, fork)
}

/** Tells every device of the person that a conversation is to be read again. */
export async function announce(ctx: Context, user_id: number, conversation_id: number, deleted: boolean): Promise<void> {
  const [emitted] = await ctx.db.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array['conversation.updated'], array[$2::json]) as events`,
    [user_id, JSON.stringify({ conversation_id, deleted })],
  )
  publish(ctx, user_id, emitted?.events ?? null)
}

/** Pins a conversation or archives it, or no longer. Throws NOT_FOUND. */
export async function shelveConversation(
  ctx: Context,
  { user_id }: Caller,
  id: number,
  shelf: 'pinned_at' | 'archived_at',
  on: boolean,
): Promise<void> {
  const [row] = await ctx.db.query(
    `update conversations set ${shelf} = case when $3 then coalesce(${shelf}, $4::timestamptz) end
      where id = $1 and user_id = $2 and deleted_at is null returning 1`,
    [id, user_id, on, ctx.now()],
  )
  if (!row) throw notFound('Conversation')
  await announce(ctx, user_id, id, false)
}

/** Puts a conversation into the trash; a reply that is being written is stopped. What was told in it alone is no longer remembered. Throws NOT_FOUND. */
export async function deleteConversation(ctx: Context, caller: Caller, id: number): Promise<void> {
  const { user_id } = caller
  await stopReply(ctx, caller, id)
  await moveToTrash(ctx, user_id, id, ctx.now())
  await announce(ctx, user_id, id, true)
}

/** Takes a conversation out of the trash. Throws NOT_FOUND. */
export async function recoverConversation(ctx: Context, caller: Caller, id: number): Promise<Conversation> {
  await moveToTrash(ctx, caller.user_id, id, null)
  await announce(ctx, caller.user_id, id, false)
  return getConversation(ctx, caller, id)
}

/** `at`: null takes it out again. Copies of the thread and of what is remembered are old then. */
async function moveToTrash(ctx: Context, user_id: number, id: number, at: Date | null): Promise<void> {
  const [row] = await ctx.db.query(
    `with moved as (
       update conversations set deleted_at = case when $3::timestamptz is null then null else coalesce(deleted_at, $3) end, rev = rev + 1
        where id = $1 and user_id = $2 returning id, character_id),
     old as (update memory_books set version = version + 1 where user_id = $2 and (character_id = (select character_id from moved)
       or character_id in (select g.character_id from conversation_members g join moved on moved.id = g.conversation_id)))
     select 1 from moved`,
    [id, user_id, at],
  )
  if (!row) throw notFound('Conversation')
}

export async function markRead(ctx: Context, caller: Caller, id: number): Promise<void> {
  const events = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ was: boolean }>(
      `update conversations c set unread = false from (select id, unread from conversations where id = $1 and user_id = $2 and deleted_at is null for update) o
        where c.id = o.id returning o.unread as was`,
      [id, caller.user_id],
    )
    if (!row) throw notFound('Conversation')
    if (!row.was) return null
    const [emitted] = await tx.query<{ events: ServerEvent[] }>(
      `select emit_events($1, array['conversation.read'], array[$2::json]) as events`,
      [caller.user_id, JSON.stringify({ conversation_id: id })],
    )
    return emitted?.events ?? null
  })
  publish(ctx, caller.user_id, events)
}

type ConfigChange = Partial<Omit<Conversation['config'], 'image_backend' | 'chat_model'>> & { image_backend?: string; chat_model?: string }

/** Instructions for a character are moderated like a character; engines must be installed here. */
async function moderateChange(
  ctx: Context,
  user_id: number,
  id: number,
  { custom_instructions, note, persona_id, image_backend, chat_model }: ConfigChange,
): Promise<void> {
  if (image_backend !== undefined && !ctx.images.some(({ name }) => name === image_backend)) {
    throw new AppError('INVALID_INPUT', 'This installation doesn’t have that image engine.')
  }
  if (chat_model !== undefined && !ctx.chats.some(({ model }) => model === chat_model)) {
    throw new AppError('INVALID_INPUT', 'This installation doesn’t have that model.')
  }
  if (persona_id) await requireOwnPersona(ctx.db, user_id, persona_id)
  for (const text of [custom_instructions, note]) {
    if (text) refuseBlocked(await moderate(ctx, { stage: 'character_edit', text }, { user_id, subject: `conversation:${id}` }))
  }
}

/** Throws NOT_FOUND, INVALID_INPUT for an engine or a model that is not there, CONTENT_BLOCKED for instructions that cross a line. */
export async function updateConfig(ctx: Context, caller: Caller, id: number, change: ConfigChange): Promise<Conversation['config']> {
  const { row: before } = await own(ctx, caller.user_id, id)
  if (before.turns !== null && change.writes_first) throw new AppError('INVALID_INPUT', 'Nobody writes first in a group.')
  await moderateChange(ctx, caller.user_id, id, change)
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  // It may have been deleted since it was looked for.
  const persona = change.persona_id ? { persona_id: sql`(select id from personas where id = ${change.persona_id})` } : {}
  const [row] = await ctx.db.orm
    .update(conversations)
    .set({ ...set, ...persona, rev: sql`rev + 1` })
    .where(and(inArray(conversations.id, [id]), eq(conversations.user_id, caller.user_id)))
    .returning()
  if (!row) throw notFound('Conversation')
  // The first reply that is read aloud does not wait for the voice to load.
  if (change.read_aloud) ctx.speech.warm?.()
  if (change.writes_first !== undefined) await switchWritingFirst(ctx, row)
  return configOf(row)
}
