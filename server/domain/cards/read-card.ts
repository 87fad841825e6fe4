import { CARD_LIMITS, type CARD_FORMATS } from '@/contracts/cards'
import { cardTooLarge, invalidCard } from './errors'
import { isPng, readPngCard } from './png'
import { decodeText, isObject, readJson, type JsonObject } from './read-json'
import { endOfZip, listZip, unzip } from './zip'

export type CardFormat = (typeof CARD_FORMATS)[number]
/** What a file holds, in the words of Character Card V3; `files` are names of others that came with it. */
export type ReadCard = { format: CardFormat; data: JsonObject; cleaned: number; files: string[] }

type Version = 'v1' | 'v2' | 'v3'
const V1_FIELDS = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example']

function readVersion(value: JsonObject): { version: Version; data: JsonObject } {
  const { spec, spec_version, data, ...bare } = value
  const third = spec === 'chara_card_v3' || spec_version === 3 || (typeof spec_version === 'string' && spec_version.startsWith('3'))
  if (isObject(data) && third) return { version: 'v3', data }
  if (isObject(data) && (spec === 'chara_card_v2' || typeof data.name === 'string')) return { version: 'v2', data }
  // Cards without an envelope: of the first days, or unwrapped by someone.
  const present = V1_FIELDS.filter((field) => typeof bare[field] === 'string')
  if (present.length < 2 || !present.includes('name')) throw invalidCard('not_a_card')
  return { version: 'v1', data: bare }
}

function fromJson(bytes: Uint8Array): { version: Version; data: JsonObject; cleaned: number } {
  if (bytes.length > CARD_LIMITS.json_bytes) throw cardTooLarge('json_bytes')
  const { value, cleaned } = readJson(decodeText(bytes))
  if (!isObject(value)) throw invalidCard('not_a_card')
  return { ...readVersion(value), cleaned }
}

function fromCharx(bytes: Uint8Array): ReadCard {
  const entries = listZip(bytes)
  const cards = entries.filter(({ name }) => name === 'card.json')
  // Two of the same name are read differently by different programs.
  if (cards.length > 1) throw invalidCard('damaged')
  if (!cards[0]) throw invalidCard('not_a_card')
  const { data, cleaned } = fromJson(unzip(bytes, cards[0], CARD_LIMITS.json_bytes))
  return {
    format: 'charx',
    data,
    cleaned,
    files: entries.filter(({ name }) => name !== 'card.json' && !name.endsWith('/')).map(({ name }) => name),
  }
}

const JSON_BEGINS = /^\uFEFF?\s*\{/

/** Recognizes a file by its bytes, whatever it is called. Throws INVALID_CARD, CARD_TOO_LARGE. */
export function readCard(bytes: Uint8Array): ReadCard {
  if (bytes.length > CARD_LIMITS.file_bytes) throw cardTooLarge('file_bytes')
  if (isPng(bytes)) {
    const { json, assets } = readPngCard(bytes)
    const { version, data, cleaned } = fromJson(json)
    return { format: `${version}-png`, data, cleaned, files: assets }
  }
  if (JSON_BEGINS.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8'))) {
    const { version, data, cleaned } = fromJson(bytes)
    return { format: `${version}-json`, data, cleaned, files: [] }
  }
  if (bytes.length >= 22 && endOfZip(bytes) >= 0) return fromCharx(bytes)
  throw invalidCard('not_a_card')
}
