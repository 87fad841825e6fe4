// See exam.mjs. Plants fifty facts in three hundred turns, asks for each in other words, and counts the answers in the prompt.
import { notice } from '@/server/domain/memories/notice'
import { chooseMemories, costOf, MEMORY_PART, type Known } from '@/server/domain/memories/recall'
import { placeOf, type Current, type New } from '@/server/domain/memories/write-down'
import { buildPrompt, type PromptInput } from '@/server/domain/messages/build-prompt'
import type { ChatTurn } from '@/server/providers/chat/port'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors } from '@/server/providers/embeddings/packed'
import { EXAM, SMALL_TALK } from './exam-facts'
import { personaOf } from './talk'

const say = (line: string) => process.stdout.write(`${line}\n`)
const loud = process.argv.includes('--misses')
const TURNS = 300
/** Facts are told one every so many turns from the first on, and corrected from this turn on. */
const EVERY = 4
const CORRECTED_FROM = 210
/** Facts that do not fit, among which one is looked for. */
const CROWD = 400
const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })

const told: string[] = Array.from({ length: TURNS }, (_, turn) => SMALL_TALK[turn % SMALL_TALK.length]!)
EXAM.forEach((fact, at) => (told[at * EVERY] = fact.told))
EXAM.filter((fact) => fact.corrected).forEach((fact, at) => (told[CORRECTED_FROM + at * EVERY] = fact.corrected!.told))
const turns: ChatTurn[] = told.flatMap((content): ChatTurn[] => [
  { role: 'user', content },
  { role: 'assistant', content: 'I see. *stirs the tea* Go on, I have all evening and the kettle is warm.' },
])

/** As a worker writes them down, in readings of forty messages. */
function writtenDown(): Current[] {
  const current: Current[] = []
  for (let at = 0; at < turns.length; at += 40) {
    for (const found of notice(turns.slice(at, at + 40))) {
      const fact: New = { ...found, source_ids: [], day: '2026-01-01' }
      const place = placeOf(fact, current)
      if (place === 'known') continue
      if (place) current.splice(current.indexOf(place), 1)
      current.push({ id: current.length + 1, text: fact.text, origin: 'chat' })
    }
  }
  return current
}

const persona = personaOf('mira')
const promptWith = (context_tokens: number, recalled: string[], question: string) => {
  const input: PromptInput = {
    persona: { ...persona, sex_drive: 50, preferences: [] } as PromptInput['persona'],
    user_name: 'Sam',
    user_gender: null,
    app_mode: 'crush:sfw',
    age_hold: false,
    user_language: null,
    conversation_instructions: '',
    history: [...turns, { role: 'user', content: question }],
    recalled,
    context_tokens,
    max_tokens: 500,
  }
  const { system, notes, messages } = buildPrompt(input)
  // The question itself holds no answer.
  return [system, notes, ...messages.slice(0, -1).map(({ content }) => content)].join('\n')
}

async function recall(rows: readonly Known[], question: string, context_tokens: number, meaning: boolean): Promise<string[]> {
  const budget = context_tokens * MEMORY_PART
  if (rows.reduce((sum, one) => sum + costOf(one), 0) <= budget) return rows.map(({ text }) => text)
  const [vector = null] = meaning ? await encoder.embed([question]) : []
  const vectors = meaning ? await packed(rows) : null
  const index = openHybridIndex(
    rows.map((item) => ({ text: item.text, item })),
    vectors,
  )
  return [...chooseMemories(rows, index, { question, vector, budget })].map(({ text }) => text)
}
const packs = new WeakMap<readonly Known[], ReturnType<typeof packVectors>>()
async function packed(rows: readonly Known[]) {
  const known = packs.get(rows)
  if (known) return known
  const vectors: Float32Array[] = []
  for (let at = 0; at < rows.length; at += 128) vectors.push(...(await encoder.embed(rows.slice(at, at + 128).map(({ text }) => text))))
  const pack = packVectors(encoder.model, vectors)
  packs.set(rows, pack)
  return pack
}

const memories = writtenDown().map(({ text }) => ({ text, pinned: false }))
say(`${TURNS} turns, ${EXAM.length} facts, ${memories.length} memories written down by the rules`)
for (const context_tokens of [4096, 8192]) {
  for (const way of ['plain window', 'words alone', 'embedded encoder'] as const) {
    let right = 0
    let stale = 0
    for (const fact of EXAM) {
      const recalled = way === 'plain window' ? [] : await recall(memories, fact.otherwise, context_tokens, way === 'embedded encoder')
      const prompt = promptWith(context_tokens, recalled, fact.otherwise)
      const expect = new RegExp(fact.corrected?.expect ?? fact.expect, 'i')
      if (expect.test(prompt)) right += 1
      else if (loud) say(`   missed at ${context_tokens}, ${way}: ${fact.otherwise} (${expect.source})`)
      if (fact.corrected && recalled.some((line) => new RegExp(fact.expect, 'i').test(line))) {
        stale += 1
        if (loud) say(`   stale at ${context_tokens}, ${way}: ${fact.expect}`)
      }
    }
    say(`${String(context_tokens).padStart(6)} tokens, ${way.padEnd(17)} ${right} of ${EXAM.length} answers in the prompt, ${stale} stale`)
  }
}

// Facts that share no word with their question, among four hundred others that do not all fit.
const crowd: Known[] = Array.from({ length: CROWD }, (_, at) => ({
  text: `You said that the ${['shelf', 'ladder', 'curtain', 'kettle', 'gravel', 'hinge', 'bucket', 'awning'][at % 8]} number ${at} of the ${['old', 'new', 'red', 'tall', 'wide'][at % 5]} depot was put away in week ${at % 52}`,
  pinned: false,
}))
const hidden = EXAM.filter((fact) => !fact.corrected).slice(0, 30)
const all: Known[] = [...hidden.map(({ told: text }) => ({ text, pinned: false })), ...crowd]
for (const meaning of [false, true]) {
  let found = 0
  for (const fact of hidden) {
    const lines = await recall(all, fact.otherwise, 8192, meaning)
    if (lines.includes(fact.told)) found += 1
    else if (loud) say(`   not among ${lines.length} recalled, ${meaning ? 'encoder' : 'words'}: ${fact.otherwise}`)
  }
  say(`among ${CROWD} others, ${meaning ? 'embedded encoder' : 'words alone     '} ${found} of ${hidden.length} recalled`)
}
await encoder.close()
