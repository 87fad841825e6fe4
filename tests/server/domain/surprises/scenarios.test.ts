import { expect, test } from 'vitest'
import { SCENARIO_TYPES } from '@/contracts/character-options'
import { chooseScenario, NO_REPEAT_WITHIN } from '@/server/domain/surprises/choose'
import { describeScene } from '@/server/domain/surprises/describe-scene'
import { BEGIN, MOST_TURNS, play } from '@/server/domain/surprises/play'
import { familyOf, SCENARIOS, scenarioOf } from '@/server/domain/surprises/scenarios/index'
import { slotsOf } from '@/server/domain/surprises/slots'
import { BANKS } from '@/server/domain/surprises/tempers'
import { SEEDS } from '@/server/db/seed/characters'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import type { Persona } from '@/server/providers/chat/port'
import type { Variant } from '@/server/domain/surprises/scenario'

const all = Object.values(SCENARIOS).flat()
const authored = SEEDS.map((seed): Persona => ({ ...seed, gender: seed.appearance.gender, custom_instructions: '' }))
const bare: Persona = {
  full_name: 'Nour',
  age: 30,
  gender: 'Female',
  occupation: '',
  biography: '',
  hobbies: [],
  personality: [],
  extroversion: 50,
  connection: 50,
  greeting: '',
  voice: null,
  custom_instructions: '',
}

/** Plays a scene to its end as a person who answers so. */
function playThrough(variant: Variant, answers: readonly string[], persona: Persona = authored[0]!, seed = 11): string[] {
  const slots = slotsOf(persona, 'Sam', 20, seed)
  const lines: string[] = []
  let state = BEGIN
  for (let turn = 0; !state.over; turn++) {
    if (turn > 2 * MOST_TURNS) throw new Error(`${variant.id} does not end`)
    const step = play({ variant, state, persona, slots, seed, said: turn === 0 ? '' : answers[(turn - 1) % answers.length]! })
    if (step.line !== null) lines.push(step.line)
    state = step.next
  }
  return lines
}

const PEOPLE: Record<string, readonly string[]> = {
  talks: [
    'I think it was the blue one, by the window, with my sister',
    'well, that is hard to say but I would go slowly',
    'the second one, honestly',
  ],
  asks: ['why do you ask?', 'and what about you?', 'is it big?', 'is it alive?'],
  'says little': ['ok', 'yes', 'no', 'haha'],
  'says nothing': [''],
  wanders: ['what do you do for work?', 'my dog ate a shoe today', '🙂', '???'],
}

test('there are at least forty scenes of each type, of several families, each with a name of its own', () => {
  const counts = Object.fromEntries(SCENARIO_TYPES.map((type) => [type, SCENARIOS[type].length]))
  console.info(
    'Scenes:',
    counts,
    'families:',
    Object.fromEntries(SCENARIO_TYPES.map((type) => [type, new Set(SCENARIOS[type].map(({ family }) => family)).size])),
  )
  for (const type of SCENARIO_TYPES) {
    expect(SCENARIOS[type].length).toBeGreaterThanOrEqual(40)
    expect(new Set(SCENARIOS[type].map(({ family }) => family)).size).toBeGreaterThanOrEqual(5)
    expect(SCENARIOS[type].length).toBeGreaterThan(NO_REPEAT_WITHIN)
  }
  expect(new Set(all.map(({ type, id }) => `${type}:${id}`)).size).toBe(all.length)
  expect(new Set(all.map(({ opening }) => opening)).size).toBe(all.length)
  for (const variant of all) {
    expect(scenarioOf(variant.type, variant.id)).toBe(variant)
    expect(familyOf(variant)).toBeDefined()
  }
})

test.each(Object.keys(PEOPLE))('every scene comes to its end with somebody who %s', (kind) => {
  for (const variant of all) {
    for (const persona of [authored[1]!, bare]) {
      const lines = playThrough(variant, PEOPLE[kind]!, persona)
      expect(lines.length, variant.id).toBeGreaterThan(2)
      for (const line of lines) {
        expect(line, variant.id).not.toMatch(/[{}]|undefined|null|\s{2}| ,|\.\./)
        expect(line.trim(), variant.id).not.toBe('')
      }
    }
  }
})

test('every scene continues for at least three turns of a person who takes part', () => {
  for (const variant of all.filter(({ play: { how } }) => how === 'beats'))
    expect(playThrough(variant, PEOPLE.talks!).length, variant.id).toBeGreaterThanOrEqual(4)
})

test('no line of any scene crosses a line of moderation, with any character, nor does what a model is told', async () => {
  const moderation = createEmbeddedModeration()
  for (const variant of all) {
    for (const persona of [authored[2]!, bare]) {
      for (const text of playThrough(variant, PEOPLE.talks!, persona)) {
        const verdict = await moderation.check({ stage: 'model_output', text })
        expect({ id: variant.id, action: verdict.action, text }).toEqual({ id: variant.id, action: 'allow', text })
      }
    }
    const told = describeScene({ variant, state: BEGIN, next: { ...BEGIN, at: 1 }, line: variant.opening })
    expect((await moderation.check({ stage: 'user_input', text: told })).action, variant.id).toBe('allow')
  }
  for (const bank of Object.values(BANKS)) {
    for (const text of Object.values(bank).flat()) expect((await moderation.check({ stage: 'model_output', text })).action).toBe('allow')
  }
})

test('flirtation is of adults and covered: no word of it is explicit or young', () => {
  for (const { id, opening, play: how, end } of SCENARIOS.Spicy) {
    const text = [opening, ...(how.how === 'beats' ? how.beats : []), end].join(' ')
    expect(text, id).not.toMatch(
      /\b(?:girls?|boys?|teen\w*|young\w*|school\w*|student|child\w*|kids?|baby|innocent|naked|nude|nipples?|breasts?|cock|penis|vagina|sex|thighs?|moan\w*|undress\w*|strip\w*)\b/i,
    )
  }
})

test('nothing comes again within the last scenes of its type, and every scene comes some time', () => {
  for (const type of SCENARIO_TYPES) {
    const played: string[] = []
    for (let seed = 1; seed <= 1500; seed++) {
      const variant = chooseScenario({
        type,
        persona: authored[seed % authored.length]!,
        hour: seed % 24,
        played,
        seed: seed * 7919,
        said: [],
      })
      expect(played.slice(0, NO_REPEAT_WITHIN)).not.toContain(variant.id)
      played.unshift(variant.id)
    }
    expect(new Set(played).size).toBe(SCENARIOS[type].length)
  }
})

test('the draw is the same for the same seed and leans to the character, the hour and what was talked of', () => {
  const draw = (seed: number, change: Partial<Parameters<typeof chooseScenario>[0]> = {}) =>
    chooseScenario({ type: 'Game', persona: bare, hour: null, played: [], seed, said: [], ...change }).id
  const share = (wanted: string, change: Partial<Parameters<typeof chooseScenario>[0]>) =>
    Array.from({ length: 2000 }, (_, seed) => draw(seed * 104729, change)).filter((id) => id === wanted).length
  expect(draw(5)).toBe(draw(5))
  expect(share('duel-kitchen', { persona: { ...bare, occupation: 'Pastry chef' } })).toBeGreaterThan(2 * share('duel-kitchen', {}))
  expect(share('duel-garden', { said: ['I was in the garden all day'] })).toBeGreaterThan(2 * share('duel-garden', {}))
  expect(share('duel-midnight', { hour: 22 })).toBeGreaterThan(5 * share('duel-midnight', { hour: 9 }))
})

test('twenty questions: answers, hints, the thing found, and twenty at most', () => {
  const variant = scenarioOf('Game', 'riddle-fox')!
  const slots = slotsOf(bare, null, null, 3)
  const ask = (questions: string[]) => {
    let state = play({ variant, state: BEGIN, persona: bare, slots, seed: 3, said: '' }).next
    return questions.map((said) => {
      const step = play({ variant, state, persona: bare, slots, seed: 3, said })
      state = step.next
      return { line: step.line, over: state.over }
    })
  }
  const [animal, fly, hint, fox] = ask(['Is it an animal?', 'Can it fly?', 'A hint please', 'Is it a fox?'])
  expect(animal!.line).toMatch(/\bYes|It is, yes/)
  expect(animal!.line).toContain('(Question 1 of 20.)')
  expect(fly!.line).toMatch(/\bNo\b|Not that|Afraid not/)
  expect(hint!.line).toContain('bins')
  expect(fox).toMatchObject({ over: true, line: expect.stringContaining('question 4') as string })
  const long = ask(Array.from({ length: 20 }, () => 'Is it made of cheese?'))
  expect(long.map(({ over }) => over)).toEqual([...Array.from({ length: 19 }, () => false), true])
})

test('a game keeps the score: the lie is found, choices are compared, words are not used twice', () => {
  const [, lie, guess] = playThrough(scenarioOf('Game', 'truths-museum')!, ['the second', '1) I fly 2) I swim 3) I read', 'yes'])
  expect(lie).toContain('Caught')
  expect(guess).toMatch(/number [123] is the lie/)
  const rounds = playThrough(scenarioOf('Game', 'rather-small')!, ['early', 'the bakery', 'whisper', 'umbrella', 'the lost things'])
  expect(rounds.at(-1)).toMatch(/We agreed (?:3|4) times out of 4/)
  const words = playThrough(scenarioOf('Game', 'duel-plain')!, ['needle', 'needle', 'needle', 'needle'])
  expect(words.join(' ')).toMatch(/We have had "needle"|does not begin/)
  expect(words.at(-1)).toContain('Three misses')
})

test('a question to the character is answered by it as always while the scene waits, and "stop the game" ends it', () => {
  const variant = scenarioOf('Chat', 'memory-rain')!
  const slots = slotsOf(bare, 'Sam', 9, 1)
  const at = (said: string) => play({ variant, state: { ...BEGIN, at: 1 }, persona: bare, slots, seed: 1, said })
  expect(at('Do you like rain?')).toMatchObject({ line: null, next: { at: 1, waited: 1, over: false } })
  for (const words of ['stop the game', 'Stop.', 'please end this scene', "I don't want to play any more"])
    expect(at(words).next.over, words).toBe(true)
  expect(at('the bus would not stop and I ran').next.over).toBe(false)
})

test('names and traits that people wrote cannot break out of a line', () => {
  const persona = { ...bare, full_name: 'A*{you}*\nB', hobbies: ['x} *{me}* \n y'], occupation: '{now} *z*' }
  const lines = playThrough(scenarioOf('Chat', 'opening-hands')!, ['ok'], persona)
  expect(lines.join('')).not.toMatch(/[{}\n]/)
})
