/** What the words of one language say of danger, for the languages that have a file of their own. */
export type Danger = {
  /** How the text is read before anything else. */
  read?: (plain: string) => string
  /** None of the patterns can match without one of these. */
  stems: RegExp
  /** Intent, means, plan or an act under way. */
  acute: readonly RegExp[]
  /** Indirect phrases and signs without stated intent, harm to oneself, worry for somebody near. */
  concern: readonly RegExp[]
  /** The same words where nobody is in danger; they are cut out. Has the flag `g`. */
  figures: RegExp
  /** Ends right before a wording that is not meant of oneself and now. */
  denied: RegExp
  /** Begins right behind one, where the language denies there. */
  denied_after?: RegExp
  /** Stands before a wording that somebody near said: a worry, no act of the speaker. */
  near?: RegExp
  /** The parts of signs.ts. */
  signs?: Signs
}

export type Signs = {
  /** The speaker. */
  self: RegExp
  /** Death, and being no more. */
  death: RegExp
  /** What makes it a sign: a wish, a thought, relief, who would miss somebody. */
  wish: RegExp
  /** Signs that need no such word. */
  alone: RegExp
  /** The same words where nobody is in danger. */
  harmless: RegExp
}

/** Up to so many words between two parts. */
export const gap = (words: number) => `(?: [a-z]{1,14}){0,${words}} `
export const any = (...parts: string[]) => new RegExp(parts.join('|'))
export const each = (...parts: string[]) => parts.map((part) => new RegExp(part))

/** The sentence or its part ends here: what follows would change what it says. */
export const ENDS = '(?= ?(?:$|[.!?,;*\\n]))'

export type Level = 'none' | 'concern' | 'acute'

/** How much danger the wordings of one language show. `joking` lowers acute to concern. */
export function levelIn(language: Danger, plain: string, joking: (text: string) => boolean): Level {
  const read = language.read ? language.read(plain) : plain
  if (!language.stems.test(read)) return 'none'
  const text = read.replace(language.figures, ' ')
  let level: Level = 'none'
  for (const pattern of language.acute) {
    const meant = meaning(language, text, pattern)
    if (meant === 'own' && !joking(text)) return 'acute'
    if (meant !== 'none') level = 'concern'
  }
  if (level === 'none' && language.concern.some((pattern) => meaning(language, text, pattern) !== 'none')) return 'concern'
  return level
}

function meaning({ denied, denied_after, near }: Danger, text: string, pattern: RegExp): 'none' | 'own' | 'near' {
  const match = pattern.exec(text)
  if (!match) return 'none'
  const before = text.slice(Math.max(0, match.index - 40), match.index)
  if (denied.test(before) || denied_after?.test(text.slice(match.index + match[0].length))) return 'none'
  return near?.test(before) ? 'near' : 'own'
}
