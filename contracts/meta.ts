import * as z from 'zod/mini'
import { PAYMENT_PROVIDERS } from './billing'
import { endpoint } from './endpoint'
import { SOCIAL_PROVIDERS } from './identity'
import { listOf } from './page'
import { PhotoLevel } from './photos'

const ThirdParties = z.object({
  tag_manager_id: z.nullable(z.string()),
  /** A capture address and its public key. */
  product_analytics: z.nullable(z.object({ url: z.string(), key: z.string() })),
  video_pixel_id: z.nullable(z.string()),
  /** Whether sign-ups and purchases are reported to the network that sent the person (from the server, by click id). */
  conversions: z.boolean(),
})
export type ThirdParties = z.infer<typeof ThirdParties>

/** What the interface must know of this installation. Holds no secret. */
export const Installation = z.object({
  brand: z.string(),
  /** Who writes the replies. `models`: what a conversation may choose, the default one first; one alone is no choice. */
  chat: z.object({ provider: z.string(), model: z.string(), models: z.array(z.string()), demo: z.boolean() }),
  /** The server that is sent what people write, to compare it by meaning; null where that is done here or by nobody. */
  embeddings: z.object({ host: z.nullable(z.string()) }),
  /** Servers that are sent what people and characters write, to check it against the rules; usually none. */
  moderation: z.object({ hosts: z.array(z.string()) }),
  /**
   * Who draws photos. `covered`: it draws nobody undressed, whatever the level. `levels`: what can be asked for; those of the
   * whole installation are the ones that some conversation can have.
   */
  image: z.object({
    provider: z.string(),
    covered: z.boolean(),
    levels: z.array(PhotoLevel),
    /** What a conversation may choose for its photos; one alone is no choice. */
    backends: z.array(z.object({ name: z.string(), covered: z.boolean(), levels: z.array(PhotoLevel) })),
  }),
  /** Longest instructions a conversation takes, in characters (supplied at run time). */
  conversation_instructions_max: z.int(),
  /** Who writes down voice notes. `listens`: false where nobody does: notes are free, and say what they say in writing. */
  transcription: z.object({ provider: z.string(), listens: z.boolean() }),
  /** Whether characters can be called: this installation hears and speaks. */
  calls: z.boolean(),
  /** True while mails are shown in the inbox page instead of being sent. */
  inbox: z.boolean(),
  /** Who else may receive what happens on measured pages, each only with the person's consent. */
  third_parties: ThirdParties,
  /** Who takes payments; null while nobody does, and then nothing is for sale. `test`: no real money moves.
   * `period_days`: how long its month and year are, where it does not count in calendar months. */
  billing: z.nullable(
    z.object({ provider: z.enum(PAYMENT_PROVIDERS), test: z.boolean(), period_days: z.nullable(z.object({ 1: z.int(), 12: z.int() })) }),
  ),
  /** Who runs this installation, for the legal pages; null where the operator has not said. `local`: it is on this computer only. */
  operator: z.object({
    local: z.boolean(),
    name: z.nullable(z.string()),
    /** Lines of a postal address. */
    address: z.nullable(z.string()),
    /** Whose law applies, as it reads in a sentence. */
    country: z.nullable(z.string()),
    support_email: z.nullable(z.string()),
    report_email: z.nullable(z.string()),
  }),
  /** A line from the operator above every page; null without one. */
  announcement: z.nullable(z.string()),
  /** The address the product moves to, while it moves. */
  new_origin: z.nullable(z.string()),
  /** Commission in percent, for the page of the affiliate program; null where the operator has not said. */
  affiliate_commission: z.nullable(z.int()),
  identity: z.object({
    provider: z.enum(['embedded', 'firebase']),
    /** Which federated providers are set up. */
    social: z.array(z.enum(SOCIAL_PROVIDERS)),
    /** Public keys of the Firebase project, for its SDK; null with the embedded provider. */
    firebase: z.nullable(
      z.object({
        api_key: z.string(),
        auth_domain: z.string(),
        project_id: z.string(),
        emulator: z.nullable(z.string()),
      }),
    ),
  }),
})
export type Installation = z.infer<typeof Installation>

export const getInstallation = endpoint({
  method: 'GET',
  path: '/v1/installation',
  auth: 'none',
  summary: 'Which engines this installation uses, as far as they are public.',
  response: Installation,
})

export const InboxMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.string(),
})
export type InboxMail = z.infer<typeof InboxMail>
export const listInbox = endpoint({
  method: 'GET',
  path: '/v1/inbox',
  auth: 'none',
  summary: 'Emails in the embedded outbox, newest first. Only exists on localhost without SMTP.',
  response: listOf(InboxMail),
})
