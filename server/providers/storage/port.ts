import { randomBytes } from 'node:crypto'

/** What may be kept, and the ending of its keys: a key tells its type, so that no store has to remember it. */
export const STORED_TYPES = { 'image/webp': 'webp', 'video/mp4': 'mp4', 'audio/mpeg': 'mp3', 'application/zip': 'zip' } as const
export type StoredType = keyof typeof STORED_TYPES

/** 128 random bits. One person's objects share a prefix that is random too, so that erasing them is one call. */
const randomName = () => randomBytes(16).toString('hex')
export const newPrefix = randomName
export const newKey = (prefix: string, type: StoredType) => `${prefix}/${randomName()}.${STORED_TYPES[type]}`

const PREFIX = /^[0-9a-f]{32}$/
const KEY = new RegExp(`^[0-9a-f]{32}/[0-9a-f]{32}\\.(${Object.values(STORED_TYPES).join('|')})$`)
export const isPrefix = (text: string) => PREFIX.test(text)
export const isKey = (text: string) => KEY.test(text)

/** The type a key stands for, or null for what is no key. */
export function typeOf(key: string): StoredType | null {
  if (!isKey(key)) return null
  const ending = key.slice(key.lastIndexOf('.') + 1)
  return (Object.keys(STORED_TYPES) as StoredType[]).find((type) => STORED_TYPES[type] === ending) ?? null
}

export type Body = Uint8Array | AsyncIterable<Uint8Array>
/** Both ends are part of the range, as in HTTP. */
export type Range = { start: number; end: number }
export type StoredObject = {
  size: number
  content_type: StoredType
  read(range?: Range): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** Where files are. Every call throws ProviderError and nothing else. */
export type StorageProvider = {
  name: string
  /** Answers once the whole object is durable; until then nobody sees anything of it. Answers its size. */
  put(key: string, body: Body, content_type: StoredType): Promise<{ size: number }>
  /** Null when there is none. What is open can be read to its end although it is removed meanwhile. */
  open(key: string): Promise<StoredObject | null>
  /** Harmless when there is none. */
  remove(key: string): Promise<void>
  /** Removes every object of a prefix, unfinished ones too. */
  removePrefix(prefix: string): Promise<void>
  /** The keys of all whole objects, in no order. */
  list(): AsyncIterable<string>
  /** Throws when files could not be kept here; asked once at the start. */
  check?(): Promise<void>
}
