import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { IdParam, Ok } from './page'

/** What people may keep out of their chats with a press; the words of each: server/domain/boundaries/themes.ts. */
export const BOUNDARY_THEMES = [
  'violence',
  'blood',
  'death',
  'illness',
  'pregnancy',
  'alcohol',
  'cheating',
  'humiliation',
  'restraint',
  'creatures',
] as const
export type BoundaryTheme = (typeof BOUNDARY_THEMES)[number]

/** Own words at most, and the characters of one. */
export const BOUNDARY_WORDS = { most: 20, least: 2, length: 40 } as const
/** Characters of a safe word. A shorter one is said by accident. */
export const SAFE_WORD = { least: 3, most: 30 } as const

const Word = z.string().check(z.trim(), z.minLength(BOUNDARY_WORDS.least), z.maxLength(BOUNDARY_WORDS.length))
export const Boundaries = z.strictObject({
  themes: z.array(z.enum(BOUNDARY_THEMES)).check(z.maxLength(BOUNDARY_THEMES.length)),
  words: z.array(Word).check(z.maxLength(BOUNDARY_WORDS.most)),
})
export type Boundaries = z.infer<typeof Boundaries>

/** Those of every chat, with the word that stops a scene; null without one. */
export const OwnBoundaries = z.extend(Boundaries, {
  safe_word: z.nullable(
    z.string().check(z.trim(), z.minLength(SAFE_WORD.least), z.maxLength(SAFE_WORD.most), z.regex(/^[\p{L}\p{M}\p{N}' -]+$/u)),
  ),
})
export type OwnBoundaries = z.infer<typeof OwnBoundaries>

export const ChatBoundaries = z.object({
  /** Of this chat alone; those of the account are added to them. */
  here: Boundaries,
  /** Since when the safe word has stopped it; null while it goes on. */
  paused_at: z.nullable(z.string()),
})
export type ChatBoundaries = z.infer<typeof ChatBoundaries>

const params = z.strictObject({ id: IdParam })
export const getBoundaries = endpoint({
  method: 'GET',
  path: '/v1/users/me/boundaries',
  auth: 'user',
  summary: 'What the person keeps out of all their chats, and their safe word.',
  response: OwnBoundaries,
})
export const setBoundaries = endpoint({
  method: 'PUT',
  path: '/v1/users/me/boundaries',
  auth: 'user',
  summary: 'Replaces them. A reply that goes against them is withheld and not charged, whatever the model was told.',
  body: OwnBoundaries,
  response: OwnBoundaries,
})
export const getChatBoundaries = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/boundaries',
  auth: 'user',
  summary: 'What the person keeps out of this chat beyond that, and whether the safe word has stopped it.',
  params,
  response: ChatBoundaries,
})
export const setChatBoundaries = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/boundaries',
  auth: 'user',
  summary: 'Replaces what is kept out of this chat alone.',
  params,
  body: Boundaries,
  response: ChatBoundaries,
})
export const resumeChat = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/resume',
  auth: 'user',
  summary: 'Goes on with a chat that the safe word has stopped. Harmless when it was not.',
  params,
  response: Ok,
})
