// See companion.mjs. Prints each row that is wrong, then the counts.
import { cpus, loadavg } from 'node:os'
import { INTENTS, type IntentId } from '@/server/db/seed/lives/intents'
import { LIVES } from '@/server/db/seed/lives'
import { HELD_FROM } from '@/server/db/seed/lives/train'
import { alike, certaintyOf, search, trustOf, type Choice, type Known } from '@/server/providers/chat/companion/choose'
import { recallFacts } from '@/server/providers/chat/companion/facts'
import { factsOf, turned } from '@/server/providers/told'
import { livesVectors, openLife, sharedShelves } from '@/server/providers/chat/companion/lives'
import { intentEntries, openShelves, ownEntries } from '@/server/providers/chat/companion/shelves'
import { understand } from '@/server/providers/chat/companion/understand'
import { sentencesOf } from '@/server/providers/chat/companion/text'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { conversation, personaOf } from './talk'
import { FACTS } from './facts'
import { JUDGED } from './judged'
import { judgeMade } from './made-talk'
import { firstTexts, TALKERS } from './first-text'
import { MERRY, SAD, WITHOUT_JOKES } from './sad'
import { soak } from './soak'

const say = (line: string) => process.stdout.write(`${line}\n`)
const loud = process.argv.includes('--wrong')
const slugs = process.argv.slice(2).filter((one) => !one.startsWith('-'))
const encoder: EmbeddingsProvider = createEmbeddedEmbeddings({ limit_ms: 60_000 })
/** Turns of a long talk, with each of the first three seeds. */
const SOAK = 300
const percent = (one: number, all: number) => Math.round((100 * one) / Math.max(1, all))

const vectors = new Map<string, Float32Array>()
async function embedAll(texts: readonly string[]) {
  const missing = [...new Set(texts)].filter((text) => !vectors.has(text))
  for (let at = 0; at < missing.length; at += 128) {
    const some = missing.slice(at, at + 128)
    const rows = await encoder.embed(some)
    some.forEach((text, row) => vectors.set(text, rows[row]!))
  }
}

/** Decided by rules before anything is searched, so the index need not find them. */
const BY_RULE = /^meta_(?:are_you_ai|what_told|remember|shorter|no_questions|other_language)/
/** Which thing, act, ability or list of lines. */
const nameOf = (choice: Choice): string =>
  choice.sort === 'thing'
    ? choice.thing.id
    : choice.sort === 'long'
      ? choice.things[0]!.id
      : choice.sort === 'act'
        ? choice.act
        : choice.sort === 'ability'
          ? choice.ability
          : choice.sort === 'plain'
            ? choice.key
            : ''
type Tally = { right: number; wrong: number; unsure: number; unsure_right: number }

/** The index of what people ask anybody, without the ways that are held out. */
function indexWithoutHeld() {
  const held = new Set<string>(Object.values(INTENTS).flatMap((ways) => ways.slice(HELD_FROM)))
  const vectors = livesVectors()!.section('intents')!
  const entries = intentEntries()
  const kept = entries.flatMap(({ text }, at) => (held.has(text) ? [] : [at]))
  const bytes = new Int8Array(kept.length * vectors.dimensions)
  kept.forEach((from, to) =>
    bytes.set(vectors.bytes.subarray(from * vectors.dimensions, (from + 1) * vectors.dimensions), to * vectors.dimensions),
  )
  return openHybridIndex(
    kept.map((at) => entries[at]!),
    { ...vectors, bytes },
  )
}
const index = indexWithoutHeld()

/** The held ways of each intent: thresholds were set by the first of them (`--tuned`), and the second one is what is counted. */
async function heldWays(slug: string): Promise<Tally> {
  const opened = await openLife(personaOf(slug).full_name, encoder.model)
  if (!opened) throw new Error(`${slug} has no life.`)
  const { life } = opened
  const things = [...opened.shelves.things.values()]
  const shelves = openShelves(
    things,
    ownEntries(things, life),
    livesVectors()!.section(slug),
    index,
    sharedShelves(encoder.model).recognizer,
  )
  const counted = HELD_FROM + (process.argv.includes('--tuned') ? 0 : 1)
  const asked = (Object.keys(INTENTS) as IntentId[])
    .filter((id) => life.answers[id] && !BY_RULE.test(id))
    .flatMap((id) => INTENTS[id].slice(counted, counted + 1).map((text) => ({ id, text })))
  await embedAll(asked.flatMap(({ text }) => [text, ...sentencesOf(text)]))
  const known: Known = {
    shelves,
    life,
    jokes: life.jokes,
    facts: [],
    vectorOf: (text) => vectors.get(text),
    tellingOf: () => null,
    name: null,
    last: '',
    before: '',
  }
  const tally: Tally = { right: 0, wrong: 0, unsure: 0, unsure_right: 0 }
  for (const { id, text } of asked) {
    const parts = understand([{ role: 'user', content: text }]).parts
    const part = { ...(parts.at(-1) ?? parts[0]!), text }
    const found = search(part, known)
    const certainty = certaintyOf(found)
    const best = found[0]?.item ?? ''
    // A topic or statement of its own that answers is no wrong match, nor can a program tell; they count as a guess.
    const hit = alike(id, best)
    if (certainty === 'sure' && hit) tally.right += 1
    else if (certainty === 'sure' && !/^(?:topic|said|on|lesson) /.test(best)) tally.wrong += 1
    else tally.unsure += 1
    if (certainty !== 'sure' && hit) tally.unsure_right += 1
    if (process.argv.includes('--trust'))
      say(`T ${trustOf(found).toFixed(3)} ${hit ? 1 : 0} ${/^(?:topic|said|on|lesson) /.test(best) ? 1 : 0}`)
    if (loud && !(certainty === 'sure' && hit))
      say(
        `  ${certainty === 'sure' ? 'WRONG ' : certainty.padEnd(7)} ${id} "${text}" [${part.kind} ${part.whose}] → ${found
          .slice(0, 3)
          .map((one) => `${one.item} ${one.score.toFixed(2)}`)
          .join(', ')}`,
      )
  }
  return tally
}

async function facts(slug: string) {
  let [met, direct, later] = [0, 0, 0]
  const answers = await conversation(
    slug,
    FACTS.flatMap(({ told, asked }) => [told, asked]),
    encoder,
  )
  FACTS.forEach(({ expect }, at) => {
    const pattern = new RegExp(expect, 'i')
    if (pattern.test(answers[at * 2]!.text)) met += 1
    else if (loud) say(`  not met: ${answers[at * 2]!.asked} → ${answers[at * 2]!.text}`)
    if (pattern.test(answers[at * 2 + 1]!.text)) direct += 1
    else if (loud) say(`  not recalled: ${answers[at * 2 + 1]!.asked} → ${answers[at * 2 + 1]!.text}`)
  })
  const told = factsOf(FACTS.map(({ told: content }) => ({ role: 'user' as const, content })))
  await embedAll([...told.map(({ text }) => text), ...FACTS.map(({ otherwise }) => otherwise)])
  for (const { otherwise, expect } of FACTS) {
    const [best] = recallFacts(otherwise, told, (text) => vectors.get(text))
    if (best && new RegExp(expect, 'i').test(turned(best.fact.text))) later += 1
    else if (loud) say(`  otherwise: ${otherwise} → ${best?.fact.text ?? 'nothing'}`)
  }
  return { met, direct, later }
}

const chosen = slugs.length ? slugs : Object.keys(LIVES).slice(0, 4)
if (!chosen.length) {
  say('There are no lives yet (server/db/seed/lives).')
  process.exit(0)
}
const sum: Tally = { right: 0, wrong: 0, unsure: 0, unsure_right: 0 }
for (const slug of chosen) {
  const tally = await heldWays(slug)
  const all = tally.right + tally.wrong + tally.unsure
  say(
    `${slug.padEnd(8)} held ways ${all}: right ${percent(tally.right, all)} %, wrong ${percent(tally.wrong, all)} %, unsure ${percent(tally.unsure, all)} % (of all, guessed right ${percent(tally.unsure_right, all)} %)`,
  )
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key]
}
const kept = await facts(chosen[0]!)
say(
  `facts    met with their content ${kept.met} of ${FACTS.length}, recalled at once ${kept.direct}, asked without a shared word ${kept.later}`,
)

for (const slug of chosen.slice(0, 3)) {
  const { twice, runs, repeated, examples } = await soak(slug, SOAK, encoder)
  say(
    `soak     ${slug} ${SOAK} turns: ${twice} lines twice within forty turns, ${((100 * repeated) / runs).toFixed(1)} % of six-word runs again`,
  )
  if (loud) for (const one of examples) say(`  ${one}`)
}

const made = await judgeMade(encoder)
for (const { name, asked, text, right } of made) if (loud || !right) say(`  ${right ? 'made  ' : 'NOT   '} ${name}: ${asked} → ${text}`)
say(`made     three characters that people made: ${made.filter(({ right }) => right).length} of ${made.length} questions answered`)

let merry = 0
for (const slug of chosen.slice(0, 3))
  for (const told of SAD) {
    const [reply] = await conversation(slug, [told], encoder)
    if (!MERRY.test(reply!.text.replace(WITHOUT_JOKES, ''))) continue
    merry += 1
    say(`  MERRY  ${slug}: ${told} → ${reply!.text}`)
  }
say(`sad      merry answers to ${SAD.length} sad tellings with ${Math.min(3, chosen.length)} characters: ${merry}`)

const silenced = await conversation(chosen[0]!, ['Please stop asking me questions.', ...JUDGED.mira!.map(([said]) => said)], encoder)
say(`quiet    questions in ${silenced.length} replies after "no questions": ${silenced.filter(({ text }) => text.includes('?')).length}`)

const times = await firstTexts(encoder)
say(
  `first    text with ${TALKERS} people talking: p50 ${times[Math.floor(times.length / 2)]!.toFixed(0)} ms, p95 ${times[Math.floor(times.length * 0.95)]!.toFixed(0)} ms (load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores)`,
)

let [answered, put] = [0, 0]
for (const [slug, lines] of Object.entries(JUDGED)) {
  const replies = await conversation(
    slug,
    lines.map(([said]) => said),
    encoder,
  )
  lines.forEach(([said, wanted], at) => {
    if (!wanted) return
    const { text, choices } = replies[at]!
    const chosen = choices.map((choice) => [choice.sort, nameOf(choice)].join(' ')).join('; ')
    put += 1
    if (wanted.test(`${chosen} / ${text}`)) answered += 1
    else say(`  NOT    ${slug}: ${said} → ${text} [${chosen}]`)
  })
}
say(`talks    four talks of 25 turns: ${answered} of ${put} questions answered (${percent(answered, put)} %)`)

const all = sum.right + sum.wrong + sum.unsure
await encoder.close()
say(`companion: right ${percent(sum.right, all)} %, wrong ${percent(sum.wrong, all)} %, facts ${kept.direct} of ${FACTS.length}`)
