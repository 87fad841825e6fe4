import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Handler } from '@/server/web/capture'
import { NOTHING_OUTSIDE } from '@/server/web/outside'
import { createPages } from '@/server/web/pages'
import { behindPort } from './door'

const ORIGIN = 'https://pages.example.test'
const FILLER = '<p>The window seat is kept.</p>'.repeat(200)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: unknown, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(String(policy))?.[1]

type Rendered = { html: string; status?: number }
type Render = (nonce: string, request: Parameters<Handler>[0]) => Rendered | Promise<Rendered>

/** In Next's place: takes the nonce from where Next takes it, and answers `render`'s page. */
async function pagesOf(render: Render) {
  const counted = { arrived: 0, left: 0, renderings: 0 }
  const next: Handler = async (request, response) => {
    counted.renderings++
    const nonce = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1] ?? ''
    const { html, status = 200 } = await render(nonce, request)
    response.setHeader('link', `</font.woff2>; rel=preload; nonce="${nonce}"; as="font"`)
    response.setHeader('cache-control', 'no-store')
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, 100))
    response.end(html.slice(100))
  }
  const handler = createPages(next, { origin: ORIGIN, secure: true, outside: () => NOTHING_OUTSIDE })
  const door = await behindPort((request, response) => {
    counted.arrived++
    response.on('close', () => counted.left++)
    Promise.resolve(handler(request, response)).catch(() => response.writeHead(500).end())
  })
  return { ...door, counted, renderings: () => counted.renderings }
}

const plain = (nonce: string) => ({
  html: [
    `<html><head><style nonce="${nonce}">p{margin:0}</style><script nonce="${nonce}">first()</script>`,
    `<script src="/a.js" nonce="${nonce}"></script></head><body>${FILLER}`,
    `<script nonce="${nonce}" id="_R_">push("nonce\\":\\"${nonce}")</script>`,
    '<script>smuggled()</script><style>p{color:red}</style></body></html>',
  ].join(''),
})

test('a public page names the hashes of its own inline scripts and styles, and holds no nonce', async () => {
  const { ask } = await pagesOf(plain)
  const { body, headers } = await ask('/')
  const policy = headers['content-security-policy']
  expect(directive(policy, 'script-src')).toBe(`'self' ${hashOf('first()')} ${hashOf('push("nonce\\":\\"")')}`)
  expect(directive(policy, 'style-src')).toBe(`'self' ${hashOf('p{margin:0}')}`)
  expect(policy).not.toContain('nonce-')
  expect(directive(policy, 'worker-src')).toBe("'self'")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(policy, name)).toBe("'none'")
  expect(body.toString()).toContain('<script>first()</script><script src="/a.js"></script>')
  expect(body.toString()).not.toContain('nonce=')
  expect(headers.link).toBe('</font.woff2>; rel=preload; as="font"')
})

test('what got into a public page without the nonce of its rendering is not allowed', async () => {
  const { ask } = await pagesOf(plain)
  const { headers } = await ask('/')
  expect(headers['content-security-policy']).not.toContain(hashOf('smuggled()'))
  expect(headers['content-security-policy']).not.toContain(hashOf('p{color:red}'))
})

test('line ends are hashed as a browser reads them', async () => {
  const { ask } = await pagesOf((nonce) => ({ html: `${FILLER}<script nonce="${nonce}">one()\r\ntwo()</script>` }))
  expect((await ask('/')).headers['content-security-policy']).toContain(hashOf('one()\ntwo()'))
})

test('a personal page, one with a query, and one with too many scripts for a header get a fresh nonce each time', async () => {
  const many = (nonce: string) => Array.from({ length: 60 }, (_, n) => `<script nonce="${nonce}">go(${n})</script>`).join('')
  const { ask } = await pagesOf((nonce, { url }) => (url === '/safety' ? { html: many(nonce) } : plain(nonce)))
  const nonces = new Set<string>()
  const paths = ['/chat/1', '/?category=warm', '/safety']
  for (const path of [...paths, ...paths]) {
    const { body, headers } = await ask(path, { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" })
    const [, nonce = ''] = /'nonce-([^']+)' 'strict-dynamic'/.exec(String(headers['content-security-policy'])) ?? []
    expect([...body.toString().matchAll(/ nonce="([^"]*)"/g)].map((match) => match[1]).every((found) => found === nonce)).toBe(true)
    expect(body.toString()).toContain(`nonce="${nonce}"`)
    expect(headers['cache-control']).toBe('no-store')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(6)
  expect(nonces).not.toContain('mine')
})

test('a public page is rendered for nobody in particular, a personal one for who asked', async () => {
  const { ask } = await pagesOf((_, { headers }) => ({ html: `${FILLER}${headers.cookie} ${headers.host} ${headers['user-agent']}` }))
  const visitor = { cookie: 'krush_session=secret', host: 'evil.example.test', 'user-agent': 'agent' }
  expect((await ask('/', visitor)).body.toString()).toContain('undefined pages.example.test undefined')
  expect((await ask('/chat', visitor)).body.toString()).toContain('krush_session=secret evil.example.test agent')
})

test('fifty at a cold page are one rendering, even when the first of them leaves', async () => {
  const gate = Promise.withResolvers<void>()
  const { ask, open, counted } = await pagesOf(async (nonce) => {
    await gate.promise
    return plain(nonce)
  })
  const first = open('/').on('error', () => {})
  first.end()
  await vi.waitFor(() => expect(counted.renderings).toBe(1), { timeout: 10_000 })
  const crowd = Array.from({ length: 50 }, () => ask('/'))
  first.destroy()
  await vi.waitFor(() => expect(counted).toEqual({ arrived: 51, left: 1, renderings: 1 }), { timeout: 10_000 })
  gate.resolve()
  const bodies = (await Promise.all(crowd)).map(({ status, body }) => `${status} ${body.toString()}`)
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('200 <html>')
  expect(counted.renderings).toBe(1)
})

test('after its time a page is rendered again; the same page keeps its tag', async () => {
  const clock = vi.spyOn(performance, 'now')
  let time = 1000
  clock.mockImplementation(() => time)
  try {
    const { ask, renderings } = await pagesOf(plain)
    const before = await ask('/')
    time += 29_000
    await ask('/')
    expect(renderings()).toBe(1)
    time += 2000
    expect((await ask('/')).headers.etag).toBe(before.headers.etag)
    expect(renderings()).toBe(2)
  } finally {
    clock.mockRestore()
  }
})

test.each<[string, Rendered]>([
  ['an error', { status: 500, html: FILLER }],
  ['a page that is not there', { status: 404, html: FILLER }],
  ['a page of which a part failed', { html: `${FILLER}<template data-dgst="123"></template>` }],
  ['a page whose late part failed', { html: `${FILLER}<script>$RX("B:1","123")</script>` }],
])('%s is not kept', async (_, page) => {
  const { ask, renderings } = await pagesOf(() => page)
  for (const turn of [1, 2]) {
    const { headers, status } = await ask('/characters/mira')
    expect(status).toBe(page.status ?? 200)
    expect(headers.etag).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(renderings()).toBe(turn)
  }
})

test('a rendering that throws is tried again by the next visitor', async () => {
  let broken = true
  const { ask } = await pagesOf((nonce) => {
    if (broken) throw new Error('no database')
    return plain(nonce)
  })
  expect((await ask('/')).status).toBe(500)
  broken = false
  expect((await ask('/')).status).toBe(200)
})

test('each encoding unpacks to the same page, and a refused one is not used', async () => {
  const { ask } = await pagesOf(plain)
  const raw = (await ask('/')).body
  const as = (accepted: string) => ask('/', { 'accept-encoding': accepted })
  const brotli = await as('gzip, deflate, br, zstd')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).equals(raw)).toBe(true)
  // The copy made at leisure replaces the quick one, with the same content.
  await vi.waitFor(async () => expect((await as('br')).body.length).toBeLessThan(brotli.body.length), { timeout: 10_000 })
  expect(brotliDecompressSync((await as('br')).body).equals(raw)).toBe(true)
  const gzip = await as('br;q=0, gzip;q=0.5')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(raw)).toBe(true)
  expect((await as('br;q=0.0, gzip;q=0')).headers['content-encoding']).toBeUndefined()
})

test('HEAD answers the length without a body; a known page is a 304 with the same policy', async () => {
  const { ask, renderings } = await pagesOf(plain)
  const got = await ask('/')
  const head = await ask('/', {}, 'HEAD')
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(got.body.length))
  const again = await ask('/', { 'if-none-match': `"other", ${got.headers.etag}`, 'accept-encoding': 'br' })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(again.headers['content-security-policy']).toBe(got.headers['content-security-policy'])
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
  expect(renderings()).toBe(1)
})

test('a popup of sign-in keeps its opener through pages of others, and nobody else gets hold of ours', async () => {
  const { ask } = await pagesOf(plain)
  const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-opener-policy']
  expect([await policyOf('/'), await policyOf('/chat?x=/auth/')]).toEqual(['same-origin-allow-popups', 'same-origin-allow-popups'])
  expect([await policyOf('/auth/start'), await policyOf('/auth/return?code=c')]).toEqual(['unsafe-none', 'unsafe-none'])
})

test('an address that cannot be decoded is refused before Next sees it', async () => {
  const { ask, renderings } = await pagesOf(plain)
  for (const path of ['/characters/%ff', '/characters/%E0%A4%A', '/my-krushes/%ff/lore?x=1']) {
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  }
  expect((await ask('/characters/a%20b')).status).toBe(200)
  expect(renderings()).toBe(1)
})

test('pages are only read: other methods are refused, and OPTIONS * is no failure', async () => {
  const { ask, renderings } = await pagesOf(plain)
  for (const [method, path] of [
    ['POST', '/'],
    ['TRACE', '/safety'],
    ['DELETE', '/chat/1'],
    ['OPTIONS', '*'],
  ] as const) {
    const { status, headers } = await ask(path, {}, method)
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
  expect((await ask('/api/create-affiliate', {}, 'POST')).status).toBe(200)
  expect(renderings()).toBe(1)
})
