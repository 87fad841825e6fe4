import { expect, test } from 'vitest'
import { CARD_LIMITS, CHAT_LIMITS, LorebookEntryInput } from '@/contracts/cards'
import { DraftData } from '@/contracts/own-characters'
import { writeCard } from '@/server/domain/cards/card-fields'
import { readCard } from '@/server/domain/cards/read-card'
import { readChat } from '@/server/domain/cards/read-chat'
import { readDraft, textsOf } from '@/server/domain/cards/read-definition'
import { AppError } from '@/server/domain/errors'
import { base64, FULL_CARD, iTXt, png, tEXt, v2, v3, zip, zTXt } from '@/tests/support/cards'
import { count, random, seed, type Random } from '@/tests/support/counts'

const CARDS = count({ usual: 1500, thorough: 10_000 })
const CHATS = 2000
/** What a draft may weigh, whatever the card: everything that is kept has a limit of its own. */
const MOST_KEPT = 2 * 1024 * 1024

const STRANGE = (r: Random): unknown =>
  r.pick([
    null,
    true,
    false,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\0',
    '\ud800',
    'a\udc00b',
    '\u202e',
    'x'.repeat(70_000),
    '{{char}}'.repeat(50),
    '{{{{char}}}}',
    '<USER>',
    '</notes>',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '@@depth 1',
    '/(a+)+$/',
    [],
    {},
    [[]],
    [null],
    { entries: {} },
    { entries: 'x' },
    Array.from({ length: 600 }, () => ({ keys: ['a'], content: 'b' })),
    Array.from({ length: 100 }, (_, n) => String(n)),
    nested(40),
    nested(20),
    { __proto__x: 1, toString: 'x', length: 3 },
  ])

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Replaces, removes, doubles or adds a value anywhere. */
function changeValue(r: Random, value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 6 || (depth > 1 && r.below(6) === 0))
    return r.below(3) === 0 ? value : STRANGE(r)
  if (Array.isArray(value)) {
    if (!value.length || r.below(5) === 0) return [...(value as unknown[]), STRANGE(r)]
    return value.with(r.below(value.length), changeValue(r, r.pick(value), depth + 1))
  }
  const entries = Object.entries(value)
  const at = r.below(entries.length || 1)
  switch (r.below(5)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1))
    case 1:
      return {
        ...value,
        [r.pick(['name', 'character_book', 'unknown', 'constructor', 'extensions', '\ud801', 'a\0b', 'x'.repeat(500)])]: STRANGE(r),
      }
    default:
      return Object.fromEntries(entries.map(([key, part], n) => [key, n === at ? changeValue(r, part, depth + 1) : part]))
  }
}

/** The text itself: names special to the language, depth, cut ends. */
function changeText(r: Random, text: string): string {
  switch (r.below(9)) {
    case 0:
      return text.slice(0, r.below(text.length))
    case 1:
      return text.replace('{', `{"__proto__":{"polluted":true},`)
    case 2:
      return text.replace('"data":{', '"data":{"__proto__":{"name":"x"},"constructor":{"prototype":{"polluted":1}},')
    case 3:
      return text.replace('"data":{', `"data":{"deep":${'['.repeat(r.pick([10, 33, 5000]))}`)
    case 4:
      return text.replace('"data":{', `"data":{"many":[${'0,'.repeat(r.pick([10, 60_000]))}0],`)
    case 5:
      return text.replace(/"description":"/, '"description":"\\ud83d \\u0000 ')
    case 6:
      return `\uFEFF  ${text}`
    case 7:
      return text + text
    default:
      return text.replace(/:(true|false|\d+)/, ':1e999')
  }
}

/** The bytes: flipped, cut, doubled, with numbers that promise more than there is. */
function changeBytes(r: Random, bytes: Uint8Array): Uint8Array {
  const out = Buffer.from(bytes)
  if (out.length < 8) return out
  switch (r.below(6)) {
    case 0:
      return out.subarray(0, r.below(out.length))
    case 1:
      return Buffer.concat([out, out.subarray(r.below(out.length))])
    case 2: {
      const at = r.below(Math.max(1, out.length - 4))
      out.writeUInt32BE(r.pick([0xffffffff, 0x7fffffff, 0, 1]), Math.min(at, out.length - 4))
      return out
    }
    default:
      for (let n = 0; n <= r.below(8); n++) out[r.below(out.length)] = r.below(256)
      return out
  }
}

const HUGE = Buffer.alloc(CARD_LIMITS.json_bytes + 1, 0x20)

function cardFile(r: Random): Uint8Array {
  let card: unknown = r.pick([v3(FULL_CARD), v2(FULL_CARD), FULL_CARD])
  for (let n = r.below(4); n > 0; n--) card = changeValue(r, card)
  let text = JSON.stringify(card) ?? 'null'
  if (r.below(4) === 0) text = changeText(r, text)
  const chunk = r.pick([tEXt, zTXt, iTXt, (key: string, value: string) => iTXt(key, value, true)])
  const keyword = r.pick(['ccv3', 'ccv3', 'chara', 'chara', 'Chara', 'CCV3', 'other'])
  const raw = Buffer.from(text, 'utf8')
  const file = r.pick([
    () => raw,
    () => png([chunk(keyword, base64(text))]),
    () => png([chunk('chara', base64(text)), chunk('ccv3', base64(text)), chunk('ccv3', 'AAAA')], [tEXt('chara-ext-asset_:0', 'AAAA')]),
    () => png([tEXt(keyword, text.slice(0, 2000).replace(/[^\x20-\x7e]/g, '?'))]),
    () =>
      zip([
        { name: 'card.json', data: raw },
        { name: r.pick(['../../evil', '/etc/x', 'a\\..\\b', 'assets/icon/images/main.png', 'C:\\x', '\0']), data: Buffer.from('x') },
      ]),
    () =>
      zip([
        {
          name: 'card.json',
          data: raw,
          flags: r.pick([0, 1, 8, 65]),
          claimed_size: r.pick([undefined, 0, 1, 0xffffffff, raw.length + 1]),
          crc: r.pick([undefined, 0]),
        },
      ]),
    () =>
      zip([{ name: 'card.json', data: r.below(40) === 0 ? HUGE : raw }, ...(r.below(4) === 0 ? [{ name: 'card.json', data: raw }] : [])], {
        comment: r.pick(['', 'PK\x05\x06', 'x'.repeat(300)]),
      }),
    () =>
      zip([{ name: r.pick(['card.json', 'Card.json', './card.json', 'card.json/']), data: raw, method: r.pick([0, 8] as const) }], {
        prefix: r.pick([Buffer.alloc(0), Buffer.from('ffd8ffe0', 'hex')]),
      }),
  ])()
  return r.below(4) === 0 ? changeBytes(r, file) : file
}

const LEAKS = /\/(?:work|home|node_modules|tmp)\/|\bat \w+ \(|\.ts:\d|SyntaxError|TypeError|RangeError|Unexpected token/

/** Everything that the database or a later page would trip over. */
function checkDraft(file: Uint8Array): string {
  const read = readCard(file)
  const draft = readDraft(read, 2000)
  const kept = JSON.stringify([draft.data, draft.extras, draft.report, draft.assets])
  if (!DraftData.safeParse(draft.data).success) throw new Error('a draft that the contract does not take')
  if (kept.length > MOST_KEPT || draft.report.length > 100)
    throw new Error(`a draft of ${kept.length} characters and ${draft.report.length} lines`)
  if (!kept.isWellFormed() || /\\u0000|\\ud[89a-f]/i.test(kept.replaceAll('\\\\', ''))) throw new Error('text that cannot be stored')
  for (const entry of draft.extras.lorebook?.entries ?? [])
    if (!LorebookEntryInput.safeParse(entry).success) throw new Error('an entry that the contract does not take')
  const { card, ...extras } = draft.extras
  const written = JSON.stringify(writeCard({ ...draft.data, ...extras }, card, 2000))
  if (/"(?:__proto__|constructor|prototype)":/.test(written)) throw new Error('a special name')
  textsOf(read.data)
  return read.format
}

test(`${CARDS} changed cards give a draft or a clear refusal`, () => {
  const r = random(seed())
  const counts: Record<string, number> = {}
  for (let n = 0; n < CARDS; n++) {
    const file = cardFile(r)
    let outcome: string
    try {
      outcome = checkDraft(file)
    } catch (error) {
      if (!(error instanceof AppError)) throw new Error(`card ${n}: ${(error as Error).message}`, { cause: error })
      outcome = error.code
      expect(['INVALID_CARD', 'CARD_TOO_LARGE'], `card ${n}`).toContain(error.code)
      expect(`${error.message} ${JSON.stringify(error.details)}`, `card ${n}`).not.toMatch(LEAKS)
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  console.info(`Changed cards: ${JSON.stringify(counts)}`)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  for (const format of ['v1-json', 'v2-json', 'v3-json', 'v1-png', 'v2-png', 'v3-png', 'charx', 'INVALID_CARD', 'CARD_TOO_LARGE'])
    expect(counts[format], format).toBeGreaterThan(CARDS / 500)
}, 120_000)

const LINES = [
  { user_name: 'You', character_name: 'Iris', chat_metadata: {} },
  { name: 'Iris', is_user: false, send_date: '2026-08-14@10h02m', mes: 'Hello {{user}}', swipes: ['a', 'b'] },
  { name: 'You', is_user: true, send_date: 1, mes: 'Hi' },
]
const AGNAI = {
  name: '',
  greeting: '',
  scenario: '',
  sampleChat: '',
  messages: [
    { msg: 'Hello', characterId: 'imported' },
    { msg: 'Hi', userId: 'anon' },
  ],
}
const RISU = {
  type: 'risuChat',
  ver: 2,
  data: {
    message: [
      { role: 'char', data: 'Hello.', time: 1704067200000 },
      { role: 'user', data: 'Hi.' },
    ],
    note: 'n',
    localLore: [],
  },
}

test(`${CHATS} changed chats give messages or a clear refusal`, () => {
  const r = random(seed())
  const counts: Record<string, number> = {}
  for (let n = 0; n < CHATS; n++) {
    const changed = (value: unknown) => JSON.stringify(r.below(2) ? changeValue(r, value) : value) ?? ''
    const text = r.pick([() => LINES.map(changed).join(r.pick(['\n', '\r\n', '\n\n'])), () => changed(AGNAI), () => changed(RISU)])()
    const file = r.below(3) === 0 ? changeBytes(r, Buffer.from(text || '{}')) : Buffer.from(text)
    let outcome: string
    try {
      const { format, messages, report } = readChat(file)
      outcome = format
      expect(messages.length).toBeLessThanOrEqual(CHAT_LIMITS.messages)
      expect(
        messages.every(({ text: said }) => said.length <= CHAT_LIMITS.message && said.isWellFormed() && !said.includes('\0')),
        `chat ${n}`,
      ).toBe(true)
      expect(report.length).toBeLessThan(20)
    } catch (error) {
      if (!(error instanceof AppError)) throw new Error(`chat ${n}: ${(error as Error).message}`, { cause: error })
      outcome = error.code
      expect(['INVALID_CHAT', 'CARD_TOO_LARGE']).toContain(outcome)
      expect(error.message).not.toMatch(LEAKS)
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  console.info(`Changed chats: ${JSON.stringify(counts)}`)
  for (const format of ['sillytavern', 'agnai', 'risu', 'INVALID_CHAT']) expect(counts[format], format).toBeGreaterThan(50)
}, 120_000)
