import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { listOf } from './page'

/** What the interface must know of this installation. Holds no secret. */
export const Installation = z.object({
  brand: z.string(),
  chat: z.object({ provider: z.string(), model: z.string(), demo: z.boolean() }),
  /** True while mails are shown in the inbox page instead of being sent. */
  inbox: z.boolean(),
})
export type Installation = z.infer<typeof Installation>

export const getInstallation = endpoint({
  method: 'GET', path: '/v1/installation', auth: 'none',
  summary: 'Which engines this installation uses, as far as people should know.',
  response: Installation,
})

export const InboxMail = z.object({
  id: z.int(), to: z.string(), subject: z.string(), text: z.string(), sent_at: z.string(),
})
export type InboxMail = z.infer<typeof InboxMail>
export const listInbox = endpoint({
  method: 'GET', path: '/v1/inbox', auth: 'none',
  summary: 'Mails of the embedded outbox, newest first. Exists only on localhost without SMTP.',
  response: listOf(InboxMail),
})
