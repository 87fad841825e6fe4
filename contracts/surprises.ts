import * as z from 'zod/mini'
import { SCENARIO_TYPES } from './character-options'
import { endpoint } from './endpoint'
import { Message } from './messages'
import { IdParam, Ok } from './page'

export type ScenarioType = (typeof SCENARIO_TYPES)[number]

/** Hours after an acute crisis in which no scene is begun in any chat of the person (ours; research/safety.md L-04). */
export const CRISIS_REST_HOURS = 24

const params = z.strictObject({ id: IdParam })

export const requestSurprise = endpoint({
  method: 'POST', path: '/v1/conversations/:id/surprise', auth: 'user', idempotent: true,
  summary: 'Lets the character begin a scene of a type (2 credits). It streams like a reply and is paid when it has arrived; a scene that was running ends.',
  params,
  body: z.strictObject({
    type: z.enum(SCENARIO_TYPES),
    /** The hour where the person is, so that a morning gets a scene for the morning. An addition to section 7. */
    hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  }),
  response: Message,
})
export const endSurprise = endpoint({
  method: 'POST', path: '/v1/conversations/:id/end-surprise', auth: 'user',
  summary: 'Ends the scene that is running, and the talk goes on without it. Harmless when none is.',
  params, response: Ok,
})
