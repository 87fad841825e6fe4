import { createEmbeddedAuth } from './embedded'
import type { AuthPort } from './port'

/** The one auth port of the browser; another provider is chosen here and nowhere else. */
export const auth: AuthPort = createEmbeddedAuth()
