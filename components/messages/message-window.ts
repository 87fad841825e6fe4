import type { Message } from '@/contracts/messages'

/** Messages are drawn and taken away in groups of this many. */
export const CHUNK_SIZE = 10
/** Groups drawn before anything was measured: more than two screens. */
export const FIRST_CHUNKS = 4
/** A group's height until it has been measured, in pixels. */
const GUESS = 720
/** Screens drawn above and below the one that is seen. */
const MARGIN_SCREENS = 1.5
/** A pause this long between two messages gets a date. */
const PAUSE_MS = 30 * 60_000

/** A group of neighbors; `key` is the id of its first message and never changes while older messages load. */
export type Chunk = { key: number; messages: readonly Message[] }

const known = new WeakMap<readonly Message[], Chunk[]>()

function chunksOfPage(page: readonly Message[]): Chunk[] {
  const before = known.get(page)
  if (before) return before
  const chunks: Chunk[] = []
  for (let at = 0; at < page.length; at += CHUNK_SIZE) {
    const messages = page.slice(at, at + CHUNK_SIZE)
    chunks.push({ key: messages[0]?.id ?? 0, messages })
  }
  known.set(page, chunks)
  return chunks
}

/** All groups, the newest first; within a group the oldest message first. */
export const chunksOf = (pages: readonly (readonly Message[])[]): Chunk[] => pages.flatMap((page) => chunksOfPage(page).toReversed())

/** Which groups are drawn (`from` is the newest, `to` is past the oldest) and the room of those that are not. */
export type Window = { from: number; to: number; below: number; above: number }

export const firstWindow: Window = { from: 0, to: FIRST_CHUNKS, below: 0, above: 0 }

export type View = {
  /** Pixels between the end of the groups and the bottom edge of what is seen; negative when the end is in view. */
  hidden_below: number
  /** Height of what is seen. */
  height: number
}

/** The groups within a few screens of the view. Heights by key, in pixels, as measured. */
export function windowOf(chunks: readonly Chunk[], heights: ReadonlyMap<number, number>, view: View): Window {
  // What is said first in an empty thread is drawn at once.
  if (chunks.length === 0) return firstWindow
  const margin = view.height * MARGIN_SCREENS
  const low = view.hidden_below - margin
  const high = view.hidden_below + view.height + margin
  let from = -1
  let to = 0
  let below = 0
  let above = 0
  let bottom = 0
  chunks.forEach(({ key }, index) => {
    const height = heights.get(key) ?? GUESS
    const top = bottom + height
    if (top < low && from < 0) below += height
    else if (bottom > high) above += height
    else {
      if (from < 0) from = index
      to = index + 1
    }
    bottom = top
  })
  if (from >= 0) return { from, to, below, above }
  // Scrolled past everything: the oldest group stays.
  const last = Math.max(0, chunks.length - 1)
  const height = heights.get(chunks[last]?.key ?? 0) ?? GUESS
  return { from: last, to: chunks.length, below: Math.max(0, below - height), above: 0 }
}

export const sameWindow = (a: Window, b: Window) => a.from === b.from && a.to === b.to && a.below === b.below && a.above === b.above

/** The model that wrote the last reply of some messages, oldest first; undefined where the installation has no choice of models. */
export const modelOf = (messages: readonly Message[]): string | undefined =>
  messages.findLast(({ content_attributes }) => content_attributes.model)?.content_attributes.model

const time = (message: Message) => Date.parse(message.created_at)

/** True where a date stands before the message. */
export const startsAnew = (message: Message, before: Message | undefined) =>
  before === undefined || time(message) - time(before) >= PAUSE_MS

/** True when nothing of the same speaker follows directly. */
export const endsTurn = (message: Message, after: Message | undefined) =>
  after === undefined || after.sender_type !== message.sender_type || after.sender_id !== message.sender_id || startsAnew(after, message)
