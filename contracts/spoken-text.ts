import { FREE_VOICE_SECONDS } from './prices'

/** One breath of a text, in the order it is said. */
export type Sentence = {
  text: string
  /** Silence before the next one, where the engine can leave some. */
  pause_ms: number
}

/** Between sentences, between paragraphs, and where something is done and not said. */
const PAUSE_MS = { sentence: 280, paragraph: 480, action: 520 }
/** Longest stretch an engine is asked to say in one breath. */
const BREATH = 260

const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0E\uFE0F\u20E3]/gu
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi
/** Replaces actions, which are not spoken. */
const ACTION = '\u0001'

function spoken(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\[([^\]]*)\]\((?:[^)]*)\)/g, '$1')
    .replace(LINK, ' ')
    .replace(/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, '$1')
    .replace(/\*(?=\S)[^*\n]*[^*\s]\*/g, ` ${ACTION} `)
    .replace(/(?<=^|\s)_{1,2}([^_\n]+)_{1,2}(?=\s|$|[.,!?])/gm, '$1')
    .replace(/^[ \t]*(?:[-*•>#]+|\d+[.)])[ \t]+/gm, '')
    .replace(/[*`~#|<>]/g, ' ')
    .replace(EMOJI, ' ')
}

const blank = (match: string) => ' '.repeat(match.length)

/** The text with spaces in place of what `sentencesToSay` leaves out, as long as before: each word stands where it did. */
export function unspokenBlanked(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/\[([^\]]*)\]\((?:[^)]*)\)/g, (all, kept: string) => ` ${kept}${' '.repeat(all.length - kept.length - 1)}`)
    .replace(LINK, blank)
    .replace(/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, '  $1  ')
    .replace(/\*(?=\S)[^*\n]*[^*\s]\*/g, ({ length }) => ACTION.repeat(length))
    .replace(/^[ \t]*(?:[-*•>#]+|\d+[.)])[ \t]+/gm, blank)
    .replace(EMOJI, blank)
}

/** The end of a sentence: its mark, closing quotes, and space. Not after a title or a single letter ("Dr. Vale", "J. Moss"). */
const END = /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|[A-Z]))([.!?…。！？]+["'”’)\]]*)(?:\s+|(?<=[。！？]))/u

/** A long sentence in breaths: at a comma or a dash where there is one, else between words. */
function breaths(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > BREATH) {
    const cut = Math.max(...[', ', '; ', ': ', ' — ', ' – '].map((mark) => rest.lastIndexOf(mark, BREATH)))
    const at = cut > BREATH / 3 ? cut + 1 : rest.lastIndexOf(' ', BREATH)
    const end = at > 0 ? at : BREATH
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Every mark of a sentence stays with it. */
function sentencesOf(paragraph: string): string[] {
  const parts = paragraph.split(END)
  const sentences: string[] = []
  for (let at = 0; at < parts.length; at += 2) sentences.push(`${parts[at]}${parts[at + 1] ?? ''}`.trim())
  return sentences.filter(hasWords).flatMap(breaths)
}

/**
 * What of a message is said aloud: its words without *what is done*, emoji, links and marks of writing, sentence by
 * sentence. Empty when nothing is left.
 */
export function sentencesToSay(text: string): Sentence[] {
  const said: Sentence[] = []
  for (const paragraph of spoken(text).split(/\n+/)) {
    for (const stretch of paragraph.split(ACTION)) {
      for (const sentence of sentencesOf(stretch.replace(/\s+/g, ' ').trim())) said.push({ text: sentence, pause_ms: PAUSE_MS.sentence })
      const last = said.at(-1)
      if (last) last.pause_ms = PAUSE_MS.action
    }
    const last = said.at(-1)
    if (last) last.pause_ms = Math.min(last.pause_ms, PAUSE_MS.paragraph)
  }
  const last = said.at(-1)
  if (last) last.pause_ms = 0
  return said
}

/** Characters an unhurried voice says in a second, and what a pause adds. */
const CHARACTERS_A_SECOND = 17

/** About how long it will take to say, in seconds. */
export const secondsToSay = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text, pause_ms }) => sum + text.length / CHARACTERS_A_SECOND + pause_ms / 1000, 0)

/** Whether a voice of about so many seconds is for Premium. The button that asks for it and the call that makes it decide by this alone. */
export const needsPremium = (seconds: number): boolean => seconds >= FREE_VOICE_SECONDS
