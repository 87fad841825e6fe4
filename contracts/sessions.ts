import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { listOf, Ok } from './page'

/** Where someone is signed in. `id` names the session without opening it. */
export const SessionEntry = z.object({
  id: z.string(),
  /** Browser and system in words, e.g. "Firefox on Windows". */
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof SessionEntry>
export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/sessions',
  auth: 'user',
  summary: 'Where the person is signed in, the newest use first.',
  response: listOf(SessionEntry),
})
export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/v1/sessions/:id',
  auth: 'user',
  summary: "Ends one of the caller's sessions; its sockets close within 5 seconds.",
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{10,64}$/)) }),
  response: Ok,
})
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/sessions',
  auth: 'user',
  summary: "Ends all of the person's sessions except this one.",
  response: Ok,
})
