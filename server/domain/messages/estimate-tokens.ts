/**
 * Characters that one token holds on average, by script, as counted over prose with the vocabulary cl100k, the less thrifty of the
 * usual ones; scripts that were not counted are on the careful side. What is in none of them costs a token a character.
 */
const CHARS_PER_TOKEN: readonly (readonly [RegExp, number])[] = [
  [/[a-zA-Z \n]/g, 4.1],
  [/[\u00c0-\u024f]/g, 1.6],
  [/[\u0370-\u03ff]/g, 1.5],
  [/[\u0400-\u052f]/g, 1.9],
  [/[\u0590-\u06ff]/g, 1.5],
  [/[\u0900-\u0dff\u0e00-\u0eff]/g, 1.1],
  [/[\u3040-\u30ff]/g, 1.1],
  [/[\u3400-\u9fff\uac00-\ud7af]/g, 1],
  [/[0-9]/g, 2],
  [/[.,;:!?'"()*\-\u2010-\u201f\u2026]/g, 2],
]
/** What a turn costs beside its words: its role and the marks around it. */
const TURN_TOKENS = 4
const LATIN = /^[\x20-\x7e\n\u2018-\u201d\u2026]*$/

/** Tokens of a text as a turn of a prompt, estimated without the model's tokenizer. */
export const estimateTokens = (text: string): number => textTokens(text) + TURN_TOKENS

/** The same of a text within another; plain English takes the short way. */
export function textTokens(text: string): number {
  if (LATIN.test(text)) return Math.ceil(text.length / 4)
  let left = text.length
  let tokens = 0
  for (const [pattern, size] of CHARS_PER_TOKEN) {
    const count = text.match(pattern)?.length ?? 0
    left -= count
    tokens += count / size
  }
  return Math.ceil(tokens + left)
}
