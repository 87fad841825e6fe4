import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { updatePreferences } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import type { EventData } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { getInstallation } from '@/contracts/meta'
import { getMe } from '@/contracts/users'
import * as contract from '@/contracts/voice-notes'
import type { Context, Log } from '@/server/domain/context'
import { checkLedger, sweepHolds } from '@/server/domain/credits/credits'
import { readEvents } from '@/server/domain/events/read-events'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { sweepVoiceNotes, workVoiceNotes } from '@/server/domain/voice-notes/work-voice-notes'
import { ProviderError } from '@/server/providers/errors'
import type { ChatProvider, ChatRequest } from '@/server/providers/chat/port'
import type { TranscriptionProvider, TranscriptionRequest } from '@/server/providers/transcription/port'
import { wavOf } from '@/server/providers/transcription/wav-of'
import { scriptedChat, waitsAfter } from '@/tests/support/chat'
import { speak } from '@/tests/support/flite'
import { silent, testServer } from '@/tests/support/server'

const SAID = 'Did you sleep well, my dear?'
let spoken: Buffer
beforeAll(async () => {
  spoken = await speak(SAID)
})

const RATE = contract.VOICE_NOTE_RATE
const tone = (seconds: number) =>
  wavOf(Int16Array.from({ length: Math.round(seconds * RATE) }, (_, n) => Math.round(9000 * Math.sin(n / 7))))
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'audio/wav' })

type Hear = (request: TranscriptionRequest, tries: number) => Promise<string> | string
const hearing = (hear: Hear = () => SAID): TranscriptionProvider & { asked: TranscriptionRequest[] } => {
  const asked: TranscriptionRequest[] = []
  return {
    name: 'test',
    listens: true,
    asked,
    async transcribe(request) {
      asked.push(request)
      return hear(request, asked.length)
    },
  }
}

async function statusOf(media: (request: Request) => Promise<Response>, message: Message): Promise<number> {
  const answer = await media(new Request(`http://localhost${message.voice_note!.url!}`))
  await answer.arrayBuffer()
  return answer.status
}

type Options = { hear?: Hear; deaf?: boolean; chat?: ChatProvider; log?: Log }

async function open({ hear, deaf, chat, log }: Options = {}) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') }
  const transcription = hearing(hear)
  const read: ChatRequest[] = []
  const talking =
    chat ??
    scriptedChat(async function* (request) {
      read.push(request)
      yield 'Like a stone.'
    })
  const server = await testServer({ chat: talking, log, now: () => clock.now, ...(deaf ? {} : { transcription }) })
  const { ctx } = server
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const send = (file: Uint8Array = spoken, key = randomUUID(), content?: string) =>
    me.call(
      contract.sendVoiceNote,
      { params, file: blob(file), ...(content === undefined ? {} : { body: { content } }) },
      { idempotency_key: key },
    )
  const messages = async (): Promise<Message[]> =>
    (await me.call(conversations.listMessages, { params, query: { before_id: '999999999' } })).data
  const balance = async () => (await me.call(getMe)).credit_balance
  const listed = async () => (await me.call(contract.listVoiceNotes, { params })).data
  const settle = async () => {
    for (const reply of ctx.running.values()) if (reply.user_id === me.user.id) await reply.done
  }
  const work = async (with_ctx: Context = ctx) => {
    await workVoiceNotes(with_ctx)
    await settle()
  }
  const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  const premium = async () => {
    await ctx.db.query(`update users set premium_until = '2027-01-01' where id = $1`, [me.user.id])
    forgetCallers(ctx, me.user.id)
  }
  const files = async () => {
    const rows = await ctx.db.query<{ storage_key: string | null }>('select storage_key from voice_notes where user_id = $1', [me.user.id])
    return rows.flatMap(({ storage_key }) => storage_key ?? [])
  }
  return { ...server, me, id, params, send, messages, balance, listed, work, settle, later, premium, files, transcription, read, clock }
}

test('a note is taken, written down, stands in the chat with its sound, is paid then, and answered for nothing', async () => {
  const { send, work, messages, balance, listed, read, transcription, media, ctx, me } = await open()
  const before = await balance()
  const key = randomUUID()
  const asked = await send(spoken, key)
  expect(asked).toMatchObject({ state: 'queued', client_key: key, rule: null })
  expect(asked.seconds).toBeCloseTo((spoken.length - 44) / 2 / RATE, 5)
  expect(await balance()).toBe(before - 3)
  expect(await listed()).toEqual([asked])
  expect((await messages()).some(({ client_key }) => client_key === key)).toBe(false)
  await work()
  expect(await listed()).toEqual([])
  const [mine, reply] = (await messages()).slice(-2) as [Message, Message]
  expect(mine).toMatchObject({
    sender_type: 'User',
    message_type: 0,
    content: SAID,
    client_key: key,
    status: 'sent',
    voice_note: { transcript: 'done', seconds: asked.seconds },
  })
  expect(mine.voice_note!.peaks).toHaveLength(48)
  expect(Math.max(...mine.voice_note!.peaks)).toBe(100)
  expect(reply).toMatchObject({ sender_type: 'Contact', content: 'Like a stone.', status: 'complete' })
  expect(read[0]!.messages.at(-1)).toEqual({ role: 'user', content: SAID })
  // The engine hears exactly what was recorded.
  expect(Buffer.from(transcription.asked[0]!.samples.buffer).equals(spoken.subarray(44))).toBe(true)
  const answer = await media(new Request(`http://localhost${mine.voice_note!.url!}`))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const mp3 = Buffer.from(await answer.arrayBuffer())
  expect(mp3.length).toBeGreaterThan(2000)
  expect([mp3[0], mp3[1]! & 0xe0]).toEqual([0xff, 0xe0])
  expect((await media(new Request(`http://localhost${mine.voice_note!.url!.split('?')[0]!}`))).status).toBe(404)
  expect(await balance()).toBe(before - 3)
  expect(await checkLedger(ctx)).toEqual([])
  const told = await readEvents(ctx, me.user.id, 0)
  const arrived = told!.find(({ event, data }) => event === 'message.created' && (data as Message).client_key === key)
  expect((arrived!.data as Message).voice_note!.url).toMatch(/^\/media\/.*\?e=\d+&s=/)
  const states = told!.flatMap(({ event, data }) =>
    event === 'voice_note.updated' ? [(data as EventData<'voice_note.updated'>).state] : [],
  )
  expect(states).toEqual(['queued', 'ready'])
  const [row] = await ctx.db.query<{ samples: unknown; said: unknown }>('select samples, said from voice_notes where user_id = $1', [
    me.user.id,
  ])
  expect(row).toEqual({ samples: null, said: null })
})

test('a note sent from a native app is answered as covered as everything there', async () => {
  const { ctx, me, send, work, read } = await open()
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  await send()
  await work()
  expect(read.at(-1)!.system).not.toContain('anything explicit is not')
  await ctx.db.query(`update sessions set app_mode = 'crush:sfw' where user_id = $1`, [me.user.id])
  forgetCallers(ctx, me.user.id)
  await send()
  await work()
  expect(read.at(-1)!.system).toContain('anything explicit is not')
})

test('the key stands for one note, however often and at once it is sent', async () => {
  const { send, work, balance, messages, me, params, signIn, anonymous, ctx } = await open()
  const before = await balance()
  const key = randomUUID()
  const same = await Promise.all([send(spoken, key), send(spoken, key), send(spoken, key)])
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  expect(await balance()).toBe(before - 3)
  await work()
  expect(await send(spoken, key)).toMatchObject({ id: same[0].id, state: 'ready' })
  expect((await messages()).filter(({ client_key }) => client_key === key)).toHaveLength(1)
  expect(await balance()).toBe(before - 3)
  // What was written under a key cannot be spoken under it, nor the other way round.
  const written = randomUUID()
  await me.call(conversations.sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: written })
  await expect(send(spoken, written)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  await expect(me.call(conversations.sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: key })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  const { data } = await anonymous(listCharacters)
  const other = await me.call(conversations.createConversation, { body: { account_id: data[1]!.id } })
  await expect(
    me.call(contract.sendVoiceNote, { params: { id: String(other.id) }, file: blob(spoken) }, { idempotency_key: key }),
  ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const stranger = await signIn()
  await expect(
    stranger.call(contract.sendVoiceNote, { params, file: blob(spoken) }, { idempotency_key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.call(contract.listVoiceNotes, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await checkLedger(ctx)).toEqual([])
})

test('free notes stay under ten seconds, premium ones have two minutes; a refusal costs nothing', async () => {
  const { send, work, balance, premium, messages } = await open()
  const before = await balance()
  await expect(send(tone(10))).rejects.toMatchObject({ code: 'PREMIUM_ONLY', message: expect.stringContaining('You weren’t charged.') })
  await expect(send(tone(0.2))).rejects.toMatchObject({ code: 'INVALID_AUDIO' })
  const room = wavOf(Int16Array.from({ length: 2 * RATE }, (_, n) => (n === RATE ? 20_000 : Math.round(30 * Math.sin(n / 7)))))
  await expect(send(room)).rejects.toMatchObject({
    code: 'INVALID_AUDIO',
    message: expect.stringMatching(/Nothing can be heard.*weren’t charged/),
  })
  expect(await balance()).toBe(before)
  await send(tone(9.99))
  await work()
  await premium()
  await send(tone(119))
  await work()
  expect((await messages()).at(-2)!.voice_note).toMatchObject({ seconds: 119 })
  await expect(send(tone(120.01))).rejects.toMatchObject({ code: 'INVALID_AUDIO' })
  // Premium pays for notes too.
  expect(await balance()).toBe(before - 6)
})

test('without credits nothing is stored', async () => {
  const { send, ctx, me, listed, balance } = await open()
  await ctx.db.query('select credits_hold($1, $2, $3, $4, $5::interval, $6)', [
    me.user.id,
    'else',
    (await balance()) - 2,
    'photo',
    '1 hour',
    ctx.now(),
  ])
  await expect(send()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  expect([await listed(), await balance()]).toEqual([[], 2])
})

test('words across a fixed line keep the note out, unpaid, and say which rule', async () => {
  const { send, work, balance, messages, listed, files, ctx, me } = await open({ hear: () => 'I am six years old' })
  const before = [await balance(), (await messages()).length]
  const { id } = await send()
  await work()
  expect([await balance(), (await messages()).length]).toEqual(before)
  expect(await listed()).toMatchObject([{ id, state: 'blocked', rule: 'minors' }])
  expect(await files()).toEqual([])
  const rows = await ctx.db.query<object>('select samples, said from voice_notes where user_id = $1', [me.user.id])
  expect(rows).toEqual([{ samples: null, said: null }])
  expect(await checkLedger(ctx)).toEqual([])
})

test('words of acute danger get the fixed message, and cost nothing', async () => {
  const { send, work, balance, messages, read, me, ctx } = await open({ hear: () => 'I am going to kill myself tonight' })
  const before = await balance()
  await send()
  await work()
  const [mine, answer] = (await messages()).slice(-2) as [Message, Message]
  expect(mine.voice_note!.transcript).toBe('done')
  expect(answer.content_attributes.notice).toBe('crisis')
  expect(read).toEqual([])
  expect(await balance()).toBe(before)
  expect((await readEvents(ctx, me.user.id, 0))!.some(({ event }) => event === 'safety.notice')).toBe(true)
  expect(await checkLedger(ctx)).toEqual([])
})

test('where nothing listens, the note is kept as sound, that is said before and after, and no model is asked', async () => {
  const { send, work, balance, messages, read, anonymous, params, me, ctx } = await open({ deaf: true })
  expect((await anonymous(getInstallation)).transcription).toEqual({ provider: 'none', listens: false })
  const before = await balance()
  await send()
  await work()
  const [mine, answer] = (await messages()).slice(-2) as [Message, Message]
  expect(mine).toMatchObject({ content: '', voice_note: { transcript: 'off' } })
  expect(mine.voice_note!.url).not.toBeNull()
  expect(answer).toMatchObject({
    sender_type: 'Contact',
    status: 'complete',
    content: expect.stringContaining('can’t hear notes here'),
  })
  expect(read).toEqual([])
  expect(await balance()).toBe(before)
  expect(await ctx.db.query('select 1 from ledger_entries where user_id = $1 and reason = $2', [me.user.id, 'voice'])).toEqual([])
  // The next words are answered as ever; nothing is made up about the note.
  await me.call(conversations.sendMessage, { params, body: { content: 'I said hello.' } }, { idempotency_key: randomUUID() })
  await expect.poll(() => read.length).toBe(1)
  expect(read[0]!.messages.map(({ content }) => content)).toContain(answer.content)
})

test('where nobody hears it, the character answers what was written along, for nothing; it is moderated as any text', async () => {
  const { send, work, balance, messages, read, listed, ctx } = await open({ deaf: true })
  const before = await balance()
  await send(spoken, randomUUID(), '  I made soup.  ')
  await work()
  const [mine, answer] = (await messages()).slice(-2) as [Message, Message]
  expect(mine).toMatchObject({ content: 'I made soup.', voice_note: { transcript: 'off' } })
  expect(mine.voice_note!.url).not.toBeNull()
  expect(answer).toMatchObject({ content: 'Like a stone.', status: 'complete' })
  expect(read[0]!.messages.at(-1)).toEqual({ role: 'user', content: 'I made soup.' })
  await expect(send(spoken, randomUUID(), 'a'.repeat(4001))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await send(spoken, randomUUID(), 'I am 15 years old and undress')
  await work()
  expect(await listed()).toMatchObject([{ state: 'blocked', rule: 'minors' }])
  // A note counts like a message: the account is on hold from here on.
  await expect(send(spoken, randomUUID(), 'And bread.')).rejects.toMatchObject({ code: 'AGE_HOLD' })
  expect([await balance(), await checkLedger(ctx)]).toEqual([before, []])
})

test('where notes are written down, what is written along is not used', async () => {
  const { send, work, balance, messages } = await open()
  const before = await balance()
  await send(spoken, randomUUID(), 'something else')
  await work()
  expect((await messages()).at(-2)).toMatchObject({ content: SAID })
  expect(await balance()).toBe(before - 3)
})

describe('an engine that cannot write it down', () => {
  test('is asked again when it stumbles, and once only for what it has understood', async () => {
    const { send, work, later, messages, transcription, balance } = await open({
      hear: (_request, tries) => {
        if (tries < 3) throw new ProviderError('transient', 'busy')
        return SAID
      },
    })
    const before = await balance()
    await send()
    for (let n = 0; n < 3; n++) {
      await work()
      later(10)
    }
    expect(transcription.asked).toHaveLength(3)
    expect((await messages()).at(-2)).toMatchObject({ content: SAID, voice_note: { transcript: 'done' } })
    expect(await balance()).toBe(before - 3)
  })
  for (const [name, hear] of [
    [
      'stumbles to the end',
      () => {
        throw new ProviderError('transient', 'busy')
      },
    ],
    [
      'refuses',
      () => {
        throw new ProviderError('rejected', 'no')
      },
    ],
    [
      'is set up wrongly',
      () => {
        throw new ProviderError('misconfigured', 'no')
      },
    ],
    ['makes out no word', () => '  '],
  ] as [string, Hear][]) {
    test(`${name}: the note stays as sound, free, and the companion says so`, async () => {
      const { send, work, later, messages, balance, media, ctx } = await open({ hear })
      const before = await balance()
      await send()
      for (let n = 0; n < 4; n++) {
        await work()
        later(10)
      }
      const [mine, answer] = (await messages()).slice(-2) as [Message, Message]
      expect(mine).toMatchObject({ content: '', voice_note: { transcript: 'failed' } })
      expect(await statusOf(media, mine)).toBe(200)
      expect(answer.content).toContain('couldn’t make out the words')
      expect(await balance()).toBe(before)
      expect(await checkLedger(ctx)).toEqual([])
    })
  }
  test('blocks: the note stays out, unpaid', async () => {
    const { send, work, balance, listed } = await open({
      log: silent,
      hear: () => {
        throw new ProviderError('blocked', 'no')
      },
    })
    const before = await balance()
    await send()
    await work()
    expect(await listed()).toMatchObject([{ state: 'blocked', rule: 'provider' }])
    expect(await balance()).toBe(before)
  })
})

test('a note waits for the reply that is being written, and is moderated beside its end', async () => {
  const slow = waitsAfter('One moment. ', 'Done.')
  const read: ChatRequest[] = []
  const { send, work, later, messages, listed, me, params, settle, transcription } = await open({
    chat: scriptedChat((request) => {
      read.push(request)
      return read.length === 1
        ? slow.script(request)
        : (async function* () {
            yield 'Yes.'
          })()
    }),
  })
  await me.call(conversations.sendMessage, { params, body: { content: 'Wait for me' } }, { idempotency_key: randomUUID() })
  const { id } = await send()
  for (let n = 0; n < 5; n++) {
    await Promise.race([work(), new Promise((resolve) => setTimeout(resolve, 200))])
    later(2)
  }
  expect(await listed()).toMatchObject([{ id, state: 'queued' }])
  slow.go()
  await settle()
  await work()
  expect((await messages()).slice(-4).map(({ content }) => content)).toEqual(['Wait for me', 'One moment. Done.', SAID, 'Yes.'])
  expect(read[1]!.messages.slice(-2).map(({ content }) => content)).toEqual(['One moment. Done.', SAID])
  expect(transcription.asked).toHaveLength(1)
})

test('many workers bring each note once, in the order they were sent', async () => {
  const { send, ctx, messages, balance, settle, later, listed } = await open({ hear: ({ samples }) => `note of ${samples.length} samples` })
  const before = await balance()
  const lengths = [1, 1.5, 2, 2.5]
  for (const seconds of lengths) await send(tone(seconds))
  for (let n = 0; n < 40 && (await listed()).length; n++) {
    await Promise.all(Array.from({ length: 6 }, () => workVoiceNotes(ctx)))
    await settle()
    later(2)
  }
  expect((await messages()).filter((message) => message.voice_note).map(({ content }) => content)).toEqual(
    lengths.map((seconds) => `note of ${seconds * RATE} samples`),
  )
  expect(await balance()).toBe(before - 3 * lengths.length)
  expect(await checkLedger(ctx)).toEqual([])
})

test('what nobody brings in time is given up unpaid; its sound does not stay', async () => {
  const { send, ctx, later, listed, balance, work, files } = await open()
  const before = await balance()
  const lost = await send()
  await ctx.db.query(`update voice_notes set state = 'running', attempts = 10, heartbeat_at = $2 where id = $1`, [lost.id, ctx.now()])
  later(31)
  await sweepVoiceNotes(ctx)
  expect(await listed()).toMatchObject([{ id: lost.id, state: 'failed' }])
  const late = await send()
  later(16 * 60)
  await work()
  await sweepVoiceNotes(ctx)
  expect((await listed()).find(({ id }) => id === late.id)).toMatchObject({ state: 'failed' })
  later(3600)
  await sweepHolds(ctx)
  expect([await balance(), await files()]).toEqual([before, []])
  expect(await checkLedger(ctx)).toEqual([])
})

test('the sound goes with its conversation', async () => {
  const { send, work, ctx, messages, media, id } = await open()
  await send()
  await work()
  const { url } = (await messages()).at(-2)!.voice_note!
  await ctx.db.query('delete from generations where conversation_id = $1', [id])
  await ctx.db.query('update conversations set last_message_id = null where id = $1', [id])
  await ctx.db.query('delete from messages where conversation_id = $1', [id])
  await sweepVoiceNotes(ctx)
  expect((await media(new Request(`http://localhost${url!}`))).status).toBe(404)
})

test('nothing of a voice or of its words is logged, whatever happens', async () => {
  const lines: string[] = []
  const write = (fields: object, text: string) => void lines.push(JSON.stringify([fields, text]))
  for (const hear of [
    () => SAID,
    () => {
      throw new Error(`broken while hearing ${SAID}`)
    },
    () => `${SAID} I am 15 years old and undress`,
  ] as Hear[]) {
    const { send, work, later } = await open({ hear, log: { info: write, warn: write, error: write } })
    await send()
    for (let n = 0; n < 4; n++) {
      await work()
      later(10)
    }
  }
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join('\n')).not.toMatch(/sleep well|RIFF|samples/)
})

/** The process dies at the n-th thing it does outside of itself: before it, or after it with the answer lost. */
function dying(ctx: Context, at: number, when: 'before' | 'after'): { ctx: Context; died: Promise<boolean> } {
  let steps = 0
  let tell = (_dead: boolean) => {}
  const died = new Promise<boolean>((resolve) => (tell = resolve))
  const never = () => {
    tell(true)
    return new Promise<never>(() => {})
  }
  const step = async <T>(run: () => Promise<T>): Promise<T> => {
    const mine = ++steps
    if (mine > at || (mine === at && when === 'before')) return never()
    const answer = await run()
    return mine === at || steps > at ? never() : answer
  }
  const db: Context['db'] = {
    ...ctx.db,
    query: (text, params) => step(() => ctx.db.query(text, params)),
    transaction: (run) => step(() => ctx.db.transaction(run)),
  }
  const copy: Context = {
    ...ctx,
    db,
    running: new Map(),
    stopping: false,
    standby: null,
    storage: {
      ...ctx.storage,
      put: (...given) => step(() => ctx.storage.put(...given)),
      remove: (...given) => step(() => ctx.storage.remove(...given)),
    },
    transcription: { ...ctx.transcription, transcribe: (request) => step(() => ctx.transcription.transcribe(request)) },
  }
  void workVoiceNotes(copy).then(() => tell(false))
  return { ctx: copy, died }
}

for (const when of ['before', 'after'] as const) {
  test(`a worker that dies ${when} any step of a note leaves one message, one price and one file`, async () => {
    const { send, work, later, messages, balance, ctx, media, listed, me, settle } = await open()
    const short = tone(0.6)
    let deaths = 0
    for (let at = 1; at < 40; at++) {
      const before = await balance()
      const key = randomUUID()
      await send(short, key)
      const { died } = dying(ctx, at, when)
      const dead = await died
      deaths += Number(dead)
      await settle()
      later(31)
      await interruptStale(ctx)
      await sweepVoiceNotes(ctx)
      await work()
      // Another worker of the server may have taken the note, and be slow on a crowded machine.
      await expect.poll(listed, { interval: 20 }).toEqual([])
      const mine = (await messages()).filter(({ client_key }) => client_key === key)
      expect(mine).toHaveLength(1)
      expect(await statusOf(media, mine[0]!)).toBe(200)
      expect((await messages()).filter(({ status }) => status === 'streaming')).toEqual([])
      expect(before - (await balance())).toBe(3)
      expect(await checkLedger(ctx)).toEqual([])
      await ctx.db.query('select credits_grant($1, $2, $3, 3, null, $4)', [me.user.id, 'adjustment', key, 'test'])
      if (!dead) break
    }
    expect(deaths).toBeGreaterThan(5)
    const [{ held }] = (await ctx.db.query<{ held: number }>('select held from credit_accounts where user_id = $1', [me.user.id])) as [
      { held: number },
    ]
    expect(held).toBe(0)
  })
}

describe('what was heard of a note can be corrected by who spoke it', () => {
  const correct = (by: Awaited<ReturnType<typeof open>>['me'], id: number, content: string) =>
    by.call(contract.correctVoiceNote, { params: { id: String(id) }, body: { content } })
  const said = async (options: Options = {}) => {
    const all = await open(options)
    await all.send()
    await all.work()
    const note = (await all.messages()).findLast(({ voice_note }) => voice_note)!
    return { ...all, note }
  }

  test('it changes on every device, costs nothing, starts no reply and is what later replies go on from', async () => {
    const { me, note, params, messages, balance, read, settle, ctx } = await said()
    const [before, count, asked] = [await balance(), (await messages()).length, read.length]
    const seq = (await readEvents(ctx, me.user.id, 0))!.at(-1)!.seq
    const answer = await correct(me, note.id, ' Did you see Max, my dear? ')
    expect(answer).toMatchObject({ id: note.id, content: 'Did you see Max, my dear?', voice_note: { transcript: 'done' } })
    expect(answer.edited_at).not.toBeNull()
    const events = (await readEvents(ctx, me.user.id, seq))!
    expect(events.map(({ event }) => event)).toEqual(['message.updated'])
    expect(events[0]!.data).toMatchObject({ id: note.id, content: answer.content, rev: note.rev + 1 })
    expect([await balance(), (await messages()).length, read.length]).toEqual([before, count, asked])
    // The same again changes nothing.
    expect(await correct(me, note.id, answer.content)).toMatchObject({ rev: answer.rev })
    expect((await readEvents(ctx, me.user.id, seq))!).toHaveLength(1)
    await me.call(conversations.sendMessage, { params, body: { content: 'Well?' } }, { idempotency_key: randomUUID() })
    await settle()
    const turns = read
      .at(-1)!
      .messages.map(({ content }) => content)
      .join(' | ')
    expect(turns).toContain('Did you see Max, my dear?')
    expect(turns).not.toContain(SAID)
  })

  test('what the old words told is not remembered anymore', async () => {
    const { me, note, ctx, id } = await said()
    const [{ character_id }] = (await ctx.db.query<{ character_id: number }>('select character_id from conversations where id = $1', [
      id,
    ])) as [{ character_id: number }]
    const remember = async (text: string, sources: number[]) => {
      const [row] = await ctx.db.query<{ id: number }>(
        `insert into memories (user_id, character_id, kind, text, origin, day, source_ids, created_at, updated_at)
          values ($1, $2, 'person', $3, 'chat', '2026-11-21', $4, now(), now()) returning id`,
        [me.user.id, character_id, text, sources],
      )
      return row!.id
    }
    const older = await remember('Their cat is Moss.', [])
    const heard = await remember('Their cat is Max.', [note.id])
    await ctx.db.query('update memories set replaced_by = $2 where id = $1', [older, heard])
    await ctx.db.query(
      `insert into remembering (id, user_id, read_to) values ($1, $2, $3) on conflict (id) do update set read_to = excluded.read_to`,
      [id, me.user.id, note.id + 5],
    )
    await correct(me, note.id, 'Did you see the moon, my dear?')
    const left = await ctx.db.query('select text, replaced_by from memories where user_id = $1', [me.user.id])
    expect(left).toEqual([{ text: 'Their cat is Moss.', replaced_by: null }])
    const [reading] = await ctx.db.query<{ read_to: string }>('select read_to from remembering where id = $1', [id])
    expect(Number(reading!.read_to)).toBeLessThan(note.id)
  })

  test('only by its sender, only a note, not while a reply is written, and moderated like a message', async () => {
    const { me, note, messages, params, signIn, ctx, settle } = await said()
    const other = await signIn()
    await expect(correct(other, note.id, 'Mine now.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const message of (await messages()).filter(({ voice_note }) => !voice_note))
      await expect(correct(me, message.id, 'In other words.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(correct(me, note.id, ' ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await ctx.db.query(
      `insert into generations (conversation_id, user_id, message_id, credits, state, provider, model, created_at, heartbeat_at)
        select conversation_id, user_id, id, 0, 'running', 'test', 'test', now(), now() from messages where id = $1`,
      [note.id],
    )
    await expect(correct(me, note.id, 'Too early.')).rejects.toMatchObject({ code: 'GENERATION_RUNNING' })
    await settle()
    const listed = (await me.call(conversations.listMessages, { params, query: { before_id: '999999999' } })).data
    expect(listed.find(({ id }) => id === note.id)!.content).toBe(SAID)
    await ctx.db.query(`update generations set state = 'failed' where message_id = $1 and state = 'running'`, [note.id])
    await expect(correct(me, note.id, 'I am six years old')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
    expect((await messages()).find(({ id }) => id === note.id)!.content).toBe(SAID)
  })

  test('where nothing was understood the words are added', async () => {
    const { me, note, messages } = await said({ hear: () => '' })
    expect(note).toMatchObject({ content: '', voice_note: { transcript: 'failed' } })
    await correct(me, note.id, 'I made soup.')
    expect((await messages()).find(({ id }) => id === note.id)!.content).toBe('I made soup.')
  })
})
