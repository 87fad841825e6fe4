import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import type { Sherpa } from '@/server/providers/sherpa/engine'
import type { ChatProvider, ChatRequest, Usage } from '@/server/providers/chat/port'

const SENTENCES = [
  'Good morning, I kept the kettle on for you.',
  'Did you walk along the river again today?',
  'My train was late, and the rain never stopped.',
  'Tell me about the book on your kitchen table.',
  'We could meet at a quarter past seven on Friday.',
  'I like how quiet the street is after dinner.',
]
const TALK = [
  'Hello, how was your day?',
  'What did you do first?',
  'That sounds nice. Who was there?',
  'I cooked something new today.',
  'Guess what it was.',
  'It was a soup with ginger.',
  'Do you like cooking?',
  'What would you cook for a friend?',
  'I would eat that.',
  'Good night, and thank you.',
]

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** Words that have to be changed, added or left out to make one text of the other. */
export function wordErrors(said: string, heard: string): number {
  const [a, b] = [words(said), words(heard)]
  let row = b.map((_, at) => at + 1)
  row.unshift(0)
  for (const [i, word] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) next.push(Math.min(row[j]! + (word === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1))
    row = next
  }
  return row.at(-1)!
}

/** Ten turns of one conversation. Answers lines for the operator; throws ProviderError. */
export async function tryChat(name: string, chat: ChatProvider): Promise<string[]> {
  const messages: ChatRequest['messages'] = []
  const lines = [`  ${name}`, '    turn  first word  tokens/s  prompt  read again']
  for (const [turn, content] of TALK.entries()) {
    messages.push({ role: 'user', content })
    let usage: Usage = { prompt: 0, reply: 0, cached: 0 }
    let first = 0
    let reply = ''
    const begun = performance.now()
    const pieces = chat.stream({
      system: 'You are a friendly gardener of 34 who talks in short sentences.',
      messages: [...messages],
      continuation: false,
      persona: {
        ...{ full_name: 'Ada Field', age: 34, occupation: 'gardener', biography: 'Grows roses.', hobbies: [], personality: [] },
        ...{ extroversion: 50, connection: 50, greeting: 'Hello.', gender: 'Female', voice: null, custom_instructions: '' },
      },
      user_name: null,
      max_tokens: 120,
      from: { person: 1, conversation: 1 },
      onUsage: (counted) => (usage = counted),
      signal: AbortSignal.timeout(5 * 60_000),
    })
    for await (const piece of pieces) {
      first ||= performance.now() - begun
      reply += piece
    }
    messages.push({ role: 'assistant', content: reply })
    const seconds = (performance.now() - begun - first) / 1000
    const speed = usage.reply > 1 && seconds > 0 ? ((usage.reply - 1) / seconds).toFixed(1) : '-'
    const cells = [
      String(turn + 1).padStart(4),
      `${(first / 1000).toFixed(2)} s`.padStart(10),
      speed.padStart(8),
      String(usage.prompt).padStart(6),
    ]
    lines.push(`    ${cells.join('  ')}  ${usage.prompt - usage.cached}`)
  }
  return lines
}

/** Six sentences said and heard again. Answers lines for the operator; throws ProviderError. */
export async function trySpeech(name: string, sherpa: Sherpa): Promise<string[]> {
  const lines = [`  ${name}`, '    words wrong  of sound  spoken in  heard in']
  let wrong = 0
  let all = 0
  for (const text of SENTENCES) {
    for await (const answer of sherpa.ask({ text, sid: 0, speed: 1 }, AbortSignal.timeout(5 * 60_000))) {
      if (!('heard' in answer)) continue
      const errors = wordErrors(text, answer.heard)
      wrong += errors
      all += words(text).length
      const cells = [`${errors} of ${words(text).length}`.padStart(11), `${answer.seconds.toFixed(1)} s`.padStart(8)]
      lines.push(
        `    ${cells.join('  ')}  ${(answer.speak_ms / 1000).toFixed(2).padStart(7)} s  ${(answer.hear_ms / 1000).toFixed(2).padStart(6)} s`,
      )
    }
  }
  return [...lines, `    word errors: ${((100 * wrong) / Math.max(1, all)).toFixed(1)}%`]
}

/** The same in two languages, and something else: texts, their time and how near they are. Throws ProviderError. */
export async function tryEmbeddings(name: string, embeddings: EmbeddingsProvider): Promise<string[]> {
  const texts = ['My sister has a small boat.', 'Mi hermana tiene un barco pequeño.', 'It rains since Monday.']
  await embeddings.embed(['Hello.'])
  const begun = performance.now()
  const [one, same, other] = await embeddings.embed(texts)
  const each = (performance.now() - begun) / texts.length
  const near = (a: Float32Array, b: Float32Array) => a.reduce((sum, entry, at) => sum + entry * b[at]!, 0).toFixed(2)
  return [
    `  ${name}`,
    `    ${each.toFixed(0)} ms a text, ${embeddings.dimensions} numbers each`,
    `    likeness: ${near(one!, same!)} for the same in Spanish, ${near(one!, other!)} for something else`,
  ]
}
