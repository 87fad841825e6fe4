import type { SpeechSettings } from '@/server/config-media'
import type { SpeechProvider } from './port'

/** Opens the configured voice; engines are imported only when chosen. Throws ProviderError('misconfigured'). */
export async function createSpeech(settings: SpeechSettings): Promise<SpeechProvider> {
  if (settings.provider === 'openai') {
    const { createOpenAiSpeech } = await import('./openai')
    return createOpenAiSpeech(settings)
  }
  const { createEmbeddedSpeech } = await import('./embedded')
  return createEmbeddedSpeech()
}
