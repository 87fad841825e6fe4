import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import type { ServerEvent } from '@/contracts/events'
import { getMe } from '@/contracts/users'
import * as contract from '@/contracts/voices'
import { eraseUser } from '@/server/domain/account/erase-user'
import { checkLedger, sweepHolds } from '@/server/domain/credits/credits'
import { readEvents } from '@/server/domain/events/read-events'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { secondsToSay, sentencesToSay } from '@/contracts/spoken-text'
import { sweepVoices, workVoices } from '@/server/domain/voices/work-voices'
import { readMp3 } from '../../support/mp3'
import { ProviderError } from '@/server/providers/errors'
import { gate, scriptedSpeech, tone, tones, type Say } from '@/tests/support/speech'
import { testServer } from '@/tests/support/server'

const TEXT = '*smiles* There you are. I kept the kettle on. Tell me all of it!'
const LONG = 'I kept the kettle on, and I want to hear all of it, slowly, from the start. '.repeat(4)

async function open(say: Say = tones, text = TEXT) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const speech = scriptedSpeech(say)
  const server = await testServer({ speech, now: () => clock.now })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const db = server.ctx.db
  const newest = async () => (await me.call(conversations.getConversation, { params })).messages.at(-1)!
  const message_id = (await newest()).id
  await db.query('update messages set content = $2 where id = $1', [message_id, text])
  const ask = (by = me) => by.call(contract.requestVoice, { params: { id: String(message_id) } })
  const balance = async () => (await me.call(getMe)).credit_balance
  const rows = () =>
    db.query<{ state: string; reason: string | null; attempts: number }>(
      'select state, reason, attempts from voices where message_id = $1 order by id',
      [message_id],
    )
  const events = async () => (await readEvents(server.ctx, me.user.id, 0)) as ServerEvent[]
  const fetchSound = (url: string, headers: Record<string, string> = {}) => server.media(new Request(`http://localhost${url}`, { headers }))
  /** Its body read to the end, so that no file stays open. */
  const statusOf = async (url: string) => {
    const answer = await fetchSound(url)
    await answer.arrayBuffer()
    return answer.status
  }
  const premium = async () => {
    await db.query(`update users set premium_until = '2027-01-01' where id = $1`, [me.user.id])
    forgetCallers(server.ctx, me.user.id)
  }
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
  return {
    ...server,
    db,
    me,
    message_id,
    params,
    newest,
    ask,
    balance,
    rows,
    events,
    fetchSound,
    statusOf,
    premium,
    speech,
    clock,
    later,
    done: () => workVoices(server.ctx),
  }
}

test('a message is spoken, can be heard, is paid once, and keeps its voice', async () => {
  const { ask, newest, balance, done, speech, fetchSound, ctx, events, later } = await open()
  const before = await balance()
  const asked = await ask()
  expect(asked.new).toBe(true)
  expect(await balance()).toBe(before - 3)
  await done()
  expect(speech.asked[0]!.sentences.map(({ text }) => text)).toEqual(['There you are.', 'I kept the kettle on.', 'Tell me all of it!'])
  const { voice } = await newest()
  expect(voice).toMatchObject({ state: 'ready' })
  expect(voice!.peaks).toHaveLength(48)
  const answer = await fetchSound(asked.url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const sound = readMp3(new Uint8Array(await answer.arrayBuffer()))
  expect(sound.seconds).toBeCloseTo(voice!.seconds, 2)
  expect(Math.max(...voice!.peaks)).toBe(100)
  expect(await ask()).toEqual({ url: asked.url, new: false })
  expect(voice!.url).toBe(asked.url)
  later(3_600_000)
  await sweepHolds(ctx)
  expect(await balance()).toBe(before - 3)
  expect(await checkLedger(ctx)).toEqual([])
  const told = (await events()).filter(({ event }) => event === 'voice.updated').map(({ data }) => (data as { state: string }).state)
  expect(told).toEqual(['queued', 'ready'])
})

test('twenty requests at once are one voice at one price', async () => {
  const { opened, open: go } = gate()
  const { ask, balance, done, speech, ctx, rows } = await open(async function* (request) {
    await opened
    yield* tones(request)
  })
  const before = await balance()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask()))
  expect(answers.filter((one) => one.status === 'fulfilled' && one.value.new)).toHaveLength(1)
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string; message: string }] : []))
  expect(refused).toHaveLength(19)
  for (const { code, message } of refused) expect([code, message]).toEqual(['VOICE_RUNNING', 'Voice message is being generated'])
  expect(await balance()).toBe(before - 3)
  go()
  await done()
  expect(speech.asked).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
  expect(await balance()).toBe(before - 3)
  expect(await checkLedger(ctx)).toEqual([])
})

test('requests that race with a quick engine learn what became of the first', async () => {
  const { ask, balance, done, speech, ctx } = await open()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask()))
  expect(answers.filter((one) => one.status === 'fulfilled' && one.value.new)).toHaveLength(1)
  const words: Record<string, string> = {
    VOICE_RUNNING: 'Voice message is being generated',
    VOICE_EXISTS: 'Voice message already generated',
  }
  for (const one of answers) {
    if (one.status === 'rejected') expect((one.reason as Error).message).toBe(words[(one.reason as { code: string }).code])
  }
  await done()
  expect((await ask()).new).toBe(false)
  expect([await balance(), speech.asked.length]).toEqual([47, 1])
  expect(await checkLedger(ctx)).toEqual([])
})

test('it is heard before it is finished, from its beginning, by everybody who comes meanwhile', async () => {
  const { opened, open: go } = gate()
  const first = await tone(1)
  const { ask, done, fetchSound, statusOf, newest } = await open(async function* () {
    yield first
    await opened
    yield await tone(1, 300)
  })
  const { url } = await ask()
  const hear = async () => {
    const answer = await fetchSound(url, { range: 'bytes=0-' })
    expect([answer.status, answer.headers.get('content-length'), answer.headers.get('cache-control')]).toEqual([200, null, 'no-store'])
    const reader = answer.body!.getReader()
    const piece = (await reader.read()).value!
    expect(Buffer.from(piece).equals(Buffer.from(first.mp3))).toBe(true)
    return reader
  }
  const [one, two] = [await hear(), await hear()]
  expect((await newest()).voice).toMatchObject({ state: 'running', url })
  // Who needs parts gets the finished file.
  const part = fetchSound(url, { range: 'bytes=0-1' })
  await one.cancel()
  go()
  expect((await two.read()).done).toBe(false)
  expect((await two.read()).done).toBe(true)
  await done()
  const answer = await part
  expect((await answer.arrayBuffer()).byteLength).toBe(2)
  expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '2'])
  const whole = await fetchSound(url)
  await whole.arrayBuffer()
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(Number(whole.headers.get('content-length'))).toBeGreaterThan(first.mp3.length)
  expect(await statusOf(url.replace(/s=../, 's=xx'))).toBe(404)
})

test('an engine that refuses or cannot costs nothing, and the voice can be asked for again', async () => {
  for (const [kind, state] of [
    ['blocked', 'blocked'],
    ['rejected', 'failed'],
    ['misconfigured', 'failed'],
  ] as const) {
    let broken = true
    const { ask, done, newest, balance, rows, ctx, statusOf, events } = await open(async function* (request) {
      yield await tone(0.5)
      if (broken) throw new ProviderError(kind, 'no')
      yield* tones(request)
    })
    const before = await balance()
    const { url } = await ask()
    await done()
    expect(await rows()).toMatchObject([{ state, reason: 'provider' }])
    expect((await newest()).voice).toBeNull()
    expect((await newest()).content_attributes.voice).toBeUndefined()
    expect(await balance()).toBe(before)
    expect(await statusOf(url)).toBe(404)
    expect((await events()).at(-1)).toMatchObject({ event: 'voice.updated', data: { state, reason: 'provider' } })
    broken = false
    expect((await ask()).new).toBe(true)
    await done()
    expect((await rows()).map((row) => row.state)).toEqual([state, 'ready'])
    expect(await balance()).toBe(before - 3)
    expect(await checkLedger(ctx)).toEqual([])
  }
})

test('an engine that stumbles is asked again, three times at most', async () => {
  let failures = 2
  const { ask, done, later, rows, balance } = await open(async function* (request) {
    if (failures-- > 0) throw new ProviderError('transient', 'busy')
    yield* tones(request)
  })
  const before = await balance()
  await ask()
  for (let n = 0; n < 3; n++) {
    await done()
    later(10_000)
  }
  expect(await rows()).toMatchObject([{ state: 'ready', attempts: 3 }])
  expect(await balance()).toBe(before - 3)
  const other = await open(async function* () {
    yield* []
    throw new ProviderError('transient', 'busy')
  })
  await other.ask()
  for (let n = 0; n < 4; n++) {
    await other.done()
    other.later(10_000)
  }
  expect(await other.rows()).toMatchObject([{ state: 'failed', attempts: 3 }])
  expect(await other.balance()).toBe(50)
})

/** Another worker takes a voice over, speaks, marks and stores it: more than the usual second on a busy machine. */
const TAKEN_OVER = { timeout: 10_000 }

test('a voice whose process died is taken over; what nobody finishes is given up unpaid', async () => {
  const hangs = gate()
  let stuck = true
  const { ask, done, later, rows, ctx, balance, message_id, db, clock, statusOf } = await open(async function* (request) {
    if (stuck) await hangs.opened
    yield* tones(request)
  })
  const before = await balance()
  const { url } = await ask()
  await expect.poll(async () => (await rows())[0]!.state, TAKEN_OVER).toBe('running')
  stuck = false
  later(31_000)
  void sweepVoices(ctx)
  // This process's workers: one still hangs in the first try, another takes the voice over.
  void done()
  await expect.poll(async () => (await rows())[0]!.state, TAKEN_OVER).toBe('ready')
  expect(await balance()).toBe(before - 3)
  hangs.open()
  await done()
  expect(await rows()).toMatchObject([{ state: 'ready', attempts: 2 }])
  expect(await statusOf(url)).toBe(200)
  expect(await balance()).toBe(before - 3)
  await db.query(`update voices set state = 'running', attempts = 10, heartbeat_at = $2 where message_id = $1`, [message_id, clock.now])
  later(31_000)
  await sweepVoices(ctx)
  expect(await rows()).toMatchObject([{ state: 'failed' }])
  expect(await statusOf(url)).toBe(404)
  later(3_600_000)
  await sweepHolds(ctx)
  expect(await checkLedger(ctx)).toEqual([])
})

test('a try that was overtaken ends nothing any more', async () => {
  const [first, second] = [gate(), gate()]
  let tries = 0
  const { ask, done, later, rows, ctx, balance } = await open(async function* (request) {
    if (++tries === 1) {
      await first.opened
      throw new ProviderError('rejected', 'no')
    }
    await second.opened
    yield* tones(request)
  })
  await ask()
  await expect.poll(() => tries, TAKEN_OVER).toBe(1)
  later(31_000)
  const all = done()
  await expect.poll(() => tries, TAKEN_OVER).toBe(2)
  first.open()
  await expect.poll(() => ctx.voices.loops.size, TAKEN_OVER).toBe(1)
  expect(await rows()).toMatchObject([{ state: 'running', attempts: 2 }])
  second.open()
  await all
  expect(await rows()).toMatchObject([{ state: 'ready' }])
  expect(await balance()).toBe(47)
})

test('free voices end at ten seconds: said before where the guess says so, else when it is measured, and never paid', async () => {
  const over = `${'Tell me all of it again. '.repeat(6)}Please.`
  const seconds = secondsToSay(sentencesToSay(over))
  expect(seconds > 10 && seconds < 12.5, `${seconds} s`).toBe(true)
  const refused = await open(tones, over)
  await expect(refused.ask()).rejects.toMatchObject({ code: 'PREMIUM_ONLY' })
  expect([await refused.rows(), await refused.balance()]).toEqual([[], 50])

  const long = await open(tones, LONG)
  await expect(long.ask()).rejects.toMatchObject({ code: 'PREMIUM_ONLY' })
  expect(await long.rows()).toEqual([])
  await long.premium()
  expect((await long.ask()).new).toBe(true)
  await long.done()
  expect(await long.rows()).toMatchObject([{ state: 'ready' }])

  const text =
    'I kept the kettle on, and I want to hear all of it, slowly. Tell me from the start, please. Then tell me again, from the very end.'
  const guess = secondsToSay(sentencesToSay(text))
  expect(guess > 7.5 && guess < 10).toBe(true)
  const { opened, open: go } = gate()
  const slow = await open(async function* () {
    for (let n = 0; n < 12; n++) {
      if (n === 6) await opened
      yield await tone(1)
    }
  }, text)
  const before = await slow.balance()
  const { url } = await slow.ask()
  await expect.poll(async () => (await slow.rows())[0]!.state).toBe('running')
  const answer = await slow.fetchSound(url)
  let heard = 0
  const end = (async () => {
    for await (const piece of answer.body!) heard += piece.length
  })().catch(() => 'broken off')
  go()
  await slow.done()
  // Not a second of it was given away.
  expect([await end, heard]).toEqual(['broken off', 0])
  expect(await slow.rows()).toMatchObject([{ state: 'failed', reason: 'premium_only' }])
  expect(await slow.balance()).toBe(before)
  expect((await slow.events()).at(-1)).toMatchObject({ event: 'voice.updated', data: { state: 'failed', reason: 'premium_only' } })
})

test('what cannot be said is said so, without a price', async () => {
  for (const text of ['Привет, как дела? Я так рада тебя видеть.', '¿Y tú? Me gusta mucho la casa con las flores.', '*smiles* 💙', '']) {
    const { ask, balance, rows } = await open(tones, text)
    await expect(ask()).rejects.toMatchObject({ code: 'VOICE_NOT_POSSIBLE', message: 'Failed to generate voice message' })
    expect([await balance(), await rows()]).toEqual([50, []])
  }
  const { ask, db, message_id } = await open()
  for (const status of ['streaming', 'interrupted', 'stopped', 'failed', 'blocked']) {
    await db.query('update messages set status = $2 where id = $1', [message_id, status])
    await expect(ask()).rejects.toMatchObject({ code: 'VOICE_NOT_POSSIBLE' })
  }
})

test("only a character's messages of one's own conversations have a voice", async () => {
  const { ask, signIn, me, params, rows, db, message_id } = await open()
  await expect(ask(await signIn())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const sent = await me.call(conversations.sendMessage, { params, body: { content: 'Hello there' } }, { idempotency_key: randomUUID() })
  await expect(me.call(contract.requestVoice, { params: { id: String(sent.id) } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(me.call(contract.requestVoice, { params: { id: '999999999' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.query(`update messages set content_attributes = '{"notice":"crisis"}' where id = $1`, [message_id])
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await rows()).toEqual([])
})

test('without enough credits it says so in the words that clients know, and nothing is left behind', async () => {
  const { ask, db, me, rows, newest, message_id, clock } = await open()
  await db.query(`select credits_hold($1, 'all of it', 50, 'test', interval '1 hour', $2)`, [me.user.id, clock.now])
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE', message: 'Insufficient balance' })
  expect(await rows()).toEqual([])
  expect((await newest()).id).toBe(message_id)
  expect((await newest()).voice).toBeNull()
})

test('a voice goes with the person, also one that is still being made', async () => {
  const { opened, open: go } = gate()
  const { ask, ctx, db, me, statusOf, rows, params, done, message_id } = await open(async function* (request) {
    yield* tones(request)
    if (request.sentences.length === 1) await opened
  })
  const { url } = await ask()
  await done()
  expect(await statusOf(url)).toBe(200)
  const sent = await me.call(conversations.sendMessage, { params, body: { content: 'Hello there' } }, { idempotency_key: randomUUID() })
  const [reply] = await db.query<{ id: number }>(
    `update messages set status = 'complete', content = 'Here I am.' where conversation_id = $1 and id > $2 returning id`,
    [sent.conversation_real_id, sent.id],
  )
  const second = await me.call(contract.requestVoice, { params: { id: String(reply!.id) } })
  await me.call(deleteMe, { body: { reason: 'privacy' } })
  const [erasure] = await db.query<{ id: number }>(
    `update erasures set created_at = created_at - interval '1 minute' where user_id = $1 returning id`,
    [me.user.id],
  )
  await eraseUser(ctx, { id: erasure!.id })
  expect(await db.query('select 1 from voices where user_id = $1 or message_id = $2', [me.user.id, message_id])).toEqual([])
  go()
  await done()
  for (const gone of [url, second.url]) expect(await statusOf(gone)).toBe(404)
  expect(await rows()).toEqual([])
  expect(await checkLedger(ctx)).toEqual([])
})
