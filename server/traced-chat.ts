import type { ChatProvider } from './providers/chat/port'
import { ProviderError } from './providers/errors'
import type { Tracing } from './providers/tracing/port'

/** The same engine with a span for each call: how long, how soon, how many tokens and how it ended, never what was asked or written. */
export function tracedChat(chat: ChatProvider, tracing: Tracing): ChatProvider {
  async function* stream(request: Parameters<ChatProvider['stream']>[0]): AsyncGenerator<string> {
    const begun = performance.now()
    const span = tracing.begin('chat', { 'gen_ai.provider.name': chat.name, 'gen_ai.request.model': chat.model })
    let first = true
    // Whoever asks may leave in the middle: the reply was stopped, withheld, or long enough.
    let outcome = 'left'
    try {
      for await (const piece of chat.stream({
        ...request,
        ...(request.onUsage && {
          onUsage: (usage) => {
            span.set({ 'gen_ai.usage.input_tokens': usage.prompt, 'gen_ai.usage.output_tokens': usage.reply })
            request.onUsage?.(usage)
          },
        }),
      })) {
        if (first) span.set({ 'krush.first_token_ms': Math.round(performance.now() - begun) })
        first = false
        yield piece
      }
      outcome = request.signal.aborted ? 'aborted' : 'complete'
    } catch (error) {
      outcome = error instanceof ProviderError ? error.kind : 'unknown'
      span.fail()
      throw error
    } finally {
      span.set({ 'krush.outcome': outcome })
      span.end()
    }
  }
  // What an engine says of itself may change, so it is asked each time.
  return Object.create(chat, { stream: { value: stream, enumerable: true } }) as ChatProvider
}
