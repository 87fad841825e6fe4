import { CARD_LIMITS } from '@/contracts/cards'
import { cardTooLarge, invalidCard } from './errors'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
export type Limits = { depth: number; values: number }

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that mean something to objects of the language; nobody's card needs them. */
const SPECIAL = new Set(['__proto__', 'constructor', 'prototype'])

/** Looks at brackets and commas before anything is built. */
function measure(text: string, limits: Limits): void {
  let [depth, values, quoted] = [0, 1, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === 92) at++
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 123 || code === 91) {
      if (++depth > limits.depth) throw cardTooLarge('depth')
    } else if (code === 125 || code === 93) depth--
    else if ((code === 44 || code === 58) && ++values > limits.values) throw cardTooLarge('values')
  }
}

/** What the database keeps: whole characters without NUL. Answers how many texts had to be changed. */
export function storable(text: string): { text: string; cleaned: boolean } {
  if (text.isWellFormed() && !text.includes('\0')) return { text, cleaned: false }
  return { text: text.toWellFormed().replaceAll('\0', ''), cleaned: true }
}

/**
 * A JSON text of strangers as plain data: bounded in nesting and number of values, without names that are special to the
 * language, and storable. Throws INVALID_CARD, CARD_TOO_LARGE.
 */
export function readJson(text: string, limits: Limits = CARD_LIMITS): { value: Json; cleaned: number } {
  measure(text, limits)
  let cleaned = 0
  const clean = (value: unknown): Json => {
    if (typeof value === 'string') {
      const kept = storable(value)
      if (kept.cleaned) cleaned++
      return kept.text
    }
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
    if (typeof value === 'boolean' || value === null) return value
    if (Array.isArray(value)) return value.map(clean)
    const entries = Object.entries(value as object).map(([key, part]): [string, Json] => [clean(key) as string, clean(part)])
    const safe = entries.filter(([key]) => !SPECIAL.has(key))
    cleaned += entries.length - safe.length
    return Object.fromEntries(safe)
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw invalidCard('damaged')
  }
  return { value: clean(parsed), cleaned }
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes as text; a byte order mark is no part of it. Throws INVALID_CARD. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes)
  } catch {
    throw invalidCard('damaged')
  }
}

/** At most this many UTF-16 units, and never half a character. */
export const clip = (text: string, most: number) => {
  const cut = text.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
