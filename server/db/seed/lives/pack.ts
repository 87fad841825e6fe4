// Writes server/db/seed/lives/index.ts, lives.vectors, intents.weights, tellings.weights, answers.weights and lines.weights beside it, and what is known of signs of danger:
// `npm run lives`, after a life, the intents, answered.json or those phrases have changed. What learns takes 20 minutes.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfPhrases, learnFrom, readLearned, type LearnedHead } from '@/server/domain/moderation/look-by-meaning'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { hashOfTexts, packVectors, readVectors, unpackVector, type VectorsHead } from '@/server/providers/embeddings/packed'
import { fileOf, lifeEntries, LINES_WEIGHTS, livesVectors, sharedShelves } from '@/server/providers/chat/companion/lives'
import { readLineRanker } from '@/server/providers/chat/companion/line-ranks'
import { readAnswering } from '@/server/providers/chat/companion/answering'
import { readRecognizer } from '@/server/providers/chat/companion/recognizer'
import { intentEntries, topicEntries } from '@/server/providers/chat/companion/shelves'
import { readTellings, TELLINGS_WEIGHTS, tellingWays } from '@/server/providers/chat/companion/tellings'
import type { Life } from '../life'
import { INTENTS } from './intents'
import { hashOfWays, trainingWays, trainRecognizer } from './train'
import { hashOfSheets, textsOf as sheetTexts, trainAnswering, trainingSheets } from './train-answers'
import { hashOfAsked, pose, ROUNDS, trainLines, type Posed } from './train-lines'

/** Texts of one call. */
const PIECE = 64
const folder = join(process.cwd(), 'server', 'db', 'seed', 'lives')
const slugs = readdirSync(folder)
  .filter((name) => /^[a-z]+\.ts$/.test(name) && !['index.ts', 'intents.ts', 'pack.ts', 'train.ts', 'adam.ts'].includes(name))
  .map((name) => name.slice(0, -3))
  .sort()

writeFileSync(
  join(folder, 'index.ts'),
  `// Written by server/db/seed/lives/pack.ts: \`npm run lives\`.
import type { AskedLine, Life } from '@/server/db/seed/life'

/** The lives of the seeded characters by their slug, each loaded when it is first talked with. */
export const LIVES: Record<string, () => Promise<Life>> = {${slugs
    .map((slug) => `\n  ${slug}: () => withAsked(import('./${slug}').then((module) => module.${slug}), import('./asked/${slug}.json')),`)
    .join('')}${slugs.length ? '\n' : ''}}

async function withAsked(life: Promise<Life>, asked: Promise<{ default: unknown }>): Promise<Life> {
  return { ...(await life), asked: (await asked).default as AskedLine[] }
}\n`,
)

// Two threads, each with every second piece.
const encoders = [createEmbeddedEmbeddings({ limit_ms: 120_000 }), createEmbeddedEmbeddings({ limit_ms: 120_000 })] as const
const [encoder] = encoders
async function embedAll(texts: readonly string[]): Promise<Float32Array[]> {
  const pieces = Array.from({ length: Math.ceil(texts.length / PIECE) }, (_, at) => texts.slice(at * PIECE, (at + 1) * PIECE))
  const rows: Float32Array[][] = []
  const work = async (one: number) => {
    for (let at = one; at < pieces.length; at += encoders.length) rows[at] = await encoders[one]!.embed(pieces[at]!)
  }
  await Promise.all(encoders.map((_, one) => work(one)))
  return rows.flat()
}

const tellings = readTellings()
const textsOf = (entries: readonly { text: string }[]) => entries.map(({ text }) => text)
const sections: Section[] = [
  { name: 'intents', texts: textsOf(intentEntries()) },
  { name: 'topics', texts: textsOf(topicEntries()) },
  { name: 'tellings', texts: textsOf(tellingWays(tellings)) },
]
const { LIVES } = (await import(join(folder, 'index.ts'))) as { LIVES: Record<string, () => Promise<Life>> }
for (const slug of slugs) {
  sections.push({ name: slug, texts: textsOf(lifeEntries(await LIVES[slug]!())) })
}
type Section = { name: string; texts: readonly string[] }
/** Sections that did not change keep their vectors. */
async function writeVectors(path: string, sections: readonly Section[]): Promise<number> {
  const before = readVectors(path)
  const same = before?.head.model === encoder.model ? before : null
  const vectors: Float32Array[] = []
  for (const { name, texts } of sections) {
    const known = same?.head.sections.some((one) => one.name === name && one.texts === hashOfTexts(texts)) ? same.section(name) : null
    if (known) vectors.push(...texts.map((_, at) => unpackVector(known, at)))
    else vectors.push(...(await embedAll(texts)))
  }
  const { model, dimensions, largest, bytes } = packVectors(encoder.model, vectors)
  const made = sections.map(({ name, texts }) => ({ name, count: texts.length, texts: hashOfTexts(texts) }))
  const head: VectorsHead = { model, dimensions, largest, sections: made }
  writeFileSync(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(bytes.buffer)]))
  return vectors.length
}

const sheets = trainingSheets()
const answers = join(folder, 'answers.weights')
const answered_by = readAnswering(answers)?.head
if (answered_by?.sheets !== hashOfSheets(sheets) || answered_by.model !== encoder.model) {
  const embedded = []
  for (const sheet of sheets) {
    const texts = sheetTexts(sheet)
    const none = sheet.unanswered ?? []
    const asks = [...sheet.lines.flatMap((line) => line.asks), ...none]
    const vectors = await embedAll([...texts.map(({ text }) => text), ...asks])
    embedded.push({
      texts: texts.map((one, at) => ({ ...one, vector: vectors[at]! })),
      asks,
      questions: vectors.slice(texts.length),
      answers: [...sheet.lines.flatMap((line, at) => line.asks.map(() => at)), ...none.map(() => -1)],
    })
  }
  writeFileSync(answers, trainAnswering(embedded, encoder.model, hashOfSheets(sheets)))
}

async function writeRecognizer(name: string, ways: readonly { id: string; text: string }[], ids: readonly string[]): Promise<void> {
  const path = join(folder, name)
  const known_by = readRecognizer(path)?.head
  if (known_by?.ways === hashOfWays(ways) && known_by.model === encoder.model) return
  const rows = await embedAll(ways.map(({ text }) => text))
  const examples = ways.map((way, at) => ({ ...way, vector: rows[at]! }))
  writeFileSync(path, trainRecognizer(examples, ids, encoder.model, hashOfWays(ways)))
}
await writeRecognizer('intents.weights', trainingWays(), Object.keys(INTENTS))
await writeRecognizer(
  TELLINGS_WEIGHTS,
  tellingWays(tellings),
  tellings.map(({ id }) => id),
)
const made = await writeVectors(join(folder, 'lives.vectors'), sections)

const lives = await Promise.all(slugs.map((slug) => LIVES[slug]!()))
const asked = hashOfAsked(lives)
const lines_by = readLineRanker(fileOf(LINES_WEIGHTS))?.head
if (lines_by?.asked !== asked || lines_by.model !== encoder.model) {
  const packed = livesVectors()!
  const posed: Posed[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const life of lives)
      posed.push(...(await pose(life, packed.section(life.slug)!, sharedShelves(encoder.model), (texts) => encoder.embed(texts), round)))
  writeFileSync(join(folder, LINES_WEIGHTS), trainLines(posed, { model: encoder.model, asked }))
}

const learned = readLearned()?.head
if (learned?.model !== encoder.model || learned.phrases !== hashOfPhrases()) {
  const { weights: entries, constant, threshold } = await learnFrom(encoder)
  const head: LearnedHead = { model: encoder.model, phrases: hashOfPhrases(), dimensions: entries.length, constant, threshold }
  const file = join(process.cwd(), 'server', 'domain', 'moderation', 'danger.weights')
  writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(entries.buffer)]))
}
await Promise.all(encoders.map((one) => one.close()))
process.stdout.write(`${slugs.length} lives, ${made} vectors\n`)
