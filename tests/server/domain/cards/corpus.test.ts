import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DraftData } from '@/contracts/own-characters'
import { CardImport, type REPORT_OUTCOMES } from '@/contracts/cards'
import { writeCard } from '@/server/domain/cards/card-fields'
import { readCard } from '@/server/domain/cards/read-card'
import { readChat } from '@/server/domain/cards/read-chat'
import { readDraft } from '@/server/domain/cards/read-definition'
import { isObject, type Json, type JsonObject } from '@/server/domain/cards/read-json'
import { base64, iTXt, json, png, tEXt, zip, zTXt } from '@/tests/support/cards'

const fixture = (name: string): unknown => JSON.parse(readFileSync(resolve('tests/server/domain/cards/fixtures', name), 'utf8'))

type Told = {
  id: string
  card: JsonObject
  as: ('json' | 'png' | 'charx')[]
  files?: string[]
  says?: [string, (typeof REPORT_OUTCOMES)[number]][]
  bom?: true
  prefix?: string
  generate?: string
}
const CARDS = fixture('cards.json') as Told[]

/** What would be too long to keep in a file. */
function whole({ card, generate }: Told): JsonObject {
  const data = card.data as JsonObject
  if (generate === 'long-description') return { ...card, data: { ...data, description: 'A'.repeat(100_000) } }
  if (generate !== 'thousand-entries') return card
  const entries = Array.from({ length: 1000 }, (_, n): Json => ({
    keys: [`key${n}`],
    content: `Content ${n}`,
    enabled: true,
    insertion_order: n,
    use_regex: false,
    extensions: {},
  }))
  return { ...card, data: { ...data, character_book: { entries, extensions: {} } } }
}

function* filesOf(told: Told): Generator<[string, Uint8Array]> {
  const card = whole(told)
  const keyword = card.spec === 'chara_card_v3' ? 'ccv3' : 'chara'
  for (const as of told.as) {
    if (as === 'json') yield ['json', Buffer.concat([Buffer.from(told.bom ? '\uFEFF' : ''), json(card)])]
    if (as === 'charx') {
      const others = (told.files ?? []).map((name) => ({ name, data: Buffer.from([1, 2, 3]) }))
      yield ['charx', zip([{ name: 'card.json', data: json(card) }, ...others], { prefix: Buffer.from(told.prefix ?? '', 'hex') })]
    }
    if (as !== 'png') continue
    yield ['png tEXt', png([tEXt(keyword, base64(card))])]
    yield ['png tEXt behind the pixels', png([], [tEXt(keyword, base64(card))])]
    yield ['png zTXt', png([zTXt(keyword, base64(card))])]
    yield ['png iTXt', png([iTXt(keyword, base64(card))])]
    yield ['png iTXt packed', png([iTXt(keyword, base64(card), true)])]
  }
}

const counts = { cards: CARDS.length, files: 0, kept: 0, changed: 0, dropped: 0 }

test.each(CARDS.map((told) => [told.id, told] as const))('%s', (id, told) => {
  const card = whole(told)
  const data = (isObject(card.data) ? card.data : card) as JsonObject
  for (const [as, file] of filesOf(told)) {
    const read = readCard(file)
    const draft = readDraft(read, 2000)
    counts.files++
    for (const { outcome } of draft.report) counts[outcome]++
    expect(DraftData.safeParse(draft.data).success, `${id} ${as}`).toBe(true)
    expect(
      CardImport.safeParse({
        draft_id: '00000000-0000-4000-8000-000000000000',
        format: read.format,
        name: draft.name,
        report: draft.report,
        assets: draft.assets,
      }).success,
      as,
    ).toBe(true)
    for (const [field, outcome] of told.says ?? []) {
      expect(
        draft.report.some((line) => line.field === field && line.outcome === outcome),
        `${id} ${as}: ${field} ${outcome} in ${JSON.stringify(draft.report)}`,
      ).toBe(true)
    }
    // Every field that the card fills is told of.
    const { card: rest, ...extras } = draft.extras
    const back = writeCard({ ...draft.data, ...extras }, rest, 2000)
    for (const [key, value] of Object.entries(data)) {
      if (key === 'assets' || key === 'extensions' || value === null || ['spec', 'spec_version'].includes(key)) continue
      expect(back[key], `${id} ${as}: ${key}`).toEqual(value)
    }
    if (isObject(data.extensions)) expect(back.extensions).toMatchObject(data.extensions)
  }
})

test('how many there are', () => {
  console.info(
    `Cards written by others: ${counts.cards}, as ${counts.files} files; fields kept ${counts.kept}, changed ${counts.changed}, dropped ${counts.dropped}.`,
  )
  expect(counts.cards).toBeGreaterThan(50)
  expect(counts.files).toBeGreaterThan(150)
})

type Chat = { id: string; text: string; messages: number } & Partial<
  Record<'swipes' | 'hidden' | 'attachments' | 'speakers' | 'empty' | 'left_out', number>
> & { memories?: true }

test.each((fixture('chats.json') as Chat[]).map((chat) => [chat.id, chat] as const))('%s', (id, chat) => {
  const { format, messages, report } = readChat(Buffer.from(chat.text))
  expect(id.startsWith(format)).toBe(true)
  expect(messages).toHaveLength(chat.messages)
  const told = (field: string, note: string | null) => report.find((line) => line.field === field && line.note === note)?.values.count ?? 0
  expect([
    told('swipes', null),
    told('messages', 'hidden'),
    told('attachments', 'not_stored'),
    told('speakers', 'several_speakers'),
    told('messages', 'empty'),
    told('messages', 'other_choices'),
  ]).toEqual([chat.swipes ?? 0, chat.hidden ?? 0, chat.attachments ?? 0, chat.speakers ?? 0, chat.empty ?? 0, chat.left_out ?? 0])
  if (chat.memories) expect(report.some(({ field }) => field === 'memories')).toBe(true)
  if (/numbers|spaced|iso|american|without-seconds|risu-chat/.test(id)) expect(messages.every(({ at }) => at !== null)).toBe(true)
})
