import type { ChatTurn } from '@/server/providers/chat/port'

/** Replies whose beginnings must not come back, and words that make a beginning. */
const REMEMBERED = 30
const BEGINNING = 6
/** Replies in which a run of words may stand once. */
const LATELY = 10
/** Phrases that are named to the model at once. */
const MOST_NAMED = 5

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
const repliesIn = (history: readonly ChatTurn[], most: number): string[] =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-most)
    .map(({ content }) => content)

/** The beginnings of the last replies, in words; shorter replies, such as "Yes.", may come again. */
export const beginningsOf = (history: readonly ChatTurn[]): string[][] =>
  repliesIn(history, REMEMBERED)
    .map((content) => wordsOf(content).slice(0, BEGINNING))
    .filter(({ length }) => length === BEGINNING)

/** Runs of six words that stand in more than one of the last ten replies, longest said first, joined where they overlap. */
export function saidTwice(history: readonly ChatTurn[]): string[] {
  const seen = new Map<string, number>()
  const found: string[] = []
  repliesIn(history, LATELY).forEach((content, reply) => {
    const words = wordsOf(content)
    let until = -1
    for (let at = 0; at + BEGINNING <= words.length; at++) {
      const run = words.slice(at, at + BEGINNING).join(' ')
      const before = seen.get(run)
      if (before !== undefined && before !== reply && at > until) {
        found.push(run)
        until = at + BEGINNING - 1
      }
      if (before === undefined) seen.set(run, reply)
    }
  })
  return [...new Set(found)].slice(-MOST_NAMED)
}

/**
 * Passes a reply on. Its beginning is held only while it is that of an earlier reply; at the sixth such word the model is asked
 * once more, told what not to begin with, and that reply is passed on as it comes. `ask` may be called twice.
 */
export async function* withoutRepeating(
  beginnings: readonly string[][],
  ask: (avoid: string | null) => AsyncIterable<string>,
): AsyncGenerator<string> {
  let held: string | null = beginnings.length ? '' : null
  try {
    for await (const piece of ask(null)) {
      if (held === null) {
        yield piece
        continue
      }
      held += piece
      const words = wordsOf(held)
      // A word that is still being written counts as far as it goes.
      const open = /[\p{L}\p{M}\p{N}'’]$/u.test(held)
      const same = beginnings.find((one) =>
        words.slice(0, BEGINNING).every((word, at) => (open && at === words.length - 1 ? one[at]!.startsWith(word) : one[at] === word)),
      )
      if (same && (words.length > BEGINNING || (words.length === BEGINNING && !open))) {
        yield* ask(same.join(' '))
        return
      }
      if (same) continue
      yield held
      held = null
    }
  } catch (error) {
    // What broke off is the person's as far as it goes.
    if (held) yield held
    throw error
  }
  if (held) yield held
}
