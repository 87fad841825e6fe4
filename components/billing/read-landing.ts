type Query = Record<string, string | string[] | undefined>

/** Whose purchase an address speaks of, and of which package. Anybody may write it: it only says where to look. */
export function readLanding({ user_id, package_id }: Query) {
  return {
    user_uuid: typeof user_id === 'string' && user_id !== '' ? user_id : null,
    package_id: typeof package_id === 'string' && /^[1-9]\d{0,8}$/.test(package_id) ? Number(package_id) : null,
  }
}
