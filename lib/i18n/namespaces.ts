/** Every catalogue in messages/<locale>/. Add a line when you add a file. */
export const NAMESPACES = [
  'common',
  'layout',
  'explore',
  'discover',
  'character',
  'legal',
  'safety',
  'contact',
  'pages',
  'errors',
  'chat',
  'memories',
  'connect',
  'realtime',
  'sandbox',
  'auth',
  'modals',
  'profile',
  'inbox',
  'settings',
  'feedback',
  'affiliates',
  'consent',
  'billing',
  'rewards',
  'photos',
  'create',
  'creators',
  'krushes',
  'lore',
  'reports',
  'surprises',
  'native',
  'offline',
  'admin',
  'appeal',
  'undo',
  'bank',
  'reporting',
  'lines',
  'boundaries',
  'voices',
  'groups',
  'actions',
] as const
export type Namespace = (typeof NAMESPACES)[number]

/** Catalogues that the server alone reads (server/texts/texts-of.ts); no page carries them. */
export const SERVER_NAMESPACES = ['emails', 'crisis', 'push'] as const

/** Those every page's client components may read; others go through components/layout/with-messages where needed. */
export const CLIENT_NAMESPACES: readonly Namespace[] = ['common', 'layout', 'errors']
