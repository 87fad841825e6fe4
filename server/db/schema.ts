import { sql } from 'drizzle-orm'
import {
  bigint, bigserial, boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text, timestamp,
  unique, uniqueIndex, uuid,
} from 'drizzle-orm/pg-core'
import type { Portrait } from '@/contracts/characters'
import type { EventType } from '@/contracts/events'
import type { CustomAttributes } from '@/contracts/users'
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
  created_at: created(),
})

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
}, (t) => [index('sessions_user').on(t.user_id)])

/** Fixed-window counters of the rate limits that must hold across processes and restarts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resets_at: at('resets_at').notNull(),
})

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
  /** Lower-case words that search looks through. */
  search_text: text('search_text').notNull(),
  seed_hash: text('seed_hash'),
  created_at: created(),
}, (t) => [
  check('characters_adult', sql`${t.age} >= 18`),
  index('characters_popular').on(t.visibility, t.conversations_count, t.id),
  index('characters_category').on(t.category, t.conversations_count, t.id),
])

export const conversations = pgTable('conversations', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  character_id: integer('character_id').notNull().references(() => characters.id),
  custom_instructions: text('custom_instructions').notNull().default(''),
  allow_implicit_images: boolean('allow_implicit_images').notNull().default(true),
  image_backend: text('image_backend'),
  last_message_id: bigint('last_message_id', { mode: 'number' }),
  unread: boolean('unread').notNull().default(false),
  created_at: created(),
  updated_at: at('updated_at').notNull().defaultNow(),
}, (t) => [
  uniqueIndex('conversations_one_each').on(t.user_id, t.character_id),
  index('conversations_recent').on(t.user_id, t.updated_at),
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
  uniqueIndex('messages_sent_once').on(t.user_id, t.client_key),
])

export const generations = pgTable('generations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  conversation_id: integer('conversation_id').notNull().references(() => conversations.id, { onDelete: 'cascade' }),
  user_id: integer('user_id').notNull(),
  message_id: bigint('message_id', { mode: 'number' }).notNull().references(() => messages.id, { onDelete: 'cascade' }),
  /** The Idempotency-Key of the call that started it. */
  client_key: text('client_key').notNull(),
  hold_key: text('hold_key'),
  state: text('state').$type<'running' | 'complete' | 'stopped' | 'interrupted' | 'failed' | 'blocked'>().notNull(),
  stop_requested: boolean('stop_requested').notNull().default(false),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  created_at: created(),
  heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
  ended_at: at('ended_at'),
}, (t) => [
  uniqueIndex('generations_one_running').on(t.conversation_id).where(sql`state = 'running'`),
  index('generations_running').on(t.id).where(sql`state = 'running'`),
  index('generations_message').on(t.message_id),
  uniqueIndex('generations_started_once').on(t.user_id, t.client_key),
])

/** The append-only log of a reply while it streams; `at_offset` is where the piece begins in the whole text. */
export const generationChunks = pgTable('generation_chunks', {
  generation_id: bigint('generation_id', { mode: 'number' }).notNull(),
  seq: integer('seq').notNull(),
  at_offset: integer('at_offset').notNull(),
  text: text('text').notNull(),
}, (t) => [primaryKey({ columns: [t.generation_id, t.seq] })])

export const eventHeads = pgTable('event_heads', {
  user_id: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})
export const events = pgTable('events', {
  user_id: integer('user_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  type: text('type').$type<EventType>().notNull(),
  data: jsonb('data').notNull(),
  created_at: created(),
}, (t) => [primaryKey({ columns: [t.user_id, t.seq] }), index('events_age').on(t.created_at)])

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
}, (t) => [check('balance_not_negative', sql`${t.balance} >= 0`), check('held_not_negative', sql`${t.held} >= 0`)])

export const creditLots = pgTable('credit_lots', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  user_id: integer('user_id').notNull(),
  source: text('source').$type<'signup' | 'daily' | 'monthly' | 'purchase' | 'reward' | 'adjustment'>().notNull(),
  key: text('key').notNull(),
  granted: integer('granted').notNull(),
  remaining: integer('remaining').notNull(),
  expires_at: at('expires_at'),
  created_at: created(),
}, (t) => [
  unique('lots_granted_once').on(t.user_id, t.source, t.key),
  check('lot_bounds', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.granted} and ${t.granted} > 0`),
  index('lots_live').on(t.user_id, t.expires_at).where(sql`remaining > 0`),
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
  kind: text('kind').$type<'grant' | 'hold' | 'capture' | 'release' | 'expire'>().notNull(),
  key: text('key').notNull(),
  reason: text('reason').notNull(),
  created_at: created(),
}, (t) => [
  unique('ledger_once').on(t.user_id, t.kind, t.key),
  check('ledger_positive', sql`${t.credits} > 0`),
])
/** issued: what the house gave; wallet: what the person may spend; held: set aside; earned: delivered; lapsed: expired. */
export type LedgerAccount = 'issued' | 'wallet' | 'held' | 'earned' | 'lapsed'

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
})

/** Embedded identity: single-use custom tokens, hashed. */
export const customTokens = pgTable('custom_tokens', {
  token_hash: bytes('token_hash').primaryKey(),
  uid: text('uid').notNull(),
  expires_at: at('expires_at').notNull(),
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

/** Identity tokens of a person are refused when they go back to a sign-in before this; Firebase itself ends refreshing. */
export const firebaseRevocations = pgTable('firebase_revocations', {
  uid: text('uid').primaryKey(),
  valid_since: at('valid_since').notNull(),
})
