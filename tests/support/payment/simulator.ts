import type { PaymentDeps } from '@/server/providers/payment/index'
import type { Delivery, PaymentFact, PaymentProvider, StoreProvider } from '@/server/providers/payment/port'

export type FactKind = PaymentFact['kind']

/** What was ordered with us; the processor knows no more of it than this. */
export type SimulatedOrder = {
  order_id: string
  amount_cents: number
  months: 1 | 12 | null
  started_at: Date
  /** Nobody will ask the processor about it, so that its books, where they are in our database, can do without. */
  on_paper?: boolean
}

export type Circumstances = {
  /** By the processor's clock; without it each event is an hour after the one before. */
  at?: Date
  /** Told instead of what was ordered: signed all the same, so that it is the order that does not fit. */
  amount_cents?: number
  currency?: string
  /** Told in place of the order it was sold for; null leaves it out. */
  order_id?: string | null
  /** refund, chargeback: which payment of the sale, 0 is the first; without it the newest. initial: that one, told once more. */
  payment?: number
  /** refund: the subscription ends with it. A chargeback always ends it. */
  terminates?: boolean
  /** cancel, date_change, initial, rebill: told in place of the reckoned date. */
  paid_until?: Date
}

export type SimulatedSale = {
  sale_id: string
  order: SimulatedOrder
  /**
   * Lets it happen at the processor, whose answers to fetchStatus know of it from now on, and answers the delivery that
   * tells of it: authentic in every respect. What is delivered when, how often and in which order is the test's affair.
   */
  happen(kind: FactKind, circumstances?: Circumstances): Promise<Delivery>
}

export type Forgery = { what: string; delivery: Delivery }

/** A processor that exists for a test: it sells, tells, can be asked, and can be down. No network beyond loopback. */
export type PaymentSimulator = {
  name: (PaymentProvider | StoreProvider)['name']
  /** The real adapter, with this simulator's keys and hosts. */
  provider: PaymentProvider | StoreProvider
  /** The same with the other `test` flag; null where the processor has one mode only. */
  other_mode: PaymentProvider | StoreProvider | null
  /** For readConfig: what an operator would set. */
  environment: Record<string, string>
  /** The kinds this processor can tell; the rest it has no event for. */
  plays: readonly FactKind[]
  /** Every event it has by its own name, those that mean nothing to us included, with the kinds it must become. */
  vocabulary(order: SimulatedOrder): Promise<{ event: string; delivery: Delivery; kinds: FactKind[] }[]>
  sell(order: SimulatedOrder): Promise<SimulatedSale>
  /**
   * Sells a plan that takes the place of a running one, which is over then; the time left of it is added. After its end it is subscribed to
   * again. Only of processors that give it a number of its own. `account`: the order it names, or null where a person did it in the processor's own settings.
   */
  replace?(running: SimulatedSale, order: SimulatedOrder, account: string | null): Promise<SimulatedSale>
  /** What someone makes of an authentic delivery who does not know the keys; each must be refused. */
  forge(delivery: Delivery): Forgery[]
  /** An authentic delivery as it is sent now: a processor that signs the time signs anew each time it tells. */
  fresh(delivery: Delivery): Delivery
  /** Private words that are in its deliveries and may be in no fact, log or error. */
  secrets: readonly string[]
  /** While it is down no request is answered. */
  setDown(down: boolean): void | Promise<void>
  /** The sales it was told to cancel, every request counted. */
  cancels(): string[]
  stop(): Promise<void>
}

/** `deps` as createPayment takes them: the webhook's token follows from the secret. */
export type StartSimulator = (deps: PaymentDeps) => Promise<PaymentSimulator>

export const HOUR_MS = 3_600_000

/** A clock that advances by an hour with each event, unless the test says when. */
export function eventClock(started_at: Date) {
  let last = started_at.getTime() - HOUR_MS
  return (at?: Date) => new Date((last = at?.getTime() ?? last + HOUR_MS))
}
