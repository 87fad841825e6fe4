import { customType, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { MediaState } from '@/contracts/photos'

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const created = () => at('created_at').notNull().defaultNow()

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What makes a row a job (domain/media/media-jobs.ts). */
export const job = () => ({
  state: text('state').$type<MediaState>().notNull().default('queued'),
  progress: smallint('progress').notNull().default(0),
  /** Times that a process took it; each is a claim of its own. */
  attempts: smallint('attempts').notNull().default(0),
  /** Attempts that failed; one that lost its process did not. */
  failures: smallint('failures').notNull().default(0),
  heartbeat_at: at('heartbeat_at'),
  next_try_at: at('next_try_at').notNull(),
  /** Past it nobody tries again. */
  gives_up_at: at('gives_up_at').notNull(),
})
