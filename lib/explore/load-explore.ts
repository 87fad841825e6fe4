import type { Category } from '@/contracts/character-options'
import { listCategories, listCharacters, type CategoryEntry, type CharacterSummary } from '@/contracts/characters'
import { serverCall } from '@/lib/api/server'
import type { ExploreFilter } from './explore-filter'

/** How many shelves the front page has at most, and how many characters stand on each. */
const SHELVES = 4
const ON_A_SHELF = 9
/** A result shorter than this is followed by others. */
const FEW = 10

export type Shelf = { category: Category; characters: CharacterSummary[] }
export type ExploreData = {
  categories: CategoryEntry[]
  first: { data: CharacterSummary[]; count: number; next_cursor?: string | null }
  shelves: Shelf[]
  /** Who else there is, where a filter leaves few. */
  others: CharacterSummary[]
}

/** What the page shows first. Throws ApiError. Server only. */
export async function loadExplore(filter: ExploreFilter): Promise<ExploreData> {
  const call = serverCall()
  const [categories, first] = await Promise.all([call(listCategories), call(listCharacters, { query: filter })])
  const plain = Object.keys(filter).length === 0
  const largest = [...categories.data].sort((one, other) => other.count - one.count).slice(0, plain ? SHELVES : 0)
  const shelves = await Promise.all(
    largest.map(async ({ slug }) => {
      const { data } = await call(listCharacters, { query: { category: slug, size: String(ON_A_SHELF) } })
      return { category: slug, characters: data }
    }),
  )
  const popular = !plain && first.count < FEW ? (await call(listCharacters, { query: { size: '15' } })).data : []
  const found = new Set(first.data.map(({ id }) => id))
  return {
    categories: categories.data,
    first,
    shelves: shelves.filter(({ characters }) => characters.length > 1),
    others: popular.filter(({ id }) => !found.has(id)).slice(0, FEW),
  }
}
