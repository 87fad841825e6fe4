import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as alternatives from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import * as surprises from '@/contracts/surprises'
import { rememberNow } from '@/server/domain/memories/remember'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { count, random, seed } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

const TOWNS = ['Ashford', 'Bramley', 'Corby', 'Dunmore', 'Elstree', 'Farnham', 'Godalm', 'Hexham', 'Ilkley', 'Jarrow']
/** Letters only, so that a town reads as a name. */
const lettersOf = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

test('facts and scenes of another branch are in no prompt, wherever the branches part', async () => {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    yield 'I see.'
  })
  // Demo: what is told is read by the rules, at once.
  const server = await testServer({ chat: { ...chat, demo: true } })
  const { data } = await server.anonymous(listCharacters)
  const { pick, below } = random(seed())
  const trials = count({ usual: 5, thorough: 100 })
  let parted = 0
  for (let trial = 0; trial < trials; trial++) {
    const me = await server.signIn()
    await server.ctx.db.query(`update users set premium_until = $2 where id = $1`, [me.user.id, new Date(Date.now() + 86_400_000)])
    const { id } = await me.call(contract.createConversation, { body: { account_id: pick(data).id } })
    const params = { id: String(id) }
    const settled = () => Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    const key = () => ({ idempotency_key: randomUUID() })
    const shown = async () => (await me.call(contract.getConversation, { params })).messages
    let told = 0
    const tell = () => `I live in ${pick(TOWNS)}${lettersOf(trial * 1000 + told++)}.`
    const said: string[] = []
    for (let step = 0; step < 5; step++) {
      const mine = (await shown()).filter(({ sender_type, content_attributes }) => sender_type === 'User' && !content_attributes.surprise)
      const content = tell()
      said.push(content)
      if (mine.length > 0 && below(2) === 0) {
        parted++
        await me.call(alternatives.editMessage, { params: { id: String(pick(mine).id) }, body: { content } }, key())
      } else await me.call(contract.sendMessage, { params, body: { content } }, key())
      await settled()
      if (below(3) === 0) {
        await me.call(surprises.requestSurprise, { params, body: { type: 'Chat' } }, key()).catch(() => null)
        await settled()
      }
      await rememberNow(server.ctx, me.user.id, id)
    }
    const [early] = (await shown()).filter(({ sender_type }) => sender_type === 'User')
    const content = tell()
    await me.call(alternatives.editMessage, { params: { id: String(early!.id) }, body: { content } }, key())
    await settled()
    await rememberNow(server.ctx, me.user.id, id)
    await me.call(contract.sendMessage, { params, body: { content: 'What do you know of me?' } }, key())
    await settled()
    const prompt = asked.at(-1)!
    const whole = JSON.stringify([prompt.system, prompt.notes, prompt.messages, prompt.recalled])
    const place = (line: string) => line.slice('I live in '.length, -1)
    expect(whole).toContain(place(content))
    for (const line of said) expect(whole).not.toContain(place(line))
    // No scene was begun on this branch.
    expect(prompt.line ?? null).toBeNull()
    const [scene] = await server.ctx.db.query<{ count: number }>(
      `select count(*)::int as count from surprises s join messages m on m.id = s.message_id where s.conversation_id = $1 and m.shown and s.ended_at is null`,
      [id],
    )
    expect(scene!.count).toBe(0)
  }
  expect(parted).toBeGreaterThan(0)
}, 600_000)
