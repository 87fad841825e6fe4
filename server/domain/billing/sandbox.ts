import type { SandboxAct, SandboxCheckout, SandboxSale } from '@/contracts/sandbox'
import type { PaymentSandbox, SandboxOutcome } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { announce } from './settle-order'
import { shiftTestTime } from './shift-test-time'
import { syncProcessor } from './sync-processor'

/** Throws NOT_FOUND while another processor takes the payments: then the sandbox has no page and no back office. */
function sandboxOf(ctx: Context): PaymentSandbox {
  if (!ctx.payment?.sandbox) throw notFound('Sandbox')
  return ctx.payment.sandbox
}

/** Throws NOT_FOUND. */
export async function getSandboxCheckout(ctx: Context, id: string): Promise<SandboxCheckout> {
  const checkout = await sandboxOf(ctx).getCheckout(id)
  if (!checkout) throw notFound('Checkout')
  return checkout
}

type SandboxPayment = Parameters<PaymentSandbox['payCheckout']>[1]

/** Throws NOT_FOUND. A declined card is an answer, no error. */
export async function paySandboxCheckout(
  ctx: Context,
  id: string,
  payment: SandboxPayment,
): Promise<Pick<SandboxCheckout, 'state' | 'redirect_url'>> {
  const paid = await sandboxOf(ctx).payCheckout(id, payment)
  if (!paid) throw notFound('Checkout')
  return paid
}

/** The person's own sales, newest first. */
export async function listSandboxSales(ctx: Context, user_id: number): Promise<{ data: SandboxSale[]; count: number; down: boolean }> {
  const sandbox = sandboxOf(ctx)
  const orders = await ctx.db.query<{ id: string }>(`select id from billing_orders where user_id = $1 and test`, [user_id])
  const [data, down] = await Promise.all([sandbox.listSales(orders.map(({ id }) => id)), sandbox.isDown()])
  return { data, count: data.length, down }
}

const REFUSALS: Record<Exclude<SandboxOutcome, 'done'>, () => AppError> = {
  absent: () => notFound('Sale'),
  impossible: () => new AppError('CONFLICT', 'This sale doesn’t allow that right now.'),
  busy: () => new AppError('CONFLICT', 'An event for this sale is on its way. Try again in a moment.'),
}

/** Plays an act of the processor on a sale of the person's own. Throws NOT_FOUND, CONFLICT. */
export async function actOnSandboxSale(ctx: Context, user_id: number, { id, act }: { id: string; act: SandboxAct }): Promise<void> {
  const sandbox = sandboxOf(ctx)
  const order_id = await sandbox.orderOf(id)
  const [order] = await ctx.db.query('select 1 from billing_orders where id = $1 and user_id = $2', [order_id, user_id])
  if (!order_id || !order) throw notFound('Sale')
  const outcome =
    act === 'advance'
      ? await sandbox.advance(id, async (tx, move) => {
          const settled = await shiftTestTime(ctx, tx, { id: order_id, user_id }, move)
          return () => announce(ctx, settled)
        })
      : await sandbox.act(id, act)
  if (outcome !== 'done') throw REFUSALS[outcome]()
}

/**
 * Switches the sandbox off for everybody, or on again. For the caller's own subscriptions, pending
 * decisions are sent at once; those of others at their next attempt. Throws NOT_FOUND.
 */
export async function setSandboxDown(ctx: Context, user_id: number, down: boolean): Promise<{ down: boolean }> {
  await sandboxOf(ctx).setDown(down)
  if (!down) {
    const waiting = await ctx.db.query<{ order_id: string }>(
      'update subscriptions set next_tell_at = $2 where user_id = $1 and test and next_tell_at > $2 returning order_id',
      [user_id, ctx.now()],
    )
    for (const { order_id } of waiting) await syncProcessor(ctx, order_id)
  }
  return { down }
}

/** Charges what is due at the embedded processor and delivers what waits there; nothing with any other. */
export const workSandbox = async (ctx: Context): Promise<void> => ctx.payment?.sandbox?.work()
