import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { MESSAGE_PAGE_SIZE, type Conversation } from '@/contracts/conversations'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { characters, conversations, users } from '@/server/db/schema'
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
import { moderate, refuseBlocked } from '../moderation/moderate'

type Row = typeof conversations.$inferSelect

/** Conversations a list shows; older ones stay reachable by their character. */
const LIST_SIZE = 200

const present = (ctx: Context, row: Row, character: CharacterRow, messages: Message[]): Conversation => ({
  id: row.id,
  conversationId: row.id,
  account_id: row.character_id,
  messages,
  unread: row.unread,
  config: {
    custom_instructions: row.custom_instructions,
    allow_implicit_images: row.allow_implicit_images,
    image_backend: row.image_backend,
    chat_model: row.chat_model,
  },
  character: summaryOf(ctx, character),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** A reply that is being written shows its text so far: from memory if it is written here, else from its log. */
const PAGE = `select message_json(m, c.character_id) as message, g.id as generation_id,
    case when g.id is null then null else
      (select left(m.content, coalesce(min(k.at_offset), length(m.content))) || coalesce(string_agg(k.text, '' order by k.seq), '')
         from generation_chunks k where k.generation_id = g.id) end as so_far
  from conversations c join messages m on m.conversation_id = c.id
  left join generations g on m.status = 'streaming' and g.conversation_id = c.id and g.message_id = m.id and g.state = 'running'
  where c.id = $1 and c.user_id = $2 and m.id < $3 order by m.id desc limit ${MESSAGE_PAGE_SIZE}`
type PageRow = { message: Message; generation_id: number | null; so_far: string | null }

async function readPage(ctx: Context, user_id: number, conversation_id: number, before_id: number): Promise<Message[]> {
  const rows = await ctx.db.query<PageRow>(PAGE, [conversation_id, user_id, before_id])
  return rows
    .reverse()
    .map(({ message, generation_id, so_far }) =>
      generation_id === null
        ? signMessage(ctx, message)
        : { ...message, content: ctx.running.get(Number(generation_id))?.text ?? so_far ?? message.content },
    )
}

async function own(ctx: Context, user_id: number, id: number): Promise<{ row: Row; character: CharacterRow }> {
  const [found] = await ctx.db.orm
    .select()
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.character_id))
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id)))
  if (!found) throw notFound('Conversation')
  return { row: found.conversations, character: found.characters }
}

export async function listConversations(ctx: Context, caller: Caller): Promise<{ data: Conversation[]; count: number }> {
  const rows = await ctx.db.orm
    .select()
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.character_id))
    .where(eq(conversations.user_id, caller.user_id))
    .orderBy(desc(conversations.updated_at))
    .limit(LIST_SIZE)
  const ids = rows.map((row) => row.conversations.last_message_id).filter((id) => id !== null)
  const newest = ids.length
    ? await ctx.db.query<{ message: Message }>(
        `select message_json(m, c.character_id) as message from messages m join conversations c on c.id = m.conversation_id
          where m.id = any($1::bigint[]) and m.user_id = $2`,
        [ids, caller.user_id],
      )
    : []
  const byConversation = new Map(newest.map(({ message }) => [message.conversation_real_id, signMessage(ctx, message)]))
  const data = rows.map(({ conversations: row, characters: character }) => {
    const message = byConversation.get(row.id)
    return present(ctx, row, character, message ? [message] : [])
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
  const [{ row, character }, messages] = await Promise.all([
    own(ctx, caller.user_id, id),
    readPage(ctx, caller.user_id, id, Number.MAX_SAFE_INTEGER),
  ])
  warm(ctx, character.id)
  return present(ctx, row, character, messages)
}

/** The page before `before_id`, oldest first; empty without it. */
export async function listMessages(
  ctx: Context,
  caller: Caller,
  id: number,
  before_id: number | undefined,
): Promise<{ data: Message[]; count: number }> {
  const data = before_id === undefined ? [] : await readPage(ctx, caller.user_id, id, before_id)
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
async function findOpenings(ctx: Context, { user_id }: Caller, { account_id, slug }: CharacterAddress) {
  const [found] = await ctx.db.orm
    .select({ character: characters, name: users.name, about: users.custom_attributes, begun: conversations.id })
    .from(characters)
    .innerJoin(users, eq(users.id, user_id))
    .leftJoin(conversations, and(eq(conversations.user_id, user_id), eq(conversations.character_id, characters.id)))
    .where(eq(characters.id, account_id))
  if (!found) throw notFound('Character')
  const { character, name, about, begun } = found
  const refusal = refusalOf(character, { user_id, slug, begun: begun !== null })
  if (refusal) throw refusal
  const user = about.name ?? name
  return { character, names: namesOf(character, user), greetings: greetingsOf(character, user) }
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

/**
 * Opens the conversation with a character, or answers the one there is: one thread for each pair, so repeating is harmless.
 * `scenario` is an index into the character's scenarios and replaces the greeting of a new conversation; `greeting` is one into
 * its greetings, the usual one first.
 */
export async function createConversation(
  ctx: Context,
  caller: Caller,
  input: CharacterAddress & { scenario?: number; greeting?: number },
): Promise<Conversation> {
  const [begun] = await ctx.db.query<{ id: number }>('select id from conversations where user_id = $1 and character_id = $2', [
    caller.user_id,
    input.account_id,
  ])
  if (begun) return getConversation(ctx, caller, begun.id)
  const { character, names, greetings } = await findOpenings(ctx, caller, input)
  const scenario = input.scenario === undefined ? undefined : character.scenarios[input.scenario]
  if (input.scenario !== undefined && !scenario) throw new AppError('INVALID_INPUT', 'This character doesn’t have that scenario.')
  const greeting = greetings[input.greeting ?? 0]
  if (greeting === undefined) throw new AppError('INVALID_INPUT', 'This character doesn’t have that greeting.')
  const opening = scenario ? fillMacros(scenario.opening, names) : greeting
  const made = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into conversations (user_id, character_id, created_at, updated_at) values ($1, $2, $3, $3)
         on conflict (user_id, character_id) do nothing returning id`,
      [caller.user_id, character.id, ctx.now()],
    )
    if (!row) return null
    const [{ events } = { events: [] }] = await tx.query<{ events: ServerEvent[] }>(
      `with opening as (
         insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
         values ($1, $2, 'Contact', $3, 'complete', $4) returning *
       ), newest as (update conversations set last_message_id = (select id from opening) where id = $1)
       select emit_events($2, array['message.created'], array[message_json(o::messages, $5)]) as events from opening o`,
      [row.id, caller.user_id, opening, ctx.now(), character.id],
    )
    await tx.query('update characters set conversations_count = conversations_count + 1 where id = $1', [character.id])
    return { id: row.id, events }
  })
  if (made) publish(ctx, caller.user_id, made.events)
  const [existing] = made
    ? [made]
    : await ctx.db.query<{ id: number }>('select id from conversations where user_id = $1 and character_id = $2', [
        caller.user_id,
        character.id,
      ])
  return getConversation(ctx, caller, existing!.id)
}

export async function markRead(ctx: Context, caller: Caller, id: number): Promise<void> {
  const events = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ was: boolean }>(
      `update conversations c set unread = false from (select id, unread from conversations where id = $1 and user_id = $2 for update) o
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

type ConfigChange = { custom_instructions?: string; allow_implicit_images?: boolean; image_backend?: string; chat_model?: string }

/** Instructions for a character are moderated like a character; engines must be installed here. */
async function moderateChange(
  ctx: Context,
  user_id: number,
  id: number,
  { custom_instructions, image_backend, chat_model }: ConfigChange,
): Promise<void> {
  if (image_backend !== undefined && !ctx.images.some(({ name }) => name === image_backend)) {
    throw new AppError('INVALID_INPUT', 'This installation doesn’t have that image engine.')
  }
  if (chat_model !== undefined && !ctx.chats.some(({ model }) => model === chat_model)) {
    throw new AppError('INVALID_INPUT', 'This installation doesn’t have that model.')
  }
  if (custom_instructions) {
    refuseBlocked(await moderate(ctx, { stage: 'character_edit', text: custom_instructions }, { user_id, subject: `conversation:${id}` }))
  }
}

/** Throws NOT_FOUND, INVALID_INPUT for an engine or a model that is not there, CONTENT_BLOCKED for instructions that cross a line. */
export async function updateConfig(ctx: Context, caller: Caller, id: number, change: ConfigChange): Promise<Conversation['config']> {
  await own(ctx, caller.user_id, id)
  await moderateChange(ctx, caller.user_id, id, change)
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const [row] = await ctx.db.orm
    .update(conversations)
    .set({ ...set, rev: sql`rev + 1` })
    .where(and(inArray(conversations.id, [id]), eq(conversations.user_id, caller.user_id)))
    .returning()
  if (!row) throw notFound('Conversation')
  return {
    custom_instructions: row.custom_instructions,
    allow_implicit_images: row.allow_implicit_images,
    image_backend: row.image_backend,
    chat_model: row.chat_model,
  }
}
