import type { EmbeddingsProvider, EmbeddingsSettings } from './port'

/** Opens the configured encoder; what cannot be opened gives way to words alone, and `warn` says so in one sentence. */
export async function createEmbeddings(settings: EmbeddingsSettings, warn: (text: string) => void): Promise<EmbeddingsProvider> {
  if (settings.provider === 'openai') {
    const { createOpenAiEmbeddings } = await import('./openai')
    return createOpenAiEmbeddings(settings)
  }
  if (settings.provider === 'embedded') {
    const { createEmbeddedEmbeddings, encoderProblem } = await import('./embedded')
    const problem = encoderProblem()
    if (!problem) return createEmbeddedEmbeddings()
    warn(`The sentence encoder cannot be loaded (${problem}): the built-in companion goes by words alone.`)
  }
  const { createNoEmbeddings } = await import('./none')
  return createNoEmbeddings()
}
