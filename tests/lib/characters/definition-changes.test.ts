import { describe, expect, it } from 'vitest'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { definitionChanges } from '@/lib/characters/definition-changes'
import { definition } from '../../components/my-krushes/fixtures'

const changesTo = (change: Partial<CharacterDefinition>, from: CharacterDefinition = definition()) =>
  definitionChanges(from, { ...from, ...change })
const looks = (change: Partial<CharacterDefinition['appearance']>) => changesTo({ appearance: { ...definition().appearance, ...change } })

describe('definitionChanges', () => {
  it('finds nothing where nothing changed, nor in another order of words', () => {
    expect(changesTo({})).toEqual([])
    expect(changesTo({ hobbies: definition().hobbies.toReversed() })).toEqual([])
  })
  it('reports values with what they were', () => {
    expect(changesTo({ full_name: 'Mina Tolland', age: 32, extroversion: 70 })).toEqual([
      { kind: 'value', part: 'full_name', from: 'Mira Tolland', to: 'Mina Tolland' },
      { kind: 'value', part: 'age', from: '31', to: '32' },
      { kind: 'value', part: 'extroversion', from: '40 %', to: '70 %' },
    ])
  })
  it('reports looks in words, also those that were not chosen before', () => {
    expect(looks({ hair_style: 'CurlyShort', style: 'Comic3D', glasses: 'round' })).toEqual([
      { kind: 'value', part: 'style', from: 'realistic', to: 'comic 3D' },
      { kind: 'value', part: 'hair_style', from: 'straight long', to: 'curly short' },
      { kind: 'value', part: 'glasses', from: '', to: 'round' },
    ])
    expect(looks({ seed: 8 })).toEqual([{ kind: 'face' }])
  })
  it('reports of texts only that they were written, rewritten or removed', () => {
    expect(changesTo({ hook: 'Another one.', biography: '', custom_instructions: 'Be brief.' })).toEqual([
      { kind: 'rewritten', part: 'hook' },
      { kind: 'removed', part: 'biography' },
      { kind: 'written', part: 'custom_instructions' },
    ])
  })
  it('reports which words came and went', () => {
    expect(changesTo({ hobbies: ['reading', 'chess'], tags: [] })).toEqual([
      { kind: 'words', part: 'hobbies', added: ['chess'], removed: ['running'] },
      { kind: 'words', part: 'tags', added: [], removed: ['kind'] },
    ])
  })
  it('reports scenes by their titles', () => {
    const scenarios = [
      { title: 'Rain', opening: 'Another beginning.' },
      { title: 'Night train', opening: 'It leaves at ten.' },
    ]
    expect(changesTo({ scenarios })).toEqual([
      { kind: 'scenes', added: ['Night train'], removed: ['Bar'], rewritten: ['Rain'], moved: false },
    ])
  })
  it('reports when scenes only stand in another order', () => {
    const { scenarios } = definition()
    expect(scenarios.length).toBeGreaterThan(1)
    expect(changesTo({ scenarios: scenarios.toReversed() })).toEqual([
      { kind: 'scenes', added: [], removed: [], rewritten: [], moved: true },
    ])
    expect(changesTo({ scenarios: [...scenarios, { title: 'Night train', opening: 'It leaves at ten.' }] })).toMatchObject([
      { added: ['Night train'], moved: false },
    ])
  })
})
