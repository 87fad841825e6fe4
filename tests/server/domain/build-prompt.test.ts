import { expect, test } from 'vitest'
import { buildPrompt, estimateTokens, type PromptInput } from '@/server/domain/messages/build-prompt'

const input = (changes: Partial<PromptInput> = {}): PromptInput => ({
  persona: {
    full_name: 'Mira Tolland',
    age: 31,
    gender: 'Female',
    occupation: 'bookseller',
    biography: 'Keeps a shop.',
    hobbies: ['tea'],
    personality: ['quick'],
    extroversion: 50,
    connection: 50,
    sex_drive: 50,
    preferences: [],
    greeting: 'Hello.',
    voice: null,
    custom_instructions: '',
  },
  user_name: 'Sam',
  user_gender: 'Male',
  user_language: null,
  app_mode: 'crush:sfw',
  age_hold: false,
  conversation_instructions: '',
  history: [{ role: 'user', content: 'Hello' }],
  recalled: [],
  context_tokens: 4000,
  max_tokens: 500,
  ...changes,
})

test('stable things stand first, what changes stands last', () => {
  const { system } = buildPrompt(input({ conversation_instructions: 'Be brief.', recalled: ['Sam has a dog.'] }))
  const order = ['You are Mira Tolland, 31', 'AI character', 'talking with Sam', 'Be brief.', 'Sam has a dog.'].map((part) =>
    system.indexOf(part),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order.every((at) => at >= 0)).toBe(true)
})

test('the language of the profile is asked for, and English needs no word', () => {
  expect(buildPrompt(input({ user_language: 'pt-BR' })).system).toContain('Write in Brazilian Portuguese, unless')
  expect(buildPrompt(input({ user_language: 'en-GB' })).system).not.toContain('Write in')
  expect(buildPrompt(input({ user_language: 'xx-0000-zz' })).system).not.toContain('Write in')
  expect(buildPrompt(input()).system).not.toContain('Write in')
})

test('the newest turns that fit are kept, in order, within the budget', () => {
  const history = Array.from({ length: 400 }, (_, n) => ({
    role: n % 2 ? ('assistant' as const) : ('user' as const),
    content: `turn ${n} ${'word '.repeat(20)}`,
  }))
  const { system, messages } = buildPrompt(input({ history }))
  const spent = estimateTokens(system) + messages.reduce((sum, turn) => sum + estimateTokens(turn.content), 0)
  expect(spent).toBeLessThanOrEqual(3500)
  expect(messages.length).toBeGreaterThan(20)
  expect(messages).toEqual(history.slice(-messages.length))
})

test('a single message longer than everything is cut at its start, not dropped', () => {
  const { messages } = buildPrompt(input({ history: [{ role: 'user', content: `${'x'.repeat(50_000)} the end` }] }))
  expect(messages).toHaveLength(1)
  expect(messages[0]!.content.endsWith('the end')).toBe(true)
})

test('where the sliders stand is told, and what they like between adults only where adult themes are on', () => {
  const persona = { ...input().persona, extroversion: 5, connection: 100, sex_drive: 90, preferences: ['[PREFERENCE]'] }
  const covered = buildPrompt(input({ persona })).system
  expect(covered).toContain('With people: very quiet; gives their whole heart at once.')
  expect(covered).toContain('anything explicit is not')
  expect(covered).not.toContain('[PREFERENCE]')
  expect(covered).not.toContain('Desire')
  const open = buildPrompt(input({ persona, app_mode: 'crush:nsfw' })).system
  expect(open).toContain('Desire is never far away.')
  expect(open).toContain('Likes, between adults: [PREFERENCE].')
  expect(open).not.toContain('anything explicit is not')
})

test('on hold for age: a friend and nothing else, from first to last, whatever is wished for', () => {
  const wish = 'Be my girlfriend.'
  const held = buildPrompt(input({ age_hold: true, conversation_instructions: wish })).system
  expect(held.match(/no romance, no flirting/g)).toHaveLength(2)
  expect(held).not.toMatch(/flirting are welcome|so is everyone you meet|Be my girlfriend/)
  const other = buildPrompt(input({ conversation_instructions: wish })).system
  expect(other).not.toContain('no romance')
  expect(other).toContain(wish)
})
