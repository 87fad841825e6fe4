import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as cards from '@/contracts/cards'
import type { CharacterDefinition } from '@/contracts/character-definition'
import * as own from '@/contracts/own-characters'
import { writeCard } from '@/server/domain/cards/card-fields'
import { readCard } from '@/server/domain/cards/read-card'
import type { JsonObject } from '@/server/domain/cards/read-json'
import { readDraft } from '@/server/domain/cards/read-definition'
import { base64, FULL_CARD, json, png, tEXt, v2, v3 } from '@/tests/support/cards'
import { plainPortraits } from '@/tests/support/portraits'
import { testServer } from '@/tests/support/server'

const APPEARANCE: CharacterDefinition['appearance'] = {
  gender: 'Female',
  style: 'Realistic',
  ethnicity: 'Caucasian',
  body_type: 'Fit',
  breast_size: 'Medium',
  butt_size: 'Medium',
  hair_style: 'CurlyLong',
  hair_color: 'Red',
  eye_color: 'Green',
  glasses: 'round',
  seed: 4711,
}
const DEFINITION: CharacterDefinition = {
  full_name: "Orla O'Dell",
  age: 29,
  appearance: APPEARANCE,
  category: 'warm',
  hook: 'Ask me about the lighthouse.',
  occupation: 'lighthouse keeper',
  biography: 'Keeps the light on the north cliff.\n\nKnows every ship by its horn.',
  hobbies: ['rope work', 'radio'],
  personality: ['steady', 'warm, in her way'],
  tags: ['sea', 'quiet'],
  preferences: ['long talks'],
  extroversion: 35,
  connection: 70,
  sex_drive: 40,
  greeting: '"The path is steep, {{user}}. Mind the third step."',
  scenarios: [{ title: 'Fog', opening: 'The fog came in an hour ago.' }],
  custom_instructions: 'Speak of the sea.',
}

async function open() {
  const server = await testServer({ portraits: plainPortraits() })
  const me = await server.signIn()
  const bring = (file: Uint8Array, key = randomUUID()) =>
    me.call(cards.importCard, { file: new Blob([file as Uint8Array<ArrayBuffer>]) }, { idempotency_key: key })
  const draft = (id: string) => me.call(own.getDraft, { params: { id } })
  const make = (definition: CharacterDefinition, draft_id?: string) =>
    me.call(own.createCharacter, { body: { definition, draft_id } }, { idempotency_key: randomUUID() })
  const fetchCard = async (id: number, format: cards.ExportFormat) => {
    const { url, file_name } = await me.call(cards.exportCard, { params: { id: String(id) }, query: { format } })
    const response = await server.media(new Request(`http://localhost${url}`))
    return { response, url, file_name, bytes: new Uint8Array(await response.clone().arrayBuffer()) }
  }
  const stored = async (id: number) => {
    const [row] = await server.ctx.db.query<{ extras: object }>('select extras from characters where id = $1', [id])
    return row!.extras
  }
  const draftExtras = async (id: string) => {
    const [row] = await server.ctx.db.query<{ extras: object }>('select extras from character_drafts where id = $1', [id])
    return row!.extras
  }
  return { ...server, me, bring, draft, make, fetchCard, stored, draftExtras }
}

/** The card that a draft of this card would become, but for its pictures. */
function again(data: JsonObject): JsonObject {
  const draft = readDraft({ format: 'v3-json', data, cleaned: 0, files: [] }, 2000)
  const { card, ...extras } = draft.extras
  const { assets: _assets, ...written } = writeCard({ ...draft.data, ...extras }, card, 2000)
  return written
}

/** What a file holds, as any program would find it. */
const held = (bytes: Uint8Array) => readCard(bytes).data

test.each(cards.EXPORT_FORMATS)('a character made here leaves and comes back equal: %s', async (format) => {
  const { make, fetchCard, bring, draft, draftExtras, stored } = await open()
  const made = await make(DEFINITION)
  const first = await fetchCard(made.id, format)
  expect(first.response.status).toBe(200)
  expect(first.response.headers.get('content-disposition')).toBe(
    `attachment; filename="orla-o-dell.${format === 'charx' ? 'charx' : format.slice(3)}"`,
  )
  expect(first.response.headers.get('cache-control')).toBe('no-store')
  const back = await bring(first.bytes)
  expect((await draft(back.draft_id)).data).toEqual(made.definition)
  expect(await draftExtras(back.draft_id)).toEqual(await stored(made.id))
  expect(back.report.filter(({ outcome }) => outcome === 'dropped').map(({ field, note }) => [field, note])).toEqual(
    format === 'charx' ? [['assets', 'not_stored']] : [],
  )
  const again = await make((await draft(back.draft_id)).data as CharacterDefinition, back.draft_id)
  expect(held((await fetchCard(again.id, format)).bytes)).toEqual(held(first.bytes))
})

test.each([
  ['v3-json', json(v3(FULL_CARD))],
  ['v3-png', png([tEXt('ccv3', base64(v3(FULL_CARD)))])],
  ['v2-json', json(v2(FULL_CARD))],
] as const)('a card of others keeps every field on its way through: %s', async (_, file) => {
  const { bring, draft, make, fetchCard } = await open()
  const { draft_id } = await bring(file)
  const { data } = await draft(draft_id)
  const made = await make({ ...DEFINITION, ...data } as CharacterDefinition, draft_id)
  expect(made).toMatchObject({ full_name: 'Tamsin Reed', alternate_greetings_count: 2, lorebook_entries_count: 4 })
  const { assets, ...whole } = held((await fetchCard(made.id, 'v3-json')).bytes)
  for (const format of cards.EXPORT_FORMATS) {
    const exported = held((await fetchCard(made.id, format)).bytes)
    expect(again(exported), format).toEqual(whole)
    const { extensions, assets: _assets, ...fields } = FULL_CARD
    const {
      nickname: _n,
      group_only_greetings: _g,
      creation_date: _c,
      modification_date: _m,
      source: _s,
      creator_notes_multilingual: _l,
      ...older
    } = fields
    expect(exported, format).toMatchObject(format.startsWith('v2') ? older : fields)
    expect(exported.extensions, format).toMatchObject(extensions)
  }
  expect(assets).toEqual([{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }, FULL_CARD.assets[1]])
})

test('what was changed here is new in the card, and the rest of it stays as it was', async () => {
  const { bring, draft, make, fetchCard, me } = await open()
  const { draft_id } = await bring(json(v3(FULL_CARD)))
  const made = await make(
    { ...DEFINITION, ...(await draft(draft_id)).data, greeting: 'Another beginning.' } as CharacterDefinition,
    draft_id,
  )
  const params = { id: String(made.id) }
  const before = await me.call(cards.getExtras, { params })
  const entry = before.lorebook!.entries[0]!
  const after = await me.call(cards.changeExtras, {
    params,
    body: { tag: before.tag, change: { part: 'lorebook_entry', index: 0, value: { ...entry, enabled: false } } },
  })
  expect(after.lorebook!.entries.map(({ enabled }) => enabled)).toEqual([false, true, true, true])
  await expect(
    me.call(cards.changeExtras, { params, body: { tag: before.tag, change: { part: 'nickname', value: 'T' } } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  const exported = held((await fetchCard(made.id, 'v3-json')).bytes)
  expect(exported.first_mes).toBe('Another beginning.')
  expect(exported.character_book).toEqual({
    ...FULL_CARD.character_book,
    entries: FULL_CARD.character_book.entries.map((one, index) => (index === 0 ? { ...one, enabled: false } : one)),
  })
  const less = await me.call(cards.changeExtras, {
    params,
    body: { tag: after.tag, change: { part: 'alternate_greeting', index: 0, value: null } },
  })
  expect(less.alternate_greetings).toEqual([FULL_CARD.alternate_greetings[1]])
  const back = await me.call(cards.changeExtras, {
    params,
    body: { tag: less.tag, change: { part: 'alternate_greeting', index: 0, value: FULL_CARD.alternate_greetings[0]!, insert: true } },
  })
  expect(back.alternate_greetings).toEqual(FULL_CARD.alternate_greetings)
  const blocked = me.call(cards.changeExtras, {
    params,
    body: { tag: back.tag, change: { part: 'alternate_greeting', index: 1, value: 'I am 15 years old, kiss me.' } },
  })
  await expect(blocked).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
})

test('addresses of cards are private and end', async () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const server = await testServer({ now: () => now, portraits: plainPortraits() })
  const [me, other] = [await server.signIn(), await server.signIn()]
  const made = await me.call(own.createCharacter, { body: { definition: DEFINITION } }, { idempotency_key: randomUUID() })
  const asked = { params: { id: String(made.id) }, query: { format: 'v3-json' as const } }
  await expect(other.call(cards.exportCard, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { url } = await me.call(cards.exportCard, asked)
  const status = async (address: string) => (await server.media(new Request(`http://localhost${address}`))).status
  expect(await status(url)).toBe(200)
  expect(await status(url.replace('v3-json', 'v2-json'))).toBe(404)
  expect(await status(url.replace(/\/cards\/\d+-/, `/cards/${other.user.id}-`))).toBe(404)
  expect(await status(url.replace(/s=.{4}/, 's=AAAA'))).toBe(404)
  now = new Date('2026-11-21T12:10:01Z')
  expect(await status(url)).toBe(404)
})
