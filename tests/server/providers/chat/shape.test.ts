import { describe, expect, it } from 'vitest'
import { ASKED_OF } from '@/server/providers/chat/companion/shape-lines'
import { shapeOf } from '@/server/providers/chat/companion/shape'

describe('how a question is built', () => {
  it.each([
    ['got any brothers or sisters', 'has', 'brothers or sisters'],
    ['Do you like cricket?', 'liking', 'cricket'],
    ['do you enjoy to swim', 'liking', 'swimming'],
    ['are you into podcasts', 'liking', 'podcasts'],
    ['have you ever lost your keys?', 'ever', 'lost my keys'],
    ['so have you been to Peru', 'ever', 'been to Peru'],
    ['can you juggle', 'able', 'juggle'],
    ['do you have a bicycle?', 'has', 'bicycle'],
    ["what's your favourite board game", 'favorite', 'board game'],
    ['what do you think of zoos?', 'opinion', 'zoos'],
    ['do you believe in luck', 'opinion', 'luck'],
    ['would you live on a boat', 'would', 'live on a boat'],
    ['are you patient?', 'being', 'patient'],
    ['do you usually read reviews', 'doing', 'read reviews'],
    ['would you come to the lake with me?', 'invitation', 'come to the lake with you'],
    ['can I come with you', 'invitation', 'come with me'],
    ['could you knit a scarf for me', 'favor', 'knit a scarf for you'],
  ])('%s: %s of %s', (asked, asks, about) => {
    expect(shapeOf(asked)).toMatchObject({ asks, about })
  })
  it.each([
    ['do you prefer trains or boats?', 'trains', 'boats'],
    ['salt or sugar', 'salt', 'sugar'],
  ])('%s: one of two', (asked, about, other) => {
    expect(shapeOf(asked)).toEqual({ asks: 'choice', about, other })
  })
  it.each(['do you like it?', 'what happened to the boat?', 'where do you live', 'I like trains', 'are you sure about that'])(
    '%s: names nothing that could be said back',
    (asked) => {
      expect(shapeOf(asked)).toBeNull()
    },
  )
})

describe('what is said where nothing is known', () => {
  it.each(Object.entries(ASKED_OF))('%s: different lines, each takes up the thing or turns to the person', (asks, lines) => {
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    for (const line of lines) expect(line, asks).toMatch(/\{it\}|\byou\b|\?/i)
  })
})
