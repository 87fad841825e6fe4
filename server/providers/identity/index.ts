import { ProviderError } from '@/server/providers/errors'
import type { IdentityDeps } from './embedded'
import type { FirebaseDeps } from './firebase'
import type { IdentityProvider } from './port'

export type IdentityKind = 'embedded' | 'firebase'
type Deps = IdentityDeps & { firebase?: Pick<FirebaseDeps, 'settings' | 'addressOf'> | null }

const createByName: Record<IdentityKind, (deps: Deps) => Promise<IdentityProvider>> = {
  async embedded(deps) {
    const { createEmbeddedIdentity } = await import('./embedded')
    return createEmbeddedIdentity(deps)
  },
  async firebase({ firebase, db, secret, now }) {
    if (!firebase) throw new ProviderError('misconfigured', 'Firebase needs the settings of its project.')
    const { createFirebaseIdentity } = await import('./firebase')
    return createFirebaseIdentity({ db, secret, now, ...firebase })
  },
}

/** Opens the configured identity provider; it is imported only when chosen. Throws ProviderError('misconfigured'). */
export function createIdentity(kind: IdentityKind, deps: Deps): Promise<IdentityProvider> {
  return createByName[kind](deps)
}
