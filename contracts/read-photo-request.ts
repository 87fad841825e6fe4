import type { PhotoLevel } from './photos'

/** The sentence, the level's name in it, and its level. */
const SENTENCE = /^\s*send me a (casual|flirty|nude|xxx) photo(?![\p{L}\p{N}])(.*)$/isu
const NAMES = { safe: 'Casual', tease: 'Flirty', nude: 'Nude', hardcore: 'XXX' } as const
const LEVELS = Object.fromEntries(Object.entries(NAMES).map(([level, name]) => [name.toLowerCase(), level as PhotoLevel]))

/** The photo a message asks for with the fixed sentence ("Send me a Casual photo …"), or null. */
export function readPhotoRequest(content: string): { level: PhotoLevel; prompt: string } | null {
  const found = SENTENCE.exec(content)
  if (!found) return null
  const prompt = found[2]!
    .trim()
    .replace(/^of you\b\s*/i, '')
    .replace(/^[\s,.:;–-]+/, '')
    .trim()
  return { level: LEVELS[found[1]!.toLowerCase()]!, prompt: prompt.slice(0, 500) }
}

/** The sentence that asks for it, as a message says it when it was asked for in another way. Read back, it is the same request. */
export const writePhotoRequest = ({ level, prompt }: { level: PhotoLevel; prompt: string }): string =>
  `Send me a ${NAMES[level]} photo${prompt ? `: ${prompt}` : ''}`
