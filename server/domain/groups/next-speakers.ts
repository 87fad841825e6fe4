import { GROUP_SIZE } from '@/contracts/groups'
import type { ThreadTurn } from '../messages/load-thread'
import { namesOf, presentOf, speakerOf, type GroupOf } from './members'

/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** Where a text names somebody first: a whole word, with or without 's; -1 where it does not. */
function placeIn(text: string, names: readonly string[]): number {
  const places = names.map((name) => {
    const wanted = escape(plain(name))
    const pattern = UNSPACED.test(name) ? wanted : `(?<![\\p{L}\\p{N}])${wanted}(?:'?s)?(?![\\p{L}\\p{N}])`
    return text.search(new RegExp(pattern, 'u'))
  })
  return Math.min(...places.map((at) => (at < 0 ? Infinity : at)))
}

/** The members whom a text names, in that order. Two with the same name are both meant, unless one is named in full. */
export function namedIn(group: GroupOf, content: string): number[] {
  const text = plain(content)
  const present = presentOf(group)
  const full = new Set(present.filter(({ full_name }) => /\s/.test(full_name.trim()) && placeIn(text, [full_name]) < Infinity))
  return present
    .filter((one) => {
      const [first] = namesOf(one).slice(-1)
      return full.has(one) || ![...full].some((other) => namesOf(other).at(-1) === first)
    })
    .map((one) => ({ id: one.character_id, at: placeIn(text, namesOf(one)) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
    .slice(0, GROUP_SIZE.most)
}

/** The member who has waited longest: one that never spoke first, by the order of the faces. Null where nobody is there. */
export function nextInTurn(group: GroupOf, history: readonly ThreadTurn[]): number | null {
  const lastSpoke = (id: number) => history.findLastIndex((turn) => speakerOf(turn) === id)
  const [next] = presentOf(group)
    .map(({ character_id }) => ({ character_id, at: lastSpoke(character_id) }))
    .sort((a, b) => a.at - b.at)
  return next?.character_id ?? null
}

/** Who replies to the person's words, one after the other: who is named; else who is next, unless only named ones speak. */
export function speakersFor(group: GroupOf, history: readonly ThreadTurn[], content: string): number[] {
  const named = namedIn(group, content)
  if (named.length > 0 || group.turns === 'named') return named
  const next = nextInTurn(group, history)
  return next === null ? [] : [next]
}
