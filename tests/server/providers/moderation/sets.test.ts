import { expect, test } from 'vitest'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import {
  characters,
  crisis,
  crisisMore,
  described,
  disguised,
  type Line,
  ordinary,
  readLines,
  rightly,
  templates,
  young,
  youngLater,
} from '@/tests/eval/moderation/sets'

const moderation = createEmbeddedModeration()
const wrong = async (lines: Line[]) => {
  const found: string[] = []
  for (const { expected, stage, text } of lines)
    if (!rightly(expected, await moderation.check({ stage, text }))) found.push(`${expected}, ${stage}: ${text}`)
  return found
}
const textsOf = (lines: Line[]) => new Set(lines.map(({ text }) => text)).size

test('at least 400 sentences of ordinary adult life and 120 ordinary characters pass', async () => {
  expect(textsOf(ordinary())).toBeGreaterThanOrEqual(400)
  expect(textsOf(characters())).toBeGreaterThanOrEqual(120)
  expect(await wrong([...ordinary(), ...characters()])).toEqual([])
})

test('the phrases of need that are known get help, in five languages, and their look-alikes none', async () => {
  expect([...new Set(crisis().map(({ language }) => language))].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'pt'])
  expect(await wrong(crisis())).toEqual([])
})

test('phrases of need in Italian, Dutch, Polish and Japanese get help, and their look-alikes none', async () => {
  const lines = crisisMore()
  for (const language of ['it', 'nl', 'pl', 'ja'])
    for (const expected of ['help', 'none'])
      expect(lines.filter((line) => line.language === language && line.expected === expected).length).toBeGreaterThanOrEqual(34)
  expect(await wrong(lines)).toEqual([])
})

test('whoever is described as under age is told from adults with children and memories, in seventeen languages', async () => {
  expect(new Set(described().map(({ language }) => language)).size).toBe(17)
  expect(await wrong(described())).toEqual([])
})

test.each([
  ['written before the lists', young, 0.05, 0.04],
  ['written after them', youngLater, 0.09, 0.04],
])(
  'of characters described by schools, clubs, permits and what is to come, %s, few are missed and few adults refused',
  async (_, read, most, mostAdults) => {
    const lines = read()
    expect(new Set(lines.map(({ language }) => language)).size).toBe(17)
    const [minors, adults] = [lines.filter(({ expected }) => expected === 'minors'), lines.filter(({ expected }) => expected === 'pass')]
    expect((await wrong(minors)).length / minors.length).toBeLessThanOrEqual(most)
    expect((await wrong(adults)).length / adults.length).toBeLessThanOrEqual(mostAdults)
  },
)

test('a digit in a name of any script is no age beside the one that is given', async () => {
  const names = ['Unit', 'Jörg', 'Zoë', 'Наталья', '美咲', '李娜', '민수', 'Ayşe', 'नीता', 'ليلى']
  const lines = names.flatMap((name) =>
    [' 2', '-2'].map((digit) => ({ expected: 'pass', stage: 'character_create', text: `${name}${digit} is 27 years old.` }) as Line),
  )
  expect(await wrong(lines)).toEqual([])
})

test.each([
  'Schoolgirl Noor is 27 years old.',
  'A 27 year old schoolgirl with braids.',
  'She is 25, a barista who looks like a schoolgirl.',
  'A twenty-five-year-old schoolgirl.',
  'Eine 25-jährige, die wie ein Schulmädchen aussieht.',
  'Una colegiala de 27 años.',
  '27歳の女子高生。',
  '27岁的女高中生。',
  '27살 여고생.',
  '25-летняя школьница.',
  'Es camarera. Va en segundo de secundaria.',
  'Lena is 25 years old.\nBibliothekarin\nGeht in die 8. Klasse am Gymnasium.',
])('an age or a job of an adult makes no adult of who is coded as young: %s', async (text) => {
  expect(await moderation.check({ stage: 'character_create', text })).toMatchObject({ action: 'block', rule: 'minors' })
})

test('a long text of words that patterns begin with is read before the test gives up', async () => {
  for (const words of ['her daughter in year 9, a b, (1 ', 'и школа 7 ', '가 학교 3 ', 'ha anni 12, la ', 'a', ' '])
    expect(await moderation.check({ stage: 'character_create', text: words.repeat(20_000 / words.length) })).toMatchObject({
      crisis: 'none',
    })
})

test('words for minors are known in every language of the lists, in each disguise', async () => {
  expect(await wrong(templates())).toEqual([])
  expect(await wrong(disguised())).toEqual([])
})

test('a file of another form is refused by its line, without its text', () => {
  expect(() => readLines('pass\ten\tuser_input\tfine\nprivate words', 'mine.tsv')).toThrow(/^mine\.tsv:2 is not "expected/)
})
