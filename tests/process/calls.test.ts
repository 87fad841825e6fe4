import { randomUUID } from 'node:crypto'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect } from 'vitest'
import { beatCall, startCall, takeTurn } from '@/contracts/calls'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { CALL_MINUTE_CREDITS } from '@/contracts/prices'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import type { Context } from '@/server/domain/context'
import { checkLedger } from '@/server/domain/credits/credits'
import { THOROUGH } from '@/tests/support/counts'
import { speak } from '@/tests/support/flite'
import { testUnless } from '@/tests/support/needs'
import { callTo, freePort, preparedFolder, signInAt, startServer } from '@/tests/support/process'

const REPLY = 'The rain had stopped by the time she came back. Nobody said anything for a while. '.repeat(8).trim()

const engines = new LLMock({ port: 0, latency: 60, chunkSize: 12 })
beforeAll(async () => {
  engines.onMessage(/.*/, { content: REPLY })
  engines.onTranscription({ transcription: { text: 'Did you sleep well?' } })
  await engines.start()
})
afterAll(() => engines.stop())

// It waits for the sweep of a call that nobody hears of, which comes after a minute.
const testThoroughly = testUnless(THOROUGH ? null : 'runs with THOROUGH=1 only')

testThoroughly(
  'a server that is killed in a call: the call ends with what was delivered, and every credit is there',
  async () => {
    const folder = preparedFolder()
    const port = await freePort()
    const settings = {
      DATA_DIR: folder.path,
      ROLES: 'api,realtime,worker',
      CHAT_PROVIDER: 'openai',
      CHAT_BASE_URL: `${engines.url}/v1`,
      CHAT_MODEL: 'test',
      CHAT_API_KEY: 'none',
      TRANSCRIPTION_PROVIDER: 'openai',
      TRANSCRIPTION_BASE_URL: `${engines.url}/v1`,
      TRANSCRIPTION_MODEL: 'whisper-1',
    }
    const first = await startServer(settings, port)
    const { session_id, call } = await signInAt(first.origin, `${randomUUID()}@example.test`)
    const { data } = await call(listCharacters)
    const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
    const before = (await call(getMe)).credit_balance
    const live = await call(startCall, { params: { id: String(id) } })
    const params = { id: String(live.id) }
    const file = new Blob([await speak('Did you sleep well?')], { type: 'audio/wav' })
    const { sound } = await call(takeTurn, { params, file })
    const reader = (await fetch(`${first.origin}${sound}`)).body!.getReader()
    // Two sentences are out, and the model still writes.
    for (let n = 0; n < 4; n++) await reader.read()
    await first.kill()
    const second = await startServer(settings, port)
    const again = callTo(second.origin, session_id)
    const all = async () => (await again(contract.getConversation, { params: { id: String(id) } })).messages
    // Reading the chat says nothing of the call's page: its line comes with the sweep.
    const line = async () => (await all()).at(-1)!.content_attributes.call_line
    await expect.poll(line, { timeout: 200_000, interval: 2_000 }).toMatchObject({ ended: 'lost' })
    const ended = await again(beatCall, { params, body: { here: true } })
    expect(ended).toMatchObject({ ended: 'lost', credits: CALL_MINUTE_CREDITS })
    expect((await again(getMe)).credit_balance).toBe(before - CALL_MINUTE_CREDITS)
    const reply = (await all()).at(-2)!
    expect(reply.status).toBe('interrupted')
    expect(REPLY.startsWith(reply.content.trimEnd())).toBe(true)
    await second.stop()
    const db = await openPglite(folder.path)
    expect(await checkLedger({ db } as unknown as Context)).toEqual([])
    await db.close()
    folder.remove()
  },
  300_000,
)
