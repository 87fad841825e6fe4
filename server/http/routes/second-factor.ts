import type { Hono } from 'hono'
import * as contract from '@/contracts/identity'
import { passSecondFactor } from '@/server/domain/sessions/pass-second-factor'
import { giveProof, requestProof } from '@/server/domain/sessions/proof'
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from '@/server/domain/sessions/second-factor'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountSecondFactor(app: Hono<Env>) {
  route(app, contract.requestProof, async (ctx, { caller }) => {
    await requestProof(ctx, caller)
    return DONE
  })
  route(app, contract.giveProof, async (ctx, { caller, body }, { client }) => ({
    proven_until: (await giveProof(ctx, caller, { proof: body, client })).toISOString(),
  }))
  route(app, contract.startSecondFactor, (ctx, { caller }) => startSecondFactor(ctx, caller))
  route(app, contract.confirmSecondFactor, async (ctx, { caller, body }, { client }) => ({
    recovery_codes: await confirmSecondFactor(ctx, caller, { ...body, client }),
  }))
  route(app, contract.renewRecoveryCodes, async (ctx, { caller }) => ({ recovery_codes: await renewRecoveryCodes(ctx, caller) }))
  route(app, contract.removeSecondFactor, async (ctx, { caller }) => {
    await removeSecondFactor(ctx, caller)
    return DONE
  })
  route(app, contract.passSecondFactor, (ctx, { body }, { client, user_agent }) => passSecondFactor(ctx, { ...body, client, user_agent }))
}
