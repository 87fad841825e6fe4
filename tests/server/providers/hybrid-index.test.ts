import { describe, expect, it } from 'vitest'
import { nearlySame, openHybridIndex, stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { likeness, packVectors } from '@/server/providers/embeddings/packed'

const LINES = [
  'The green ledger holds every inscription I have found.',
  'My father was a harbor pilot.',
  'I swim off the slipway every morning.',
  'The cat came with the building.',
  'I have a friend who paints the harbor.',
]
const index = openHybridIndex(
  LINES.map((text, item) => ({ text, item })),
  null,
)
const first = (question: string) => index.search(question, null)[0]?.item

describe('words', () => {
  it.each([
    ['what is in your ledger?', 0],
    ['do you go swimming in the mornings?', 2],
    ['what about your dad, the pilot', 1],
    ['tell me about the legder', 0],
    ['cats?', 3],
    ['inscripton', 0],
  ])('%s', (question, item) => {
    expect(first(question)).toBe(item)
  })
  it('finds nothing for other words', () => {
    expect(index.search('quantum chromodynamics', null)).toEqual([])
    expect(index.search('is it the', null)).toEqual([])
  })
  it('weighs rare words more', () => {
    expect(index.search('harbor pilot', null).map(({ item }) => item)).toEqual([1, 4])
    expect(first('painted harbors')).toBe(4)
  })
  it('looks only where it is told', () => {
    expect(index.search('harbor pilot', null, { only: (item) => item !== 1 }).map(({ item }) => item)).toEqual([4])
  })
  it.each([
    ['swimming', 'swims'],
    ['stories', 'story'],
    ['favourite', 'favorite'],
    ['lonely', 'lonely'],
    ['baked', 'bakes'],
    ['mothers', 'mum'],
  ])('%s and %s are one word', (one, two) => {
    expect(stemsOf(one)).toEqual(stemsOf(two))
  })
  it('forgives one slip and no more', () => {
    expect(['ledgr', 'leddger', 'ledgar', 'legder'].map((word) => nearlySame(word, 'ledger'))).toEqual([true, true, true, true])
    expect(nearlySame('lodger', 'ladders')).toBe(false)
  })
})

describe('meaning', () => {
  const unit = (...entries: number[]) => Float32Array.from(entries, (entry) => entry / Math.hypot(...entries))
  const vectors = packVectors(
    'test',
    LINES.map((_, at) => unit(...LINES.map((_, other) => (at === other ? 1 : 0.1)))),
  )
  const meant = openHybridIndex(
    LINES.map((text, item) => ({ text, item })),
    vectors,
  )
  it('is packed into one byte an entry', () => {
    expect(vectors.bytes).toHaveLength(LINES.length ** 2)
    const asked = unit(0, 1, 0, 0, 0)
    const exact = asked.reduce((sum, entry, at) => sum + entry * unit(0.1, 1, 0.1, 0.1, 0.1)[at]!, 0)
    expect(likeness(asked, vectors, 1)).toBeCloseTo(exact, 2)
  })
  it('ranks with words, and leaves out vectors of another length', () => {
    expect(meant.search('ledger', Float32Array.of(1, 0), { count: 1 })[0]).toMatchObject({ item: 0, meaning: null })
    expect(meant.search('nothing of these', unit(0, 0, 1, 0, 0), { count: 1 })[0]).toMatchObject({ item: 2 })
  })
  it('tells the two best likenesses of each item, of those texts that count', () => {
    const two = openHybridIndex(
      LINES.map((text, at) => ({ text, item: at < 3 ? 'one' : 'other' })),
      vectors,
    )
    const asked = unit(0, 1, 0.5, 0, 0)
    const rounded = (counts?: (at: number) => boolean) =>
      [...two.nearest(asked, counts)].map(([item, best]) => [item, best.map((value) => Math.round(value * 10) / 10)])
    expect(rounded()).toEqual([
      ['one', [0.9, 0.5]],
      ['other', [0.1, 0.1]],
    ])
    expect(rounded((at) => at === 2)).toEqual([['one', [0.5]]])
    expect(index.nearest(asked).size).toBe(0)
  })
})

describe('scripts without spaces', () => {
  const found = (lines: string[], question: string) =>
    openHybridIndex(
      lines.map((text, item) => ({ text, item })),
      null,
    ).search(question, null, { count: 1 })[0]?.item
  it('finds the words of Chinese, Japanese and Thai', () => {
    expect(found(['你的姐姐住在里斯本', '你会弹大提琴'], '我的大提琴呢？')).toBe(1)
    expect(found(['あなたの妹はパリに住んでいます', 'あなたはチェロを弾きます'], 'チェロのこと、覚えてる？')).toBe(1)
    expect(found(['คุณมีแมวสองตัว', 'คุณเล่นกีตาร์'], 'กีตาร์ของฉันอยู่ไหน')).toBe(1)
  })
})
