import { beforeAll, describe, expect, it } from 'vitest'
import { requestEmailLink, verifyEmailLink } from '@/contracts/identity'
import { enter, expectRefusal, linkIn, mailOf, newAddress, refusalOf, signedIn, visitor } from '@/tests/support/identity'
import { testServer, type TestServer } from '@/tests/support/server'

const MINUTE = 60_000

let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await testServer({ now: () => new Date(Date.now() + ahead) })
})

const linkFor = async (email: string) => linkIn(await mailOf(server, email, () => visitor(server)(requestEmailLink, { body: { email } })))
const tokenFor = async (email: string) => (await linkFor(email)).searchParams.get('oobCode')!
const verify = (email: string, token: string) => visitor(server)(verifyEmailLink, { body: { email, token } })

describe('a mailed link', () => {
  it('names address, mode and token, and signs in, also somebody new', async () => {
    const email = newAddress()
    const link = await linkFor(email)
    expect(`${link.origin}${link.pathname}`).toBe(`${server.ctx.settings.origin}/`)
    expect(Object.fromEntries(link.searchParams)).toEqual({ email, mode: 'signIn', oobCode: expect.stringMatching(/^[\w-]{43}$/) })
    const { user } = await enter(server, await verify(email.toUpperCase(), link.searchParams.get('oobCode')!))
    expect(user.email).toBe(email)
    const again = await enter(server, await verify(email, await tokenFor(email)))
    expect(again.user.uuid).toBe(user.uuid)
  })

  it('survives an address with a plus', async () => {
    const email = newAddress().replace('@', '+tag@')
    const link = await linkFor(email)
    expect(link.searchParams.get('email')).toBe(email)
  })

  it('works once, also among twenty at the same time', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => verify(email, token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(verify(email, token), 'INVALID_TOKEN')
  })

  it('works for 15 minutes, and only the newest', async () => {
    const email = newAddress()
    const [older, newest] = [await tokenFor(email), await tokenFor(email)]
    await expectRefusal(verify(email, older), 'INVALID_TOKEN')
    ahead += 15 * MINUTE
    await expectRefusal(verify(email, newest), 'INVALID_TOKEN')
  })

  it('belongs to its address, and dies at another', async () => {
    const [mine, yours] = [newAddress(), newAddress()]
    const token = await tokenFor(mine)
    await expectRefusal(verify(yours, token), 'INVALID_TOKEN')
    await expectRefusal(verify(mine, token), 'INVALID_TOKEN')
  })

  it('is stored as a hash, and does not list addresses', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const rows = await server.ctx.db.query<{ row: string }>('select identity_flows::text as row from identity_flows', [])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('cannot be guessed for long', async () => {
    const call = visitor(server)
    const guess = () => call(verifyEmailLink, { body: { email: newAddress(), token: 'x'.repeat(43) } })
    for (let tries = 0; tries < 40; tries++) await expectRefusal(guess(), 'INVALID_TOKEN')
    await expectRefusal(guess(), 'RATE_LIMITED')
  })

  it('drops a password that an unproven owner of the address left', async () => {
    const email = newAddress()
    await server.ctx.db.query('insert into auth_users (id, name, email) values ($1, $1, $1)', [email])
    await server.ctx.db.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, 'planted')`,
      [email],
    )
    await verify(email, await tokenFor(email))
    expect(await server.ctx.db.query('select 1 from auth_accounts where user_id = $1', [email])).toEqual([])
  })
})

describe('asking for one', () => {
  it('is answered alike for known and unknown addresses, in a neutral mail', async () => {
    const { email } = await signedIn(server)
    const unknown = newAddress()
    const mails = []
    for (const each of [email, unknown]) {
      mails.push(
        await mailOf(server, each, async () => {
          expect(await visitor(server)(requestEmailLink, { body: { email: each } })).toEqual({ ok: true })
        }),
      )
    }
    expect(mails[0]!.subject).toBe('Your sign-in link')
    expect(mails[1]!.subject).toBe(mails[0]!.subject)
    expect(mails[0]!.text).not.toMatch(/adult|chat|character/i)
  })

  it('is limited by address and by client', async () => {
    const email = newAddress()
    for (let send = 0; send < 5; send++) await visitor(server)(requestEmailLink, { body: { email } })
    const refusal = await refusalOf(visitor(server)(requestEmailLink, { body: { email } }))
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    expect(refusal.details.retry_after).toBeGreaterThan(0)
    const call = visitor(server)
    for (let send = 0; send < 20; send++) await call(requestEmailLink, { body: { email: newAddress() } })
    await expectRefusal(call(requestEmailLink, { body: { email: newAddress() } }), 'RATE_LIMITED')
  })
})
