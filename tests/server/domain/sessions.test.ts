import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestProof } from '@/contracts/identity'
import * as sessions from '@/contracts/sessions'
import * as contract from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { cronJobs } from '@/server/jobs/registry'
import { endUserSessions } from '@/server/domain/sessions/end-sessions'
import { banUser, unbanUser } from '@/server/domain/users/ban-user'
import { lastMail, newestCode, testServer, type TestServer } from '../../support/server'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEWER_FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const IPHONE_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KrushiOS/1.0'
const ANDROID_APP =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 KrushAndroid/1.0'

let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await testServer({ now: () => new Date(Date.now() + ahead) })
})
const later = (milliseconds: number) => void (ahead += milliseconds)
const newAddress = () => `${randomUUID()}@example.test`

/** Signs in with a browser of this name. */
async function signInOn(agent: string | null, email = newAddress()) {
  const client = randomUUID()
  const headers = { 'x-test-client': client, ...(agent === null ? {} : { 'user-agent': agent }) }
  const call = createCall('http://localhost', server.send, async () => headers)
  const before = await lastMail(server.ctx)
  await call(contract.requestOtp, { body: { email } })
  const { token } = await call(contract.verifyOtp, { body: { email, code: await newestCode(server.ctx, email, before) } })
  const tokens = await call(contract.exchangeCustomToken, { body: { token } })
  const { session_id } = await call(contract.setToken, undefined, { authorization: `Bearer ${tokens.id_token}` })
  const own = createCall('http://localhost', server.send, async () => ({ ...headers, authorization: `Bearer ${session_id}` }))
  return { call: own, tokens, session_id, email, user: await own(contract.getMe) }
}
const refused = (run: Promise<unknown>, code: string) => expect(run).rejects.toMatchObject({ code })
const refresh = (tokens: contract.IdentityTokens) =>
  server.anonymous(contract.refreshIdentity, { body: { refresh_token: tokens.refresh_token } })
const noticesTo = async (email: string) =>
  server.ctx.db.query<{ subject: string; text: string }>(
    `select subject, text from outbox where recipient = $1 and subject = 'New sign-in to your account' order by id`,
    [email],
  )

describe('the list of sessions', () => {
  it('names devices in words, the newest use first, and not the session ids', async () => {
    const email = newAddress()
    const opened = []
    for (const agent of [FIREFOX, SAFARI, IPHONE_APP, ANDROID_APP, null]) {
      opened.push(await signInOn(agent, email))
      later(60_000)
    }
    const { data, count } = await opened[2]!.call(sessions.listSessions)
    expect(count).toBe(5)
    expect(data.map(({ device }) => device)).toEqual([
      'Unknown device',
      'Krush app on Android',
      'Krush app on iPhone',
      'Safari on macOS',
      'Firefox on Windows',
    ])
    expect(data.map(({ current }) => current)).toEqual([false, false, true, false, false])
    for (const { id } of data)
      await refused(server.anonymous(contract.getSession, undefined, { authorization: `Bearer ${id}` }), 'UNAUTHENTICATED')
    expect(JSON.stringify(data)).not.toContain(opened[2]!.session_id)
  })

  it('shows nobody else’s', async () => {
    const [me, other] = [await signInOn(FIREFOX), await signInOn(SAFARI)]
    const { data } = await other.call(sessions.listSessions)
    expect(data).toHaveLength(1)
    await refused(me.call(sessions.revokeSession, { params: { id: data[0]!.id } }), 'NOT_FOUND')
    expect(await other.call(contract.getSession)).toMatchObject({ ok: true })
  })
})

describe('ending sessions', () => {
  it('leaves no session that a sign-in opens at the same moment', async () => {
    const { email, tokens, user } = await signInOn(FIREFOX)
    const { ctx } = server
    const { identity } = ctx
    // The token is looked at, and before the session is there everything is ended.
    let looks = 0
    ctx.identity = {
      ...identity,
      async verifyIdToken(token) {
        const claims = await identity.verifyIdToken(token)
        if (looks++ === 0) await endUserSessions(ctx, user.id)
        return claims
      },
    }
    try {
      await refused(server.anonymous(contract.setToken, undefined, { authorization: `Bearer ${tokens.id_token}` }), 'UNAUTHENTICATED')
    } finally {
      ctx.identity = identity
    }
    const again = await signInOn(FIREFOX, email)
    expect((await again.call(sessions.listSessions)).count).toBe(1)
  })

  it('one: with its identity tokens, at once, and no other', async () => {
    const here = await signInOn(FIREFOX)
    const there = await signInOn(SAFARI, here.email)
    const entry = (await here.call(sessions.listSessions)).data.find(({ current }) => !current)!
    await here.call(sessions.revokeSession, { params: { id: entry.id } })
    await refused(there.call(contract.getSession), 'UNAUTHENTICATED')
    await refused(refresh(there.tokens), 'INVALID_TOKEN')
    expect(await here.call(contract.getSession)).toMatchObject({ ok: true })
    await refresh(here.tokens)
  })

  it('every other one', async () => {
    const here = await signInOn(FIREFOX)
    const others = [await signInOn(SAFARI, here.email), await signInOn(null, here.email)]
    await here.call(sessions.revokeOtherSessions)
    for (const { call, tokens } of others) {
      await refused(call(contract.getSession), 'UNAUTHENTICATED')
      await refused(refresh(tokens), 'INVALID_TOKEN')
    }
    expect((await here.call(sessions.listSessions)).data).toHaveLength(1)
    await refresh(here.tokens)
  })

  it('all of a person, also when the identity provider fails', async () => {
    const me = await signInOn(FIREFOX)
    const { identity } = server.ctx
    server.ctx.identity = { ...identity, revoke: () => Promise.reject(new Error('down')) }
    try {
      await expect(endUserSessions(server.ctx, me.user.id)).rejects.toThrow('down')
    } finally {
      server.ctx.identity = identity
    }
    await refused(me.call(contract.getSession), 'UNAUTHENTICATED')
  })

  it('gives a new pubsub_token each time', async () => {
    const me = await signInOn(FIREFOX)
    await me.call(sessions.revokeOtherSessions)
    const { pubsub_token } = await me.call(contract.getMe)
    expect(pubsub_token).not.toBe(me.user.pubsub_token)
    const other = await signInOn(FIREFOX, me.email)
    expect(other.user.pubsub_token).toBe(pubsub_token)
    await other.call(contract.endSession)
    expect((await me.call(contract.getMe)).pubsub_token).not.toBe(pubsub_token)
  })
})

describe('a banned person', () => {
  it('is out everywhere and stays out, until the ban is lifted', async () => {
    const me = await signInOn(FIREFOX)
    await banUser(server.ctx, me.user.id)
    await refused(me.call(contract.getMe), 'UNAUTHENTICATED')
    await refused(refresh(me.tokens), 'INVALID_TOKEN')
    await refused(signInOn(FIREFOX, me.email), 'FORBIDDEN')
    await unbanUser(server.ctx, me.user.id)
    expect((await signInOn(FIREFOX, me.email)).user.id).toBe(me.user.id)
    await refused(me.call(contract.getMe), 'UNAUTHENTICATED')
  })

  it('gets in by no sign-in that is under way', async () => {
    const me = await signInOn(FIREFOX)
    const tokens = await Promise.all([refresh(me.tokens), refresh(me.tokens)])
    const tries = tokens.map(({ id_token }) => server.anonymous(contract.setToken, undefined, { authorization: `Bearer ${id_token}` }))
    await Promise.allSettled([...tries, banUser(server.ctx, me.user.id)])
    expect(await server.ctx.db.query('select 1 from sessions where user_id = $1', [me.user.id])).toEqual([])
  })

  it('must exist', async () => {
    await refused(banUser(server.ctx, 2_000_000_000), 'NOT_FOUND')
  })
})

describe('a refresh token', () => {
  it('serves twenty tabs at once; used again later it ends the session, and that one alone', async () => {
    const [me, elsewhere] = [await signInOn(FIREFOX), await signInOn(SAFARI)]
    const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(me.tokens)))
    for (const { id_token } of tabs) {
      await server.anonymous(contract.setToken, undefined, { authorization: `Bearer ${id_token}` })
    }
    later(2 * 60_000)
    await refused(refresh(me.tokens), 'INVALID_TOKEN')
    await refused(me.call(contract.getMe), 'UNAUTHENTICATED')
    await refused(refresh(tabs[0]!), 'INVALID_TOKEN')
    expect(await server.ctx.db.query('select 1 from sessions where user_id = $1', [me.user.id])).toEqual([])
    expect((await elsewhere.call(contract.getMe)).id).toBe(elsewhere.user.id)
  })
})

describe('the mail about a new device', () => {
  it('comes for a kind of device that is new, not for the very first and not for an update', async () => {
    const { email } = await signInOn(FIREFOX)
    await signInOn(NEWER_FIREFOX, email)
    await signInOn(SAFARI, email)
    await expect.poll(() => noticesTo(email)).toHaveLength(1)
    const [mail] = await noticesTo(email)
    expect(mail!.text).toContain('Safari on macOS')
    expect(mail!.text).not.toMatch(/https?:|adult|chat|character/i)
    await signInOn(SAFARI, email)
    await signInOn(FIREFOX, email)
    expect(await noticesTo(email)).toHaveLength(1)
  })

  it('comes again when the device was away for 90 days, also past the nightly job', async () => {
    const { email } = await signInOn(FIREFOX)
    later(91 * DAY)
    await cronJobs['remove-old'].run(server.ctx)
    await signInOn(FIREFOX, email)
    await expect.poll(() => noticesTo(email)).toHaveLength(1)
  })
})

describe('the nightly job', () => {
  it('removes sessions that are over, and with them what they could still hear', async () => {
    const me = await signInOn(FIREFOX)
    later(31 * DAY)
    await cronJobs['remove-old'].run(server.ctx)
    expect(await server.ctx.db.query('select 1 from sessions where user_id = $1', [me.user.id])).toEqual([])
    const [user] = await server.ctx.db.query<{ pubsub_token: string }>('select pubsub_token from users where id = $1', [me.user.id])
    expect(user!.pubsub_token).not.toBe(me.user.pubsub_token)
  })

  it('removes codes of proofs that are over', async () => {
    const me = await signInOn(FIREFOX)
    await me.call(requestProof)
    const codes = () =>
      server.ctx.db.query('select 1 from proof_codes join sessions on id_hash = session_hash where user_id = $1', [me.user.id])
    await cronJobs['remove-old'].run(server.ctx)
    expect(await codes()).toHaveLength(1)
    later(11 * 60_000)
    await cronJobs['remove-old'].run(server.ctx)
    expect(await codes()).toEqual([])
  })
})
