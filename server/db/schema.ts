import { sql } from 'drizzle-orm'
import {
  bigint, bigserial, boolean, check, customType, doublePrecision, index, integer, json, jsonb, pgTable, primaryKey, real, serial, smallint, text, timestamp,
  unique, uniqueIndex, uuid,
} from 'drizzle-orm/pg-core'
import type { SCENARIO_TYPES } from '@/contracts/character-options'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import type { CardImport, ChatImport } from '@/contracts/cards'
import type { Portrait } from '@/contracts/characters'
import type { ServerEvent } from '@/contracts/events'
import type { DataExport, DeletionReason, Preferences } from '@/contracts/account'
import type { Payment, PaymentProviderName, Subscription } from '@/contracts/billing'
import type { ClipLength } from '@/contracts/clips'
import type { MediaState, PHOTO_ORIGINS, PhotoLevel } from '@/contracts/photos'
import type { SandboxCard, SandboxCheckout, SandboxSale } from '@/contracts/sandbox'
import type { CustomAttributes } from '@/contracts/users'
import type { TRANSCRIPT_STATES } from '@/contracts/voice-notes'
import type { VoiceReason } from '@/contracts/voices'
import type { PaymentFact } from '@/server/providers/payment/port'
import type { SceneState } from './scene-state'
import type { Appearance, Voice } from './seed/character-seed'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const created = () => at('created_at').notNull().defaultNow()
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  uuid: uuid('uuid').notNull().defaultRandom().unique(),
  /** The identity provider's id of this person; ours to map, never shown. */
  identity_uid: text('identity_uid').notNull().unique(),
  email: text('email').notNull().unique(),
  name: text('name'),
  custom_attributes: jsonb('custom_attributes').$type<CustomAttributes>().notNull().default({}),
  pubsub_token: text('pubsub_token').notNull().unique(),
  premium_until: at('premium_until'),
  disabled_at: at('disabled_at'),
  /** Set by a chargeback: no purchases until a person has looked (research/safety.md P-10). */
  purchases_frozen_at: at('purchases_frozen_at'),
  created_at: created(),
  /** Random; every file of the person is stored below it. Made with the first one. */
  storage_prefix: text('storage_prefix').unique(),
  /** Storage keys of the own picture. */
  picture: jsonb('picture').$type<{ large: string; small: string }>(),
  /** What was chosen; defaults are the domain's. */
  preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
  feedback_prompted_at: at('feedback_prompted_at'),
  feedback_dismissals: integer('feedback_dismissals').notNull().default(0),
}, () => [
  // Whom an affiliate has brought (the hourly commissions).
  index('users_affiliate').on(sql`lower(custom_attributes ->> 'refer_id')`).where(sql`custom_attributes ->> 'refer_source' = 'affiliate'`),
])

/** The session id itself is never stored, only its SHA-256. */
export const sessions = pgTable('sessions', {
  id_hash: bytes('id_hash').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  app_mode: text('app_mode'),
  identity_session: text('identity_session'),
  user_agent: text('user_agent'),
  created_at: created(),
  seen_at: at('seen_at').notNull().defaultNow(),
  expires_at: at('expires_at').notNull(),
  /** When the person last proved who they are; null where the identity provider does not tell when they signed in. */
  proven_at: at('proven_at'),
}, (t) => [index('sessions_user').on(t.user_id)])

/** The product's second factor, whoever provides identity. Secrets are sealed, codes and challenges hashed. */
export const secondFactors = pgTable('second_factors', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** Null until a first secret has been confirmed. */
  secret: bytes('secret'),
  enabled_at: at('enabled_at'),
  /** The newest time step whose code was taken: none is taken twice. */
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  pending_secret: bytes('pending_secret'),
  pending_at: at('pending_at'),
}, (t) => [check('second_factors_whole', sql`(${t.secret} is null) = (${t.enabled_at} is null)`)])

/** Those that are left; using one deletes it. */
export const recoveryCodes = pgTable('recovery_codes', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  code_hash: bytes('code_hash').notNull(),
}, (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })])

/** Sign-ins that wait for the second factor. */
export const secondFactorChallenges = pgTable('second_factor_challenges', {
  token_hash: bytes('token_hash').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  identity_session: text('identity_session'),
  expires_at: at('expires_at').notNull(),
}, (t) => [index('second_factor_challenges_user').on(t.user_id)])

/** Mailed codes with which one session proves again who holds it; worth nothing at sign-in. */
export const proofCodes = pgTable('proof_codes', {
  session_hash: bytes('session_hash').primaryKey().references(() => sessions.id_hash, { onDelete: 'cascade' }),
  code_hash: bytes('code_hash').notNull(),
  expires_at: at('expires_at').notNull(),
})

/** Which kinds of device somebody signs in on, so that a new one is told by mail. */
export const knownDevices = pgTable('known_devices', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  device: text('device').notNull(),
  seen_at: at('seen_at').notNull(),
}, (t) => [primaryKey({ columns: [t.user_id, t.device] })])

/** Fixed-window counters of the rate limits that must hold across processes and restarts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resets_at: at('resets_at').notNull(),
})

/** Drawn for a character of a person: the keys of its files, by width. */
export const portraits = pgTable('portraits', {
  /** 128 random bits. */
  id: text('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  keys: jsonb('keys').$type<Record<string, string>>().notNull(),
  placeholder: text('placeholder').notNull(),
  color: text('color').notNull(),
  created_at: created(),
}, (t) => [index('portraits_of_person').on(t.user_id)])

export const characters = pgTable('characters', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  /** Null for the seeded ones. */
  owner_id: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  visibility: text('visibility').$type<'private' | 'unlisted' | 'public'>().notNull().default('private'),
  full_name: text('full_name').notNull(),
  age: smallint('age').notNull(),
  gender: text('gender').$type<Appearance['gender']>().notNull(),
  category: text('category').notNull(),
  hook: text('hook').notNull(),
  occupation: text('occupation').notNull().default(''),
  biography: text('biography').notNull(),
  hobbies: jsonb('hobbies').$type<string[]>().notNull().default([]),
  personality: jsonb('personality').$type<string[]>().notNull().default([]),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  extroversion: smallint('extroversion').notNull(),
  connection: smallint('connection').notNull(),
  sex_drive: smallint('sex_drive').notNull(),
  custom_instructions: text('custom_instructions').notNull().default(''),
  greeting: text('greeting').notNull(),
  scenarios: jsonb('scenarios').$type<{ title: string; opening: string }[]>().notNull().default([]),
  appearance: jsonb('appearance').$type<Appearance>().notNull(),
  voice: jsonb('voice').$type<Voice>(),
  portrait: jsonb('portrait').$type<Portrait>().notNull(),
  /** Counted from real conversations. */
  conversations_count: integer('conversations_count').notNull().default(0),
  /** Folded words that search looks through, in four lines by weight (search-text.ts). */
  search_text: text('search_text').notNull(),
  seed_hash: text('seed_hash'),
  preferences: jsonb('preferences').$type<string[]>().notNull().default([]),
  /** What cards bring beyond the form. */
  extras: jsonb('extras').$type<CharacterExtras>().notNull().default({}),
  /** Of characters that people make; the seeded ones have files of the build. */
  portrait_id: text('portrait_id').references(() => portraits.id),
  version: integer('version').notNull().default(1),
  /** The Idempotency-Key it was made with. */
  client_key: text('client_key'),
  likes_count: integer('likes_count').notNull().default(0),
  /** In the trash since; removed for good after TRASH_DAYS. */
  deleted_at: at('deleted_at'),
  /** Its author is gone or has removed it, and others still have chats to read: only name and portrait are left. */
  purged_at: at('purged_at'),
  /** Taken down by the operator. */
  hidden_at: at('hidden_at'),
  published_at: at('published_at'),
  updated_at: at('updated_at').notNull().defaultNow(),
  created_at: created(),
}, (t) => [
  check('characters_adult', sql`${t.age} >= 18`),
  check('characters_listed', sql`${t.visibility} <> 'public' or (${t.deleted_at} is null and ${t.hidden_at} is null)`),
  index('characters_of_owner').on(t.owner_id, t.updated_at).where(sql`owner_id is not null`),
  uniqueIndex('characters_made_once').on(t.owner_id, t.client_key).where(sql`client_key is not null`),
  index('characters_in_trash').on(t.deleted_at).where(sql`deleted_at is not null and purged_at is null`),
  index('characters_popular').on(t.visibility, t.conversations_count, t.id),
  index('characters_category').on(t.category, t.conversations_count, t.id).where(sql`visibility = 'public'`),
  index('characters_facets').on(t.gender, sql`(${t.appearance}->>'style')`).where(sql`visibility = 'public'`),
  index('characters_new').on(sql`coalesce(${t.published_at}, ${t.created_at})`, t.id).where(sql`visibility = 'public'`),
])

/** What was answered to the import of a card or a chat, for as long as the same key may come again. */
export const imports = pgTable('imports', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  client_key: text('client_key').notNull(),
  kind: text('kind').$type<'card' | 'chat'>().notNull(),
  /** Of the file and whatever it was imported into. */
  digest: text('digest').notNull(),
  answer: jsonb('answer').$type<CardImport | ChatImport>().notNull(),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.user_id, t.client_key] })])

/** What search looks through: the words of public characters, kept by a trigger of migration 0017. */
export const characterWords = pgTable('character_words', {
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  word: text('word').notNull(),
  /** 8 in the name, 4 in occupation and tags, 2 in the rest of what is said in short, 1 in the biography. */
  points: smallint('points').notNull(),
}, (t) => [
  primaryKey({ columns: [t.character_id, t.word] }),
  index('character_words_word').on(t.word.op('text_pattern_ops')),
])

/** Each of these words once, with the most it weighs anywhere: where a slip looks for what was meant. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  points: smallint('points').notNull(),
})

export const conversations = pgTable('conversations', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  character_id: integer('character_id').notNull().references(() => characters.id),
  custom_instructions: text('custom_instructions').notNull().default(''),
  allow_implicit_images: boolean('allow_implicit_images').notNull().default(true),
  image_backend: text('image_backend'),
  last_message_id: bigint('last_message_id', { mode: 'number' }),
  unread: boolean('unread').notNull().default(false),
  /** Grows with every change that a prompt would show; a copy of the thread with this number is still true. */
  rev: integer('rev').notNull().default(1),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  // No index on what changes with every message; a person's conversations are few enough to sort.
  uniqueIndex('conversations_one_each').on(t.user_id, t.character_id),
  index('conversations_begun').on(t.created_at),
])

/**
 * On the hot path `user_id` is a copy without a foreign key of its own: the conversation has one, and every check costs.
 * Ledger rows have none because they outlive the person.
 */
export const messages = pgTable('messages', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  conversation_id: integer('conversation_id').notNull().references(() => conversations.id, { onDelete: 'cascade' }),
  user_id: integer('user_id').notNull(),
  sender_type: text('sender_type').$type<'User' | 'Contact'>().notNull(),
  content: text('content').notNull(),
  content_attributes: jsonb('content_attributes').notNull().default({}),
  message_type: smallint('message_type').notNull().default(0),
  status: text('status').notNull(),
  client_key: text('client_key'),
  image_request: jsonb('image_request'),
  rev: integer('rev').notNull().default(1),
  created_at: created(),
}, (t) => [
  index('messages_page').on(t.conversation_id, t.id),
  uniqueIndex('messages_sent_once').on(t.user_id, t.client_key).where(sql`client_key is not null`),
])

/** One run of the model. Its price is reserved in the row itself, out of one lot, or by `hold_key` where it spans several. */
export const generations = pgTable('generations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  conversation_id: integer('conversation_id').notNull(),
  user_id: integer('user_id').notNull(),
  message_id: bigint('message_id', { mode: 'number' }).notNull().references(() => messages.id, { onDelete: 'cascade' }),
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
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  created_at: created(),
  heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
  ended_at: at('ended_at'),
}, (t) => [
  uniqueIndex('generations_one_running').on(t.conversation_id).where(sql`state = 'running'`),
  index('generations_message').on(t.message_id),
  uniqueIndex('generations_started_once').on(t.user_id, t.client_key).where(sql`client_key is not null`),
])

/**
 * A scene that a character began, and how far it is. `state` is how it stood before the message `step_message_id`, `next` how it
 * stands after it, which counts once that message has arrived (complete or stopped).
 */
export const surprises = pgTable('surprises', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  conversation_id: integer('conversation_id').notNull().references(() => conversations.id, { onDelete: 'cascade' }),
  /** The message that opens it. */
  message_id: bigint('message_id', { mode: 'number' }).notNull().references(() => messages.id, { onDelete: 'cascade' }),
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
  created_at: created(),
  ended_at: at('ended_at'),
}, (t) => [
  uniqueIndex('surprises_asked_once').on(t.user_id, t.client_key),
  index('surprises_played').on(t.conversation_id, t.id),
  uniqueIndex('surprises_one_running').on(t.conversation_id).where(sql`ended_at is null`),
  check('surprises_type', sql`type in ('Game', 'Chat', 'Spicy')`),
])

/** The append-only log of a reply while it streams; `at_offset` is where the piece begins in the whole text. */
export const generationChunks = pgTable('generation_chunks', {
  generation_id: bigint('generation_id', { mode: 'number' }).notNull(),
  seq: integer('seq').notNull(),
  at_offset: integer('at_offset').notNull(),
  text: text('text').notNull(),
}, (t) => [primaryKey({ columns: [t.generation_id, t.seq] })])

/** What makes a row a job (domain/media/media-jobs.ts). */
const job = () => ({
  state: text('state').$type<MediaState>().notNull().default('queued'),
  progress: smallint('progress').notNull().default(0),
  attempts: smallint('attempts').notNull().default(0),
  heartbeat_at: at('heartbeat_at'),
  next_try_at: at('next_try_at').notNull(),
  /** Past it nobody tries again. */
  gives_up_at: at('gives_up_at').notNull(),
})

/**
 * A photo is its own job: asked for, drawn under a lease, delivered and paid, or given up and unpaid. `hold_key` names the
 * credits set aside for it (domain/media/media-jobs.ts).
 */
export const photos = pgTable('photos', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  /** Where it was asked for; the photo outlives the conversation in the gallery. */
  conversation_id: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
  /** The character's message that carries it; none from the studio. */
  message_id: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
  client_key: text('client_key').notNull(),
  origin: text('origin').$type<(typeof PHOTO_ORIGINS)[number]>().notNull(),
  level: text('level').$type<PhotoLevel>().notNull(),
  prompt: text('prompt').notNull(),
  seed: integer('seed').notNull(),
  ...job(),
  credits: smallint('credits').notNull(),
  hold_key: text('hold_key'),
  /** The rule family that refused it. */
  rule: text('rule'),
  provider: text('provider'),
  storage_key: text('storage_key'),
  preview_key: text('preview_key'),
  width: integer('width'),
  height: integer('height'),
  unlocked_at: at('unlocked_at'),
  favorited_at: at('favorited_at'),
  deleted_at: at('deleted_at'),
  /** Until a person has looked at it. */
  reported_at: at('reported_at'),
  report_reason: text('report_reason'),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  uniqueIndex('photos_asked_once').on(t.user_id, t.client_key),
  index('photos_of_person').on(t.user_id, t.id),
  index('photos_of_message').on(t.message_id).where(sql`message_id is not null`),
  uniqueIndex('photos_one_in_conversation').on(t.conversation_id).where(sql`state in ('queued', 'running') and conversation_id is not null`),
  index('photos_under_way').on(t.next_try_at).where(sql`state in ('queued', 'running')`),
])

/** A clip of a photo: a job of its own like the photo. `shown_at` is when it was last asked for; the newest of a photo is shown. */
export const clips = pgTable('clips', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  photo_id: integer('photo_id').notNull().references(() => photos.id, { onDelete: 'cascade' }),
  client_key: text('client_key').notNull(),
  length: text('length').$type<ClipLength>().notNull(),
  seed: integer('seed').notNull(),
  ...job(),
  credits: smallint('credits').notNull(),
  hold_key: text('hold_key').notNull(),
  rule: text('rule'),
  provider: text('provider'),
  storage_key: text('storage_key'),
  width: integer('width'),
  height: integer('height'),
  seconds: real('seconds'),
  shown_at: at('shown_at'),
  deleted_at: at('deleted_at'),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  uniqueIndex('clips_asked_once').on(t.user_id, t.client_key),
  index('clips_of_photo').on(t.photo_id),
  uniqueIndex('clips_one_of_photo').on(t.photo_id).where(sql`state in ('queued', 'running')`),
  index('clips_under_way').on(t.next_try_at).where(sql`state in ('queued', 'running')`),
])

/**
 * A character's message spoken aloud: a job like a photo. One live row for each message; those that failed stay, unpaid.
 */
export const voices = pgTable('voices', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  message_id: bigint('message_id', { mode: 'number' }).notNull().references(() => messages.id, { onDelete: 'cascade' }),
  ...job(),
  credits: smallint('credits').notNull(),
  hold_key: text('hold_key').notNull(),
  /** What it may last at most: free users' voices; null without a limit. */
  max_seconds: smallint('max_seconds'),
  reason: text('reason').$type<VoiceReason>(),
  provider: text('provider'),
  /** Known from the beginning, so that it can be heard while it is made; null when it was given up. */
  storage_key: text('storage_key'),
  /** A guess until it is ready. */
  seconds: real('seconds').notNull(),
  peaks: smallint('peaks').array().notNull().default([]),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  uniqueIndex('voices_one_of_message').on(t.message_id).where(sql`state in ('queued', 'running', 'ready')`),
  index('voices_of_person').on(t.user_id, t.id),
  index('voices_of_message').on(t.message_id),
  index('voices_of_file').on(t.storage_key).where(sql`state in ('queued', 'running')`),
  index('voices_under_way').on(t.next_try_at).where(sql`state in ('queued', 'running')`),
])

/** Notes that people spoke: each a job until it stands in its conversation as a message. */
export const voiceNotes = pgTable('voice_notes', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  conversation_id: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
  /** The person's message it became. */
  message_id: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
  client_key: text('client_key').notNull(),
  ...job(),
  credits: smallint('credits').notNull(),
  hold_key: text('hold_key').notNull(),
  /** The claim of the session it was sent from. */
  app_mode: text('app_mode'),
  /** The rule family that refused it. */
  rule: text('rule'),
  /** 16-bit samples, as they were read from the upload; gone once the note has ended. */
  samples: bytes('samples'),
  seconds: doublePrecision('seconds').notNull(),
  peaks: jsonb('peaks').$type<number[]>().notNull(),
  transcript: text('transcript').$type<(typeof TRANSCRIPT_STATES)[number]>().notNull().default('pending'),
  /** What was understood, until the message holds it. */
  said: text('said'),
  provider: text('provider'),
  storage_key: text('storage_key'),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  uniqueIndex('voice_notes_sent_once').on(t.user_id, t.client_key),
  index('voice_notes_of_message').on(t.message_id).where(sql`message_id is not null`),
  index('voice_notes_under_way').on(t.next_try_at).where(sql`state in ('queued', 'running')`),
  index('voice_notes_coming').on(t.conversation_id, t.id).where(sql`state in ('queued', 'running')`),
  index('voice_notes_left').on(t.id).where(sql`message_id is null and storage_key is not null`),
])

export const eventHeads = pgTable('event_heads', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})
/** What one transaction told: `seq` is the number of its last event. */
export const events = pgTable('events', {
  user_id: integer('user_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  batch: json('batch').$type<ServerEvent[]>().notNull(),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.user_id, t.seq] }), index('events_age').using('brin', t.created_at)])

/** `balance` is the running total of what may be spent now; held credits are out of it already. */
export const creditAccounts = pgTable('credit_accounts', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  balance: integer('balance').notNull().default(0),
  held: integer('held').notNull().default(0),
  rev: integer('rev').notNull().default(0),
  /** The soonest end of a live lot; past it the account is settled before anything else. */
  next_expiry: at('next_expiry'),
  /** UTC day of the last daily grant. */
  daily_on: text('daily_on'),
  /** Calendar month (UTC) of `spent`: what was held or reserved in it and has not come back. */
  spend_month: text('spend_month'),
  spent: integer('spent').notNull().default(0),
  /** The person's own limits for a month, in credits and in cents; null is none. `_next` counts from `_from` on. */
  spend_limit: integer('spend_limit'),
  spend_limit_next: integer('spend_limit_next'),
  spend_limit_from: at('spend_limit_from'),
  money_limit: integer('money_limit'),
  money_limit_next: integer('money_limit_next'),
  money_limit_from: at('money_limit_from'),
}, (t) => [check('balance_not_negative', sql`${t.balance} >= 0`), check('held_not_negative', sql`${t.held} >= 0`)])

export const creditLots = pgTable('credit_lots', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull(),
  source: text('source').$type<'signup' | 'daily' | 'monthly' | 'purchase' | 'reward' | 'adjustment'>().notNull(),
  key: text('key').notNull(),
  granted: integer('granted').notNull(),
  remaining: integer('remaining').notNull(),
  /** Indexed in the place of `remaining`, so that spending touches no index until the lot is empty. */
  live: boolean('live').notNull().generatedAlwaysAs(sql`remaining > 0`),
  expires_at: at('expires_at'),
  created_at: created(),
}, (t) => [
  unique('lots_granted_once').on(t.user_id, t.source, t.key),
  check('lot_bounds', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.granted} and ${t.granted} > 0`),
  index('lots_live').on(t.user_id, t.expires_at).where(sql`live`),
])

export const creditHolds = pgTable('credit_holds', {
  user_id: integer('user_id').notNull(),
  key: text('key').notNull(),
  credits: integer('credits').notNull(),
  state: text('state').$type<'held' | 'captured' | 'released'>().notNull(),
  reason: text('reason').notNull(),
  lease_until: at('lease_until').notNull(),
  /** Which lots the credits came from: [[lot id, credits], …]. */
  lots: jsonb('lots').$type<[number, number][]>().notNull(),
  created_at: created(),
}, (t) => [
  primaryKey({ columns: [t.user_id, t.key] }),
  check('hold_positive', sql`${t.credits} > 0`),
  index('holds_leases').on(t.lease_until).where(sql`state = 'held'`),
])

/** Double entry, append-only: each line moves `credits` from one account to the other, so every user's lines sum to zero. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull(),
  debit: text('debit').$type<LedgerAccount>().notNull(),
  credit: text('credit').$type<LedgerAccount>().notNull(),
  credits: integer('credits').notNull(),
  kind: text('kind').$type<'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'reverse'>().notNull(),
  key: text('key').notNull(),
  reason: text('reason').notNull(),
  created_at: created(),
}, (t) => [
  unique('ledger_once').on(t.user_id, t.kind, t.key),
  check('ledger_positive', sql`${t.credits} > 0`),
])
/** issued: what the house gave; wallet: what may be spent; held: set aside; earned: delivered; lapsed: expired; reversed: its payment was taken back. */
export type LedgerAccount = 'issued' | 'wallet' | 'held' | 'earned' | 'lapsed' | 'reversed'

/** Money. Orders, facts, subscriptions and consents outlive the account: records of sales, with a number in the person's place. */

/** What somebody meant to buy. It exists before the person leaves for the processor, and is all the processor learns of us. */
export const billingOrders = pgTable('billing_orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  user_id: integer('user_id').notNull(),
  client_key: text('client_key').notNull(),
  price_id: integer('price_id').notNull(),
  kind: text('kind').$type<'plan' | 'pack'>().notNull(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  /** Of a pack. */
  credits: integer('credits'),
  /** Between renewals of a plan. */
  months: smallint('months').$type<1 | 12>(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  test: boolean('test').notNull(),
  consent_id: bigint('consent_id', { mode: 'number' }),
  /** The processor's page; null when it has not answered. */
  checkout_url: text('checkout_url'),
  /** Folded from the facts; pending and declined orders end as `expired` after a day. */
  state: text('state').$type<Payment['state']>().notNull().default('pending'),
  created_at: created(),
  changed_at: at('changed_at').notNull().defaultNow(),
}, (t) => [
  unique('orders_once').on(t.user_id, t.client_key),
  index('orders_user').on(t.user_id, t.created_at),
  index('orders_open').on(t.created_at).where(sql`state in ('pending', 'declined')`),
  check('order_positive', sql`${t.amount_cents} > 0`),
  check('order_whole', sql`(${t.kind} = 'plan') = (${t.months} is not null) and (${t.kind} = 'pack') = (${t.credits} is not null)`),
  check('order_consent', sql`${t.kind} = 'pack' or ${t.consent_id} is not null`),
])

/** Who agreed to which words of renewal, when (research/safety.md L-29). Kept 3 years past the subscription's end. */
export const renewalConsents = pgTable('renewal_consents', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull(),
  version: integer('version').notNull(),
  /** The words as they stood beside the box, with amount and dates, and their SHA-256. */
  text: text('text').notNull(),
  hash: text('hash').notNull(),
  client: text('client').notNull(),
  created_at: created(),
}, (t) => [index('renewal_consents_user').on(t.user_id)])

/** Every fact a processor told, once. What it amounts to is folded from all of an order's facts. */
export const paymentFacts = pgTable('payment_facts', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  event_key: text('event_key').notNull(),
  digest: text('digest').notNull(),
  kind: text('kind').$type<PaymentFact['kind']>().notNull(),
  order_id: uuid('order_id'),
  sale_id: text('sale_id'),
  transaction_id: text('transaction_id'),
  parent_id: text('parent_id'),
  amount_cents: integer('amount_cents'),
  currency: text('currency'),
  occurred_at: at('occurred_at').notNull(),
  paid_until: at('paid_until'),
  terminates: boolean('terminates').notNull().default(false),
  test: boolean('test').notNull(),
  /**
   * counted: in the fold; waiting: its order or sale is not known yet; provisional: unsigned, until the processor agrees;
   * quarantined: does not fit its order (P-06), for a person to look at.
   */
  state: text('state').$type<'counted' | 'waiting' | 'provisional' | 'quarantined'>().notNull(),
  /** Why it is quarantined. */
  problem: text('problem'),
  attempts: integer('attempts').notNull().default(0),
  next_try_at: at('next_try_at'),
  raw: jsonb('raw').$type<Record<string, string>>().notNull().default({}),
  received_at: at('received_at').notNull().defaultNow(),
}, (t) => [
  unique('facts_once').on(t.provider, t.event_key),
  index('facts_order').on(t.order_id),
  index('facts_sale').on(t.provider, t.sale_id),
  index('facts_due').on(t.next_try_at).where(sql`state in ('waiting', 'provisional')`),
])

/** What a plan's facts amount to. The rows are written by the fold alone, but for what the person asked (`cancel_wanted_at`). */
export const subscriptions = pgTable('subscriptions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull(),
  order_id: uuid('order_id').notNull().unique(),
  provider: text('provider').$type<PaymentProviderName>().notNull(),
  sale_id: text('sale_id').notNull(),
  price_id: integer('price_id').notNull(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  months: smallint('months').$type<1 | 12>().notNull(),
  test: boolean('test').notNull(),
  state: text('state').$type<Subscription['state']>().notNull(),
  started_at: at('started_at').notNull(),
  paid_until: at('paid_until').notNull(),
  renews_at: at('renews_at'),
  price_held_until: at('price_held_until').notNull(),
  cancelled_at: at('cancelled_at'),
  /** The person's own word, which counts at once; the processor is told by a job until it has agreed. */
  cancel_wanted_at: at('cancel_wanted_at'),
  cancel_told_at: at('cancel_told_at'),
  resume_wanted_at: at('resume_wanted_at'),
  tell_attempts: integer('tell_attempts').notNull().default(0),
  next_tell_at: at('next_tell_at'),
  /** When the next month's credits are due; null when none are. */
  next_grant_at: at('next_grant_at'),
  /** The renewal that was announced by mail. */
  reminded_for: at('reminded_for'),
  ended_at: at('ended_at'),
  changed_at: at('changed_at').notNull().defaultNow(),
}, (t) => [
  unique('subscriptions_sale').on(t.provider, t.sale_id),
  index('subscriptions_user').on(t.user_id, t.id),
  index('subscriptions_grants').on(t.next_grant_at).where(sql`next_grant_at is not null`),
  index('subscriptions_tell').on(t.next_tell_at).where(sql`next_tell_at is not null`),
  index('subscriptions_renewals').on(t.renews_at).where(sql`renews_at is not null`),
])

/** Mails about money wait here until they are sent: a receipt is not lost with a mail server. Payload: amounts and dates only. */
export const billingMails = pgTable('billing_mails', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  kind: text('kind').notNull(),
  values: jsonb('values').$type<Record<string, string | number | null>>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  next_try_at: at('next_try_at').notNull(),
  sent_at: at('sent_at'),
  created_at: created(),
}, (t) => [
  unique('billing_mails_once').on(t.user_id, t.key),
  index('billing_mails_due').on(t.next_try_at).where(sql`sent_at is null`),
])

/** Where the processor's truth and ours differ, for a person to look at. */
export const billingDifferences = pgTable('billing_differences', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  subscription_id: bigint('subscription_id', { mode: 'number' }),
  key: text('key').notNull().unique(),
  what: text('what').notNull(),
  ours: text('ours').notNull(),
  theirs: text('theirs').notNull(),
  found_at: at('found_at').notNull(),
  solved_at: at('solved_at'),
})

/** How often pages with prices were opened: a day and a page, without who. */
export const billingVisits = pgTable('billing_visits', {
  day: text('day').notNull(),
  page: text('page').notNull(),
  visits: integer('visits').notNull(),
}, (t) => [primaryKey({ columns: [t.day, t.page] })])

/** Counts of crisis referrals for the public page: no person, no text (research/safety.md L-07). */
export const crisisReferrals = pgTable('crisis_referrals', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  day: text('day').notNull(),
  level: text('level').notNull(),
  locale: text('locale').notNull().default('en'),
  detector_version: text('detector_version').notNull(),
})

/** Verdicts that were not plain allows: by reference, without the text. */
export const moderationVerdicts = pgTable('moderation_verdicts', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  stage: text('stage').notNull(),
  action: text('action').notNull(),
  rule: text('rule'),
  crisis: text('crisis').notNull(),
  policy_version: text('policy_version').notNull(),
  detectors: jsonb('detectors').$type<string[]>().notNull(),
  latency_ms: integer('latency_ms').notNull(),
  subject: text('subject').notNull(),
  created_at: created(),
}, (t) => [index('moderation_verdicts_person').on(t.user_id, t.id)])

/** What people think of the product. */
export const feedback = pgTable('feedback', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  client_key: text('client_key').notNull(),
  rating: smallint('rating').notNull(),
  comment: text('comment'),
  page: text('page'),
  created_at: created(),
}, (t) => [uniqueIndex('feedback_once').on(t.user_id, t.client_key)])

/** Data exports; the row is what is to be done, the job only the call to do it. */
export const dataExports = pgTable('data_exports', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  client_key: text('client_key').notNull(),
  state: text('state').$type<DataExport['state']>().notNull().default('queued'),
  attempts: smallint('attempts').notNull().default(0),
  heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
  storage_key: text('storage_key'),
  bytes: bigint('bytes', { mode: 'number' }),
  /** SHA-256 of the secret in the single-use address, and until when that address works. */
  open_hash: bytes('open_hash').unique(),
  open_until: at('open_until'),
  created_at: created(),
  expires_at: at('expires_at'),
}, (t) => [
  uniqueIndex('exports_one_running').on(t.user_id).where(sql`state in ('queued', 'running')`),
  uniqueIndex('exports_asked_once').on(t.user_id, t.client_key),
])

/** Accounts that are being erased: what the job must know once the users row no longer says it. Gone when it is done. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().unique(),
  identity_uid: text('identity_uid').notNull(),
  email: text('email').notNull(),
  storage_prefix: text('storage_prefix'),
  attempts: integer('attempts').notNull().default(0),
  heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
  created_at: created(),
})

/** Why people left, without who: for the operator to count. */
export const deletions = pgTable('deletions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  day: text('day').notNull(),
  reason: text('reason').$type<DeletionReason>().notNull(),
  comment: text('comment'),
})

/** Attribution, consent and the affiliate programme. */

/** Every decision about analytics and marketing, as it was made; the newest counts. */
export const consents = pgTable('consents', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  browser: text('browser').notNull(),
  version: integer('version').notNull(),
  analytics: boolean('analytics').notNull(),
  marketing: boolean('marketing').notNull(),
  decided_at: at('decided_at').notNull(),
  created_at: created(),
}, (t) => [
  unique('consents_once').on(t.user_id, t.browser, t.decided_at),
  index('consents_newest').on(t.user_id, t.decided_at),
])

/** The outbox of conversions: a fact is stored with what caused it, and told until the network has heard it. */
export const conversions = pgTable('conversions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  network: text('network').notNull(),
  event_key: text('event_key').notNull(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  event: text('event').notNull(),
  click_id: text('click_id').notNull(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  state: text('state').$type<'pending' | 'sent' | 'failed'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  next_try_at: at('next_try_at').notNull(),
  created_at: created(),
  sent_at: at('sent_at'),
}, (t) => [
  unique('conversions_once').on(t.network, t.event_key),
  index('conversions_due').on(t.next_try_at).where(sql`state = 'pending'`),
  index('conversions_user').on(t.user_id),
])

/** Belongs to an address, not to a user: whoever applies need not have an account. */
export const affiliateApplications = pgTable('affiliate_applications', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  email: text('email').notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  social_url: text('social_url'),
  telegram_id: text('telegram_id'),
  website: text('website'),
  join_reason: text('join_reason'),
  promote_explanation: text('promote_explanation').notNull(),
  tell_us_more: text('tell_us_more'),
  attempts: integer('attempts').notNull().default(0),
  next_try_at: at('next_try_at').notNull(),
  mailed_at: at('mailed_at'),
  created_at: created(),
}, (t) => [
  index('affiliate_applications_email').on(t.email, t.created_at),
  index('affiliate_applications_due').on(t.next_try_at).where(sql`mailed_at is null`),
])

/** Embedded identity: single-use custom tokens, hashed. */
export const customTokens = pgTable('custom_tokens', {
  token_hash: bytes('token_hash').primaryKey(),
  uid: text('uid').notNull(),
  expires_at: at('expires_at').notNull(),
  /** When the person really signed in, where the token stands for an older sign-in (users/swapIDToken). */
  signed_in_at: at('signed_in_at'),
})

/** Embedded mail: the outbox that the inbox page shows on localhost. */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  created_at: created(),
})

/** better-auth's own tables (embedded identity). Names are ours through its schema mapping. */
export const authUsers = pgTable('auth_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})
export const authSessions = pgTable('auth_sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().references(() => authUsers.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
}, (t) => [index('auth_sessions_user').on(t.userId)])
export const authAccounts = pgTable('auth_accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull().references(() => authUsers.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
}, (t) => [
  index('auth_accounts_user').on(t.userId),
  // A password by its person; a linked identity by issuer and subject there.
  uniqueIndex('auth_accounts_once').on(t.providerId, t.accountId),
])
export const authVerifications = pgTable('auth_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
}, (t) => [index('auth_verifications_identifier').on(t.identifier)])
export const authJwks = pgTable('auth_jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at'),
})

/** Ways in of the embedded provider: what began and ends once, by the hash of its secret (mailed links, social, passkeys). */
export const identityFlows = pgTable('identity_flows', {
  token_hash: bytes('token_hash').primaryKey(),
  kind: text('kind').notNull(),
  /** What the end must know: a uid, a keyed digest of an address, or the browser's challenge. */
  subject: text('subject').notNull(),
  expires_at: at('expires_at').notNull(),
}, (t) => [index('identity_flows_subject').on(t.kind, t.subject)])

export const passkeys = pgTable('passkeys', {
  id: serial('id').primaryKey(),
  user_id: text('user_id').notNull().references(() => authUsers.id, { onDelete: 'cascade' }),
  credential_id: text('credential_id').notNull().unique(),
  public_key: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull().default([]),
  name: text('name').notNull(),
  created_at: created(),
  used_at: at('used_at'),
}, (t) => [index('passkeys_user').on(t.user_id)])

/** Which browser asked for the newest code of an address; both by digest (research/safety.md A-02). */
export const codeRequests = pgTable('code_requests', {
  address: text('address').primaryKey(),
  browser: text('browser').notNull(),
  expires_at: at('expires_at').notNull(),
})

/** Mailed codes of the Firebase adapter, one an address; neither address nor code can be read here without the secret. */
export const firebaseCodes = pgTable('firebase_codes', {
  address: bytes('address').primaryKey(),
  code: bytes('code').notNull(),
  guesses: integer('guesses').notNull().default(0),
  expires_at: at('expires_at').notNull(),
})

/** Identity tokens of a person, by keyed digest, are refused when they go back to a sign-in before this. */
export const firebaseRevocations = pgTable('firebase_revocations', {
  person: bytes('person').primaryKey(),
  valid_since: at('valid_since').notNull(),
})

/** The embedded payment processor's own books (server/providers/payment/sandbox). No real money and no card stands in them. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  /** Random, 256 bits: whoever knows it may pay. */
  id: text('id').primaryKey(),
  order_id: uuid('order_id').notNull().unique(),
  /** Keyed digest of the address, by which the saved card is found. */
  customer: text('customer').notNull(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  months: smallint('months').$type<1 | 12>(),
  redirect_url: text('redirect_url').notNull(),
  cancel_url: text('cancel_url').notNull(),
  saved_method: boolean('saved_method').notNull(),
  state: text('state').$type<Exclude<SandboxCheckout['state'], 'expired'>>().notNull().default('open'),
  card: text('card').$type<SandboxCard>(),
  created_at: created(),
  changed_at: at('changed_at').notNull().defaultNow(),
}, (t) => [index('sandbox_checkouts_paid').on(t.customer, t.changed_at).where(sql`state = 'paid'`)])

export const sandboxSales = pgTable('sandbox_sales', {
  id: text('id').primaryKey(),
  order_id: uuid('order_id').notNull().unique(),
  amount_cents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  months: smallint('months').$type<1 | 12>(),
  state: text('state').$type<SandboxSale['state']>().notNull(),
  renewals_fail: boolean('renewals_fail').notNull(),
  /** Declined renewals in a row. */
  failures: smallint('failures').notNull().default(0),
  events_held: boolean('events_held').notNull(),
  started_at: at('started_at').notNull(),
  /** Paid periods. */
  periods: integer('periods').notNull().default(1),
  paid_until: at('paid_until'),
  next_charge_at: at('next_charge_at'),
}, (t) => [
  index('sandbox_sales_due').on(t.next_charge_at).where(sql`state = 'active'`),
  index('sandbox_sales_ending').on(t.paid_until).where(sql`state = 'cancelled'`),
])

/** What happened there, each told to our webhook until it is taken. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  key: text('key').notNull().unique(),
  order_id: uuid('order_id').notNull(),
  /** Null for a declined checkout. */
  sale_id: text('sale_id'),
  kind: text('kind').$type<PaymentFact['kind']>().notNull(),
  transaction_id: text('transaction_id').unique(),
  parent_id: text('parent_id'),
  amount_cents: integer('amount_cents'),
  currency: text('currency'),
  occurred_at: at('occurred_at').notNull(),
  paid_until: at('paid_until'),
  terminates: boolean('terminates').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  next_try_at: at('next_try_at').notNull(),
  /** On its way until then, at the latest. */
  claimed_until: at('claimed_until'),
  delivered_at: at('delivered_at'),
}, (t) => [
  index('sandbox_events_sale').on(t.sale_id),
  index('sandbox_events_order').on(t.order_id),
  index('sandbox_events_due').on(t.next_try_at).where(sql`delivered_at is null`),
])

/** One row: whether the embedded processor plays dead. */
export const sandboxSwitch = pgTable('sandbox_switch', {
  only: boolean('only').primaryKey().default(true),
  down: boolean('down').notNull(),
}, (t) => [check('sandbox_switch_one', sql`${t.only}`)])
/** Rewards. */

/** The code of each person's invitations, made when they first look at the rewards. */
export const rewardInvites = pgTable('reward_invites', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  created_at: created(),
})

/** Who came by whose invitation: one inviter each, the first. Where they came from is kept as keyed digests. */
export const rewardInvitations = pgTable('reward_invitations', {
  friend_id: integer('friend_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  inviter_id: integer('inviter_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Network and browser of the sign-up; null where unknown, and after their time. */
  client: bytes('client'),
  browser: bytes('browser'),
  /** Why it never counts; null while it may. */
  refused: text('refused').$type<'same_mailbox' | 'same_client' | 'same_browser' | 'disposable'>(),
  created_at: created(),
}, (t) => [index('reward_invitations_inviter').on(t.inviter_id)])

/** From where people who invite have looked at their rewards, as keyed digests: their own second account is no friend. */
export const rewardTraces = pgTable('reward_traces', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<'client' | 'browser'>().notNull(),
  digest: bytes('digest').notNull(),
  created_at: created(),
  seen_at: at('seen_at').notNull(),
}, (t) => [primaryKey({ columns: [t.user_id, t.kind, t.digest] }), index('reward_traces_seen').on(t.seen_at)])

/** Friends that were paid for. They stay when the friend leaves, so that nobody comes twice, and hold a number and digests. */
export const rewardFriends = pgTable('reward_friends', {
  friend_id: integer('friend_id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** Keyed digests of the mailbox and of a domain that is no large provider; null after their time. */
  mailbox: bytes('mailbox').unique(),
  domain: bytes('domain'),
  created_at: created(),
}, (t) => [index('reward_friends_user').on(t.user_id, t.created_at)])

/** Made by the operator, in lower case. */
export const rewardCodes = pgTable('reward_codes', {
  code: text('code').primaryKey(),
  credits: integer('credits').notNull(),
  /** How many people may claim it, and how many have. */
  most: integer('most').notNull(),
  claimed: integer('claimed').notNull().default(0),
  ends_at: at('ends_at'),
  created_at: created(),
}, (t) => [
  check('reward_codes_positive', sql`${t.credits} > 0 and ${t.most} > 0`),
  check('reward_codes_bounds', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.most}`),
])
export const rewardCodeClaims = pgTable('reward_code_claims', {
  code: text('code').notNull().references(() => rewardCodes.code),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.code, t.user_id] }), index('reward_code_claims_user').on(t.user_id)])

/** Keyed digests of a code with a mailbox that has claimed it, so that it comes once also to those who come back. No two of them can be connected. */
export const rewardCodeMailboxes = pgTable('reward_code_mailboxes', {
  digest: bytes('digest').primaryKey(),
  created_at: created(),
})

/** Payouts of the affiliate programme. A contract with an address, whether or not it has an account here. */
export const affiliates = pgTable('affiliates', {
  id: serial('id').primaryKey(),
  /** What stands in `?fpr=` or `?via=`, in lower case. */
  code: text('code').notNull().unique(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  /** Agreed on with this one; null takes the installation's percentage. */
  percent: smallint('percent'),
  application_id: bigint('application_id', { mode: 'number' }).unique(),
  created_at: created(),
}, (t) => [check('affiliates_percent', sql`${t.percent} between 1 and 100`)])

/** The lines of one payment add up to the percentage of what was kept of it. Append-only, but for the statement. */
export const affiliateCommissions = pgTable('affiliate_commissions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  affiliate_id: integer('affiliate_id').notNull().references(() => affiliates.id),
  /** The fact of the payment, its order, and the number of this line among the payment's. */
  payment_id: bigint('payment_id', { mode: 'number' }).notNull(),
  order_id: uuid('order_id').notNull(),
  line: smallint('line').notNull(),
  test: boolean('test').notNull(),
  /** As it was when the payment's first line was made. */
  percent: smallint('percent').notNull(),
  /** By how much the kept money changed, and the commission with it. */
  money_cents: integer('money_cents').notNull(),
  commission_cents: integer('commission_cents').notNull(),
  occurred_at: at('occurred_at').notNull(),
  /** The UTC month it belongs to, YYYY-MM: never one whose statements are made. */
  month: text('month').notNull(),
  statement_id: bigint('statement_id', { mode: 'number' }).references(() => affiliateStatements.id),
  created_at: created(),
}, (t) => [
  unique('affiliate_commissions_once').on(t.payment_id, t.line),
  index('affiliate_commissions_open').on(t.affiliate_id).where(sql`statement_id is null`),
  index('affiliate_commissions_order').on(t.order_id),
])

/** What an affiliate gets for a month. Rows never change. */
export const affiliateStatements = pgTable('affiliate_statements', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  affiliate_id: integer('affiliate_id').notNull().references(() => affiliates.id),
  month: text('month').notNull(),
  test: boolean('test').notNull(),
  payments: integer('payments').notNull(),
  money_cents: integer('money_cents').notNull(),
  commission_cents: integer('commission_cents').notNull(),
  /** What the statement before left below zero. */
  carried_cents: integer('carried_cents').notNull(),
  payable_cents: integer('payable_cents').notNull(),
  /** What goes into the next one, below zero. */
  left_cents: integer('left_cents').notNull(),
  made_at: at('made_at').notNull(),
}, (t) => [
  unique('affiliate_statements_once').on(t.affiliate_id, t.month, t.test),
  check('affiliate_statements_whole', sql`${t.commission_cents} + ${t.carried_cents} = ${t.payable_cents} + ${t.left_cents}
    and ${t.payable_cents} >= 0 and ${t.left_cents} <= 0 and ${t.carried_cents} <= 0`),
])

/** Months whose statements are made, and whether the operator has been told. */
export const affiliateMonths = pgTable('affiliate_months', {
  month: text('month').notNull(),
  test: boolean('test').notNull(),
  made_at: at('made_at').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  next_try_at: at('next_try_at').notNull(),
  mailed_at: at('mailed_at'),
}, (t) => [primaryKey({ columns: [t.month, t.test] })])

/** Characters that people make: what there was before, what is unfinished, who likes and follows whom, what is reported. */
export const characterVersions = pgTable('character_versions', {
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  definition: jsonb('definition').$type<CharacterDefinition>().notNull(),
  extras: jsonb('extras').$type<CharacterExtras>().notNull(),
  portrait_id: text('portrait_id').notNull().references(() => portraits.id),
  restored_from: integer('restored_from'),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.character_id, t.version] })])

export const characterDrafts = pgTable('character_drafts', {
  id: uuid('id').notNull(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  extras: jsonb('extras').$type<CharacterExtras>().notNull().default({}),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [primaryKey({ columns: [t.user_id, t.id] })])

export const characterLikes = pgTable('character_likes', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  /** False while the account is closed. Triggers of 0019_counts.sql keep it and `likes_count`. */
  counted: boolean('counted').notNull().default(true),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.user_id, t.character_id] }), index('character_likes_character').on(t.character_id)])

/** The public page of somebody who has published a character. */
export const creators = pgTable('creators', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  /** In lower case. */
  handle: text('handle').notNull().unique(),
  display_name: text('display_name').notNull(),
  about: text('about').notNull().default(''),
  followers_count: integer('followers_count').notNull().default(0),
  handle_changed_at: at('handle_changed_at'),
  created_at: created(),
})

/** Handles that were given up, as SHA-256: nobody else takes one for HANDLE_REST_DAYS. Written by triggers. */
export const freedHandles = pgTable('freed_handles', {
  handle_hash: text('handle_hash').primaryKey(),
  freed_at: at('freed_at').notNull(),
})

export const creatorFollows = pgTable('creator_follows', {
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  creator_id: integer('creator_id').notNull().references(() => creators.user_id, { onDelete: 'cascade' }),
  /** As with likes. */
  counted: boolean('counted').notNull().default(true),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.user_id, t.creator_id] }), index('creator_follows_creator').on(t.creator_id)])

export const characterReports = pgTable('character_reports', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  comment: text('comment').notNull().default(''),
  /** The version that was seen. */
  version: integer('version').notNull(),
  settled_at: at('settled_at'),
  created_at: created(),
}, (t) => [uniqueIndex('character_reports_once').on(t.user_id, t.character_id).where(sql`settled_at is null`), index('character_reports_open').on(t.character_id).where(sql`settled_at is null`)])

/** A character that was taken out of everybody's sight, by the operator or by reports of several people. */
export const characterTakedowns = pgTable('character_takedowns', {
  id: serial('id').primaryKey(),
  character_id: integer('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
  cause: text('cause').$type<'reports' | 'operator'>().notNull(),
  /** As it was before: what a restored one goes back to. */
  visibility: text('visibility').$type<'private' | 'unlisted' | 'public'>().notNull(),
  /** The version that was taken down. */
  version: integer('version').notNull(),
  lifted_at: at('lifted_at'),
  created_at: created(),
}, (t) => [uniqueIndex('character_takedowns_once').on(t.character_id).where(sql`lifted_at is null`), index('character_takedowns_character').on(t.character_id)])
