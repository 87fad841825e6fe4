import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bytes, created } from './columns'
import { users } from './users'

/** The session id itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: bytes('id_hash').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    app_mode: text('app_mode'),
    identity_session: text('identity_session'),
    user_agent: text('user_agent'),
    created_at: created(),
    seen_at: at('seen_at').notNull().defaultNow(),
    expires_at: at('expires_at').notNull(),
    /** When the person last proved who they are; null where the identity provider does not say when they signed in. */
    proven_at: at('proven_at'),
  },
  (t) => [index('sessions_user').on(t.user_id)],
)

/** The product's second factor, with any identity provider. Secrets are sealed, codes and challenges hashed. */
export const secondFactors = pgTable(
  'second_factors',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until a first secret has been confirmed. */
    secret: bytes('secret'),
    enabled_at: at('enabled_at'),
    /** The newest time step whose code was taken: none is taken twice. */
    last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
    pending_secret: bytes('pending_secret'),
    pending_at: at('pending_at'),
  },
  (t) => [check('second_factors_whole', sql`(${t.secret} is null) = (${t.enabled_at} is null)`)],
)

/** Those that are left; using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: bytes('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
)

/** Sign-ins that wait for the second factor. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    token_hash: bytes('token_hash').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    identity_session: text('identity_session'),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('second_factor_challenges_user').on(t.user_id)],
)

/** Emailed codes with which a session proves again who holds it; they are not accepted at sign-in. */
export const proofCodes = pgTable('proof_codes', {
  session_hash: bytes('session_hash')
    .primaryKey()
    .references(() => sessions.id_hash, { onDelete: 'cascade' }),
  code_hash: bytes('code_hash').notNull(),
  expires_at: at('expires_at').notNull(),
})

/** Which kinds of device a person signs in on, so that a new one is announced by email. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    seen_at: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device] })],
)

/** Fixed-window counters of the rate limits that must hold across processes and restarts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resets_at: at('resets_at').notNull(),
})
