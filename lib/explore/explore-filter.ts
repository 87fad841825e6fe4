import { CATEGORIES, GENDERS, STYLES, type Category } from '@/contracts/character-options'

/** `sort` is left out where it is the usual one: popular, or the best match for a search. `favorites` is '1' or absent. */
export type ExploreFilter = {
  q?: string
  category?: Category
  gender?: (typeof GENDERS)[number]
  style?: (typeof STYLES)[number]
  sort?: (typeof SORTS)[number]
  favorites?: '1'
}

/** What an address names; without one it is popular, or the best match. */
export const SORTS = ['new', 'for_you'] as const

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((entry) => entry === value)

/** What the address asks for; anything unknown in it is left out. */
export function readExploreFilter(params: Record<string, string | string[] | undefined>): ExploreFilter {
  const q = typeof params.q === 'string' ? params.q.trim().slice(0, 80) : ''
  const read: ExploreFilter = {
    q: q || undefined,
    category: oneOf(CATEGORIES, params.category),
    gender: oneOf(GENDERS, params.gender),
    style: oneOf(STYLES, params.style),
    sort: oneOf(SORTS, params.sort),
    favorites: oneOf(['1'], params.favorites),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** In the order of the address, so that the same filter has the same one. */
const NAMES = ['q', 'category', 'gender', 'style', 'sort', 'favorites'] as const

/** The address of a filter. A category alone has a page of its own. */
export function exploreHref(filter: ExploreFilter): string {
  const chosen = NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  if (filter.category && chosen.length === 1) return `/categories/${filter.category}`
  const text = new URLSearchParams(chosen).toString()
  return text ? `/?${text}` : '/'
}

/** What only one person's session can answer: the pages show it in the browser. */
export const isPersonal = ({ sort, favorites }: ExploreFilter) => sort === 'for_you' || favorites !== undefined

/** The front page shows this many before its shelves: whole rows at most widths (components/characters/even-grid). */
export const BEFORE_SHELVES = 12
