import { MARKS, westernDigits } from './digits'
import { readDisguises } from './disguises'

export type Normalized = {
  /** Lower-case ASCII as far as possible: no accents, apostrophes, hyphens; single spaces; `. ! ? , ; : * \n` stay. */
  plain: string
  /** As `plain`, but in the original case and spelling: names are told by their capitals. */
  cased: string
  /** Other readings of the same text (second leet reading, drawn-out letters, decoded base64, what disguises.ts reads), all plain. */
  variants: string[]
}

/** Letters of other scripts that pass for Latin ones. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries([
  ...pair('абвеёзиіїјкмнорстухѕһԁԛԝᴀɑɡɩʟո', 'abbeeziiijkmhopctyxshdqwaagiln'),
  ...pair('АВЕЁЗІЇЈКМНОРСТУХЅ', 'ABEEZIIJKMHOPCTYXS'),
  ...pair('αβγδεζηικλνορςτυχω', 'abydezniklvopstuxw'),
  ...pair('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pair('ıłøđħŧŋ', 'ilodhtn'),
  ...pair('ŁØĐĦŦŊ', 'LODHTN'),
])

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

const INVISIBLE = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g
const COMMON_WORD = /\b(?:the|and|you|is|to|of|in|it|my|me|that|a|i|un|la|el|de|le|les|und|ich|que|je|o|e|os)\b/
/** Codes of printable ASCII, two digits each. */
const HEX = /\b(?:[2-7][0-9a-f]){8,4000}\b/gi
const BASE64 = /[A-Za-z0-9+/]{16,8000}={0,2}/g

/** Undoes what people do to get words past a filter. Never throws; linear in the length of the text. */
export function normalize(raw: string): Normalized {
  const cased = toCased(raw)
  const spelled = cased.toLowerCase()
  const plain = toPlain(unleet(spelled, 'i'))
  const variants = new Set<string>()
  if (/[1!|]/.test(spelled)) variants.add(toPlain(unleet(spelled, 'l')))
  if (/([a-z])\1\1/.test(spelled)) variants.add(toPlain(unleet(spelled, 'i').replace(/([a-z])\1{2,}/g, '$1')))
  for (const [chunk] of raw.matchAll(HEX)) variants.add(toPlain(Buffer.from(chunk, 'hex').toString('latin1').toLowerCase()))
  if (/&#x?[0-9a-f]{2,6};/i.test(raw)) variants.add(toPlain(readEntities(raw).toLowerCase()))
  for (const [chunk] of raw.matchAll(BASE64)) {
    const decoded = decodeBase64(chunk)
    if (decoded) variants.add(toPlain(decoded.toLowerCase()))
  }
  for (const reading of readDisguises(spelled)) variants.add(toPlain(unleet(reading, 'i')))
  if (looksTurned(plain)) variants.add(rot13(plain))
  variants.delete(plain)
  return { plain, cased, variants: [...variants] }
}

export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

function pair(from: string, to: string): [string, string][] {
  const letters = [...to]
  return [...from].map((letter, place) => [letter, letters[place] ?? letter])
}

function toCased(raw: string): string {
  // Plain ASCII, the usual case, needs none of this.
  if (!/[^\n\x20-\x7e]/.test(raw)) return raw
  const text = westernDigits(raw)
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019\u201b\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[ \t\r\u00a0]+/g, ' ')
  if (isForeign(text)) return text
  return text
    .split('\n')
    .map((line) =>
      isForeign(line) && hasOwnLetters(line) ? line : line.replace(/[^\x00-\x7f]/g, (letter) => LOOK_ALIKES[letter] ?? letter),
    )
    .join('\n')
}

/** A text, or a line of it, that is really written in Greek or Cyrillic is left alone. */
const isForeign = (text: string) => (text.match(/[\u0370-\u052f]/g)?.length ?? 0) > 2 * (text.match(/[a-z]/gi)?.length ?? 0)
/** A line of look-alikes only is Latin in disguise. */
const hasOwnLetters = (line: string) => (line.match(/[\u0370-\u052f]/g) ?? []).some((letter) => !LOOK_ALIKES[letter])

function unleet(spelled: string, one: 'i' | 'l'): string {
  if (!/[01345678@$!|]/.test(spelled)) return spelled
  return spelled.replace(/[a-z0-9@$!|]{2,40}/g, (word) => {
    const core = word.replace(/[!|]+$/, '')
    if (!/[a-z]/.test(core) || !/[0-9@$!|]/.test(core)) return word
    // Ages, measures, ordinals and model names: '16yo', '10km', '2nd', 'age17'.
    if (/^\d+(?:[a-z]{1,4}|years?|yearold)$/.test(core) || /^[a-z]+\d{2,}$/.test(core)) return word
    const letters = core.replace(/[01345678@$!|]/g, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)))
    return letters + word.slice(core.length)
  })
}

function toPlain(text: string): string {
  return text
    .replace(/(\d)['"](?=\d)/g, '$1 ')
    .replace(/\b(thir|four|fif|six|seven|eigh)[-.*_]teen\b/g, '$1teen')
    .replace(/'/g, '')
    .replace(/([a-z0-9])[-_/]+(?=[a-z0-9])/g, '$1 ')
    .replace(/(?<![a-z0-9])[a-z](?:[ .*_-][a-z]){3,60}(?![a-z0-9])/g, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/ {2,}/g, ' ')
}

/** Characters by number, as in HTML. */
const readEntities = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{2,5})|(\d{2,6}));/gi, (whole, hex: string | undefined, decimal: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

function decodeBase64(chunk: string): string | null {
  const text = Buffer.from(chunk, 'base64').toString('utf8')
  const printable = text.match(/[\x20-\x7e\n]/g)?.length ?? 0
  return text.length >= 8 && printable === text.length && /[aeiou ]/i.test(text) ? text : null
}

/** Several words and not one that every European text has: perhaps rotated by thirteen. */
function looksTurned(plain: string): boolean {
  if (/\brot ?13\b/.test(plain)) return true
  return /[a-z]{2,} [a-z]/.test(plain) && !COMMON_WORD.test(plain)
}
