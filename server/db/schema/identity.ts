import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, bytes, created } from './columns'
import { users } from './users'

/** Embedded identity: single-use custom tokens, hashed. */
export const customTokens = pgTable('custom_tokens', {
  token_hash: bytes('token_hash').primaryKey(),
  uid: text('uid').notNull(),
  expires_at: at('expires_at').notNull(),
  /** When the person really signed in, where the token continues an older sign-in (users/swapIDToken). */
  signed_in_at: at('signed_in_at'),
})

/** better-auth's own tables (embedded identity), renamed through its schema mapping. */
export const authUsers = pgTable('auth_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** How often its refresh token has been exchanged, and when last: only the newest one is valid. */
    rotation: integer('rotation').notNull().default(0),
    rotated_at: at('rotated_at'),
    /** The mode of the native shell that signed in; null in a browser. */
    app_mode: text('app_mode'),
  },
  (t) => [index('auth_sessions_user').on(t.userId)],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('auth_accounts_user').on(t.userId),
    // A password by its person; a linked identity by issuer and subject there.
    uniqueIndex('auth_accounts_once').on(t.providerId, t.accountId),
  ],
)

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('auth_verifications_identifier').on(t.identifier)],
)

export const authJwks = pgTable('auth_jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at'),
})

/** Ways in of the embedded provider: what began and ends once, by the hash of its secret (mailed links, social, passkeys). */
export const identityFlows = pgTable(
  'identity_flows',
  {
    token_hash: bytes('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** What the end must know: a uid, a keyed digest of an address, or the browser's challenge. */
    subject: text('subject').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('identity_flows_subject').on(t.kind, t.subject)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    credential_id: text('credential_id').notNull().unique(),
    public_key: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    created_at: created(),
    used_at: at('used_at'),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
)

/** Which browser asked for the newest code of an address; both as digests. */
export const codeRequests = pgTable('code_requests', {
  address: text('address').primaryKey(),
  browser: text('browser').notNull(),
  expires_at: at('expires_at').notNull(),
})

/** Emailed codes of the Firebase adapter, one for each email address; neither can be read here without the secret. */
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

/** A person's email address on its way to another, and for a while afterwards the way back. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked: no other can enter the code. */
    session_hash: bytes('session_hash').notNull(),
    old_email: text('old_email').notNull(),
    new_email: text('new_email').notNull(),
    /** Keyed; null once it was used, and where the address is another account's, so that no code is right. */
    code_hash: bytes('code_hash'),
    expires_at: at('expires_at').notNull(),
    changed_at: at('changed_at'),
    /** Of the secret in the link that the old address got; null once it was used or an older one was. */
    undo_hash: bytes('undo_hash').unique(),
    undone_at: at('undone_at'),
    created_at: created(),
  },
  (t) => [index('email_changes_user').on(t.user_id)],
)
