import { ProviderError } from '@/server/providers/errors'
import type { EmbeddingsProvider } from './port'

/** Nothing embeds: whoever searches does it by words alone. */
export const createNoEmbeddings = (): EmbeddingsProvider => ({
  name: 'none',
  model: 'none',
  dimensions: 0,
  languages: [],
  embeds: false,
  embed: () => Promise.reject(new ProviderError('misconfigured', 'Nothing embeds texts here (EMBEDDINGS_PROVIDER).')),
  warm: () => {},
  close: () => Promise.resolve(),
})
