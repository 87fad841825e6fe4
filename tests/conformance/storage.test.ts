import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { createStorage } from '@/server/providers/storage/index'
import { newKey, newPrefix, type Range, type StorageProvider } from '@/server/providers/storage/port'
import { startFront, startS3 } from '../support/s3'

const folder = mkdtempSync(join(tmpdir(), 'krush-storage-'))
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3.stop()
})

const embedded = () => createStorage({ provider: 'embedded' }, folder)
const adapters: [string, () => StorageProvider][] = [
  ['embedded', embedded],
  ['s3', () => createStorage(s3.settings, folder)],
]

async function read(storage: StorageProvider, key: string, range?: Range): Promise<Buffer | null> {
  const object = await storage.open(key)
  if (!object) return null
  const pieces: Uint8Array[] = []
  for await (const piece of object.read(range)) pieces.push(piece)
  await object.close()
  return Buffer.concat(pieces)
}

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, n) => n % 251))
async function* inPieces(whole: Buffer, size: number) {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
}

describe.each(adapters)('%s', (_, create) => {
  let storage: StorageProvider
  beforeAll(() => {
    storage = create()
  })

  test('what was put is there, with size and type', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    expect(await storage.put(key, bytes(1000), 'image/webp')).toEqual({ size: 1000 })
    const object = await storage.open(key)
    expect(object).toMatchObject({ size: 1000, content_type: 'image/webp' })
    await object?.close()
    expect(await read(storage, key)).toEqual(bytes(1000))
  })

  test('lists the keys of everything that is there, and nothing that is not', async () => {
    const keys = [newKey(newPrefix(), 'image/webp'), newKey(newPrefix(), 'application/zip')]
    await storage.put(keys[0]!, bytes(10), 'image/webp')
    await storage.put(keys[1]!, bytes(10), 'application/zip')
    const listed = async () => {
      const found: string[] = []
      for await (const key of storage.list()) found.push(key)
      return found
    }
    expect(await listed()).toEqual(expect.arrayContaining(keys))
    await storage.remove(keys[0]!)
    const after = await listed()
    expect(after).toContain(keys[1])
    expect(after).not.toContain(keys[0])
  })

  test('a stream of several megabytes arrives whole', async () => {
    const key = newKey(newPrefix(), 'application/zip')
    const whole = bytes(3_000_001)
    expect(await storage.put(key, inPieces(whole, 70_001), 'application/zip')).toEqual({ size: whole.length })
    expect((await read(storage, key))?.equals(whole)).toBe(true)
  })

  test('a range is both its ends and what lies between', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    await storage.put(key, bytes(100), 'image/webp')
    expect(await read(storage, key, { start: 10, end: 19 })).toEqual(bytes(100).subarray(10, 20))
    expect(await read(storage, key, { start: 99, end: 99 })).toEqual(bytes(100).subarray(99))
  })

  test('several ranges of one open object, one after another, one of them left before its end', async () => {
    const key = newKey(newPrefix(), 'video/mp4')
    await storage.put(key, bytes(300_000), 'video/mp4')
    const object = await storage.open(key)
    const collect = async (range?: Range) => {
      const pieces: Uint8Array[] = []
      for await (const piece of object!.read(range)) pieces.push(piece)
      return Buffer.concat(pieces)
    }
    expect(await collect({ start: 299_990, end: 299_999 })).toEqual(bytes(300_000).subarray(299_990))
    expect(await collect({ start: 0, end: 9 })).toEqual(bytes(300_000).subarray(0, 10))
    expect((await collect()).equals(bytes(300_000))).toBe(true)
    for await (const piece of object!.read({ start: 5, end: 299_999 })) {
      expect(piece[0]).toBe(5)
      break
    }
    await object!.close()
  })

  test('an object of twenty megabytes passes through in pieces, byte for byte', async () => {
    const key = newKey(newPrefix(), 'application/zip')
    const megabyte = bytes(1024 * 1024)
    const sent = createHash('sha256')
    async function* twenty() {
      for (let n = 0; n < 20; n++) {
        const piece = Buffer.concat([Buffer.from([n]), megabyte])
        sent.update(piece)
        yield piece
      }
    }
    expect(await storage.put(key, twenty(), 'application/zip')).toEqual({ size: 20 * (megabyte.length + 1) })
    const got = createHash('sha256')
    let largest = 0
    const object = await storage.open(key)
    for await (const piece of object!.read()) {
      got.update(piece)
      largest = Math.max(largest, piece.length)
    }
    await object!.close()
    expect(got.digest('hex')).toBe(sent.digest('hex'))
    expect(largest).toBeLessThanOrEqual(1024 * 1024)
    await storage.remove(key)
  })

  test('of two that write one key at once, one is there whole', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    const [one, two] = [Buffer.alloc(50_000, 1), Buffer.alloc(50_000, 2)]
    await Promise.all([storage.put(key, one, 'image/webp'), storage.put(key, two, 'image/webp')])
    const found = await read(storage, key)
    expect([one, two].some((whole) => whole.equals(found!))).toBe(true)
  })

  test('an interrupted stream leaves nothing, and an earlier object as it was', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    async function* broken() {
      yield bytes(10)
      throw new Error('the sender is gone')
    }
    await expect(storage.put(key, broken(), 'image/webp')).rejects.toBeInstanceOf(ProviderError)
    expect(await storage.open(key)).toBeNull()
    await storage.put(key, bytes(5), 'image/webp')
    await expect(storage.put(key, broken(), 'image/webp')).rejects.toBeInstanceOf(ProviderError)
    expect(await read(storage, key)).toEqual(bytes(5))
  })

  test('removing is final and may be repeated; what is open can be read to its end', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    await storage.put(key, bytes(100), 'image/webp')
    const object = await storage.open(key)
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.open(key)).toBeNull()
    const pieces: Uint8Array[] = []
    for await (const piece of object!.read()) pieces.push(piece)
    await object!.close()
    expect(Buffer.concat(pieces)).toEqual(bytes(100))
  })

  test('a prefix goes with everything in it, and nothing else', async () => {
    const [mine, other] = [newPrefix(), newPrefix()]
    const keys = [newKey(mine, 'image/webp'), newKey(mine, 'application/zip')]
    const kept = newKey(other, 'image/webp')
    await storage.put(keys[0]!, bytes(5), 'image/webp')
    await storage.put(keys[1]!, bytes(5), 'application/zip')
    await storage.put(kept, bytes(7), 'image/webp')
    await storage.removePrefix(mine)
    await storage.removePrefix(mine)
    expect(await Promise.all(keys.map((key) => storage.open(key)))).toEqual([null, null])
    expect(await read(storage, kept)).toEqual(bytes(7))
  })

  test.each([
    '../../etc/passwd',
    `${'a'.repeat(32)}/../x.webp`,
    '/etc/passwd',
    '',
    'a',
    `${'a'.repeat(32)}/${'b'.repeat(32)}.html`,
    `${'A'.repeat(32)}/${'b'.repeat(32)}.webp`,
  ])('what is no key of ours is neither found nor written: %s', async (key) => {
    expect(await storage.open(key)).toBeNull()
    await expect(storage.put(key, bytes(1), 'image/webp')).rejects.toMatchObject({ kind: 'misconfigured' })
    await expect(storage.remove(key)).rejects.toMatchObject({ kind: 'misconfigured' })
    await expect(storage.removePrefix(key)).rejects.toMatchObject({ kind: 'misconfigured' })
  })

  test('a key tells its type, so another one is refused', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    await expect(storage.put(key, bytes(1), 'application/zip')).rejects.toMatchObject({ kind: 'misconfigured' })
  })

  test('keys are made of 128 random bits and repeat neither prefix nor name', () => {
    const keys = Array.from({ length: 200 }, () => newKey(newPrefix(), 'image/webp'))
    expect(new Set(keys.flatMap((key) => key.split('/'))).size).toBe(400)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}\/[0-9a-f]{32}\.webp$/)
  })
})

describe('the embedded store on the disk', () => {
  const storage = embedded()

  test('shows no half-written file, and clears those of processes that died', async () => {
    const prefix = newPrefix()
    const key = newKey(prefix, 'image/webp')
    await storage.put(key, bytes(5), 'image/webp')
    const [old, young] = ['a'.repeat(16), 'b'.repeat(16)].map((name) => join(folder, prefix, `${name}.part`))
    writeFileSync(old!, 'half')
    writeFileSync(young!, 'half')
    const yesterday = new Date(Date.now() - 86_400_000)
    utimesSync(old!, yesterday, yesterday)
    await storage.put(newKey(prefix, 'image/webp'), bytes(5), 'image/webp')
    expect([existsSync(old!), existsSync(young!)]).toEqual([false, true])
    await storage.removePrefix(prefix)
    expect(readdirSync(folder)).not.toContain(prefix)
  })
})

describe('a bucket of an S3 server', () => {
  const over = (changed: object) => createStorage({ ...s3.settings, ...changed }, folder)
  const key = () => newKey(newPrefix(), 'image/webp')
  const refusal = (storage: StorageProvider) =>
    storage.put(key(), bytes(10), 'image/webp').then(
      () => null,
      (error: unknown) => error as ProviderError,
    )

  test('is tried out at the start, which leaves nothing behind', async () => {
    const front = await startFront(s3.settings, () => null)
    const storage = over(front.settings)
    await storage.check!()
    const [put, ...others] = front.seen
    expect(put).toMatch(/^PUT /)
    expect(others.filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
    await front.stop()
  })

  test.each([
    ['a bucket that does not exist', { bucket: 'another-one' }],
    ['a key that nobody knows', { access_key_id: 'UNKNOWN' }],
  ])('%s is for the operator to correct, and the sentence names neither', async (_, changed) => {
    const error = await refusal(over(changed))
    expect(error).toMatchObject({ name: 'ProviderError', kind: 'misconfigured' })
    expect(`${error!.message} ${error!.stack}`).not.toMatch(/another-one|UNKNOWN|S3RVER|127\.0\.0\.1|[0-9a-f]{32}/)
    await expect(over(changed).open(key())).rejects.toMatchObject({ kind: 'misconfigured' })
    await expect(over(changed).check!()).rejects.toMatchObject({ kind: 'misconfigured' })
  })

  test('so is a wrong secret, which s3rver does not look at', async () => {
    const front = await startFront(s3.settings, () => ({
      status: 403,
      body: '<Error><Code>SignatureDoesNotMatch</Code><Message>S3RVER krush-media</Message></Error>',
    }))
    const error = await refusal(over(front.settings))
    expect(error).toMatchObject({ kind: 'misconfigured' })
    expect(error!.message).toMatch(/403 SignatureDoesNotMatch/)
    expect(error!.message).not.toMatch(/S3RVER|krush-media/)
    await front.stop()
  })

  test('a server that is not there, that breaks off and that fails is one to try again', async () => {
    const gone = await startFront(s3.settings, () => null)
    await gone.stop()
    expect(await refusal(over(gone.settings))).toMatchObject({ kind: 'transient' })
    for (const answer of [
      'hang up' as const,
      { status: 503, body: '<Error><Code>SlowDown</Code></Error>' },
      { status: 500 },
      { status: 429 },
    ]) {
      const front = await startFront(s3.settings, () => answer)
      const storage = over(front.settings)
      expect(await refusal(storage)).toMatchObject({ kind: 'transient' })
      expect(front.seen).toHaveLength(3)
      await expect(storage.open(key())).rejects.toMatchObject({ kind: 'transient' })
      await front.stop()
    }
  })

  test('a file that breaks off while it is read is an error, not a shorter file', async () => {
    const broken = createServer((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half', () => setImmediate(() => response.destroy()))
    })
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const storage = over({ endpoint: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` })
    await expect(read(storage, key())).rejects.toMatchObject({ name: 'ProviderError', kind: 'transient' })
    broken.closeAllConnections()
    broken.close()
  })

  test('a long stream that is interrupted is given up at the server', async () => {
    const front = await startFront(s3.settings, () => null)
    async function* broken() {
      yield Buffer.alloc(9 * 1024 * 1024)
      throw new Error('the sender is gone')
    }
    const storage = over(front.settings)
    const wanted = key()
    await expect(storage.put(wanted, broken(), 'image/webp')).rejects.toMatchObject({ kind: 'transient' })
    expect(
      front.seen.map((line) =>
        line
          .split(' ')
          .filter((word) => word !== 'x-id')
          .join(' '),
      ),
    ).toEqual([
      'POST /krush-media/*/*.webp uploads',
      'PUT /krush-media/*/*.webp partNumber uploadId',
      'DELETE /krush-media/*/*.webp uploadId',
    ])
    expect(await storage.open(wanted)).toBeNull()
    await front.stop()
  })

  test('of a long stream one part is in memory', async () => {
    let pulled = 0
    const ahead: number[] = []
    const front = await startFront(s3.settings, ({ url }) => {
      const part = Number(url.searchParams.get('partNumber'))
      if (part > 0) ahead.push(pulled - part * 8)
      return null
    })
    async function* megabytes() {
      for (; pulled < 40; pulled++) yield Buffer.alloc(1024 * 1024, pulled)
    }
    expect(await over(front.settings).put(newKey(newPrefix(), 'application/zip'), megabytes(), 'application/zip')).toEqual({
      size: 40 * 1024 * 1024,
    })
    expect(ahead).toHaveLength(5)
    for (const megabytes_ahead of ahead) expect(megabytes_ahead).toBeLessThanOrEqual(0)
    await front.stop()
  })

  test('more objects than a page holds go page by page', async () => {
    const prefix = newPrefix()
    const storage = over({})
    const keys = Array.from({ length: 45 }, () => newKey(prefix, 'image/webp'))
    for (const one of keys) await storage.put(one, bytes(3), 'image/webp')
    // The server gives a thousand at most; here twenty, by its own paging.
    const front = await startFront(
      s3.settings,
      ({ url }) => (url.searchParams.has('list-type') && url.searchParams.set('max-keys', '20'), null),
    )
    const pages = () => front.seen.filter((line) => line.includes('list-type')).length
    const removals = () => front.seen.filter((line) => line.startsWith('DELETE')).length
    await over(front.settings).removePrefix(prefix)
    expect(pages()).toBe(3)
    expect(await Promise.all(keys.map((one) => storage.open(one)))).toEqual(keys.map(() => null))
    const before = removals()
    await over(front.settings).removePrefix(prefix)
    expect(removals()).toBe(before)
    await front.stop()
  })

  test('uploads that a dead process left go with their prefix', async () => {
    const prefix = newPrefix()
    const upload = (id: string, more: string) =>
      `<?xml version="1.0"?><ListMultipartUploadsResult>${more}<Upload><Key>${newKey(prefix, 'application/zip')}</Key><UploadId>${id}</UploadId></Upload></ListMultipartUploadsResult>`
    const ended: (string | null)[] = []
    const front = await startFront(s3.settings, ({ method, url }) => {
      if (method === 'DELETE') return (ended.push(url.searchParams.get('uploadId')), { status: 204 })
      if (!url.searchParams.has('uploads')) return null
      expect(url.searchParams.get('prefix')).toBe(`${prefix}/`)
      return url.searchParams.get('upload-id-marker') === 'one'
        ? { status: 200, body: upload('two', '<IsTruncated>false</IsTruncated>') }
        : {
            status: 200,
            body: upload(
              'one',
              '<IsTruncated>true</IsTruncated><NextKeyMarker>k</NextKeyMarker><NextUploadIdMarker>one</NextUploadIdMarker>',
            ),
          }
    })
    await over(front.settings).removePrefix(prefix)
    expect(ended).toEqual(['one', 'two'])
    await front.stop()
  })

  test('closing what is not read to its end ends the connection', async () => {
    const wanted = key()
    await over({}).put(wanted, bytes(8_000_000), 'image/webp')
    let closed = () => {}
    const done = new Promise<void>((resolve) => (closed = resolve))
    const front = await startFront(s3.settings, () => null)
    front.onBroken(closed)
    const object = await over(front.settings).open(wanted)
    for await (const piece of object!.read()) if (piece.length > 0) break
    await object!.close()
    await done
    await front.stop()
  })
})
