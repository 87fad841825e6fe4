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
 * Runs the sides in turn and alternates who begins, so that drift of a shared machine falls on all. `pick` names figures of
 * one side's answer; each ratio is the median of the rounds' own ratios. With `duty`, a floor that does all that ours does, each
 * figure also has it, `of_duty` (ours against it, with `duty_spread`) and `possible` (it against the floor).
 */
export async function inTurns(rounds, ours, floor, pick, duty = null) {
  const runs = { ours, floor, ...(duty ? { duty } : {}) }
  const sides = Object.fromEntries(Object.keys(runs).map((side) => [side, []]))
  for (let turn = 0; turn < rounds; turn++) {
    const order = turn % 2 ? Object.keys(runs).reverse() : Object.keys(runs)
    for (const side of order) sides[side].push(await runs[side](turn))
  }
  const figures = {}
  for (const [name, read] of Object.entries(pick)) {
    const values = Object.fromEntries(Object.entries(sides).map(([side, answers]) => [side, answers.map(read)]))
    const against = (a, b) => {
      const ratios = values[a].map((value, index) => value / values[b][index])
      return { ratio: round(median(ratios), 3), spread: [round(Math.min(...ratios), 2), round(Math.max(...ratios), 2)] }
    }
    figures[name] = { ours: round(median(values.ours)), floor: round(median(values.floor)), ...against('ours', 'floor') }
    if (!duty) continue
    const of_duty = against('ours', 'duty')
    figures[name].duty = round(median(values.duty))
    Object.assign(figures[name], { of_duty: of_duty.ratio, duty_spread: of_duty.spread, possible: against('duty', 'floor').ratio })
  }
  return { ...figures, rounds: sides }
}
