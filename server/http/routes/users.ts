import type { Hono } from 'hono'
import { swapIdToken as swapContract } from '@/contracts/identity'
import * as contract from '@/contracts/users'
import { AppError } from '@/server/domain/errors'
import { endSession } from '@/server/domain/sessions/end-sessions'
import { openSession } from '@/server/domain/sessions/sessions'
import { swapIdToken } from '@/server/domain/sessions/swap-id-token'
import { deviceFor } from '@/server/domain/users/known-device'
import { requestCode, verifyCode } from '@/server/domain/users/sign-in-code'
import { exchangeToken, refreshToken } from '@/server/domain/sessions/identity-tokens'
import { getMe, updateMe } from '@/server/domain/users/users'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountUsers(app: Hono<Env>) {
  route(app, contract.requestOtp, async (ctx, { body }, { client, browser, device, locale }) => {
    await requestCode(ctx, { ...body, client, browser, device, locale })
    return DONE
  })
  route(app, contract.verifyOtp, async (ctx, { body }, { client, browser, device, rememberDevice }) => {
    const token = await verifyCode(ctx, { ...body, client, browser, device })
    rememberDevice(deviceFor(ctx, body.email))
    return { token }
  })
  route(app, contract.exchangeCustomToken, (ctx, { body }, { client, user_agent }) => exchangeToken(ctx, { ...body, client, user_agent }))
  route(app, contract.refreshIdentity, (ctx, { body }, { client }) => refreshToken(ctx, { ...body, client }))
  route(app, contract.setToken, (ctx, _, { authorization, user_agent }) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    if (!token) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
    return openSession(ctx, token, user_agent)
  })
  route(app, swapContract, (ctx, { body }, { client }) => swapIdToken(ctx, { ...body, client }))
  route(app, contract.getSession, async (_, { caller }) => ({ ...DONE, expires_at: caller.session_expires_at.toISOString() }))
  route(app, contract.endSession, async (ctx, { caller }) => {
    await endSession(ctx, caller)
    return DONE
  })
  route(app, contract.getMe, (ctx, { caller }) => getMe(ctx, caller))
  route(app, contract.updateMe, (ctx, { caller, body }, { client, browser }) =>
    updateMe(ctx, caller, { ...(body.name === undefined ? {} : { name: body.name }), ...body.custom_attributes }, { client, browser }),
  )
}
