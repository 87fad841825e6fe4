import type { ScenarioType } from '@/contracts/surprises'
import type { Persona } from '@/server/providers/chat/port'
import type { Variant } from './scenario'
import { SCENARIOS } from './scenarios/index'
import { temperOf } from './tempers'

/** So many scenes of a type pass in a conversation before one may come again; below the smallest number of scenes of a type. */
export const NO_REPEAT_WITHIN = 36

type Draw = {
  type: ScenarioType
  persona: Persona
  /** Where the person is; null when nobody said. */
  hour: number | null
  /** Scenes of this type in this conversation, the latest first. */
  played: readonly string[]
  /** The newest messages, oldest first. */
  said: readonly string[]
  seed: number
}

/** An even number in [0, 1) out of a seed. */
function chance(seed: number): number {
  let state = (seed + 0x6d2b79f5) | 0
  state = Math.imul(state ^ (state >>> 15), state | 1)
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
}

/** How well a scene goes with this character, this hour and what was talked of. Never zero: anything may come. */
function weightOf({ suits = {}, family }: Variant, { persona, hour, played, said }: Draw): number {
  const traits = [persona.occupation, ...persona.hobbies, ...persona.personality].join(' ')
  let weight = 2
  if (suits.temper) weight *= suits.temper.includes(temperOf(persona)) ? 2 : 0.5
  if (suits.words) weight *= suits.words.test(traits) || suits.words.test(said.join(' ')) ? 3 : 0.75
  if (suits.hours) weight *= hour === null ? 0.75 : hour >= suits.hours[0] && hour < suits.hours[1] ? 2 : 0.1
  // Two of a kind in a row are dull.
  if (played[0]?.startsWith(`${family}-`)) weight *= 0.15
  return weight
}

/** Draws the next scene: none of the last ones, and rather what suits. The same seed draws the same. */
export function chooseScenario(draw: Draw): Variant {
  const recent = new Set(draw.played.slice(0, NO_REPEAT_WITHIN))
  const open = SCENARIOS[draw.type].filter(({ id }) => !recent.has(id))
  const weights = open.map((variant) => weightOf(variant, draw))
  let left = chance(draw.seed) * weights.reduce((sum, weight) => sum + weight, 0)
  return open.find((_, at) => (left -= weights[at]!) < 0) ?? open.at(-1)!
}
