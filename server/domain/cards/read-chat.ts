import { CHAT_LIMITS, type CHAT_FORMATS, type ReportLine } from '@/contracts/cards'
import { AppError } from '../errors'
import type { Say } from './card-fields'
import { invalidChat } from './errors'
import { clip, decodeText, isObject, readJson, type Json, type JsonObject, type Limits } from './read-json'

export type ChatFormat = (typeof CHAT_FORMATS)[number]
/** `at` is null where the file does not say; `others` are versions that were not chosen, those before the chosen one and those after it. */
export type ReadMessage = {
  sender: 'User' | 'Contact'
  text: string
  at: Date | null
  others?: { before: string[]; after: string[] }
}
export type ReadChat = { format: ChatFormat; messages: ReadMessage[]; report: ReportLine[] }

const LIMITS: Limits = { depth: 32, values: 1_000_000 }
const LINE_LIMITS: Limits = { depth: 32, values: 20_000 }
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const damaged = () => invalidChat('This chat is damaged and can’t be read.')

/** Any reading error means INVALID_CHAT. */
function parse(text: string, limits: Limits): { value: Json; cleaned: number } {
  try {
    return readJson(text, limits)
  } catch (error) {
    throw error instanceof AppError && error.code === 'INVALID_CARD' ? damaged() : error
  }
}

/** Times as these programs have written them over the years: numbers, ISO, "2023-6-25@21h04m05s" and "June 25, 2023 9:04pm", read as UTC. */
export function timeOf(value: Json | undefined): Date | null {
  if (typeof value === 'number') return validTime(new Date(value < 1e11 ? value * 1000 : value))
  if (typeof value !== 'string' || value.length > 60) return null
  const stamp = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m(?: ?(\d{1,2})s)?/.exec(value)
  if (stamp) {
    const [year, month, day, hour, minute, second] = stamp.slice(1).map((part) => Number(part ?? 0)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return validTime(new Date(Date.UTC(year, month - 1, day, hour, minute, second)))
  }
  const said = /^([A-Za-z]{3,9}) (\d{1,2}), (\d{4}) (\d{1,2}):(\d{2}) ?([ap]m)$/i.exec(value)
  if (said) {
    const month = MONTHS.indexOf(said[1]!.slice(0, 3).toLowerCase())
    const hour = (Number(said[4]) % 12) + (said[6]!.toLowerCase() === 'pm' ? 12 : 0)
    return month < 0 ? null : validTime(new Date(Date.UTC(Number(said[3]), month, Number(said[2]), hour, Number(said[5]))))
  }
  if (/^\d{12,13}$/.test(value)) return validTime(new Date(Number(value)))
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/.test(value) ? validTime(new Date(value)) : null
}

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2200, 0, 1)
const validTime = (time: Date) => (time.getTime() > EARLIEST && time.getTime() < LATEST ? time : null)

type Found = {
  sender: ReadMessage['sender']
  text: Json | undefined
  at: Json | undefined
  hidden?: boolean
  /** All versions, and which one is the chosen one where the file says so. */
  versions?: Json[]
  chosen?: Json | undefined
  attached?: boolean
  speaker?: Json
}

/** Chub writes an object where others write the words. */
const wordsOf = (said: Json | undefined): Json => (isObject(said) ? (said.message ?? null) : (said ?? null))

/** A message has so many other versions at most, the first ones. */
const MOST_OTHERS = 50

/** The versions beside the chosen one, which is left out once. */
function othersOf({ versions = [], chosen }: Found, text: string): NonNullable<ReadMessage['others']> {
  const texts = versions.flatMap((one) => (typeof one === 'string' && one.trim() ? [one.replace(/\r\n?/g, '\n').trim()] : []))
  const named = typeof chosen === 'number' && texts[chosen] === text ? chosen : texts.indexOf(text)
  const at = named < 0 ? texts.length : named
  const before = texts.slice(0, at).slice(0, MOST_OTHERS)
  return { before, after: texts.slice(at + 1).slice(0, MOST_OTHERS - before.length) }
}

/** SillyTavern: a line of header, then a message a line. */
function fromLines(text: string): { found: Found[]; cleaned: number; memories: boolean } {
  let [cleaned, memories] = [0, false]
  const found: Found[] = []
  for (const line of text.split('\n')) {
    if (!line.trim()) continue
    const read = parse(line, LINE_LIMITS)
    cleaned += read.cleaned
    const one = read.value
    if (!isObject(one)) throw damaged()
    if (isObject(one.chat_metadata)) memories = Object.keys(one.chat_metadata).some((key) => key !== 'integrity')
    if (!('mes' in one)) continue
    const extra = isObject(one.extra) ? one.extra : {}
    const said = wordsOf(one.mes)
    found.push({
      sender: one.is_user === true ? 'User' : 'Contact',
      text: said,
      at: one.send_date,
      hidden: one.is_system === true,
      speaker: one.is_user === true ? undefined : one.name,
      versions: Array.isArray(one.swipes) ? one.swipes.map(wordsOf) : [],
      chosen: one.swipe_id,
      attached: 'image' in extra || 'file' in extra || 'video' in extra || 'media' in extra,
    })
  }
  return { found, cleaned, memories }
}

const fromAgnai = (messages: Json[]): Found[] =>
  messages.filter(isObject).map((one) => ({
    sender: one.userId ? 'User' : 'Contact',
    text: one.msg,
    at: one.createdAt ?? one.updatedAt,
    hidden: one.ooc === true || one.system === true,
    speaker: one.userId ? undefined : one.characterId,
    versions: Array.isArray(one.retries) ? one.retries : [],
    attached: one.adapter === 'image',
  }))

const fromRisu = (messages: Json[]): Found[] =>
  messages.filter(isObject).map((one) => ({
    sender: one.role === 'user' ? 'User' : 'Contact',
    text: one.data,
    at: one.time,
    hidden: one.isComment === true || one.disabled === true,
    speaker: one.saying,
    versions: Array.isArray(one.swipes) ? one.swipes : [],
    chosen: one.swipeId,
  }))

function recognise(text: string): { format: ChatFormat; found: Found[]; cleaned: number; left_out: number; memories: boolean } {
  const first = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n')).trim()
  const isLine = first.startsWith('{') && first.endsWith('}') && /"(?:user_name|character_name|mes|chat_metadata)"\s*:/.test(first)
  if (isLine) return { format: 'sillytavern', ...fromLines(text), left_out: 0 }
  const { value, cleaned } = parse(text, LIMITS)
  if (!isObject(value)) throw invalidChat('We can’t find a chat from SillyTavern, Agnai or RisuAI in this file.')
  if (Array.isArray(value.messages)) return { format: 'agnai', found: fromAgnai(value.messages), cleaned, left_out: 0, memories: false }
  const chats = (Array.isArray(value.data) ? value.data : [value.data]).filter(
    (one): one is JsonObject => isObject(one) && Array.isArray(one.message),
  )
  const longest = chats.toSorted((a, b) => (b.message as Json[]).length - (a.message as Json[]).length)[0]
  if (!longest) throw invalidChat('We can’t find a chat from SillyTavern, Agnai or RisuAI in this file.')
  const memories = ['note', 'localLore', 'supaMemoryData', 'hypaV2Data', 'hypaV3Data'].some(
    (key) => longest[key] && JSON.stringify(longest[key]).length > 2,
  )
  return { format: 'risu', found: fromRisu(longest.message as Json[]), cleaned, left_out: chats.length - 1, memories }
}

/**
 * A chat as another program exported it, the newest CHAT_LIMITS.messages of it, oldest first, with a report. Nothing of it has
 * been moderated. Throws INVALID_CHAT, CARD_TOO_LARGE.
 */
export function readChat(bytes: Uint8Array): ReadChat {
  const report: ReportLine[] = []
  const say: Say = (field, outcome, note = null, values = {}) => report.push({ field, outcome, note, values })
  let text: string
  try {
    text = decodeText(bytes)
  } catch {
    throw damaged()
  }
  const { format, found, cleaned, left_out, memories } = recognise(text)
  const count = (test: (one: Found) => boolean | undefined) => found.filter(test).length
  const seen = found.filter(({ hidden }) => !hidden)
  const all = seen.flatMap((one): ReadMessage[] => {
    const { sender, text: said, at } = one
    if (typeof said !== 'string' || !said.trim()) return []
    const words = said.replace(/\r\n?/g, '\n').trim()
    const others = othersOf(one, words)
    return [{ sender, text: words, at: timeOf(at), ...(others.before.length + others.after.length ? { others } : {}) }]
  })
  if (!all.length) throw invalidChat('This file has no messages.')
  const kept = all.slice(-CHAT_LIMITS.messages)
  const long = kept.filter((one) => one.text.length > CHAT_LIMITS.message).length
  const [hidden, choices, attached] = [
    count((one) => one.hidden),
    kept.reduce((sum, { others }) => sum + (others ? others.before.length + others.after.length : 0), 0),
    count((one) => one.attached),
  ]
  const speakers = new Set(seen.flatMap(({ sender, speaker }) => (sender === 'Contact' && typeof speaker === 'string' ? [speaker] : [])))
    .size
  if (all.length > kept.length) say('messages', 'changed', 'too_many', { count: kept.length, of: all.length, limit: CHAT_LIMITS.messages })
  if (seen.length > all.length) say('messages', 'dropped', 'empty', { count: seen.length - all.length })
  if (hidden) say('messages', 'dropped', 'hidden', { count: hidden })
  if (long) say('messages', 'changed', 'shortened', { count: long, limit: CHAT_LIMITS.message })
  if (left_out > 0) say('messages', 'dropped', 'other_choices', { count: left_out })
  if (choices) say('swipes', 'kept', null, { count: choices })
  if (attached) say('attachments', 'dropped', 'not_stored', { count: attached })
  if (speakers > 1) say('speakers', 'changed', 'several_speakers', { count: speakers })
  if (memories) say('memories', 'dropped', 'not_stored')
  if (cleaned) say('messages', 'changed', 'cleaned', { count: cleaned })
  const short = (words: string) => clip(words, CHAT_LIMITS.message)
  return {
    format,
    report,
    messages: kept.map((one) => ({
      ...one,
      text: clip(one.text, CHAT_LIMITS.message),
      ...(one.others ? { others: { before: one.others.before.map(short), after: one.others.after.map(short) } } : {}),
    })),
  }
}

/** Times that never go backwards and do not lie ahead; `filled` says how many had to be found. */
export function inOrder(messages: ReadMessage[], now: Date): { times: Date[]; filled: number } {
  let filled = 0
  let last = messages.find(({ at }) => at && at <= now)?.at ?? now
  const times = messages.map(({ at }) => {
    if (at && at >= last && at <= now) last = at
    else filled++
    return last
  })
  return { times, filled }
}
