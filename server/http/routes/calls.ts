import type { Hono } from 'hono'
import * as contract from '@/contracts/calls'
import { beatCall } from '@/server/domain/calls/beat-call'
import { endCall } from '@/server/domain/calls/end-call'
import { interruptCall } from '@/server/domain/calls/interrupt-call'
import { startCall } from '@/server/domain/calls/start-call'
import { takeTurn } from '@/server/domain/calls/take-turn'
import type { Env } from '../env'
import { route } from '../route'

export function mountCalls(app: Hono<Env>) {
  route(app, contract.startCall, (ctx, { caller, params }, { idempotency_key }) => startCall(ctx, caller, params.id, idempotency_key))
  route(app, contract.takeTurn, (ctx, { caller, params, file }, { idempotency_key }) =>
    takeTurn(ctx, caller, params.id, { file, idempotency_key }),
  )
  route(app, contract.beatCall, (ctx, { caller, params, body }) => beatCall(ctx, caller, params.id, body.here))
  route(app, contract.interruptCall, (ctx, { caller, params, body }) => interruptCall(ctx, caller, params.id, body))
  route(app, contract.endCall, (ctx, { caller, params, body }) => endCall(ctx, caller, params.id, body.heard))
}
