export type LineWords = { first_name: string; age: string; occupation: string; hobby: string; trait: string }

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const withArticle = (text: string) => `${/^[aeiou]/i.test(text) && !/^(uni|eu)/i.test(text) ? 'an' : 'a'} ${text}`

/** An authored line of CharacterOptions with its placeholders filled. Words that begin a sentence get their capital. */
export function fillLine(line: string, words: LineWords): string {
  const work = lowerFirst(words.occupation)
  const values: Record<string, string> = { ...words, occupation: work, occupation_article: withArticle(work) }
  return line.replace(/([.!?…“*] )?\{(\w+)\}/g, (whole, before: string | undefined, name: string, at: number) => {
    const value = values[name]
    if (value === undefined) return whole
    return before === undefined && at > 0 ? value : (before ?? '') + upperFirst(value)
  })
}

/** Personality lines that stand after «I am»: adjectives, with one hyphen at most. */
export const traitsOf = (personality: readonly string[]) => personality.filter((line) => /^[a-z]+(-[a-z]+)*$/.test(line))
