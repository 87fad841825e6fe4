import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { lastSeq, readEvents, removeOldEvents } from '@/server/domain/events/read-events'
import { testServer } from '@/tests/support/server'

test('what was removed with time cannot be resumed, whether all of it is gone or only its beginning', async () => {
  let now = Date.now()
  const { ctx, anonymous, signIn } = await testServer({ now: () => new Date(now) })
  const { call, user } = await signIn()
  const { data } = await anonymous(listCharacters)
  const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const say = async () => {
    await call(contract.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
    await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  }
  await say()
  const early = await lastSeq(ctx, user.id)
  await say()
  const seqs = async (after: number) => (await readEvents(ctx, user.id, after))?.map(({ seq }) => seq) ?? null
  const late = await lastSeq(ctx, user.id)
  expect(await seqs(early)).toEqual(Array.from({ length: late - early }, (_, n) => early + 1 + n))
  now += 3 * 24 * 3_600_000
  await removeOldEvents(ctx)
  expect(await seqs(early)).toBeNull()
  expect(await seqs(late)).toEqual([])
  await say()
  expect(await seqs(early)).toBeNull()
  expect(await seqs(late)).toHaveLength((await lastSeq(ctx, user.id)) - late)
})
