import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStatement, sendAppeal } from '@/contracts/appeals'
import { uploadAvatar } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as contract from '@/contracts/photos'
import { getMe } from '@/contracts/users'
import { fingerprintOld } from '@/server/domain/moderation/picture-bank'
import { workPhotos } from '@/server/domain/photos/work-photos'
import { VERBS } from '@/server/operator/verbs'
import { testServer } from '@/tests/support/server'

/** A picture with enough in it: circles whose places come from a seed. */
function drawing(seed: number): Promise<Buffer> {
  let state = seed
  const next = (most: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % most
  const circles = Array.from({ length: 40 }, () => {
    const color = `rgb(${next(255)},${next(255)},${next(255)})`
    return `<circle cx="${next(384)}" cy="${next(512)}" r="${20 + next(70)}" fill="${color}"/>`
  })
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="384" height="512">${circles.join('')}</svg>`))
    .png()
    .toBuffer()
}
const [ONE, OTHER] = [await drawing(1), await drawing(2)]
const folder = mkdtempSync(join(tmpdir(), 'krush-bank-'))
function fileOf(bytes: Uint8Array): string {
  const file = join(folder, 'notice.png')
  writeFileSync(file, bytes)
  return file
}

async function open() {
  let picture: Uint8Array = ONE
  const server = await testServer({
    image: {
      name: 'test',
      covered: false,
      render: () => Promise.resolve({ bytes: picture, mime: 'image/png', width: 384, height: 512, left_out: [] }),
    },
  })
  const { ctx } = server
  await ctx.db.query('delete from blocked_pictures', [])
  const { data } = await server.anonymous(listCharacters)
  const person = async () => {
    const me = await server.signIn()
    const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
    const photo = async (drawn: Uint8Array) => {
      picture = drawn
      const body = { request: { level: 'safe' as const, prompt: 'by the sea' } }
      const asked = await me.call(contract.requestPhoto, { params: { id: String(id) }, body }, { idempotency_key: randomUUID() })
      await workPhotos(ctx)
      return asked.id
    }
    const find = (photo_id: number) => me.call(contract.getPhoto, { params: { id: String(photo_id) } })
    const avatar = (bytes: Uint8Array) => me.call(uploadAvatar, { file: new Blob([Buffer.from(bytes)]) })
    const credits = async () => (await me.call(getMe)).credit_balance
    return { me, photo, find, avatar, credits }
  }
  const operate = (words: string, ...given: string[]) => VERBS.find((verb) => verb.words.join(' ') === words)!.run(ctx, given)
  return { ...server, person, operate }
}

test('a picture that staff took down vanishes in every account with its copies, and cannot return', async () => {
  const { person, operate, ctx } = await open()
  const [ana, ben] = [await person(), await person()]
  const first = await ana.photo(ONE)
  const copy = await ben.photo(await sharp(ONE).resize(300).jpeg({ quality: 60 }).toBuffer())
  const another = await ben.photo(OTHER)
  await ben.avatar(await sharp(ONE).extend({ top: 0, bottom: 0, left: 64, right: 64, background: '#888' }).png().toBuffer())
  await ana.avatar(OTHER)
  const keys = await ctx.db.query<{ storage_key: string }>('select storage_key from photos where id = any($1)', [[first, copy]])

  expect(await operate('pictures take-down', `photo:${first}`, 'Shows a real person.')).toContain('Removed 2 pictures')
  for (const { storage_key } of keys) expect(await ctx.storage.open(storage_key)).toBeNull()
  await expect(ana.find(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ben.find(copy)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ben.find(another)).image_url).not.toBeNull()
  for (const { me } of [ana, ben]) expect((await me.call(getMe)).custom_attributes.picture).toBeTruthy()

  // Made again, by anybody: refused and free.
  const before = await ana.credits()
  const again = await ana.photo(await sharp(ONE).webp({ quality: 50 }).toBuffer())
  expect(await ana.find(again)).toMatchObject({ state: 'blocked', rule: 'taken_down', image_url: null })
  expect(await ana.credits()).toBe(before)
  expect(await operate('pictures count')).toMatch(/in the bank +1\n.*\nrefused in 30 days +1/)
})

test('each owner of a copy is told why and may object; an appeal that is reversed takes the picture out of the bank', async () => {
  const { person, operate, ctx, anonymous } = await open()
  const [ana, ben] = [await person(), await person()]
  const first = await ana.photo(ONE)
  const copy = await ben.photo(await sharp(ONE).resize(300).jpeg({ quality: 60 }).toBuffer())
  await operate('pictures take-down', `photo:${first}`, 'Shows a real person.')
  await operate('pictures add', fileOf(ONE), 'Shows a real person.')

  const statement = async ({ me }: typeof ana) => {
    const mails = () =>
      ctx.db.query<{ text: string }>(`select text from outbox where recipient = $1 and text like '%/appeal#%'`, [me.user.email])
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [{ text }] = (await mails()) as [{ text: string }]
    expect(text).toContain('A picture of yours was removed from Krush')
    const token = /\/appeal#([\w-]{43})/.exec(text)![1]!
    return { token, ...(await anonymous(readStatement, { body: { token } })) }
  }
  expect(await statement(ana)).toMatchObject({ kind: 'picture_removed', reason: 'Shows a real person.', automated: false })
  const { token, ...found } = await statement(ben)
  expect(found).toMatchObject({ kind: 'picture_removed', reason: 'Shows a real person.', automated: true, lifted: false })

  await anonymous(sendAppeal, { body: { token, text: 'I painted it.' } })
  const [, number] = /^(\d+) .*picture_removed/m.exec(String(await operate('appeals list')))!
  await operate('appeals decide', number!, 'reversed', 'A painting.')
  expect((await anonymous(readStatement, { body: { token } })).lifted).toBe(true)
  await expect(ben.find(copy)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ben.find(await ben.photo(ONE))).toMatchObject({ state: 'ready', rule: null })
})

test('a file of the operator counts too: profile pictures go, and are refused', async () => {
  const { person, operate, ctx } = await open()
  const ana = await person()
  const square = await sharp(ONE).extract({ left: 0, top: 64, width: 384, height: 384 }).png().toBuffer()
  await ana.avatar(square)
  // As if it was from before there were fingerprints.
  await ctx.db.query('delete from picture_hashes where user_id = $1', [ana.me.user.id])
  expect(await fingerprintOld(ctx)).toBe(1)
  expect(await fingerprintOld(ctx)).toBe(0)
  const file = fileOf(square)
  expect(await operate('pictures add', file, 'A notice.')).toContain('Removed 1 pictures')
  const [row] = await ctx.db.query<{ picture: unknown }>('select picture from users where id = $1', [ana.me.user.id])
  expect(row!.picture).toBeNull()
  await expect(ana.avatar(await sharp(square).jpeg({ quality: 70 }).toBuffer())).rejects.toMatchObject({
    code: 'CONTENT_BLOCKED',
    details: { rule: 'taken_down' },
  })
  await ana.avatar(OTHER)
  writeFileSync(file, 'no picture')
  await expect(operate('pictures add', file, 'A notice.')).rejects.toMatchObject({ code: 'INVALID_IMAGE' })
  await expect(operate('pictures add', join(folder, 'none.png'), 'A notice.')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(operate('pictures take-down', 'message:1', 'A notice.')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  rmSync(folder, { recursive: true, force: true })
})
