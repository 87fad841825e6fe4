import type { OwnEmbeddingsOptions } from './own'
import type { EmbeddingsProvider, EmbeddingsSettings } from './port'

/** Opens the configured encoder; `auto` is the built-in one here (`createFetchedEmbeddings` comes before it where a model was fetched). What cannot be opened gives way to words alone, and `warn` says so in one sentence. */
export async function createEmbeddings(settings: EmbeddingsSettings, warn: (text: string) => void): Promise<EmbeddingsProvider> {
  if (settings.provider === 'openai') {
    const { createOpenAiEmbeddings } = await import('./openai')
    return createOpenAiEmbeddings(settings)
  }
  if (settings.provider !== 'none') {
    const { createEmbeddedEmbeddings, encoderProblem } = await import('./embedded')
    const problem = encoderProblem()
    if (!problem) return createEmbeddedEmbeddings()
    warn(`The sentence encoder cannot be loaded (${problem}): the built-in companion goes by words alone.`)
  }
  const { createNoEmbeddings } = await import('./none')
  return createNoEmbeddings()
}

/** A model of the machine's disk, where one is there and nothing else is configured; null otherwise. */
export async function createFetchedEmbeddings(
  settings: EmbeddingsSettings,
  own: OwnEmbeddingsOptions | null,
): Promise<EmbeddingsProvider | null> {
  if (settings.provider !== 'auto' || !own) return null
  const { createOwnEmbeddings } = await import('./own')
  return createOwnEmbeddings(own)
}
