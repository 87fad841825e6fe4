import { ProviderError } from '@/server/providers/errors'
import type { TranscriptionProvider } from './port'

/** Nothing listens: notes are kept as sound, and people are told so before they send one. */
export const createNoTranscription = (): TranscriptionProvider => ({
  name: 'none',
  listens: false,
  async transcribe() {
    throw new ProviderError('misconfigured', 'No transcription is set up.')
  },
})
