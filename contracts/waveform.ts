/** Bars of a waveform, as the player shows it. */
const BARS = 48

/** The heights of a waveform's bars, 0 to 100 with the loudest 100, out of evenly spaced samples or levels. Silence is flat. */
export function waveformOf(levels: ArrayLike<number>): number[] {
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS)
    // With fewer levels than bars, neighbors share one.
    const to = Math.min(levels.length, Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS)))
    let most = 0
    for (let at = from; at < to; at++) most = Math.max(most, Math.abs(levels[at]!))
    return most
  })
  const loudest = Math.max(...bars)
  return bars.map((bar) => (loudest > 0 ? Math.round((100 * bar) / loudest) : 0))
}
