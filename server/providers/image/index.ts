import { createEmbeddedImage } from './embedded'
import type { ImageProvider } from './port'

const registry = { embedded: createEmbeddedImage } satisfies Record<string, () => ImageProvider>

export const createImage = (name: keyof typeof registry): ImageProvider => registry[name]()
