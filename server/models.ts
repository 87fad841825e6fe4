import { MODEL_KINDS } from '@/contracts/models'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { ConfigError } from './config-error'
import { readModels } from './config-models'
import { CATALOGUE, chosenOf, type CatalogueEntry } from './providers/models/catalogue'
import { ModelProblem, type Progress } from './providers/models/fetch-file'
import { createOwnEmbeddings } from './providers/embeddings/own'
import { createGgufChat } from './providers/chat/gguf/gguf-chat'
import { ProviderError } from './providers/errors'
import { findOwn } from './providers/models/find-own'
import { installRuntime } from './providers/models/runtime'
import { openSherpa } from './providers/sherpa/engine'
import { tryChat, tryEmbeddings, trySpeech } from './report-card'
import { arrivedOf, installed, installModel, modelsFolder, problemOf, removeModel } from './providers/models/store'

/** Above this, fetching is asked about. */
const ASK_BYTES = 200e6

const HELP = `npm run models                      what is installed, and what can be fetched
npm run models chat voice ears      fetches the best of each kind that fits this machine
npm run models embeddings           meaning in languages other than English
npm run models all                  all four
npm run models NAME …               fetches models by name
npm run models remove NAME …        removes them
npm run models runtime              only what a GGUF file of your own runs with
npm run models check [NAME …]       reads every file again, then tries each model out

  --yes           doesn’t ask before large files
  --from PLACE    a file, a folder or an address to fetch from, for one model
MODELS_MIRROR     an address that stands for the public ones: each file with FILE.sha256 beside it
`

const out = (text: string) => void process.stdout.write(text)
const size = (bytes: number) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`)

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

async function stateOf(data_dir: string, entry: CatalogueEntry): Promise<string> {
  if (installed(data_dir, entry.name)) return 'installed'
  const arrived = await arrivedOf(data_dir, entry)
  if (arrived) return `${size(arrived.done)} fetched`
  return entry.memory_bytes <= totalmem() ? '' : 'too large for this machine'
}

async function list(data_dir: string): Promise<void> {
  const rows = [['NAME', 'MODEL', 'SIZE', 'MEMORY', 'LICENSE', 'LANGUAGES', '']]
  for (const entry of CATALOGUE) {
    const { name, title, bytes, memory_bytes, license, languages } = entry
    rows.push([name, title, size(bytes), size(memory_bytes), license, languages, await stateOf(data_dir, entry)])
  }
  const kinds = MODEL_KINDS.map((kind) => chosenOf(kind, totalmem())!.name)
  out(`${table(rows)}\nThis machine has ${size(totalmem())} of memory. "npm run models all" fetches ${kinds.join(', ')}.\n`)
  out(`Models are kept in ${modelsFolder(data_dir)}. "npm run models help" shows every command.\n`)
}

/** One line that is drawn over in a terminal; each tenth on a line of its own elsewhere. */
function createMeter(name: string) {
  let begun = 0
  let first: number | null = null
  let shown = -1
  return {
    show({ done, bytes }: Progress) {
      if (first === null) [first, begun] = [done, performance.now()]
      const seconds = (performance.now() - begun) / 1000
      const speed = (done - first) / Math.max(seconds, 0.001)
      const share = bytes ? Math.floor((done / bytes) * 100) : 0
      const step = process.stdout.isTTY ? Math.floor(seconds * 5) : Math.floor(share / 10)
      if (step === shown && done !== bytes) return
      shown = step
      const left = bytes && speed > 0 ? Math.ceil((bytes - done) / speed) : null
      const text = `  ${name}  ${size(done)}${bytes ? ` of ${size(bytes)} (${share}%)` : ''}, ${(speed / 1e6).toFixed(1)} MB/s${
        left === null ? '' : `, ${left >= 60 ? `${Math.ceil(left / 60)} min` : `${left} s`} left`
      }`
      out(process.stdout.isTTY ? `\r${text.padEnd(78)}` : `${text}\n`)
    },
    end: () => void (process.stdout.isTTY && shown >= 0 && out('\n')),
  }
}

async function agree(entries: CatalogueEntry[], yes: boolean): Promise<void> {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  for (const { name, title, license, rules, credit } of entries) {
    out(`  ${name}: ${title}, ${license}\n`)
    if (rules) out(`    The license demands: ${rules}\n`)
    if (credit) out(`    ${credit}\n`)
  }
  if (bytes <= ASK_BYTES || yes) return
  if (!process.stdin.isTTY) throw new ModelProblem(`This fetches about ${size(bytes)}. Add --yes to agree.`)
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await reader.question(`  Fetch about ${size(bytes)}? [y/N] `).finally(() => reader.close())
  if (!/^y(es)?$/i.test(answer.trim())) throw new ModelProblem('Nothing was fetched.')
}

/** Names and kinds, each once. Throws where one is neither. */
function entriesOf(words: string[]): CatalogueEntry[] {
  const asked = words.flatMap((word) => (word === 'all' ? [...MODEL_KINDS] : [word]))
  const found = asked.map((word) => {
    const entry = chosenOf(word, totalmem())
    if (!entry) throw new ModelProblem(`There is no model "${word}". "npm run models" lists them.`)
    return entry
  })
  return [...new Set(found)]
}

type Line = { words: string[]; yes: boolean; from: string | null }

function readLine(line: string[]): Line {
  const read: Line = { words: [], yes: false, from: null }
  for (let at = 0; at < line.length; at++) {
    const word = line[at]!
    if (word === '--yes' || word === '-y') read.yes = true
    else if (word === '--from' || word.startsWith('--from=')) {
      read.from = word === '--from' ? (line[++at] ?? '') : word.slice('--from='.length)
      if (!read.from) throw new ModelProblem('--from needs a file, a folder or an address.')
    } else if (word.startsWith('-') && word !== '--help')
      throw new ModelProblem(`"${word}" isn’t an option. "npm run models help" shows them.`)
    else read.words.push(word)
  }
  return read
}

async function fetchAll(data_dir: string, mirror: string | null, { words, yes, from }: Line): Promise<void> {
  const entries = entriesOf(words)
  if (from !== null && entries.length > 1) throw new ModelProblem('--from is for one model at a time.')
  const missing = entries.filter(({ name }) => !installed(data_dir, name))
  if (missing.length > 0 && from === null) await agree(missing, yes)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new ModelProblem('\nStopped. What has arrived is kept: run the same command to continue.')))
  for (const { name, memory_bytes } of entries) {
    if (memory_bytes > totalmem())
      out(`  ${name} wants ${size(memory_bytes)} of memory; this machine has ${size(totalmem())}. It may not load.\n`)
    const meter = createMeter(name)
    const { files } = await installModel(data_dir, name, {
      mirror,
      from,
      signal: stop.signal,
      onProgress: meter.show,
      onStep: (step) => step === 'check' && meter.end(),
    })
    out(`  ${name} is ready (${size(files.reduce((sum, { bytes }) => sum + bytes, 0))})\n`)
  }
  out('\n  npm start answers with it. A server that runs already takes it at its next start.\n')
}

/** Loads what was fetched and prints a card of each; what cannot be loaded says why. */
async function tryOut(data_dir: string, asked: readonly CatalogueEntry[]): Promise<void> {
  const own = findOwn(data_dir)
  const cards: (() => Promise<string[]>)[] = []
  for (const { name, kind } of asked) {
    const there = installed(data_dir, name)
    if (!there || (kind !== 'chat' && kind !== 'embeddings')) continue
    const files = { file: join(there.folder, there.files[0]!.path), module: own.chat.module }
    cards.push(async () => {
      if (kind === 'embeddings') {
        const embeddings = createOwnEmbeddings(files)
        return tryEmbeddings(name, embeddings).finally(() => embeddings.close())
      }
      const chat = createGgufChat(files)
      return tryChat(name, chat).finally(() => chat.close?.())
    })
  }
  const [voice, ears] = [asked.some(({ kind }) => kind === 'voice') && own.voice, asked.some(({ kind }) => kind === 'ears') && own.ears]
  if (voice && ears)
    cards.push(async () => {
      const sherpa = openSherpa({ package: own.speech_package, voice: voice.files, ears })
      return trySpeech('voice and ears', sherpa).finally(() => sherpa.close())
    })
  else if (voice || ears) out('  A voice and ears together are tried out: fetch both.\n')
  // The processes of the models keep nobody alive.
  const hold = setInterval(() => undefined, 60_000)
  try {
    for (const card of cards) out(`\n${(await card()).join('\n')}\n`)
  } finally {
    clearInterval(hold)
  }
}

async function check(data_dir: string, words: string[]): Promise<void> {
  const asked = words.length > 0 ? entriesOf(words) : CATALOGUE.filter(({ name }) => installed(data_dir, name))
  if (asked.length === 0) throw new ModelProblem('No model is installed. "npm run models" shows what can be fetched.')
  let wrong = 0
  for (const { name } of asked) {
    const problem = await problemOf(data_dir, name)
    if (problem) wrong += 1
    out(`  ${name}  ${problem ?? 'every file is as it was fetched'}\n`)
  }
  if (wrong > 0) throw new ModelProblem('Fetch what is damaged again: it replaces the files.')
  await tryOut(data_dir, asked)
}

async function obey(line: string[]): Promise<void> {
  const { data_dir, mirror } = readModels(process.env)
  const read = readLine(line)
  const [verb, ...names] = read.words
  if (verb === undefined) return list(data_dir)
  if (verb === 'help' || verb === '--help') return out(HELP)
  if (verb === 'check') return check(data_dir, names)
  if (verb === 'runtime') {
    await installRuntime(data_dir, 'llama', AbortSignal.timeout(15 * 60_000))
    return out('  The runtime is ready: CHAT_PROVIDER=gguf CHAT_MODEL_FILE=/path/model.gguf npm start\n')
  }
  if (verb !== 'remove') return fetchAll(data_dir, mirror, read)
  if (names.length === 0) throw new ModelProblem('Say which model: npm run models remove NAME')
  for (const name of names) {
    await removeModel(data_dir, name)
    out(`  ${name} is removed\n`)
  }
}

await obey(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof ModelProblem || error instanceof ConfigError || error instanceof ProviderError
  process.stderr.write(`${known ? error.message : `That didn’t work: ${(error as Error).message}`}\n`)
  process.exitCode = 1
})
