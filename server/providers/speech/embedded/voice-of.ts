import { createHash } from 'node:crypto'
import type { Speaker, SpeechVoice } from '../port'

/** How one character sounds: a voice of the engine, and what is done to it. */
export type FliteVoice = {
  base: 'slt' | 'rms' | 'awb'
  /** Hertz the engine is asked for; rms does not hear it. */
  pitch_hertz: number
  /** Above 1 the mouth is smaller and the voice brighter and higher; below, larger and darker. */
  size_ratio: number
  /** Above 1 it speaks more slowly. */
  stretch: number
  /** Decibels below 220 Hz, and above 4.5 kHz where the engine buzzes. */
  warmth_db: number
  air_db: number
}

/** Four numbers from 0 to 1 that belong to a name. */
function chances(seed: string): [number, number, number, number] {
  const sum = createHash('sha256').update(`voice ${seed}`).digest()
  return [sum.readUInt16BE(0) / 65_535, sum.readUInt16BE(2) / 65_535, sum.readUInt16BE(4) / 65_535, sum.readUInt16BE(6) / 65_535]
}

const between = (low: number, high: number, chance: number) => low + (high - low) * chance

/** Base, pitch and size, by gender: ranges in which the engine still sounds whole. */
function throat({ gender }: Speaker, [first, second, third]: readonly number[]): Pick<FliteVoice, 'base' | 'pitch_hertz' | 'size_ratio'> {
  const [a, b, c] = [first ?? 0, second ?? 0, third ?? 0]
  if (gender === 'Female') return { base: 'slt', pitch_hertz: between(158, 196, a), size_ratio: between(0.95, 1.09, b) }
  if (gender === 'Male') {
    return c < 0.5
      ? { base: 'rms', pitch_hertz: 101, size_ratio: between(0.86, 1.08, b) }
      : { base: 'awb', pitch_hertz: between(98, 126, a), size_ratio: between(0.88, 1.02, b) }
  }
  return c < 0.5
    ? { base: 'slt', pitch_hertz: between(138, 156, a), size_ratio: between(0.89, 0.95, b) }
    : { base: 'awb', pitch_hertz: between(132, 150, a), size_ratio: between(1.03, 1.12, b) }
}

/** Seeds whose throats lie far apart, so that a choice is one. */
const CHOICE: readonly (readonly [string, SpeechVoice['gender']])[] = [
  ['u', 'Female'],
  ['g', 'Female'],
  ['w', 'Female'],
  ['e', 'Male'],
  ['s', 'Male'],
  ['r', 'Male'],
  ['a', 'Non-binary'],
  ['v', 'Non-binary'],
]

/** What people may choose from. */
export const FLITE_VOICES = CHOICE.map(([seed, gender]): SpeechVoice => ({
  id: `flite:${gender}:${seed}`,
  gender,
  manner: null,
  name: null,
}))

/** The chosen voice, else a character's own: the same one always, and not another's. Who is outgoing speaks a little faster. */
export function voiceOf(given: Speaker): FliteVoice {
  const chosen = FLITE_VOICES.find(({ id }) => id === given.voice)
  const speaker = chosen ? { ...given, seed: chosen.id, gender: chosen.gender } : given
  const chance = chances(speaker.seed)
  const [, , , fourth] = chance
  return {
    ...throat(speaker, chance),
    stretch: between(1.12, 0.96, speaker.extroversion / 100) + between(-0.03, 0.03, fourth),
    warmth_db: between(1, 4, fourth),
    air_db: between(-7, -3, chance[0]),
  }
}
