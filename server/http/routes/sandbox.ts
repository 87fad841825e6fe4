import type { Hono } from 'hono'
import * as contract from '@/contracts/sandbox'
import { actOnSandboxSale, getSandboxCheckout, listSandboxSales, paySandboxCheckout, setSandboxDown } from '@/server/domain/billing/sandbox'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountSandbox(app: Hono<Env>) {
  route(app, contract.getSandboxCheckout, (ctx, { params }) => getSandboxCheckout(ctx, params.id))
  route(app, contract.paySandboxCheckout, (ctx, { params, body }) => paySandboxCheckout(ctx, params.id, body))
  route(app, contract.listSandboxSales, (ctx, { caller }) => listSandboxSales(ctx, caller.user_id))
  route(app, contract.actOnSandboxSale, async (ctx, { caller, params }) => {
    await actOnSandboxSale(ctx, caller.user_id, params)
    return DONE
  })
  route(app, contract.setSandboxDown, (ctx, { caller, body }) => setSandboxDown(ctx, caller.user_id, body.down))
}
