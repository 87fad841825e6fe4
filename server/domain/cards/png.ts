import { crc32, inflateSync } from 'node:zlib'
import { CARD_LIMITS } from '@/contracts/cards'
import { cardTooLarge, invalidCard } from './errors'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
export const isPng = (bytes: Uint8Array) => bytes.length > 8 && SIGNATURE.every((byte, at) => bytes[at] === byte)

/** Base64 of the longest card. */
const MOST_TEXT = Math.ceil(CARD_LIMITS.json_bytes / 3) * 4 + 4
/** Bytes of a chunk besides its data: length, name, checksum. */
const FRAME = 12

type Chunk = { type: string; data: Uint8Array; whole: boolean }

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = SIGNATURE.length
  for (let count = 1; at + FRAME <= bytes.length; count++) {
    if (count > CARD_LIMITS.png_chunks) throw cardTooLarge('png_chunks')
    const length = view.getUint32(at)
    if (length > bytes.length - at - FRAME) throw invalidCard('damaged')
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    if (!/^[A-Za-z]{4}$/.test(type) || (count === 1 && type !== 'IHDR')) throw invalidCard('damaged')
    const data = bytes.subarray(at + 8, at + 8 + length)
    const isText = type === 'tEXt' || type === 'zTXt' || type === 'iTXt'
    yield { type, data, whole: !isText || crc32(bytes.subarray(at + 4, at + 8 + length)) === view.getUint32(at + 8 + length) }
    if (type === 'IEND') return
    at += FRAME + length
  }
}

const indexOfNul = (data: Uint8Array, from: number) => {
  const at = data.indexOf(0, from)
  if (at < 0) throw invalidCard('damaged')
  return at
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateSync(data, { maxOutputLength: MOST_TEXT })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? cardTooLarge('json_bytes') : invalidCard('damaged')
  }
}

/** The value of a text chunk; compressed ones are opened only as far as a card may be long. */
function valueOf({ type, data }: Chunk, keyword: number): Uint8Array {
  if (type === 'tEXt') return data.subarray(keyword + 1)
  if (type === 'zTXt') {
    if (data[keyword + 1] !== 0) throw invalidCard('damaged')
    return inflate(data.subarray(keyword + 2))
  }
  const [compressed, method] = [data[keyword + 1], data[keyword + 2]]
  const start = indexOfNul(data, indexOfNul(data, keyword + 3) + 1) + 1
  if (compressed === 0) return data.subarray(start)
  if (compressed !== 1 || method !== 0) throw invalidCard('damaged')
  return inflate(data.subarray(start))
}

function decodeBase64(value: Uint8Array): Uint8Array {
  if (value.length > MOST_TEXT) throw cardTooLarge('json_bytes')
  // A draft of V3 put the JSON there as it is.
  if (value[0] === 0x7b) return value
  const text = Buffer.from(value)
    .toString('latin1')
    .replace(/[\r\n\t ]+/g, '')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text) || text.length === 0) throw invalidCard('damaged')
  return Buffer.from(text, 'base64')
}

/**
 * The card in a PNG: the first chunk `ccv3`, else the first `chara` (Character Card V3, "Embedding Methods"). Pixels are never
 * decoded. `assets`: names of files that have their own chunks. Throws INVALID_CARD, CARD_TOO_LARGE.
 */
export function readPngCard(bytes: Uint8Array): { json: Uint8Array; assets: string[] } {
  const found: { ccv3?: Uint8Array; chara?: Uint8Array } = {}
  const assets: string[] = []
  for (const chunk of chunksOf(bytes)) {
    if (!/^[tzi](?:EXt|TXt)$/.test(chunk.type)) continue
    const keyword = chunk.data.indexOf(0)
    if (keyword < 1 || keyword > 79) continue
    const name = Buffer.from(chunk.data.subarray(0, keyword)).toString('latin1')
    if (name.startsWith('chara-ext-asset_')) assets.push(name.slice(16).replace(/^:/, ''))
    const key = name.toLowerCase()
    if ((key !== 'ccv3' && key !== 'chara') || found[key]) continue
    if (!chunk.whole) throw invalidCard('damaged')
    found[key] = valueOf(chunk, keyword)
  }
  const value = found.ccv3 ?? found.chara
  if (!value) throw invalidCard('not_a_card')
  return { json: decodeBase64(value), assets: assets.slice(0, CARD_LIMITS.assets) }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(FRAME + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

/** A text chunk. Keywords and values are made here: base64 or plain text, never a card's own bytes. */
const textChunk = (keyword: 'chara' | 'ccv3', json: string) =>
  chunk('tEXt', Buffer.from(`${keyword}\0${Buffer.from(json, 'utf8').toString('base64')}`, 'latin1'))

/** Puts cards, and what the file says of itself (XMP), behind the header of a picture, whose own text chunks are removed. */
export function writePngCard(picture: Uint8Array, cards: { keyword: 'chara' | 'ccv3'; json: string }[], xmp: string): Uint8Array {
  const out: Uint8Array[] = [picture.subarray(0, SIGNATURE.length)]
  for (const { type, data } of chunksOf(picture)) {
    if (/^[tzi](?:EXt|TXt)$/.test(type)) continue
    out.push(chunk(type, data))
    if (type !== 'IHDR') continue
    out.push(chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'utf8')))
    for (const { keyword, json } of cards) out.push(textChunk(keyword, json))
  }
  return Buffer.concat(out)
}
