import { describe, expect, test } from 'vitest'
import { ELSEWHERE, POLICY, UNKNOWN } from '@/server/domain/places/policy-table'
import { closedBy, placeFrom, rulesFor, strictest } from '@/server/domain/places/rules-for'

const none = { fallback: null, off: [], blocked: [] }
const at = (address: string | null, declared: string | null = null, settings: Parameters<typeof rulesFor>[1] = none) =>
  rulesFor({ address, declared }, settings)

describe('the table of places', () => {
  test.each(POLICY.flatMap((row) => row.places.map((place) => [place, row] as const)))('%s', (place, { rules, source, since }) => {
    expect(place).toBe(placeFrom(...(place.split('-') as [string, string?])))
    expect(at(place)).toEqual(rules)
    expect(source.length).toBeGreaterThan(10)
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
    // The law of companions asks for a break and a notice every three hours at least.
    expect(rules.break_minutes).toBeLessThanOrEqual(180)
  })
  test('no place has two rows', () => {
    const places = POLICY.flatMap((row) => row.places)
    expect(new Set(places).size).toBe(places.length)
  })
  test('New York’s large sentence is New York’s', () => {
    expect(POLICY.filter(({ rules }) => rules.disclosure === 'large').flatMap(({ places }) => places)).toEqual(['US-NY'])
  })
})

describe('the strictest counts', () => {
  test('an unknown place is what the operator has set, and the large notice', () => {
    expect(at(null)).toEqual(UNKNOWN)
    expect(at(null, null, { ...none, fallback: 'GB' })).toEqual({ ...UNKNOWN, age: 'hosted' })
    expect(at('JP')).toEqual(ELSEWHERE)
  })
  test('a declared place makes stricter and never looser', () => {
    expect(at('JP', 'GB').age).toBe('hosted')
    expect(at('GB', 'JP').age).toBe('hosted')
    expect(at(null, 'JP')).toEqual(UNKNOWN)
    expect(at('US-TX', 'US-NY')).toEqual({ ...ELSEWHERE, age: 'hosted', disclosure: 'large' })
  })
  test('a country of parts is, without its part, as strict as all of them', () => {
    expect(at('US')).toEqual(strictest(POLICY.filter(({ places }) => places[0]!.startsWith('US-')).map(({ rules }) => rules)))
    expect(at('US-CO')).toEqual(ELSEWHERE)
  })
  test('the operator closes places, and opens none', () => {
    const settings = { ...none, off: ['US-CO', 'GB'], blocked: ['KR'] }
    expect(at('US-CO', null, settings).adult).toBe('off')
    expect(at('US-CA', null, settings).adult).toBe('on')
    expect(at('GB', null, settings)).toMatchObject({ adult: 'off', age: 'hosted' })
    expect(at('KR', null, settings).adult).toBe('blocked')
    expect(at('JP', 'KR', settings).adult).toBe('blocked')
  })
  test('what closes adult themes', () => {
    expect(closedBy(at('JP'), false)).toBeNull()
    expect(closedBy(at('GB'), false)).toBe('age_check')
    expect(closedBy(at('GB'), true)).toBeNull()
    expect(closedBy({ ...ELSEWHERE, adult: 'off' }, true)).toBe('place')
  })
  test.each([
    ['gb', undefined, 'GB'],
    ['US', 'TX', 'US-TX'],
    ['US', 'us-tx', 'US-TX'],
    ['US', '', 'US'],
    ['US', '<b>', 'US'],
    ['XX', 'TX', null],
    ['T1', undefined, null],
    ['', 'TX', null],
    ['USA', undefined, null],
  ])('a proxy’s %s and %s are %s', (country, region, place) => expect(placeFrom(country, region)).toBe(place))
})
