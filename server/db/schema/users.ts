import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { OwnBoundaries } from '@/contracts/boundaries'
import type { Preferences } from '@/contracts/account'
import type { PushSettings } from '@/contracts/push'
import type { CustomAttributes } from '@/contracts/users'
import { at, created } from './columns'

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().defaultRandom().unique(),
    /** The identity provider's id of this person; never shown. */
    identity_uid: text('identity_uid').notNull().unique(),
    email: text('email').notNull().unique(),
    name: text('name'),
    /** IANA name of where the person last wrote. */
    time_zone: text('time_zone'),
    custom_attributes: jsonb('custom_attributes').$type<CustomAttributes>().notNull().default({}),
    pubsub_token: text('pubsub_token').notNull().unique(),
    premium_until: at('premium_until'),
    disabled_at: at('disabled_at'),
    /** Set by a chargeback: no purchases until the operator lifts it. */
    purchases_frozen_at: at('purchases_frozen_at'),
    /** Set when the person says that they are under 18: no media, adult themes, making or payments until an operator lifts it. */
    age_hold_at: at('age_hold_at'),
    created_at: created(),
    /** Random; every file of the person is stored below it. Made with the first one. */
    storage_prefix: text('storage_prefix').unique(),
    /** Storage keys of the own picture. */
    picture: jsonb('picture').$type<{ large: string; small: string }>(),
    /** What was chosen; defaults are the domain's. */
    preferences: jsonb('preferences')
      .$type<Partial<Preferences & { push: Partial<PushSettings>; boundaries: OwnBoundaries }>>()
      .notNull()
      .default({}),
    feedback_prompted_at: at('feedback_prompted_at'),
    feedback_dismissals: integer('feedback_dismissals').notNull().default(0),
  },
  () => [
    // The people an affiliate has referred, for the hourly commissions.
    index('users_affiliate')
      .on(sql`lower(custom_attributes ->> 'refer_id')`)
      .where(sql`custom_attributes ->> 'refer_source' = 'affiliate'`),
  ],
)
