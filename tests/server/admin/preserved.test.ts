import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import * as admin from '@/contracts/admin'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { recoverMessage } from '@/contracts/alternatives'
import * as own from '@/contracts/own-characters'
import { getPhoto, requestPhoto } from '@/contracts/photos'
import { reportCharacter, reportContent, type ReportReason } from '@/contracts/reports'
import type { ReportedKind } from '@/contracts/cases'
import { RETENTION } from '@/contracts/retention'
import { getMe } from '@/contracts/users'
import { ApiError } from '@/lib/api/errors'
import { eraseUser } from '@/server/domain/account/erase-user'
import { purgeOld } from '@/server/domain/account/retention'
import { readObject } from '@/server/domain/moderation/picture-bank'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { readLine, runVerb } from '@/server/operator/verbs'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { unzip } from '../account/support'
import { silent, testServer, type TestServer } from '../../support/server'
import { signInStaff } from './support'

const DAY = 86_400_000
const WORDS = 'a neutral placeholder'
const reason = 'Kept for a report.'
let ahead = 0
let server: TestServer
type Person = Awaited<ReturnType<TestServer['signIn']>>
let [moderator, owner, support] = [] as unknown as [Person, Person, Person]
let house = 0
const key = () => ({ idempotency_key: randomUUID() })
const at = (id: number) => ({ params: { id: String(id) } })

beforeAll(async () => {
  const picture = await sharp({ create: { width: 384, height: 512, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  server = await testServer({
    now: () => new Date(Date.now() + ahead),
    log: silent,
    portraits: plainPortraits(),
    image: {
      name: 'test',
      covered: false,
      render: () => Promise.resolve({ bytes: picture, mime: 'image/png', width: 384, height: 512, left_out: [] }),
    },
  })
  moderator = await signInStaff(server, 'moderator')
  owner = await signInStaff(server, 'owner')
  support = await signInStaff(server, 'support')
  house = (await server.anonymous(listCharacters)).data[0]!.id
})

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'OK',
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError)
      return (error as ApiError).code
    },
  )
const report = (who: Person, kind: ReportedKind, id: number | string, as: ReportReason) =>
  who.call(reportContent, { params: { kind, id: String(id) }, body: { reason: as, comment: '' } })
const preserve = (who: Person, kind: admin.AdminCaseKind, id: number) =>
  codeOf(who.call(admin.preserveCase, { params: { kind, id: String(id) }, body: { reason } }))
const take = (who: Person, id: number, extra = key()) => who.call(admin.exportPreserved, { ...at(id), body: { reason } }, extra)
const lineOf = async (kind: string, id: number) =>
  (await owner.call(admin.listPreserved)).data.filter((one) => one.kind === kind && one.subject_id === id)
const held = async (person: Person) => (await person.call(getMe)).age_hold
const contentsOf = async ({ base64 }: admin.PreservedFile) => {
  const files = await unzip(Buffer.from(base64, 'base64'))
  return { files, said: JSON.parse(String(files.get('case.json'))) as { pieces: { text: string }[]; account: { email: string } } }
}
async function operate(...words: string[]) {
  const asked = readLine(words)
  if (!('verb' in asked)) throw new Error(JSON.stringify(asked))
  return runVerb(server.ctx, asked.verb, asked.given)
}

async function photoOf(me: Person): Promise<{ id: number; storage_key: string }> {
  const { id } = await me.call(conversations.createConversation, { body: { account_id: house } })
  const asked = await me.call(requestPhoto, { ...at(id), body: { request: { level: 'safe' as const, prompt: WORDS } } }, key())
  await workPhotos(server.ctx)
  const [row] = await server.ctx.db.query<{ storage_key: string }>('select storage_key from photos where id = $1', [asked.id])
  return { id: asked.id, storage_key: row!.storage_key }
}
async function bytesOf(storage_key: string): Promise<Buffer | null> {
  const bytes = await readObject(server.ctx, storage_key)
  return bytes && Buffer.from(bytes)
}

test('a preserved photo vanishes with its words, its copy outlives the account, is exported once and erased after a year', async () => {
  const { ctx } = server
  const me = await server.signIn()
  const { id, storage_key } = await photoOf(me)
  const before = await bytesOf(storage_key)
  const keys = await Array.fromAsync(ctx.storage.list())
  await report(me, 'photo', id, 'underage')

  expect(await preserve(support, 'photo', id)).toBe('FORBIDDEN')
  expect(await preserve(me, 'photo', id)).toBe('NOT_FOUND')
  await ctx.db.query('update sessions set proven_at = null where user_id = $1', [moderator.user.id])
  expect(await preserve(moderator, 'photo', id)).toBe('PROOF_REQUIRED')
  await ctx.db.query('update sessions set proven_at = $2 where user_id = $1', [moderator.user.id, ctx.now()])
  expect(await preserve(moderator, 'photo', id)).toBe('OK')
  expect(await preserve(moderator, 'photo', id)).toBe('OK')

  // The original is gone, and no file was added that an address could lead to.
  expect(await codeOf(me.call(getPhoto, at(id)))).toBe('NOT_FOUND')
  const left = await Array.fromAsync(ctx.storage.list())
  expect(left).not.toContain(storage_key)
  expect(left.filter((one) => !keys.includes(one))).toEqual([])
  expect(await ctx.db.query(`select 1 from photos where id = $1 and prompt <> ''`, [id])).toEqual([])
  expect(await held(me)).toBe(true)
  expect((await moderator.call(admin.listCases)).data.filter((one) => one.kind === 'photo' && one.id === id)).toEqual([])

  const lines = await lineOf('photo', id)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ exported_at: null })
  expect(JSON.stringify(lines)).not.toContain(WORDS)
  const rows = await ctx.db.query<{ sealed: Uint8Array }>('select sealed from preserved_cases where user_id = $1', [me.user.id])
  for (const { sealed } of rows) for (const word of [WORDS, me.email]) expect(Buffer.from(sealed).includes(word)).toBe(false)
  const kept = lines[0]!.id
  for (const who of [moderator, support]) {
    expect(await codeOf(who.call(admin.listPreserved))).toBe('FORBIDDEN')
    expect(await codeOf(take(who, kept))).toBe('FORBIDDEN')
  }

  await me.call(deleteMe, { body: { reason: 'privacy' } })
  const [erasure] = await ctx.db.query<{ id: number }>(
    `update erasures set created_at = created_at - interval '1 minute' where user_id = $1 returning id`,
    [me.user.id],
  )
  await eraseUser(ctx, { id: erasure!.id })
  expect(await ctx.db.query('select 1 from users where id = $1', [me.user.id])).toEqual([])

  ahead += 30 * DAY
  owner = await signInStaff(server, 'owner')
  await ctx.db.query('update sessions set proven_at = null where user_id = $1', [owner.user.id])
  expect(await codeOf(take(owner, kept))).toBe('PROOF_REQUIRED')
  await ctx.db.query('update sessions set proven_at = $2 where user_id = $1', [owner.user.id, ctx.now()])
  const again = key()
  const taken = await take(owner, kept, again)
  const { files, said } = await contentsOf(taken)
  expect(files.get(`photo-${id}.webp`)!.equals(before!)).toBe(true)
  expect(said).toMatchObject({ pieces: [{ text: WORDS }], account: { email: me.email } })
  // A download that broke off is repeated with its key; any other is refused.
  expect((await contentsOf(await take(owner, kept, again))).said).toEqual(said)
  expect(await codeOf(take(owner, kept))).toBe('CONFLICT')
  ahead += 2 * 3_600_000
  await ctx.db.query('update sessions set proven_at = $2 where user_id = $1', [owner.user.id, ctx.now()])
  expect(await codeOf(take(owner, kept, again))).toBe('CONFLICT')
  expect(await codeOf(take(owner, 999_999))).toBe('NOT_FOUND')

  const audit = async (subject: string) =>
    (await owner.call(admin.listAudit, { query: { subject } })).data
      .map(({ actor_id, act, reason: why, outcome }) => [actor_id, act, why, outcome])
      .toReversed()
  expect(await audit(`photo:${id}`)).toEqual([
    [moderator.user.id, 'cases.preserve', reason, 'begun'],
    [moderator.user.id, 'cases.preserve', reason, 'begun'],
  ])
  expect((await audit(`preserved:${kept}`))[0]).toEqual([owner.user.id, 'preserved.export', reason, 'begun'])

  // Its year begins with the export.
  const count = async () => (await ctx.db.query('select 1 from preserved_cases where id = $1', [kept])).length
  ahead += (RETENTION.preserved - 1) * DAY
  await purgeOld(ctx)
  expect(await count()).toBe(1)
  ahead += 2 * DAY
  await purgeOld(ctx)
  expect(await count()).toBe(0)
})

test('a preserved message leaves an empty place that nobody can fill again; reports of another kind are not preserved', async () => {
  moderator = await signInStaff(server, 'moderator')
  owner = await signInStaff(server, 'owner')
  const me = await server.signIn()
  const chat = await me.call(conversations.createConversation, { body: { account_id: house } })
  const say = async (content: string) =>
    (
      await server.ctx.db.query<{ id: number }>(
        `insert into messages (conversation_id, user_id, sender_type, content, status) values ($1, $2, 'User', $3, 'complete') returning id`,
        [chat.id, me.user.id, content],
      )
    )[0]!.id
  const id = await say(WORDS)
  await report(me, 'message', id, 'spam')
  expect(await preserve(moderator, 'message', id)).toBe('CONFLICT')
  await moderator.call(admin.decideCase, { params: { kind: 'message', id: String(id) }, body: { decision: 'keep', reason } })
  expect(await preserve(moderator, 'message', id)).toBe('NOT_FOUND')
  expect(await held(me)).toBe(false)
  await report(me, 'message', id, 'illegal')
  expect(await preserve(moderator, 'message', id)).toBe('OK')
  expect(await preserve(moderator, 'message', id)).toBe('OK')
  const read = async () => JSON.stringify(await me.call(conversations.getConversation, at(Number(chat.id))))
  expect(await read()).not.toContain(WORDS)
  expect(await codeOf(me.call(recoverMessage, at(id)))).toBe('NOT_FOUND')
  expect(await server.ctx.db.query(`select 1 from messages where id = $1 and content <> ''`, [id])).toEqual([])
  // As if the process had died before the reports were settled.
  await server.ctx.db.query(
    `update content_reports set settled_at = null where kind = 'message' and subject_id = $1 and reason = 'illegal'`,
    [id],
  )
  expect(await preserve(moderator, 'message', id)).toBe('OK')
  const [line, ...more] = await lineOf('message', id)
  expect(more).toEqual([])
  const { said } = await contentsOf(await take(owner, line!.id))
  expect(said.pieces.at(-1)).toMatchObject({ text: WORDS, reported: true })
})

test('the operator command preserves characters and creator pages, and writes a copy to a file once', async () => {
  const [author, reader] = [await server.signIn(), await server.signIn()]
  const { id } = await author.call(own.createCharacter, { body: { definition: someDefinition({}) as CharacterDefinition } }, key())
  await author.call(own.setVisibility, { ...at(id), body: { visibility: 'unlisted' } })
  const [{ slug, hook }] = (await server.ctx.db.query<{ slug: string; hook: string }>('select slug, hook from characters where id = $1', [
    id,
  ])) as [{ slug: string; hook: string }]
  await reader.call(reportCharacter, { ...at(id), query: { slug }, body: { reason: 'underage', comment: '' } })
  expect(await operate('cases', 'preserve', `character:${id}`, reason)).toContain('is preserved')
  expect(await server.ctx.db.query('select 1 from characters where id = $1 and hidden_at is null', [id])).toEqual([])
  expect([await held(author), await held(reader)]).toEqual([true, false])

  const handle = `h${randomUUID().slice(0, 8)}`
  await server.ctx.db.query('insert into creators (user_id, handle, display_name, about) values ($1, $2, $3, $3)', [
    author.user.id,
    handle,
    WORDS,
  ])
  await report(reader, 'creator', handle, 'illegal')
  await operate('cases', 'preserve', `creator:${author.user.id}`, reason)
  expect(await server.ctx.db.query(`select display_name, about from creators where user_id = $1`, [author.user.id])).toEqual([
    { display_name: handle, about: '' },
  ])

  const [line] = await lineOf('character', id)
  expect(await operate('preserved', 'list')).toMatch(new RegExp(`^${line!.id} +character:${id} .*not yet`, 'm'))
  const folder = mkdtempSync(join(tmpdir(), 'krush-preserved-'))
  const file = join(folder, 'copy.zip')
  const wrong = join(folder, 'wrong.zip')
  await expect(operate('preserved', 'export', '999999', wrong, reason)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(() => readFileSync(wrong)).toThrow()
  await operate('preserved', 'export', String(line!.id), file, reason)
  const files = await unzip(readFileSync(file))
  expect(String(files.get('case.json'))).toContain(hook)
  expect([...files.keys()]).toContain(`character-${id}.webp`)
  // Never over another file.
  await expect(operate('preserved', 'export', String(line!.id), file, reason)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  rmSync(folder, { recursive: true, force: true })
  const [audit] = (await owner.call(admin.listAudit, { query: { subject: `character:${id}` } })).data
  expect(audit).toMatchObject({ actor_id: null, act: 'cases.preserve', reason })
})
