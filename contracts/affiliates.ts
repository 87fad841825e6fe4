import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Email } from './identity'
import { Ok } from './page'

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const required = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** The affiliate form. Fields without a minimum are optional. */
export const AffiliateApplication = z.strictObject({
  email: Email,
  first_name: required(80),
  last_name: required(80),
  social_url: z.optional(line(300)),
  telegram_id: z.optional(line(80)),
  website: z.optional(line(300)),
  join_reason: z.optional(line(2000)),
  promote_explanation: required(2000),
  tell_us_more: z.optional(line(2000)),
  /** Stays empty: people do not see it, robots fill it in. */
  company_fax: z.optional(line(200)),
  /** Issued when the page was rendered; proves that somebody took the time to read it. */
  form_token: z.string('Send the form_token of GET /v1/affiliates/form.').check(z.maxLength(300)),
})
export const applyAsAffiliate = endpoint({
  method: 'POST',
  path: '/v1/affiliates/applications',
  auth: 'none',
  summary: 'Stores an application to the affiliate program and emails it to the operator. Reached through /api/create-affiliate.',
  body: AffiliateApplication,
  response: Ok,
})
export const getAffiliateForm = endpoint({
  method: 'GET',
  path: '/v1/affiliates/form',
  auth: 'none',
  summary: 'The token that an application needs. It works for an hour, starting 3 seconds after it was issued.',
  response: z.object({ form_token: z.string() }),
})
