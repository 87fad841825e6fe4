import { createHash, timingSafeEqual } from 'node:crypto'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentFact } from './port'

export type Fields = ReadonlyMap<string, string>

/** A delivery that is refused. The text names the rule that was broken, never what was sent. */
export const refused = (why: string) => new ProviderError('rejected', `The delivery was refused: ${why}.`)

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

/** As above, but text that is not UTF-8 is taken as ISO-8859-1: a name with an accent must not cost someone a payment. */
function decodedAnyhow(text: string): string {
  try {
    return decoded(text)
  } catch (error) {
    if (/%(?![0-9a-f]{2})/i.test(text)) throw error
    return text.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  }
}

/**
 * A query or form, exactly as sent. A name that comes twice is refused: two readers could each believe another of them.
 * `any_charset`: where nothing is signed byte by byte and its encoding is not documented.
 */
export function readForm(text: string, { any_charset = false } = {}): Fields {
  const decode = any_charset ? decodedAnyhow : decoded
  const fields = new Map<string, string>()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    let name: string, value: string
    try {
      name = decode(at < 0 ? pair : pair.slice(0, at))
      value = at < 0 ? '' : decode(pair.slice(at + 1))
    } catch {
      throw refused('it cannot be decoded')
    }
    if (fields.has(name)) throw refused('a field appears twice')
    fields.set(name, value)
  }
  return fields
}

const TOKEN = /[\s]*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/y
/** Deliveries are flat. */
const MAX_DEPTH = 4

/** The top level of a JSON object as texts: numbers keep every digit (ids exceed 2^53), and what is nested is left out. */
export function readJson(text: string): Fields {
  try {
    JSON.parse(text)
  } catch {
    throw refused('it isn’t JSON')
  }
  TOKEN.lastIndex = 0
  const next = () => TOKEN.exec(text)?.[1] ?? ''
  const fields = new Map<string, string>()
  const value = (token: string, depth: number): string | null => {
    if (token !== '{' && token !== '[') return token.startsWith('"') ? (JSON.parse(token) as string) : token === 'null' ? '' : token
    if (depth > MAX_DEPTH) throw refused('it is nested too deeply')
    const seen = new Set<string>()
    for (let at = next(); at !== '}' && at !== ']'; at = next()) {
      if (at === ',') continue
      if (token === '[') {
        value(at, depth + 1)
        continue
      }
      const name = JSON.parse(at) as string
      next()
      const told = value(next(), depth + 1)
      if (seen.has(name)) throw refused('a field appears twice')
      seen.add(name)
      if (depth === 0 && told !== null) fields.set(name, told)
    }
    return null
  }
  if (value(next(), 0) !== null || !text.trimStart().startsWith('{')) throw refused('it isn’t a JSON object')
  return fields
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Takes the same time wherever the two differ. */
export const isSame = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** `nnn.nn` in cents; null where nothing was told. Throws ProviderError for anything else. */
export function readCents(text: string | undefined): number | null {
  if (!text) return null
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) throw refused('an amount cannot be read')
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

export const priceText = (amount_cents: number) => (amount_cents / 100).toFixed(2)

/**
 * `2026-08-20`, `20260820`, either with a time behind it, as a moment of a clock so many hours from UTC. A day alone means
 * its last second, as paid time does. Null where nothing was told; throws ProviderError where it is no date.
 */
export function readMoment(text: string | undefined, hours_from_utc: number): Date | null {
  if (!text) return null
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T]?(\d{2}):?(\d{2}):?(\d{2}))?$/.exec(text)?.slice(1)
  const [year, month, day, ...time] = (parts ?? []).map(Number) as [number, number, number]
  const [hour, minute, second] = parts?.[3] === undefined ? [23, 59, 59] : (time as number[])
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (!parts || local.getUTCDate() !== day || local.getUTCMonth() !== month - 1 || local.getUTCSeconds() !== second)
    throw refused('a date cannot be read')
  return new Date(local.getTime() - hours_from_utc * 3_600_000)
}

const SIMPLE_ID = /^[A-Za-z0-9_-]{1,64}$/
/** The id of a sale or transaction: digits or plain letters, so that it can be in an address and a table. */
export function readId(text: string | undefined): string | null {
  if (!text) return null
  if (!SIMPLE_ID.test(text)) throw refused('an id cannot be read')
  return text
}

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The buyer can edit this field before paying, so anything but an order's id counts as absent: the fact waits for an operator. */
export const readOrderId = (text: string | undefined) => (text && ORDER_ID.test(text) ? text.toLowerCase() : null)

/** What may be kept: the named fields alone, and of them only what looks like a code, a number or a date. */
export function storedFields(fields: Fields, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of names) {
    const value = fields.get(name)
    if (value !== undefined && /^[\w .:+-]{1,64}$/.test(value)) kept[name] = value
  }
  return kept
}

/** Without the time of receipt, which `occurred_at` is where a processor tells no time, so that a repetition stays one. */
export function digestOf({
  kind,
  order_id,
  sale_id,
  transaction_id,
  parent_id,
  amount_cents,
  currency,
  paid_until,
  terminates,
  test,
}: Omit<PaymentFact, 'digest'>) {
  return sha256(JSON.stringify([kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, paid_until, terminates, test]))
}

/** An authentic event that we know nothing of, kept so that nothing is lost. Told again it is the same. */
export function unknownFact(
  fields: Fields,
  {
    event,
    sale,
    order,
    kept,
    proven,
    test,
    now,
  }: {
    event: string
    sale: string
    order: string
    kept: readonly string[]
    proven: boolean
    test: boolean
    now: Date
  },
): PaymentFact {
  const told = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const sale_id = fields.get(sale)
  return withDigest({
    kind: 'unknown',
    event_key: `unknown:${sha256(JSON.stringify([event, ...told]))}`,
    order_id: readOrderId(fields.get(order)),
    sale_id: sale_id && SIMPLE_ID.test(sale_id) ? sale_id : null,
    transaction_id: null,
    parent_id: null,
    amount_cents: null,
    currency: null,
    occurred_at: now,
    paid_until: null,
    terminates: false,
    proven,
    test,
    raw: { ...storedFields(fields, kept), ...storedFields(new Map([['event', event]]), ['event']) },
  })
}

/** Runs for a delivery that is the processor's: what it does not understand is for an operator and the next try, not a forgery. */
export function readAuthentic<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'rejected')
      throw new ProviderError('transient', `An authentic delivery cannot be read. ${error.message}`)
    throw error
  }
}

export const withDigest = (fact: Omit<PaymentFact, 'digest'>): PaymentFact => ({ ...fact, digest: digestOf(fact) })
