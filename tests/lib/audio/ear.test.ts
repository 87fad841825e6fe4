import { expect, test } from 'vitest'
import { createEar } from '@/lib/audio/ear'

const RATE = 16_000
const PIECE = 640

function open(most_seconds = 60) {
  const told: string[] = []
  const turns: Float32Array[] = []
  const ear = createEar(RATE, most_seconds, {
    onSpeech: () => told.push('speech'),
    onBarge: () => told.push('barge'),
    onTurn: (samples) => {
      told.push('turn')
      turns.push(samples)
    },
  })
  let at = 0
  /** So many seconds of a voice or of a room, as loud as that. */
  function hear(seconds: number, loudness: number) {
    for (let left = Math.round((seconds * RATE) / PIECE); left > 0; left--)
      ear.hear(Float32Array.from({ length: PIECE }, () => loudness * Math.SQRT2 * Math.sin(at++ / 7)))
  }
  return { ear, told, turns, hear }
}

const VOICE = 0.1
const ROOM = 0.001

test('a turn begins with its first sound and ends with a pause, not with a breath', () => {
  const { ear, told, turns, hear } = open()
  ear.set('listen')
  hear(2, ROOM)
  hear(1, VOICE)
  hear(0.4, ROOM)
  hear(1, VOICE)
  expect(told).toEqual(['speech'])
  hear(0.8, ROOM)
  expect(told).toEqual(['speech', 'turn'])
  const seconds = turns[0]!.length / RATE
  expect(seconds).toBeGreaterThan(3.1)
  expect(seconds).toBeLessThan(3.7)
})

test('a click, a quiet room and a constant noise are no turn', () => {
  const { ear, told, hear } = open()
  ear.set('listen')
  for (let n = 0; n < 10; n++) {
    hear(0.08, VOICE)
    hear(0.5, ROOM)
  }
  hear(20, 0.006)
  expect(told).toEqual([])
  hear(1, VOICE)
  expect(told).toEqual(['speech'])
})

test('while the character speaks only who speaks on is heard, from the first word', () => {
  const { ear, told, turns, hear } = open()
  ear.set('barge')
  hear(1, ROOM)
  hear(0.2, VOICE)
  hear(0.5, ROOM)
  expect(told).toEqual([])
  hear(1, VOICE)
  expect(told).toEqual(['barge'])
  expect(ear.mode).toBe('listen')
  hear(0.8, ROOM)
  expect(told).toEqual(['barge', 'turn'])
  expect(turns[0]!.length / RATE).toBeGreaterThan(1.6)
})

test('nobody is heard while the ear is deaf, a held button hears all, and a turn has an end', () => {
  const { ear, told, turns, hear } = open(3)
  hear(2, VOICE)
  expect(told).toEqual([])
  ear.set('hold')
  hear(1, ROOM)
  hear(1, VOICE)
  ear.set('deaf')
  expect(told).toEqual(['turn'])
  expect(turns[0]!.length / RATE).toBeGreaterThan(1.9)
  ear.set('listen')
  hear(1, ROOM)
  hear(4, VOICE)
  expect(told).toEqual(['turn', 'speech', 'turn', 'speech'])
  expect(turns[1]!.length / RATE).toBeLessThanOrEqual(3.05)
})
