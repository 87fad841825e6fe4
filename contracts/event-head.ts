import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Whose events, and the number of the last one. */
export const EventHead = z.object({ user_id: z.int(), seq: z.int().check(z.gte(0)) })
export type EventHead = z.infer<typeof EventHead>

export const getEventHead = endpoint({
  method: 'GET',
  path: '/v1/events/head',
  auth: 'user',
  summary:
    'Returns the number of the last event. Ask before reading state, then subscribe with it as `after`: what changed meanwhile comes.',
  response: EventHead,
})
