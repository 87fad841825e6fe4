import type { Preferences } from '@/contracts/account'
import { BREAK_MINUTES } from '@/contracts/break-minutes'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { forgetCallers, publishRightsChanged } from '../sessions/known-callers'
import { refuseOnAgeHold } from './age-hold'

const DEFAULTS: Pick<Preferences, 'app_mode'> = { app_mode: 'crush:sfw' }

type Stored = { preferences: Partial<Preferences>; age_hold_at: Date | null }

type Chosen = { app_mode: Preferences['app_mode'] | null | undefined; held: boolean }
export const chosenIn = (row: Stored | undefined): Chosen => ({ app_mode: row?.preferences.app_mode, held: Boolean(row?.age_hold_at) })

/** What the person chose, under what the session and the account allow: native apps and accounts on hold for age are crush:sfw. */
export function allowedMode(caller: Pick<Caller, 'app_mode'>, { app_mode, held }: Chosen): Preferences['app_mode'] {
  return caller.app_mode === 'crush:sfw' || held ? 'crush:sfw' : (app_mode ?? DEFAULTS.app_mode)
}

const gone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists.')
const present = (caller: Caller, row: Stored): Preferences => ({
  app_mode: allowedMode(caller, chosenIn(row)),
  break_minutes: row.preferences.break_minutes ?? BREAK_MINUTES[0],
  place: row.preferences.place ?? null,
})

export async function getPreferences(ctx: Context, caller: Caller): Promise<Preferences> {
  const [row] = await ctx.db.query<Stored>('select preferences, age_hold_at from users where id = $1', [caller.user_id])
  if (!row) throw gone()
  return present(caller, row)
}

/** The mode that counts for what is written to a person; `app_mode` is the claim of the session that asked for it. */
export async function modeOf(db: Db, user_id: number, app_mode: Caller['app_mode']): Promise<Preferences['app_mode']> {
  const [row] = await db.query<Stored>('select preferences, age_hold_at from users where id = $1', [user_id])
  return allowedMode({ app_mode }, chosenIn(row))
}

/** Throws FORBIDDEN for the mode of a native app, AGE_HOLD for adult themes while the account is on hold. */
export async function updatePreferences(ctx: Context, caller: Caller, change: Partial<Preferences>): Promise<Preferences> {
  if (change.app_mode === 'crush:nsfw' && caller.closed_by !== null) {
    throw new AppError('FORBIDDEN', 'Adult themes aren’t available where you are before an age check, or at all.', {
      reason: caller.closed_by,
    })
  }
  if (change.app_mode !== undefined && caller.app_mode !== null && caller.closed_by === null) {
    throw new AppError('FORBIDDEN', 'You can’t change this in the app. Change it in your browser.')
  }
  if (change.app_mode === 'crush:nsfw') await refuseOnAgeHold(ctx.db, caller.user_id)
  const [row] = await ctx.db.query<Stored>(
    'update users set preferences = preferences || $2::jsonb where id = $1 returning preferences, age_hold_at',
    [caller.user_id, JSON.stringify(change)],
  )
  if (!row) throw gone()
  if (change.place !== undefined) {
    await publishRightsChanged(ctx.db, caller.user_id)
    forgetCallers(ctx, caller.user_id)
  }
  return present(caller, row)
}
