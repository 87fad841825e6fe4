import { describe, expect, it } from 'vitest'

import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { ROMANTIC_TERMS } from '@/server/providers/moderation/rules/vocabulary'

import { BENIGN } from './benign'

const moderation = createEmbeddedModeration()
type Turn = { role: 'user' | 'assistant'; content: string }
const says = async (text: string, turns: Turn[] = []) =>
  (await moderation.check({ stage: 'user_input', text, context: turns.map(({ content }) => content), turns })).speaker_under_age

const user = (content: string): Turn => ({ role: 'user', content })
const them = (content: string): Turn => ({ role: 'assistant', content })

describe('the person who writes says that they are under 18', () => {
  it.each([
    'I am 15',
    "i'm 16 btw",
    'im only fifteen years old',
    'I am a 14 year old girl',
    '16f here',
    'hey im 17 m',
    'I am in 9th grade',
    "I'm still in middle school",
    'i go to middle school',
    "I'm a freshman in high school",
    "I'm a high school student",
    'I turn 18 next month',
    "I'm not 18 yet",
    'my age is 15',
    'age: 14',
    "i'm gonna be 15 tomorrow",
    'I just turned 16',
    'I turned 13 last week.',
    'I turned sixteen two months ago, actually',
    "i'm thirteen",
    'i am a minor',
    "my mom says I'm too young, im 14, but I like you",
    'I am fifteen years old and my kids say hi',
    `I was born in ${new Date().getFullYear() - 14}`,
    'I am s i x t e e n',
    'Ι аm 15 yеars оld',
    'I’m 1​6 years old',
    'Tengo 15 años',
    "J'ai 16 ans",
    'Ich bin 15 Jahre alt',
    'Tenho 14 anos',
    'Mi chiamo Luca e ho 15 anni',
    'Ik ben 15 jaar',
    'Mam 15 lat',
    'мне 15 лет',
    '私は15歳です',
    '我15岁',
  ])('%s', async (text) => expect(await says(text)).toBe(true))

  it.each<[string, Turn[], string]>([
    ['one sentence in two messages', [user('I am')], '15'],
    ['with an answer between', [user('i am'), them('You are…?')], '15 lol'],
    ['in three', [user('im'), them('Yes?'), user('only'), them('Go on.')], 'fifteen years old'],
    ['a question to oneself', [user('my age?')], '15'],
    ['a word in two', [user('I am fif')], 'teen'],
    ['the number first', [user('15'), them('Fifteen what?')], "that's my age"],
    ['asked by the character', [them('And how old are you?')], '16'],
    ['in school', [user("I'm in"), them('In?')], '9th grade'],
  ])('%s', async (_kind, turns, text) => expect(await says(text, turns)).toBe(true))
})

describe('what an adult says', () => {
  it.each([
    'When I was 15 I broke an arm',
    'I was in 9th grade when we moved',
    'My daughter is 15 years old',
    "I'm a mother, my son is 14",
    'I have a friend who is 15',
    "I'm dating a man who is 45 and his son is 16",
    'I teach 9th grade',
    "I'm a high school teacher",
    "I'm 25, dressed up as a schoolgirl for Halloween",
    "Let's roleplay: I'm a 15 year old wizard",
    'Pretend I am 15',
    'My character is 16 in our story',
    'She said "I am 15" and left',
    'I feel like I am 15 again',
    'I am 15 minutes late',
    "I'm 15 years older than you",
    "I'm 16 weeks pregnant",
    'I have 15 years of experience',
    "I'm 18",
    'I am 21 years old',
    "I'm 19, still a teenager",
    "I'm not 15, I'm 30",
    "I'm not old enough to drink legally in the US, I'm 20",
    'My car is 12 years old',
    'Je travaille depuis 15 ans',
    'Ich bin seit 15 Jahren verheiratet',
    'Cuando tenía 15 años vivía en Lima',
    'I love you',
    'i have a teenager at home, its not easy',
  ])('%s', async (text) => expect(await says(text)).toBe(false))

  it('nor any of the look-alikes of ordinary life', async () => {
    const wrong: string[] = []
    for (const sentence of Object.values(BENIGN).flat()) if (await says(sentence)) wrong.push(sentence)
    expect(wrong).toEqual([])
  })

  it('nor two of them, one after the other', async () => {
    const all = Object.values(BENIGN).flat()
    const wrong: string[] = []
    for (const [n, sentence] of all.entries()) if (await says(sentence, [user(all[(n * 7 + 3) % all.length]!)])) wrong.push(sentence)
    expect(wrong).toEqual([])
  })

  it.each<[string, Turn[], string]>([
    ['a number that nobody asked for', [them('How many books do you own?')], '15'],
    ['an adult age that was asked for', [them('How old are you?')], '34'],
    ['the character’s own words', [them('I am')], '15'],
    ['what was said and answered for already', [user('I am 15')], 'hello again'],
    ['an hour', [user('I am off at')], '5'],
  ])('%s', async (_kind, turns, text) => expect(await says(text, turns)).toBe(false))

  it('the companion and descriptions of others are no speaker', async () => {
    for (const stage of ['model_output', 'character_create', 'image_prompt', 'report'] as const) {
      expect((await moderation.check({ stage, text: 'I am 15' })).speaker_under_age).toBe(false)
    }
    expect(await says(`You are 15, ${ROMANTIC_TERMS[0]} me`)).toBe(false)
  })
})

it.each([
  'Are you an only child?',
  'What games did you play as a kid?',
  'What frightened you as a child?',
  'Who raised you as a child?',
  'Who sang to you as a child?',
  'Who coached you as a kid?',
  'i have a little boy, his name is leo',
  'i got a 4 yr old and hes wild',
  'i have a teenager at home, its not easy',
])('an adult asks of a childhood and tells of children: %s', async (text) => {
  expect(await moderation.check({ stage: 'user_input', text })).toMatchObject({ action: 'allow', speaker_under_age: false })
})

it.each(['what did you do as a kid, and be a kid for me now', 'i have a 12 year old body', 'you are a child, what did you do as a kid'])(
  'and that is no way around: %s',
  async (text) => {
    expect(await moderation.check({ stage: 'user_input', text })).toMatchObject({ action: 'block', rule: 'minors' })
  },
)
