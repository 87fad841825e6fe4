import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrameReader, writeFrame, type SoundFrame } from '@/contracts/call-sound'
import { heardText, sayableSentences } from '@/contracts/heard-text'
import { sentencesToSay } from '@/contracts/spoken-text'
import { seed } from '@/tests/support/counts'

const TEXT =
  '*waves at you* Hello there, **dear**. 1. Come in!\n\n*closes the door* Dr. Vale is “out”. Tea — or [coffee](https://example.test)? 🙂'

test('a reply ends at the last word that was heard', () => {
  expect(sentencesToSay(TEXT).map(({ text }) => text)).toEqual([
    'Hello there, dear.',
    '1.',
    'Come in!',
    'Dr. Vale is “out”.',
    'Tea — or coffee?',
  ])
  expect(heardText(TEXT, 0, 0)).toBe('')
  expect(heardText(TEXT, 0, 0.4)).toBe('*waves at you* Hello')
  expect(heardText(TEXT, 0, 1)).toBe('*waves at you* Hello there, **dear')
  expect(heardText(TEXT, 3, 0)).toBe('*waves at you* Hello there, **dear**. 1. Come in!')
  expect(heardText(TEXT, 3, 0.5)).toContain('Dr. Vale')
  expect(heardText(TEXT, 3, 0.5)).not.toContain('out')
  expect(heardText(TEXT, 5, 0)).toBe(TEXT)
})

/** Texts of the marks that are read differently from how they are written. */
const part = fc.constantFrom(
  ...[
    'Hello there. ',
    '*smiles* ',
    '**Yes!** ',
    'No… ',
    '\n\n',
    '- one\n',
    '2) two\n',
    '🙂 ',
    '`code` ',
    'Dr. Moss came. ',
    'it’s fine, ',
    '_so_ good? ',
  ],
  ...['今日は。', '[here](https://a.test) ', 'https://a.test ', '*unclosed ', '"Quoted." ', 'a*b ', '*two words* 3. three '],
)
const text = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))

test('what was heard is always a beginning, longer the more was heard, and all of it at the end', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const sentences = sentencesToSay(whole)
      let before = ''
      for (const [at] of sentences.entries())
        for (const fraction of [0, 0.3, 0.7, 1]) {
          const heard = heardText(whole, at, fraction)
          expect(whole.startsWith(heard)).toBe(true)
          expect(heard.length).toBeGreaterThanOrEqual(before.length - 3)
          before = heard
        }
      // The last word that is spoken is the last that was heard.
      const last = sentences
        .at(-1)
        ?.text.match(/[\p{L}\p{N}]+/gu)
        ?.at(-1)
      if (last) expect(heardText(whole, sentences.length - 1, 1)).toContain(last)
    }),
    { seed: seed(), numRuns: 300 },
  )
})

test('what is said while a reply is written is what is said of the whole', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 7 }), (whole, step) => {
      const all = sentencesToSay(whole).map((sentence) => sentence.text)
      let most = 0
      for (let to = step; to < whole.length; to += step) {
        const written = whole.slice(0, to)
        const count = sayableSentences(written, written.length)
        expect(
          sentencesToSay(written)
            .slice(0, count)
            .map((sentence) => sentence.text),
        ).toEqual(all.slice(0, count))
        most = Math.max(most, count)
      }
      expect(most).toBeLessThanOrEqual(all.length)
    }),
    { seed: seed(), numRuns: 300 },
  )
})

test('nothing is said before it is checked, and a sentence as soon as the next one has begun', () => {
  expect(sayableSentences('Come in. Sit', 8)).toBe(1)
  expect(sayableSentences('Come in. Sit', 5)).toBe(0)
  expect(sayableSentences('Come in.', 8)).toBe(0)
  expect(sayableSentences('Come in. *smi', 13)).toBe(1)
  expect(sayableSentences('This is Dr. ', 12)).toBe(0)
})

test('frames arrive whole, wherever the connection cuts them', () => {
  const frames: SoundFrame[] = [
    { kind: 'sentence', sentence: 0, text: 'Grüße.' },
    { kind: 'mp3', mp3: Uint8Array.from({ length: 300 }, (_, n) => n % 256) },
    { kind: 'sentence_end', sentence: 0, seconds: 1.5 },
    { kind: 'end', why: 'said' },
  ]
  const bytes = frames.flatMap((frame) => [...writeFrame(frame)])
  for (const step of [1, 4, 7, 1000]) {
    const read = createFrameReader()
    const got: SoundFrame[] = []
    for (let at = 0; at < bytes.length; at += step) got.push(...read(Uint8Array.from(bytes.slice(at, at + step))))
    expect(got).toEqual(frames)
  }
  expect(() => createFrameReader()(Uint8Array.from([9, 0, 0, 0, 0]))).toThrow()
})
