import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import { foldText, searchTextOf } from '@/server/db/search-text'
import { hasSimilarWords, prepareSimilarWords } from '@/server/db/similar-words'
import { oneEditAway, slipsBetween } from '@/server/domain/characters/edits'
import { freshDatabase, testServer } from '@/tests/support/server'

/** What people type, and whom they mean: names, jobs, tags, hobbies; slips of every kind, and what autocorrect makes of it. */
const SLIPS: [typed: string, meant: string][] = [
  ['lena', 'lena'],
  ['Leena', 'lena'],
  ['lnea', 'lena'],
  ['ostrov', 'lena'],
  ['ostrow lena', 'lena'],
  ['ches', 'lena'],
  ['chess grandmster', 'lena'],
  ['marcsu', 'marcus'],
  ['markus', 'marcus'],
  ['marcus tul', 'marcus'],
  ['overnite radio', 'marcus'],
  ['raido host', 'marcus'],
  ['elais', 'elias'],
  ['ellias', 'elias'],
  ['vorlnad', 'elias'],
  ['mountian rescue', 'elias'],
  ['paramedik', 'elias'],
  ['parramedic', 'elias'],
  ['freja', 'freya'],
  ['fryea', 'freya'],
  ['solbreg', 'freya'],
  ['boat bilder', 'freya'],
  ['woden boat', 'freya'],
  ['tarik', 'tariq'],
  ['tariqu', 'tariq'],
  ['sabagh', 'tariq'],
  ['architekt', 'tariq'],
  ['backgamon', 'tariq'],
  ['yuuki', 'yuki'],
  ['yukki', 'yuki'],
  ['shirasse', 'yuki'],
  ['ceramisist', 'yuki'],
  ['tea huose', 'yuki'],
  ['teahouse', 'yuki'],
  ['kenjy', 'kenji'],
  ['keni', 'kenji'],
  ['moroika', 'kenji'],
  ['astronmer', 'kenji'],
  ['ramne', 'kenji'],
  ['mirra', 'mira'],
  ['miar', 'mira'],
  ['toland', 'mira'],
  ['book shop', 'mira'],
  ['boookshop harbor', 'mira'],
  ['bokshop', 'mira'],
  ['inez', 'ines'],
  ['valderes', 'ines'],
  ['flamnco', 'ines'],
  ['flamingo guitar', 'ines'],
  ['guittar', 'ines'],
  ['teo', 'theo'],
  ['tehó', 'theo'],
  ['babtiste', 'theo'],
  ['botanst', 'theo'],
  ['glashouse', 'theo'],
  ['kaja', 'kaia'],
  ['deep see biologist', 'kaia'],
  ['bioligist', 'kaia'],
  ['deepsea', 'kaia'],
  ['leyla', 'leila'],
  ['mansur', 'leila'],
  ['parfumer', 'leila'],
  ['purfumer', 'leila'],
  ['perfum', 'leila'],
  ['nour', 'noor'],
  ['salamé', 'noor'],
  ['tranlator', 'noor'],
  ['human rigths', 'noor'],
  ['verra', 'vera'],
  ['haloran', 'vera'],
  ['forgrey', 'vera'],
  ['auktion', 'vera'],
  ['rowen', 'rowan'],
  ['ashbey', 'rowan'],
  ['forrest ranger', 'rowan'],
  ['folk lore', 'rowan'],
  ['folcklore', 'rowan'],
  ['pryia', 'priya'],
  ['nayr', 'priya'],
  ['robtics', 'priya'],
  ['robotik', 'priya'],
  ['zolla', 'zola'],
  ['merryweather', 'zola'],
  ['jaz singer', 'zola'],
  ['amarra', 'amara'],
  ['surgon', 'amara'],
  ['distilery', 'amara'],
  ['camilla', 'camila'],
  ['reys', 'camila'],
  ['pastery chef', 'camila'],
  ['arjunn', 'arjun'],
  ['acountant', 'arjun'],
  ['comik', 'arjun'],
  ['stand up commic', 'arjun'],
  ['raia', 'raya'],
  ['monson', 'raya'],
  ['phtograph', 'raya'],
  ['fotographer', 'raya'],
  ['nix', 'nyx'],
  ['harow', 'nyx'],
  ['syntheziser', 'nyx'],
  ['conductr', 'nyx'],
  ['soll', 'sol'],
  ['quirroga', 'sol'],
  ['lightning designer', 'sol'],
  ['donte', 'dante'],
  ['tngo', 'dante'],
  ['tango teecher', 'dante'],
  ['fereyra', 'dante'],
]

test('slips find who was meant, nearly always first', async () => {
  const { anonymous } = await testServer()
  const missed: string[] = []
  let [first, third] = [0, 0]
  for (const [q, meant] of SLIPS) {
    const { data } = await anonymous(listCharacters, { query: { q } })
    const place = data.findIndex(({ slug }) => slug === meant)
    if (place === 0) first++
    if (place >= 0 && place < 3) third++
    if (place !== 0) missed.push(`${q} (${meant}): ${place < 0 ? 'not found' : `place ${place + 1}`}, first ${data[0]?.slug ?? 'nobody'}`)
  }
  console.log(`misspellings: ${SLIPS.length}; first: ${first}, among three: ${third}\n${missed.join('\n')}`)
  expect(SLIPS.length).toBeGreaterThanOrEqual(60)
  expect(first / SLIPS.length).toBeGreaterThanOrEqual(0.9)
  expect(third / SLIPS.length).toBeGreaterThanOrEqual(0.95)
})

test('names before everything else, exact before beginnings, beginnings before what is alike', async () => {
  const { anonymous } = await testServer()
  const slugs = async (q: string) => (await anonymous(listCharacters, { query: { q } })).data.map(({ slug }) => slug)
  const people = (await anonymous(listCharacters, { query: { q: 'm' } })).data
  expect(people.length).toBeGreaterThan(3)
  for (const { full_name } of people) expect(full_name).toMatch(/\bm/i)
  expect((await slugs('sol'))[0]).toBe('sol')
  expect((await slugs('the')).length).toBeGreaterThan(0)
  expect((await slugs('somebody who likes chess'))[0]).toBe('lena')
  expect((await slugs('ÍNÉS'))[0]).toBe('ines')
  // Who has every word is found alone; where nobody has them all, who has most.
  expect(await slugs('mira bookshop')).toEqual(['mira'])
  expect((await slugs('mira zeppelin'))[0]).toBe('mira')
  for (const nothing of ['%', '_', '\\', '   ?', '🙂', 'qqqqqqq', "'%';--"]) expect(await slugs(nothing)).toEqual([])
})

test('looks are found as people write them', async () => {
  const { anonymous, ctx } = await testServer()
  const slugs = async (q: string) => (await anonymous(listCharacters, { query: { q, size: '48' } })).data.map(({ slug }) => slug).toSorted()
  const seeded = (where: string) =>
    ctx.db
      .query<{ slug: string }>(`select slug from characters where visibility = 'public' and ${where}`, [])
      .then((rows) => rows.map(({ slug }) => slug).toSorted())
  const red = await seeded("appearance->>'hair_color' in ('Red', 'Ginger')")
  expect(red.length).toBeGreaterThan(1)
  for (const q of ['redhead', 'Redheads', 'red-haired', 'red hair']) expect(await slugs(q), q).toEqual(red)
  const women = await seeded("appearance->>'hair_color' in ('Red', 'Ginger') and gender = 'Female'")
  const found = await slugs('red haired woman')
  expect(found).toEqual(expect.arrayContaining(women))
  for (const slug of found) expect(red).toContain(slug)
  expect(await slugs('green eyes')).toEqual(await seeded("appearance->>'eye_color' = 'Green'"))
})

test('a search that names a category says so, and finds whoever is in it', async () => {
  const { anonymous } = await testServer()
  const owls = (await anonymous(listCharacters, { query: { category: 'night-owls' } })).data.map(({ id }) => id)
  for (const q of ['nite owl', 'night owls', 'Nigth owl']) {
    const { data, category } = await anonymous(listCharacters, { query: { q, size: '48' } })
    expect(category, q).toBe('night-owls')
    expect(
      data.map(({ id }) => id),
      q,
    ).toEqual(expect.arrayContaining(owls))
  }
  for (const q of ['mira', 'owl night warm', 'xqz']) expect((await anonymous(listCharacters, { query: { q } })).category, q).toBeNull()
})

test('what is not public is not found, at once, and found again', async () => {
  const { anonymous, ctx } = await testServer()
  const found = async () => (await anonymous(listCharacters, { query: { q: 'kaia' } })).data.map(({ slug }) => slug)
  expect(await found()).toEqual(['kaia'])
  await ctx.db.query("update characters set visibility = 'private' where slug = 'kaia'", [])
  expect(await found()).not.toContain('kaia')
  const known = async () => (await ctx.db.query("select word from search_words where word in ('kaia', 'ocean')", [])).length
  expect(await known()).toBe(0)
  await ctx.db.query("update characters set visibility = 'public' where slug = 'kaia'", [])
  expect(await known()).toBe(2)
  expect(await found()).toEqual(['kaia'])
})

test('a database without pg_trgm: one sentence in the log, and one wrong letter is still forgiven', async () => {
  const db = await freshDatabase()
  try {
    // An extension that exists nowhere stands for one that may not be installed.
    await db.query('drop extension pg_trgm cascade', [])
    const [{ source }] = (await db.query<{ source: string }>(
      "select pg_get_functiondef('prepare_similar_words'::regproc) as source",
      [],
    )) as [{ source: string }]
    await db.query(source.replace('exists pg_trgm', 'exists "not_there"'), [])
    const said: string[] = []
    await prepareSimilarWords(db, { warn: (_, text) => said.push(text) })
    expect(said).toEqual([expect.stringContaining('create extension pg_trgm')])
    const { anonymous } = await testServer({ db })
    const first = async (q: string) => (await anonymous(listCharacters, { query: { q } })).data[0]?.slug
    expect([await first('mirra'), await first('bookshop'), await first('parfumer')]).toEqual(['mira', 'mira', 'leila'])
    // Once it can be installed, a start is enough.
    await db.query(source, [])
    await prepareSimilarWords(db, { warn: (_, text) => said.push(text) })
    expect(said).toHaveLength(1)
    expect(await hasSimilarWords(db)).toBe(true)
  } finally {
    await db.close()
  }
})

test('words are compared without case, accents and punctuation', () => {
  expect(foldText('Ñoño  O’Brien-Łódź, straße; Ærø! İstanbul')).toBe('nono obrien lodz strasse aero istanbul')
  expect(
    searchTextOf({
      full_name: 'Zoë',
      hook: 'Hi.',
      occupation: 'Deep-sea diver',
      biography: 'B',
      category: 'night-owls',
      tags: [],
      hobbies: [],
      personality: [],
    }),
  ).toBe('zoe\ndeep sea diver night owls deepsea nightowls\nhi\nb')
})

test('one slip is one slip', () => {
  for (const word of ['mra', 'amra', 'maara', 'mata', 'maram']) expect(oneEditAway(word)).toContain('mara')
  expect(oneEditAway('mara')).not.toContain('mara')
  expect(slipsBetween('mraa', 'mara')).toEqual({ whole: 1, beginning: 1 })
  expect(slipsBetween('phtograph', 'photographer')).toEqual({ whole: 3, beginning: 1 })
})
