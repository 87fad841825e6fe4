import { createEmbeddedStorage } from './embedded'
import type { StorageProvider } from './port'

const registry = { embedded: createEmbeddedStorage } satisfies Record<string, (folder: string) => StorageProvider>

export const createStorage = (name: keyof typeof registry, folder: string): StorageProvider => registry[name](folder)
