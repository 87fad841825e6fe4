/**
 * Measures the rules in code: how many of the texts that must be stopped are, how many harmless ones are refused, how many people in
 * need are pointed to help, and the time of a check, by class, language and stage. Texts come from tests/eval/moderation/ and from files
 * that are named, which need not be in the repository: lines of `expected`, language, stage and text between tabs (sets.ts).
 */
import { readFileSync } from 'node:fs'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { type Line, ownSets, readLines, rightly } from './moderation/sets'

const moderation = createEmbeddedModeration()

type Count = { texts: number; right: number; times: number[] }
const counts = new Map<string, Count>()
const misses: string[] = []

const percent = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : 'none')
const quantile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

function count(key: string, right: boolean, ms: number) {
  const one = counts.get(key) ?? { texts: 0, right: 0, times: [] }
  one.texts++
  if (right) one.right++
  one.times.push(ms)
  counts.set(key, one)
}

async function measure(lines: Line[]) {
  for (const { expected, language, stage, text } of lines) {
    const begun = performance.now()
    const verdict = await moderation.check({ stage, text })
    const ms = performance.now() - begun
    const right = rightly(expected, verdict)
    for (const key of [expected, `${expected}, ${language}`, `${expected}, ${stage}`]) count(key, right, ms)
    if (!right) misses.push(`${expected}\t${language}\t${stage}\t${verdict.rule ?? 'no rule'}, crisis ${verdict.crisis}\t${text}`)
  }
}

const named = process.argv.slice(2)
const show = named.includes('--misses')
const files = named.filter((one) => one !== '--misses')
// The patterns are compiled with the first texts; that is not the time of a check.
for (const { stage, text } of ownSets().slice(0, 200)) await moderation.check({ stage, text })
await measure([...ownSets(), ...files.flatMap((path) => readLines(readFileSync(path, 'utf8'), path))])

console.log('expected, language or stage'.padEnd(48), 'texts'.padStart(6), 'right'.padStart(8), 'p50 ms'.padStart(8), 'p95 ms'.padStart(8))
for (const [key, { texts, right, times }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    key.padEnd(48),
    String(texts).padStart(6),
    percent(right, texts).padStart(8),
    quantile(times, 0.5).toFixed(3).padStart(8),
    quantile(times, 0.95).toFixed(3).padStart(8),
  )
console.log(`\n${misses.length} judged wrongly${show ? ':' : '; --misses lists them.'}`)
if (show) console.log(misses.join('\n'))
