import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Message, MESSAGE_MAX_LENGTH, REACTIONS } from './messages'
import { IdParam, listOf, MessageIdParam } from './page'
import { ContentReport, ReportInput } from './reports'

const params = z.strictObject({ id: MessageIdParam })

export const regenerateMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/regenerate',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary: 'Has a reply written once more, for the price of a message; the earlier one stays as an alternative.',
  params,
  response: Message,
})
export const editMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/edit',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary: 'A message in other words, as an alternative. One’s own is answered anew, for the price of a message; the character’s is free.',
  params,
  body: z.strictObject({ content: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH)) }),
  response: Message,
})
export const selectMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/select',
  auth: 'user',
  summary: 'Shows an alternative with what followed it.',
  params,
  response: Message,
})
export const deleteMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/delete',
  auth: 'user',
  summary: 'Takes a message out of the conversation; it can be recovered for 30 days.',
  params,
  response: Message,
})
export const recoverMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/recover',
  auth: 'user',
  summary: 'Brings a deleted message back to its place, and shows it.',
  params,
  response: Message,
})
export const pinMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/pin',
  auth: 'user',
  summary: 'Pins a message, or with `on: false` no longer.',
  params,
  body: z.strictObject({ on: z.boolean() }),
  response: Message,
})
export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/v1/conversations/messages/:id/reaction',
  auth: 'user',
  summary: 'Answers a message with a reaction in the place of the one before, or with null takes it back. Free; it starts no reply.',
  params,
  body: z.strictObject({ reaction: z.nullable(z.enum(REACTIONS)) }),
  response: Message,
})
export const reportMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/report',
  auth: 'user',
  summary: 'Reports a message of one’s own chats, as reportContent does.',
  params,
  body: ReportInput,
  response: ContentReport,
})

export const FoundMessage = z.object({
  message_id: z.int(),
  conversation_id: z.int(),
  character_name: z.string(),
  sender_type: z.enum(['User', 'Contact']),
  created_at: z.string(),
  /** The words around the first hit. */
  excerpt: z.string(),
})
export type FoundMessage = z.infer<typeof FoundMessage>
export const searchMessages = endpoint({
  method: 'GET',
  path: '/v1/conversations/messages/search',
  auth: 'user',
  summary:
    'Messages of one’s conversations that hold all words of a question, the best first; one wrong letter in a longer word is forgiven. Then some that mean it, where the encoder speaks its language.',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), conversation_id: z.optional(IdParam) }),
  response: listOf(FoundMessage),
})
