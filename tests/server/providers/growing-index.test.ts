import { expect, test } from 'vitest'
import { openGrowingIndex } from '@/server/providers/embeddings/growing-index'
import { openHybridIndex, stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { packVectors } from '@/server/providers/embeddings/packed'
import { random, seed } from '@/tests/support/counts'

const WORDS = 'heron attic otter bath harbor clock story green ledger pilot sister Lisbon kettle window garden violin'.split(' ')
const DIMENSIONS = 12
type Item = { id: number; text: string; vector: Float32Array }

function crowd() {
  const { below, pick, sample } = random(seed())
  let last = 0
  const made = (): Item => {
    const entries = Array.from({ length: DIMENSIONS }, () => below(200) - 100)
    const length = Math.hypot(...entries) || 1
    const id = ++last
    const text = `You told of ${Array.from({ length: 2 + below(5) }, () => pick(WORDS)).join(' ')} number ${id}`
    return { id, text, vector: Float32Array.from(entries, (one) => one / length) }
  }
  return { below, pick, sample, made }
}

test('after anything has come and gone it finds what an index made anew finds, by words and by meaning', () => {
  const { below, pick, made } = crowd()
  const index = openGrowingIndex<Item>()
  const items = new Set<Item>()
  for (let step = 0; step < 400; step++) {
    if (items.size > 20 && below(3) === 0) {
      const gone = pick([...items])
      items.delete(gone)
      index.remove(gone)
    } else {
      const item = made()
      items.add(item)
      index.add(item, item.text)
      index.setVector(item, item.vector)
    }
  }
  const all = [...items].sort((a, b) => a.id - b.id)
  const vectors = packVectors(
    'test',
    all.map(({ vector }) => vector),
  )
  const anew = openHybridIndex(
    all.map((item) => ({ text: item.text, item })),
    vectors,
  )
  expect([index.size, index.unmeant]).toEqual([all.length, 0])
  for (let asked = 0; asked < 40; asked++) {
    const { text, vector } = made()
    for (const meaning of [null, vector]) {
      const own = index.search(text, meaning, { count: 500 })
      const other = anew.search(text, meaning, { count: 500 })
      // One byte an entry, with a scale of its own or one for all: equal but for rounding.
      const scores = new Map(other.map(({ item, score }) => [item.id, score]))
      expect(own).toHaveLength(other.length)
      for (const { item, score } of own) expect(score).toBeCloseTo(scores.get(item.id)!, 1)
      expect(own.map(({ score }) => score)).toEqual(own.map(({ score }) => score).toSorted((a, b) => b - a))
      expect(index.search(text, meaning, { count: 7 })).toEqual(own.slice(0, 7))
    }
  }
})

test('what is removed leaves no word and no vector, also one that comes later', () => {
  const { made } = crowd()
  const index = openGrowingIndex<Item>()
  const [kept, gone] = [made(), { ...made(), text: 'You keep a quagga.' }]
  for (const item of [kept, gone]) index.add(item, item.text)
  index.setVector(kept, kept.vector)
  index.remove(gone)
  index.setVector(gone, gone.vector)
  expect(index.search('quagga', gone.vector, { count: 9 }).map(({ item }) => item.id)).not.toContain(gone.id)
  expect([index.size, index.unmeant, index.withoutVector(9)]).toEqual([1, 0, []])
  index.remove(kept)
  index.remove(kept)
  expect([index.size, index.search(kept.text, kept.vector)]).toEqual([0, []])
})

test('meaning counts once nearly all have it, and a slip of one letter is forgiven', () => {
  const { made } = crowd()
  const index = openGrowingIndex<Item>()
  const items = Array.from({ length: 60 }, made)
  for (const item of items) index.add(item, item.text)
  for (const item of items.slice(1)) index.setVector(item, item.vector)
  expect(index.meant).toBe(true)
  index.add({ ...made() }, 'You keep a quagga.')
  expect(index.meant).toBe(false)
  expect(index.search('the quaga?', items[1]!.vector)[0]).toMatchObject({ text: 'You keep a quagga.', meaning: null })
})

test('what says the same and what is nearest is found as by looking at each', () => {
  const { made, sample } = crowd()
  const index = openGrowingIndex<Item>()
  const items = Array.from({ length: 300 }, made)
  for (const item of items) index.add(item, item.text)
  for (const { text } of sample(items, 60)) {
    const stems = new Set(stemsOf(text.replace(/number \d+/, '')))
    const sharing = items.map((item) => {
      const own = new Set(stemsOf(item.text))
      return { item, own, shared: own.intersection(stems).size }
    })
    const same = sharing.filter(({ own, shared }) => Math.abs(own.size - stems.size) <= 2 && shared === Math.min(own.size, stems.size))
    expect(new Set(index.same(stems, 2))).toEqual(new Set(same.map(({ item }) => item)))
    const parts = sharing.map(({ own, shared }) => shared / Math.min(own.size, stems.size))
    const most = Math.max(...parts)
    const near = index.nearest(stems, 0.5, () => true)
    expect(near.items).toEqual(most >= 0.5 ? items.filter((_, at) => parts[at] === most) : [])
  }
})
