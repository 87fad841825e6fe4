import { GROUP_SIZE } from './groups'

/** Somebody who is in a group now. */
export type Present = { id: number; full_name: string }

/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Where a text names somebody first: a whole word, with or without 's; Infinity where it does not. */
function placeIn(text: string, names: readonly string[]): number {
  const places = names.filter(Boolean).map((name) => {
    const wanted = escape(plain(name))
    const pattern = UNSPACED.test(name) ? wanted : `(?<![\\p{L}\\p{N}])${wanted}(?:'?s)?(?![\\p{L}\\p{N}])`
    return text.search(new RegExp(pattern, 'u'))
  })
  return Math.min(...places.map((at) => (at < 0 ? Infinity : at)))
}

/**
 * Who of a group is named in a text, in that order: by first or full name. Of two with the same first name both are meant, unless one is
 * named in full. The server lets them speak by it, and the composer says by it what that costs.
 */
export function namedIn<One extends Present>(present: readonly One[], content: string): One[] {
  const text = plain(content)
  const inFull = present.filter(({ full_name }) => /\s/.test(full_name.trim()) && placeIn(text, [full_name]) < Infinity)
  return present
    .filter((one) => inFull.includes(one) || !inFull.some(({ full_name }) => plain(firstOf(full_name)) === plain(firstOf(one.full_name))))
    .map((one) => ({ one, at: placeIn(text, [one.full_name.trim(), firstOf(one.full_name)]) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
    .slice(0, GROUP_SIZE.most)
}
