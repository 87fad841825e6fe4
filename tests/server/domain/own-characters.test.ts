import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FULL_NAME_PROBLEM, type CharacterDefinition } from '@/contracts/character-definition'
import { getCharacter, listCharacters } from '@/contracts/characters'
import { importChat, listGreetings } from '@/contracts/cards'
import * as conversations from '@/contracts/conversations'
import { likeCharacter, unlikeCharacter } from '@/contracts/likes'
import { reportCharacter } from '@/contracts/reports'
import * as contract from '@/contracts/own-characters'
import { requestPhoto } from '@/contracts/photos'
import { claimRewardTask } from '@/contracts/rewards'
import { getMe } from '@/contracts/users'
import { requestVoice } from '@/contracts/voices'
import { ProviderError } from '@/server/providers/errors'
import { SEEDS } from '@/server/db/seed/characters'
import { cronJobs } from '@/server/jobs/registry'
import { approveReview } from '@/server/domain/characters/own/reviews'
import { count, random, seed } from '@/tests/support/counts'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { silent, testFolder, testServer } from '@/tests/support/server'

const DAY = 86_400_000
const fresh = () => ({ idempotency_key: randomUUID() })
const at = (id: number) => ({ params: { id: String(id) } })
const UNDER_AGE = 'I am six years old.'

type Options = Parameters<typeof testServer>[0]
async function open(options: Options = {}) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const portraits = plainPortraits()
  const server = await testServer({ portraits, now: () => clock.now, ...options })
  const me = await server.signIn()
  const make = (more: Record<string, unknown> = {}, { key = randomUUID(), draft_id }: { key?: string; draft_id?: string } = {}) =>
    me.call(
      contract.createCharacter,
      { body: { definition: someDefinition(more) as CharacterDefinition, ...(draft_id ? { draft_id } : {}) } },
      { idempotency_key: key },
    )
  const edit = (id: number, version: number, more: Record<string, unknown>) =>
    me.call(contract.editCharacter, { ...at(id), body: { definition: someDefinition(more) as CharacterDefinition, version } })
  /** What waits for a person is approved at once; reviews.test.ts has the rest. */
  const show = async (id: number, visibility: contract.Visibility) => {
    const set = await me.call(contract.setVisibility, { ...at(id), body: { visibility } })
    if (set.review?.state !== 'waiting') return set
    await approveReview(server.ctx, id, set.version)
    return me.call(contract.getOwnCharacter, at(id))
  }
  const rows = async (from: string, ...params: unknown[]) =>
    (await server.ctx.db.query<{ n: number }>(`select count(*)::int as n from ${from}`, params))[0]!.n
  /** Files that the person has. */
  const files = async (user_id = me.user.id) => {
    const [row] = await server.ctx.db.query<{ storage_prefix: string | null }>('select storage_prefix from users where id = $1', [user_id])
    const folder = join(testFolder(), 'media', row?.storage_prefix ?? 'none')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }
  const status = async (url: string) => {
    const response = await server.media(new Request(`http://localhost${url}`))
    await response.arrayBuffer()
    return response.status
  }
  const later = (days: number) => void (clock.now = new Date(clock.now.getTime() + days * DAY))
  return { ...server, clock, portraits, me, make, edit, show, rows, files, status, later }
}

/** Lets nobody go on before so many have come. */
function together(count: number): () => Promise<void> {
  let come = 0
  let all = () => {}
  const complete = new Promise<void>((resolve) => (all = resolve))
  return () => {
    if (++come === count) all()
    return complete
  }
}

const problemOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  )

test.each([
  ['under 18', { age: 17 }],
  ['no whole number', { age: 17.9 }],
  ['missing', { age: undefined }],
  ['a word', { age: '25' }],
  ['nearly 18 by fractions', { age: 18.5 }],
])('an age that is %s is refused, and nothing is drawn or stored', async (_, more) => {
  const { make, portraits, me, rows } = await open()
  expect(await problemOf(make(more))).toBe('INVALID_INPUT: Every character is an adult: the age must be a whole number of at least 18.')
  expect(portraits.drawn).toBe(0)
  expect(await rows('characters where owner_id = $1', me.user.id)).toBe(0)
})

test.each(['Anna Maria Lopez', 'R2.D2', 'Anna  Lopez', '', '<b>Anna</b>', 'Anna_Lopez'])(
  'the name "%s" is refused in the words of the rule',
  async (full_name) => {
    const { make } = await open()
    expect(await problemOf(make({ full_name }))).toBe(`INVALID_INPUT: ${FULL_NAME_PROBLEM}`)
  },
)

test('names of two words, in any script, with hyphens and apostrophes, and addresses that are made from them', async () => {
  const { make } = await open()
  const slugs: string[] = []
  for (const full_name of ['Zoë', "Anne-Marie O'Neil", 'Наталья 2', '美咲']) slugs.push((await make({ full_name })).slug)
  expect(slugs.map((slug) => slug.slice(0, -11))).toEqual(['zoe', 'anne-marie-o-neil', '2', 'character'])
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+-[a-z2-9]{10}$/)
})

test('instructions are as long as this installation takes, clothes and places those that can be drawn', async () => {
  const { make } = await open({ environment: { CUSTOM_INSTRUCTIONS_MAX: '30' } })
  expect((await make({ custom_instructions: 'x'.repeat(30) })).definition.custom_instructions).toHaveLength(30)
  const refusal = await make({ custom_instructions: 'x'.repeat(31) }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Must be at most 30 characters',
    details: { issues: [{ path: ['definition', 'custom_instructions'], message: 'Must be at most 30 characters' }] },
  })
  for (const look of [{ wardrobe: 'armour' }, { scene: 'the moon' }, { seed: -1 }]) {
    await expect(make({ appearance: { ...someDefinition().appearance, ...look } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})

test('a long definition in a script of three bytes a letter is taken', async () => {
  const { make } = await open()
  const long = (n: number) => '語'.repeat(n)
  const one = await make({
    biography: long(6000),
    greeting: long(3000),
    scenarios: Array.from({ length: 8 }, () => ({ title: long(60), opening: long(3000) })),
  })
  expect(one.definition.scenarios[7]!.opening).toHaveLength(3000)
})

test('the same key makes one character, however often and at once, and draws no more for a repetition', async () => {
  const portraits = plainPortraits(together(2))
  const { make, me, rows, files } = await open({ portraits })
  const key = randomUUID()
  const several = await Promise.all([make({}, { key }), make({}, { key })])
  expect(new Set(several.map(({ id }) => id)).size).toBe(1)
  expect((await make({}, { key })).id).toBe(several[0]!.id)
  expect(portraits.drawn).toBe(2)
  expect(await rows('characters where owner_id = $1', me.user.id)).toBe(1)
  expect(await rows('portraits where user_id = $1', me.user.id)).toBe(1)
  expect(await files()).toBe(4)
})

test('a portrait that cannot be drawn, or not be kept, leaves nothing behind', async () => {
  let error: Error | null = new ProviderError('transient', 'no thread')
  const { make, me, rows, files, ctx } = await open({
    portraits: plainPortraits(() => {
      if (error) throw error
    }),
    log: silent,
  })
  await expect(make()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  error = null
  const { put } = ctx.storage
  let puts = 0
  ctx.storage.put = async (...args) => {
    if (++puts === 3) throw new ProviderError('transient', 'disk full')
    return put.apply(ctx.storage, args)
  }
  await expect(make()).rejects.toMatchObject({ code: 'INTERNAL' })
  expect(puts).toBe(3)
  expect([
    await rows('characters where owner_id = $1', me.user.id),
    await rows('portraits where user_id = $1', me.user.id),
    await files(),
  ]).toEqual([0, 0, 0])
  ctx.storage.put = put
  await make()
  expect(await files()).toBe(4)
})

test('the illustrator draws the portrait in four widths; each file says that it is generated', { timeout: 60_000 }, async () => {
  const { make, media, ctx } = await open({ portraits: undefined })
  const { portrait } = await make({ appearance: { ...someDefinition().appearance, scene: 'library' } })
  expect(portrait).toMatchObject({
    avif: false,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  for (const width of [160, 320, 480, 768]) {
    const response = await media(new Request(`http://localhost${portrait.base}-${width}.webp`))
    expect(response.status).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: Math.round((width * 4) / 3), format: 'webp' })
    expect(ctx.provenance.read({ bytes, type: 'image/webp' })).toBe('algorithm')
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(5)
  }
})

test('what is written is moderated first: nothing of a refused character is stored or drawn', async () => {
  const { make, me, rows, portraits } = await open()
  for (const more of [
    { greeting: UNDER_AGE },
    { tags: ['15 years old'] },
    { preferences: ['a 15 year old'] },
    { scenarios: [{ title: 'x', opening: UNDER_AGE }] },
    { custom_instructions: UNDER_AGE },
  ]) {
    await expect(make(more), JSON.stringify(more)).rejects.toMatchObject({ code: 'CONTENT_BLOCKED', details: { rule: 'minors' } })
  }
  expect(portraits.drawn).toBe(0)
  expect(await rows('characters where owner_id = $1', me.user.id)).toBe(0)
  expect(await rows(`moderation_verdicts where user_id = $1 and stage = 'character_create' and action = 'block'`, me.user.id)).toBe(5)
})

test('whatever the authored characters say, people may have theirs say too', async () => {
  const { make, show } = await open()
  // Moderation alone passes all of them in tests/server/providers/moderation/embedded.test.ts.
  for (const authored of random(seed()).sample(SEEDS, count({ usual: 5, thorough: SEEDS.length }))) {
    const { slug, voice: _voice, ...rest } = authored
    const { id } = await make({
      ...rest,
      appearance: someDefinition().appearance,
      preferences: ['slow kisses', 'dirty talk', 'roleplay'],
      custom_instructions: '',
    })
    expect((await show(id, 'public')).visibility, slug).toBe('public')
    await show(id, 'private')
  }
})

test('a change makes a version; the face is drawn again only where it looks different', async () => {
  const { make, edit, me, portraits } = await open()
  const one = await make()
  const second = await edit(one.id, 1, { hook: 'Come in.', tags: ['Books', 'books', 'Tea'] })
  expect(second).toMatchObject({
    version: 2,
    hook: 'Come in.',
    slug: one.slug,
    portrait: one.portrait,
    definition: { tags: ['books', 'tea'] },
  })
  expect(portraits.drawn).toBe(1)
  const third = await edit(one.id, 2, { appearance: { ...someDefinition().appearance, hair_color: 'Red' } })
  expect(portraits.drawn).toBe(2)
  expect(third.portrait.base).not.toBe(one.portrait.base)
  const { data } = await me.call(contract.listVersions, at(one.id))
  expect(data.map(({ version, definition }) => [version, definition.hook])).toEqual([
    [3, one.hook],
    [2, 'Come in.'],
    [1, one.hook],
  ])
})

test('of changes at once from the same version one is kept, the others are told of a conflict', async () => {
  const { make, edit, me } = await open()
  const { id } = await make()
  const ends = await Promise.allSettled(['A', 'B', 'C'].map((hook) => edit(id, 1, { hook })))
  const kept = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.hook] : []))
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))
  expect([kept.length, codes]).toEqual([1, ['CONFLICT', 'CONFLICT']])
  expect(await me.call(contract.getOwnCharacter, at(id))).toMatchObject({ version: 2, hook: kept[0] })
  expect((await me.call(contract.listVersions, at(id))).count).toBe(2)
})

test('an earlier version comes back as it was, once, and is moderated again', async () => {
  const { make, edit, me, portraits } = await open()
  const first = await make()
  await edit(first.id, 1, { full_name: 'Ada', hook: 'New.', appearance: { ...someDefinition().appearance, seed: 8 }, tags: [], age: 44 })
  const restore = (version: number) =>
    me.call(contract.restoreVersion, { params: { id: String(first.id), version: String(version) } }, fresh())
  const back = await restore(1)
  expect(back.definition).toEqual(first.definition)
  expect(back).toMatchObject({ version: 3, slug: first.slug, portrait: first.portrait })
  expect((await restore(1)).version).toBe(3)
  expect(portraits.drawn).toBe(2)
  const { data } = await me.call(contract.listVersions, at(first.id))
  expect(data.map(({ version, restored_from }) => [version, restored_from])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  await expect(restore(9)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the newest fifty versions are kept', async () => {
  const { make, edit, me } = await open()
  const { id } = await make()
  for (let version = 1; version <= contract.VERSIONS_KEPT; version++) await edit(id, version, { hook: `Line ${version}` })
  const { data } = await me.call(contract.listVersions, at(id))
  expect([data.length, data[0]!.version, data.at(-1)!.version]).toEqual([contract.VERSIONS_KEPT, contract.VERSIONS_KEPT + 1, 2])
})

test('public: in lists and by address; unlisted: by address; private: nowhere', async () => {
  const { make, show, anonymous, clock } = await open()
  const name = `Q${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const { id, slug } = await make({ full_name: name })
  const found = async () => ({
    listed: (await anonymous(listCharacters, { query: { q: name.toLowerCase() } })).count,
    page: await anonymous(getCharacter, { params: { slug } }).then(
      ({ listed }) => listed,
      (error: { code: string }) => error.code,
    ),
  })
  expect(await found()).toEqual({ listed: 0, page: 'NOT_FOUND' })
  await show(id, 'unlisted')
  expect(await found()).toEqual({ listed: 0, page: false })
  await show(id, 'public')
  expect(await found()).toEqual({ listed: 1, page: true })
  clock.now = new Date(clock.now.getTime() + 1000)
  await show(id, 'private')
  expect(await found()).toEqual({ listed: 0, page: 'NOT_FOUND' })
})

test('a public page tells nothing of instructions and preferences', async () => {
  const { make, show, anonymous } = await open()
  const { id, slug } = await make({
    custom_instructions: 'secret-instruction',
    preferences: ['secret-preference'],
    biography: 'open-biography',
  })
  await show(id, 'public')
  const text = JSON.stringify(await anonymous(getCharacter, { params: { slug } }))
  expect(text).toContain('open-biography')
  expect(text).not.toMatch(/secret/)
})

test('the first publication is kept, later changes of a public character are moderated for publication', async () => {
  const { make, show, edit, me, ctx, clock } = await open()
  const stages: string[] = []
  const { check } = ctx.moderation
  ctx.moderation.check = async (input) => {
    stages.push(input.stage)
    if (input.stage === 'public_publish' && input.text.includes('not for all'))
      return {
        action: 'block',
        rule: 'real_people',
        crisis: 'none',
        speaker_under_age: false,
        unsure: false,
        policy_version: 'x',
        detectors: [],
      }
    return check.call(ctx.moderation, input)
  }
  const { id } = await make({ hook: 'not for all' })
  await expect(show(id, 'public')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect(await me.call(contract.getOwnCharacter, at(id))).toMatchObject({ visibility: 'private' })
  await edit(id, 1, { hook: 'for all' })
  stages.length = 0
  await show(id, 'public')
  expect(stages).toEqual(['public_publish'])
  const published = async () =>
    (await ctx.db.query<{ published_at: Date }>('select published_at from characters where id = $1', [id]))[0]!.published_at.getTime()
  const first = await published()
  await expect(edit(id, 2, { hook: 'not for all' })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect(await me.call(contract.getOwnCharacter, at(id))).toMatchObject({ version: 2, hook: 'for all', visibility: 'public' })
  expect((await me.call(contract.listVersions, at(id))).count).toBe(2)
  clock.now = new Date(clock.now.getTime() + DAY)
  await show(id, 'private')
  await show(id, 'public')
  expect(await published()).toBe(first)
  // What was refused stays so when it comes back from the history.
  await expect(me.call(contract.restoreVersion, { params: { id: String(id), version: '1' } }, fresh())).rejects.toMatchObject({
    code: 'CONTENT_BLOCKED',
  })
})

test('what the operator has taken down stays private, and is not copied', async () => {
  const { make, show, me, ctx } = await open()
  const { id } = await make()
  await ctx.db.query(`update characters set hidden_at = now(), visibility = 'private' where id = $1`, [id])
  for (const visibility of ['public', 'unlisted'] as const) await expect(show(id, visibility)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await show(id, 'private')).toMatchObject({ hidden: true, visibility: 'private' })
  await expect(me.call(contract.duplicateCharacter, at(id), fresh())).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('portraits: a private one is shown with a signed address for its time, an open one to everybody', async () => {
  const { make, show, status, later, me, media } = await open()
  const one = await make()
  const { base } = one.portrait
  const keptBy = async (url: string) =>
    (await media(new Request(`http://localhost${url}`, { method: 'HEAD' }))).headers.get('cache-control')
  const unsigned = `/media/portraits/${base.split('/').at(-1)}`
  expect(await status(`${base}-320.webp`)).toBe(200)
  // No cache between the server and the browser may hand it on.
  expect(await keptBy(`${base}-320.webp`)).toMatch(/^private, max-age=\d+, immutable$/)
  expect(await status(`${unsigned}-320.webp`)).toBe(404)
  expect(await status(`${base.replace(/\.[\w-]{3}/, '.AAA')}-320.webp`)).toBe(404)
  later(1.01)
  expect(await status(`${base}-320.webp`)).toBe(404)
  expect(await status(`${(await me.call(contract.getOwnCharacter, at(one.id))).portrait.base}-320.webp`)).toBe(200)
  expect((await show(one.id, 'public')).portrait.base).toBe(unsigned)
  expect(await status(`${unsigned}-768.webp`)).toBe(200)
  expect(await keptBy(`${unsigned}-768.webp`)).toMatch(/^public, max-age=\d+$/)
  await show(one.id, 'private')
  expect(await status(`${unsigned}-768.webp`)).toBe(404)
})

test('somebody else’s character is not found, whatever is asked', async () => {
  const { make, signIn } = await open()
  const { id } = await make()
  const { call } = await signIn()
  const draft = randomUUID()
  const asks: (() => Promise<unknown>)[] = [
    () => call(contract.getOwnCharacter, at(id)),
    () => call(contract.editCharacter, { ...at(id), body: { definition: someDefinition() as CharacterDefinition, version: 1 } }),
    () => call(contract.setVisibility, { ...at(id), body: { visibility: 'public' } }),
    () => call(contract.duplicateCharacter, at(id), fresh()),
    () => call(contract.listVersions, at(id)),
    () => call(contract.restoreVersion, { params: { id: String(id), version: '1' } }, fresh()),
    () => call(contract.trashCharacter, at(id)),
    () => call(contract.recoverCharacter, at(id)),
    () => call(contract.eraseCharacter, at(id)),
    () => call(contract.getDraft, { params: { id: draft } }),
    () => call(conversations.createConversation, { body: { account_id: id } }),
  ]
  for (const ask of asks) await expect(ask(), ask.toString()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await call(contract.listOwnCharacters)).count).toBe(0)
})

test('the list continues page by page, the latest changed first, each once', async () => {
  const { me, ctx, make } = await open()
  const { id } = await make()
  // Many at one moment: the number decides.
  await ctx.db.query(
    `insert into characters (slug, owner_id, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance, portrait,
        search_text, portrait_id, updated_at)
     select slug || n, owner_id, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance, portrait,
        search_text, portrait_id, '2026-11-20T10:00:00.123456Z'::timestamptz - make_interval(secs => n / 60) from characters, generate_series(1, 100) n where id = $1`,
    [id],
  )
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await me.call(contract.listOwnCharacters, { query: { cursor } })
    expect(page.count).toBe(101)
    seen.push(...page.data.map((one) => one.id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(101)
  expect(new Set(seen).size).toBe(101)
  expect(seen[0]).toBe(id)
  await expect(me.call(contract.listOwnCharacters, { query: { cursor: 'nonsense' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a copy is private and shares the face; it outlives the original', async () => {
  const { make, show, me, status, later } = await open()
  const one = await make()
  await show(one.id, 'public')
  const key = fresh()
  const copies = await Promise.all([
    me.call(contract.duplicateCharacter, at(one.id), key),
    me.call(contract.duplicateCharacter, at(one.id), key),
  ])
  expect(copies[0]!.id).toBe(copies[1]!.id)
  expect(copies[0]).toMatchObject({ visibility: 'private', version: 1, definition: one.definition })
  expect(copies[0]!.slug).not.toBe(one.slug)
  await me.call(contract.trashCharacter, at(one.id))
  await me.call(contract.eraseCharacter, at(one.id))
  later(2)
  const copy = await me.call(contract.getOwnCharacter, at(copies[0]!.id))
  expect(await status(`${copy.portrait.base}-480.webp`)).toBe(200)
})

test('trash: private at once, out of the list, back again; nothing else can be done with it', async () => {
  const { make, show, edit, me } = await open()
  const { id } = await make()
  await show(id, 'public')
  await expect(me.call(contract.eraseCharacter, at(id))).rejects.toMatchObject({ code: 'CONFLICT' })
  await me.call(contract.trashCharacter, at(id))
  await me.call(contract.trashCharacter, at(id))
  expect((await me.call(contract.listOwnCharacters)).data).toEqual([])
  expect((await me.call(contract.listOwnCharacters, { query: { trash: 'true' } })).data).toMatchObject([
    { id, visibility: 'private', deleted_at: '2026-11-21T10:00:00.000Z' },
  ])
  await expect(edit(id, 1, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(show(id, 'public')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await me.call(contract.recoverCharacter, at(id))).toMatchObject({ visibility: 'private', deleted_at: null, version: 1 })
  expect((await me.call(contract.listOwnCharacters)).count).toBe(1)
})

async function talk(server: Awaited<ReturnType<typeof open>>, character_id: number, { me } = server) {
  const { id } = await me.call(conversations.createConversation, { body: { account_id: character_id } })
  const say = async (content = 'Hello', key = randomUUID()) => {
    const message = await me.call(conversations.sendMessage, { ...at(id), body: { content } }, { idempotency_key: key })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    return message
  }
  return { id, say, read: () => me.call(conversations.getConversation, at(id)) }
}

test('a trashed or taken down character is read, not written to, and nothing is charged; a recovered one continues', async () => {
  const server = await open()
  const { make, show, me, signIn, ctx } = server
  const one = await make()
  await show(one.id, 'public')
  const guest = await signIn()
  const [mine, theirs] = [await talk(server, one.id), await talk(server, one.id, { ...server, me: guest })]
  await mine.say()
  const key = randomUUID()
  const sent = await theirs.say('Hello', key)
  const { credit_balance } = await guest.call(getMe)
  const gone = { code: 'CHARACTER_GONE', status: 409, message: 'Noor Vale is no longer available. You weren’t charged.' }
  const answers = async () => {
    for (const { id, say } of [mine, theirs]) {
      const { call } = id === mine.id ? me : guest
      await expect(say()).rejects.toMatchObject(gone)
      await expect(say('Send me a photo of you at the beach')).rejects.toMatchObject(gone)
      await expect(call(conversations.continueReply, at(id), fresh())).rejects.toMatchObject(gone)
      await expect(
        call(requestPhoto, { ...at(id), body: { request: { level: 'safe', prompt: 'at the beach' } } }, fresh()),
      ).rejects.toMatchObject(gone)
      const { messages } = await call(conversations.getConversation, at(id))
      expect(messages.map(({ content }) => content)).toEqual(['You are early. Tea?', 'Hello', 'Yes.'])
      await expect(call(requestVoice, { params: { id: String(messages.at(-1)!.id) } })).rejects.toMatchObject(gone)
    }
    // A repeated send is answered as before; who has begun finds the chat, who has not finds nobody.
    expect((await theirs.say('Hello', key)).id).toBe(sent.id)
    expect((await guest.call(conversations.createConversation, { body: { account_id: one.id } })).id).toBe(theirs.id)
    await expect((await signIn()).call(conversations.createConversation, { body: { account_id: one.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await guest.call(getMe)).credit_balance).toBe(credit_balance)
  }
  await me.call(contract.trashCharacter, at(one.id))
  await answers()
  await me.call(contract.recoverCharacter, at(one.id))
  await mine.say('Again')
  await theirs.say('Again')
  expect((await theirs.read()).messages).toHaveLength(5)
  await ctx.db.query(
    'delete from messages where id > (select min(id) + 2 from messages x where x.conversation_id = messages.conversation_id)',
    [],
  )
  await ctx.db.query(`update characters set hidden_at = now(), visibility = 'private' where id = $1`, [one.id])
  await ctx.db.query('update conversations set rev = rev + 1 where character_id = $1', [one.id])
  await expect(mine.say()).rejects.toMatchObject(gone)
  await expect(theirs.say()).rejects.toMatchObject(gone)
})

test('who is in danger is pointed to help, though nobody is there to answer', async () => {
  const server = await open()
  const { make, me, rows } = server
  const { id } = await make()
  const { say } = await talk(server, id)
  await me.call(contract.trashCharacter, at(id))
  await expect(say('I am going to kill myself tonight')).rejects.toMatchObject({ code: 'CHARACTER_GONE' })
  expect(await rows(`events where user_id = $1 and batch::text like '%safety.notice%'`, me.user.id)).toBeGreaterThan(0)
})

test('one person has two drawings under way; more are refused at once, and others are not held up', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let hold = true
  const server = await open({ portraits: plainPortraits(() => (hold ? held : undefined)) })
  const { make, signIn } = server
  const refused: { code: string; status: number; details: object }[] = []
  const burst = Array.from({ length: 20 }, () => make().catch((error: (typeof refused)[number]) => void refused.push(error)))
  await expect.poll(() => refused.length).toBe(18)
  for (const error of refused) expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429, details: { retry_after: 3 } })
  hold = false
  const other = await signIn()
  const body = { definition: someDefinition() as CharacterDefinition }
  expect(await other.call(contract.createCharacter, { body }, fresh())).toMatchObject({ full_name: body.definition.full_name })
  release()
  expect((await Promise.all(burst)).filter(Boolean)).toHaveLength(2)
  expect(await make()).toHaveProperty('id')
})

test('unlisted ones can be talked with by whoever has their address, private ones only by their author', async () => {
  const server = await open()
  const { make, show, signIn } = server
  const { id, slug } = await make()
  await talk(server, id)
  const guest = await signIn()
  await expect(guest.call(conversations.createConversation, { body: { account_id: id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await show(id, 'unlisted')
  const by_number = [
    () => guest.call(conversations.createConversation, { body: { account_id: id } }),
    () => guest.call(conversations.createConversation, { body: { account_id: id, slug: `${slug}x` } }),
    () => guest.call(listGreetings, { query: { account_id: String(id) } }),
    () => guest.call(importChat, { query: { account_id: String(id) }, file: new Blob(['{}']) }),
    () => guest.call(likeCharacter, { params: { id: String(id) } }),
    () => guest.call(unlikeCharacter, { params: { id: String(id) } }),
    () => guest.call(reportCharacter, { params: { id: String(id) }, body: { reason: 'spam', comment: '' } }),
  ]
  for (const ask of by_number) await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await guest.call(listGreetings, { query: { account_id: String(id), slug } })).count).toBe(1)
  const { id: theirs } = await guest.call(conversations.createConversation, { body: { account_id: id, slug } })
  // Whoever has begun with it, knows it.
  expect((await guest.call(listGreetings, { query: { account_id: String(id) } })).count).toBe(1)
  expect((await guest.call(likeCharacter, { params: { id: String(id) } })).liked).toBe(true)
  await show(id, 'private')
  expect((await guest.call(conversations.createConversation, { body: { account_id: id } })).id).toBe(theirs)
})

test('after thirty days the trash is emptied: rows and files, and the author’s chats with it', async () => {
  const server = await open()
  const { make, edit, me, rows, files, later, ctx } = server
  const kept = await make({ full_name: 'Kept' })
  const one = await make()
  await edit(one.id, 1, { appearance: { ...someDefinition().appearance, seed: 9 } })
  const { say, id: conversation_id } = await talk(server, one.id)
  await say()
  expect(await files()).toBe(12)
  await me.call(contract.trashCharacter, at(one.id))
  later(29.9)
  await cronJobs['remove-old'].run(ctx)
  expect(await rows('characters where id = $1', one.id)).toBe(1)
  later(0.2)
  await cronJobs['remove-old'].run(ctx)
  for (const from of ['characters where id = $1', 'character_versions where character_id = $1', 'conversations where character_id = $1'])
    expect(await rows(from, one.id), from).toBe(0)
  expect(await rows('messages where conversation_id = $1', conversation_id)).toBe(0)
  expect(await rows('portraits where user_id = $1', me.user.id)).toBe(1)
  expect(await files()).toBe(4)
  // Thirty days without a visit end a session; this person was here in between.
  await ctx.db.query('update sessions set seen_at = $1 where user_id = $2', [ctx.now(), me.user.id])
  await expect(me.call(contract.recoverCharacter, at(one.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await me.call(contract.getOwnCharacter, at(kept.id))).full_name).toBe('Kept')
})

test('where somebody else has a chat with it, name, age and face stay for them, and nothing that was written', async () => {
  const server = await open()
  const { make, show, me, signIn, ctx, status, rows, files } = server
  const one = await make({ custom_instructions: 'secret words' })
  await show(one.id, 'public')
  const guest = await signIn()
  const theirs = await talk(server, one.id, { ...server, me: guest })
  await theirs.say()
  await me.call(contract.trashCharacter, at(one.id))
  await me.call(contract.eraseCharacter, at(one.id))
  await expect(me.call(contract.getOwnCharacter, at(one.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(me.call(contract.recoverCharacter, at(one.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await me.call(contract.listOwnCharacters, { query: { trash: 'true' } })).count).toBe(0)
  const { messages, character } = await theirs.read()
  expect(messages).toHaveLength(3)
  expect(character).toMatchObject({ full_name: 'Noor Vale', age: 27, hook: '', tags: [] })
  expect(await status(`${character.portrait.base}-320.webp`)).toBe(200)
  await expect(theirs.say()).rejects.toMatchObject({ code: 'CHARACTER_GONE' })
  const [row] = await ctx.db.query<{ text: string }>('select row_to_json(c)::text as text from characters c where id = $1', [one.id])
  for (const word of ['secret words', 'canal', 'Tea?', 'slow mornings', 'window seat']) expect(row!.text).not.toContain(word)
  // When the last of them has gone, the rest goes too.
  await ctx.db.query('delete from conversations where id = $1', [theirs.id])
  server.later(31)
  await cronJobs['remove-old'].run(ctx)
  expect(await rows('characters where id = $1', one.id)).toBe(0)
  expect(await files()).toBe(0)
})

test('nothing is removed while something of it is on its way', async () => {
  const server = await open()
  const { make, me, ctx, rows } = server
  const { id } = await make()
  const { id: conversation_id } = await talk(server, id)
  await me.call(contract.trashCharacter, at(id))
  await ctx.db.query(
    `insert into photos (user_id, character_id, conversation_id, client_key, origin, level, prompt, seed, state, credits, next_try_at, gives_up_at)
     values ($1, $2, $3, md5(random()::text), 'composer', 'safe', 'x', 1, 'running', 4, now(), now())`,
    [me.user.id, id, conversation_id],
  )
  await expect(me.call(contract.eraseCharacter, at(id))).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await rows('characters where id = $1 and purged_at is null', id)).toBe(1)
  await ctx.db.query(`update photos set state = 'failed' where character_id = $1`, [id])
  await me.call(contract.eraseCharacter, at(id))
  expect(await rows('characters where id = $1', id)).toBe(0)
})

test('portraits that nothing needs go after a day, with their files', async () => {
  const { make, ctx, me, rows, files, later } = await open()
  const { id } = await make()
  await ctx.db.query('update characters set portrait_id = null where id = $1', [id])
  await ctx.db.query('delete from character_versions where character_id = $1', [id])
  await cronJobs['sweep-portraits'].run(ctx)
  expect(await files()).toBe(4)
  later(1.1)
  await cronJobs['sweep-portraits'].run(ctx)
  expect([await files(), await rows('portraits where user_id = $1', me.user.id)]).toEqual([0, 0])
})

test('a draft keeps what is unfinished and what a card brought, and is used up once', async () => {
  const both = together(2)
  const { make, me, ctx, rows, files } = await open({ portraits: plainPortraits(both) })
  const id = randomUUID()
  const save = (data: contract.DraftData) => me.call(contract.saveDraft, { params: { id }, body: { data } })
  await save({ full_name: 'Not yet a name!', hook: '', age: 3, step: 'look', appearance: { gender: 'Female' } })
  expect((await me.call(contract.getDraft, { params: { id } })).data).toEqual({
    full_name: 'Not yet a name!',
    hook: '',
    step: 'look',
    appearance: { gender: 'Female' },
  })
  const extras = { alternate_greetings: ['Hello again.', 'Oh, you.'], example_dialogue: '<START>' }
  await ctx.db.query('update character_drafts set extras = $2::jsonb where id = $1', [id, JSON.stringify(extras)])
  expect(await save({ age: 30 })).toMatchObject({ data: { age: 30 }, extras: { alternate_greetings_count: 2, lorebook_entries_count: 0 } })
  expect((await me.call(contract.listDrafts)).count).toBe(1)
  await expect(save({ biography: 'x'.repeat(contract.DRAFT_MAX_LENGTH) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })

  const ends = await Promise.allSettled([make({}, { draft_id: id }), make({}, { draft_id: id })])
  expect(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.alternate_greetings_count] : []))).toEqual([2])
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))).toEqual(['CONFLICT'])
  expect(await rows('characters where owner_id = $1', me.user.id)).toBe(1)
  expect(await files()).toBe(4)
  await expect(me.call(contract.getDraft, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a card brought is moderated too', async () => {
  const { make, me, ctx } = await open()
  const id = randomUUID()
  await me.call(contract.saveDraft, { params: { id }, body: { data: {} } })
  const entry = {
    keys: ['x'],
    secondary_keys: [],
    selective: false,
    use_regex: false,
    case_sensitive: false,
    content: UNDER_AGE,
    enabled: true,
    constant: false,
    insertion_order: 0,
    priority: 0,
    name: '',
    comment: '',
  }
  for (const extras of [
    { alternate_greetings: [UNDER_AGE] },
    { example_dialogue: UNDER_AGE },
    { lorebook: { name: '', scan_depth: null, token_budget: null, recursive_scanning: false, entries: [entry] } },
  ]) {
    await ctx.db.query('update character_drafts set extras = $2::jsonb where id = $1', [id, JSON.stringify(extras)])
    await expect(make({}, { draft_id: id })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  }
  expect((await me.call(contract.listDrafts)).count).toBe(1)
})

test('as many characters as there may be, those in the trash among them, and no more', async () => {
  const { ctx, me, make, rows } = await open()
  const { id } = await make()
  const columns =
    'full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance, portrait, search_text'
  await ctx.db.query(
    `insert into characters (owner_id, slug, deleted_at, visibility, ${columns})
       select owner_id, slug || n, now(), 'private', ${columns} from characters, generate_series(2, $2::int) n where id = $1`,
    [id, contract.MOST_CHARACTERS],
  )
  const full = {
    code: 'TOO_MANY_CHARACTERS',
    details: { most: contract.MOST_CHARACTERS },
    message: expect.stringContaining('500 characters'),
  }
  await expect(make()).rejects.toMatchObject(full)
  await expect(me.call(contract.duplicateCharacter, at(id), fresh())).rejects.toMatchObject(full)
  expect(await rows('characters where owner_id = $1', me.user.id)).toBe(contract.MOST_CHARACTERS)
})

test('as many drafts as there may be, and no more', async () => {
  const { me } = await open()
  const ids = Array.from({ length: contract.MOST_DRAFTS + 1 }, () => randomUUID())
  const ends = await Promise.allSettled(ids.map((id) => me.call(contract.saveDraft, { params: { id }, body: { data: {} } })))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(refused).toEqual([expect.objectContaining({ code: 'TOO_MANY_DRAFTS', details: { most: contract.MOST_DRAFTS } })])
  expect((await me.call(contract.listDrafts)).count).toBe(contract.MOST_DRAFTS)
  for (const id of ids) await me.call(contract.deleteDraft, { params: { id } })
  expect((await me.call(contract.listDrafts)).count).toBe(0)
})

test('the reply follows a change at once', async () => {
  const server = await open()
  const { make, edit, ctx } = server
  const one = await make()
  const { say } = await talk(server, one.id)
  const personas: string[] = []
  const { stream } = ctx.chat
  ctx.chat.stream = (request) => {
    personas.push(request.persona.biography)
    return stream.call(ctx.chat, request)
  }
  await say()
  await edit(one.id, 1, { biography: 'Sails alone.' })
  await say('And now?')
  expect(personas).toEqual([someDefinition().biography, 'Sails alone.'])
})

test('the first character is rewarded', async () => {
  const { make, me } = await open()
  await expect(me.call(claimRewardTask, { body: { task: 'first_character' } })).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })
  await make()
  expect(await me.call(claimRewardTask, { body: { task: 'first_character' } })).toMatchObject({ credits: 10 })
})
