import { createEmbeddedAuth } from './embedded'
import type { AuthPort } from './port'

/** The one auth port of the browser; another provider is chosen here and nowhere else. */
export const auth: AuthPort = createEmbeddedAuth()
export const loadAuth = async () => auth as AuthPort & { setPassword: (password: string) => Promise<void>; passkeys: null | { supported: () => boolean; enrol: (name: string) => Promise<void> } }
