import { createHmac } from 'node:crypto'
import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider, PaymentSandbox } from '../port'
import { createCheckout, getCheckout, payCheckout } from './checkouts'
import { deliverDue, type Deliver, type SandboxDeps } from './deliveries'
import { readEvent } from './event'
import { advance, cancelSale, changeSale, chargeDue, listSales, notKnown, resumeSale, statusOf, takeBack } from './sales'

type Given = { db: Db; now(): Date; origin: string; secret: string; token: string; deliver: Deliver }

/** The key of the sandbox's signatures and digests. */
export const sandboxKey = (secret: string) => createHmac('sha256', secret).update('payment sandbox').digest()

const ACTS: Record<Parameters<PaymentSandbox['act']>[1], Parameters<typeof changeSale>[2]> = {
  refund: (tx, now, sale) => takeBack(tx, now, sale, 'refund'),
  chargeback: (tx, now, sale) => takeBack(tx, now, sale, 'chargeback'),
  fail_renewals: async (_, __, sale) => (sale.months ? { ...sale, renewals_fail: true } : null),
  pass_renewals: async (_, __, sale) => (sale.months ? { ...sale, renewals_fail: false } : null),
  hold_events: async (_, __, sale) => ({ ...sale, events_held: true }),
  send_events: async (tx, now, sale) => {
    await tx.query('update sandbox_events set next_try_at = $2 where sale_id = $1 and delivered_at is null', [sale.id, now])
    return { ...sale, events_held: false }
  },
}

/**
 * Plays an independent payment processor over tables of its own: a hosted page with test cards, signed events that are
 * told until they are taken, and a clock for each sale. No money moves.
 */
export function createSandbox({ db, now, origin, secret, token, deliver }: Given): PaymentProvider {
  const key = sandboxKey(secret)
  const deps: SandboxDeps = { db, now, key, deliver }
  const isDown = async () => {
    const [row] = await db.query<{ down: boolean }>('select down from sandbox_switch', [])
    return row?.down ?? false
  }
  const beUp = async () => {
    if (await isDown()) throw new ProviderError('transient', 'The sandbox is switched off.')
  }
  const sandbox: PaymentSandbox = {
    getCheckout: (id) => getCheckout(deps, id),
    payCheckout: (id, payment) => payCheckout(deps, id, payment),
    listSales: (order_ids) => listSales(db, order_ids),
    async orderOf(sale_id) {
      const [row] = await db.query<{ order_id: string }>('select order_id from sandbox_sales where id = $1', [sale_id])
      return row?.order_id ?? null
    },
    advance: (sale_id, shift) => advance(deps, sale_id, shift),
    act: (sale_id, act) => changeSale(deps, sale_id, ACTS[act]),
    isDown,
    async setDown(down) {
      await db.query('insert into sandbox_switch (down) values ($1) on conflict ("only") do update set down = excluded.down', [down])
    },
    async work() {
      await chargeDue(deps)
      await deliverDue(deps)
    },
  }
  return {
    name: 'sandbox',
    test: true,
    can_cancel: true,
    can_resume: true,
    period_days: null,
    answer: { status: 200, body: '' },
    sandbox,
    async createCheckout(checkout) {
      await beUp()
      return { url: `${origin}/sandbox/checkout/${await createCheckout(deps, checkout)}` }
    },
    readDelivery: (delivery) => [readEvent(delivery, { key, token, now: now() })],
    async cancel(sale_id) {
      await beUp()
      if ((await changeSale(deps, sale_id, cancelSale)) === 'absent') throw notKnown()
    },
    async resume(sale_id) {
      await beUp()
      const outcome = await changeSale(deps, sale_id, resumeSale)
      if (outcome === 'absent') throw notKnown()
      if (outcome === 'impossible') throw new ProviderError('rejected', 'The sale can’t be resumed anymore.')
    },
    async fetchStatus(sale_id) {
      await beUp()
      return statusOf(db, sale_id)
    },
  }
}
