import type { Hono } from 'hono'
import * as contract from '@/contracts/affiliates'
import { applyAsAffiliate } from '@/server/domain/affiliates/applications'
import { giveFormToken } from '@/server/domain/affiliates/form-token'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountAffiliates(app: Hono<Env>) {
  route(app, contract.getAffiliateForm, async (ctx) => ({ form_token: giveFormToken(ctx) }))
  route(app, contract.applyAsAffiliate, async (ctx, { body }, { client }) => {
    await applyAsAffiliate(ctx, body, client)
    return DONE
  })
}
