import { ProviderError } from '@/server/providers/errors'
import { createNoTranscription } from './none'
import type { OpenAiTranscriptionOptions } from './openai'
import type { Sherpa } from '../sherpa/engine'
import { createOwnTranscription } from './own'
import { createPocketsphinx, findPocketsphinx } from './pocketsphinx'
import type { TranscriptionProvider } from './port'

export type TranscriptionChoice = { provider: 'auto' | 'pocketsphinx' | 'none' } | ({ provider: 'openai' } & OpenAiTranscriptionOptions)

/**
 * The engine that is asked for; `auto` takes the ears of this machine's disk, else pocketsphinx where it is installed. `path` is where programs are.
 * The client of an endpoint is imported only when chosen. Throws ProviderError('misconfigured') where pocketsphinx is asked for and absent.
 */
export async function createTranscription(
  choice: TranscriptionChoice,
  path: string,
  own: Sherpa | null = null,
): Promise<TranscriptionProvider> {
  if (choice.provider === 'openai') {
    const { createOpenAiTranscription } = await import('./openai')
    return createOpenAiTranscription(choice)
  }
  if (choice.provider === 'none') return createNoTranscription()
  if (choice.provider === 'auto' && own) return createOwnTranscription(own)
  const program = findPocketsphinx(path)
  if (program) return createPocketsphinx(program)
  if (choice.provider === 'auto') return createNoTranscription()
  throw new ProviderError(
    'misconfigured',
    'TRANSCRIPTION_PROVIDER=pocketsphinx needs pocketsphinx_continuous on the PATH (Debian: pocketsphinx and pocketsphinx-en-us).',
  )
}
