import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeviceKind, PushKind } from '@/contracts/push'
import { at, bytes, created } from './columns'
import { sessions } from './sessions'
import { users } from './users'

/** A device that is notified, as long as the session lives that registered it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One device a session. */
    session_hash: bytes('session_hash')
      .notNull()
      .unique()
      .references(() => sessions.id_hash, { onDelete: 'cascade' }),
    kind: text('kind').$type<DeviceKind>().notNull(),
    /** What its push service calls it; for browsers the endpoint. */
    token: text('token').notNull().unique(),
    /** Of a browser's subscription. */
    keys: jsonb('keys').$type<{ p256dh: string; auth: string }>(),
    time_zone: text('time_zone').notNull(),
    created_at: created(),
    seen_at: at('seen_at').notNull(),
  },
  (t) => [index('push_devices_user').on(t.user_id)],
)

/** What one device is to be told of one thing, and whether it was: a row is unique, so that nothing is told twice. */
export const pushes = pgTable(
  'pushes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    device_id: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
    /** `message:1`, `photo:2`, `clip:3` */
    subject: text('subject').notNull(),
    conversation_id: integer('conversation_id'),
    /** new: nobody has been asked yet whether the person is looking. asked: to be sent. */
    state: text('state').$type<'new' | 'asked' | 'sent' | 'dropped' | 'failed'>().notNull().default('new'),
    attempts: smallint('attempts').notNull().default(0),
    /** Until then nobody works it; a worker that claims it puts it off. */
    next_try_at: at('next_try_at').notNull(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('pushes_told_once').on(t.device_id, t.subject),
    index('pushes_user').on(t.user_id),
    index('pushes_due')
      .on(t.next_try_at)
      .where(sql`state in ('new', 'asked')`),
  ],
)
