import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { HAIR_STYLES, STYLES } from '@/contracts/character-options'
import { identityPrompt, identitySeed } from '@/server/providers/image/identity'
import { randomAppearance } from '@/server/providers/image/illustrator/portrait'
import { promptOf, readLevels } from '@/server/providers/image/prompt'

const appearances = fc
  .record({ seed: fc.nat(2 ** 31 - 1), style: fc.constantFrom(...STYLES), hair_style: fc.constantFrom(...HAIR_STYLES) })
  .map(({ seed, ...options }) => ({ ...randomAppearance(seed), ...options }))

describe('the words for a person', () => {
  it('say an adult of so many years, whoever it is, whatever the style', () => {
    fc.assert(
      fc.property(appearances, fc.integer({ min: 18, max: 80 }), (appearance, age) => {
        const words = identityPrompt(appearance, age)
        expect(words).toMatch(new RegExp(`^an adult [\\w ]+, ${age} years old, `))
        expect(words).not.toMatch(/undefined|girl|boy|teen|young|child|petite|pigtail/i)
      }),
    )
  })

  it('are the same each time, and others for another seed', () => {
    fc.assert(
      fc.property(appearances, (appearance) => {
        expect(identityPrompt({ ...appearance, pose: 'left', mood: 'calm', scene: 'cafe', wardrobe: 'dress' }, 30)).toBe(
          identityPrompt({ ...appearance }, 30),
        )
        expect(identitySeed(appearance)).toBe(identitySeed({ ...appearance, style: 'Anime' }))
      }),
    )
    const one = randomAppearance(1)
    const strangers = new Set(Array.from({ length: 40 }, (_, seed) => identityPrompt({ ...one, seed }, 30)))
    expect(strangers.size).toBeGreaterThan(35)
    expect(new Set(Array.from({ length: 40 }, (_, seed) => identitySeed({ ...one, seed }))).size).toBe(40)
  })

  it('fit the person: a build of a woman is not said of a man', () => {
    const one = randomAppearance(1)
    expect(identityPrompt({ ...one, gender: 'Female', ethnicity: 'Latina' }, 30)).toMatch(/Latina woman.*bust.*hips/)
    expect(identityPrompt({ ...one, gender: 'Male', ethnicity: 'Latina' }, 30)).toMatch(/Latino man/)
    expect(identityPrompt({ ...one, gender: 'Male' }, 30)).not.toMatch(/bust|hips/)
  })

  it('end every request with an adult, after whatever a person wished', () => {
    fc.assert(
      fc.property(appearances, fc.constantFrom(...PHOTO_LEVELS), fc.string({ maxLength: 200 }), (appearance, level, prompt) => {
        const request = { appearance, age: 31, level, prompt, seed: 1, signal: new AbortController().signal }
        const asked = promptOf(request, readLevels(null), { has_negative: true })
        expect(asked.prompt.endsWith('One fictional person, an adult of 31 years who looks it.')).toBe(true)
        expect(asked.prompt).not.toMatch(/[<>()[\]{}|\\\n]|embedding:/)
        expect(asked.negative).toMatch(/^child, /)
        expect(promptOf(request, readLevels(null), { has_negative: false }).prompt).toMatch(
          /Nobody in the picture is or looks like a child/,
        )
      }),
    )
  })
})
