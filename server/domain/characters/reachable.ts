import type { CharacterRow } from './present'

/** Not in the trash and not taken down. */
export const THERE = 'deleted_at is null and hidden_at is null'

/** Ids can be counted through, so somebody else's unlisted character opens only by its address. */
export const isReachable = ({ visibility, slug }: Pick<CharacterRow, 'visibility' | 'slug'>, given: string | undefined) =>
  visibility === 'public' || (visibility === 'unlisted' && slug === given)

/** The same in a statement, for the row of `characters`. `slug` is a placeholder, for example `$3`, of a text or null. */
export const reachable = (slug: string) => `(visibility = 'public' or visibility = 'unlisted' and slug = ${slug}::text) and ${THERE}`
