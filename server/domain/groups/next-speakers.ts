import { namedIn as namedAmong } from '@/contracts/group-speakers'
import type { ThreadTurn } from '../messages/load-thread'
import { presentOf, speakerOf, type GroupOf } from './members'

/** The members that a text names, in that order. */
export const namedIn = (group: GroupOf, content: string): number[] =>
  namedAmong(
    presentOf(group).map(({ character_id: id, full_name }) => ({ id, full_name })),
    content,
  ).map(({ id }) => id)

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
