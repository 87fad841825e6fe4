import { expect, test } from 'vitest'
import { endpoints } from '@/contracts/index'
import { listCharacters, getCharacter, listCategories } from '@/contracts/characters'
import { CATEGORIES } from '@/contracts/character-options'
import { getSession, getMe, refreshIdentity, requestOtp, updateMe, verifyOtp } from '@/contracts/users'
import { newestCode, testServer } from '@/tests/support/server'

const json = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

test('malformed, oversized, wrongly typed and unknown bodies are refused with a clear code', async () => {
  const { app } = await testServer()
  const code = async (init: RequestInit) => {
    const response = await app.request('/v1/users/requestOTP', init)
    const body = (await response.json()) as { error: { code: string; request_id: string; message: string } }
    expect(body.error.request_id).toBe(response.headers.get('x-request-id'))
    return [response.status, body.error.code]
  }
  expect(await code(json('{"email":'))).toEqual([400, 'INVALID_JSON'])
  expect(await code(json('{"email":"nope"}'))).toEqual([400, 'INVALID_EMAIL'])
  expect(await code(json('{"email":"a@example.test","admin":true}'))).toEqual([400, 'INVALID_INPUT'])
  expect(await code({ method: 'POST', body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ])
  const big = JSON.stringify({ email: 'a'.repeat(70_000) })
  expect(await code(json(big, { 'content-length': String(big.length) }))).toEqual([413, 'BODY_TOO_LARGE'])
  const missing = await app.request('/v1/nothing/here')
  expect([missing.status, ((await missing.json()) as { error: { code: string } }).error.code]).toEqual([404, 'NOT_FOUND'])
})

test('text that no database keeps is refused wherever it stands, and what only looks like it is not', async () => {
  const server = await testServer()
  const { session_id } = await server.signIn()
  const authorization = `Bearer ${session_id}`
  const rename = (name: string) =>
    server.app.request('/v1/users/me', { ...json(`{"custom_attributes":{"name":"${name}"}}`, { authorization }), method: 'PATCH' })
  for (const name of ['a\\u0000b', '\\ud800', 'a\\uDC00', '\\ude00\\ud83d']) {
    const answer = await rename(name)
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code], name).toEqual([400, 'INVALID_INPUT'])
  }
  for (const [name, kept] of [
    ['\\ud83d\\ude00', '😀'],
    ['\\\\u0000', '\\u0000'],
  ] as const) {
    const answer = await rename(name)
    expect([answer.status, ((await answer.json()) as { name: string }).name], name).toEqual([200, kept])
  }
  const statusOf = async (method: string, path: string) => (await server.app.request(path, { method, headers: { authorization } })).status
  expect(await statusOf('GET', '/v1/characters/a%00')).toBe(400)
  expect(await statusOf('PUT', '/v1/conversations/1/config?custom_instructions=%00')).toBe(400)
})

test('ids beyond every row are refused, not failed over', async () => {
  const server = await testServer()
  const { session_id } = await server.signIn()
  const authorization = `Bearer ${session_id}`
  for (const id of ['2147483648', '99999999999', '999999999999999']) {
    for (const [method, path] of [
      ['GET', `conversations/${id}`],
      ['POST', `conversations/${id}/read`],
      ['DELETE', `identity/passkeys/${id}`],
    ] as const) {
      expect((await server.app.request(`/v1/${path}`, { method, headers: { authorization } })).status, path).toBe(400)
    }
    const opened = await server.app.request('/v1/conversations', json(`{"account_id":${id}}`, { authorization }))
    expect(opened.status).toBe(400)
  }
  expect((await server.app.request('/v1/conversations/2147483647', { headers: { authorization } })).status).toBe(404)
})

test('a body without a length is still cut off', async () => {
  const { app } = await testServer()
  const stream = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 80; n++) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      controller.close()
    },
  })
  const response = await app.request('/v1/users/requestOTP', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(413)
})

test('a parameter that comes twice is refused, in the address and in the body', async () => {
  const { app } = await testServer()
  const answer = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    return [response.status, ((await response.json()) as { error?: { code: string } }).error?.code]
  }
  expect(await answer('/v1/characters?size=1&q=lamp')).toEqual([200, undefined])
  expect(await answer('/v1/characters?size=1&size=2')).toEqual([400, 'INVALID_INPUT'])
  expect(await answer('/v1/characters?q=lamp&%71=other')).toEqual([400, 'INVALID_INPUT'])
  // What is of the body is never taken from the address.
  expect(await answer('/v1/users/requestOTP?email=a@example.test', json('{}'))).toEqual([400, 'INVALID_EMAIL'])
})

test('calls that need a person say so', async () => {
  const { app } = await testServer()
  for (const authorization of [undefined, 'Bearer short', `Bearer ${'x'.repeat(43)}`, 'Basic abc', 'Bearer a.b.c-not-a-token-at-all']) {
    const response = await app.request('/v1/users/me', { headers: authorization ? { authorization } : {} })
    expect(response.status).toBe(401)
  }
})

test('too many requests are told when to come back', async () => {
  const { app } = await testServer({ per_minute: 5 })
  const statuses: number[] = []
  let retry: string | null = null
  for (let n = 0; n < 7; n++) {
    const response = await app.request('/v1/categories', { headers: { 'x-test-client': '203.0.113.9' } })
    statuses.push(response.status)
    retry = response.headers.get('retry-after') ?? retry
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  expect(Number(retry)).toBeGreaterThan(0)
})

test('sign-in: code by mail, session, profile, sign-out', async () => {
  const server = await testServer()
  const { call, user, tokens, session_id } = await server.signIn()
  expect(user.credit_balance).toBe(50)
  expect(user.is_premium).toBe(false)
  expect(await call(getSession)).toMatchObject({ ok: true })
  const changed = await call(updateMe, { body: { custom_attributes: { name: 'Sam', gender: 'Female', accept_tos_18: true } } })
  expect(changed.custom_attributes).toMatchObject({ name: 'Sam', gender: 'Female', accept_tos_18: true })
  await expect(call(updateMe, { body: { custom_attributes: { app_mode: 'crush:nsfw' } as never } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  const ended = () => server.app.request('/v1/session', { method: 'DELETE', headers: { authorization: `Bearer ${session_id}` } })
  // Photos that the browser has cached go with the session.
  expect((await ended()).headers.get('clear-site-data')).toBe('"cache"')
  expect((await ended()).headers.get('clear-site-data')).toBe(null)
  await expect(call(getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(server.anonymous(refreshIdentity, { body: { refresh_token: tokens.refresh_token } })).rejects.toMatchObject({
    code: 'INVALID_TOKEN',
  })
})

test('guesses are counted for the address across re-sends', async () => {
  const server = await testServer()
  const email = 'guessed@example.test'
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 12; n++) {
    if (n % 3 === 0) await server.anonymous(requestOtp, { body: { email } }).catch(() => {})
    const failure = await server.anonymous(verifyOtp, { body: { email, code: '000000' } }).catch((error: { code: string }) => error)
    codes.push((failure as { code: string }).code)
  }
  expect(codes.slice(0, 8).every((code) => code === 'INVALID_CODE')).toBe(true)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  const code = await newestCode(server.ctx, email)
  await expect(server.anonymous(verifyOtp, { body: { email, code } })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('known and unknown addresses are answered alike', async () => {
  const server = await testServer()
  const { email } = await server.signIn()
  const known = await server.anonymous(requestOtp, { body: { email } })
  const unknown = await server.anonymous(requestOtp, { body: { email: 'nobody@example.test' } })
  expect(known).toEqual(unknown)
  const [a, b] = await Promise.all(
    [email, 'nobody2@example.test'].map((address) =>
      server
        .anonymous(verifyOtp, { body: { email: address, code: '123456' } })
        .catch((error: { code: string; message: string }) => [error.code, error.message]),
    ),
  )
  expect(a).toEqual(b)
})

test('characters: adults, searchable, filtered, paged without holes or repeats', async () => {
  const { anonymous } = await testServer()
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await anonymous(listCharacters, { query: { size: '7', cursor } })
    expect(page.count).toBeGreaterThanOrEqual(24)
    seen.push(...page.data.map((c) => c.id))
    expect(page.data.every((c) => c.age >= 21)).toBe(true)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(24)
  const found = await anonymous(listCharacters, { query: { q: 'bookshop harbour' } })
  expect(found.data.map((c) => c.slug)).toContain('mira')
  expect((await anonymous(listCharacters, { query: { q: '%' } })).data).toEqual([])
  await expect(anonymous(listCharacters, { query: { cursor: 'bm9wZQ' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const mira = await anonymous(getCharacter, { params: { slug: 'mira' } })
  expect(mira.biography.length).toBeGreaterThan(100)
  await expect(anonymous(getCharacter, { params: { slug: 'no-one' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const categories = await anonymous(listCategories)
  expect(categories.data.every((c) => CATEGORIES.includes(c.slug) && c.count > 0)).toBe(true)
})

test('OpenAPI 3.1 names every call', async () => {
  const { app } = await testServer()
  const document = (await (await app.request('/v1/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(document.openapi).toBe('3.1.0')
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId))
  expect(ids.sort()).toEqual(Object.keys(endpoints).sort())
  expect(await (await app.request('/v1/reference')).text()).toContain('/v1/conversations/:id/messages')
})
