import { createEmbeddedModeration } from './embedded'
import type { ModerationProvider } from './port'

const registry = { embedded: createEmbeddedModeration } satisfies Record<string, () => ModerationProvider>

export const createModeration = (name: keyof typeof registry): ModerationProvider => registry[name]()
