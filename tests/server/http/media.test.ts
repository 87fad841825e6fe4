import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedAddress } from '@/server/domain/media/media-address'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import { startFront, startS3 } from '../../support/s3'
import { silent, testServer, type TestServer } from '../../support/server'

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const inBucket = (settings = s3.settings) => ({
  STORAGE_PROVIDER: 's3',
  S3_ENDPOINT: settings.endpoint!,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.access_key_id,
  S3_SECRET_ACCESS_KEY: settings.secret_access_key,
  S3_PATH_STYLE: '1',
})
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251))
const stores: [string, () => Record<string, string>][] = [
  ['a folder', () => ({ STORAGE_PROVIDER: 'embedded' })],
  ['a bucket', inBucket],
]

describe.each(stores)('a stored file, kept in %s', (name, environment) => {
  let server: TestServer
  let address: string
  beforeAll(async () => {
    server = await testServer({ environment: environment() })
    const key = newKey(newPrefix(), 'video/mp4')
    await server.ctx.storage.put(key, bytes, 'video/mp4')
    address = signedAddress(server.ctx, key)
  })
  const fetchIt = (init: RequestInit = {}, url = address) => server.media(new Request(new URL(url, 'http://localhost'), init))
  const ranged = (range: string) => fetchIt({ headers: { range } })

  test('comes whole, with its type, and for nobody else to embed', async () => {
    expect(server.ctx.storage.name).toBe(name === 'a bucket' ? 's3' : 'embedded')
    const answer = await fetchIt()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '200000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('HEAD answers its size and sends nothing', async () => {
    const answer = await fetchIt({ method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '200000', ''])
  })

  test.each([
    ['bytes=0-', 0, 200_000],
    ['bytes=100-199', 100, 200],
    ['bytes=-10', 199_990, 200_000],
    ['bytes=199999-999999', 199_999, 200_000],
  ])('%s is answered with that part', async (range, from, to) => {
    const answer = await ranged(range)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/200000`])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
  })

  test('a part beyond its end is refused with its size', async () => {
    const answer = await ranged('bytes=200000-')
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */200000'])
  })

  test('absent, expired and forbidden look the same', async () => {
    const at = (change: (url: URL) => void) => {
      const url = new URL(address, 'http://localhost')
      change(url)
      return fetchIt({}, url.pathname + url.search)
    }
    const answers = await Promise.all([
      at((url) => url.searchParams.set('s', 'A'.repeat(43))),
      at((url) => url.searchParams.set('e', '1700000000')),
      at((url) => (url.pathname = url.pathname.replace('.mp4', '.mp3'))),
      fetchIt({}, signedAddress(server.ctx, newKey(newPrefix(), 'video/mp4'))),
    ])
    const seen = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text(), Object.fromEntries(answer.headers)]))
    expect(seen[0]![0]).toBe(404)
    for (const one of seen) expect(one).toEqual(seen[0])
  })

  test('a reader who leaves is no error, and the next one is served', async () => {
    const reader = (await fetchIt()).body!.getReader()
    await reader.read()
    await reader.cancel()
    expect((await (await fetchIt()).arrayBuffer()).byteLength).toBe(200_000)
  })
})

test('a bucket that does not answer shows as an absent file', async () => {
  const front = await startFront(s3.settings, () => ({ status: 503 }))
  const server = await testServer({ environment: inBucket(front.settings), log: silent })
  const answer = await server.media(new Request(new URL(signedAddress(server.ctx, newKey(newPrefix(), 'video/mp4')), 'http://localhost')))
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
  await front.stop()
})
