import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Email } from './identity'

/** What somebody writes about, in the order of the form. */
export const CONTACT_TOPICS = ['help', 'payment', 'age', 'likeness', 'illegal', 'copyright', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
/** Topics that are reports of content: they need to say where it is, and go to the address for reports. */
export const REPORT_TOPICS: readonly ContactTopic[] = ['likeness', 'illegal', 'copyright']

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const isReport = ({ topic }: { topic: ContactTopic }) => REPORT_TOPICS.includes(topic)

/** What a request to remove a likeness has to hold is US law (TAKE IT DOWN Act): where, a statement, a signature, a way to answer. */
export const ContactMessage = z
  .strictObject({
    topic: z.enum(CONTACT_TOPICS),
    email: Email,
    name: z.optional(line(120)),
    /** Where the content is: a link, or the name of the character. */
    place: z.optional(line(500)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    /** "I'm the person shown, or may speak for them, and didn't consent." */
    affirms: z.optional(z.boolean()),
    /** Stays empty: people do not see it, robots fill it in. */
    company_fax: z.optional(line(200)),
    /** Issued when the page was rendered; proves that somebody took the time to read it. */
    form_token: z.string().check(z.maxLength(300)),
  })
  .check(
    z.refine((given) => !isReport(given) || Boolean(given.place), { path: ['place'], error: 'Say where it is.' }),
    z.refine((given) => given.topic !== 'likeness' || Boolean(given.name), { path: ['name'], error: 'Sign with your name.' }),
    z.refine((given) => given.topic !== 'likeness' || given.affirms === true, { path: ['affirms'], error: 'Confirm the statement.' }),
  )

export const getContactForm = endpoint({
  method: 'GET',
  path: '/v1/contact/form',
  auth: 'none',
  summary: 'The token that a message needs. It works for an hour, starting 3 seconds after it was issued.',
  response: z.object({ form_token: z.string() }),
})
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/v1/contact',
  auth: 'none',
  summary: 'Stores a message or report to the people who run the site and emails it to them. No account is needed.',
  body: ContactMessage,
  /** The case number to mention later, a letter and a number. */
  response: z.object({ reference: z.string() }),
})
