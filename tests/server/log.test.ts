import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { verifyOtp } from '@/contracts/users'
import { createLog } from '@/server/log'
import { failsAfter, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

test('the log has what an operator needs and no private text', async () => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const said = `canary-${randomUUID()}`
  const answered = `canary-${randomUUID()}`
  const server = await testServer({ log, chat: scriptedChat(failsAfter(answered)) })
  const email = `canary-${randomUUID()}@example.test`
  const me = await server.signIn(email)
  await server.anonymous(verifyOtp, { body: { email, code: '135790' } }).catch(() => {})
  const { data } = await me.call(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  await me.call(contract.sendMessage, { params, body: { content: said } }, { idempotency_key: randomUUID() })
  await Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
  // A driver error carries the statement and its values.
  const original = server.ctx.db.query
  server.ctx.db.query = () => Promise.reject(Object.assign(new Error(`bound value ${said}`), { code: '23505' }))
  const failed = await me.call(contract.getConversation, { params }).catch((error: { code: string; message: string }) => error)
  server.ctx.db.query = original
  expect(failed).toMatchObject({ code: 'INTERNAL' })
  expect((failed as { message: string }).message).not.toContain(said)

  const text = lines.join('')
  expect(lines.length).toBeGreaterThan(5)
  expect(text).toContain('"request_id"')
  expect(text).toContain('model failed')
  expect(text).toContain('request failed')
  for (const secret of [
    said,
    answered,
    email,
    email.split('@')[0]!,
    me.session_id,
    me.tokens.id_token,
    me.tokens.refresh_token,
    me.user.pubsub_token,
    '135790',
  ]) {
    expect(text).not.toContain(secret)
  }
})
