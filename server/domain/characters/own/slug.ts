import { randomInt } from 'node:crypto'

/** Without those that are read as each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Also keeps the address of an unlisted character from being guessed: about 49 bits. */
const RANDOM_LETTERS = 10
const READABLE_LETTERS = 40

/** The lasting address of a character: readable in front, unique behind. */
export function slugOf(full_name: string): string {
  const readable = full_name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, READABLE_LETTERS)
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${readable.replace(/-+$/, '') || 'character'}-${random}`
}
