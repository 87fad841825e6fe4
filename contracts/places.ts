import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'

/** What the law of the place of a request asks for. */
export const Place = z.object({
  /** The notice that a character is a computer program: a line, or New York's large sentence. */
  disclosure: z.enum(['quiet', 'large']),
  /** True where chats, media and payments are closed. */
  blocked: z.boolean(),
  /** Why adult themes cannot be turned on; null where they can. */
  closed: z.nullable(z.enum(['place', 'age_check'])),
  /** Whether an age check can be started. */
  checks: z.boolean(),
  /** The crisis line of the place; null where there is none in the table (contracts/crisis-lines.ts). */
  help: z.nullable(z.object({ name: z.string(), call: z.string(), text: z.nullable(z.string()) })),
  /** When this person was found to be 18 or older. */
  checked_at: z.nullable(z.string()),
})
export type Place = z.infer<typeof Place>

export const getPlace = endpoint({
  method: 'GET',
  path: '/v1/place',
  auth: 'none',
  summary: 'What the law asks for where this request comes from.',
  response: Place,
})

export const startAgeCheck = endpoint({
  method: 'POST',
  path: '/v1/users/me/age-check',
  auth: 'user',
  summary: 'Returns the page of the service that checks ages. At most five a day.',
  response: z.object({ url: z.string() }),
})

const word = z.string().check(z.regex(/^[\w .:-]{1,100}$/))
export const finishAgeCheck = endpoint({
  method: 'POST',
  path: '/v1/age-check/result',
  auth: 'none',
  summary: 'For the service that checks ages: a signed result, which is valid once.',
  body: z.strictObject({ reference: word, over18: z.boolean(), method: word, checked_at: z.iso.datetime(), signature: word }),
  response: Ok,
})
