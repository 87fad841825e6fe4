type Query = Record<string, string | string[] | undefined>

const idOf = (value: string | string[] | undefined | null): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null

/** Whose purchase an address speaks of, and of which package (section 2). Anybody may write it: it only says where to look. */
export const readLanding = (query: Query) => ({ user_id: idOf(query.user_id), package_id: idOf(query.package_id) })
