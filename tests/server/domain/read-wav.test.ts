import { beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { AppError } from '@/server/domain/errors'
import { readWav } from '@/server/domain/voice-notes/read-wav'
import { count, seed } from '@/tests/support/counts'
import { speak } from '@/tests/support/flite'

const DAMAGED = count({ usual: 4000, thorough: 20_000 })
const NOISE = count({ usual: 400, thorough: 2000 })

let wav: Buffer
beforeAll(async () => {
  wav = await speak('Hello there, how are you?')
})
const codeOf = (bytes: Uint8Array): string => {
  try {
    readWav(bytes)
    return 'taken'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(error.message).toMatch(/You weren’t charged\.$/)
    return error.code
  }
}
const changed = (change: (copy: Buffer) => void) => {
  const copy = Buffer.from(wav)
  change(copy)
  return copy
}

test('the samples come out as they went in', () => {
  const samples = readWav(wav)
  expect(Buffer.from(samples.buffer).equals(wav.subarray(44))).toBe(true)
  // A file that lies anywhere in a larger buffer, at an odd place too.
  const within = Buffer.concat([Buffer.alloc(7), wav, Buffer.alloc(5)]).subarray(7, 7 + wav.length)
  expect(readWav(within)).toEqual(samples)
})

test('what other programs write of themselves is passed over', () => {
  const list = Buffer.concat([Buffer.from('LIST'), Buffer.from([5, 0, 0, 0]), Buffer.from('hello\0')])
  const file = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)])
  file.writeUInt32LE(file.length - 8, 4)
  expect(readWav(file)).toEqual(readWav(wav))
})

test('anything else is refused in clear words', () => {
  const wrong: [string, Uint8Array][] = [
    ['nothing', Buffer.alloc(0)],
    ['a header alone', wav.subarray(0, 44)],
    ['cut off', wav.subarray(0, wav.length - 100)],
    ['longer than it says', Buffer.concat([wav, Buffer.alloc(10)])],
    ['another rate', changed((copy) => copy.writeUInt32LE(48_000, 24))],
    ['two channels', changed((copy) => copy.writeUInt16LE(2, 22))],
    ['eight bits', changed((copy) => copy.writeUInt16LE(8, 34))],
    ['floating point', changed((copy) => copy.writeUInt16LE(3, 20))],
    ['packed', changed((copy) => copy.writeUInt16LE(0xfffe, 20))],
    ['no sound part', changed((copy) => copy.write('dato', 36, 'latin1'))],
    ['a part beyond the end', changed((copy) => copy.writeUInt32LE(0xffffffff, 40))],
    ['big-endian', changed((copy) => copy.write('RIFX', 0, 'latin1'))],
    ['silence', changed((copy) => copy.fill(0, 44))],
    ['an MP3', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(5000)])],
    ['a page', Buffer.from(`<!doctype html>${'x'.repeat(200)}`)],
  ]
  for (const [name, bytes] of wrong) expect([name, codeOf(bytes)]).toEqual([name, 'INVALID_AUDIO'])
})

test(`${DAMAGED} damaged files: each is taken whole or refused clearly, and none breaks the reader`, () => {
  const small = Buffer.concat([wav.subarray(0, 44), wav.subarray(12_000, 12_000 + 20_000)])
  small.writeUInt32LE(small.length - 8, 4)
  small.writeUInt32LE(small.length - 44, 40)
  expect(codeOf(small)).toBe('taken')
  const counts: Record<string, number> = {}
  const change = fc.record({
    at: fc.integer({ min: 0, max: 47 }),
    byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 127, 128, 255)),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.option(fc.integer({ min: 0, max: small.length })), (changes, end) => {
      const copy = Buffer.from(small)
      for (const { at, byte } of changes) copy[at] = byte
      const code = codeOf(end === null ? copy : copy.subarray(0, end))
      counts[code] = (counts[code] ?? 0) + 1
    }),
    { numRuns: DAMAGED, seed: seed() },
  )
  expect(Object.keys(counts).toSorted()).toEqual(['INVALID_AUDIO', 'taken'])
  expect(counts.INVALID_AUDIO!).toBeGreaterThan(DAMAGED / 2)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => codeOf(bytes) === 'INVALID_AUDIO'),
    { numRuns: NOISE, seed: seed() },
  )
})
