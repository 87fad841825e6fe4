/** Half the width of the filter, in samples of the slower rate; and how finely it is known in between. */
const CROSSINGS = 10
const STEPS = 256

/** A sinc under a Hann window, from its middle outwards. */
const KERNEL = Float32Array.from({ length: CROSSINGS * STEPS + 2 }, (_, n) => {
  const x = n / STEPS
  if (n === 0) return 1
  if (x >= CROSSINGS) return 0
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / CROSSINGS))
})

/** The same sound with another number of samples a second; what the slower rate cannot hold is taken out, not folded back. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples
  const out = new Float32Array(Math.floor((samples.length * to) / from))
  const scale = Math.min(1, to / from)
  const reach = CROSSINGS / scale
  for (let n = 0; n < out.length; n++) {
    const middle = (n * from) / to
    const first = Math.max(0, Math.ceil(middle - reach))
    const last = Math.min(samples.length - 1, Math.floor(middle + reach))
    let sum = 0
    let weight = 0
    for (let k = first; k <= last; k++) {
      const by = KERNEL[Math.round(Math.abs(k - middle) * scale * STEPS)] as number
      sum += (samples[k] as number) * by
      weight += by
    }
    out[n] = weight === 0 ? 0 : sum / weight
  }
  return out
}
