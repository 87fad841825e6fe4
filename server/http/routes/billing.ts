import type { Hono } from 'hono'
import * as contract from '@/contracts/billing'
import { listPayments } from '@/server/domain/billing/payments'
import { purchasePackage } from '@/server/domain/billing/purchase-package'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '@/server/domain/billing/subscriptions'
import { visitBilling } from '@/server/domain/billing/visits'
import { DONE, route, type Env } from '../route'

export function mountBilling(app: Hono<Env>) {
  route(app, contract.purchasePackage, (ctx, { caller, params, query, body }, { idempotency_key, client }) =>
    purchasePackage(ctx, caller, {
      ...body,
      price_id: params.price_id,
      saved_method: query.saved_method === 'true',
      idempotency_key,
      client,
    }),
  )
  route(app, contract.listSubscriptions, (ctx, { caller }) => listSubscriptions(ctx, caller))
  route(app, contract.cancelSubscription, (ctx, { caller }) => cancelSubscription(ctx, caller))
  route(app, contract.resumeSubscription, (ctx, { caller }) => resumeSubscription(ctx, caller))
  route(app, contract.listPayments, (ctx, { caller, query }) => listPayments(ctx, caller, query))
  route(app, contract.visitBilling, async (ctx, { body }) => {
    await visitBilling(ctx, body.page)
    return DONE
  })
}
