import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { createStorage } from '@/server/providers/storage/index'
import { newKey, newPrefix, type Range, type StorageProvider } from '@/server/providers/storage/port'

const folder = mkdtempSync(join(tmpdir(), 'krush-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const adapters: [string, () => StorageProvider][] = [['embedded', () => createStorage('embedded', folder)]]

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
  const storage = create()

  test('what was put is there, with size and type', async () => {
    const key = newKey(newPrefix(), 'image/webp')
    expect(await storage.put(key, bytes(1000), 'image/webp')).toEqual({ size: 1000 })
    const object = await storage.open(key)
    expect(object).toMatchObject({ size: 1000, content_type: 'image/webp' })
    await object?.close()
    expect(await read(storage, key)).toEqual(bytes(1000))
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

  test.each(['../../etc/passwd', `${'a'.repeat(32)}/../x.webp`, '/etc/passwd', '', 'a', `${'a'.repeat(32)}/${'b'.repeat(32)}.html`, `${'A'.repeat(32)}/${'b'.repeat(32)}.webp`])(
    'what is no key of ours is neither found nor written: %s', async (key) => {
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
  const storage = createStorage('embedded', folder)

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
