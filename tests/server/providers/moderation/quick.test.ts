import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { publicFigures } from '@/server/providers/moderation/public-figures'
import { CODED_AGE_PATTERNS } from '@/server/providers/moderation/rules/coded-age'
import { AHEAD } from '@/server/providers/moderation/rules/coming-of-age'
import { SAID } from '@/server/providers/moderation/rules/described-age'
import { LINKED_ACTS } from '@/server/providers/moderation/rules/linked-acts'
import { LANGUAGES } from '@/server/providers/moderation/rules/other-languages'
import { needsCheck } from '@/server/providers/moderation/rules/quick'
import { REAL_PEOPLE } from '@/server/providers/moderation/rules/real-people'
import { SELF_HARM_PATTERNS } from '@/server/providers/moderation/rules/self-harm'
import { FACILITATION } from '@/server/providers/moderation/rules/sexual-violence'
import { UNDRESSING } from '@/server/providers/moderation/rules/undressing'
import { URGING_LANGUAGES } from '@/server/providers/moderation/rules/urging'
import { CHILD_TERMS, MINOR_TERMS, NUMBER_WORDS, ROMANTIC_TERMS, SEXUAL_TERMS } from '@/server/providers/moderation/rules/vocabulary'
import { described, disguised, templates } from '@/tests/eval/moderation/sets'
import { count } from '@/tests/support/counts'
import { samplePattern } from '@/tests/support/sample-pattern'

const moderation = createEmbeddedModeration()
/** Texts of each pattern. */
const MOST = count({ usual: 48, thorough: 400 })

/** Ordinary English before it, so that what makes the look say yes is in the text itself. */
const BEFORE = 'The rain had stopped and they were both reading by the window. '
const CHARGED = `${ROMANTIC_TERMS[0]} me`
const sources = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source)
const row = (lists: readonly (readonly string[])[]) => lists.map((list) => `(?:${list.join('|')})`).join(' ')
const year = new Date().getFullYear() - 14

const PATTERNS: Record<string, string[]> = {
  'self-harm': sources(SELF_HARM_PATTERNS),
  'acts that are linked': sources(LINKED_ACTS),
  undressing: sources(UNDRESSING),
  'sexual violence': sources(FACILITATION),
  'real people': sources(REAL_PEOPLE).map((source) => `Be ${source}`),
  'coded ages': sources(CODED_AGE_PATTERNS).map((source) => `(?:${source})`),
  'coming of age': Object.values(AHEAD).flatMap(({ adult, until, time, not_yet }) => [
    `(?:${until}) (?:${time}) (?:${adult})`.replaceAll('@', time),
    `(?:${time}) (?:${until}) (?:${adult})`.replaceAll('@', time),
    not_yet,
  ]),
  'described ages': Object.entries(SAID).flatMap(([language, said]) =>
    said.map((one) => one.replaceAll('#', `(?:${LANGUAGES[language]!.numbers.join('|')})`).replaceAll('@', String(year))),
  ),
  ...Object.fromEntries(
    Object.entries(URGING_LANGUAGES).map(([language, { orders, told, others }]) => [
      `urging, ${language}`,
      [orders.join('|'), ...told.map(row), ...others.map(row)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, { self, you, other, numbers, minor, child, charged }]) => [
      `ages, ${language}`,
      [
        ...[...self, ...you, ...other].map((one) => one.replaceAll('#', `(?:${numbers.join('|')})`)),
        ...[minor, child].map((words) => `(?:${words.join('|')}) (?:${charged.join('|')})`),
      ],
    ]),
  ),
}

/** By itself, and where the scene is set already. */
const isStopped = async (text: string) => {
  for (const context of [[], [`You are lovely, ${CHARGED}.`]])
    for (const whole of [text, `${CHARGED}. ${text}`])
      if ((await moderation.check({ stage: 'model_output', text: whole, context })).action === 'block') return true
  return false
}

describe('the look that decides whether a full check is due', () => {
  it.each(Object.entries(PATTERNS))('says yes to whatever the full check stops: %s', async (_name, patterns) => {
    const missed = new Set<string>()
    let stopped = 0
    for (const source of patterns)
      for (const text of samplePattern(source, MOST)) {
        if (needsCheck(BEFORE + text)) {
          stopped++
          continue
        }
        if (await isStopped(text)) missed.add(text)
      }
    expect([...missed]).toEqual([])
    expect(stopped).toBeGreaterThan(0)
  })

  it('to every word of the vocabularies of ages, children and scenes', () => {
    const words = [...MINOR_TERMS, ...CHILD_TERMS, ...SEXUAL_TERMS, ...ROMANTIC_TERMS].map((word) => word.replace('?', ''))
    const ages = Object.entries(NUMBER_WORDS).map(([word, age]) => (age < 8 || word === 'once' ? `${word} years old` : word))
    expect([...words, ...ages].filter((word) => !needsCheck(`${BEFORE}So ${word}`))).toEqual([])
  })

  it('to what the sets hold, in every disguise and language', async () => {
    const missed: string[] = []
    for (const { text } of [...templates(), ...disguised(), ...described()])
      if (!needsCheck(text) && (await isStopped(text))) missed.push(text)
    expect(missed).toEqual([])
  })

  it('to names that no character may have, where there is a list of them', () => {
    const { quick } = createEmbeddedModeration(publicFigures(['Jane Example']))
    expect(quick!('and from now on I am Jane Example')).toBe(true)
    expect(quick!('and then we went home')).toBe(false)
    expect(moderation.quick!('and from now on I am Jane Example')).toBe(false)
  })

  it('and no to most of what a character says', () => {
    const folder = join(import.meta.dirname, '../../../../server/providers/chat/companion')
    const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/(?<=^| )(?:'([A-Z][^'\n]{25,})'|"([A-Z][^"\n]{25,})")/gm)])
      .map(([, one, two]) => one ?? two ?? '')
    expect(said.length).toBeGreaterThan(120)
    expect(said.filter(needsCheck).length / said.length).toBeLessThan(0.2)
    expect(needsCheck('The rain had stopped and we were both reading by the window.')).toBe(false)
  })
})
