import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInstallation } from '@/contracts/meta'
import * as users from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { accountOf, asBrowser, firebaseEnvironment, PROJECT, refreshAsBrowser } from '../support/firebase'
import { startServer, temporaryFolder } from '../support/process'
import { lastMail, newestCode, testServer, type TestServer } from '../support/server'

let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await testServer({ environment: firebaseEnvironment, now: () => new Date(Date.now() + ahead) })
})
afterAll(() => server.ctx.db.close())

const newAddress = () => `${randomUUID()}@example.com`
const withToken = (token: string) => createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${token}` }))
const openSession = (id_token: string) => server.anonymous(users.setToken, undefined, { authorization: `Bearer ${id_token}` })

async function customTokenOf(email: string): Promise<string> {
  const before = await lastMail(server.ctx)
  await server.anonymous(users.requestOtp, { body: { email } })
  const code = await newestCode(server.ctx, email, before)
  return (await server.anonymous(users.verifyOtp, { body: { email, code } })).token
}
/** By the mailed code, up to the SDK's tokens. */
async function signIn(email = newAddress()) {
  const tokens = await asBrowser('signInWithCustomToken', { token: await customTokenOf(email) })
  return { email, ...tokens, uid: (await accountOf(email))!.localId }
}

test('code, custom token, identity token, session, person', async () => {
  const { email, idToken, uid } = await signIn()
  expect(await accountOf(email)).toMatchObject({ localId: uid, emailVerified: true })
  const { session_id } = await openSession(idToken)
  expect(await withToken(session_id)(users.getMe)).toMatchObject({ email, credit_balance: 50 })
  // A fresh identity token works in the session's place.
  expect(await withToken(idToken)(users.getMe)).toMatchObject({ email })
  expect((await signIn(email)).uid).toBe(uid)
})

test('the installation tells the browser what the SDK needs, and no secret', async () => {
  expect((await server.anonymous(getInstallation)).identity).toEqual({
    provider: 'firebase',
    social: [],
    firebase: {
      api_key: 'public',
      auth_domain: `${PROJECT}.firebaseapp.com`,
      project_id: PROJECT,
      emulator: `http://${firebaseEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`,
    },
  })
})

test('an address that nobody proved opens nothing', async () => {
  const { idToken } = await asBrowser('signUp', { email: newAddress(), password: 'a password' })
  expect(idToken).toBeTruthy()
  await expect(openSession(idToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('who took an address before its owner came is out when the owner proves it', async () => {
  const email = newAddress()
  const planted = await asBrowser('signUp', { email, password: 'their password' })
  ahead += 2000
  const { idToken, uid } = await signIn(email)
  expect(uid).toBe(planted.localId)
  expect(await accountOf(email)).not.toHaveProperty('passwordHash')
  expect((await asBrowser('signInWithPassword', { email, password: 'their password' })).error?.message).toMatch(/INVALID/)
  await expect(openSession(planted.idToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await openSession(idToken)).toHaveProperty('session_id')
})

test('who moved a known account to the address loses the address instead', async () => {
  const theirs = await signIn()
  await openSession(theirs.idToken)
  const email = newAddress()
  expect((await asBrowser('update', { idToken: theirs.idToken, email })).error).toBeUndefined()
  const mine = await signIn(email)
  expect(mine.uid).not.toBe(theirs.uid)
  const { session_id } = await openSession(mine.idToken)
  expect(await withToken(session_id)(users.getMe)).toMatchObject({ email })
})

test('revoking ends the identity tokens that are out, and refreshing', async () => {
  const { email, idToken, refreshToken, uid } = await signIn()
  expect(await server.ctx.identity.verifyIdToken(idToken)).toMatchObject({ uid, email })
  ahead += 2000
  await server.ctx.identity.revoke(uid)
  expect(await server.ctx.identity.verifyIdToken(idToken)).toBeNull()
  expect((await refreshAsBrowser(refreshToken)).idToken ?? null).toBeNull()
})

test('erasing forgets the account, and its tokens open nothing', async () => {
  const { email, idToken, uid } = await signIn()
  ahead += 2000
  await server.ctx.identity.remove!(uid)
  expect(await accountOf(email)).toBeNull()
  await expect(openSession(idToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await server.ctx.identity.remove!(uid)
})

test('the server does not start with an emulator in production', async () => {
  const folder = temporaryFolder()
  try {
    await expect(startServer({ ...firebaseEnvironment, DATA_DIR: folder.path, NODE_ENV: 'production' })).rejects.toThrow(
      /FIREBASE_AUTH_EMULATOR_HOST is set in production/,
    )
  } finally {
    folder.remove()
  }
})
