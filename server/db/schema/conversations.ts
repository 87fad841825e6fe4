import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Boundaries } from '@/contracts/boundaries'
import type { SCENARIO_TYPES } from '@/contracts/character-options'
import { NOTE_DEPTH, type CONVERSATION_MEMORIES, type WALLPAPERS } from '@/contracts/conversations'
import type { GROUP_TURNS } from '@/contracts/groups'
import type { Reaction } from '@/contracts/messages'
import type { SceneState } from '../scene-state'
import { characters } from './characters'
import { at, created } from './columns'
import { personas } from './personas'
import { users } from './users'

export const conversations = pgTable(
  'conversations',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id),
    custom_instructions: text('custom_instructions').notNull().default(''),
    /** Who the person is here; null: who their profile says. */
    persona_id: integer('persona_id').references(() => personas.id, { onDelete: 'set null' }),
    /** The person's note, which the prompt has before the last `note_depth` messages. */
    note: text('note').notNull().default(''),
    note_depth: smallint('note_depth').notNull().default(NOTE_DEPTH.usual),
    /** The character may write first (`writing_first`). */
    writes_first: boolean('writes_first').notNull().default(false),
    allow_implicit_images: boolean('allow_implicit_images').notNull().default(true),
    image_backend: text('image_backend'),
    /** Null: the default one. */
    chat_model: text('chat_model'),
    /** Three things to say are offered after a reply. */
    suggestions: boolean('suggestions').notNull().default(false),
    /** Replies are spoken as they arrive, at the price of a voice. */
    read_aloud: boolean('read_aloud').notNull().default(false),
    wallpaper: text('wallpaper').$type<(typeof WALLPAPERS)[number]>().notNull().default('none'),
    /** What the person keeps out of this chat alone; what they keep out of all is in their preferences. */
    boundaries: jsonb('boundaries').$type<Partial<Boundaries>>().notNull().default({}),
    /** Since when the safe word has stopped it; null while it goes on. */
    paused_at: at('paused_at'),
    /** The head: the newest message of the branch that is shown. */
    last_message_id: bigint('last_message_id', { mode: 'number' }),
    /** Grows whenever other messages are shown than before, so that copies of pages know when they are of another branch. */
    moves: integer('moves').notNull().default(0),
    /** The Idempotency-Key of a chat that was begun beside another one. */
    client_key: text('client_key'),
    /** own: only what was told here is remembered here. */
    memories: text('memories').$type<(typeof CONVERSATION_MEMORIES)[number]>().notNull().default('shared'),
    /** Conversations whose memories are not brought up here: a fork and what it left know only what both share. */
    apart_from: integer('apart_from')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** A group: whether someone always answers, or only who is named or asked; null: a chat of two. `character_id` is then its first member. */
    turns: text('turns').$type<(typeof GROUP_TURNS)[number]>(),
    /** A group's name; empty: the names of its members. */
    title: text('title').notNull().default(''),
    pinned_at: at('pinned_at'),
    archived_at: at('archived_at'),
    /** In the trash, for RETENTION.trash. */
    deleted_at: at('deleted_at'),
    unread: boolean('unread').notNull().default(false),
    /** Grows with every change that a prompt would show; a copy of the thread with this number is still true. */
    rev: integer('rev').notNull().default(1),
    /** The first message that a prompt still holds; it moves when the window of the model is full. */
    window_from: bigint('window_from', { mode: 'number' }).notNull().default(0),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // No index on what changes with every message; a person's conversations are few enough to sort.
    index('conversations_of').on(t.user_id, t.character_id),
    uniqueIndex('conversations_begun_once')
      .on(t.user_id, t.client_key)
      .where(sql`client_key is not null`),
    index('conversations_trash')
      .on(t.deleted_at)
      .where(sql`deleted_at is not null`),
    check('conversations_wallpaper', sql`wallpaper in ('none', 'portrait', 'wine', 'dusk', 'sand', 'night')`),
    check('conversations_memories', sql`memories in ('shared', 'own')`),
    check('conversations_turns', sql`turns in ('in_turn', 'named')`),
    index('conversations_begun').on(t.created_at),
    index('conversations_character').on(t.character_id),
    index('conversations_persona')
      .on(t.persona_id)
      .where(sql`persona_id is not null`),
  ],
)

/**
 * On the hot path `user_id` is a copy without a foreign key of its own: the conversation has one, and every check costs.
 * Ledger rows have none because they outlive the person.
 */
export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').notNull(),
    sender_type: text('sender_type').$type<'User' | 'Contact'>().notNull(),
    /** Who spoke in a group; null in a chat of two, whose character the conversation names. */
    character_id: integer('character_id'),
    content: text('content').notNull(),
    content_attributes: jsonb('content_attributes').notNull().default({}),
    message_type: smallint('message_type').notNull().default(0),
    status: text('status').notNull(),
    client_key: text('client_key'),
    image_request: jsonb('image_request'),
    rev: integer('rev').notNull().default(1),
    /** The message it follows; 0 for the first. Messages that follow the same one are alternatives. Always smaller than `id`. */
    parent_id: bigint('parent_id', { mode: 'number' }).notNull().default(0),
    /** On the branch that ends at the conversation's head, and not deleted: what is read, searched, exported and put into prompts. */
    shown: boolean('shown').notNull().default(true),
    edited_at: at('edited_at'),
    pinned_at: at('pinned_at'),
    /** The person's; there is one person in a conversation. */
    reaction: text('reaction').$type<Reaction>(),
    /** The character has not been told of it. */
    reaction_new: boolean('reaction_new').notNull().default(false),
    deleted_at: at('deleted_at'),
    created_at: created(),
  },
  (t) => [
    check('messages_reaction', sql`${t.reaction} in ('heart', 'laugh', 'wow', 'sad', 'thanks', 'thumbs_up')`),
    // Almost always empty, so that the prompt's question costs nothing.
    index('messages_reacted')
      .on(t.conversation_id)
      .where(sql`reaction_new`),
    index('messages_page').on(t.conversation_id, t.shown, t.id),
    // The other alternatives; the branch that is shown pays nothing for it.
    index('messages_hidden')
      .on(t.conversation_id, t.parent_id, t.id)
      .where(sql`not shown`),
    index('messages_trash')
      .on(t.deleted_at)
      .where(sql`deleted_at is not null`),
    uniqueIndex('messages_sent_once')
      .on(t.user_id, t.client_key)
      .where(sql`client_key is not null`),
  ],
)

/**
 * Who is or was in a group. A member hears the messages after `joined_after`, up to `left_after` where it has left: numbers of messages rise
 * with time, so that this holds on every branch.
 */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    id: serial('id').primaryKey(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    joined_after: bigint('joined_after', { mode: 'number' }).notNull(),
    left_after: bigint('left_after', { mode: 'number' }),
    created_at: created(),
  },
  (t) => [
    index('conversation_members_of').on(t.conversation_id, t.position),
    index('conversation_members_character').on(t.character_id),
    uniqueIndex('conversation_members_once')
      .on(t.conversation_id, t.character_id)
      .where(sql`left_after is null`),
  ],
)

/** One run of the model. Its price is reserved in the row itself, out of one lot, or by `hold_key` where it spans several. */
export const generations = pgTable(
  'generations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversation_id: integer('conversation_id').notNull(),
    user_id: integer('user_id').notNull(),
    message_id: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The Idempotency-Key of a continuation; a send keeps its key with the message. */
    client_key: text('client_key'),
    /** What the reply costs when it arrives; 0 for premium. */
    credits: integer('credits').notNull().default(0),
    lot_id: bigint('lot_id', { mode: 'number' }),
    hold_key: text('hold_key'),
    /** What its price is for, as the ledger names it. */
    reason: text('reason').$type<'message' | 'scenario'>().notNull().default('message'),
    state: text('state').$type<'running' | 'complete' | 'stopped' | 'interrupted' | 'failed' | 'blocked'>().notNull(),
    stop_requested: boolean('stop_requested').notNull().default(false),
    /** The head of the branch that comes back where no text is written: the reply was asked for once more. */
    back_to: bigint('back_to', { mode: 'number' }),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** As the model's server has counted them; null where it does not. */
    prompt_tokens: integer('prompt_tokens'),
    reply_tokens: integer('reply_tokens'),
    cached_tokens: integer('cached_tokens'),
    created_at: created(),
    heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
    ended_at: at('ended_at'),
  },
  (t) => [
    uniqueIndex('generations_one_running')
      .on(t.conversation_id)
      .where(sql`state = 'running'`),
    index('generations_message').on(t.message_id),
    uniqueIndex('generations_started_once')
      .on(t.user_id, t.client_key)
      .where(sql`client_key is not null`),
  ],
)

/** The append-only log of a reply while it streams; `at_offset` is where the piece begins in the whole text. */
export const generationChunks = pgTable(
  'generation_chunks',
  {
    generation_id: bigint('generation_id', { mode: 'number' }).notNull(),
    seq: integer('seq').notNull(),
    at_offset: integer('at_offset').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.generation_id, t.seq] })],
)

/**
 * A scene that a character began, and how far it is. `state` is how it stood before the message `step_message_id`, `next` how it
 * is after it, which takes effect once that message has arrived (complete or stopped).
 */
export const surprises = pgTable(
  'surprises',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The message that opens it. */
    message_id: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    type: text('type').$type<(typeof SCENARIO_TYPES)[number]>().notNull(),
    /** Name of the authored scenario. */
    variant: text('variant').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** Where the person was when they asked, if they said. */
    hour: smallint('hour'),
    state: jsonb('state').$type<SceneState>().notNull(),
    next: jsonb('next').$type<SceneState>().notNull(),
    step_message_id: bigint('step_message_id', { mode: 'number' }).notNull(),
    /** `state` and `next` by the message of each step, so that the scene goes back when an earlier message is answered anew. */
    steps: jsonb('steps').$type<Record<string, { state: SceneState; next: SceneState }>>().notNull().default({}),
    created_at: created(),
    ended_at: at('ended_at'),
  },
  (t) => [
    uniqueIndex('surprises_asked_once').on(t.user_id, t.client_key),
    index('surprises_message').on(t.message_id),
    index('surprises_played').on(t.conversation_id, t.id),
    uniqueIndex('surprises_one_running')
      .on(t.conversation_id)
      .where(sql`ended_at is null`),
    check('surprises_type', sql`type in ('Game', 'Chat', 'Spicy')`),
  ],
)

/** Chats in which the character may write first, when it last did, and the lease of whoever writes. */
export const writingFirst = pgTable(
  'writing_first',
  {
    /** The conversation. */
    id: integer('id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').notNull(),
    /** When it is looked at again; null while it is switched off. The row stays, so that the day since the last message is known. */
    next_try_at: at('next_try_at'),
    /** When the character last wrote first; null before. */
    wrote_at: at('wrote_at'),
    attempts: smallint('attempts').notNull().default(0),
    heartbeat_at: at('heartbeat_at'),
  },
  (t) => [
    index('writing_first_due')
      .on(t.next_try_at)
      .where(sql`next_try_at is not null`),
    index('writing_first_user').on(t.user_id),
  ],
)

/** Lines that were written for the person to send: each is paid once, and answered again to the same key. */
export const suggestedLines = pgTable(
  'suggested_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    /** Empty where none was written. */
    text: text('text').notNull(),
    credits: integer('credits').notNull(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('suggested_lines_asked_once').on(t.user_id, t.client_key),
    index('suggested_lines_conversation').on(t.conversation_id),
    index('suggested_lines_old').on(t.created_at),
  ],
)
