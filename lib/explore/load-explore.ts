import type { Category } from '@/contracts/character-options'
import { listCategories, listCharacters, type CategoryEntry, type CharacterSummary } from '@/contracts/characters'
import { serverCall } from '@/lib/api/server'
import { BEFORE_SHELVES, isPersonal, type ExploreFilter } from './explore-filter'

/** How many shelves it has of few characters and of many, and how many stand on each. */
const SHELVES = { few: 4, many: 8 }
const MANY = 100
const ON_A_SHELF = 9
/** A result shorter than this is followed by others. */
const FEW = 10
/** New characters have a shelf from this many on, while they are not most of all there are. */
const NEW_ONES = 3

export type Shelf = { category: Category; characters: CharacterSummary[] }
export type ExploreData = {
  categories: CategoryEntry[]
  first: { data: CharacterSummary[]; count: number; next_cursor?: string | null }
  /** Who came this week, where that says something. */
  fresh: CharacterSummary[]
  shelves: Shelf[]
  /** Who else there is, where a filter leaves few. */
  others: CharacterSummary[]
}

/** Whoever is not on the page yet, where there are enough of them. */
function unseen(characters: CharacterSummary[], seen: ReadonlySet<number>): CharacterSummary[] {
  const others = characters.filter(({ id }) => !seen.has(id))
  return (others.length >= ON_A_SHELF ? others : characters).slice(0, ON_A_SHELF)
}

/** What the page shows first. Throws ApiError. Server only. */
export async function loadExplore(filter: ExploreFilter): Promise<ExploreData> {
  const call = serverCall()
  const nobody = { data: [], count: 0, next_cursor: null }
  const [categories, first] = await Promise.all([call(listCategories), isPersonal(filter) ? nobody : call(listCharacters, { query: filter })])
  if (isPersonal(filter)) return { categories: categories.data, first, fresh: [], shelves: [], others: [] }
  if (Object.keys(filter).length > 0) {
    const popular = first.count < FEW ? (await call(listCharacters, { query: { size: '15' } })).data : []
    const found = new Set(first.data.map(({ id }) => id))
    const others = popular.filter(({ id }) => !found.has(id)).slice(0, FEW)
    return { categories: categories.data, first, fresh: [], shelves: [], others }
  }
  const most = first.count >= MANY ? SHELVES.many : SHELVES.few
  const largest = [...categories.data].sort((one, other) => other.count - one.count).slice(0, most)
  const size = String(ON_A_SHELF + BEFORE_SHELVES)
  const [news, ...lists] = await Promise.all([
    call(listCharacters, { query: { fresh: '1', sort: 'new', size: String(ON_A_SHELF) } }),
    ...largest.map(({ slug }) => call(listCharacters, { query: { category: slug, size } })),
  ])
  const seen = new Set(first.data.slice(0, BEFORE_SHELVES).map(({ id }) => id))
  const shelves = largest.map(({ slug }, index) => ({ category: slug, characters: unseen(lists[index]?.data ?? [], seen) }))
  return {
    categories: categories.data,
    first,
    fresh: news.count >= NEW_ONES && news.count * 2 <= first.count ? news.data : [],
    shelves: shelves.filter(({ characters }) => characters.length > 1),
    others: [],
  }
}
