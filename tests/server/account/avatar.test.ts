import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AVATAR_MAX_BYTES, removeAvatar, uploadAvatar } from '@/contracts/account'
import { getMe, updateMe } from '@/contracts/users'
import { openApi } from '@/server/http/openapi'
import { ProviderError } from '@/server/providers/errors'
import type { Look } from '@/server/providers/moderation/pictures/picture-eyes'
import { silent, testFolder, testServer, type TestServer } from '@/tests/support/server'

const CANARY = 'CANARY-5f1c'
const photo = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })
const withPlace = () =>
  photo()
    .withExif({ IFD0: { Copyright: CANARY, Software: CANARY }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withIccProfile('srgb')

const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })
const filesOnDisk = () => {
  const media = join(testFolder(), 'media')
  if (!existsSync(media)) return []
  return readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
const fetchMedia = (server: TestServer, address: string, init: RequestInit = {}) =>
  server.media(new Request(new URL(address, 'http://localhost'), init))
async function statusOf(server: TestServer, address: string): Promise<number> {
  const response = await fetchMedia(server, address)
  await response.arrayBuffer()
  return response.status
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** A PNG of one claimed size whose pixels are not there: what a decoder would reserve memory for. */
function headerBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))])
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s becomes two squares in WebP, and nothing of its metadata survives',
  async (format) => {
    const server = await testServer()
    const { call } = await server.signIn()
    const sent = await withPlace().toFormat(format).toBuffer()
    expect(sent.includes(CANARY)).toBe(true)
    const { custom_attributes } = await call(uploadAvatar, { file: blob(sent) })
    for (const [address, size] of [
      [custom_attributes.picture, 512],
      [custom_attributes.picture_small, 96],
    ] as const) {
      const bytes = await bytesOf(await fetchMedia(server, address!))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
      const { exif, xmp, icc } = await sharp(bytes).metadata()
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
      expect(bytes.includes(CANARY)).toBe(false)
    }
  },
)

test('a picture that lies on its side is set upright', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  // Left half red, right half blue; orientation 6 means that the left side is really the top.
  const lying = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { custom_attributes } = await call(uploadAvatar, { file: blob(lying) })
  const drawn = sharp(await bytesOf(await fetchMedia(server, custom_attributes.picture!)))
  const pixel = async (top: number) => [
    ...(await drawn.clone().extract({ left: 256, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ]
  const [top, bottom] = [await pixel(20), await pixel(490)]
  expect(top[0]).toBeGreaterThan(200)
  expect(bottom[2]).toBeGreaterThan(200)
})

test('what is not an intact picture of these kinds is refused, and nothing is stored', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const before = filesOnDisk().length
  const jpeg = await photo().jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
  const refused: Record<string, Uint8Array> = {
    svg,
    heic,
    gif: await photo(20, 20).gif().toBuffer(),
    tiff: await photo(20, 20).tiff().toBuffer(),
    'cut off': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'header only': jpeg.subarray(0, 20),
    'picture behind other bytes': Buffer.concat([Buffer.from('<html>'), jpeg]),
    'magic bytes and rubbish': Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5000, 7)]),
    'svg that calls itself a png': Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg]),
    'header bomb': headerBomb(30_000, 30_000),
    text: Buffer.from('hello, I am a picture'),
  }
  for (const [name, bytes] of Object.entries(refused)) {
    await expect(call(uploadAvatar, { file: blob(bytes) }), name).rejects.toMatchObject({ code: 'INVALID_IMAGE', status: 422 })
  }
  expect(filesOnDisk()).toHaveLength(before)
  expect((await call(getMe)).custom_attributes.picture).toBeUndefined()
})

test('a header bomb is refused by its header, in no time', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const started = performance.now()
  await expect(call(uploadAvatar, { file: blob(headerBomb(30_000, 30_000), 'image/png') })).rejects.toMatchObject({ code: 'INVALID_IMAGE' })
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a polyglot is drawn again: its second face is gone', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const polyglot = Buffer.concat([await photo().png().toBuffer(), Buffer.from(`<script>${CANARY}</script>PK\x03\x04`)])
  const { custom_attributes } = await call(uploadAvatar, { file: blob(polyglot, 'text/html') })
  const response = await fetchMedia(server, custom_attributes.picture!)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect((await bytesOf(response)).includes(CANARY)).toBe(false)
})

test('forms: too large, of another kind, without a file, and JSON as before', async () => {
  const server = await testServer()
  const { call, session_id } = await server.signIn()
  const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await server.app.request('/v1/users/me/avatar', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${session_id}`, ...headers },
    })
    return [response.status, ((await response.json()) as { error: { code: string } }).error.code]
  }
  const large = new FormData()
  large.append('file', blob(new Uint8Array(AVATAR_MAX_BYTES + 1)))
  expect(await post(large)).toEqual([413, 'BODY_TOO_LARGE'])
  const other = new FormData()
  other.append('picture', blob(await photo(10, 10).jpeg().toBuffer()))
  expect(await post(other)).toEqual([400, 'INVALID_INPUT'])
  expect(await post('{}', { 'content-type': 'application/json' })).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(await post('not a form', { 'content-type': 'multipart/form-data; boundary=x' })).toEqual([400, 'INVALID_INPUT'])
  const endless = new Request('http://localhost/v1/users/me/avatar', {
    method: 'POST',
    headers: { authorization: `Bearer ${session_id}`, 'content-type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
    body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) }),
  } as RequestInit)
  expect((await server.send(endless)).status).toBe(413)
  const name = 'x'.repeat(70_000)
  await expect(call(updateMe, { body: { custom_attributes: { name } } })).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  // A phone's photo is larger than a JSON body may be.
  const noise = await sharp({
    create: { width: 900, height: 900, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(200_000)
  expect((await call(uploadAvatar, { file: blob(noise) })).custom_attributes.picture).toMatch(/^\/media\//)
})

test('a new picture takes the place of the old one; removing leaves nothing', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const before = filesOnDisk().length
  const first = await call(uploadAvatar, { file: blob(await photo().jpeg().toBuffer()) })
  const second = await call(uploadAvatar, { file: blob(await photo(50, 900).png().toBuffer()) })
  expect(second.custom_attributes.picture).not.toBe(first.custom_attributes.picture)
  expect(await statusOf(server, first.custom_attributes.picture!)).toBe(404)
  expect(filesOnDisk()).toHaveLength(before + 2)
  const removed = await call(removeAvatar)
  expect(removed.custom_attributes.picture).toBeUndefined()
  expect((await call(removeAvatar)).custom_attributes.picture).toBeUndefined()
  expect(await statusOf(server, second.custom_attributes.picture!)).toBe(404)
  expect(filesOnDisk()).toHaveLength(before)
})

test('uploads at once leave one picture and no orphan', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const before = filesOnDisk().length
  const pictures = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      photo(100 + n, 100)
        .jpeg()
        .toBuffer(),
    ),
  )
  await Promise.all(pictures.map((bytes) => call(uploadAvatar, { file: blob(bytes) })))
  expect(filesOnDisk()).toHaveLength(before + 2)
  const { custom_attributes } = await call(getMe)
  expect(await statusOf(server, custom_attributes.picture!)).toBe(200)
  expect(await statusOf(server, custom_attributes.picture_small!)).toBe(200)
})

test('the picture has one address for a while, private and closed to guessing', async () => {
  let now = new Date('2026-11-21T03:00:00Z')
  const server = await testServer({ now: () => now })
  const { call } = await server.signIn()
  const { custom_attributes } = await call(uploadAvatar, { file: blob(await photo().jpeg().toBuffer()) })
  const address = custom_attributes.picture!
  const url = new URL(address, 'http://localhost')
  const fresh = await fetchMedia(server, address)
  await fresh.arrayBuffer()
  expect(Object.fromEntries(fresh.headers)).toMatchObject({
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
  })
  const absent = await fetchMedia(
    server,
    `/media/${'0'.repeat(32)}/${'1'.repeat(32)}.webp?e=${url.searchParams.get('e')}&s=${url.searchParams.get('s')}`,
  )
  const told = async (response: Response) => [response.status, await response.text(), Object.fromEntries(response.headers)]
  const same = await told(absent)
  expect(same[0]).toBe(404)
  const changed = (change: (u: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    return copy.pathname + copy.search
  }
  const tries = [
    changed((u) => u.searchParams.set('s', 'A'.repeat(43))),
    changed((u) => u.searchParams.delete('s')),
    changed((u) => u.searchParams.set('e', '9999999999')),
    changed((u) => (u.pathname = u.pathname.replace('.webp', '.zip'))),
    changed((u) => u.searchParams.set('s', '')),
    '/media/',
    '/media/%2e%2e/auth-secret',
    '/media/exports/nothing',
  ]
  for (const one of tries) expect(await told(await fetchMedia(server, one)), one).toEqual(same)
  expect(await told(await fetchMedia(server, address, { method: 'POST' }))).toEqual(same)

  now = new Date('2026-11-21T09:00:00Z')
  expect((await call(getMe)).custom_attributes.picture).toBe(address)
  now = new Date('2026-11-21T13:00:00Z')
  expect((await call(getMe)).custom_attributes.picture).not.toBe(address)
  expect(await statusOf(server, address)).toBe(200)
  now = new Date('2026-11-22T03:00:00Z')
  expect(await told(await fetchMedia(server, address))).toEqual(same)
})

test('ranges, and the size beforehand', async () => {
  const server = await testServer()
  const { call } = await server.signIn()
  const { custom_attributes } = await call(uploadAvatar, { file: blob(await photo().jpeg().toBuffer()) })
  const address = custom_attributes.picture!
  const whole = await bytesOf(await fetchMedia(server, address))
  const part = async (range: string) => {
    const response = await fetchMedia(server, address, { headers: { range } })
    return { status: response.status, range: response.headers.get('content-range'), bytes: await bytesOf(response) }
  }
  expect(await part('bytes=0-9')).toEqual({ status: 206, range: `bytes 0-9/${whole.length}`, bytes: whole.subarray(0, 10) })
  expect(await part('bytes=-5')).toEqual({
    status: 206,
    range: `bytes ${whole.length - 5}-${whole.length - 1}/${whole.length}`,
    bytes: whole.subarray(-5),
  })
  expect((await part('bytes=10-')).bytes).toEqual(whole.subarray(10))
  expect(await part(`bytes=${whole.length}-`)).toMatchObject({ status: 416, range: `bytes */${whole.length}` })
  expect((await part('bytes=0-1,4-5')).status).toBe(200)
  const head = await fetchMedia(server, address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(whole.length), ''])
})

test('the reference describes the form', () => {
  const paths = openApi('http://localhost').paths as Record<string, Record<string, { requestBody: { content: object } }>>
  expect(Object.keys(paths['/v1/users/me/avatar']!.post!.requestBody.content)).toEqual(['multipart/form-data'])
})

test('what the picture check refuses is not kept, and while it does not answer nothing is', async () => {
  let seen: Look | null = { explicit: 0.9, suggestive: 0, faces: [] }
  const server = await testServer({
    log: silent,
    eyes: {
      look: () => (seen ? Promise.resolve(seen) : Promise.reject(new ProviderError('transient', 'no answer'))),
      running: () => false,
      close: () => Promise.resolve(),
    },
  })
  const { call } = await server.signIn()
  const upload = async () => call(uploadAvatar, { file: blob(await photo().jpeg().toBuffer()) })
  const files = filesOnDisk().length
  await expect(upload()).rejects.toMatchObject({ code: 'CONTENT_BLOCKED', details: { rule: 'too_explicit' } })
  seen = { explicit: 0, suggestive: 0, faces: [{ score: 0.9, age: 14, width: 90, blocked: false }] }
  await expect(upload()).rejects.toMatchObject({ code: 'CONTENT_BLOCKED', details: { rule: 'looks_young' } })
  seen = null
  await expect(upload()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  expect(filesOnDisk()).toHaveLength(files)
  const stages = await server.ctx.db.query(`select action, rule from moderation_verdicts where stage = 'avatar_upload' order by id`, [])
  expect(stages).toEqual([
    { action: 'block', rule: 'too_explicit' },
    { action: 'block', rule: 'looks_young' },
  ])
  seen = { explicit: 0, suggestive: 0, faces: [] }
  await upload()
  expect(filesOnDisk()).toHaveLength(files + 2)
})
