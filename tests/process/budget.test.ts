import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RECEIVER_NAME } from '@/contracts/bridge'
import { createConversation } from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { LOCALES, pathIn } from '@/contracts/locales'
import { getPlace } from '@/contracts/places'
import { POLICY } from '@/server/domain/places/policy-table'
import { count, sampled } from '@/tests/support/counts'
import { crawl, pageRoutes, picturesIn } from '@/tests/support/crawl'
import { callTo, preparedFolder, signInAt, startServer, type Server } from '@/tests/support/process'

/**
 * What the built pages may weigh: their scripts in KB of gzip (as docs/operators/benchmarks.md counts), the number of these files, and
 * the page itself as it is sent, in KB. Bytes, never times: they are the same on every machine. What is above a limit grew unseen;
 * raise one only with the reason in the commit.
 */
const LIMITS = {
  '/': { scripts: 197, files: 11, page: 36 },
  '/chat': { scripts: 197, files: 11, page: 30 },
} as const
/** Stylesheets that a page names. */
const MOST_STYLES = 2

/** For the crawl, which moves by headers; who sends none is nowhere, as without them. */
const AT_A_PLACE = { TRUST_PROXY: '1', PLACE_COUNTRY_HEADER: 'cf-ipcountry', PLACE_REGION_HEADER: 'cf-region-code' }

const folder = preparedFolder()
let server: Server
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path, CHAT_PROVIDER: 'embedded', ...AT_A_PLACE })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

/** As a browser asks; node's fetch would decompress by itself and hide what was sent. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ encoding: string; bytes: Buffer; status: number }>((resolve, reject) => {
    request(`${server.origin}${path}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'] ?? 'plain',
          bytes: Buffer.concat(chunks),
          status: response.statusCode ?? 0,
        }),
      )
    })
      .on('error', reject)
      .end()
  })
const plain = ({ encoding, bytes }: Awaited<ReturnType<typeof get>>) => (encoding === 'br' ? brotliDecompressSync(bytes) : bytes)

/** What a page weighs: its scripts in bytes of gzip, their number, the style sheets it names, and itself as it is sent. */
async function weigh(path: string) {
  const page = await get(path)
  expect([page.status, page.encoding]).toEqual([200, 'br'])
  const html = plain(page).toString()
  const scripts = [...new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1]!))]
  const styles = [...new Set([...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g)].map((match) => match[1]!))]
  expect(scripts.length).toBeGreaterThan(3)
  let bytes = 0
  for (const file of [...scripts, ...styles]) {
    const sent = await get(file)
    expect([file, sent.status, sent.encoding]).toEqual([file, 200, 'br'])
    if (!scripts.includes(file)) continue
    const script = plain(sent)
    bytes += gzipSync(script).length
    // The bridge to a native app is fetched in one (tests/lib/native/weight.test.ts weighs the rest).
    expect(script.includes(RECEIVER_NAME), file).toBe(false)
  }
  return { scripts: bytes, files: scripts.length, styles: styles.length, page: page.bytes.length }
}

test.each(Object.entries(LIMITS))('the page %s keeps to its budget, and all its text is sent as brotli', async (path, limit) => {
  const weight = await weigh(path)
  expect(weight.scripts / 1024).toBeLessThan(limit.scripts)
  expect(weight.files).toBeLessThanOrEqual(limit.files)
  expect(weight.page / 1024).toBeLessThan(limit.page)
  expect(weight.styles).toBeLessThanOrEqual(MOST_STYLES)
})

test.each(sampled(LOCALES.slice(1)))(
  'the first page in %s needs no more scripts than in English, and keeps to its budget',
  async (locale) => {
    const [english, other] = [await weigh('/'), await weigh(pathIn(locale, '/'))]
    expect(other.scripts - english.scripts).toBeLessThan(1024)
    expect(other.page / 1024).toBeLessThan(LIMITS['/'].page)
  },
)

test('an answer of the API that is longer than a packet is sent as brotli, a short one as it is', async () => {
  const { session_id, call } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  const { data } = await call(listCharacters)
  const { id } = await call(createConversation, { body: { account_id: data[0]!.id } })
  const authorization = `Bearer ${session_id}`
  const long = await get('/v1/characters')
  expect(long.encoding).toBe('br')
  expect(JSON.parse(plain(long).toString())).toMatchObject({ count: data.length })
  expect((await get('/v1/session', { authorization })).encoding).toBe('plain')
  expect((await get(`/v1/conversations/${id}`, { authorization })).status).toBe(200)
})

/** Places of the policy table that ask for an age check by a service. */
const CHECKED = POLICY.filter(({ rules }) => rules.age === 'hosted').flatMap(({ places }) => places)
/** Portraits of characters, those that the form draws, and what belongs to the app. A person's files have other addresses. */
const DRAWN =
  /^(?:https?:\/\/[^/]+)?\/(?:portraits|media\/(?:portraits|share|preview)|_next|icons?|fonts)\b|^data:image\/|\.(?:svg|png|ico)(?:\?|$)/
/** Names of levels and of the mode in which they are offered, in what a visitor is shown. */
const NAMED = /\b(?:nude|hardcore|nsfw|xxx)\b/i
/** A photo of such a level in the data of a page, where quotes are escaped. Catalogs, which name the levels, say nothing of a photo. */
const MARKED = /\bis_nsfw\\*":true|\blevel\\*":\\*"(?:tease|nude|hardcore)|:nsfw\b/
const shownIn = (html: string) => html.replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')

// Beside the budget, since it needs the same server: the thorough run reads every page that is linked, a usual one some of them.
test.each(sampled(CHECKED))('a visitor from %s finds the question of age on every page and nothing explicit', async (place) => {
  const [country, region] = place.split('-')
  const headers = { 'cf-ipcountry': country!, ...(region ? { 'cf-region-code': region } : {}) }
  const asked = await fetch(`${server.origin}${getPlace.path}`, { headers })
  expect(await asked.json()).toMatchObject({ closed: 'age_check' })
  expect((await callTo(server.origin)(getPlace)).closed).toBe(null)
  const routes = pageRoutes()
  expect(routes).toEqual(expect.arrayContaining(['/', '/chat', '/safety', '/create']))
  const problems: string[] = []
  let pages = 0
  for await (const { path, status, html } of crawl(server.origin, headers, {
    first: count({ usual: 0, thorough: 1 }) ? routes : ['/', '/characters/mira', '/chat', '/gallery'],
    limit: count({ usual: 8, thorough: 400 }),
  })) {
    pages += 1
    if (status !== 200) problems.push(`${path}: ${status}`)
    if (!html.includes('id="age-title"')) problems.push(`${path}: no question of age`)
    for (const found of [NAMED.exec(shownIn(html)), MARKED.exec(html)])
      if (found) problems.push(`${path}: ${found.input.slice(Math.max(0, found.index - 60), found.index + 60)}`)
    problems.push(
      ...picturesIn(html)
        .filter((one) => !DRAWN.test(one))
        .map((one) => `${path}: ${one}`),
    )
  }
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(count({ usual: 8, thorough: 50 }))
})
