import { describe, expect, it } from 'vitest'
import type { CharacterSummary } from '@/contracts/characters'
import { endTile, leftOver, restCounts, wholeRows } from '@/components/characters/even-grid'
import { arrange } from '@/lib/explore/load-explore'

const people = (...ids: number[]) => ids.map((id) => ({ id })) as CharacterSummary[]
const upTo = (last: number, first = 1) => people(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const ids = (characters: readonly CharacterSummary[]) => characters.map(({ id }) => id)

describe('the front page', () => {
  const first = upTo(24)
  const front = arrange({
    first,
    count: 60,
    fresh: { data: people(1, 30, 14, 31, 32), count: 5 },
    shelves: [
      { category: 'warm', characters: people(2, 18, 30, 40, 41) },
      { category: 'calm', characters: people(3, 19, 20) },
    ],
  })
  it('has nobody twice, and everybody of the first page', () => {
    const shown = [...front.lead, ...front.fresh, ...front.shelves.flatMap(({ characters }) => characters), ...front.rest]
    expect(new Set(ids(shown)).size).toBe(shown.length)
    expect(ids(shown)).toEqual(expect.arrayContaining(ids(first)))
    expect(ids(front.rest).slice(0, front.faces.length)).toEqual(ids(front.faces))
  })
  it('leaves out what has too few of its own, and news that are most of all', () => {
    expect(front.shelves.map(({ category }) => category)).toEqual(['warm'])
    expect(ids(front.fresh)).toEqual([30, 31, 32])
    expect(arrange({ first, count: 24, fresh: { data: first, count: 24 }, shelves: [] }).fresh).toEqual([])
  })
})

describe('a grid ends evenly', () => {
  const widths = { 2: 'max-sm', 3: 'sm:max-lg', 4: 'lg:max-xl', 5: 'xl:max-[1700px]', 6: 'min-[1700px]' }
  it.each(Object.entries(widths))('with %i columns', (columns, name) => {
    for (let count = 1; count <= 30; count++) {
      const shown = Array.from({ length: count }, (_, index) => wholeRows(index, count)).filter(
        (text) => !text.split(' ').includes(`${name}:hidden`),
      )
      if (count >= Number(columns)) expect(shown.length % Number(columns)).toBe(0)
      const moved = Array.from({ length: count }, (_, index) => leftOver(index, count)).filter((text) =>
        text?.split(' ').includes(`${name}:block`),
      )
      expect(moved.length + shown.length).toBe(count)
      expect(restCounts(7, count, 0)[Number(columns) - 2]).toBe(7 + moved.length)
      const prefix = { 2: '', 3: 'sm:', 4: 'lg:', 5: 'xl:', 6: 'min-\\[1700px\\]:' }[columns]
      const tile = endTile(count)
      const span = Number(new RegExp(`(?:^| )${prefix}col-span-(\\d)`).exec(tile)?.[1] ?? 0)
      expect((count + span) % Number(columns)).toBe(0)
      expect(tile.split(' ').includes(`${name}:hidden`)).toBe(span === 0)
    }
  })
})
