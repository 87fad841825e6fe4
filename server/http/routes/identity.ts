import type { Hono } from 'hono'
import * as contract from '@/contracts/identity'
import { notFound } from '@/server/domain/errors'
import { confirmEmailChange, requestEmailChange, undoEmailChange } from '@/server/domain/identity/change-email'
import { changePassword } from '@/server/domain/identity/change-password'
import { requestEmailLink, verifyEmailLink } from '@/server/domain/identity/email-link'
import {
  finishPasskeyEnrolment,
  finishPasskeySignIn,
  removePasskey,
  startPasskeyEnrolment,
  startPasskeySignIn,
} from '@/server/domain/identity/passkeys'
import { requestPasswordReset, resetPassword } from '@/server/domain/identity/reset-password'
import { signInWithPassword } from '@/server/domain/identity/sign-in-with-password'
import { readSignInWays } from '@/server/domain/identity/sign-in-ways'
import { signUpWithPassword } from '@/server/domain/identity/sign-up-with-password'
import { deviceFor } from '@/server/domain/users/known-device'
import {
  finishSocialSignIn,
  signInWithProviderToken,
  socialReturnAddress,
  startSocialSignIn,
} from '@/server/domain/identity/social-sign-in'
import type { Env } from '../env'
import { DONE, route } from '../route'

function mountPasswords(app: Hono<Env>) {
  route(app, contract.signUpWithPassword, async (ctx, { body }, { client, browser, device, rememberDevice }) => {
    const token = await signUpWithPassword(ctx, { ...body, client, browser, device })
    rememberDevice(deviceFor(ctx, body.email))
    return { token }
  })
  route(app, contract.signInWithPassword, async (ctx, { body }, { client }) => ({
    token: await signInWithPassword(ctx, { ...body, client }),
  }))
  route(app, contract.requestPasswordReset, async (ctx, { body }, { client }) => {
    await requestPasswordReset(ctx, { ...body, client })
    return DONE
  })
  route(app, contract.resetPassword, async (ctx, { body }, { client }) => {
    await resetPassword(ctx, { ...body, client })
    return DONE
  })
  route(app, contract.changePassword, async (ctx, { caller, body }) => {
    await changePassword(ctx, caller, body)
    return DONE
  })
}

function mountSocial(app: Hono<Env>) {
  route(app, contract.startSocial, (ctx, { params, body }, { client }) => startSocialSignIn(ctx, params.provider, { ...body, client }))
  route(app, contract.finishSocial, async (ctx, { params, body }, { client }) => ({
    token: await finishSocialSignIn(ctx, params.provider, { ...body, client }),
  }))
  route(app, contract.signInWithProviderToken, async (ctx, { params, body }, { client }) => ({
    token: await signInWithProviderToken(ctx, params.provider, { ...body, client }),
  }))
  // Not a contract: Apple posts a form here from its own page, and the person is sent on to this site.
  app.post('/v1/identity/social/apple/callback', async (c) => {
    const address = socialReturnAddress(c.var.ctx, 'apple', await c.req.parseBody())
    if (address === null) throw notFound('This sign-in')
    return c.redirect(address, 303)
  })
}

function mountPasskeys(app: Hono<Env>) {
  route(app, contract.startPasskeySignIn, (ctx, _, { client }) => startPasskeySignIn(ctx, { client }))
  route(app, contract.finishPasskeySignIn, async (ctx, { body }, { client }) => ({
    token: await finishPasskeySignIn(ctx, { ...body, client }),
  }))
  route(app, contract.startPasskeyEnrolment, (ctx, { caller }) => startPasskeyEnrolment(ctx, caller))
  route(app, contract.finishPasskeyEnrolment, (ctx, { caller, body }) => finishPasskeyEnrolment(ctx, caller, body))
  route(app, contract.removePasskey, async (ctx, { caller, params }) => {
    await removePasskey(ctx, caller, params.id)
    return DONE
  })
}

/** Second factor, proof and migration have routes of their own. */
export function mountIdentity(app: Hono<Env>) {
  mountPasswords(app)
  route(app, contract.requestEmailLink, async (ctx, { body }, { client, locale }) => {
    await requestEmailLink(ctx, { ...body, client, locale })
    return DONE
  })
  route(app, contract.verifyEmailLink, async (ctx, { body }, { client }) => ({ token: await verifyEmailLink(ctx, { ...body, client }) }))
  mountSocial(app)
  mountPasskeys(app)
  route(app, contract.requestEmailChange, async (ctx, { caller, body }) => {
    await requestEmailChange(ctx, caller, body)
    return DONE
  })
  route(app, contract.confirmEmailChange, async (ctx, { caller, body }, { rememberDevice }) => {
    const done = await confirmEmailChange(ctx, caller, body)
    rememberDevice(deviceFor(ctx, done.email))
    return done
  })
  route(app, contract.undoEmailChange, (ctx, { body }, { client }) => undoEmailChange(ctx, { ...body, client }))
  route(app, contract.getSignInWays, (ctx, { caller }) => readSignInWays(ctx, caller))
}
