import { ProviderError } from '../errors'
import type { Sherpa } from '../sherpa/engine'
import type { TranscriptionProvider } from './port'

/** Ears from this machine's disk. */
export const createOwnTranscription = (sherpa: Sherpa): TranscriptionProvider => ({
  name: 'own',
  listens: true,
  async transcribe({ samples, language, signal }) {
    for await (const answer of sherpa.ask({ samples, language: language?.slice(0, 2).toLowerCase() ?? null }, signal)) {
      if ('heard' in answer) return answer.heard
    }
    throw new ProviderError('transient', 'The ears ended without an answer.')
  },
})
