import type { PeriodDays } from '@/contracts/renewal-terms'
import type { CURRENCY, PaymentFactKind, PaymentProviderName, ProcessorName, StoreName } from '@/contracts/billing'
import type { SandboxAct, SandboxCard, SandboxCheckout, SandboxSale } from '@/contracts/sandbox'
import type { Db } from '@/server/db/client'

/** What a processor needs to open its payment page. The order's id is opaque and all it learns of us. */
export type Checkout = {
  order_id: string
  amount_cents: number
  currency: typeof CURRENCY
  /** Neutral: it may be on a bank statement. At most 100 characters. */
  description: string
  email: string
  /** Months between renewals at the same amount; null for a single payment. */
  months: 1 | 12 | null
  /** Own addresses with user_id, package_id and amount in the query. */
  redirect_url: string
  cancel_url: string
  /** True where the person asked for the card they used before; a processor without that opens its page. */
  saved_method: boolean
}

export const FACT_KINDS = [
  'initial',
  'rebill',
  'declined',
  'rebill_declined',
  'cancel',
  'uncancel',
  'expiry',
  'refund',
  'chargeback',
  'date_change',
  'unknown',
] as const satisfies readonly PaymentFactKind[]
/**
 * One thing that happened at the processor, in our words. Facts come in any order, late and repeated; what they amount to
 * is folded from all of them (server/domain/billing/fold.ts).
 */
export type PaymentFact = {
  kind: PaymentFactKind
  /** Unique for the provider: the transaction where there is one, else kind, sale and time. */
  event_key: string
  /** SHA-256 of the fact in hex; the same key with another digest raises an alarm. */
  digest: string
  order_id: string | null
  /** The processor's id of the sale or subscription, as text. */
  sale_id: string | null
  transaction_id: string | null
  /** refund, chargeback: which payment is taken back; null means the newest of the sale. */
  parent_id: string | null
  /** Null where the kind moves no money. */
  amount_cents: number | null
  currency: string | null
  /** By the processor's clock. */
  occurred_at: Date
  /** initial, rebill, date_change: paid to then, where the processor says so. cancel: access to then. */
  paid_until: Date | null
  /** refund, chargeback: the subscription is over too. */
  terminates: boolean
  /** False where nothing proves who sent it; it counts once fetchStatus agrees. */
  proven: boolean
  test: boolean
  /** What may be kept of the delivery: no name, address, card or password. */
  raw: Record<string, string>
  /**
   * Only of stores: which of our prices was sold. There a person can move to another plan without asking us, so that a payment
   * may be of another price than the order it names.
   */
  offer?: { price_id: number; amount_cents: number }
  /**
   * Only of stores: `order_id` names the order of the sale before this one, which a person continued in the store itself. It is the
   * same person's, and this sale has an order of its own.
   */
  own_order?: boolean
}

/** A delivery as it came, before anything is decoded. At most 64 KB. */
export type Delivery = {
  method: string
  /** After `?`, undecoded. */
  query: string
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** The true peer, by the trusted proxy's word only. */
  client: string
  /** The last part of the webhook's address. */
  token: string
}

/** What the processor thinks of a sale now. */
export type SaleStatus = {
  state: 'active' | 'cancelled' | 'ended' | 'unknown'
  paid_until: Date | null
  renews_at: Date | null
  /** Transactions it knows, where it tells; null where it does not. */
  payments: { transaction_id: string; amount_cents: number; state: 'paid' | 'refunded' | 'charged_back' }[] | null
  /** How many of each it knows, where it counts without naming them (CCBill); absent where it does not. */
  counts?: { rebills: number; refunds: number; chargebacks: number }
}

/** Where a date of a sale goes when its past is moved back. Earlier stays earlier, and months of it stay months. */
export type MoveDate = (date: Date) => Date

/** `impossible`: not in this state; `busy`: an event of the sale is on its way to us right now. */
export type SandboxOutcome = 'done' | 'absent' | 'impossible' | 'busy'

/** The parts of the embedded processor that people see: its hosted page and its back office. */
export type PaymentSandbox = {
  /** Null for an id that is not known. */
  getCheckout(id: string): Promise<SandboxCheckout | null>
  payCheckout(
    id: string,
    payment: { card: SandboxCard; confirmed?: boolean | undefined; hold_events?: boolean | undefined },
  ): Promise<Pick<SandboxCheckout, 'state' | 'redirect_url'> | null>
  /** Sales of these orders, newest first. */
  listSales(order_ids: string[]): Promise<SandboxSale[]>
  /** Whose sale it is; null for an id that is not known. */
  orderOf(sale_id: string): Promise<string | null>
  /**
   * Moves the sale to its next renewal, or to its end when it does not renew: every date of it goes back, so that the moment
   * is now. `shift` does the same to our rows, in the same transaction, and answers what is to be done after its commit.
   */
  advance(sale_id: string, shift: (tx: Db, move: MoveDate) => Promise<() => void>): Promise<SandboxOutcome>
  act(sale_id: string, act: Exclude<SandboxAct, 'advance'>): Promise<SandboxOutcome>
  isDown(): Promise<boolean>
  setDown(down: boolean): Promise<void>
  /** Charges what is due and delivers what waits; run each minute. */
  work(): Promise<void>
}

/** Whoever takes payments and reports them. */
export type Processor = {
  name: ProcessorName
  /** No real money moves. Test facts are refused by a live provider and the reverse. */
  test: boolean
  /** Whether we can end a renewal there. A store leaves that to the person alone. */
  can_cancel: boolean
  /** Whether a cancellation can be taken back. */
  can_resume: boolean
  /** How long its month and its year are, where it does not count in calendar months. */
  period_days: PeriodDays
  /**
   * Checks who sent it and what it says. Throws ProviderError `rejected` for a forged or foreign delivery: it is refused and
   * leaves no trace but a count; and `transient` for an authentic one that cannot be read: it is alarmed, and comes again. An
   * event that means nothing to us is an empty list, one that we do not know an `unknown` fact.
   */
  readDelivery(delivery: Delivery): PaymentFact[] | Promise<PaymentFact[]>
  /** What the processor must hear once the facts are stored; `alarm` is for deliveries we cannot use and must not get again. */
  answer: { status: 200; body: string }
  /** Ends renewals; a sale that is cancelled already is a success. Only where `can_cancel`. Throws ProviderError. */
  cancel(sale_id: string): Promise<void>
  /** Only where `can_resume`. Throws ProviderError. */
  resume(sale_id: string): Promise<void>
  /** Throws ProviderError; an unknown sale is `{state: 'unknown'}`. */
  fetchStatus(sale_id: string): Promise<SaleStatus>
}

/** Sells on the web. */
export type PaymentProvider = Omit<Processor, 'name' | 'readDelivery'> & {
  name: PaymentProviderName
  /** As above, without asking anybody. */
  readDelivery(delivery: Delivery): PaymentFact[]
  /** Answers the address of the payment page. Throws ProviderError. */
  createCheckout(checkout: Checkout): Promise<{ url: string }>
  /** Only of the embedded processor. */
  sandbox?: PaymentSandbox
}

/** Sells inside a native app: the app opens its sheet, and hands on what it signed. */
export type StoreProvider = Omit<Processor, 'name'> & {
  name: StoreName
  /**
   * The facts of a purchase that the app hands over: the same, under the same keys, as the store's own notification of it. An empty
   * list where nothing is paid yet. Throws ProviderError `rejected` for what the store did not sign or does not know.
   */
  readProof(proof: { product: string; token: string }): Promise<PaymentFact[]>
}
