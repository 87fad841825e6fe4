import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'

/** The embedded stand-in for a payment processor: its hosted page and its back office. NOT_FOUND with any other processor. */

/** Its test cards: what each does. Numbers are the well-known test numbers that no bank has issued. */
export const SANDBOX_CARDS = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  three_d_secure: '4000 0000 0000 3220',
  later_failure: '4000 0000 0000 0341',
} as const
export type SandboxCard = keyof typeof SANDBOX_CARDS
export const SANDBOX_CARD_NAMES = Object.keys(SANDBOX_CARDS) as SandboxCard[]

const CheckoutParam = z.object({ id: z.string().check(z.regex(/^[\w-]{20,64}$/)) })

/** `declined` can be tried again; `three_d_secure` waits for the confirmation; `expired` is over unpaid. */
export const SANDBOX_CHECKOUT_STATES = ['open', 'three_d_secure', 'declined', 'paid', 'expired'] as const
export const SandboxCheckout = z.object({
  id: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  description: z.string(),
  /** Months between renewals; null for a single payment. */
  months: z.nullable(z.int()),
  /** When it would be charged again; null for a single payment. */
  renews_at: z.nullable(z.string()),
  state: z.enum(SANDBOX_CHECKOUT_STATES),
  /** The card of the last successful payment, where the person asked to pay with it. */
  saved_card: z.nullable(z.enum(SANDBOX_CARD_NAMES)),
  cancel_url: z.string(),
  /** Where the page redirects; null until it is paid. */
  redirect_url: z.nullable(z.string()),
})
export type SandboxCheckout = z.infer<typeof SandboxCheckout>
export const getSandboxCheckout = endpoint({
  method: 'GET',
  path: '/v1/sandbox/checkouts/:id',
  auth: 'none',
  summary: 'What the hosted page of the sandbox shows. The id in the URL is a secret.',
  params: CheckoutParam,
  response: SandboxCheckout,
})
export const SandboxPayment = z.strictObject({
  card: z.enum(SANDBOX_CARD_NAMES),
  /** The answer to the confirmation step. */
  confirmed: z.optional(z.boolean()),
  /** Keeps what happens to this sale back until it is sent on in the back office. */
  hold_events: z.optional(z.boolean()),
})
export const paySandboxCheckout = endpoint({
  method: 'POST',
  path: '/v1/sandbox/checkouts/:id/pay',
  auth: 'none',
  summary: 'Pays with a test card; three_d_secure asks for a confirmation. Repeating it after the payment changes nothing.',
  params: CheckoutParam,
  body: SandboxPayment,
  /** `redirect_url` once it is over. */
  response: z.object({ state: SandboxCheckout.shape.state, redirect_url: z.nullable(z.string()) }),
})

export const SANDBOX_SALE_STATES = ['active', 'cancelled', 'ended', 'paid', 'refunded', 'charged_back'] as const
export const SandboxSale = z.object({
  id: z.string(),
  description: z.string(),
  amount_cents: z.int(),
  months: z.nullable(z.int()),
  state: z.enum(SANDBOX_SALE_STATES),
  /** When it is charged next; null when it is not. */
  next_charge_at: z.nullable(z.string()),
  /** Paid to then; null for a single payment. */
  paid_until: z.nullable(z.string()),
  created_at: z.string(),
  renewals_fail: z.boolean(),
  events_held: z.boolean(),
  /** Events the product has not taken yet. */
  events_waiting: z.int(),
})
export type SandboxSale = z.infer<typeof SandboxSale>
export const listSandboxSales = endpoint({
  method: 'GET',
  path: '/v1/sandbox/sales',
  auth: 'user',
  summary: 'The signed-in person’s own sales in the sandbox, newest first, and whether the sandbox is down.',
  response: z.object({ data: z.array(SandboxSale), count: z.int(), down: z.boolean() }),
})
/** advance: the clock of this sale goes to its next renewal; hold_events keeps what happens back until send_events. */
export const SANDBOX_ACTS = ['advance', 'refund', 'chargeback', 'fail_renewals', 'pass_renewals', 'hold_events', 'send_events'] as const
export type SandboxAct = (typeof SANDBOX_ACTS)[number]
export const actOnSandboxSale = endpoint({
  method: 'POST',
  path: '/v1/sandbox/sales/:id/:act',
  auth: 'user',
  summary: 'Simulates what a processor can do: a renewal, a refund, a chargeback, failing renewals, late events.',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{8,64}$/)), act: z.enum(SANDBOX_ACTS) }),
  response: Ok,
})
/** The sandbox itself: unreachable, or up again. */
export const setSandboxDown = endpoint({
  method: 'PUT',
  path: '/v1/sandbox/down',
  auth: 'user',
  summary: 'Makes the sandbox unreachable, or reachable again.',
  body: z.strictObject({ down: z.boolean() }),
  response: z.object({ down: z.boolean() }),
})
