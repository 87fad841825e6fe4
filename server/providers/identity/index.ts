import type { IdentityDeps } from './embedded'
import type { IdentityProvider } from './port'

export type IdentityKind = 'embedded'

const createByName: Record<IdentityKind, (deps: IdentityDeps) => Promise<IdentityProvider>> = {
  async embedded(deps) {
    const { createEmbeddedIdentity } = await import('./embedded')
    return createEmbeddedIdentity(deps)
  },
}

/** Opens the configured identity provider; it is imported only when chosen. Throws ProviderError('misconfigured'). */
export function createIdentity(kind: IdentityKind, deps: IdentityDeps): Promise<IdentityProvider> {
  return createByName[kind](deps)
}
