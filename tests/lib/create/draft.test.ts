import { describe, expect, it } from 'vitest'
import { CharacterDefinition, DEFINITION_LIMITS } from '@/contracts/character-definition'
import { definitionOf, emptyDraft, problemsOf, type Draft, type Field } from '@/lib/create/draft'

const words = {
  required: () => 'required',
  too_long: () => 'long',
  in_scenario: () => 'scenario',
  too_many: () => 'many',
  too_many_words: () => 'words',
}
const complete: Draft = { ...emptyDraft(5), full_name: 'Ana Bell', age: '34', hook: 'Sit.', greeting: 'Hello.' }
const of = (length: number) => 'x'.repeat(length)
const { hook, greeting, biography, occupation, custom_instructions, word, scenarios, scenario_title, scenario_opening } = DEFINITION_LIMITS

/** Each field at its limit and one over it. */
const EDGES: [Field, (over: 0 | 1) => Partial<Draft>][] = [
  ['full_name', (over) => ({ full_name: of(DEFINITION_LIMITS.full_name + over) })],
  ['age', (over) => ({ age: over ? '17' : '18' })],
  ['age', (over) => ({ age: over ? '121' : '120' })],
  ['hook', (over) => ({ hook: of(hook + over) })],
  ['hook', (over) => ({ hook: over ? ' ' : 'x' })],
  ['greeting', (over) => ({ greeting: of(greeting + over) })],
  ['biography', (over) => ({ biography: of(biography + over) })],
  ['occupation', (over) => ({ occupation: of(occupation + over) })],
  ['custom_instructions', (over) => ({ custom_instructions: of(custom_instructions + over) })],
  ['hobbies', (over) => ({ hobbies: [of(word + over)] })],
  ['tags', (over) => ({ tags: Array.from({ length: DEFINITION_LIMITS.words + over }, (_, n) => `${n}`) })],
  ['scenarios', (over) => ({ scenarios: Array.from({ length: scenarios + over }, (_, n) => ({ title: `${n}`, opening: 'x' })) })],
  ['scenarios', (over) => ({ scenarios: [{ title: of(scenario_title + over), opening: 'x' }] })],
  ['scenarios', (over) => ({ scenarios: [{ title: 'x', opening: of(scenario_opening + over) }] })],
]

describe('what the form refuses is what the contract refuses', () => {
  it.each(EDGES)('%s, edge %#', (field, change) => {
    for (const over of [0, 1] as const) {
      const draft = { ...complete, ...change(over) }
      const refused = CharacterDefinition.safeParse(definitionOf(draft)).success === false
      expect(refused, `the contract at +${over}`).toBe(over === 1)
      expect(Object.keys(problemsOf(draft, custom_instructions, words)), `the form at +${over}`).toEqual(over ? [field] : [])
    }
  })
})
