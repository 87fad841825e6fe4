import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import type { CharacterDefinition } from '@/contracts/character-definition'
import { reportMessage, searchMessages } from '@/contracts/alternatives'
import { getContactForm, sendContactMessage } from '@/contracts/contact'
import * as contract from '@/contracts/conversations'
import { signInWithPassword } from '@/contracts/identity'
import { addMemory, rememberMessage } from '@/contracts/memories'
import { createCharacter, saveDraft } from '@/contracts/own-characters'
import { createPersona } from '@/contracts/personas'
import { requestPhoto } from '@/contracts/photos'
import { claimRewardCode } from '@/contracts/rewards'
import { refreshIdentity, updateMe, verifyOtp } from '@/contracts/users'
import { createLog } from '@/server/log'
import { failsAfter, scriptedChat } from '@/tests/support/chat'
import { plainPortraits, someDefinition } from '@/tests/support/portraits'
import { testServer } from '@/tests/support/server'

const MINUTE = 60_000

function listen() {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  return { log, lines, text: () => lines.join(''), told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('the log has what an operator needs and no private text', async () => {
  const { log, lines, text: told } = listen()
  /** Every word that somebody writes or is given, each once. */
  const canaries: string[] = []
  const canary = (letters = false) => {
    const id = randomUUID()
    const one = letters ? `Canary${id.replace(/[^a-f]/g, '')}${'abcdefgh'.repeat(2).slice(canaries.length % 8)}` : `canary-${id}`
    canaries.push(one)
    return one
  }
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const server = await testServer({ log, now, chat: scriptedChat(failsAfter(canary())), portraits: plainPortraits() })
  const email = `${canary()}@example.test`
  const me = await server.signIn(email)
  const quietly = (promise: Promise<unknown>) => promise.catch(() => {})
  await quietly(server.anonymous(verifyOtp, { body: { email, code: '135790' } }))
  await quietly(server.anonymous(signInWithPassword, { body: { email, password: canary() } }))
  const { data } = await me.call(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const key = () => ({ idempotency_key: randomUUID() })
  const said = canary()
  const message = await me.call(contract.sendMessage, { params, body: { content: said } }, key())
  await Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
  await me.call(updateMe, { body: { custom_attributes: { name: canary() } } })
  await me.call(addMemory, { params, body: { text: canary() } })
  await me.call(rememberMessage, { params, body: { message_id: message.id } })
  await me.call(contract.setNote, { params, body: { note: canary(), note_depth: 4 } })
  await me.call(contract.setInstructions, { params, query: { custom_instructions: canary() } })
  await me.call(searchMessages, { query: { q: canary() } })
  await me.call(createPersona, { body: { name: canary(true), gender: null, about: canary() } }, key())
  await me.call(saveDraft, { params: { id: randomUUID() }, body: { data: { biography: canary() } } })
  const definition = someDefinition({ full_name: canary(true), biography: canary(), custom_instructions: canary() }) as CharacterDefinition
  await me.call(createCharacter, { body: { definition } }, key())
  // With words around it: some numbers look like a language that no rule reads, and are refused.
  const prompt = `Reading a letter in the garden in the morning, with ${canary()} on the wall behind her`
  await me.call(requestPhoto, { params, body: { request: { level: 'safe', prompt } } }, key())
  await me.call(reportMessage, { params: { id: String(message.id) }, body: { reason: 'other', comment: canary() } })
  const { form_token } = await server.anonymous(getContactForm)
  ahead = MINUTE
  const contact = { email: `${canary()}@example.test`, name: canary(), message: canary(), form_token }
  await server.anonymous(sendContactMessage, { body: { topic: 'help', ...contact } })
  // A body that cannot be read, an address with words in it, and a field that nobody knows.
  const headers = { authorization: `Bearer ${me.session_id}`, 'content-type': 'application/json' }
  await server.app.request('/v1/personas', { method: 'POST', headers, body: `{"name": "${canary()}` })
  await server.app.request('/v1/personas', { method: 'POST', headers, body: JSON.stringify({ [canary()]: canary() }) })
  await server.app.request(`/v1/${canary()}?q=${canary()}`, { headers })
  await server.media(new Request(`http://localhost/media/${canary()}.webp?e=1&s=${canary()}`))
  // A driver error carries the statement and its values.
  const original = server.ctx.db.query
  server.ctx.db.query = () => Promise.reject(Object.assign(new Error(`bound value ${said}`), { code: '23505' }))
  const failed = await me.call(contract.getConversation, { params }).catch((error: { code: string; message: string }) => error)
  server.ctx.db.query = original
  expect(failed).toMatchObject({ code: 'INTERNAL' })
  expect((failed as { message: string }).message).not.toContain(said)

  const text = told()
  expect(lines.length).toBeGreaterThan(25)
  expect(text).toContain('"request_id"')
  expect(text).toContain('model failed')
  expect(text).toContain('request failed')
  const given = [me.session_id, me.tokens.id_token, me.tokens.refresh_token, me.user.pubsub_token, '135790']
  for (const secret of [...canaries, ...given]) expect(text).not.toContain(secret)
})

test('who comes in has a line, and so has who tries in vain, by number and code', async () => {
  const { log, told } = listen()
  let ahead = 0
  const server = await testServer({ log, now: () => new Date(Date.now() + ahead) })
  const me = await server.signIn()
  expect(told()).toContainEqual(expect.objectContaining({ msg: 'signed in', user_id: me.user.id }))
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  const other = await server.signIn()
  const { data } = await me.call(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const tries: [string, () => Promise<unknown>][] = [
    ['INVALID_CREDENTIALS', () => server.anonymous(signInWithPassword, { body: { email: me.email, password: 'a guess' } })],
    ['UNAUTHENTICATED', () => server.anonymous(contract.listConversations)],
    ['NOT_FOUND', () => other.call(contract.getConversation, { params: { id: String(id) } })],
  ]
  for (const [code, attempt] of tries) {
    expect(await codeOf(attempt())).toBe(code)
    expect(told(), code).toContainEqual(expect.objectContaining({ msg: 'refused', code, request_id: expect.any(String) as string }))
  }
  expect(told()).toContainEqual(expect.objectContaining({ msg: 'refused', code: 'NOT_FOUND', user_id: other.user.id }))
  for (let guess = 0; guess < 12; guess++) await codeOf(other.call(claimRewardCode, { query: { code: `guess-${guess}` } }))
  expect(told()).toContainEqual(expect.objectContaining({ msg: 'refused', code: 'RATE_LIMITED' }))
  // Somebody has a copy of a refresh token that was exchanged.
  const { refresh_token } = me.tokens
  await server.anonymous(refreshIdentity, { body: { refresh_token } })
  ahead = 2 * MINUTE
  expect(await codeOf(server.anonymous(refreshIdentity, { body: { refresh_token } }))).toBe('INVALID_TOKEN')
  expect(told()).toContainEqual(expect.objectContaining({ msg: 'refresh token used twice: its sessions ended' }))
})
