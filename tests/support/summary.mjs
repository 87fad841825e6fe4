// The form in which a stage reports itself to tests/run.mjs, whatever ran it. One JSON file a stage:
// { passed, failures: [{ name, cause, picture? }], skipped: [{ name, reason }], files: [{ name, ms }], tests: [{ name, ms }] }
import { writeFileSync } from 'node:fs'

const COLORS = /\u001b\[[0-9;]*m/g
/** Enough for an expectation's two values; the full text is above, where the test ran. */
const LINES_OF_A_CAUSE = 6

/** What went wrong in a few lines, and the first place of the tests it went wrong at. */
export function causeOf({ message = '', stack = '' } = {}) {
  const lines = message
    .replace(COLORS, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  const place = stack
    .replace(COLORS, '')
    .split('\n')
    .find((line) => /\btests\/.*:\d+/.test(line) && !line.includes('node_modules') && !message.includes(line))
  const at = place && /(tests\/[^\s()]*:\d+)/.exec(place)?.[1]
  return [...lines.slice(0, LINES_OF_A_CAUSE), ...(at ? [`at ${at}`] : [])].join('\n') || 'no reason was given'
}

export const emptySummary = () => ({ passed: 0, failures: [], skipped: [], files: [], tests: [] })

/** Writes to the file of TEST_SUMMARY, where tests/run.mjs reads it. */
export function writeSummary(summary) {
  if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary))
}
