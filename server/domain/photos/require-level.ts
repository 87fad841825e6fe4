import { PREMIUM_LEVELS, type PhotoLevel } from '@/contracts/photos'
import type { Db } from '@/server/db/client'
import { modeOf } from '../account/preferences'
import type { Caller } from '../context'
import { AppError } from '../errors'

/**
 * Levels above tease are for premium people who have turned adult themes on. Throws LEVEL_NOT_AVAILABLE in native shells and,
 * with `reason: 'adult_mode'`, while they are off; PREMIUM_ONLY without premium. `db` is the transaction it runs in.
 */
export async function requireLevel(db: Db, caller: Caller, level: PhotoLevel): Promise<void> {
  if (!PREMIUM_LEVELS.includes(level)) return
  if (caller.app_mode === 'crush:sfw')
    throw new AppError('LEVEL_NOT_AVAILABLE', 'Photos at this level aren’t available here. You weren’t charged.')
  if (!caller.premium) throw new AppError('PREMIUM_ONLY', 'Photos at this level need Premium. You weren’t charged.')
  if ((await modeOf(db, caller.user_id, caller.app_mode)) === 'crush:sfw') {
    throw new AppError('LEVEL_NOT_AVAILABLE', 'Turn on adult themes in your settings first. You weren’t charged.', { reason: 'adult_mode' })
  }
}
