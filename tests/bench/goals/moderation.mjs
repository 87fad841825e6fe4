import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { noteRow, valueRow } from '../lib/rows.mjs'
import { round } from '../lib/stats.mjs'

export const title = 'what the rules in code add before the first token'

const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs')
/** Milliseconds at the median. */
const MOST = 0.5

/** In a process of its own: nothing but the checks is timed. */
export function run(_world, { quick }) {
  const messages = quick ? 500 : 2_000
  const done = spawnSync(process.execPath, [TSX, 'tests/bench/lib/moderation.ts', String(messages)], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stderr.trim().split('\n').at(-1))
  const { input, first, both, checked } = JSON.parse(done.stdout.trim().split('\n').at(-1))
  const shown = ({ p50, p95 }) => `${round(p50, 3)} ms, ${round(p95, 3)} ms`
  const of = `${messages.toLocaleString('en')} messages of 5 to 60 words`
  return [
    valueRow('Moderation', `${of}: message and first piece together, p50`, round(both.p50, 3), 'ms', { most: MOST }),
    noteRow('Moderation', 'the message with its chat, p50 and p95', shown(input)),
    noteRow('Moderation', `the first piece of the reply, p50 and p95; ${round(checked * 100, 0)} % need the whole check`, shown(first)),
    noteRow('Moderation', 'both, p95', `${round(both.p95, 3)} ms`),
  ]
}
