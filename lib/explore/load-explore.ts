import type { Category } from '@/contracts/character-options'
import { listCategories, listCharacters, type CategoryEntry, type CharacterSummary } from '@/contracts/characters'
import { serverCall } from '@/lib/api/server'
import { BEFORE_SHELVES, isPersonal, type ExploreFilter } from './explore-filter'

/** From so many characters on there are shelves; below that the grid shows everybody at a glance. */
const SHELVES_FROM = 40
/** How many shelves it has of few characters and of many, how many stand on each, and what is too few for one. */
const SHELVES = { few: 4, many: 8 }
const MANY = 100
const ON_A_SHELF = 9
const SHELF_LEAST = 3
/** A result shorter than this is followed by others, in whole rows of every width. */
const FEW = 10
const OTHERS = 12
/** How many faces stand in the hero of wide screens. */
const HERO = 3

export type Shelf = { category: Category; characters: CharacterSummary[] }
/** What the front page draws. Nobody is in two of its parts. */
export type Front = {
  /** In the hero of wide screens, and below that width the first of `rest`. */
  faces: CharacterSummary[]
  lead: CharacterSummary[]
  /** Who came this week, where that says something. */
  fresh: CharacterSummary[]
  shelves: Shelf[]
  /** Whoever is nowhere above. */
  rest: CharacterSummary[]
}
export type ExploreData = {
  categories: CategoryEntry[]
  first: { data: CharacterSummary[]; count: number; next_cursor?: string | null; category?: Category | null }
  /** Only without a filter. */
  front: Front | null
  /** Who else there is, where a filter leaves few. */
  others: CharacterSummary[]
}

type Candidates = { first: CharacterSummary[]; count: number; fresh: { data: CharacterSummary[]; count: number }; shelves: Shelf[] }

/** Deals the characters out over the front page, so that each is met once. */
export function arrange({ first, count, fresh, shelves }: Candidates): Front {
  const lead = first.slice(0, BEFORE_SHELVES)
  const behind = first.slice(BEFORE_SHELVES)
  const faces = behind.length > HERO ? behind.slice(0, HERO) : []
  const met = new Set([...lead, ...faces].map(({ id }) => id))
  const meet = (characters: CharacterSummary[]) => {
    const unmet = characters.filter(({ id }) => !met.has(id)).slice(0, ON_A_SHELF)
    if (unmet.length < SHELF_LEAST) return []
    for (const { id } of unmet) met.add(id)
    return unmet
  }
  // While most of all are new, it says nothing of anybody.
  const news = fresh.count * 2 <= count ? meet(fresh.data) : []
  const shown = shelves.map(({ category, characters }) => ({ category, characters: meet(characters) }))
  const front = faces.map(({ id }) => id)
  return {
    faces,
    lead,
    fresh: news,
    shelves: shown.filter(({ characters }) => characters.length > 0),
    rest: behind.filter(({ id }) => front.includes(id) || !met.has(id)),
  }
}

/** What the page shows first. Throws ApiError. Server only. */
export async function loadExplore(filter: ExploreFilter): Promise<ExploreData> {
  const call = serverCall()
  const nobody = { data: [], count: 0, next_cursor: null }
  const [categories, first] = await Promise.all([
    call(listCategories),
    isPersonal(filter) ? nobody : call(listCharacters, { query: filter }),
  ])
  if (isPersonal(filter)) return { categories: categories.data, first, front: null, others: [] }
  if (Object.keys(filter).length > 0) {
    const popular = first.count < FEW ? (await call(listCharacters, { query: { size: '24' } })).data : []
    const found = new Set(first.data.map(({ id }) => id))
    const others = popular.filter(({ id }) => !found.has(id)).slice(0, OTHERS)
    return { categories: categories.data, first, front: null, others }
  }
  const most = first.count >= MANY ? SHELVES.many : first.count >= SHELVES_FROM ? SHELVES.few : 0
  const largest = [...categories.data].sort((one, other) => other.count - one.count).slice(0, most)
  const size = String(ON_A_SHELF + BEFORE_SHELVES + HERO + ON_A_SHELF)
  const [fresh, ...lists] = await Promise.all([
    call(listCharacters, { query: { fresh: '1', sort: 'new', size } }),
    ...largest.map(({ slug }) => call(listCharacters, { query: { category: slug, size } })),
  ])
  const shelves = largest.map(({ slug }, index) => ({ category: slug, characters: lists[index]?.data ?? [] }))
  return { categories: categories.data, first, front: arrange({ first: first.data, count: first.count, fresh, shelves }), others: [] }
}
