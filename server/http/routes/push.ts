import type { Hono } from 'hono'
import * as contract from '@/contracts/push'
import { registerDevice, removeDevice } from '@/server/domain/push/devices'
import { getPush, updatePush } from '@/server/domain/push/push-settings'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountPush(app: Hono<Env>) {
  route(app, contract.getPush, (ctx, { caller }) => getPush(ctx, caller))
  route(app, contract.updatePush, (ctx, { caller, body }) => updatePush(ctx, caller, body))
  route(app, contract.registerDevice, async (ctx, { caller, body }) => {
    await registerDevice(ctx, caller, body)
    return DONE
  })
  route(app, contract.removeDevice, async (ctx, { caller, body }) => {
    await removeDevice(ctx, caller, body.token)
    return DONE
  })
}
