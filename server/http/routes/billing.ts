import type { Hono } from 'hono'
import * as contract from '@/contracts/billing'
import { listPayments } from '@/server/domain/billing/payments'
import { purchasePackage } from '@/server/domain/billing/purchase-package'
import { claimStorePurchase, listStoreProducts, orderInStore } from '@/server/domain/billing/store-purchase'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '@/server/domain/billing/subscriptions'
import { visitBilling } from '@/server/domain/billing/visits'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountBilling(app: Hono<Env>) {
  route(app, contract.purchasePackage, (ctx, { caller, params, query, body }, { idempotency_key, client, locale }) =>
    purchasePackage(ctx, caller, {
      ...body,
      price_id: params.price_id,
      saved_method: query.saved_method === 'true',
      idempotency_key,
      client,
      locale,
    }),
  )
  route(app, contract.listStoreProducts, async (ctx, { params }) => listStoreProducts(ctx, params.store))
  route(app, contract.orderInStore, (ctx, { caller, params, body }, { idempotency_key, client }) =>
    orderInStore(ctx, caller, { store: params.store, price_id: body.price_id, idempotency_key, client }),
  )
  route(app, contract.claimStorePurchase, (ctx, { caller, params, body }) =>
    claimStorePurchase(ctx, caller, { store: params.store, ...body }),
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
