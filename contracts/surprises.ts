import * as z from 'zod/mini'
import { SCENARIO_TYPES } from './character-options'
import { endpoint } from './endpoint'
import { Message } from './messages'
import { IdParam, Ok } from './page'

export type ScenarioType = (typeof SCENARIO_TYPES)[number]

/** Hours after an acute crisis in which no scene is begun in any chat of the person. */
export const CRISIS_REST_HOURS = 24

const params = z.strictObject({ id: IdParam })

export const requestSurprise = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/surprise',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary:
    'Lets the character start a scene of a given type (2 credits). It is streamed like a reply and charged when it arrives. A scene that is already running ends.',
  params,
  body: z.strictObject({
    type: z.enum(SCENARIO_TYPES),
    /** The hour where the person is, so that a morning gets a scene for the morning. */
    hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  }),
  response: Message,
})
export const endSurprise = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/end-surprise',
  auth: 'user',
  summary: 'Ends the running scene; the chat continues without it. Does nothing if there is none.',
  params,
  response: Ok,
})
