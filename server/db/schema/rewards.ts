import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bytes, created } from './columns'
import { users } from './users'

/** Rewards. */

/** The code of each person's invitations, made when they first look at the rewards. */
export const rewardInvites = pgTable('reward_invites', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  created_at: created(),
})

/** Who came by whose invitation: one inviter each, the first. Where they came from is kept as keyed digests. */
export const rewardInvitations = pgTable(
  'reward_invitations',
  {
    friend_id: integer('friend_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviter_id: integer('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Network and browser of the sign-up; null where unknown, and after their time. */
    client: bytes('client'),
    browser: bytes('browser'),
    /** Why it never counts; null while it may. */
    refused: text('refused').$type<'same_mailbox' | 'same_client' | 'same_browser' | 'disposable'>(),
    created_at: created(),
  },
  (t) => [index('reward_invitations_inviter').on(t.inviter_id)],
)

/** From where people who invite have looked at their rewards, as keyed digests: their own second account is no friend. */
export const rewardTraces = pgTable(
  'reward_traces',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'client' | 'browser'>().notNull(),
    digest: bytes('digest').notNull(),
    created_at: created(),
    seen_at: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind, t.digest] }), index('reward_traces_seen').on(t.seen_at)],
)

/** Friends that were paid for. They stay when the friend leaves, so that nobody comes twice, and hold a number and digests. */
export const rewardFriends = pgTable(
  'reward_friends',
  {
    friend_id: integer('friend_id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed digests of the mailbox and of a domain that is no large provider; null after their time. */
    mailbox: bytes('mailbox').unique(),
    domain: bytes('domain'),
    created_at: created(),
  },
  (t) => [index('reward_friends_user').on(t.user_id, t.created_at)],
)

/** Made by the operator, in lower case. */
export const rewardCodes = pgTable(
  'reward_codes',
  {
    code: text('code').primaryKey(),
    credits: integer('credits').notNull(),
    /** How many people may claim it, and how many have. */
    most: integer('most').notNull(),
    claimed: integer('claimed').notNull().default(0),
    ends_at: at('ends_at'),
    created_at: created(),
  },
  (t) => [
    check('reward_codes_positive', sql`${t.credits} > 0 and ${t.most} > 0`),
    check('reward_codes_bounds', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.most}`),
  ],
)

export const rewardCodeClaims = pgTable(
  'reward_code_claims',
  {
    code: text('code')
      .notNull()
      .references(() => rewardCodes.code),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.code, t.user_id] }), index('reward_code_claims_user').on(t.user_id)],
)

/** Keyed digests of a code with a mailbox that has claimed it, so that it comes once also to those who come back. No two of them can be connected. */
export const rewardCodeMailboxes = pgTable('reward_code_mailboxes', {
  digest: bytes('digest').primaryKey(),
  created_at: created(),
})
