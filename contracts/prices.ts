import type { RewardTaskName } from './rewards'

/** Every price and grant, in credits unless the name says otherwise. */

/** Credits on signup. No expiry. */
export const SIGNUP_CREDITS = 50
/** Free credits a day, until the next UTC midnight; unused ones do not add up. The ledger has the same number in daily_credits.sql. */
export const DAILY_CREDITS = 15
/** Premium's monthly credits: a lot that ends with the billing month. */
export const PREMIUM_MONTHLY_CREDITS = 100
/** A text message, for free users; premium's text is unlimited. */
export const MESSAGE_CREDITS = 1
/** A voice note. */
export const VOICE_CREDITS = 3
/**
 * A minute of a voice call, whoever calls. It stands for some four exchanges, each with something understood, written and spoken: less
 * than one voice note, so that nobody has to count words while they talk.
 */
export const CALL_MINUTE_CREDITS = 2
/** A photo. At any level. */
export const PHOTO_CREDITS = 4
/** Each scenario type (Game, Chat, Spicy). */
export const SCENARIO_CREDITS = 2
/** Animating a photo, short and long. */
export const CLIP_CREDITS = { short: 10, long: 20 } as const
/** Free voice notes stay under this many seconds. */
export const FREE_VOICE_SECONDS = 10
/** The balance display cap; above it `1K+` is shown. */
export const BALANCE_DISPLAY_CAP = 1000

/** Credit packs. `discount_percent` is null where there is none. */
export const CREDIT_PACKS = [
  { id: 27, credits: 30, amount_cents: 499, discount_percent: null },
  { id: 28, credits: 70, amount_cents: 999, discount_percent: 14 },
  { id: 26, credits: 200, amount_cents: 2499, discount_percent: 25 },
  { id: 25, credits: 500, amount_cents: 4999, discount_percent: 40 },
  { id: 24, credits: 1500, amount_cents: 9999, discount_percent: 60 },
] as const

/** What the discounts are measured against. */
export const REFERENCE_MONTH_CENTS = 2999
/** `charged_cents` is what one renewal really costs; `month_cents` what that is per month. */
export const PLANS = [
  { id: 2, name: 'Annual', month_cents: 777, charged_cents: 9324, months: 12, discount_percent: 74 },
  { id: 3, name: 'Monthly', month_cents: 1499, charged_cents: 1499, months: 1, discount_percent: 50 },
] as const

/** UTC days from which a price counts for new orders. A renewal costs what its order did (server/domain/billing/catalogue.ts). */
export type PriceChange = { since: string; amount_cents: number }

/**
 * What each price id has cost since when, oldest first; the entry that counts today is what PLANS and CREDIT_PACKS show
 * (test-enforced). A new price is a new line: old ones stay, since members keep theirs.
 */
export const PRICE_HISTORY: Record<number, readonly [PriceChange, ...PriceChange[]]> = {
  2: [{ since: '2026-01-01', amount_cents: 9324 }],
  3: [{ since: '2026-01-01', amount_cents: 1499 }],
  24: [{ since: '2026-01-01', amount_cents: 9999 }],
  25: [{ since: '2026-01-01', amount_cents: 4999 }],
  26: [{ since: '2026-01-01', amount_cents: 2499 }],
  27: [{ since: '2026-01-01', amount_cents: 499 }],
  28: [{ since: '2026-01-01', amount_cents: 999 }],
}
/** Members keep their price for at least this long. */
export const PRICE_HELD_MONTHS = 12
/** Small enough that no second account is worth the trouble; they never expire. A friend counts under INVITING. */
export const REWARD_CREDITS = {
  complete_profile: 10,
  first_character: 10,
  first_photo: 5,
  daily_visit: 1,
  invite_friend: 20,
  join_reddit: 5,
  join_discord: 5,
  join_instagram: 5,
} as const satisfies Record<RewardTaskName, number>
