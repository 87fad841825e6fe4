import { safePath } from '@/lib/attribution/safe-path'

/** How long a browser remembers that it moved: a year. */
const REDIRECT_SECONDS = 365 * 24 * 60 * 60
/** Whoever puts the move off is reminded after a week. */
const REMINDER_SECONDS = 7 * 24 * 60 * 60
const REDIRECT = 'rebrand_redirect'
const REMINDER = 'rebrand_reminder'

const has = (name: string) => document.cookie.split('; ').includes(`${name}=1`)

function set(name: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** The person has moved before, so the next visit moves by itself. */
export const hasMoved = () => has(REDIRECT)
export const rememberMove = () => set(REDIRECT, REDIRECT_SECONDS)
export const hasPutOff = () => has(REMINDER)
export const putOff = () => set(REMINDER, REMINDER_SECONDS)

/**
 * The same page at the new address, and with `token` signed in there. Path and query are set on the address, never
 * resolved against it: a path that begins with two slashes must not name another host.
 */
export function addressThere(new_origin: string, here: string, token: string | null): string {
  const [path = '/', query = ''] = safePath(new URL(here)).split('?')
  const there = new URL(new_origin)
  there.pathname = path
  there.search = query
  if (token) there.searchParams.set('t', token)
  return there.href
}
