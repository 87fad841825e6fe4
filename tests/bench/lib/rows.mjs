// The bench's table: one row for each thing a goal asks for.
import { round } from './stats.mjs'

const shown = (value, unit) => (value === null || value === undefined ? '' : `${value}${unit ? ` ${unit}` : ''}`)

/** A figure in turn with a floor's: the ratio has to be at most / at least `limit`. */
export const ratioRow = (goal, what, figure, unit, { most, least }) => ({
  goal,
  what,
  ours: shown(figure.ours, unit),
  floor: shown(figure.floor, unit),
  ratio: figure.ratio,
  spread: figure.spread,
  target: most !== undefined ? `≤ ${most}×` : `≥ ${least}×`,
  holds: Number.isFinite(figure.ratio) && (most !== undefined ? figure.ratio <= most : figure.ratio >= least),
})

/** The least of what a server with the same duty does that ours may do, as G11 has it for the rows of a send. */
const LEAST_OF_DUTY = 0.8

/**
 * A figure against the floor with the same duty, and what that one takes against the bare floor: where it misses the goal, the
 * product's promises cost more than the goal leaves. `more` where more is better.
 */
export const dutyRows = (goal, what, figure, unit, { more = false } = {}) => {
  const against = { ours: figure.ours, floor: figure.duty, ratio: figure.of_duty, spread: figure.duty_spread }
  return [
    ratioRow(
      goal,
      `${what}: against a server with the same duty`,
      against,
      unit,
      more ? { least: LEAST_OF_DUTY } : { most: round(1 / LEAST_OF_DUTY) },
    ),
    noteRow(goal, `${what}: that server against the floor`, `${figure.duty} ${unit}`, `${figure.floor} ${unit}`, figure.possible),
  ]
}

/** A figure with a limit of its own. */
export const valueRow = (goal, what, value, unit, { most, least, floor = null }) => ({
  goal,
  what,
  ours: shown(round(value), unit),
  floor: shown(floor, unit),
  ratio: null,
  target: most !== undefined ? `≤ ${shown(most, unit)}` : `≥ ${shown(least, unit)}`,
  holds: Number.isFinite(value) && (most !== undefined ? value <= most : value >= least),
})

export const truthRow = (goal, what, ours, target, holds) => ({ goal, what, ours: String(ours), floor: '', ratio: null, target, holds })
/** For orientation: no target. */
export const noteRow = (goal, what, ours, floor = '', ratio = null) => ({
  goal,
  what,
  ours: String(ours),
  floor: String(floor),
  ratio,
  target: '',
  holds: null,
})

const HEAD = ['goal', 'measured', 'ours', 'floor', 'ratio', 'target', '']
const mark = ({ holds }) => (holds === null ? '' : holds ? 'holds' : 'MISSED')
const cells = (row) => [
  row.goal,
  row.what,
  row.ours,
  row.floor,
  row.ratio === null ? '' : `${row.ratio}${row.spread && row.spread[0] !== row.spread[1] ? ` (${row.spread.join('–')})` : ''}`,
  row.target,
  mark(row),
]

export function markdown(rows) {
  const line = (parts) => `| ${parts.map((part) => String(part).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(HEAD.with(-1, 'result')), line(HEAD.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n')
}

export function plain(rows) {
  const table = [HEAD, ...rows.map(cells)].map((parts) => parts.map(String))
  const widths = HEAD.map((_, column) => Math.max(...table.map((parts) => parts[column].length)))
  return table
    .map(
      (parts) =>
        `  ${parts
          .map((part, column) => part.padEnd(widths[column]))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n')
}
