import type { Chance } from '@/server/providers/chat/companion/chance'

type Numbers = Float32Array | Float64Array

/** Another order for each epoch, the same every time. */
export function shuffle(order: Int32Array, epoch: number, chance: Chance): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = chance.index(`${epoch} ${at}`, at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
}

/** Steps of Adam (Kingma and Ba, 2015, with the constants of the paper): the weights move against the slope at each place. */
export function adam(weights: Numbers): (rate: number, slopeAt: (at: number) => number) => void {
  const [first, second] = [weights.slice().fill(0), weights.slice().fill(0)]
  let step = 0
  return (rate, slopeAt) => {
    step += 1
    const corrected = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step)
    for (let at = 0; at < weights.length; at += 1) {
      const slope = slopeAt(at)
      first[at] = 0.9 * first[at]! + 0.1 * slope
      second[at] = 0.999 * second[at]! + 0.001 * slope * slope
      weights[at]! -= (corrected * first[at]!) / (Math.sqrt(second[at]!) + 1e-8)
    }
  }
}
