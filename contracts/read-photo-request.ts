import type { PhotoLevel } from './photos'

/** Section 5: the sentence, the level's name in it, and its level. */
const SENTENCE = /^\s*send me a (casual|flirty|nude|xxx) photo(?![\p{L}\p{N}])(.*)$/isu
const LEVELS: Record<string, PhotoLevel> = { casual: 'safe', flirty: 'tease', nude: 'nude', xxx: 'hardcore' }

/** What a message asks for, when it asks for a photo in the words of section 5; null otherwise. Both sides read it by this. */
export function readPhotoRequest(content: string): { level: PhotoLevel; prompt: string } | null {
  const found = SENTENCE.exec(content)
  if (!found) return null
  const prompt = found[2]!.trim().replace(/^of you\b\s*/i, '').replace(/^[\s,.:;–-]+/, '').trim()
  return { level: LEVELS[found[1]!.toLowerCase()]!, prompt: prompt.slice(0, 500) }
}
