import { describe, expect, test } from 'vitest'
import { cleanStream } from '@/server/providers/chat/clean-stream'

const NAMES: Parameters<typeof cleanStream>[1] = { full_name: 'Mira Holt', user_name: 'Sam Reed', continuation: false }

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
const clean = async (text: string, size: number, names = NAMES) => (await Array.fromAsync(cleanStream(cut(text, size), names))).join('')

const CASES: [what: string, written: string, said: string][] = [
  ['plain speech', 'Hello there.\n\nHow was your day?', 'Hello there.\n\nHow was your day?'],
  ['signs that begin nothing', 'a < b, [c] and d <e> *f*\nSamuel: no', 'a < b, [c] and d <e> *f*\nSamuel: no'],
  ['thoughts before speech', '<think>What now?\nSam: hi</think>\n\nGood evening.', 'Good evening.'],
  ['thoughts in other brackets', '[THINK]hm[/THINK]Good evening.', 'Good evening.'],
  ['thoughts between speech', 'One. <thinking>hm</thinking>Two.', 'One. Two.'],
  ['thoughts without an end', '<think>What now', ''],
  ['a close without an open', 'Good</think> evening.', 'Good evening.'],
  [
    'channels',
    '<|channel|>analysis<|message|>They greet.<|end|><|start|>assistant<|channel|>final<|message|>Good evening.<|return|>More',
    'Good evening.',
  ],
  ['a token of the template', 'Good evening.<|im_end|>\n<|im_start|>user\nHello', 'Good evening.'],
  ['another token of the template', 'Good evening.</s>[INST] Hello', 'Good evening.'],
  ['a turn of the person', 'Good evening.\nSam: Hello', 'Good evening.'],
  ['a turn of the person in bold', 'Good evening.\n**Sam Reed:** Hello', 'Good evening.'],
  ['a placeholder for the person', 'Good evening.\n{{user}}: Hello', 'Good evening.'],
  ['the own name before the line', 'Mira: Good evening.', 'Good evening.'],
  ['the whole name in bold', '\n**Mira Holt:** Good evening.', 'Good evening.'],
  ['the own name after thoughts', '<think>hm</think>\nMira: Good evening.', 'Good evening.'],
  ['a line that begins like the own name', 'Mirrors: I like them.', 'Mirrors: I like them.'],
  ['the own name alone', 'Mira', 'Mira'],
  ['a sign at the very end', 'Is two <', 'Is two <'],
  ['nothing', '', ''],
]

describe('speech only, however the pieces are cut', () => {
  test.each(CASES)('%s', async (_what, written, said) => {
    for (const size of [1, 2, 3, 5, 7, 11, 1000]) expect(await clean(written, size), `pieces of ${size}`).toBe(said)
  })
  test('text that goes on keeps its space, and a name in it', async () => {
    for (const size of [1, 4, 1000]) {
      expect(await clean(' Mira: that is me.', size, { ...NAMES, continuation: true })).toBe(' Mira: that is me.')
    }
  })
  test('somebody without a name is "User" to a model', async () => {
    expect(await clean('Good evening.\nUser: Hello', 3, { ...NAMES, user_name: null })).toBe('Good evening.')
  })
})

test('ordinary speech is held back for nothing', async () => {
  const pieces = ['Good ', 'evening, ', 'Sam. ', 'I kept ', 'a < sign.']
  async function* written() {
    yield* pieces
  }
  expect(await Array.fromAsync(cleanStream(written(), NAMES))).toEqual(pieces)
})

test('a model that speaks for the person is not listened to any more', async () => {
  let read = 0
  async function* written() {
    for (const piece of ['Good evening.', '\nSam: ', 'Hello', 'Hello', 'Hello']) {
      read += 1
      yield piece
    }
  }
  await Array.fromAsync(cleanStream(written(), NAMES))
  expect(read).toBe(2)
})

test('a turn of another member of a group ends the reply as one of the person does', async () => {
  const names = { ...NAMES, others: ['Zola', 'Zola Brandt'] }
  for (const size of [1, 3, 1000]) {
    expect(await clean('Good evening.\nZola: Hello', size, names)).toBe('Good evening.')
    expect(await clean('Good evening.\n**Zola Brandt:** Hello', size, names)).toBe('Good evening.')
    expect(await clean('Good evening, Zola: come in.', size, names)).toBe('Good evening, Zola: come in.')
  }
})
