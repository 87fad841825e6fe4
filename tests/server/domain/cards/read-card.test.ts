import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CARD_LIMITS } from '@/contracts/cards'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'
import { readCard } from '@/server/domain/cards/read-card'
import { readDraft } from '@/server/domain/cards/read-definition'
import { fillMacros } from '@/server/domain/cards/macros'
import { base64, FULL_CARD, iTXt, json, png, pngChunk, tEXt, v2, v3, zip, zTXt } from '@/tests/support/cards'

const CARD = v3({ name: 'Ada', description: 'Short.' })
const refusal = (file: Uint8Array) => {
  try {
    readDraft(readCard(file), 2000)
    return null
  } catch (error) {
    const { code, details } = error as { code?: string; details?: object }
    return [code, details]
  }
}
const large = (limit: string) => ['CARD_TOO_LARGE', { limit }]
const invalid = (reason: string) => ['INVALID_CARD', { reason }]

test('of several chunks the one of V3 counts, and the first of each kind', () => {
  const [older, newer] = [base64(v2({ name: 'Older' })), base64(v3({ name: 'Newer' }))]
  expect(readCard(png([tEXt('chara', older), tEXt('ccv3', newer)])).data.name).toBe('Newer')
  expect(readCard(png([tEXt('ccv3', newer), tEXt('chara', older), tEXt('ccv3', base64(v3({ name: 'Third' })))])).data.name).toBe('Newer')
  expect(readCard(png([tEXt('Chara', older)])).format).toBe('v2-png')
})

test('what packs small and unpacks large is opened only as far as a card may be long', () => {
  const bomb = `${base64(CARD)}${' '.repeat(48 * 1024 * 1024)}`
  expect(refusal(png([zTXt('ccv3', bomb)]))).toEqual(large('json_bytes'))
  expect(refusal(png([iTXt('ccv3', bomb, true)]))).toEqual(large('json_bytes'))
  const zeros = Buffer.alloc(64 * 1024 * 1024)
  const packed = deflateRawSync(zeros)
  expect(packed.length).toBeLessThan(1024 * 1024)
  expect(refusal(zip([{ name: 'card.json', data: zeros }]))).toEqual(large('json_bytes'))
  // A header that lies about the size is no way around it.
  expect(refusal(zip([{ name: 'card.json', data: zeros, claimed_size: 100 }]))).toEqual(invalid('damaged'))
  // Others are never opened at all.
  expect(
    readCard(
      zip([
        { name: 'card.json', data: json(CARD) },
        { name: 'assets/bomb.png', data: zeros },
      ]),
    ).data.name,
  ).toBe('Ada')
})

test.each([
  [
    'more files than a card has',
    () => zip(Array.from({ length: CARD_LIMITS.zip_entries + 1 }, (_, n) => ({ name: `f${n}`, data: Buffer.alloc(0) }))),
    large('zip_entries'),
  ],
  ['more chunks than a picture has', () => png(Array.from({ length: CARD_LIMITS.png_chunks }, () => tEXt('x', 'y'))), large('png_chunks')],
  [
    'JSON deeper than anybody reads',
    () => json(v3({ name: 'A', x: Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 1) })),
    large('depth'),
  ],
  ['JSON of a million brackets', () => Buffer.from(`{"name":"a","description":${'['.repeat(1_000_000)}`), large('depth')],
  ['JSON with too many values', () => json(v3({ name: 'A', x: Array.from({ length: CARD_LIMITS.values }, () => 0) })), large('values')],
  ['more text than is read', () => json(v3({ name: 'A', x: Array.from({ length: 10 }, () => 'word '.repeat(9000)) })), large('characters')],
  ['a longer JSON than is read', () => json(v3({ name: 'A', x: 'x'.repeat(CARD_LIMITS.json_bytes) })), large('json_bytes')],
  ['a locked archive', () => zip([{ name: 'card.json', data: json(CARD), flags: 1 }]), invalid('encrypted')],
  [
    'two cards of one name',
    () =>
      zip([
        { name: 'card.json', data: json(CARD) },
        { name: 'card.json', data: json(CARD) },
      ]),
    invalid('damaged'),
  ],
  ['a card in a folder', () => zip([{ name: '../card.json', data: json(CARD) }]), invalid('not_a_card')],
  [
    'an archive in an archive',
    () => zip([{ name: 'inner.charx', data: zip([{ name: 'card.json', data: json(CARD) }]) }]),
    invalid('not_a_card'),
  ],
  ['a wrong checksum in the archive', () => zip([{ name: 'card.json', data: json(CARD), crc: 1 }]), invalid('damaged')],
  ['a picture without a card', () => png([]), invalid('not_a_card')],
  [
    'a wrong checksum in the picture',
    () => {
      const chunk = tEXt('ccv3', base64(CARD))
      chunk[chunk.length - 1]! ^= 1
      return png([chunk])
    },
    invalid('damaged'),
  ],
  [
    'a chunk that promises too much',
    () => {
      const file = png([tEXt('ccv3', base64(CARD))])
      file.writeUInt32BE(0xfffffff0, 33)
      return file
    },
    invalid('damaged'),
  ],
  [
    'a chunk packed in an unknown way',
    () => png([pngChunk('zTXt', Buffer.concat([Buffer.from('ccv3\0\x01'), deflateSync('x')]))]),
    invalid('damaged'),
  ],
  ['what is no base64', () => png([tEXt('ccv3', '<<<>>>')]), invalid('damaged')],
  [
    'what is no UTF-8',
    () => Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('","description":""}')]),
    invalid('damaged'),
  ],
  ['a list', () => Buffer.from('[1,2]'), invalid('not_a_card')],
  ['something else', () => json({ spec: 'lorebook_v3', data: { entries: [] } }), invalid('not_a_card')],
  ['nothing', () => Buffer.alloc(0), invalid('not_a_card')],
] as const)('is refused: %s', (_, file, answer) => {
  expect(refusal(file())).toEqual(answer)
})

test('names that mean something to the language are left out, and texts are made storable', () => {
  const file = Buffer.from(
    '{"spec":"chara_card_v3","data":{"name":"Ada\\u0000","__proto__":{"admin":true},"constructor":1,"description":"half \\ud83d","extensions":{"__proto__":{"a":1},"x":1}}}',
  )
  const read = readCard(file)
  expect(Object.keys(read.data).sort()).toEqual(['description', 'extensions', 'name'])
  expect(read.data).toMatchObject({ name: 'Ada', description: 'half \ufffd', extensions: { x: 1 } })
  expect(readDraft(read, 2000).report).toContainEqual({
    field: 'other',
    outcome: 'changed',
    note: 'cleaned',
    values: { count: 5, name: '' },
  })
})

test('the report says what became of everything', () => {
  const { report, assets, data, extras } = readDraft(readCard(png([tEXt('ccv3', base64(v3(FULL_CARD)))])), 2000)
  const said = report.map(({ field, outcome, note }) => [field, outcome, note].filter(Boolean).join(' '))
  expect(said).toEqual(
    expect.arrayContaining([
      'name kept',
      'description kept',
      'personality kept',
      'scenario changed into_biography',
      'first_mes kept',
      'alternate_greetings kept',
      'mes_example kept',
      'system_prompt changed into_instructions',
      'post_history_instructions kept',
      'creator_notes kept',
      'tags kept',
      'character_book kept',
      'character_book kept decorators',
      'character_book changed unsafe_patterns',
      'group_only_greetings kept for_export',
      'creator kept for_export',
      'extensions kept for_export',
      'assets dropped not_stored',
      'assets kept links_kept',
      'age dropped not_said',
      'appearance dropped not_said',
      'picture dropped picture_not_used',
    ]),
  )
  expect(assets.map(({ type, outcome }) => [type, outcome])).toEqual([
    ['icon', 'kept'],
    ['background', 'kept'],
    ['emotion', 'dropped'],
  ])
  expect(data).not.toHaveProperty('age')
  expect(data).toMatchObject({
    personality: ['patient', 'dry', 'curious'],
    tags: ['shop', 'slow'],
    custom_instructions: 'Keep the shop cosy.',
  })
  expect(data.biography).toBe(`${FULL_CARD.description}\n\nScenario: ${FULL_CARD.scenario}`)
  expect(extras).toMatchObject({
    nickname: 'Tam',
    example_dialogue: FULL_CARD.mes_example,
    post_history_instructions: 'Mention time often.',
  })
})

test('of a book that is too long the first entries stay, as many as there may be, and the report says so', () => {
  const entries = Array.from({ length: CARD_LIMITS.entries + 2 }, (_, n) => ({ keys: [`k${n}`], content: `Told ${n}.`, enabled: true }))
  const read = (count: number) => readDraft(readCard(json(v3({ name: 'Ada', character_book: { entries: entries.slice(0, count) } }))), 2000)
  const { extras, report } = read(entries.length)
  expect(extras.lorebook!.entries.map(({ content }) => content)).toEqual(
    entries.slice(0, CARD_LIMITS.entries).map(({ content }) => content),
  )
  const tooMany = { count: CARD_LIMITS.entries, of: entries.length, limit: CARD_LIMITS.entries }
  expect(report).toContainEqual({ field: 'character_book', outcome: 'changed', note: 'too_many', values: tooMany })
  const whole = read(CARD_LIMITS.entries)
  expect(whole.extras.lorebook!.entries).toHaveLength(CARD_LIMITS.entries)
  expect(whole.report.filter(({ note }) => note === 'too_many')).toEqual([])
})

test('prose about a character stays prose, and what is too long ends with a sentence', () => {
  const personality = 'She is the kind of person who waters the plants of her neighbours, without telling anybody about it at all.'
  const { data } = readDraft(readCard(json(v2({ name: 'Ada', description: 'One sentence. '.repeat(1000), personality }))), 2000)
  expect(data.personality).toBeUndefined()
  expect(data.biography!.length).toBeLessThanOrEqual(6000)
  expect(data.biography!.endsWith('One sentence.')).toBe(true)
  const short = readDraft(readCard(json(v2({ name: 'Captain Ada the Third!', description: 'Old.', personality }))), 2000)
  expect(short.data).toMatchObject({ full_name: 'Captain Ada', biography: `Old.\n\nPersonality: ${personality}` })
})

test.each([
  ['{{char}} and {{USER}}, <bot> and <User>', 'Mira and Sam, Mira and Sam'],
  ['{{ char }}', 'Mira'],
  ['{{// quiet}}a{{comment: b}}c{{hidden_key:x}}', 'ac'],
  ['{{reverse:abc}}', 'cba'],
  ['{{unknown}} {{', '{{unknown}} {{'],
  ['{{roll:0}}', ''],
  ['a < b > c <b>', 'a < b > c <b>'],
])('%s reads %s', (text, read) => {
  expect(fillMacros(text, { char: 'Mira', user: 'Sam' })).toBe(read)
})

test('choices are one of the list, always the same, and names are not read again', () => {
  const names = { char: '{{user}}', user: '{{char}}' }
  expect(fillMacros('{{char}}{{user}}', names)).toBe('{{user}}{{char}}')
  const text = '{{random:one,two\\, three,four}} {{roll:d6}} {{pick::a,b}}'
  const said = fillMacros(text, names)
  expect(said).toMatch(/^(one|two, three|four) [1-6] [ab]$/)
  expect(fillMacros(text, names)).toBe(said)
})

test.each([
  ['/foo|bar/i', ['foo', 'bar']],
  ['\\bcanal\\b', ['canal']],
  ['(?:a|b)', ['a', 'b']],
  ['plain', ['plain']],
  ["don't\\.", ["don't."]],
  ['(a+)+$', null],
  ['a.c', null],
  ['[ab]', null],
  ['x{1,9}', null],
  ['a||b', null],
  ['\\d', null],
  ['^a', null],
  ['(a|b)(c|d)', ['ac', 'ad', 'bc', 'bd']],
  ['/storm(s|y)?/', ['storms', 'stormy', 'storm']],
  ['colou?r', ['colour', 'color']],
  ['(?:the )?(?:old|new) ship', ['the old ship', 'the new ship', 'old ship', 'new ship']],
  ['(a|b', null],
  ['a)', null],
  ['(a|b|c)(a|b|c)(a|b|c)(a|b|c)(a|b|c)', null],
])('of patterns only words are taken: %s', (pattern, words) => {
  expect(wordsOfPattern(pattern)?.words ?? null).toEqual(words)
})

test('the writer of tests and the reader agree on checksums', () => {
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082)
})
