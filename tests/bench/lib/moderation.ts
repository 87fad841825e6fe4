// node tsx moderation.ts MESSAGES: what the rules in code cost between a send and the first token, in one process. Prints JSON:
// milliseconds at p50 and p95 of each part, and the share of first pieces that needed the full check.
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { ordinary } from '@/tests/eval/moderation/sets'
import { random } from '@/tests/support/counts'

const MESSAGES = Number(process.argv[2] ?? 2_000)
const LEAST_WORDS = 5
const MOST_WORDS = 60
/** As `server/domain/messages/moderation-context.ts` takes them. */
const TURNS = 8
const PIECE_WORDS = 3
const WARM = 200
const PERSONA = [
  'Mara, 34, keeps a bookshop by the harbor. She is patient, curious and a little vain about her coffee.',
  'Speak briefly. Ask one question at a time.',
  'Come in, the kettle is on. You look as if the day had been long. The shop has a cat named Argos who sleeps on the atlases.',
]

const moderation = createEmbeddedModeration()
const { below } = random(7)
const words = ordinary()
  .map(({ text }) => text)
  .filter((text) => /^[\x20-\x7e]+$/.test(text))
  .flatMap((text) => text.split(' '))

/** Words in the order in which people wrote them, from anywhere. */
const message = (): string => {
  const from = below(words.length - MOST_WORDS)
  return words.slice(from, from + LEAST_WORDS + below(MOST_WORDS - LEAST_WORDS + 1)).join(' ')
}
const quantile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!

const [input, first, both]: number[][] = [[], [], []]
let checked = 0
let turns: string[] = []
for (let at = 0; at < MESSAGES + WARM; at++) {
  // A new chat now and then.
  if (at % 40 === 0) turns = []
  const text = message()
  const reply = message()
  const piece = reply.split(' ').slice(0, PIECE_WORDS).join(' ')
  const context = [...PERSONA.slice(1), ...turns.slice(-TURNS)]
  const said = turns.slice(-TURNS).map((content, n) => ({ role: n % 2 ? ('assistant' as const) : ('user' as const), content }))
  const begun = performance.now()
  await moderation.check({ stage: 'user_input', text, context, persona: PERSONA, turns: said })
  const sent = performance.now()
  const due = moderation.quick!(piece)
  if (due) await moderation.check({ stage: 'model_output', text: piece, context: [...context, text], persona: PERSONA })
  const shown = performance.now()
  turns.push(text, reply)
  if (at < WARM) continue
  input!.push(sent - begun)
  first!.push(shown - sent)
  both!.push(shown - begun)
  if (due) checked++
}

const figures = (times: number[]) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) })
console.log(
  JSON.stringify({ messages: MESSAGES, input: figures(input!), first: figures(first!), both: figures(both!), checked: checked / MESSAGES }),
)
