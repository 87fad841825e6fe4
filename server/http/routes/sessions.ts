import type { Hono } from 'hono'
import * as contract from '@/contracts/sessions'
import { revokeOtherSessions, revokeSession } from '@/server/domain/sessions/end-sessions'
import { listSessions } from '@/server/domain/sessions/list-sessions'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountSessions(app: Hono<Env>) {
  route(app, contract.listSessions, (ctx, { caller }) => listSessions(ctx, caller))
  route(app, contract.revokeSession, async (ctx, { caller, params }) => {
    await revokeSession(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.revokeOtherSessions, async (ctx, { caller }) => {
    await revokeOtherSessions(ctx, caller)
    return DONE
  })
}
