import type { Hono } from 'hono'
import * as contract from '@/contracts/billing'
import { getSpendingLimits, setSpendingLimit } from '@/server/domain/billing/limits'
import { listMovements } from '@/server/domain/billing/movements'
import type { Env } from '../env'
import { route } from '../route'

export function mountSpending(app: Hono<Env>) {
  route(app, contract.listMovements, (ctx, { caller, query }) => listMovements(ctx, caller.user_id, query))
  route(app, contract.getSpendingLimits, (ctx, { caller }) => getSpendingLimits(ctx, caller.user_id))
  route(app, contract.setSpendingLimit, (ctx, { caller, body }) => setSpendingLimit(ctx, caller.user_id, body))
}
