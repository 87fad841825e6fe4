import { describe, expect, test } from 'vitest'
import { CATEGORIES, ETHNICITIES, GENDERS, STYLES } from '@/contracts/character-options'
import { SEEDS } from '@/server/db/seed/characters'
import { filesBelow } from './files'

const counted = (values: string[]) => new Set(values)

describe('the seeded characters', () => {
  test('at least 24, and every file is in the list', () => {
    expect(SEEDS.length).toBeGreaterThanOrEqual(24)
    expect(SEEDS.length).toBe(filesBelow('server/db/seed/characters', /\.ts$/).length)
  })

  test('every one is an adult of 21 or more', () => {
    for (const { slug, age } of SEEDS) {
      expect(Number.isInteger(age), slug).toBe(true)
      expect(age, slug).toBeGreaterThanOrEqual(21)
    }
  })

  test('slugs, names and drawings are their own', () => {
    expect(counted(SEEDS.map(({ slug }) => slug)).size).toBe(SEEDS.length)
    expect(counted(SEEDS.map(({ full_name }) => full_name)).size).toBe(SEEDS.length)
    expect(counted(SEEDS.map(({ appearance }) => JSON.stringify(appearance))).size).toBe(SEEDS.length)
    for (const { slug, full_name } of SEEDS) {
      expect(slug).toMatch(/^[a-z][a-z-]*$/)
      expect(full_name.split(' ').length, slug).toBeLessThanOrEqual(2)
    }
  })

  test('a hook fits on its card', () => {
    for (const { slug, hook } of SEEDS) {
      expect([...hook].length, slug).toBeLessThanOrEqual(60)
      expect(hook.trim(), slug).not.toBe('')
    }
  })

  test('all genders, styles, origins and categories are there', () => {
    expect(counted(SEEDS.map(({ appearance }) => appearance.gender))).toEqual(new Set(GENDERS))
    expect(counted(SEEDS.map(({ appearance }) => appearance.style))).toEqual(new Set(STYLES))
    expect(counted(SEEDS.map(({ appearance }) => appearance.ethnicity))).toEqual(new Set(ETHNICITIES))
    expect(counted(SEEDS.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  })

  test('each has a voice of its own, as much of it as its type asks for', () => {
    const least = { openers: 4, gestures: 10, disclosures: 16, questions: 14, comfort: 6, delight: 6, flirt: 8, farewells: 4 } as const
    for (const { slug, voice, scenarios, greeting, biography } of SEEDS) {
      for (const [part, count] of Object.entries(least) as [keyof typeof least, number][]) {
        expect(voice[part].length, `${slug} ${part}`).toBeGreaterThanOrEqual(count)
      }
      expect(Object.keys(voice.opinions).length, slug).toBeGreaterThanOrEqual(14)
      expect(scenarios.length, slug).toBeGreaterThanOrEqual(3)
      expect(greeting.length * biography.length, slug).toBeGreaterThan(0)
    }
  })

  test('no two tell the same of themselves', () => {
    const owner = new Map<string, string>()
    for (const { slug, voice } of SEEDS) {
      for (const line of [...voice.disclosures, ...voice.flirt]) {
        expect(owner.get(line) ?? slug, line).toBe(slug)
        owner.set(line, slug)
      }
    }
  })
})
