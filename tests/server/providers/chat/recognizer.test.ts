import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trainRecognizer, type Example } from '@/server/db/seed/lives/train'
import { featuresOf, readRecognizer } from '@/server/providers/chat/companion/recognizer'

/** Vectors of eight entries: each intent has a direction of its own, and `slip` turns a way a little. */
const vector = (direction: number, slip: number): Float32Array => {
  const entries = Float32Array.from({ length: 8 }, (_, at) => (at === direction ? 1 : 0) + 0.2 * Math.sin(slip * 7 + at * 3))
  const length = Math.hypot(...entries)
  return entries.map((entry) => entry / length)
}
const WAYS = {
  pets: ['do you have a cat', 'any animals at home', 'is there a dog in your life', 'who waits for your key'],
  weather: ['is it raining there', 'how warm is it where you are', 'any sun today', 'what does the sky look like'],
  music: ['which song do you like', 'what is on your record player', 'do you sing along', 'name a band'],
}
const ids = Object.keys(WAYS)
const examples: Example[] = Object.entries(WAYS).flatMap(([id, ways], direction) =>
  ways.map((text, slip) => ({ id, text, vector: vector(direction, slip) })),
)

function made() {
  const path = join(mkdtempSync(join(tmpdir(), 'krush-recognizer-')), 'weights')
  writeFileSync(path, trainRecognizer(examples, ids, 'a-model', 'hash'))
  return readRecognizer(path)!
}
const best = (found: Map<string, number>) => [...found].sort(([, a], [, b]) => b - a)[0]![0]

describe('the recognizer', () => {
  const { recognize, head, model } = made()
  it('knows what it was made from', () => {
    expect(model).toBe('a-model')
    expect(head).toMatchObject({ ids, ways: 'hash', dimensions: 8 })
  })
  it.each(ids)('finds %s by a vector that it has not seen', (id) => {
    const found = recognize('something nobody said', vector(ids.indexOf(id), 9))
    expect(best(found)).toBe(id)
    expect([...found.values()].reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5)
  })
  it.each([
    ['a cat', 'pets'],
    ['raining', 'weather'],
    ['a record player, and a band', 'music'],
  ])('"%s" says by its words that it is %s, whatever the vector', (text, id) => {
    const between = Float32Array.from({ length: 8 }, () => Math.sqrt(1 / 8))
    expect(best(recognize(text, between))).toBe(id)
  })
  it('is the same every time', () => {
    expect(trainRecognizer(examples, ids, 'a-model', 'hash').equals(trainRecognizer(examples, ids, 'a-model', 'hash'))).toBe(true)
  })
  it('is null without its file', () => {
    expect(readRecognizer(join(tmpdir(), 'no-such-weights'))).toBe(null)
  })
})

it('words and pairs count once each', () => {
  expect(featuresOf('Do you, do you?')).toEqual(['do', 'you', 'do you', 'you do'])
})
