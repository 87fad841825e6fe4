import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ERROR_CODES, errorStatus } from '@/contracts/errors'
import { endpoints } from '@/contracts/index'
import type { Context } from '@/server/domain/context'
import { buildApp } from '@/server/http/app'
import type { Env } from '@/server/http/env'
import { mounted } from '@/server/http/route'
import { filesBelow, read } from './files'

const app: Hono<Env> = buildApp({} as Context, { clientOf: () => 'test' })
const NOT_CONTRACTS = ['GET /v1/openapi.json', 'GET /v1/metrics', 'GET /v1/reference', 'POST /v1/identity/social/apple/callback']

test('every endpoint of contracts/index.ts is mounted, and nothing unlisted is', () => {
  const listed = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  const served = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect(new Set(listed).size, 'two contracts for one address').toBe(listed.length)
  expect(served.toSorted()).toEqual([...listed, ...NOT_CONTRACTS].toSorted())
  expect(mounted.get(app)?.size).toBe(listed.length)
})

test('every endpoint says what it does in a sentence', () => {
  for (const [name, { summary }] of Object.entries(endpoints)) expect(summary, name).toMatch(/^[A-Z].{10,}\.$/)
})

/**
 * A POST that is repeated, because its answer was lost, must not spend or create twice: it takes an Idempotency-Key, or its
 * name is here, under the reason why a repetition does no harm. PUT, PATCH and DELETE set a state and may be repeated.
 */
const WITHOUT_KEY: Record<string, string[]> = {
  'pays for one thing that exists, which is bought once (unique in the database)': ['unlockPhoto', 'requestVoice'],
  'grants under a key that is unique for the person': ['claimRewardCode', 'claimRewardTask', 'claimStorePurchase'],
  'stores one row for its subject; a repetition finds that row': [
    'addMemory',
    'applyAsAffiliate',
    'recordConsent',
    'reportCharacter',
    'reportMessage',
    'reportContent',
    'sendAppeal',
  ],
  'sets a state that a repetition finds set': [
    'actOnPhoto',
    'beatCall',
    'interruptCall',
    'endCall',
    'archiveConversation',
    'cancelSubscription',
    'checkModel',
    'deleteMessage',
    'endSurprise',
    'feedbackPrompted',
    'fetchModel',
    'forgetMessage',
    'rememberMessage',
    'markRead',
    'pauseModel',
    'pinConversation',
    'pinMessage',
    'recoverCharacter',
    'recoverConversation',
    'resumeChat',
    'blockPicture',
    'recoverMessage',
    'resumeSubscription',
    'selectMessage',
    'stopReply',
    'uploadAvatar',
  ],
  'takes a code, a token or a proof that is valid once, or for one state of the account': [
    'changePassword',
    'confirmEmailChange',
    'confirmSecondFactor',
    'exchangeCustomToken',
    'finishAgeCheck',
    'finishPasskeyEnrolment',
    'finishPasskeySignIn',
    'finishSocial',
    'giveProof',
    'passSecondFactor',
    'refreshIdentity',
    'resetPassword',
    'undoEmailChange',
    'sendContactMessage',
    'setToken',
    'signInWithPassword',
    'signUpWithPassword',
    'swapIdToken',
    'verifyEmailLink',
    'verifyOtp',
  ],
  'answers a new secret or sends a new email; the newest is the one that is valid': [
    'openExport',
    'renewRecoveryCodes',
    'requestEmailChange',
    'requestEmailLink',
    'requestOtp',
    'requestPasswordReset',
    'requestProof',
    'startAgeCheck',
    'startPasskeyEnrolment',
    'startPasskeySignIn',
    'startSecondFactor',
    'startSocial',
    'signInWithProviderToken',
  ],
  'only reads; the secret of its link is in the body, where no log sees it': ['readStatement'],
  'counts page views, where one too many is harmless': ['visitBilling'],
  'exists with the sandbox processor only, where no money moves': ['actOnSandboxSale', 'paySandboxCheckout'],
}

test('every POST takes an Idempotency-Key, or says why it needs none', () => {
  const excused = Object.values(WITHOUT_KEY).flat()
  expect(new Set(excused).size, 'a name under two reasons').toBe(excused.length)
  const posts = Object.entries(endpoints).filter(([, { method }]) => method === 'POST')
  expect(excused.toSorted()).toEqual(
    posts
      .filter(([, { idempotent }]) => !idempotent)
      .map(([name]) => name)
      .toSorted(),
  )
})

test('what spends takes a key, or pays for one thing that exists; and it needs a whole profile', () => {
  const once = WITHOUT_KEY['pays for one thing that exists, which is bought once (unique in the database)']!
  const spending = Object.entries(endpoints).filter(([, { spends }]) => spends)
  expect(spending.length).toBeGreaterThan(0)
  for (const [name, { idempotent, needs_profile }] of spending) {
    expect([name, idempotent ?? once.includes(name), needs_profile]).toEqual([name, true, true])
  }
  expect(once.filter((name) => !spending.some(([each]) => each === name))).toEqual([])
})

test('only a POST of a signed-in person takes an Idempotency-Key: keys belong to a person', () => {
  const keyed = Object.entries(endpoints).filter(([, { idempotent }]) => idempotent)
  for (const [name, { method, auth }] of keyed) expect([method, auth], name).toEqual(['POST', 'user'])
})

test('the error table is complete', () => {
  for (const code of ERROR_CODES) {
    expect(code).toMatch(/^[A-Z][A-Z_]+$/)
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
    expect(errorStatus[code]).toBeLessThan(600)
  }
  const thrown = new Set<string>()
  for (const path of [...filesBelow('server', /\.ts$/), ...filesBelow('lib', /\.ts$/)]) {
    for (const [, code] of read(path).matchAll(/new AppError\(\s*'([A-Z_]+)'/g)) thrown.add(code!)
  }
  expect(thrown.size).toBeGreaterThan(5)
  for (const code of thrown) expect(ERROR_CODES, code).toContain(code)
})
