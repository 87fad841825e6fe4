import { beforeAll, describe, expect, it } from 'vitest'
import { signUpWithPassword } from '@/contracts/identity'
import { requestOtp, verifyOtp } from '@/contracts/users'
import { codeFor, expectRefusal, mailOf, newAddress, refusalOf, visitor } from '@/tests/support/identity'
import { testServer, type TestServer } from '@/tests/support/server'

const ORIGIN = 'http://localhost:3000'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const ask = (email: string, headers: Record<string, string>) =>
  server.app.request('/v1/users/requestOTP', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json', 'x-test-client': email, ...headers },
  })

/** What the product's page does in a browser: the browser stores and sends the cookie. */
async function browserCode(email: string, cookie?: string) {
  let set: string | null = null
  const { text } = await mailOf(server, email, async () => {
    const response = await ask(email, { origin: ORIGIN, ...(cookie ? { cookie } : {}) })
    expect(await response.json()).toEqual({ ok: true })
    set = response.headers.get('set-cookie')
  })
  return { code: /\b\d{6}\b/.exec(text)![0], set: String(set), cookie: String(set).split(';')[0]! }
}

describe('a code asked for in a browser', () => {
  it('comes with a cookie that no script reads', async () => {
    const { set } = await browserCode(newAddress())
    expect(set).toMatch(/^krush_browser=[\w-]{43}; Max-Age=600; Path=\/v1; HttpOnly; SameSite=Lax$/)
  })

  it('works there, and nowhere else', async () => {
    const email = newAddress()
    const { code, cookie } = await browserCode(email)
    const elsewhere = (await browserCode(newAddress())).cookie
    await expectRefusal(visitor(server)(verifyOtp, { body: { email, code } }), 'INVALID_CODE')
    await expectRefusal(visitor(server, { cookie: elsewhere })(verifyOtp, { body: { email, code } }), 'INVALID_CODE')
    await expectRefusal(visitor(server)(signUpWithPassword, { body: { email, code, password: 'password' } }), 'INVALID_CODE')
    expect(await visitor(server, { cookie })(verifyOtp, { body: { email, code } })).toHaveProperty('token')
  })

  it('signs up with a password there', async () => {
    const email = newAddress()
    const { code, cookie } = await browserCode(email)
    expect(await visitor(server, { cookie })(signUpWithPassword, { body: { email, code, password: 'password' } })).toHaveProperty('token')
  })

  it('keeps its browser’s name, so that a second tab does not end the first', async () => {
    const [one, two] = [newAddress(), newAddress()]
    const first = await browserCode(one)
    const second = await browserCode(two, first.cookie)
    expect(second.cookie).toBe(first.cookie)
    for (const [email, { code }] of [
      [one, first],
      [two, second],
    ] as const) {
      expect(await visitor(server, { cookie: first.cookie })(verifyOtp, { body: { email, code } })).toHaveProperty('token')
    }
  })

  it('is not named by what somebody wrote into the cookie', async () => {
    const { set } = await browserCode(newAddress(), 'krush_browser=short')
    expect(set).not.toContain('short')
  })

  it('is stored without address and name', async () => {
    const email = newAddress()
    const { cookie } = await browserCode(email)
    const rows = JSON.stringify(await server.ctx.db.query('select * from code_requests', []))
    expect(rows).not.toContain(email)
    expect(rows).not.toContain(cookie.split('=')[1])
  })
})

describe('strangers', () => {
  const wrongCode = (email: string, headers: Record<string, string> = {}) =>
    visitor(server, headers)(verifyOtp, { body: { email, code: '000000' } })

  it('who guess do not keep the browser that asked from entering its code', async () => {
    const email = newAddress()
    // Before anybody asks, and while a code is on its way.
    for (let n = 0; n < 9; n++) await refusalOf(wrongCode(email))
    const { code, cookie } = await browserCode(email)
    const { cookie: another } = await browserCode(newAddress())
    for (let n = 0; n < 9; n++) await expectRefusal(wrongCode(email, n % 2 ? { cookie: another } : {}), 'INVALID_CODE')
    expect(await visitor(server, { cookie })(verifyOtp, { body: { email, code } })).toHaveProperty('token')
  })

  it('who ask for codes do not keep a browser from one in which the address signed in before', async () => {
    const email = newAddress()
    const { code, cookie } = await browserCode(email)
    const entered = await server.app.request('/v1/users/verifyOTP', {
      method: 'POST',
      body: JSON.stringify({ email, code }),
      headers: { 'content-type': 'application/json', 'x-test-client': email, origin: ORIGIN, cookie },
    })
    const set = entered.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^krush_device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/v1; HttpOnly; SameSite=Lax$/)
    expect(set).not.toContain(email)
    for (let n = 0; n < 6; n++) await visitor(server)(requestOtp, { body: { email } }).catch(() => {})
    await expectRefusal(visitor(server)(requestOtp, { body: { email } }), 'RATE_LIMITED')
    const device = set.split(';')[0]!
    const again = await browserCode(email, `${cookie}; ${device}`)
    expect(await visitor(server, { cookie })(verifyOtp, { body: { email, code: again.code } })).toHaveProperty('token')
    // It speaks for that address alone, and not without end.
    const other = newAddress()
    for (let n = 0; n < 5; n++) await visitor(server)(requestOtp, { body: { email: other } })
    await expectRefusal(visitor(server, { cookie: device })(requestOtp, { body: { email: other } }), 'RATE_LIMITED')
    for (let n = 0; n < 4; n++) await visitor(server, { cookie: device })(requestOtp, { body: { email } })
    await expectRefusal(visitor(server, { cookie: device })(requestOtp, { body: { email } }), 'RATE_LIMITED')
  })

  it('cannot guess without end in a browser that asked', async () => {
    const email = newAddress()
    for (let send = 0; send < 4; send++) {
      const { cookie } = await browserCode(email, 'krush_browser=' + 'b'.repeat(43))
      for (let n = 0; n < 2; n++) await expectRefusal(wrongCode(email, { cookie }), 'INVALID_CODE')
    }
    await expectRefusal(wrongCode(email, { cookie: 'krush_browser=' + 'b'.repeat(43) }), 'RATE_LIMITED')
  })
})

describe('a code asked for elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['without an origin', {}],
    ['from a shell of another origin', { origin: 'capacitor://localhost' }],
  ])('%s comes without a cookie, and works anywhere', async (_, headers) => {
    const email = newAddress()
    const { text } = await mailOf(server, email, async () => {
      expect((await ask(email, headers)).headers.get('set-cookie')).toBeNull()
    })
    expect(await visitor(server)(verifyOtp, { body: { email, code: /\b\d{6}\b/.exec(text)![0] } })).toHaveProperty('token')
  })

  it('replaces that of a browser, whose name no longer counts', async () => {
    const email = newAddress()
    const { cookie } = await browserCode(email)
    const code = await codeFor(server, email)
    expect(await visitor(server, { cookie })(verifyOtp, { body: { email, code } })).toHaveProperty('token')
  })
})
