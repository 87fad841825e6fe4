import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SEEDS } from '@/server/db/seed/characters'
import { LIVES } from '@/server/db/seed/lives'
import { INTENTS } from '@/server/db/seed/lives/intents'
import { hashOfWays, trainingWays } from '@/server/db/seed/lives/train'
import { hashOfSheets, trainingSheets } from '@/server/db/seed/lives/train-answers'
import { hashOfAsked } from '@/server/db/seed/lives/train-lines'
import { hashOfPhrases, readLearned } from '@/server/domain/moderation/look-by-meaning'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { normalize } from '@/server/providers/moderation/normalize'
import { assessCrisis } from '@/server/providers/moderation/rules/crisis'
import { readAnswering } from '@/server/providers/chat/companion/answering'
import { BANKS, HABITS } from '@/server/providers/chat/companion/banks'
import { readLineRanker } from '@/server/providers/chat/companion/line-ranks'
import { fileOf, hashOf, lifeEntries, LINES_WEIGHTS, livesVectors, openLife } from '@/server/providers/chat/companion/lives'
import { MORE_WAYS } from '@/server/providers/chat/companion/more-ways'
import { readRecognizer } from '@/server/providers/chat/companion/recognizer'
import { intentEntries, thingsOf, topicEntries } from '@/server/providers/chat/companion/shelves'
import { readTellings, TELLINGS_WEIGHTS, tellingWays } from '@/server/providers/chat/companion/tellings'
import { plain } from '@/server/providers/chat/companion/text'
import { EMBEDDED_MODEL } from '@/server/providers/embeddings/embedded'

const slugs = Object.keys(LIVES)
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
const vectors = livesVectors()
const REMEDY = 'Run `npm run lives` and commit what it writes.'

it('every life is listed, and is that of a seed', () => {
  const files = readdirSync('server/db/seed/lives').filter(
    (name) => /^[a-z]+\.ts$/.test(name) && !/^(?:adam|index|intents|pack|train)\.ts$/.test(name),
  )
  expect(slugs.toSorted(), REMEDY).toEqual(files.map((name) => name.slice(0, -3)).toSorted())
  for (const slug of slugs) expect(SEEDS.map((seed) => seed.slug)).toContain(slug)
})

it('the ways that are kept out of the index are in nothing that is learned from', () => {
  const held = new Set(Object.values(INTENTS).flatMap((ways) => ways.slice(4).map(plain)))
  expect(Object.values(MORE_WAYS).flatMap((ways) => (ways ?? []).filter((way) => held.has(plain(way))))).toEqual([])
  expect(trainingWays().filter(({ text }) => held.has(plain(text)))).toEqual([])
})

it('the recognizer was made from these ways and for the embedded model', () => {
  const head = readRecognizer(fileOf('intents.weights'))?.head
  expect(head?.model, REMEDY).toBe(EMBEDDED_MODEL)
  expect(head?.ways, REMEDY).toBe(hashOfWays(trainingWays()))
  expect(head?.ids).toEqual(Object.keys(INTENTS))
})

it('the recognizer of tellings was made from these examples and for the embedded model', () => {
  const head = readRecognizer(fileOf(TELLINGS_WEIGHTS))?.head
  expect(head?.model, REMEDY).toBe(EMBEDDED_MODEL)
  expect(head?.ways, REMEDY).toBe(hashOfWays(tellingWays(readTellings())))
})

it('what finds answers was made from these sheets and for the embedded model', () => {
  const head = readAnswering(fileOf('answers.weights'))?.head
  expect(head?.model, REMEDY).toBe(EMBEDDED_MODEL)
  expect(head?.sheets, REMEDY).toBe(hashOfSheets(trainingSheets()))
})

it('what ranks lines was made from these questions and for the embedded model', async () => {
  const head = readLineRanker(fileOf(LINES_WEIGHTS))?.head
  expect(head?.model, REMEDY).toBe(EMBEDDED_MODEL)
  expect(head?.asked, REMEDY).toBe(hashOfAsked(await Promise.all(slugs.map((slug) => LIVES[slug]!()))))
})

it('signs of danger were learned from these phrases and for the embedded model', () => {
  const read = readLearned()
  expect(read?.head.model, REMEDY).toBe(EMBEDDED_MODEL)
  expect(read?.head.phrases, REMEDY).toBe(hashOfPhrases())
  expect(read?.weights).toHaveLength(512)
})

it('nobody’s first love is told of a time before they were eighteen', async () => {
  const years = '(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
  const young = new RegExp(`\\b(?:was|were|at|both|aged?|only|just) ${years}\\b|[.,;] ${years},|\\bschool(?:girl|boy)?\\b`, 'i')
  for (const slug of slugs) {
    const { past_first_love: love } = (await LIVES[slug]!()).answers
    expect(
      [...(love?.says ?? []), ...(love?.more ?? [])].filter((line) => young.test(line)),
      slug,
    ).toEqual([])
  }
})

it('every question that was written down leads to a line of its life, and to one alone', async () => {
  for (const slug of slugs) {
    const life = await LIVES[slug]!()
    const things = new Map(thingsOf(null, life).map(({ id, answer }) => [id, answer]))
    const lost = (life.asked ?? []).filter(([id, list, at]) => !things.get(id)?.[list]?.[at])
    expect(lost, slug).toEqual([])
    const questions = (life.asked ?? []).flatMap(([, , , asked]) => asked.map(plain))
    expect(questions.length, slug).toBeGreaterThan(300)
    expect(
      questions.filter((one, at) => questions.indexOf(one) !== at),
      slug,
    ).toEqual([])
  }
})

it('no line is refused by the rules, or brings a card with help', async () => {
  const moderation = createEmbeddedModeration()
  const refused: string[] = []
  const kinds = readTellings().map(({ says, further, asks }) => ({ says, further, asks }))
  const lives = await Promise.all(
    slugs.map(async (slug) => {
      const { answers, topics, jokes, stories, recommends, teaches, riddles } = await LIVES[slug]!()
      return [answers, Object.values(topics).map((topic) => ({ ...topic, ask: [] })), jokes, stories, recommends, teaches, riddles]
    }),
  )
  for (const text of textsIn([lives, BANKS, HABITS, SEEDS.map(({ voice }) => voice), kinds])) {
    // What has no word of a rule or of danger is not read again in all its disguises.
    if (!moderation.quick!(text) && assessCrisis(normalize(text).plain) === 'none') continue
    const { action, crisis } = await moderation.check({ stage: 'model_output', text })
    if (action !== 'allow' || crisis !== 'none') refused.push(text)
  }
  expect(refused).toEqual([])
})

it('every temper answers the same of what everybody is asked, twice, and none says a line of another', () => {
  const ids = Object.values(HABITS).map((lines) => Object.keys(lines).sort())
  expect(ids[0]!.length).toBeGreaterThan(70)
  for (const one of ids) expect(one).toEqual(ids[0])
  for (const id of ids[0]!) expect(INTENTS).toHaveProperty(id)
  const lines = Object.values(HABITS).flatMap((answers) => Object.values(answers))
  expect(lines.every((ways) => ways.length === 2)).toBe(true)
  expect(new Set(lines.flat().map(plain)).size).toBe(lines.flat().length)
})

it('nothing is said twice, by one life or by two', async () => {
  const said = new Map<string, string>()
  const twice: string[] = []
  for (const slug of slugs) {
    const { answers, topics } = await LIVES[slug]!()
    for (const [id, answer] of [...Object.entries(answers), ...Object.entries(topics)]) {
      const { says, why = [], how = [], when = [], more = [], show = [] } = answer
      for (const line of [says, why, how, when, more, show].flat().map(plain)) {
        if (said.has(line)) twice.push(`${said.get(line)}, ${slug} ${id}: ${line}`)
        said.set(line, `${slug} ${id}`)
      }
    }
  }
  expect(twice).toEqual([])
})

describe('the packed vectors', () => {
  it('are of these texts and of the embedded model', async () => {
    expect(vectors?.head.model ?? EMBEDDED_MODEL, REMEDY).toBe(EMBEDDED_MODEL)
    const lives = await Promise.all(slugs.map(async (slug) => [slug, hashOf(lifeEntries(await LIVES[slug]!()))] as const))
    const shared = { intents: intentEntries(), topics: topicEntries(), tellings: tellingWays(readTellings()) }
    const texts = Object.fromEntries([...Object.entries(shared).map(([name, entries]) => [name, hashOf(entries)] as const), ...lives])
    expect(Object.fromEntries((vectors?.head.sections ?? []).map(({ name, texts: hash }) => [name, hash])), REMEDY).toEqual(texts)
    for (const { name, count } of vectors?.head.sections ?? []) expect(vectors!.section(name)!.bytes).toHaveLength(count * 512)
  })
  it('are left out for another model', async () => {
    for (const { full_name } of SEEDS.filter(({ slug }) => slug === slugs[0])) {
      const { shelves } = (await openLife(full_name, 'another-model'))!
      expect(shelves.find('do you have pets', new Float32Array(512).fill(0.04))[0]?.meaning).toBe(null)
    }
  })
})
