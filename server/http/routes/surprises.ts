import type { Hono } from 'hono'
import * as contract from '@/contracts/surprises'
import { endSurprise, requestSurprise } from '@/server/domain/surprises/request-surprise'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountSurprises(app: Hono<Env>) {
  route(app, contract.requestSurprise, (ctx, { caller, params, body }, { idempotency_key }) =>
    requestSurprise(ctx, caller, { conversation_id: params.id, ...body, idempotency_key }),
  )
  route(app, contract.endSurprise, async (ctx, { caller, params }) => {
    await endSurprise(ctx, caller, params.id)
    return DONE
  })
}
