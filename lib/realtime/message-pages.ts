import type { InfiniteData } from '@tanstack/react-query'
import { MESSAGE_PAGE_SIZE } from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'

/** What `keys.messages(id)` holds: the newest page first, every page oldest message first. */
export type MessagePages = InfiniteData<Message[], number | null> & {
  /** There are older ones, although the oldest page holds fewer than a page does. */
  more?: boolean
  /** The newest page does not reach the newest message: the reader has jumped to an earlier place. */
  detached?: boolean
}

const NO_ATTACHMENTS: Message['attachments'] = []
const NO_ATTRIBUTES: Message['content_attributes'] = {}

/** Thousands of messages carry nothing; they share one empty list and one empty object. */
export const lean = (message: Message): Message => ({
  ...message,
  attachments: message.attachments.length ? message.attachments : NO_ATTACHMENTS,
  content_attributes: Object.keys(message.content_attributes).length ? message.content_attributes : NO_ATTRIBUTES,
})

export const firstPage = (messages: readonly Message[]): MessagePages => ({
  pages: [messages.map(lean)],
  pageParams: [null],
})

const newer = (known: Message, next: Message) => (next.rev > known.rev ? lean(next) : known)

/** The page with the message put in or replaced; the very same page when the copy is not newer. */
function upsertInto(page: Message[], message: Message): Message[] {
  let index = page.length
  while (index > 0 && (page[index - 1] as Message).id > message.id) index -= 1
  const known = page[index - 1]
  if (known?.id !== message.id) return [...page.slice(0, index), lean(message), ...page.slice(index)]
  return newer(known, message) === known ? page : page.with(index - 1, lean(message))
}

/** Puts one message where its id belongs. An older copy (by `rev`) changes nothing and the same value comes back. */
export function upsertMessage(data: MessagePages, message: Message): MessagePages {
  // It comes with its page when the reader gets there.
  if (data.detached && message.id > (data.pages[0]?.at(-1)?.id ?? 0)) return data
  const last = data.pages.length - 1
  const found = data.pages.findIndex((page, at) => at === last || (page[0] !== undefined && page[0].id <= message.id))
  const page = data.pages[found]
  if (!page) return firstPage([message])
  // Older than all that is loaded: it comes with its own page when the reader gets there.
  const oldest = page[0]
  if (found === last && oldest && message.id < oldest.id && hasOlder(data)) return data
  const next = upsertInto(page, message)
  return next === page ? data : { ...data, pages: data.pages.with(found, next) }
}

/**
 * The messages after another branch has come: those past `after_id` and the one that is gone leave, and `messages` take their places,
 * also where they are loaded already, since their neighbors have changed.
 */
export function moveBranch(
  data: MessagePages,
  { after_id, gone_id, messages }: { after_id: number; gone_id: number | null; messages: readonly Message[] },
): MessagePages {
  const fresh = new Set(messages.map(({ id }) => id))
  const stays = ({ id }: Message) => id <= after_id && id !== gone_id && !fresh.has(id)
  const kept = data.pages.map((page) => (page.every(stays) ? page : page.filter(stays)))
  // What lies before all that is loaded comes with its own page.
  const pages = kept.filter((page, at) => page.length > 0 || at === kept.length - 1)
  // Below the size of a page nothing older would be asked for any more.
  const last = data.pages.at(-1)!
  const shrunk = pages.at(-1)!.length < last.length && hasOlder(data)
  const whole = {
    pages,
    pageParams: pages.map((_, at) => data.pageParams[at] ?? null),
    ...(shrunk || data.more ? { more: true } : {}),
    ...(data.detached ? { detached: true } : {}),
  }
  return messages.reduce<MessagePages>(upsertMessage, whole)
}

/** A freshly fetched newest page over what is loaded. With a hole between the two, only the fresh page is kept. */
export function mergeNewest(data: MessagePages | undefined, fresh: readonly Message[]): MessagePages {
  const newest = data?.pages[0]?.at(-1)
  const oldestFresh = fresh[0]
  if (!data || data.detached || !newest || !oldestFresh || oldestFresh.id > newest.id) return firstPage(fresh)
  return fresh.reduce(upsertMessage, data)
}

/** Adds the page before the oldest one; messages that are there already are left out. */
export function appendOlder(data: MessagePages, before_id: number, older: readonly Message[]): MessagePages {
  if (oldestId(data) !== before_id) return data
  // The sender's key matters only while a pending copy may wait for it.
  const page = older.filter((message) => message.id < before_id).map((message) => ({ ...lean(message), client_key: null }))
  return { ...data, more: false, pages: [...data.pages, page], pageParams: [...data.pageParams, before_id] }
}

/** The page around a message, as all that is loaded. Whether it reaches the newest message is found out by asking for what follows. */
export const pageAround = (messages: readonly Message[]): MessagePages => ({ ...firstPage(messages), more: true, detached: true })

/** Adds what follows the newest loaded message; less than a whole page ends at the newest of all. */
export function appendNewer(data: MessagePages, after_id: number, newer: readonly Message[]): MessagePages {
  if (!data.detached || data.pages[0]?.at(-1)?.id !== after_id) return data
  const pages = newer.length ? [newer.map(lean), ...data.pages] : data.pages
  return { ...data, pages, pageParams: pages.map((_, at) => data.pageParams[at] ?? null), detached: newer.length >= MESSAGE_PAGE_SIZE }
}

/** The smallest id loaded, or null. An empty page at the end only says that nothing is older. */
export const oldestId = (data: MessagePages): number | null => data.pages.findLast((page) => page.length > 0)?.[0]?.id ?? null

export const hasOlder = (data: MessagePages): boolean => data.more === true || (data.pages.at(-1)?.length ?? 0) >= MESSAGE_PAGE_SIZE

/** The newest of all; undefined where it is not loaded. */
export const newestMessage = (data: MessagePages | undefined): Message | undefined => (data?.detached ? undefined : data?.pages[0]?.at(-1))

/** The reply being written, if one is. It is always among the newest few. */
export const runningReply = (data: MessagePages | undefined): Message | undefined =>
  data?.pages[0]?.slice(-6).findLast((message) => message.sender_type === 'Contact' && message.status === 'streaming')

export function findMessage(data: MessagePages | undefined, id: number): Message | undefined {
  for (const page of data?.pages ?? []) {
    if (page[0] && page[0].id > id) continue
    return page.find((message) => message.id === id)
  }
  return undefined
}
