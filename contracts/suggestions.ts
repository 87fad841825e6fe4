import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { IdParam, listOf, MessageIdParam } from './page'

/** How many are offered, and the longest of them in characters. */
export const SUGGESTIONS = 3
export const SUGGESTION_MAX_LENGTH = 120

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/suggestions',
  auth: 'user',
  needs_profile: true,
  summary:
    'Up to three things the person may say next, free. None where the conversation has them off, or where `after_id` is not a whole reply that nothing follows.',
  params: z.strictObject({ id: IdParam }),
  query: z.strictObject({ after_id: MessageIdParam }),
  response: listOf(z.string()),
})
