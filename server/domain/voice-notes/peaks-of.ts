/** Bars of a waveform, as the player shows it (ours). */
const BARS = 48

/** The heights of a waveform's bars, from 0 to 100, the loudest 100. */
export function peaksOf(samples: Int16Array): number[] {
  const most = Array.from({ length: BARS }, (_, bar) => {
    let peak = 0
    const end = Math.floor(((bar + 1) * samples.length) / BARS)
    for (let n = Math.floor((bar * samples.length) / BARS); n < end; n++) peak = Math.max(peak, Math.abs(samples[n]!))
    return peak
  })
  const loudest = Math.max(...most, 1)
  return most.map((peak) => Math.round((100 * peak) / loudest))
}
