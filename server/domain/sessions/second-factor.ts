import type { SignInWays } from '@/contracts/identity'
import type { Context } from '../context'

/** Nobody has one yet. */
export const readSecondFactor = async (_ctx: Context, _user_id: number): Promise<SignInWays['second_factor']> =>
  ({ enabled: false, enabled_at: null, recovery_codes_left: 0 })
