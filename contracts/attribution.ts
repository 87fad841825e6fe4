import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'
import { REFER_DOMAIN, REFER_ID, REFER_PATH_MAX, REFER_SOURCES } from './refer'

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

export const recordConsent = endpoint({
  method: 'POST',
  path: '/v1/users/me/consents',
  auth: 'user',
  summary: "Stores a decision about analytics and marketing made in one of the person's browsers. Repeating it changes nothing.",
  body: z.strictObject({
    /** Chosen by the browser, so that its decisions can be distinguished from those of others. */
    browser: z.string().check(z.regex(/^[\w-]{8,40}$/)),
    version: z.int().check(z.gte(1), z.lte(1000)),
    analytics: z.boolean(),
    marketing: z.boolean(),
    /** ISO time in UTC. */
    decided_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  }),
  response: Ok,
})
