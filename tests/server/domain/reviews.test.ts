import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/own-characters'
import { holdForAge, releaseAgeHold } from '@/server/domain/account/age-hold'
import { hideCharacter } from '@/server/domain/characters/takedowns'
import { VERBS } from '@/server/operator/verbs'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { silent, testServer } from '@/tests/support/server'

const HOUR = 3_600_000
const at = (id: number) => ({ params: { id: String(id) } })
const verb = (words: string) => VERBS.find((one) => one.words.join(' ') === words)!.run

/** With `model`, something beside the rules in code looks at texts, and lets everything pass. */
async function open({ model = false } = {}) {
  const clock = { now: new Date('2026-11-24T10:00:00Z') }
  const alarms: object[] = []
  const log = { ...silent, warn: (fields: object, text: string) => void (text.includes('review') && alarms.push(fields)) }
  const server = await testServer({ portraits: plainPortraits(), now: () => clock.now, log })
  const { ctx } = server
  await ctx.db.query('delete from character_reviews', [])
  ctx.moderation = { ...ctx.moderation, has_model: model }
  const me = await server.signIn()
  const make = async (more: Record<string, unknown> = {}) =>
    (
      await me.call(
        contract.createCharacter,
        { body: { definition: someDefinition(more) as CharacterDefinition } },
        { idempotency_key: randomUUID() },
      )
    ).id
  const show = (id: number, visibility: contract.Visibility = 'public') =>
    me.call(contract.setVisibility, { ...at(id), body: { visibility } })
  const edit = (id: number, version: number, more: Record<string, unknown>) =>
    me.call(contract.editCharacter, { ...at(id), body: { definition: someDefinition(more) as CharacterDefinition, version } })
  const get = (id: number) => me.call(contract.getOwnCharacter, at(id))
  const operate = (words: string, ...given: (string | number)[]) => verb(words)(ctx, given.map(String))
  const isListed = async (id: number) =>
    (await server.anonymous(listCharacters, { query: { q: 'Noor' } })).data.some((one) => one.id === id)
  const mails = () =>
    ctx.db.query<{ text: string }>(
      `select text from outbox where recipient = (select email from users where id = $1) and subject = 'An update about your character' order by id`,
      [me.user.id],
    )
  return { ...server, clock, alarms, me, make, show, edit, get, operate, isListed, mails }
}

test('where no model looks, a person reads every character before everybody can find it', async () => {
  const { make, show, get, operate, isListed, mails, alarms } = await open()
  const id = await make({ biography: 'She keeps a\u001b[31m lighthouse.\nAnd a boat.' })
  expect(await show(id)).toMatchObject({ visibility: 'unlisted', review: { state: 'waiting', note: '', usual_hours: null } })
  expect(await show(id)).toMatchObject({ visibility: 'unlisted', review: { state: 'waiting' } })
  expect(await isListed(id)).toBe(false)
  expect(alarms).toEqual([{ character_id: id, cause: 'no_model' }, expect.anything()])
  expect(await operate('reviews list')).toMatch(new RegExp(`^${id} +1 +\\S+ +no moderation model`, 'm'))
  const text = await operate('reviews show', id)
  expect(text).toMatch(/version +1\n/)
  expect(text).toContain('She keeps a [31m lighthouse.\nAnd a boat.')
  await expect(operate('reviews approve', id, 2)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(operate('reviews approve', id)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await operate('reviews approve', id, 1)).toBe(`Character ${id} is public.\n`)
  expect(await get(id)).toMatchObject({ visibility: 'public', review: null })
  expect(await isListed(id)).toBe(true)
  expect((await mails()).map((mail) => mail.text)).toEqual([expect.stringContaining('/characters/')])
  await expect(operate('reviews approve', id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // What somebody has read is not read again.
  await show(id, 'private')
  expect(await show(id)).toMatchObject({ visibility: 'public', review: null })
  expect(await operate('reviews list')).toBe('No characters are waiting for a review.\n')
})

test('beside a model, a person reads an author’s first, and what a layer is unsure of', async () => {
  const { make, show, edit, operate } = await open({ model: true })
  const first = await make()
  expect(await show(first)).toMatchObject({ visibility: 'unlisted' })
  expect(await operate('reviews list')).toContain('the author’s first')
  await operate('reviews approve', first, 1)
  expect(await show(await make())).toMatchObject({ visibility: 'public' })
  const unsure = await make({ biography: 'She teaches at a school for the deaf.' })
  expect(await show(unsure)).toMatchObject({ visibility: 'unlisted' })
  expect(await operate('reviews list')).toContain('a layer was unsure')
  // A change of a public one stays public where nobody is unsure, and waits where somebody is.
  expect(await edit(first, 1, { biography: 'She sails.' })).toMatchObject({ visibility: 'public', version: 2 })
  expect(await edit(first, 2, { biography: 'She teaches at a school.' })).toMatchObject({
    visibility: 'unlisted',
    review: { state: 'waiting' },
  })
})

test('a refused one is private, says why, and waits again once it was changed', async () => {
  const { make, show, edit, get, operate, mails } = await open()
  const id = await make()
  await show(id)
  for (const reason of ['', '   ', 'x'.repeat(501)])
    await expect(operate('reviews refuse', id, 1, reason)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await operate('reviews refuse', id, 1, 'The hook names somebody real.')
  expect(await get(id)).toMatchObject({ visibility: 'private', review: { state: 'refused', note: 'The hook names somebody real.' } })
  expect((await mails())[0]!.text).toContain('The hook names somebody real.')
  await expect(show(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await edit(id, 1, { hook: 'Come in.' })).toMatchObject({ visibility: 'private', version: 2 })
  expect(await show(id)).toMatchObject({ visibility: 'unlisted', review: { state: 'waiting', note: '' } })
})

test('what waits follows its changes, and leaves when its author or the operator takes it away', async () => {
  const { ctx, make, show, edit, operate, me } = await open()
  const list = () => operate('reviews list')
  const none = 'No characters are waiting for a review.\n'
  const id = await make()
  await show(id)
  await edit(id, 1, { hook: 'Come in.' })
  expect(await list()).toMatch(new RegExp(`^${id} +2 `, 'm'))
  await expect(operate('reviews approve', id, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  // Moderated for everybody's eyes though it is unlisted.
  await expect(edit(id, 2, { biography: 'I am six years old.' })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect(await show(id, 'unlisted')).toMatchObject({ visibility: 'unlisted', review: null })
  expect(await list()).toBe(none)
  await show(id)
  await show(id, 'private')
  expect(await list()).toBe(none)
  await show(id)
  await me.call(contract.trashCharacter, at(id))
  expect(await list()).toBe(none)
  await me.call(contract.recoverCharacter, at(id))
  await show(id)
  await hideCharacter(ctx, id)
  expect(await list()).toBe(none)
  await expect(operate('reviews approve', id, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nothing is published that was not read: decisions and changes at the same time', async () => {
  const { make, show, edit, get, operate } = await open()
  for (let n = 0; n < 10; n++) {
    const id = await make()
    await show(id)
    await Promise.allSettled([operate('reviews approve', id, 1), edit(id, 1, { hook: `Unread ${n}` })])
    const { version, visibility, review } = await get(id)
    if (version === 1) expect({ visibility, review }).toEqual({ visibility: 'public', review: null })
    else expect({ visibility, review }).toMatchObject({ visibility: 'unlisted', review: { state: 'waiting' } })
  }
})

test('nobody on hold is published; authors learn how long it usually takes', async () => {
  const { ctx, clock, me, make, show, get, operate } = await open()
  for (const hours of [1, 5, 30]) {
    const id = await make()
    await show(id)
    clock.now = new Date(clock.now.getTime() + hours * HOUR)
    await operate('reviews approve', id, 1)
  }
  const id = await make()
  expect(await show(id)).toMatchObject({ review: { usual_hours: 5 } })
  await holdForAge(ctx, me.user.id)
  await expect(operate('reviews approve', id, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  await releaseAgeHold(ctx, me.user.id)
  await operate('reviews approve', id, 1)
  expect(await get(id)).toMatchObject({ visibility: 'public' })
})
