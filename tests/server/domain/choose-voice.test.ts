import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import * as contract from '@/contracts/voices'
import { loadPerson } from '@/server/domain/account/load-person'
import { bindPerson, ERASED } from '@/server/domain/account/personal-data'
import { moderate } from '@/server/domain/moderation/moderate'
import { SAMPLE_TEXT } from '@/server/domain/voices/choose-voice'
import { workVoices } from '@/server/domain/voices/work-voices'
import { ProviderError } from '@/server/providers/errors'
import type { SpeechVoice } from '@/server/providers/speech/port'
import { readMp3 } from '../../support/mp3'
import { scriptedSpeech, tone, type Say } from '@/tests/support/speech'
import { testServer } from '@/tests/support/server'

const VOICES: SpeechVoice[] = [
  { id: 'test:one', gender: 'Female', manner: 'quiet', name: null },
  { id: 'test:a/two', gender: 'Male', manner: null, name: 'Two' },
]

async function open({ voices = VOICES, say }: { voices?: SpeechVoice[]; say?: Say } = {}) {
  const speech = {
    ...scriptedSpeech(
      say ??
        async function* () {
          yield await tone(0.5)
        },
    ),
    voices,
  }
  const server = await testServer({ speech })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const begin = async (by: typeof me, at: number) => ({
    id: String((await by.call(conversations.createConversation, { body: { account_id: data[at]!.id } })).id),
  })
  const params = await begin(me, 0)
  /** Has the character's first message spoken, and answers which speaker the engine was asked for. */
  const listen = async (by: typeof me, chat: { id: string }) => {
    const { messages } = await by.call(conversations.getConversation, { params: chat })
    await server.ctx.db.query(`update messages set content = 'There you are.' where id = $1`, [messages[0]!.id])
    await by.call(contract.requestVoice, { params: { id: String(messages[0]!.id) } })
    await workVoices(server.ctx)
    expect((await by.call(conversations.getConversation, { params: chat })).messages[0]!.voice?.state).toBe('ready')
    return speech.asked.at(-1)!.speaker
  }
  return { ...server, me, params, begin, listen, speech }
}

test('a voice is chosen for a person and a character, and is the one that is heard', async () => {
  const { me, params, begin, listen, signIn } = await open()
  expect(await me.call(contract.listVoices, { params })).toEqual({ data: VOICES, count: 2, chosen: null })
  const chosen = await me.call(contract.chooseVoice, { params, body: { voice: 'test:a/two' } })
  expect(chosen.chosen).toBe('test:a/two')
  expect(await listen(me, params)).toMatchObject({ voice: 'test:a/two' })
  // Another character, and another person, hear what they heard before.
  expect(await listen(me, await begin(me, 1))).toMatchObject({ voice: null })
  const other = await signIn()
  expect(await listen(other, await begin(other, 0))).toMatchObject({ voice: null })
  await me.call(contract.chooseVoice, { params, body: { voice: null } })
  expect((await me.call(contract.listVoices, { params })).chosen).toBeNull()
})

test('what is not there cannot be chosen, nor in the chats of others; one voice is no choice', async () => {
  const { me, params, signIn } = await open()
  const other = await signIn()
  for (const work of [
    () => me.call(contract.chooseVoice, { params, body: { voice: 'test:three' } }),
    () => me.call(contract.sampleVoice, { params: { ...params, voice: 'test:three' } }),
    () => other.call(contract.listVoices, { params }),
    () => other.call(contract.chooseVoice, { params, body: { voice: 'test:one' } }),
    () => other.call(contract.sampleVoice, { params: { ...params, voice: 'own' } }),
  ])
    await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const single = await open({ voices: VOICES.slice(0, 1) })
  expect(await single.me.call(contract.listVoices, single)).toEqual({ data: [], count: 0, chosen: null })
})

test('a choice of a voice that is gone gives way to the character’s own', async () => {
  const { me, params, ctx } = await open()
  await me.call(contract.chooseVoice, { params, body: { voice: 'test:one' } })
  Object.assign(ctx.speech, { voices: [{ ...VOICES[0]!, id: 'test:new' }, VOICES[1]!] })
  expect((await me.call(contract.listVoices, { params })).chosen).toBeNull()
})

test('a sample is free, short, made once for everyone and passes moderation', async () => {
  const { me, params, begin, signIn, speech, media, ctx } = await open()
  const before = (await me.call(getMe)).credit_balance
  const ask = (by: typeof me, chat: { id: string }, voice: string) => by.call(contract.sampleVoice, { params: { ...chat, voice } })
  const both = await Promise.all([ask(me, params, 'test:one'), ask(me, params, 'test:one')])
  const other = await signIn()
  const again = await ask(other, await begin(other, 1), 'test:one')
  const two = await ask(me, params, 'test:a/two')
  expect(new Set([...both, again].map(({ url }) => url)).size).toBe(1)
  expect(two.url).not.toBe(again.url)
  expect(speech.asked.map(({ speaker }) => speaker.voice)).toEqual(['test:one', 'test:a/two'])
  const sound = await media(new Request(`http://localhost${two.url}`))
  expect(readMp3(Buffer.from(await sound.arrayBuffer())).seconds).toBeGreaterThan(0.4)
  const own = await ask(me, params, 'own')
  expect(speech.asked.at(-1)!.speaker).toMatchObject({ seed: expect.any(String) as string, age: expect.any(Number) as number })
  expect(own.url).not.toBe(two.url)
  expect((await me.call(getMe)).credit_balance).toBe(before)
  const verdict = await moderate(ctx, { stage: 'model_output', text: SAMPLE_TEXT }, { user_id: me.user.id, subject: 'sample' })
  expect(verdict.action).toBe('allow')
})

test('an engine that fails is said, and the next attempt is made anew', async () => {
  let fails = true
  const { me, params } = await open({
    voices: [VOICES[0]!, { ...VOICES[1]!, id: 'test:fails' }],
    async *say() {
      if (fails) throw new ProviderError('transient', 'No.')
      yield await tone(0.5)
    },
  })
  const ask = () => me.call(contract.sampleVoice, { params: { ...params, voice: 'test:fails' } })
  await expect(ask()).rejects.toMatchObject({ code: 'VOICE_NOT_POSSIBLE', details: { why: 'engine' } })
  fails = false
  expect((await ask()).url).toMatch(/^\/media\//)
})

test('choices are in the data export and are erased', async () => {
  const { me, params, ctx } = await open()
  await me.call(contract.chooseVoice, { params, body: { voice: 'test:one' } })
  const entry = ERASED.find(({ table }) => table === 'voice_choices')!
  expect(entry.exported).toMatchObject({ file: 'voice-choices', columns: expect.stringContaining('voice') as string })
  const { text, params: bound } = bindPerson(`delete from voice_choices where ${entry.where}`, (await loadPerson(ctx, me.user.id))!)
  await ctx.db.query(text, bound)
  expect(await ctx.db.query('select 1 from voice_choices where user_id = $1', [me.user.id])).toEqual([])
})
