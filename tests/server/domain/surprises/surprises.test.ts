import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { updatePreferences } from '@/contracts/account'
import { listMovements } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { SCENARIO_CREDITS } from '@/contracts/prices'
import { endSurprise, requestSurprise, type ScenarioType } from '@/contracts/surprises'
import { getMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { SCENARIOS } from '@/server/domain/surprises/scenarios/index'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { ChatRequest } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { failsAfter, says, scriptedChat, waitsAfter } from '@/tests/support/chat'
import { seed } from '@/tests/support/counts'
import { testServer, type TestServer } from '@/tests/support/server'

async function begin(server: TestServer, name = 0) {
  const me = await server.signIn()
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[name]!.id } })
  const params = { id: String(id) }
  const settle = () => Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  const messages = async () => (await me.call(contract.getConversation, { params })).messages
  return {
    me,
    id,
    params,
    settle,
    messages,
    ask: (type: ScenarioType = 'Game', key = randomUUID()) =>
      me.call(requestSurprise, { params, body: { type } }, { idempotency_key: key }),
    say: async (content: string) => {
      await me.call(contract.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
      await settle()
      return (await messages()).at(-1)!
    },
    balance: async () => (await me.call(getMe)).credit_balance,
    spent: async () =>
      (await me.call(listMovements, { query: {} })).data.filter(({ kind }) => kind === 'scenario').map(({ credits }) => credits),
  }
}
const mark = (message: Message | undefined) => message?.content_attributes.surprise

test('a surprise is a message of the character, marked and titled, for two credits with a line of its own', async () => {
  const server = await testServer({ chat: createEmbeddedChat({ pace_ms: 0 }) })
  const { ask, settle, messages, balance, spent } = await begin(server)
  const opened = await ask('Game')
  expect(opened).toMatchObject({ sender_type: 'Contact', status: 'streaming', content_attributes: { surprise: { type: 'Game' } } })
  await settle()
  const message = (await messages()).at(-1)!
  expect(message).toMatchObject({ id: opened.id, status: 'complete' })
  expect(message.content.length).toBeGreaterThan(40)
  expect(SCENARIOS.Game.map(({ title }) => title)).toContain(mark(message)?.title)
  expect(await balance()).toBe(50 - SCENARIO_CREDITS)
  expect(await spent()).toEqual([-SCENARIO_CREDITS])
})

test('the built-in companion plays each kind of game to its end, and then the talk is free again', async () => {
  const server = await testServer({ chat: createEmbeddedChat({ pace_ms: 0 }) })
  const { ask, settle, say, me, id } = await begin(server)
  await server.ctx.db.query(`select credits_grant($1, 'adjustment', $2, 500, null, 'test')`, [me.user.id, randomUUID()])
  const played = new Set<string>()
  for (let round = 0; round < 8; round++) {
    await ask('Game')
    await settle()
    const ended = () =>
      server.ctx.db.query('select 1 from surprises where conversation_id = $1 and ended_at is null', [id]).then((open) => open.length === 0)
    for (let turn = 0; turn < 30 && !(await ended()); turn++) {
      await say(turn % 3 === 0 ? 'the second one' : 'a small red thing in my kitchen')
      expect(turn).toBeLessThan(29)
    }
    const [row] = await server.ctx.db.query<{ variant: string; ended_at: Date | null }>(
      'select variant, ended_at from surprises where conversation_id = $1 order by id desc limit 1',
      [id],
    )
    expect(row!.ended_at).not.toBeNull()
    played.add(row!.variant)
  }
  expect(played.size).toBe(8)
}, 60_000)

test('a model is told the scene, its beat and its end, and each turn only once it has arrived', async () => {
  const asked: ChatRequest[] = []
  let fails = false
  const server = await testServer({
    chat: scriptedChat(async function* (request) {
      asked.push(request)
      yield 'Half a line '
      if (fails) throw new ProviderError('transient', 'scripted')
      yield 'and the rest.'
    }),
  })
  const { ask, settle, say, me, params, messages } = await begin(server)
  await ask('Chat')
  await settle()
  const title = mark((await messages()).at(-1))!.title
  expect(asked[0]!.notes).toContain(`called "${title}"`)
  expect(asked[0]!.notes).toContain('Begin the scene now')
  expect(asked[0]!.messages.at(-1)).toMatchObject({ role: 'user' })
  fails = true
  expect((await say('A long and honest answer')).status).toBe('interrupted')
  const [, first] = asked
  expect(first!.notes).toContain('Turn 2.')
  fails = false
  await me.call(contract.continueReply, { params }, { idempotency_key: randomUUID() })
  await settle()
  expect(asked[2]!.line).toBe(first!.line)
  expect((await messages()).at(-1)!.status).toBe('complete')
  await say('Another answer of mine')
  expect(asked[3]!.notes).toContain('Turn 3.')
  expect(asked[3]!.line).not.toBe(first!.line)
})

test('pressed twice at once with one key it is one message, paid once; with two keys the second waits its turn', async () => {
  const { script, go } = waitsAfter('Once ', 'upon a time.')
  const server = await testServer({ chat: scriptedChat(script) })
  const { ask, settle, balance, messages } = await begin(server)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('Chat', key)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  await expect(ask('Game')).rejects.toMatchObject({ code: 'GENERATION_RUNNING' })
  await expect(ask('Game', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  go()
  await settle()
  expect(await balance()).toBe(48)
  expect((await messages()).filter((message) => mark(message))).toHaveLength(1)
  expect((await ask('Chat', key)).id).toBe(answers[0]!.id)
  expect(await balance()).toBe(48)
})

test('one that breaks off is unpaid and continues where it stopped, at the price of a message', async () => {
  const line = { all: '' }
  let breaks = true
  const server = await testServer({
    chat: scriptedChat(async function* (request) {
      line.all ||= request.line!
      yield line.all.slice(request.continuation ? 20 : 0, breaks ? 20 : undefined)
      if (breaks) throw new ProviderError('transient', 'scripted')
    }),
  })
  const { ask, settle, balance, messages, me, params, say } = await begin(server)
  await ask('Game')
  await settle()
  expect((await messages()).at(-1)).toMatchObject({ status: 'interrupted' })
  expect(await balance()).toBe(50)
  breaks = false
  await me.call(contract.continueReply, { params }, { idempotency_key: randomUUID() })
  await settle()
  const message = (await messages()).at(-1)!
  expect(message).toMatchObject({ status: 'complete' })
  expect(mark(message)).toMatchObject({ type: 'Game' })
  expect(await balance()).toBe(49)
  await say('one')
  const [row] = await server.ctx.db.query<{ next: { at: number } }>('select next from surprises where message_id = $1', [message.id])
  expect(row!.next.at).toBeGreaterThanOrEqual(1)
})

test('stopped, it is kept and paid; failed at once, it costs nothing and leaves no scene behind', async () => {
  const { script } = waitsAfter('Once upon ')
  const stopped = await begin(await testServer({ chat: scriptedChat(script) }))
  await stopped.ask('Chat')
  await expect.poll(async () => (await stopped.messages()).at(-1)?.content).toContain('Once')
  await stopped.me.call(contract.stopReply, { params: stopped.params })
  await stopped.settle()
  expect((await stopped.messages()).at(-1)).toMatchObject({ status: 'stopped' })
  expect(await stopped.balance()).toBe(48)

  const asked: ChatRequest[] = []
  let down = true
  const failing = await begin(
    await testServer({
      chat: scriptedChat(async function* (request) {
        asked.push(request)
        if (down) throw new ProviderError('transient', 'scripted')
        yield 'Hello again.'
      }),
    }),
  )
  await failing.ask('Chat')
  await failing.settle()
  expect((await failing.messages()).at(-1)).toMatchObject({ status: 'failed' })
  expect(await failing.balance()).toBe(50)
  down = false
  await failing.say('Never mind. How are you?')
  expect(asked.at(-1)).toMatchObject({ line: null })
  expect(asked.at(-1)!.notes).not.toContain('A scene is on')
})

test('it ends by the words, by the button, and by another one', async () => {
  const server = await testServer({ chat: createEmbeddedChat({ pace_ms: 0 }) })
  const { ask, settle, messages, say, me, params } = await begin(server)
  const of = async (id: number) => mark((await messages()).find((message) => message.id === id))
  const first = await ask('Chat')
  await settle()
  await say('Please stop the game')
  expect(await of(first.id)).toMatchObject({ ended: true })
  const second = await ask('Chat')
  await settle()
  await me.call(endSurprise, { params })
  await me.call(endSurprise, { params })
  expect(await of(second.id)).toMatchObject({ ended: true })
  const third = await ask('Game')
  await settle()
  const fourth = await ask('Spicy')
  await settle()
  expect(await of(third.id)).toMatchObject({ ended: true })
  expect((await of(fourth.id))?.ended).toBeUndefined()
  expect((await say('I like you')).content).not.toBe('')
})

test('ended while its turn is being written, the next message is answered without it', async () => {
  const asked: ChatRequest[] = []
  let wait: Promise<void> | null = null
  const server = await testServer({
    chat: scriptedChat(async function* (request) {
      asked.push(request)
      yield 'Some words '
      await wait
      yield 'and more.'
    }),
  })
  const { ask, settle, me, params, say } = await begin(server)
  await ask('Chat')
  await settle()
  let go = () => {}
  wait = new Promise((resolve) => (go = resolve))
  await me.call(contract.sendMessage, { params, body: { content: 'An answer of mine' } }, { idempotency_key: randomUUID() })
  await expect.poll(() => asked.length).toBe(2)
  await me.call(endSurprise, { params })
  go()
  await settle()
  await say('And something else')
  expect(asked[1]!.notes).toContain('A scene is on')
  expect(asked[2]!.notes).not.toContain('A scene is on')
})

test('without credits nothing begins; the limit of the month counts; nobody else may ask or end', async () => {
  const server = await testServer()
  const { ask, me, params, balance } = await begin(server)
  const other = await server.signIn()
  await expect(other.call(requestSurprise, { params, body: { type: 'Game' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.call(endSurprise, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(me.call(requestSurprise, { params, body: { type: 'Other' as ScenarioType } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await server.ctx.db.query('update credit_accounts set spend_limit = 1 where user_id = $1', [me.user.id])
  await expect(ask()).rejects.toMatchObject({ code: 'SPENDING_LIMIT_REACHED' })
  await server.ctx.db.query('update credit_accounts set spend_limit = null where user_id = $1', [me.user.id])
  await server.ctx.db.query(`select credits_hold($1, 'test:rest', 49, 'photo', interval '1 hour', now())`, [me.user.id])
  expect(await balance()).toBe(1)
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  expect(await balance()).toBe(1)
})

test('premium pays for surprises too, as for all scenario types', async () => {
  const server = await testServer({ chat: scriptedChat(says('Hello.')) })
  const { me, params, settle } = await begin(server)
  await server.ctx.db.query(`update users set premium_until = now() + interval '1 day' where id = $1`, [me.user.id])
  const again = await server.signIn(me.email)
  const before = (await again.call(getMe)).credit_balance
  await again.call(requestSurprise, { params, body: { type: 'Chat' } }, { idempotency_key: randomUUID() })
  await settle()
  expect((await again.call(getMe)).credit_balance).toBe(before - SCENARIO_CREDITS)
})

test('Spicy is for every adult in covered words, and for nobody in the sfw mode', async () => {
  const server = await testServer({ chat: createEmbeddedChat({ pace_ms: 0 }) })
  const { ask, me, settle, messages, balance } = await begin(server)
  await ask('Spicy')
  await settle()
  expect((await messages()).at(-1)).toMatchObject({ status: 'complete', content_attributes: { surprise: { type: 'Spicy' } } })
  await me.call(updatePreferences, { body: { app_mode: 'crush:sfw' } })
  await expect(ask('Spicy')).rejects.toMatchObject({ code: 'SURPRISE_NOT_AVAILABLE', details: { reason: 'mode' } })
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  await server.ctx.db.query(`update sessions set app_mode = 'crush:sfw' where user_id = $1`, [me.user.id])
  forgetCallers(server.ctx, me.user.id)
  await expect(ask('Spicy')).rejects.toMatchObject({ code: 'SURPRISE_NOT_AVAILABLE', details: { reason: 'mode' } })
  expect(await balance()).toBe(48)
  expect((await ask('Chat')).content_attributes.surprise?.type).toBe('Chat')
  await settle()
})

test('what a model writes in a scene is moderated like every reply', async () => {
  const server = await testServer({ chat: scriptedChat(says('I am six years old.')) })
  const { ask, settle, messages, balance } = await begin(server)
  await ask('Spicy')
  await settle()
  // What was blocked would be blocked again, so the scene is over with it.
  expect((await messages()).at(-1)).toMatchObject({ status: 'blocked', content: '', content_attributes: { surprise: { ended: true } } })
  expect(await balance()).toBe(50)
})

test('an acute crisis ends the scene, and no other begins for a day', async () => {
  let hours = 0
  const server = await testServer({ chat: createEmbeddedChat({ pace_ms: 0 }), now: () => new Date(Date.now() + hours * 3_600_000) })
  const { ask, settle, messages, me, params } = await begin(server)
  const opened = await ask('Game')
  await settle()
  await me.call(contract.sendMessage, { params, body: { content: 'I am going to kill myself tonight' } }, { idempotency_key: randomUUID() })
  await settle()
  const after = await messages()
  expect(after.at(-1)).toMatchObject({ content_attributes: { notice: 'crisis' } })
  expect(mark(after.find(({ id }) => id === opened.id))).toMatchObject({ ended: true })
  await expect(ask('Chat')).rejects.toMatchObject({ code: 'SURPRISE_NOT_AVAILABLE', details: { reason: 'rest' } })
  hours = 25
  expect((await ask('Chat')).content_attributes.surprise?.type).toBe('Chat')
  await settle()
})

const FATES = ['complete', 'fails at once', 'breaks off', 'blocked', 'hangs', 'dies'] as const
type Fate = (typeof FATES)[number]
type Step = { do: 'surprise' | 'send' | 'continue'; fate: Fate; copies: number } | { do: 'stop' | 'end' }

test('any mix of surprises, sends, failures, deaths, stops and ends bills exactly what arrived, at its own price', async () => {
  let next: Fate = 'complete'
  const chat = scriptedChat(async function* ({ signal }) {
    const mine = next
    if (mine === 'fails at once') throw new ProviderError('transient', 'scripted')
    if (mine === 'blocked') throw new ProviderError('blocked', 'scripted')
    yield 'Some words. '
    if (mine === 'breaks off') throw new ProviderError('transient', 'scripted')
    if (mine === 'hangs' || mine === 'dies') await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    if (!signal.aborted) yield 'And the rest.'
  })
  const server = await testServer({ chat })
  const { ctx } = server
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('surprise' as const, 'surprise' as const, 'send' as const, 'continue' as const),
        fate: fc.constantFrom(...FATES),
        copies: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom({ do: 'stop' as const }, { do: 'end' as const }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { me, params, id, ask } = await begin(server)
      const own = () => [...ctx.running.entries()].filter(([, reply]) => reply.user_id === me.user.id)
      const settle = () =>
        Promise.all(own().map(([, reply]) => Promise.race([reply.done, new Promise((resolve) => setTimeout(resolve, 40))])))
      const quietly = (promise: Promise<unknown>) =>
        promise.catch((error: { code?: string }) => {
          if (!['GENERATION_RUNNING', 'NOT_ENOUGH_BALANCE'].includes(error.code ?? '')) throw error
        })
      for (const s of steps) {
        if ('fate' in s) {
          next = s.fate
          const key = randomUUID()
          await Promise.all(
            Array.from({ length: s.copies }, () =>
              quietly(
                s.do === 'surprise'
                  ? ask('Game', key)
                  : s.do === 'send'
                    ? me.call(contract.sendMessage, { params, body: { content: `hello ${key}` } }, { idempotency_key: key })
                    : me.call(contract.continueReply, { params }, { idempotency_key: key }),
              ),
            ),
          )
        } else await me.call(s.do === 'stop' ? contract.stopReply : endSurprise, { params })
        await settle()
        if ('fate' in s && s.fate === 'dies') {
          for (const [generation, reply] of own()) {
            ctx.running.delete(generation)
            await ctx.db.query(`update generations set heartbeat_at = now() - interval '1 hour' where id = $1`, [generation])
            await interruptStale(ctx)
            reply.abort.abort('shutdown')
            await reply.done
          }
        }
      }
      await me.call(contract.stopReply, { params })
      await settle()
      const ended = await ctx.db.query<{ state: string; credits: number; reason: string; paid: number | null; line: string | null }>(
        `select g.state, g.credits, g.reason, l.credits as paid, l.reason as line from generations g
         left join ledger_entries l on l.user_id = g.user_id and l.kind = 'capture' and l.key = 'reply:' || g.id
        where g.user_id = $1`,
        [me.user.id],
      )
      for (const generation of ended) {
        expect(generation.state).not.toBe('running')
        if (generation.paid === null) expect(['failed', 'interrupted', 'blocked', 'stopped']).toContain(generation.state)
        else {
          expect(['complete', 'stopped']).toContain(generation.state)
          expect(generation).toMatchObject({
            paid: generation.credits,
            line: generation.reason,
            credits: generation.reason === 'scenario' ? 2 : 1,
          })
        }
        if (generation.state === 'complete') expect(generation.paid).not.toBeNull()
      }
      expect((await me.call(getMe)).credit_balance).toBe(50 - ended.reduce((sum, { paid }) => sum + (paid ?? 0), 0))
      expect((await checkLedger(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
      const twice = await ctx.db.query('select client_key from surprises where conversation_id = $1 group by 1 having count(*) > 1', [id])
      expect(twice).toEqual([])
      const open = await ctx.db.query('select 1 from surprises where conversation_id = $1 and ended_at is null', [id])
      expect(open.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 20, seed: seed() },
  )
}, 120_000)

test('a price that no single lot has is held, and comes back when nothing arrived', async () => {
  const server = await testServer({ chat: scriptedChat(failsAfter()) })
  const { ask, settle, me, balance } = await begin(server)
  await server.ctx.db.query(`select credits_hold($1, 'test:rest', 49, 'photo', interval '1 hour', now())`, [me.user.id])
  await server.ctx.db.query(`select credits_grant($1, 'adjustment', $2, 1, null, 'test')`, [me.user.id, randomUUID()])
  await ask()
  await settle()
  expect(await balance()).toBe(2)
  expect((await checkLedger(server.ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
})
