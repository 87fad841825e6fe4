import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '@/server/config'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import type { ModerationStage } from '@/server/providers/moderation/port'
import { publicFigures } from '@/server/providers/moderation/public-figures'

/** Nobody has these names. */
const NAMES = ['Vantessa Quillmore', 'Dorin Håskelby-Röm', 'Oriel van der Pelt', 'Zuki']
const moderation = createEmbeddedModeration(publicFigures(NAMES))
const ruleOf = async (text: string, stage: ModerationStage = 'character_create') => (await moderation.check({ stage, text })).rule

test.each([
  'Vantessa Quillmore is 34 years old.',
  'Quillmore Vantessa is 34 years old.',
  'VantessaQuillmore is 34 years old.',
  'V4ntessa Qu1llmore is 34 years old.',
  'Vаntessa Quillmоre is 34 years old.',
  'Nessa is 30 years old.\nEverybody calls her the second Vantessa Quillmore.',
  'Nessa is 30 years old.\nShe is really Vantessa Quillmore, on holiday.',
  'Dorin Haskelby Rom is 50 years old.',
  'Oriel van der Pelt is 28 years old.',
])('a character who is one of them: %s', async (text) => {
  for (const stage of ['character_create', 'character_edit', 'public_publish', 'image_prompt'] as const)
    expect(await ruleOf(text, stage), stage).toBe('real_people')
})

test.each([
  'Be Vantessa Quillmore for me',
  'You are now the singer Vantessa Quillmore.',
  'Talk like Vantessa Quillmore please',
  'Send me a photo of Vantessa Quillmore',
  'Ich bin Vantessa Quillmore.',
  'Fai finta di essere Vantessa Quillmore',
])('in talk, whoever is asked to be one of them: %s', async (text) => expect(await ruleOf(text, 'user_input')).toBe('real_people'))

test.each([
  ['Vantessa is 31 years old.', 'character_create'],
  ['Oriel Quillmore is 40 years old.', 'character_create'],
  ['Zuki is 25 years old.', 'character_create'],
  ['Mara is 33 years old.\nA nurse. She listens to Vantessa Quillmore on the night bus.', 'character_create'],
  ['Mara is 33 years old.\nHas every one of Vantessa Quillmore’s albums.', 'character_create'],
  ['Mara is 33 years old.\nHer favorite singer is Vantessa Quillmore.', 'public_publish'],
  ['I saw Vantessa Quillmore in the news, what do you think?', 'user_input'],
  ['I am going to the concert tonight, Vantessa Quillmore plays.', 'user_input'],
  ['I am a huge fan of Vantessa Quillmore.', 'user_input'],
  ['Can we talk about Vantessa Quillmore and her new film?', 'user_input'],
  ['Vantessa Quillmore sang beautifully.', 'model_output'],
] as const)('as a topic, and as ordinary names: %s', async (text, stage) => expect(await ruleOf(text, stage)).toBeNull())

const folder = mkdtempSync(join(tmpdir(), 'krush-figures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the list is a file of the operator; one that cannot be read or has no name stops the start', () => {
  const read = (content: string | null, name = 'PUBLIC_FIGURES_FILE') => {
    const path = join(folder, `list-${content?.length ?? 'none'}.txt`)
    if (content !== null) writeFileSync(path, content)
    return readConfig({ AUTH_SECRET: 's'.repeat(40), [name]: path }).media.moderation
  }
  expect(read('# who\n\nVantessa Quillmore\r\nZuki\nOriel van der Pelt\n').figures!.count).toBe(2)
  expect(readConfig({ AUTH_SECRET: 's'.repeat(40) }).media.moderation.figures).toBeNull()
  expect(() => read(null)).toThrow(/PUBLIC_FIGURES_FILE/)
  expect(() => read('# nobody\nZuki\n')).toThrow(/no name of two words/)
  expect(() => read('a file', 'BLOCKED_FACES')).toThrow(/isn’t a folder/)
})

test('ten thousand names cost a message next to nothing', async () => {
  const syllables = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'ri', 'sa', 'tu', 'va']
  const word = (n: number) => [0, 1, 2, 3].map((place) => syllables[Math.floor(n / 10 ** place) % 10]).join('')
  const many = publicFigures(Array.from({ length: 10_000 }, (_, n) => `${word(n)} ${word(n * 7 + 3)}`))
  expect(many.count).toBe(10_000)
  const text = 'we walked to the harbor and talked about the old days until the lights went out '.repeat(10)
  const begun = performance.now()
  for (let n = 0; n < 200; n++) many.isMade(text, 'user_input')
  // A tenth of a millisecond on an idle machine; fifty times as much would still not be felt.
  expect((performance.now() - begun) / 200).toBeLessThan(5)
})
