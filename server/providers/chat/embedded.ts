import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { ProviderError } from '@/server/providers/errors'
import { addressOther } from './companion/address-other'
import { tellClock } from './companion/clock'
import { composeContinuation } from './companion/continue'
import { openDefinition } from './companion/definition'
import { keepFriendly } from './companion/friendly'
import { noticeReaction } from './companion/notice-reaction'
import { suggestFromTopic } from './companion/suggest'
import { talk } from './companion/talk'
import type { ChatProvider, ChatRequest } from './port'

const PACE_MS = 25
/** English words run to about four tokens for three words. */
const TOKENS_PER_PIECE = 4 / 3

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
  })

/** What is left of a line after what was written of it; all of it where that does not fit. */
const restOf = (line: string, written: string): string => (line.startsWith(written) ? line.slice(written.length) : ` ${line}`)

const reply = async (request: ChatRequest, encoder: EmbeddingsProvider): Promise<string> => {
  const talked = await talk(request, encoder)
  return addressOther(request, talked, noticeReaction(request, talked))
}

const compose = async (request: ChatRequest, encoder: EmbeddingsProvider): Promise<string> => {
  if (typeof request.line === 'string')
    return request.continuation ? restOf(request.line, request.messages.at(-1)?.content ?? '') : request.line
  try {
    const text = request.continuation
      ? await composeContinuation(request, encoder)
      : (tellClock(request) ?? (await reply(request, encoder)))
    return request.romance === false ? keepFriendly(text) : text
  } catch (cause) {
    throw new ProviderError('transient', 'The built-in companion couldn’t compose a reply', { cause })
  }
}

/** Word-sized pieces that join back to the very text; punctuation pauses a little longer, as a typing hand would. */
const pieces = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s|$)/g) ?? []

async function* speak(request: ChatRequest, pace: number, encoder: EmbeddingsProvider): AsyncGenerator<string> {
  if (request.signal.aborted) return
  const text = await compose(request, encoder)
  const budget = Math.max(1, Math.floor(request.max_tokens / TOKENS_PER_PIECE))
  for (const piece of pieces(text).slice(0, budget)) {
    if (request.signal.aborted) return
    yield piece
    if (pace > 0) await pause(/[.!?\u2026,*]$/.test(piece) ? pace * 3 : pace, request.signal)
  }
}

/** Speaks when no model is connected: authored lines, a planner and a memory read from the conversation itself. */
export const createEmbeddedChat = (options: { pace_ms?: number; embeddings?: EmbeddingsProvider } = {}): ChatProvider => {
  const { pace_ms = PACE_MS, embeddings = createNoEmbeddings() } = options
  return {
    name: 'embedded',
    model: 'Built-in companion',
    demo: true,
    context_tokens: 8192,
    stream: (request) => speak(request, pace_ms, embeddings),
    warm: (persona) => {
      embeddings.warm()
      // Meaning of a definition is made before its first question; seeds have theirs packed.
      if (persona && !persona.voice) openDefinition(persona, embeddings)
    },
    suggest: suggestFromTopic,
    close: () => embeddings.close(),
  }
}
