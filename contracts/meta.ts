import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { SOCIAL_PROVIDERS } from './identity'
import { listOf } from './page'

/** What the interface must know of this installation. Holds no secret. */
export const Installation = z.object({
  brand: z.string(),
  chat: z.object({ provider: z.string(), model: z.string(), demo: z.boolean() }),
  /** True while mails are shown in the inbox page instead of being sent. */
  inbox: z.boolean(),
  identity: z.object({
    provider: z.enum(['embedded', 'firebase']),
    /** Which federated providers are set up. */
    social: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** Public keys of the Firebase project, for its SDK; null with the embedded provider. */
    firebase: z.nullable(z.object({
      api_key: z.string(), auth_domain: z.string(), project_id: z.string(), emulator: z.nullable(z.string()),
    })),
  }),
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
