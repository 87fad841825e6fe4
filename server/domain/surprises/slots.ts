import type { Persona } from '@/server/providers/chat/port'

export type Slots = { me: string; you: string | null; job: string; hobby: string; trait: string; now: string }

const HOURS: readonly (readonly [from: number, name: string])[] = [
  [5, 'this morning'],
  [12, 'this afternoon'],
  [18, 'this evening'],
  [22, 'tonight'],
]
const nameOfHour = (hour: number | null) => (hour === null ? 'today' : (HOURS.findLast(([from]) => hour >= from)?.[1] ?? 'tonight'))

/** Names and words that people chose stay on one line and lose what would be read as an action or a slot. */
const tame = (text: string) => text.replace(/[*{}\s]+/g, ' ').trim()
const low = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** What a scene is filled with: the character's own traits, and what the person is called. */
export function slotsOf(persona: Persona, user_name: string | null, hour: number | null, seed: number): Slots {
  const of = (list: readonly string[], other: string) => tame(list[seed % Math.max(1, list.length)] ?? '') || other
  return {
    me: tame(persona.full_name).split(' ')[0] || 'me',
    you: user_name ? tame(user_name).split(' ')[0] || null : null,
    job: low(tame(persona.occupation)) || 'daydreamer',
    hobby: low(of(persona.hobbies, 'long walks')),
    trait: low(of(persona.personality, 'curious')),
    now: nameOfHour(hour),
  }
}

/** `{, you}` is a name with its comma, or nothing. */
export const fill = (text: string, slots: Slots): string =>
  text
    .replaceAll('{, you}', slots.you ? `, ${slots.you}` : '')
    .replace(/\{(me|job|hobby|trait|now)\}/g, (_, name: 'me' | 'job' | 'hobby' | 'trait' | 'now') => slots[name])
    .replace(/(^|[.!?] |\* )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
