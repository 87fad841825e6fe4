import { CATEGORIES, GENDERS, type Category } from '@/contracts/character-options'

export type ExploreFilter = { q?: string; category?: Category; gender?: (typeof GENDERS)[number] }

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((entry) => entry === value)

/** What the address asks for; anything unknown in it is left out. */
export function readExploreFilter(params: Record<string, string | string[] | undefined>): ExploreFilter {
  const q = typeof params.q === 'string' ? params.q.trim().slice(0, 80) : ''
  return {
    ...(q ? { q } : {}),
    ...(oneOf(CATEGORIES, params.category) ? { category: oneOf(CATEGORIES, params.category) } : {}),
    ...(oneOf(GENDERS, params.gender) ? { gender: oneOf(GENDERS, params.gender) } : {}),
  }
}

/** The address of a filter. A category alone has a page of its own. */
export function exploreHref({ q, category, gender }: ExploreFilter): string {
  if (category && !q && !gender) return `/categories/${category}`
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  if (gender) query.set('gender', gender)
  const text = query.toString()
  return text ? `/?${text}` : '/'
}
