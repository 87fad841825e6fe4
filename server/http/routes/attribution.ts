import type { Hono } from 'hono'
import * as contract from '@/contracts/attribution'
import { recordConsent } from '@/server/domain/attribution/consents'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountAttribution(app: Hono<Env>) {
  route(app, contract.recordConsent, async (ctx, { caller, body }) => {
    await recordConsent(ctx, caller, body)
    return DONE
  })
}
