import { DEVICE_KINDS, type Push, type PushSettings } from '@/contracts/push'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'

const DEFAULTS: PushSettings = { message: true, media: true, quiet_hours: null }

/** What the person chose, over what holds without a choice. */
export const settingsOf = (stored: Partial<PushSettings> | null): PushSettings => ({ ...DEFAULTS, ...stored })

type Stored = { push: Partial<PushSettings> | null }

function present(ctx: Context, row: Stored | undefined): Push {
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return { kinds: DEVICE_KINDS.filter((kind) => ctx.push.of[kind]), web_key: ctx.push.web_key, settings: settingsOf(row.push) }
}

export async function getPush(ctx: Context, caller: Caller): Promise<Push> {
  const [row] = await ctx.db.query<Stored>(`select preferences -> 'push' as push from users where id = $1`, [caller.user_id])
  return present(ctx, row)
}

export async function updatePush(ctx: Context, caller: Caller, change: Partial<PushSettings>): Promise<Push> {
  const [row] = await ctx.db.query<Stored>(
    `update users set preferences = preferences || jsonb_build_object('push', coalesce(preferences -> 'push', '{}') || $2::jsonb)
      where id = $1 returning preferences -> 'push' as push`,
    [caller.user_id, JSON.stringify(change)],
  )
  return present(ctx, row)
}
