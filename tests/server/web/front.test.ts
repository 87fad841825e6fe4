import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { clientOf } from '@/server/web/client-of'
import { createDoorkeeper, createFront, TIMES } from '@/server/web/front'
import { silent, testServer } from '@/tests/support/server'
import { behindPort } from './door'

const LOCAL = { local: true, origin: 'http://localhost:3000', security_contact: null, apps: { ios: null, android: null } }
const doorOf = (settings: Parameters<typeof createDoorkeeper>[0]) => {
  const keepDoor = createDoorkeeper(settings, () => new Date('2026-11-22T20:00:00Z'))
  return behindPort((request, response) => void (keepDoor(request, response, request.url!) || response.end('inside')))
}

test('a local installation answers no other name than that of this machine', async () => {
  const { ask } = await doorOf(LOCAL)
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST']) {
    expect([host, (await ask('/v1/inbox', { host })).status]).toEqual([host, 200])
  }
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.0.7:3000']) {
    expect([host, (await ask('/v1/inbox', { host })).status]).toEqual([host, 421])
  }
})

test('a public installation leaves its names to the proxy in front of it', async () => {
  const { ask } = await doorOf({ ...LOCAL, local: false, origin: 'https://chat.example' })
  expect((await ask('/', { host: 'other.example' })).status).toBe(200)
})

test('a visitor is who the trusted proxy says it heard from, whatever the visitor has written before; without one nobody is believed', async () => {
  const seen = async (trust_proxy: boolean, headers: Record<string, string>) => {
    const { ask } = await behindPort((request, response) => void response.end(clientOf(request, trust_proxy)))
    return (await ask('/', headers)).body.toString()
  }
  const forged = { 'x-forwarded-for': '203.0.113.5, 198.51.100.7,192.0.2.9' }
  expect(await seen(true, forged)).toBe('192.0.2.9')
  expect(await seen(true, { 'x-forwarded-for': '198.51.100.7' })).toBe('198.51.100.7')
  expect(await seen(true, { 'x-real-ip': '203.0.113.5', forwarded: 'for=203.0.113.5' })).toBe('127.0.0.1')
  expect(await seen(false, forged)).toBe('127.0.0.1')
})

test('says where vulnerabilities are reported, where the operator says so', async () => {
  const { ask } = await doorOf({ ...LOCAL, security_contact: 'mailto:security@chat.example' })
  const { status, body } = await ask('/.well-known/security.txt', { host: 'localhost' })
  expect([status, body.toString()]).toEqual([
    200,
    `Contact: mailto:security@chat.example
Expires: 2027-11-22T20:00:00.000Z
Preferred-Languages: en
Canonical: http://localhost:3000/.well-known/security.txt
`,
  ])
  const without = await doorOf(LOCAL)
  expect((await without.ask('/.well-known/security.txt', { host: 'localhost' })).body.toString()).toBe('inside')
})

test('says which apps open its links, where the operator has apps', async () => {
  const certificates = ['AB:CD', 'EF:01']
  const { ask } = await doorOf({ ...LOCAL, apps: { ios: 'A1B2C3D4E5.example.krush', android: { id: 'example.krush', certificates } } })
  const read = async (path: string) => {
    const { status, headers, body } = await ask(path, { host: 'localhost' })
    return [status, headers['content-type'], JSON.parse(body.toString())] as const
  }
  const [, , apple] = await read('/.well-known/apple-app-site-association')
  expect(apple).toMatchObject({
    applinks: { details: [{ appIDs: ['A1B2C3D4E5.example.krush'] }] },
    webcredentials: { apps: ['A1B2C3D4E5.example.krush'] },
  })
  // The first that fits decides: what is left out comes before what is not.
  const { components } = apple.applinks.details[0]
  expect(components.at(-1)).toEqual({ '/': '*' })
  expect(components).toContainEqual({ '/': '/auth/*', exclude: true })
  expect(await read('/.well-known/assetlinks.json')).toEqual([
    200,
    'application/json',
    [
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: { namespace: 'android_app', package_name: 'example.krush', sha256_cert_fingerprints: certificates },
      },
    ],
  ])
  const without = await doorOf(LOCAL)
  for (const path of ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json']) {
    expect((await without.ask(path, { host: 'localhost' })).body.toString()).toBe('inside')
  }
})

test('a body that does not come is not waited for longer than a minute', async () => {
  expect(TIMES.requestTimeout + TIMES.connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
  expect(TIMES.headersTimeout + TIMES.connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
  const front = createFront(
    (request) => request.resume().on('error', () => {}),
    { secure: false },
    { headersTimeout: 100, requestTimeout: 150, connectionsCheckingInterval: 20 },
  )
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void front.close())
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += String(data))).on('error', () => {})
  socket.write('POST /v1/conversations HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{')
  await new Promise((resolve) => socket.on('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

async function api() {
  const errors: unknown[] = []
  const refusals: unknown[] = []
  const log = {
    ...silent,
    error: (fields: object) => void errors.push(fields),
    info: (fields: object, text: string) => void (text === 'refused' && refusals.push(fields)),
  }
  const { app } = await testServer({ log })
  return { errors, refusals, ...(await behindPort(getRequestListener(app.fetch))) }
}
const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['of a declared length', { 'content-length': '500' }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body %s that breaks off raises no alarm', async (_, headers) => {
  const { errors, refusals, open } = await api()
  const request = open('/v1/users/requestOTP', { ...JSON_TYPE, ...headers }, 'POST')
  request.on('error', () => {})
  request.write('{"email":')
  await new Promise((resolve) => request.on('socket', (socket) => socket.once('connect', resolve)))
  await new Promise((resolve) => setImmediate(resolve))
  request.destroy()
  await expect.poll(() => refusals.length + errors.length).toBe(1)
  expect(errors).toEqual([])
})

test('after too large a body in chunks the connection is closed, and says so', async () => {
  const { open } = await api()
  const request = open('/v1/users/requestOTP', { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, 'POST')
  request.on('error', () => {})
  const answered = new Promise<{ statusCode?: number; headers: Record<string, unknown> }>((resolve) => request.on('response', resolve))
  request.write(' '.repeat(70_000))
  const { statusCode, headers } = await answered
  expect([statusCode, headers.connection]).toEqual([413, 'close'])
  request.destroy()
})

test('a call that is asked with another method says which it takes', async () => {
  const { ask } = await api()
  const { status, headers, body } = await ask('/v1/characters', {}, 'DELETE')
  expect([status, headers.allow]).toEqual([405, 'GET'])
  expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } })
  expect((await ask('/v1/nothing', {}, 'DELETE')).status).toBe(404)
})

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, null],
])('every answer is protected as far as it can be, whoever gives it: secure %s', async (secure, hsts) => {
  const front = createFront(
    (request, response) => {
      if (request.url === '/page') response.setHeader('content-security-policy', "default-src 'self'")
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
    },
    { secure },
  )
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void front.close())
  const ask = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${(front.address() as AddressInfo).port}${path}`)
    return ['content-security-policy', 'x-content-type-options', 'strict-transport-security'].map((name) => headers.get(name))
  }
  expect(await ask('/healthz')).toEqual(["frame-ancestors 'none'", 'nosniff', hsts])
  expect(await ask('/page')).toEqual(["default-src 'self'", 'nosniff', hsts])
})
