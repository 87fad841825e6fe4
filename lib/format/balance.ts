import { BALANCE_DISPLAY_CAP } from '@/contracts/prices'

/** Credits as the badge shows them: `1K+` above 1000. */
export const formatBalance = (credits: number) => (credits > BALANCE_DISPLAY_CAP ? '1K+' : String(credits))
