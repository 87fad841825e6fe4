// Writes server/db/seed/lives/index.ts, lives.vectors, intents.weights and answers.weights beside it: `npm run lives`, after a life, the
// intents or answered.json have changed. What learns takes a few minutes.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { packVectors, unpackVector, type VectorsHead } from '@/server/providers/embeddings/packed'
import { EMBED_TEXTS } from '@/server/providers/embeddings/port'
import { hashOf, lifeEntries, livesVectors } from '@/server/providers/chat/companion/lives'
import { readAnswering } from '@/server/providers/chat/companion/answering'
import { readRecognizer } from '@/server/providers/chat/companion/recognizer'
import { intentEntries, topicEntries } from '@/server/providers/chat/companion/shelves'
import type { Life } from '../life'
import { INTENTS } from './intents'
import { hashOfWays, trainingWays, trainRecognizer } from './train'
import { hashOfSheets, trainAnswering, trainingSheets } from './train-answers'

const folder = join(process.cwd(), 'server', 'db', 'seed', 'lives')
const slugs = readdirSync(folder)
  .filter((name) => /^[a-z]+\.ts$/.test(name) && !['index.ts', 'intents.ts', 'pack.ts', 'train.ts', 'adam.ts'].includes(name))
  .map((name) => name.slice(0, -3))
  .sort()

writeFileSync(
  join(folder, 'index.ts'),
  `// Written by server/db/seed/lives/pack.ts: \`npm run lives\`.
import type { Life } from '@/server/db/seed/life'

/** The lives of the seeded characters by their slug, each loaded when it is first talked with. */
export const LIVES: Record<string, () => Promise<Life>> = {${slugs
    .map((slug) => `\n  ${slug}: () => import('./${slug}').then((module) => module.${slug}),`)
    .join('')}${slugs.length ? '\n' : ''}}\n`,
)

const encoder = createEmbeddedEmbeddings({ limit_ms: 120_000 })
async function embedAll(texts: readonly string[]): Promise<Float32Array[]> {
  const rows: Float32Array[] = []
  for (let at = 0; at < texts.length; at += EMBED_TEXTS) rows.push(...(await encoder.embed(texts.slice(at, at + EMBED_TEXTS))))
  return rows
}

const sections = [
  { name: 'intents', entries: intentEntries() },
  { name: 'topics', entries: topicEntries() },
]
for (const slug of slugs) {
  const module = (await import(join(folder, `${slug}.ts`))) as Record<string, Life>
  sections.push({ name: slug, entries: lifeEntries(module[slug]!) })
}
// What did not change keeps its vectors.
const before = livesVectors(join(folder, 'lives.vectors'))
const same = before?.head.model === encoder.model ? before : null
const vectors: Float32Array[] = []
for (const { name, entries } of sections) {
  const known = same?.head.sections.some((one) => one.name === name && one.texts === hashOf(entries)) ? same.section(name) : null
  if (known) vectors.push(...entries.map((_, at) => unpackVector(known, at)))
  else vectors.push(...(await embedAll(entries.map(({ text }) => text))))
}

const sheets = trainingSheets()
const answers = join(folder, 'answers.weights')
const answered_by = readAnswering(answers)?.head
if (answered_by?.sheets !== hashOfSheets(sheets) || answered_by.model !== encoder.model) {
  const embedded = []
  for (const { lines } of sheets) {
    const [says, asks] = [lines.map((line) => line.says), lines.flatMap((line) => line.asks)]
    embedded.push({
      says,
      asks,
      statements: await embedAll(says),
      questions: await embedAll(asks),
      answers: lines.flatMap((line, at) => line.asks.map(() => at)),
    })
  }
  writeFileSync(answers, trainAnswering(embedded, encoder.model, hashOfSheets(sheets)))
}

const ways = trainingWays()
const weights = join(folder, 'intents.weights')
const known_by = readRecognizer(weights)?.head
if (known_by?.ways !== hashOfWays(ways) || known_by.model !== encoder.model) {
  const rows = await embedAll(ways.map(({ text }) => text))
  const examples = ways.map((way, at) => ({ ...way, vector: rows[at]! }))
  writeFileSync(weights, trainRecognizer(examples, Object.keys(INTENTS), encoder.model, hashOfWays(ways)))
}
await encoder.close()
const packed = packVectors(encoder.model, vectors)
const head: VectorsHead = {
  model: packed.model,
  dimensions: packed.dimensions,
  largest: packed.largest,
  sections: sections.map(({ name, entries }) => ({ name, count: entries.length, texts: hashOf(entries) })),
}
writeFileSync(join(folder, 'lives.vectors'), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(packed.bytes.buffer)]))
process.stdout.write(
  `${slugs.length} lives, ${vectors.length} vectors; ${livesVectors(join(folder, 'lives.vectors'))!.head.sections.length} sections\n`,
)
