import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'

/** Specification.md section 4, «Referral attribution», in its order: the first that fits names the visit. */
export const REFER_SOURCES = [
  'affiliate', 'ios', 'android', 'user_referral', 'google-sem', 'juicy', 'referral', 'google-seo', 'direct',
] as const
export type ReferSource = (typeof REFER_SOURCES)[number]

/** As texts, since browser and server make their own expressions of them. No `@`: an address is never a campaign's id. */
export const REFER_ID = '^\\w[\\w.:~-]{0,99}$'
export const REFER_DOMAIN = '^[a-z0-9][a-z0-9.-]{0,99}$'
/** Specification.md section 9. */
export const REFER_PATH_MAX = 150
const REFER_PATH = `^/[!-~]{0,${REFER_PATH_MAX - 1}}$`

const matching = (pattern: string) => z.string().check(z.regex(new RegExp(pattern)))
/** The refer record as the profile keeps it; a part of ProfileAttributes (contracts/users.ts). */
export const referAttributes = {
  refer_source: z.optional(z.enum(REFER_SOURCES)),
  refer_id: z.optional(matching(REFER_ID)),
  refer_domain: z.optional(matching(REFER_DOMAIN)),
  refer_domain_initial: z.optional(matching(REFER_DOMAIN)),
  refer_path: z.optional(matching(REFER_PATH)),
}

/** A new version of the question asks everybody anew. */
export const CONSENT_VERSION = 1
/** What a person may allow; nothing of it is needed to use the product. */
export const CONSENT_PURPOSES = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/**
 * The only pages third parties may hear of (research/safety.md T-08): a list of what may, so that a new page is private.
 * Characters and categories are not in it, since whom one looks at tells more than an audience figure should.
 */
export const MEASURED_PATHS = ['/', '/affiliates', '/rewards']

export const recordConsent = endpoint({
  method: 'POST', path: '/v1/users/me/consents', auth: 'user',
  summary: 'Keeps a decision about analytics and marketing that was made in a browser of the person. Repeating it changes nothing.',
  body: z.strictObject({
    /** Chosen by the browser, so that its decisions can be told from those of others. */
    browser: z.string().check(z.regex(/^[\w-]{8,40}$/)),
    version: z.int().check(z.gte(1), z.lte(1000)),
    analytics: z.boolean(),
    marketing: z.boolean(),
    /** ISO time in UTC. */
    decided_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  }),
  response: Ok,
})
