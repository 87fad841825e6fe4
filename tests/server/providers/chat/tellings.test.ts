import { afterAll, expect, it } from 'vitest'
import { BANKS } from '@/server/providers/chat/companion/banks'
import { sharedShelves } from '@/server/providers/chat/companion/lives'
import { gistOf, readTellings } from '@/server/providers/chat/companion/tellings'
import { typographic } from '@/server/providers/chat/companion/text'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { conversation } from '@/tests/eval/talk'

const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })
afterAll(() => encoder.close())

const kindOf = async (text: string) => sharedShelves(encoder.model).tellingOf(text, (await encoder.embed([text]))[0]!)?.id ?? null

it.each([
  ['our boy is five and loves tractors', 'small_child'],
  ['still no call about the biopsy', 'waits_results'],
  ['i just got the keys to my own flat', 'moved_house'],
  ['my dog chewed up the couch again', 'dog'],
  ['i have to get back, my break is over', 'must_go_back'],
  ['my manager screamed at me in front of the team', 'hard_boss'],
  ['I think the report is on page nine.', null],
  ['i voted last sunday', null],
  ['Paris, Texas', null],
])('%s: %s', async (text, kind) => {
  expect(await kindOf(text)).toBe(kind)
})

it('what is told is met by its kind and not said back', async () => {
  const [, second] = await conversation('marcus', ['evening marcus', 'my son is 6 and he asks why mommy moved out'], encoder)
  const child = readTellings().filter(({ id }) => id === 'child_said' || id === 'small_child')
  const lines = child.flatMap(({ says }) => says.warm.concat(says.witty, says.bold, says.calm, says.dreamy, says.shy))
  expect(lines.some((line) => second!.text.includes(line))).toBe(true)
  expect(second!.text).not.toMatch(/your son is 6/i)
})

it('what goes on with it is met as more of the same', async () => {
  const [, second] = await conversation('marcus', ['we have a vegetable garden', 'it is all tomatoes this year'], encoder)
  const { further } = readTellings().find(({ id }) => id === 'garden')!
  expect(further.warm.some((line) => second!.text.includes(line))).toBe(true)
})

it('what is of no kind is named and met by its temper, and not said back', async () => {
  const replies = await conversation(
    'marcus',
    ['i went to a flea market this morning', 'the wifi guy stared at the router and left'],
    encoder,
  )
  expect(replies.map(({ text }) => text).join('\n')).toMatch(/^A flea market\..*\nThe wifi guy\./s)
  expect(BANKS.warm.heard.some((line) => replies.some(({ text }) => text.includes(typographic(line))))).toBe(true)
})

it.each([
  ['My sister is called Ottilie and she paints boats.', 'Ottilie'],
  ['My favourite film is Paris, Texas.', 'Paris, Texas'],
  ['My birthday is the ninth of March.', 'the ninth of March'],
  ['I broke my left wrist skating in 2019.', 'your left wrist'],
  ['its been a month since my divorce', 'a month'],
  ['we had a lot to do', null],
  ['the best man fainted during the vows', 'the best man'],
  ['i got a parking ticket while buying a parking ticket', 'a parking ticket'],
  ['i lost my wedding ring', 'your wedding ring'],
  ['the kids set up a lemonade stand', 'the kids'],
])('of "%s" is said back: %s', (text, gist) => {
  expect(gistOf(text)).toBe(gist)
})

it('beside a grief only what is no matter for a joke is said', async () => {
  const light = readTellings().filter(({ soft }) => !soft)
  const lines = light.flatMap(({ says, asks }) => [...Object.values(says).flat(), ...asks])
  const replies = await conversation(
    'theo',
    ['my brother died on sunday', 'my dog sleeps in his room now', 'i have his old guitar'],
    encoder,
  )
  for (const { text } of replies) expect(lines.filter((line) => text.includes(line))).toEqual([])
})

it('each temper has three lines for each kind and two for more of it, without a question, and no line is there twice', () => {
  const tellings = readTellings()
  expect(tellings.length).toBeGreaterThan(100)
  for (const { id, says, further, asks, examples } of tellings) {
    expect(
      Object.values(says).map((lines) => lines.length),
      id,
    ).toEqual([3, 3, 3, 3, 3, 3])
    expect(
      Object.values(further).map((lines) => lines.length),
      id,
    ).toEqual([2, 2, 2, 2, 2, 2])
    expect(asks, id).toHaveLength(5)
    expect(examples.length, id).toBeGreaterThan(25)
    expect(
      asks.filter((one) => !one.endsWith('?')),
      id,
    ).toEqual([])
  }
  const lines = tellings.flatMap(({ says, further }) => [...Object.values(says), ...Object.values(further)].flat())
  expect(lines.filter((line) => line.includes('?') || line.split(' ').length > 30)).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})
