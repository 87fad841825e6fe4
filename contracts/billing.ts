import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { countQuery, IdParam, listOf, Ok } from './page'

/** Who may be asked to take payments. Stripe-like processors do not accept this business. */
export const PAYMENT_PROVIDERS = ['sandbox', 'ccbill', 'verotel'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** The stores of the phones, which sell what is bought inside the native apps. */
export const STORES = ['apple', 'google'] as const
export type StoreName = (typeof STORES)[number]
/** Whoever can report a payment. */
export type ProcessorName = PaymentProviderName | StoreName

/** What a payment processor can report about an order. `unknown` is kept for a person to look at and changes nothing. */
export type PaymentFactKind =
  | 'initial'
  | 'rebill'
  | 'declined'
  | 'rebill_declined'
  | 'cancel'
  | 'uncancel'
  | 'expiry'
  | 'refund'
  | 'chargeback'
  | 'date_change'
  | 'unknown'

/** Prices are in US dollars. */
export const CURRENCY = 'USD'

/**
 * The sentence someone agrees to before a renewing plan is ordered. Every change is a new
 * version; the words that were agreed to are kept with the order.
 */
export const RENEWAL_TERMS_VERSION = 1

const Cents = z.int().check(z.gte(0))

/**
 * One purchase and what became of it. `pending`: not confirmed by the processor; `confirming`: reported, not proven yet;
 * `declined` can still be tried again on the processor's page; `reversed`: refunded or charged back.
 */
export const PAYMENT_STATES = ['pending', 'confirming', 'paid', 'declined', 'expired', 'refunded', 'charged_back'] as const
export const Payment = z.object({
  /** The order's id: random, safe to show. */
  id: z.string(),
  package_id: z.int(),
  kind: z.enum(['plan', 'pack']),
  /** What was or will be charged, tax included. */
  amount_cents: Cents,
  refunded_cents: Cents,
  currency: z.string(),
  /** Credits of a pack; null for a plan. */
  credits: z.nullable(z.int()),
  state: z.enum(PAYMENT_STATES),
  /** True for a renewal of a running subscription. */
  renewal: z.boolean(),
  /** True where no real money moved. */
  test: z.boolean(),
  created_at: z.string(),
})
export type Payment = z.infer<typeof Payment>

/** `active` renews; `cancelled` has access to `paid_until`; `past_due`: the last renewal was declined; `ended` is over. */
export const SUBSCRIPTION_STATES = ['active', 'cancelled', 'past_due', 'ended'] as const
export const Subscription = z.object({
  id: z.int(),
  /** The plan's price id (2 is Annual, 3 is Monthly). */
  package_id: z.int(),
  state: z.enum(SUBSCRIPTION_STATES),
  amount_cents: Cents,
  currency: z.string(),
  started_at: z.string(),
  /** Access until then. */
  paid_until: z.string(),
  /** When it is charged next; null when it does not renew. */
  renews_at: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  /**
   * Whether the processor can take a cancellation back and the paid time is not over. Said of a running subscription too,
   * so that a person knows before cancelling.
   */
  can_resume: z.boolean(),
  /** The price does not rise before this day (at least 12 months). */
  price_held_until: z.string(),
  /** The store that renews it. Where it is `apple`, only the person can cancel it, in the settings of their device. */
  store: z.nullable(z.enum(STORES)),
  test: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** What one move of credits was for, and where it can be seen. */
export const MOVEMENT_KINDS = [
  'welcome',
  'daily',
  'monthly',
  'purchase',
  'reward',
  'adjustment',
  'message',
  'photo',
  'voice',
  'call',
  'clip',
  'scenario',
  'returned',
  'expired',
  'refunded',
  'other',
] as const
export const Movement = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Above zero came in, below zero went out. */
  credits: z.int(),
  /** The message or photo it paid for, while it exists. */
  subject: z.nullable(
    z.object({
      conversation_id: z.int(),
      message_id: z.nullable(z.int()),
      user_media_id: z.nullable(z.int()),
      character_name: z.string(),
    }),
  ),
  /** The order that paid for it. */
  payment_id: z.nullable(z.string()),
})
export type Movement = z.infer<typeof Movement>

/** What a limit may be, so that a slip of the finger is no limit of millions. */
export const LIMIT_MAX = { credits: 100_000, cents: 1_000_000 } as const
/** A raised or removed limit takes effect after this many hours, a lower one at once. */
export const LIMIT_PAUSE_HOURS = 24
const SpendingLimit = z.object({
  /** Most to spend in a calendar month (UTC); null is no limit. */
  amount: z.nullable(z.int().check(z.gte(0))),
  spent: z.int().check(z.gte(0)),
  /** A raise that was asked for, and when it counts. */
  pending: z.nullable(z.object({ amount: z.nullable(z.int()), from: z.string() })),
})
export const SpendingLimits = z.object({
  /** Credits spent on messages, voice and photos. */
  credits: SpendingLimit,
  /** Money, in cents: purchases and renewals. Renewals count and are not stopped; cancelling stops them. */
  cents: SpendingLimit,
  /** When both begin again. */
  resets_at: z.string(),
})
export type SpendingLimits = z.infer<typeof SpendingLimits>

/** An address of our own pages, as text; that it is of our origin is checked by the verb. */
const OwnAddress = z.string().check(z.maxLength(500))

export const PurchaseInput = z.strictObject({
  redirect_url: OwnAddress,
  cancel_url: OwnAddress,
  /** Needed for plans: the version of the terms whose unticked box was ticked. */
  renewal_terms: z.optional(z.int()),
  /** The price the person saw, in cents: an order that would cost more is refused (CONFLICT). */
  shown_cents: z.optional(z.int()),
})
export const purchasePackage = endpoint({
  method: 'POST',
  path: '/v1/billing/packages/:price_id/purchase',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Creates an order and returns the checkout URL. This call charges and grants nothing.',
  params: z.object({ price_id: IdParam }),
  query: z.object({ saved_method: z.optional(z.enum(['true', 'false'])) }),
  body: PurchaseInput,
  response: z.object({ url: z.nullable(z.string()) }),
})
const StoreParam = z.object({ store: z.enum(STORES) })
export const listStoreProducts = endpoint({
  method: 'GET',
  path: '/v1/billing/stores/:store/products',
  auth: 'user',
  summary: 'What the store of the native app sells for us, by our price ids; empty while it is not connected.',
  params: StoreParam,
  response: z.object({ data: z.array(z.object({ price_id: z.int(), product: z.string() })) }),
})
export const orderInStore = endpoint({
  method: 'POST',
  path: '/v1/billing/stores/:store/orders',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Creates an order that the store of the native app will charge. The account binds the purchase to the person.',
  params: StoreParam,
  body: z.strictObject({ price_id: z.int() }),
  response: z.object({
    /** To be handed to the store with the purchase: a UUID of use for this order alone. */
    account: z.string(),
    product: z.string(),
    /** The other plan that this one replaces while it lasts, by the store's own number. Google Play has to be told. */
    replaces: z.optional(z.string()),
  }),
})
/** Characters of a signed transaction or a purchase token. */
const STORE_TOKEN_MAX = 32_000
export const claimStorePurchase = endpoint({
  method: 'POST',
  path: '/v1/billing/stores/:store/purchases',
  auth: 'user',
  summary: 'Verifies what a store says was bought and grants it, once. Only after `granted` may the app finish the purchase.',
  params: StoreParam,
  body: z.strictObject({
    product: z.string().check(z.minLength(1), z.maxLength(100)),
    token: z.string().check(z.minLength(1), z.maxLength(STORE_TOKEN_MAX)),
  }),
  response: z.object({
    /** `waiting`: not paid yet; `held`: paid, but a person must look at it; `elsewhere`: granted to the account that ordered it. */
    state: z.enum(['granted', 'waiting', 'held', 'elsewhere']),
    /** It can be bought again: the app consumes it. */
    consume: z.boolean(),
  }),
})
export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/v1/billing/subscriptions',
  auth: 'user',
  summary: 'The subscriptions of the signed-in person; the first is the current one.',
  response: listOf(Subscription),
})
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/v1/billing/subscriptions/cancel',
  auth: 'user',
  summary: 'Cancels the renewal of the current subscription. Access continues until the paid date. Repeating the call changes nothing.',
  response: Subscription,
})
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/v1/billing/subscriptions/resume',
  auth: 'user',
  closed_on_hold: true,
  summary: 'Resumes a canceled subscription while it is still paid for, if the processor can.',
  response: Subscription,
})
export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/billing/payments',
  auth: 'user',
  summary: 'Purchases and renewals of the signed-in person, newest first.',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))), limit: countQuery(100, 20) }),
  response: listOf(Payment),
})
export const listMovements = endpoint({
  method: 'GET',
  path: '/v1/billing/movements',
  auth: 'user',
  summary: 'Every movement of credits with what it paid for, newest first.',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))), limit: countQuery(100, 50) }),
  response: listOf(Movement),
})
export const getSpendingLimits = endpoint({
  method: 'GET',
  path: '/v1/billing/limits',
  auth: 'user',
  summary: 'The monthly limits the person has set, and how much of them is spent.',
  response: SpendingLimits,
})
const spendingLimit = <const Unit extends keyof typeof LIMIT_MAX>(unit: Unit, most: string) =>
  z.strictObject({
    unit: z.literal(unit),
    /** Null removes the limit. */
    amount: z.nullable(z.int().check(z.gte(0), z.lte(LIMIT_MAX[unit], `A limit may be at most ${most}.`))),
  })
export const SpendingLimitInput = {
  credits: spendingLimit('credits', `${LIMIT_MAX.credits} credits`),
  cents: spendingLimit('cents', `$${LIMIT_MAX.cents / 100}`),
}
export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: '/v1/billing/limits',
  auth: 'user',
  summary: 'Sets a monthly limit. A lower one takes effect at once; a higher one, or none, after 24 hours.',
  body: z.discriminatedUnion('unit', [SpendingLimitInput.credits, SpendingLimitInput.cents]),
  response: SpendingLimits,
})
export const visitBilling = endpoint({
  method: 'POST',
  path: '/v1/billing/visit',
  auth: 'user',
  summary: 'Counts that a page with prices was opened: the day and the page, not who opened it.',
  body: z.strictObject({ page: z.enum(['subscriptions', 'credits', 'upsell']) }),
  response: Ok,
})
