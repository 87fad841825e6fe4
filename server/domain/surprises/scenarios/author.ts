import type { ScenarioType } from '@/contracts/surprises'
import type { Choice, Play, Suits, Variant } from '../scenario'

/** Short hands for writing scenes of one family. */
export function author(type: ScenarioType, family: string) {
  const make = (id: string, title: string, opening: string, play: Play, end: string, suits?: Suits): Variant => ({
    id: `${family}-${id}`,
    type,
    family,
    title,
    opening,
    play,
    end,
    suits,
  })
  return {
    beats: (id: string, title: string, opening: string, beats: readonly string[], end: string, suits?: Suits) =>
      make(id, title, opening, { how: 'beats', beats }, end, suits),
    lie: (
      id: string,
      title: string,
      opening: string,
      claims: readonly [string, string, string],
      lie: 1 | 2 | 3,
      because: string,
      end: string,
      suits?: Suits,
    ) => make(id, title, opening, { how: 'lie', claims, lie, because }, end, suits),
    /** Each round: `one | two | 1 or 2 | because`. */
    rather: (id: string, title: string, opening: string, rounds: readonly string[], end: string, suits?: Suits) =>
      make(id, title, opening, { how: 'rather', rounds: rounds.map(choice) }, end, suits),
    riddle: (
      id: string,
      title: string,
      opening: string,
      thing: string,
      [noun, yes, no]: readonly [string, string, string],
      hints: readonly string[],
      end: string,
      suits?: Suits,
    ) => make(id, title, opening, { how: 'riddle', thing, noun: whole(noun), yes: whole(yes), no: whole(no), hints }, end, suits),
    duel: (id: string, title: string, opening: string, first: string, rounds: number, end: string, suits?: Suits) =>
      make(id, title, opening, { how: 'duel', first, rounds }, end, suits),
  }
}

const whole = (words: string) => new RegExp(`\\b(?:${words})\\b`)

function choice(round: string): Choice {
  const [one = '', two = '', mine = '1', because = ''] = round.split('|').map((cell) => cell.trim())
  return { one, two, mine: mine === '2' ? 2 : 1, because }
}
