import { ProviderError } from '@/server/providers/errors'
import type { ChatProvider, ChatRequest } from '@/server/providers/chat/port'

export type Script = (request: ChatRequest) => AsyncIterable<string>

/** A model whose words the test decides; the port is the outside, so it may be replaced. */
export const scriptedChat = (script: Script): ChatProvider => ({
  name: 'scripted',
  model: 'scripted',
  demo: false,
  context_tokens: 8192,
  stream: script,
})

export const says = (...pieces: string[]): Script =>
  async function* () {
    yield* pieces
  }

export const failsAfter = (...pieces: string[]): Script =>
  async function* () {
    yield* pieces
    throw new ProviderError('transient', 'scripted failure')
  }

/** Says the first piece and then waits until it is told to go on or aborted. */
export function waitsAfter(first: string, rest = '') {
  let go = () => {}
  const told = new Promise<void>((resolve) => (go = resolve))
  const script: Script = async function* ({ signal }) {
    yield first
    await Promise.race([told, new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))])
    if (!signal.aborted && rest) yield rest
  }
  return { script, go }
}
