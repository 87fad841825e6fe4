import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { resumeChat, setBoundaries } from '@/contracts/boundaries'
import { listMovements } from '@/contracts/billing'
import { createFrameReader, type SoundFrame } from '@/contracts/call-sound'
import * as contract from '@/contracts/calls'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { createGroup } from '@/contracts/group-chats'
import { heardText } from '@/contracts/heard-text'
import type { Message } from '@/contracts/messages'
import { getInstallation } from '@/contracts/meta'
import { CALL_MINUTE_CREDITS } from '@/contracts/prices'
import { sentencesToSay } from '@/contracts/spoken-text'
import { getMe } from '@/contracts/users'
import { sweepCalls } from '@/server/domain/calls/beat-call'
import { checkLedger } from '@/server/domain/credits/credits'
import { ProviderError } from '@/server/providers/errors'
import { wavOf } from '@/server/providers/transcription/wav-of'
import type { TranscriptionProvider } from '@/server/providers/transcription/port'
import { scriptedChat, type Script } from '@/tests/support/chat'
import { count, random, seed } from '@/tests/support/counts'
import { silent, testServer } from '@/tests/support/server'
import { gate, scriptedSpeech, tone, type Say } from '@/tests/support/speech'

const REPLY = 'I slept like a stone. Then the rain woke me up. Did you hear it too?'
const SECOND = tone(1)
const PRICE = CALL_MINUTE_CREDITS
const file = () =>
  new Blob([new Uint8Array(wavOf(Int16Array.from({ length: 16_000 }, (_, n) => Math.round(9000 * Math.sin(n / 7)))))], {
    type: 'audio/wav',
  })

type Options = { hear?: () => string; script?: Script; say?: Say; deaf?: boolean; quiet?: boolean }

async function open({ hear = () => 'Did you sleep well?', script, say, deaf, quiet }: Options = {}) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const transcription: TranscriptionProvider = { name: 'test', listens: true, transcribe: async () => hear() }
  const server = await testServer({
    chat: scriptedChat(
      script ??
        async function* () {
          yield REPLY
        },
    ),
    speech: scriptedSpeech(
      say ??
        async function* ({ sentences }) {
          for (const _ of sentences) yield await SECOND
        },
    ),
    ...(deaf ? {} : { transcription }),
    ...(quiet ? { log: silent } : {}),
    now: () => clock.now,
  })
  const { ctx } = server
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const balance = async () => (await me.call(getMe)).credit_balance
  const start = (key = randomUUID()) => me.call(contract.startCall, { params: { id: String(id) } }, { idempotency_key: key })
  const of = (call: { id: number }) => ({ id: String(call.id) })
  const messages = async (): Promise<Message[]> =>
    (await me.call(conversations.listMessages, { params: { id: String(id) }, query: { before_id: '999999999' } })).data
  const line = async () => (await messages()).at(-1)!.content_attributes.call_line
  const later = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  /** What comes out of a reply, to its end or up to as many frames. */
  async function listen(sound: string, frames = Infinity): Promise<SoundFrame[]> {
    const answer = await server.media(new Request(`http://localhost${sound}`))
    if (answer.status !== 200) throw new Error(`sound: ${answer.status}`)
    const read = createFrameReader()
    const heard: SoundFrame[] = []
    const reader = answer.body!.getReader()
    while (heard.length < frames) {
      const { done, value } = await reader.read()
      if (done) return heard
      heard.push(...read(value))
    }
    await reader.cancel()
    return heard
  }
  const speak = (call: { id: number }, key = randomUUID()) =>
    me.call(contract.takeTurn, { params: of(call), file: file() }, { idempotency_key: key })
  const turn = async (call: { id: number }) => {
    const said = await speak(call)
    return { ...said, frames: await listen(said.sound!) }
  }
  const beat = (call: { id: number }, here = false) => me.call(contract.beatCall, { params: of(call), body: { here } })
  const hangUp = (call: { id: number }, heard: contract.Heard | null = null) =>
    me.call(contract.endCall, { params: of(call), body: { heard } })
  const interrupt = (call: { id: number }, heard: contract.Heard) => me.call(contract.interruptCall, { params: of(call), body: heard })
  /** Time passes with a beat each four seconds, as a page does it. */
  async function pass(call: { id: number }, seconds: number, here = true) {
    for (let left = seconds * 1000; left > 0; left -= 4000) {
      later(Math.min(4000, left))
      await beat(call, here)
    }
  }
  return { ...server, ctx, me, id, clock, balance, start, speak, turn, beat, hangUp, interrupt, messages, line, later, pass, listen }
}

const said = (frames: SoundFrame[]) => frames.flatMap((frame) => (frame.kind === 'sentence' ? [frame.text] : []))

test('a call of five minutes: its price is held by the minute, its words are messages, and its line says what it was', async () => {
  const { ctx, me, start, turn, pass, hangUp, messages, balance, speak, listen } = await open()
  const before = await balance()
  const call = await start()
  expect(call).toMatchObject({ price: PRICE, credits: 0, seconds: 0, ended: null, last_minute: null })
  expect(await balance()).toBe(before - PRICE)
  const first = await turn(call)
  expect(first.message).toMatchObject({ content: 'Did you sleep well?', content_attributes: { call: call.id } })
  expect(said(first.frames)).toEqual(sentencesToSay(REPLY).map(({ text }) => text))
  expect(first.frames.at(-1)).toEqual({ kind: 'end', why: 'said' })
  await pass(call, 50)
  expect(await balance()).toBe(before - 2 * PRICE)
  for (let minute = 0; minute < 4; minute++) {
    await turn(call)
    await pass(call, 60)
  }
  const { sound } = await speak(call)
  await listen(sound!)
  const ended = await hangUp(call)
  expect(ended).toMatchObject({ ended: 'hung_up', seconds: 290, credits: 5 * PRICE })
  expect(await balance()).toBe(before - 5 * PRICE)
  const all = await messages()
  expect(all.at(-1)).toMatchObject({
    content: '',
    content_attributes: { notice: 'call', call_line: { seconds: 290, credits: 5 * PRICE, ended: 'hung_up' } },
  })
  expect(all.filter(({ content_attributes: a }) => a.call === call.id)).toHaveLength(13)
  expect(await checkLedger(ctx)).toEqual([])
  const [held] = await ctx.db.query<{ n: number }>(
    `select count(*)::int as n from credit_holds where key like 'call:%' and state = 'held'`,
    [],
  )
  expect(held!.n).toBe(0)
  const { data } = await me.call(listMovements, { query: {} })
  // The sixth minute was set aside and had not begun.
  expect(data.slice(0, 7).map(({ kind, credits }) => `${kind} ${credits}`)).toEqual([
    `returned ${PRICE}`,
    ...Array(6).fill(`call ${-PRICE}`),
  ])
  expect(new Set(data.slice(0, 7).map(({ subject }) => subject?.message_id))).toEqual(new Set([all.at(-1)!.id]))
  // Hung up again, from another tab: nothing changes.
  expect(await hangUp(call)).toEqual(ended)
  expect((await messages()).length).toBe(all.length)
})

test('the first sentence is spoken while the model still writes the second', async () => {
  const rest = gate()
  const { start, speak, listen, hangUp } = await open({
    async *script() {
      yield 'I slept like a stone. '
      yield 'Then'
      await rest.opened
      yield ' the rain woke me up.'
    },
  })
  const call = await start()
  const { sound } = await speak(call)
  expect((await listen(sound!, 3)).map(({ kind }) => kind)).toEqual(['sentence', 'mp3', 'sentence_end'])
  rest.open()
  expect(said(await listen(sound!))).toEqual(['I slept like a stone.', 'Then the rain woke me up.'])
  await hangUp(call)
})

test('an interruption cuts the stored reply at the last word that was heard, once', async () => {
  const { start, turn, interrupt, hangUp, messages, me, id } = await open()
  const call = await start()
  const { reply_id } = await turn(call)
  const heard = { message_id: reply_id!, sentence: 1, fraction: 0.6 }
  await interrupt(call, heard)
  const reply = async () => (await messages()).find((message) => message.id === reply_id)!
  expect(await reply()).toMatchObject({
    content: 'I slept like a stone. Then the rain',
    status: 'stopped',
    content_attributes: { call: call.id, cut_in: true },
  })
  await interrupt(call, { ...heard, fraction: 0.1 })
  expect((await reply()).content).toBe('I slept like a stone. Then the rain')
  // The next reply knows only what was heard, and a message of another chat is left alone.
  await turn(call)
  const greeting = (await messages())[0]!
  await interrupt(call, { message_id: greeting.id, sentence: 0, fraction: 0 })
  expect((await messages())[0]!.content).toBe(greeting.content)
  await hangUp(call)
  expect((await me.call(conversations.getConversation, { params: { id: String(id) } })).messages.at(-1)!.content_attributes.notice).toBe(
    'call',
  )
})

test('whoever repeats a start or a turn gets the same, and pays once', async () => {
  const { ctx, start, speak, balance, hangUp, messages, listen } = await open()
  const before = await balance()
  const key = randomUUID()
  const [call, ...again] = await Promise.all([start(key), start(key), start(key), start(key), start(key), start(key)])
  for (const one of again) expect(one).toEqual({ ...call, ended: null })
  expect(await start(key)).toEqual(call)
  expect(await balance()).toBe(before - PRICE)
  const turn_key = randomUUID()
  const [first, same] = await Promise.all([speak(call, turn_key), speak(call, turn_key)])
  expect([same.message.id, same.reply_id]).toEqual([first.message.id, first.reply_id])
  await listen(first.sound!)
  const second = await speak(call, turn_key)
  expect([second.message.id, second.reply_id]).toEqual([first.message.id, first.reply_id])
  expect((await messages()).filter(({ client_key }) => client_key === turn_key)).toHaveLength(1)
  await Promise.all([hangUp(call), hangUp(call)])
  expect((await messages()).filter(({ content_attributes: a }) => a.notice === 'call')).toHaveLength(1)
  expect(await checkLedger(ctx)).toEqual([])
})

test('a group is not called', async () => {
  const { me, anonymous } = await open()
  const { data } = await anonymous(listCharacters)
  const members = data.slice(0, 2).map(({ id }) => ({ account_id: id }))
  const { id } = await me.call(createGroup, { body: { members } }, { idempotency_key: randomUUID() })
  const call = me.call(contract.startCall, { params: { id: String(id) } }, { idempotency_key: randomUUID() })
  await expect(call).rejects.toMatchObject({ code: 'CALLS_NOT_POSSIBLE' })
})

test('another person’s call does not exist, and without an ear nobody is called', async () => {
  const { start, signIn, anonymous, listen, speak } = await open()
  const call = await start()
  const other = await signIn()
  const params = { id: String(call.id) }
  const refused = { code: 'NOT_FOUND' }
  await expect(other.call(contract.beatCall, { params, body: { here: true } })).rejects.toMatchObject(refused)
  await expect(other.call(contract.endCall, { params, body: { heard: null } })).rejects.toMatchObject(refused)
  await expect(other.call(contract.interruptCall, { params, body: { message_id: 1, sentence: 0, fraction: 0 } })).rejects.toMatchObject(
    refused,
  )
  const key = { idempotency_key: randomUUID() }
  await expect(other.call(contract.takeTurn, { params, file: file() }, key)).rejects.toMatchObject(refused)
  await expect(other.call(contract.startCall, { params: { id: String(call.conversation_id) } }, key)).rejects.toMatchObject(refused)
  expect((await anonymous(getInstallation)).calls).toBe(true)
  const { sound } = await speak(call)
  await expect(listen(`${sound!.slice(0, -2)}xx`)).rejects.toThrow('404')
  const deaf = await open({ deaf: true })
  expect((await deaf.anonymous(getInstallation)).calls).toBe(false)
  await expect(deaf.start()).rejects.toMatchObject({ code: 'CALLS_NOT_POSSIBLE' })
})

test('a second call ends the first, and a call nobody spoke in costs nothing and leaves no line', async () => {
  const { ctx, start, beat, pass, balance, messages, hangUp } = await open()
  const before = await balance()
  const first = await start()
  await pass(first, 30)
  const second = await start()
  expect(await beat(first)).toMatchObject({ ended: 'elsewhere', credits: 0 })
  await hangUp(second)
  expect(await balance()).toBe(before)
  expect((await messages()).some(({ content_attributes: a }) => a.notice === 'call')).toBe(false)
  expect(await checkLedger(ctx)).toEqual([])
})

describe('what was not served is not charged', () => {
  test('ten seconds without a network, a recognizer that fails, a model that fails, a voice that fails', async () => {
    let fault: 'ear' | 'model' | 'voice' | null = null
    const failing = (part: typeof fault) => {
      if (fault === part) throw new ProviderError('transient', 'scripted')
    }
    const { ctx, start, turn, speak, later, beat, pass, balance, hangUp, listen, line } = await open({
      quiet: true,
      hear: () => {
        failing('ear')
        return 'Did you sleep well?'
      },
      async *script() {
        failing('model')
        yield REPLY
      },
      async *say({ sentences }) {
        failing('voice')
        for (const _ of sentences) yield await SECOND
      },
    })
    const before = await balance()
    const call = await start()
    await pass(call, 8)
    await turn(call)
    await pass(call, 12)
    expect((await beat(call)).seconds).toBe(20)
    later(10_000)
    expect((await beat(call)).seconds).toBe(20)
    fault = 'ear'
    await expect(speak(call)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
    await pass(call, 40)
    expect(await beat(call)).toMatchObject({ seconds: 20, stopped: true })
    fault = 'model'
    expect((await listen((await speak(call)).sound!)).at(-1)).toEqual({ kind: 'end', why: 'failed' })
    await pass(call, 40)
    fault = 'voice'
    expect((await listen((await speak(call)).sound!)).at(-1)).toEqual({ kind: 'end', why: 'failed' })
    await pass(call, 40)
    fault = null
    expect(await beat(call)).toMatchObject({ seconds: 20, stopped: true })
    await turn(call)
    await pass(call, 10)
    await hangUp(call)
    expect(await line()).toEqual({ seconds: 30, credits: PRICE, ended: 'hung_up' })
    expect(await balance()).toBe(before - PRICE)
    expect(await checkLedger(ctx)).toEqual([])
  })

  test('a call whose server or page died ends with what was served', async () => {
    const { ctx, start, turn, pass, later, balance, beat, line, speak } = await open()
    const before = await balance()
    const call = await start()
    await turn(call)
    await pass(call, 70)
    later(50_000)
    await sweepCalls(ctx)
    expect(await balance()).toBe(before - 2 * PRICE)
    later(20_000)
    await Promise.all([sweepCalls(ctx), sweepCalls(ctx)])
    expect(await beat(call)).toMatchObject({ ended: 'lost', seconds: 70, credits: 2 * PRICE })
    expect(await line()).toEqual({ seconds: 70, credits: 2 * PRICE, ended: 'lost' })
    expect(await balance()).toBe(before - 2 * PRICE)
    await expect(speak(call)).rejects.toMatchObject({ code: 'CALL_OVER' })
    expect(await checkLedger(ctx)).toEqual([])
  })

  test('in any mix of talking, interruptions, failures and absences, text, price and duration agree', async () => {
    const { below, pick } = random(seed())
    let fails = false
    const replies = [REPLY, '*smiles* Come in. Tea?', 'Yes.', 'One moment, I am looking. There it is! *holds it up* Do you like it? I do.']
    let reply = REPLY
    const { ctx, me, start, speak, listen, later, beat, interrupt, hangUp, messages } = await open({
      quiet: true,
      async *script() {
        if (fails) throw new ProviderError('transient', 'scripted')
        for (const piece of reply.match(/\S+\s*/g)!) yield piece
      },
    })
    for (let trial = 0, trials = count({ usual: 20, thorough: 100 }); trial < trials; trial++) {
      await ctx.db.query(`select credits_grant($1, 'adjustment', $2, 100, null, 'test')`, [me.user.id, `trial ${trial}`])
      const [before] = await ctx.db.query<{ balance: number }>('select balance from credit_accounts where user_id = $1', [me.user.id])
      const call = await start()
      // What a stopwatch in the person's hand shows: `open` is the time that waits for an answer.
      let [served, open_ms, state] = [0, 0, 'first' as 'first' | 'on' | 'stopped']
      const expected = new Map<number, string>()
      const passes = async () => {
        const ms = pick([1000, 2500, 4000, 4000, 8999, 10_000])
        later(ms)
        await beat(call, true)
        if (ms > contract.CALL_GAP_MS || state === 'stopped') return
        if (state === 'first') open_ms += ms
        else served += ms
      }
      let turns = 0
      let ended = false
      for (let step = 0, steps = 1 + below(12); step < steps && !ended; step++) {
        await passes()
        if (below(3) === 0) continue
        fails = below(4) === 0
        reply = pick(replies)
        const { sound, reply_id } = await speak(call)
        turns += 1
        const frames = await listen(sound!)
        if (fails) {
          expect(frames.at(-1)).toEqual({ kind: 'end', why: 'failed' })
          ;[open_ms, state] = [0, 'stopped']
          continue
        }
        served += open_ms
        ;[open_ms, state] = [0, 'on']
        expected.set(reply_id!, reply)
        await passes()
        if (below(2)) continue
        const heard = { message_id: reply_id!, sentence: below(sentencesToSay(reply).length), fraction: below(11) / 10 }
        expected.set(reply_id!, heardText(reply, heard.sentence, heard.fraction))
        if (below(3)) await interrupt(call, heard)
        else {
          await hangUp(call, heard)
          ended = true
        }
      }
      await hangUp(call)
      const seconds = Math.floor(served / 1000)
      const credits = Math.ceil(served / 60_000) * PRICE
      const now = await beat(call)
      expect(now, `trial ${trial}`).toMatchObject({ seconds, credits, ended: 'hung_up' })
      const [after] = await ctx.db.query<{ balance: number }>('select balance from credit_accounts where user_id = $1', [me.user.id])
      expect(after!.balance, `trial ${trial}`).toBe(before!.balance - credits)
      const stored = (await messages()).filter(({ content_attributes: a }) => a.call === call.id)
      for (const [id, text] of expected) expect(stored.find((message) => message.id === id)?.content, `trial ${trial}`).toBe(text)
      if (turns > 0) expect(stored.at(-1)!.content_attributes.call_line).toEqual({ seconds, credits, ended: 'hung_up' })
    }
    expect(await checkLedger(ctx)).toEqual([])
  })
})

test('who runs out of credits is told before the minute ends, and the call ends with it', async () => {
  const { ctx, me, start, turn, pass, beat, balance, line } = await open()
  await ctx.db.query(`update credit_accounts set spend_limit = $2, spend_month = '2026-11', spent = 0 where user_id = $1`, [
    me.user.id,
    PRICE,
  ])
  const before = await balance()
  const call = await start()
  await turn(call)
  await pass(call, 44)
  expect((await beat(call)).last_minute).toBeNull()
  await pass(call, 4)
  expect(await beat(call, true)).toMatchObject({ last_minute: 'limit', ended: null })
  await pass(call, 16)
  expect(await beat(call)).toMatchObject({ ended: 'limit', seconds: 60, credits: PRICE })
  expect(await line()).toEqual({ seconds: 60, credits: PRICE, ended: 'limit' })
  expect(await balance()).toBe(before - PRICE)
  await expect(start()).rejects.toMatchObject({ code: 'SPENDING_LIMIT_REACHED' })
  await ctx.db.query('update credit_accounts set spend_limit = null where user_id = $1', [me.user.id])
  await ctx.db.query(`select credits_hold($1, 'all', $2, 'test', interval '1 day', $3)`, [me.user.id, before - PRICE, ctx.now()])
  await expect(start()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  expect(await checkLedger(ctx)).toEqual([])
})

test('a minute without a word ends the call, unless somebody says that they are there', async () => {
  const { start, turn, pass, beat } = await open()
  const call = await start()
  await turn(call)
  await pass(call, 40, false)
  await beat(call, true)
  await pass(call, 60, false)
  expect((await beat(call)).ended).toBeNull()
  await pass(call, 8, false)
  expect((await beat(call)).ended).toBe('silence')
})

test('safe word, danger and an age hold act as in writing', async () => {
  let words = 'Red balloon.'
  const { me, id, ctx, start, speak, turn, beat, messages, line, pass } = await open({ hear: () => words })
  await me.call(setBoundaries, { body: { themes: [], words: [], safe_word: 'red balloon' } })
  const call = await start()
  const stopped = await speak(call)
  expect(stopped).toMatchObject({ sound: null, call: { ended: 'safe_word', credits: 0 } })
  expect((await messages()).some(({ content_attributes: a }) => a.notice === 'pause')).toBe(true)
  expect(await line()).toEqual({ seconds: 0, credits: 0, ended: 'safe_word' })
  await expect(start()).rejects.toMatchObject({ code: 'CHAT_PAUSED' })
  await me.call(resumeChat, { params: { id: String(id) } })
  const second = await start()
  words = 'I am going to kill myself tonight'
  const helped = await speak(second)
  expect(helped).toMatchObject({ sound: null, call: { stopped: true, ended: null } })
  expect((await messages()).at(-1)!.content_attributes.notice).toBe('crisis')
  await pass(second, 20)
  words = 'Tell me something nice.'
  await turn(second)
  await ctx.db.query('update users set age_hold_at = $2 where id = $1', [me.user.id, ctx.now()])
  expect((await beat(second)).ended).toBe('closed')
})
