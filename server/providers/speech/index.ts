import type { SpeechSettings } from '@/server/config-media'
import type { Sherpa } from '../sherpa/engine'
import type { OwnSpeaker } from './own'
import type { SpeechProvider } from './port'

export type OwnVoice = { sherpa: Sherpa; /** The model's name. */ model: string; speakers: readonly OwnSpeaker[] }

/**
 * Opens the configured voice; `auto` takes the one of this machine's disk, else the built-in one. Engines are imported only when chosen.
 * Throws ProviderError('misconfigured').
 */
export async function createSpeech(settings: SpeechSettings, own: OwnVoice | null = null): Promise<SpeechProvider> {
  if (settings.provider === 'openai') {
    const { createOpenAiSpeech } = await import('./openai')
    return createOpenAiSpeech(settings)
  }
  if (settings.provider === 'auto' && own) {
    const { createOwnSpeech } = await import('./own')
    return createOwnSpeech(own.sherpa, own.model, own.speakers)
  }
  const { createEmbeddedSpeech } = await import('./embedded')
  return createEmbeddedSpeech()
}
