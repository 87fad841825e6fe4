import type { Preferences } from '@/contracts/account'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'

/** Nobody is written to for news unasked. */
const DEFAULTS: Preferences = { mail_news: false, mail_reminders: false, notify_messages: true, app_mode: 'crush:sfw' }

/** What the person chose, under what the session allows: native apps are crush:sfw whatever was chosen (decisions.md 13). */
export function allowedMode(caller: Pick<Caller, 'app_mode'>, chosen: Partial<Preferences>): Preferences['app_mode'] {
  return caller.app_mode === 'crush:sfw' ? 'crush:sfw' : (chosen.app_mode ?? DEFAULTS.app_mode)
}

const gone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists.')
const present = (caller: Caller, chosen: Partial<Preferences>): Preferences =>
  ({ ...DEFAULTS, ...chosen, app_mode: allowedMode(caller, chosen) })

export async function getPreferences(ctx: Context, caller: Caller): Promise<Preferences> {
  const [row] = await ctx.db.query<{ preferences: Partial<Preferences> }>('select preferences from users where id = $1', [caller.user_id])
  if (!row) throw gone()
  return present(caller, row.preferences)
}

/** The mode that counts for what is written to a person; `app_mode` is the claim of the session that asked for it. */
export async function modeOf(ctx: Context, user_id: number, app_mode: Caller['app_mode']): Promise<Preferences['app_mode']> {
  const [row] = await ctx.db.query<{ preferences: Partial<Preferences> }>('select preferences from users where id = $1', [user_id])
  return allowedMode({ app_mode }, row?.preferences ?? {})
}

/** Throws FORBIDDEN for the mode of a native app. */
export async function updatePreferences(ctx: Context, caller: Caller, change: Partial<Preferences>): Promise<Preferences> {
  if (change.app_mode !== undefined && caller.app_mode !== null) {
    throw new AppError('FORBIDDEN', 'The mode of this app is fixed. It can be changed in the browser.')
  }
  const [row] = await ctx.db.query<{ preferences: Partial<Preferences> }>(
    'update users set preferences = preferences || $2::jsonb where id = $1 returning preferences', [caller.user_id, JSON.stringify(change)])
  if (!row) throw gone()
  return present(caller, row.preferences)
}
