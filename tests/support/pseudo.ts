/** Text of English length and 40 % more: what the longest languages need for the same words. */
const GROWTH = 0.4
const FILLER = 'ärö üvelo ñatá öši ąmbre éluta íno'

/** The pseudo-locale: a text followed by more words, so that it is longer by 40 % and can still be read. Numbers alone stay. */
export function lengthen(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text
  const more = Math.ceil(text.trim().length * GROWTH)
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more)
  return text.replace(/(\s*)$/, ` ${filler.trim()}$1`)
}
