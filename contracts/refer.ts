/** Sources of a visit in order of precedence: the first that fits names the visit. */
export const REFER_SOURCES = [
  'affiliate',
  'ios',
  'android',
  'user_referral',
  'google-sem',
  'juicy',
  'referral',
  'google-seo',
  'direct',
] as const
export type ReferSource = (typeof REFER_SOURCES)[number]

/** As texts, since browser and server make their own expressions of them. No `@`: an address is never a campaign's id. */
export const REFER_ID = '^\\w[\\w.:~-]{0,99}$'
export const REFER_DOMAIN = '^[a-z0-9][a-z0-9.-]{0,99}$'
/** Longest stored path of a visit, in characters. */
export const REFER_PATH_MAX = 150
