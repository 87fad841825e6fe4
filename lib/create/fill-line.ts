export type LineWords = { first_name: string; age: string; occupation: string; hobby: string; trait: string }

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Letters whose names begin with a vowel: an MRI technician, but a UX designer. */
const SPELLED_WITH_VOWEL = /^[AEFHILMNORSX](?![a-z])/
const SILENT_H = /^(hour|honest|heir|honor|honour)/i
/** Written with a vowel, said with a consonant: a university lecturer, a one-man band, a euro trader. */
const SOUNDS_LIKE_CONSONANT = /^(eu|ew|uni(?![mn])|us[eu]|ut[eio]|uk|uro|one\b|once\b)/i
const SPELLED_U = /^U(?![a-z])/
const HAS_ARTICLE = /^(an?|the|my|your|one of)\s/i
const isVowelSound = (text: string) =>
  SPELLED_WITH_VOWEL.test(text) ||
  SILENT_H.test(text) ||
  (/^[aeiou]/i.test(text) && !SOUNDS_LIKE_CONSONANT.test(text) && !SPELLED_U.test(text))
const withArticle = (text: string) => (HAS_ARTICLE.test(text) ? text : `${isVowelSound(text) ? 'an' : 'a'} ${text}`)

/** A hobby inside a sentence: a typed "Baking bread" loses its capital, "Formula 1" and "D&D" keep theirs. */
const hobbyInside = (text: string) => (/^[A-Z][a-z]+ing\b/.test(text) ? lowerFirst(text) : text)

/** An authored line of CharacterOptions with its placeholders filled. Words that begin a sentence get their capital. */
export function fillLine(line: string, words: LineWords): string {
  const work = lowerFirst(words.occupation)
  const values: Record<string, string> = {
    ...words,
    occupation: work,
    occupation_article: withArticle(work),
    hobby: hobbyInside(words.hobby),
    trait: lowerFirst(words.trait),
  }
  return line.replace(/([.!?…“*] )?\{(\w+)\}/g, (whole, before: string | undefined, name: string, at: number) => {
    const value = values[name]
    if (value === undefined) return whole
    return before === undefined && at > 0 ? value : (before ?? '') + upperFirst(value)
  })
}

/** Personality lines that fit after "I am": adjectives, with one hyphen at most. */
export const traitsOf = (personality: readonly string[]) => personality.filter((line) => /^[a-z]+(-[a-z]+)*$/.test(line))
