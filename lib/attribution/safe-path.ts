/** Parameters that let someone in or name a person: never kept, never carried to another address. */
const SECRETS = new Set(['t', 'email', 'oobcode', 'code', 'state', 'token', 'id_token'])

/** Path and query of an address, without its secrets. */
export function safePath({ pathname, searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !SECRETS.has(name.toLowerCase()))
  return pathname + (kept.length ? `?${new URLSearchParams(kept)}` : '')
}
