/** Milliseconds on CLOCK_MONOTONIC: comparable across processes of one machine. */
export const now = () => Number(process.hrtime.bigint()) / 1e6
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export function quantile(values, p) {
  if (!values.length) return NaN
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * p
  const low = Math.floor(at)
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low)
}
export const median = (values) => quantile(values, 0.5)
export const round = (value, digits = 2) => (typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(digits)) : value)
export const summary = (values, digits = 2) => ({
  n: values.length,
  p50: round(quantile(values, 0.5), digits),
  p95: round(quantile(values, 0.95), digits),
  p99: round(quantile(values, 0.99), digits),
  max: round(Math.max(...values), digits),
})

/**
 * Runs both sides in turn and alternates who begins, so that drift of a shared machine falls on both. `pick` names figures of
 * one side's answer; each ratio is the median of the rounds' own ratios.
 */
export async function inTurns(rounds, ours, floor, pick) {
  const sides = { ours: [], floor: [] }
  for (let turn = 0; turn < rounds; turn++) {
    const order = turn % 2 ? ['floor', 'ours'] : ['ours', 'floor']
    for (const side of order) sides[side].push(await (side === 'ours' ? ours(turn) : floor(turn)))
  }
  const figures = {}
  for (const [name, read] of Object.entries(pick)) {
    const a = sides.ours.map(read)
    const b = sides.floor.map(read)
    const ratios = a.map((value, index) => value / b[index])
    figures[name] = {
      ours: round(median(a)),
      floor: round(median(b)),
      ratio: round(median(ratios), 3),
      spread: [round(Math.min(...ratios), 2), round(Math.max(...ratios), 2)],
    }
  }
  return { ...figures, rounds: sides }
}
