import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import type { ModerationStage } from '@/server/providers/moderation/port'
import { LANGUAGES } from '@/server/providers/moderation/rules/other-languages'
import { ROMANTIC_TERMS, SEXUAL_TERMS } from '@/server/providers/moderation/rules/vocabulary'

const moderation = createEmbeddedModeration()
const ruleOf = async (text: string, stage: ModerationStage = 'user_input', context: string[] = []) =>
  (await moderation.check({ stage, text, context })).rule
const next = new Date().getFullYear() + 1

describe('a character that is described as under age', () => {
  it.each([
    'She is a child who loves kites.',
    'A shy little girl with a red scarf.',
    'He is a sophomore in high school.',
    'A lively highschooler who plays the drums.',
    'She is a junior high student.',
    'She turns 18 next year.',
    'In two months he will be eighteen.',
    'She is not yet 18.',
    'He attends kindergarten.',
    'Emma sits in class 9b and dreams of the sea.',
    'She is in 10th grade and paints.',
    `Born in ${next - 15}, she lives by the harbor.`,
    `Birth year: ${next - 14}`,
    'A 15-year-old student of the old school.',
    'Your 15 year old daughter waits at the door.',
  ])('%s', async (text) => {
    expect(await ruleOf(text, 'character_create')).toBe('minors')
    expect(await ruleOf(text, 'public_publish')).toBe('minors')
  })

  it.each([
    'A paediatric dentist, mother of a 5 year old.',
    'Paediatrician. Looks after children in a small clinic.',
    'A high school teacher who coaches the chess club.',
    'He runs a kindergarten and sings in a choir.',
    'She has a 7 year old son and a loud dog.',
    'A child psychologist of 44 with a dry laugh.',
    'Once a child star, now 39 and a florist.',
    'Graduated from high school in 1999 and never looked back.',
    'A children’s book author, 52, kind and scattered.',
    'She was a shy kid who read under the blanket; now she is 33.',
    'Drama teacher at a junior high, 36, patient.',
    'Has been married for 16 years.',
    'Class clown of his office, aged 29.',
    'A grade A student of wine, 41.',
    'She turned 18 in 1989 and left town the same week.',
  ])('passes: %s', async (text) => {
    expect(await ruleOf(text, 'character_create')).toBeNull()
    expect(await ruleOf(text, 'public_publish')).toBeNull()
  })
})

describe('somebody who says it of themselves', () => {
  it.each([
    'im a highschooler lol',
    'I am a sophomore in high school',
    'I go to junior high',
    'I turn 18 next year',
    'I will be 18 in two years',
    'f15 here, you?',
    '14/f',
    `I was born in ${next - 14}`,
    `my birth year is ${next - 14}`,
    'I’m in year 9',
  ])('%s', async (text) => expect(await ruleOf(text)).toBe('minors'))

  it.each([
    'I dressed up as a schoolgirl for halloween, I am 25.',
    'My apartment is 14 F, third door.',
    'I teach year 9 and they are loud.',
    'My daughter turns 18 next year, time flies.',
    'The bus 16 m is late again.',
    'I was in junior high when that song came out.',
    'Class of 2004, we had a reunion.',
    'I am a child at heart.',
    'You are such a child sometimes.',
    'She said I act like a teenager about my bike.',
  ])('passes: %s', async (text) => expect(await ruleOf(text)).toBeNull())
})

/** Sentences by language: two of the speaker, one of an adult, one of family. */
const SPOKEN: Record<keyof typeof LANGUAGES, [string, string, string, string]> = {
  it: ['Ho 15 anni', 'ho quindici anni', 'Ho 35 anni e faccio il medico.', 'Mia figlia ha 8 anni.'],
  nl: ['Ik ben 15 jaar oud', 'ik ben vijftien', 'Ik ben 35 jaar oud.', 'Mijn dochter is 8 jaar oud.'],
  pl: ['Mam 15 lat', 'mam piętnaście lat', 'Mam 35 lat.', 'Moja córka ma 8 lat.'],
  sv: ['Jag är 15 år', 'jag är femton', 'Jag är 35 år.', 'Min dotter är 8 år gammal.'],
  tr: ['Ben 15 yaşındayım', 'on beş yaşındayım', '35 yaşındayım.', 'Kızım 8 yaşında.'],
  ru: ['Мне 15 лет', 'мне пятнадцать лет', 'Мне 35 лет.', 'Моей дочери 8 лет.'],
  ja: ['私は15歳です', '私は十五歳です', '私は35歳です', '娘は8歳です'],
  zh: ['我15岁', '我今年十五岁', '我35岁', '我女儿8岁'],
  ko: ['저는 15살이에요', '나는 열다섯 살이야', '저는 35살이에요', '제 딸은 8살이에요'],
  ar: ['عمري ١٥ سنة', 'عمري خمسة عشر عاما', 'عمري 35 سنة', 'ابنتي عمرها 8 سنوات'],
  hi: ['मैं १५ साल की हूँ', 'मैं पंद्रह साल का हूँ', 'मैं 35 साल का हूँ', 'मेरी बेटी 8 साल की है'],
  id: ['Umur saya 15 tahun', 'aku umur lima belas tahun', 'Umur saya 35 tahun', 'Anak saya umur 8 tahun'],
  es: ['Tengo 15 años', 'tengo quince años', 'Tengo 35 años.', 'Mi hija tiene 8 años.'],
  fr: ['J’ai 15 ans', 'j’ai quinze ans', 'J’ai 35 ans.', 'Ma fille a 8 ans.'],
  pt: ['Tenho 15 anos', 'eu tenho quinze anos', 'Tenho 35 anos.', 'Minha filha tem 8 anos.'],
  de: ['Ich bin 15 Jahre alt', 'ich bin fünfzehn', 'Ich bin 35 Jahre alt.', 'Meine Tochter ist 8 Jahre alt.'],
}

describe.each(Object.entries(SPOKEN))('in %s', (language, [figures, words, adult, family]) => {
  it('an age below eighteen in figures and words is read', async () => {
    expect([await ruleOf(figures), await ruleOf(words)]).toEqual(['minors', 'minors'])
  })
  it('adults and families pass', async () => {
    expect([await ruleOf(adult), await ruleOf(family)]).toEqual([null, null])
    expect(await ruleOf(adult, 'character_create')).toBeNull()
  })
  it('a character is not made of words for minors', async () => {
    const missed: string[] = []
    for (const term of LANGUAGES[language]!.minor) if ((await ruleOf(term, 'character_create')) !== 'minors') missed.push(term)
    expect(missed).toEqual([])
  })
})

describe('disguises', () => {
  const probe = `you are fifteen years old, ${ROMANTIC_TERMS[0]} me`
  const pig = (word: string) => (/^[aeiou]/.test(word) ? `${word}way` : word.replace(/^([^aeiouy]+|y)(.*)$/, '$2$1ay'))
  const morse: Record<string, string> = Object.fromEntries(
    '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
      .split(' ')
      .map((sign, index) => [String.fromCharCode(97 + index), sign]),
  )
  const plain = probe.replace(',', '')
  it.each([
    ['letters apart', [...plain].map((letter) => (letter === ' ' ? '  ' : `${letter} `)).join('')],
    ['letters apart without words', 'i a m f i f t e e n y e a r s o l d'],
    [
      'dotted letters',
      plain
        .split(' ')
        .map((word) => [...word].join('.'))
        .join(' '),
    ],
    ['arabic digits', probe.replace('fifteen', '١٥')],
    ['devanagari digits', probe.replace('fifteen', '१५')],
    ['roman numerals', probe.replace('fifteen', 'XV')],
    ['hexadecimal', probe.replace('fifteen', '0x0F')],
    ['a number glued to a word', 'hey im15 years old'],
    ['reversed', [...plain].reverse().join('')],
    [
      'each word reversed',
      plain
        .split(' ')
        .map((word) => [...word].reverse().join(''))
        .join(' '),
    ],
    ['pig latin', plain.split(' ').map(pig).join(' ')],
    [
      'morse',
      plain
        .split(' ')
        .map((word) => [...word].map((letter) => morse[letter]).join(' '))
        .join(' / '),
    ],
    ['letters moved by five', plain.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 5) % 26) + 97))],
    ['the alphabet mirrored', plain.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)))],
    ['character codes', [...plain].map((letter) => letter.charCodeAt(0).toString(16)).join(' ')],
  ])('%s', async (_name, text) => expect(await ruleOf(text)).toBe('minors'))
})

it('ids and hashes say nothing about an age', async () => {
  const wrong: string[] = []
  for (let n = 0; n < 500; n++) {
    const hash = createHash('md5').update(String(n)).digest('hex')
    const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    for (const text of [`hello ${id}`, `hello ${hash}`, `see ${id} and ${hash.slice(0, 7)}`]) if (await ruleOf(text)) wrong.push(text)
  }
  expect(wrong).toEqual([])
})

it('family excuses a year of school, and nothing that is said of the very child', async () => {
  const sexual = SEXUAL_TERMS[9]
  for (const child of ['My daughter', 'Our son', 'Our youngest', 'My niece'])
    expect(await ruleOf(`${child} is in ninth grade and ${child.endsWith('son') ? 'he' : 'she'} is so ${sexual}.`), child).toBe('minors')
  expect(await ruleOf(`Our youngest starts kindergarten, and we can be ${sexual} at noon.`)).toBeNull()
  expect(await ruleOf(`My wife teaches in ninth grade and she is so ${sexual}.`)).toBeNull()
})
