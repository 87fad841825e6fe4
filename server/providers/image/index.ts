import type { Config } from '@/server/config'
import type { ImageProvider } from './port'
import { readLevels } from './prompt'

export type ImageSettings = Config['media']['image']

/**
 * Opens the configured picture engine; only the chosen one is imported. Throws ProviderError('misconfigured') with a sentence
 * for the operator, e.g. for a workflow that cannot be used.
 */
export async function createImage(settings: ImageSettings): Promise<ImageProvider> {
  switch (settings.provider) {
    case 'embedded': {
      const { createEmbeddedImage } = await import('./embedded')
      return createEmbeddedImage()
    }
    case 'openai': {
      const { createOpenAiImage } = await import('./openai')
      return createOpenAiImage({ ...settings, levels: readLevels(settings.levels) })
    }
    case 'comfyui': {
      const { createComfyuiImage } = await import('./comfyui')
      return createComfyuiImage({ ...settings, levels: readLevels(settings.levels) })
    }
    case 'automatic1111': {
      const { createAutomatic1111Image } = await import('./automatic1111')
      return createAutomatic1111Image({ ...settings, levels: readLevels(settings.levels) })
    }
  }
}
