import { describe, expect, it } from 'vitest'
import { ETHNICITIES, GENDERS } from '@/contracts/character-options'
import { DEFINITION_LIMITS, FULL_NAME } from '@/contracts/character-definition'
import { characterOptions } from '@/contracts/own-characters'
import { fillLine, traitsOf } from '@/lib/create/fill-line'
import { plainSpeech } from '@/lib/format/plain-speech'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { testServer } from '@/tests/support/server'

const moderation = createEmbeddedModeration()
const refused = async (texts: readonly string[]) => {
  const found: string[] = []
  for (const text of texts) {
    for (const stage of ['character_create', 'public_publish'] as const)
      if ((await moderation.check({ stage, text })).action !== 'allow') found.push(text)
  }
  return found
}
const { anonymous } = await testServer()
const options = await anonymous(characterOptions)
/** Openings are lines like any other; titles stand by themselves. */
const [titles, openings] = [options.scenarios.map(({ title }) => title), options.scenarios.map(({ opening }) => opening)]
const LISTS = [
  'tags',
  'hobbies',
  'occupations',
  'personality',
  'preferences',
  'wardrobe',
  'scenes',
  'hooks',
  'greetings',
  'biographies',
  'titles',
  'openings',
] as const
const LEAST = {
  tags: 80,
  hobbies: 120,
  occupations: 120,
  personality: 120,
  preferences: 40,
  wardrobe: 15,
  scenes: 20,
  hooks: 40,
  greetings: 20,
  biographies: 20,
  titles: 60,
  openings: 60,
} as const

const listOf = (name: (typeof LISTS)[number]) => (name === 'titles' ? titles : name === 'openings' ? openings : options[name])

describe('lists to make a character from', () => {
  it.each(LISTS)('%s: enough, each once, nothing empty', (name) => {
    const list = listOf(name)
    expect(list.length).toBeGreaterThanOrEqual(LEAST[name])
    expect(new Set(list.map((entry) => entry.toLowerCase())).size).toBe(list.length)
    expect(list.filter((entry) => entry.trim() !== entry || entry === '')).toEqual([])
  })

  it('a word fits where words are kept, and a line where lines are', () => {
    const words = [...options.tags, ...options.hobbies, ...options.personality, ...options.preferences]
    expect(words.filter((word) => word.length > DEFINITION_LIMITS.word || word.includes(','))).toEqual([])
    expect(options.occupations.filter((one) => one.length > 38)).toEqual([])
    const longest = { first_name: 'Narantsetseg', age: '58', occupation: 'x'.repeat(38), hobby: 'x'.repeat(30), trait: 'x'.repeat(20) }
    expect(options.hooks.filter((line) => fillLine(line, longest).length > DEFINITION_LIMITS.hook)).toEqual([])
    expect(titles.filter((title) => title.length > DEFINITION_LIMITS.scenario_title || /[{}]/.test(title))).toEqual([])
    expect(openings.filter((line) => fillLine(line, longest).length > DEFINITION_LIMITS.scenario_opening || line.length < 120)).toEqual([])
    // A card of the character's page shows what is said, without what happens.
    expect(openings.filter((line) => plainSpeech(line).length < 60)).toEqual([])
    expect(options.greetings.filter((line) => fillLine(line, longest).length > DEFINITION_LIMITS.greeting)).toEqual([])
  })

  it('knows only the placeholders of its contract', () => {
    const used = [...options.hooks, ...options.greetings, ...options.biographies, ...openings].flatMap(
      (line) => line.match(/\{\w*\}?/g) ?? [],
    )
    expect([...new Set(used)].toSorted()).toEqual(['{age}', '{first_name}', '{hobby}', '{occupation_article}', '{occupation}', '{trait}'])
    expect(traitsOf(options.personality).length).toBeGreaterThanOrEqual(30)
  })

  it('passes moderation, each entry by itself and lines with what is put into them', async () => {
    for (const name of LISTS) expect(await refused(listOf(name)), name).toEqual([])
    const filled = [...options.hooks, ...options.greetings, ...options.biographies, ...openings].flatMap((line, n) =>
      [21, 34, 58].map((age, m) =>
        fillLine(line, {
          first_name: 'Rowan',
          age: String(age),
          occupation: options.occupations[(n * 7 + m) % options.occupations.length]!,
          hobby: options.hobbies[(n * 5 + m) % options.hobbies.length]!,
          trait: traitsOf(options.personality)[(n + m) % 30]!,
        }),
      ),
    )
    expect(await refused(filled)).toEqual([])
    expect(filled.filter((line) => /[{}]/.test(line))).toEqual([])
  })

  it('every age that is spoken of is an adult’s, and no work is a pupil’s', () => {
    expect(options.occupations.filter((one) => /student|pupil|trainee|intern\b|school|au pair|nanny|cheerleader|idol/i.test(one))).toEqual(
      [],
    )
    const all = LISTS.flatMap(listOf)
    expect(all.filter((line) => /\b(boy|girl|teen|child|kid|daddy|mommy|school)/i.test(line))).toEqual([])
  })
})

describe('names', () => {
  it('enough for every origin and gender, each a valid name', () => {
    for (const ethnicity of ETHNICITIES) {
      const last = options.last_names[ethnicity]
      expect(last.length, ethnicity).toBeGreaterThanOrEqual(40)
      expect(new Set(last).size, ethnicity).toBe(last.length)
      for (const gender of GENDERS) {
        const first = options.first_names[ethnicity][gender]
        expect(first.length, `${ethnicity} ${gender}`).toBeGreaterThanOrEqual(24)
        expect(new Set(first).size, `${ethnicity} ${gender}`).toBe(first.length)
        expect(
          first
            .flatMap((one) => last.map((other) => `${one} ${other}`))
            .filter((name) => !FULL_NAME.test(name) || name.length > DEFINITION_LIMITS.full_name),
        ).toEqual([])
      }
    }
  })

  it('no pair crosses the line on real people, as a name or as somebody to be', async () => {
    for (const ethnicity of ETHNICITIES) {
      for (const gender of GENDERS) {
        const pairs = options.first_names[ethnicity][gender].flatMap((one) =>
          options.last_names[ethnicity].map((other) => `${one} ${other}`),
        )
        expect(await refused([pairs.join('\n')]), `${ethnicity} ${gender}`).toEqual([])
        expect(
          await refused(pairs.filter((_, n) => n % 37 === 0).map((name) => `You are ${name}, speak like ${name}.`)),
          `${ethnicity} ${gender}`,
        ).toEqual([])
      }
    }
  })
})
