import { ProviderError } from '@/server/providers/errors'
import { createNoTranscription } from './none'
import { createOpenAiTranscription, type OpenAiTranscriptionOptions } from './openai'
import { createPocketsphinx, findPocketsphinx } from './pocketsphinx'
import type { TranscriptionProvider } from './port'

export type TranscriptionChoice = { provider: 'auto' | 'pocketsphinx' | 'none' } | ({ provider: 'openai' } & OpenAiTranscriptionOptions)

/**
 * The engine that is asked for; `auto` takes pocketsphinx where it is installed. `path` is where programs are.
 * Throws ProviderError('misconfigured') where pocketsphinx is asked for and absent.
 */
export function createTranscription(choice: TranscriptionChoice, path: string): TranscriptionProvider {
  if (choice.provider === 'openai') return createOpenAiTranscription(choice)
  if (choice.provider === 'none') return createNoTranscription()
  const program = findPocketsphinx(path)
  if (program) return createPocketsphinx(program)
  if (choice.provider === 'auto') return createNoTranscription()
  throw new ProviderError(
    'misconfigured',
    'TRANSCRIPTION_PROVIDER=pocketsphinx needs pocketsphinx_continuous on the PATH (Debian: pocketsphinx and pocketsphinx-en-us).',
  )
}
