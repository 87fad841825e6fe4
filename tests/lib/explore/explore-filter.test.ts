import { expect, it } from 'vitest'
import { exploreHref, readExploreFilter } from '@/lib/explore/explore-filter'

it.each([
  [{}, '/'],
  [{ q: 'tea & rain' }, '/?q=tea+%26+rain'],
  [{ category: 'warm' }, '/categories/warm'],
  [{ category: 'warm', gender: 'Male' }, '/?category=warm&gender=Male'],
  [{ category: 'warm', sort: 'new' }, '/?category=warm&sort=new'],
  [{ style: 'Anime', q: 'tea' }, '/?q=tea&style=Anime'],
  [{ favorites: '1' }, '/?favorites=1'],
  [{ sort: 'new', style: 'Anime', gender: 'Male' }, '/?gender=Male&style=Anime&sort=new'],
  [{ category: 'warm', q: undefined, gender: undefined }, '/categories/warm'],
] as const)('%o lives at %s', (filter, href) => expect(exploreHref(filter)).toBe(href))

it('reads its own addresses back and leaves out what it does not know', () => {
  const back = Object.fromEntries(new URL(exploreHref({ q: 'tea', gender: 'Non-binary' }), 'http://x').searchParams)
  expect(readExploreFilter(back)).toEqual({ q: 'tea', gender: 'Non-binary' })
  expect(readExploreFilter({ q: '  ', category: 'minors', gender: ['Male'], sort: 'x', style: 'oil', favorites: 'yes' })).toEqual({})
  expect(readExploreFilter({ style: 'Anime', sort: 'for_you', favorites: '1' })).toEqual({
    style: 'Anime',
    sort: 'for_you',
    favorites: '1',
  })
  expect(readExploreFilter({ q: 'x'.repeat(200) }).q).toHaveLength(80)
})
