import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { NEVER, NEVER_IN_WORDS } from '@/server/providers/adults-only'
import { ProviderError } from '@/server/providers/errors'
import { identityPrompt, styleOf } from './identity'
import type { ImageRequest, PhotoLevel } from './port'

export type LevelWords = Record<PhotoLevel, string>

/** Mood, light and dress. The two upper levels are named and no more: what they mean to a model is the operator's to write (IMAGE_LEVELS). */
const LEVEL_WORDS: LevelWords = {
  safe: 'everyday life, fully dressed, relaxed mood, natural light',
  tease: 'flirty mood, evening wear, warm low light',
  nude: 'photo level nude, intimate mood, soft light',
  hardcore: 'photo level hardcore, intense mood, low light',
}
const word = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)))
const Levels = z.strictObject({ safe: word, tease: word, nude: word, hardcore: word })

/**
 * The operator's words for the levels, from a JSON file; levels it leaves out keep ours. Throws
 * ProviderError('misconfigured') with a sentence for the operator.
 */
export function readLevels(path: string | null): LevelWords {
  if (!path) return LEVEL_WORDS
  const remedy = 'It has to be a JSON object with words for any of safe, tease, nude and hardcore, up to 500 characters each.'
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'isn’t JSON' : 'can’t be read'
    throw new ProviderError('misconfigured', `IMAGE_LEVELS points to a file that ${problem}. ${remedy}`)
  }
  const read = Levels.safeParse(parsed)
  if (!read.success) throw new ProviderError('misconfigured', `IMAGE_LEVELS points to a file that can’t be used. ${remedy}`)
  const given = Object.fromEntries(Object.entries(read.data).filter(([, words]) => words !== undefined))
  return { ...LEVEL_WORDS, ...given }
}

/** What a person wrote must stay words: no weights, networks, embeddings or wildcards of the engines' own prompt languages. */
const plain = (request: string) =>
  request
    .replace(/embedding:|__|[<>()[\]{}|\\\r\n]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export type Prompt = { prompt: string; negative: string }

/**
 * What an engine is asked for, and what never. Engines without a negative prompt get it in words. Throws
 * ProviderError('rejected') for an age under 18.
 */
export function promptOf(
  { appearance, age, level, prompt: request }: ImageRequest,
  levels: LevelWords,
  { has_negative }: { has_negative: boolean },
): Prompt {
  const wanted = plain(request)
  const sentences = [
    `${styleOf(appearance)} of ${identityPrompt(appearance, age)}`,
    levels[level],
    ...(wanted ? [wanted.replace(/[.!?]+$/, '')] : []),
    `One fictional person, an adult of ${age} years who looks it`,
  ]
  const prompt = `${sentences.join('. ')}.`
  return { prompt: has_negative ? prompt : `${prompt} ${NEVER_IN_WORDS}`, negative: NEVER }
}
