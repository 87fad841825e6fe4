export type NavName = 'explore' | 'chat' | 'photos' | 'create' | 'my_krushes' | 'favorites' | 'profile' | 'credits' | 'premium'

/** `unknown` is the first paint, before the stored session has been read: CSS then shows what fits. */
export type Viewer = { status: 'unknown' | 'in' | 'out'; premium: boolean }

export type NavEntry = {
  name: NavName
  href: string
  /** Hides it in the first paint where the head script says that it does not fit. */
  className?: string
  /** Asks a signed-out person to sign in instead of going there. */
  asksSignIn?: boolean
}

const ALWAYS: readonly NavEntry[] = [
  { name: 'explore', href: '/' },
  { name: 'chat', href: '/chat' },
  // Photos are no part of the iOS app (components/photos/photos-page.tsx).
  { name: 'photos', href: '/studio', className: 'ios:hidden' },
  { name: 'create', href: '/create' },
]
const OWN: readonly NavEntry[] = [
  { name: 'my_krushes', href: '/my-krushes' },
  { name: 'favorites', href: '/?favorites=1' },
  { name: 'profile', href: '/settings' },
]
const CREDITS: NavEntry = { name: 'credits', href: '/credits' }
const PREMIUM: NavEntry = { name: 'premium', href: '/subscriptions' }

/** The side bar's entries in order. */
export function sidebarEntries({ status, premium }: Viewer): NavEntry[] {
  if (status === 'out') return [...ALWAYS, { ...PREMIUM, asksSignIn: true }]
  if (status === 'in') return [...ALWAYS, ...OWN, premium ? CREDITS : PREMIUM]
  return [
    ...ALWAYS,
    ...OWN.map((entry) => ({ ...entry, className: 'signed-out:hidden' })),
    { ...CREDITS, className: 'free:hidden' },
    { ...PREMIUM, className: 'premium:hidden' },
  ]
}

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Which entry a path belongs to, or null. A character or a category is still exploring; the gallery is photos. */
export function activeEntry(path: string): NavName | null {
  if (path === '/' || under(path, '/categories') || under(path, '/characters')) return 'explore'
  if (under(path, '/chat')) return 'chat'
  if (under(path, '/studio') || under(path, '/gallery')) return 'photos'
  if (under(path, '/create')) return 'create'
  if (under(path, '/my-krushes')) return 'my_krushes'
  if (under(path, '/settings')) return 'profile'
  if (under(path, '/credits')) return 'credits'
  if (under(path, '/subscriptions')) return 'premium'
  return null
}

export type Bars = { sideBar: 'wide' | 'narrow' | 'none'; topBar: 'all' | 'phone' | 'none'; bottomBar: boolean; footer: boolean }

/** Which bars a path has: chat narrows the side bar and is its own header; /create hides the top bar. */
export function barsOf(path: string): Bars {
  if (under(path, '/chat')) {
    const list = path === '/chat'
    return { sideBar: 'narrow', topBar: list ? 'phone' : 'none', bottomBar: list, footer: false }
  }
  // The payment processor's own pages, and the console: without our navigation around them.
  if (under(path, '/sandbox') || under(path, '/admin')) return { sideBar: 'none', topBar: 'none', bottomBar: false, footer: false }
  if (under(path, '/create')) return { sideBar: 'wide', topBar: 'none', bottomBar: true, footer: false }
  return { sideBar: 'wide', topBar: 'all', bottomBar: true, footer: true }
}
