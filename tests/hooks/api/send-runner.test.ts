// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '@/contracts/messages'
import { createSendRunner, type SendRunner } from '@/hooks/api/send-runner'
import { ApiError } from '@/lib/api/errors'
import { type PendingSend, useChatStore } from '@/stores/chat-store'
import { message } from '../../lib/realtime/fixtures'

const store = () => useChatStore.getState()
const states = () => store().pending.map(({ content, state }) => `${content}: ${state}`)
const fails = (code: ApiError['code'], details = {}, retry_after: number | null = null) =>
  new ApiError(code, code, 0, null, details, retry_after)

let sent: { key: string; text: string }[]
let answer: (send: PendingSend) => Promise<Message>
let replying: boolean
let refused: ApiError['code'][]
let runner: SendRunner
const settled = () => vi.advanceTimersByTimeAsync(0)
const send = (text: string) => {
  const key = store().addPending(1, text)
  runner.pump(1)
  return key
}

beforeEach(() => {
  vi.useFakeTimers()
  store().reset()
  sent = []
  replying = false
  refused = []
  answer = async ({ client_key, content }) => message(sent.length, { client_key, content })
  runner = createSendRunner({
    send: (pending) => {
      sent.push({ key: pending.client_key, text: pending.content })
      return answer(pending)
    },
    isReplyRunning: () => replying,
    onSent: () => undefined,
    onRefused: (code) => void refused.push(code),
  })
})
afterEach(() => {
  runner.stop()
  vi.useRealTimers()
})

describe('sending', () => {
  it('goes out in order, one at a time', async () => {
    let finish = (_message: Message) => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    send('one')
    send('two')
    await settled()
    expect(sent.map(({ text }) => text)).toEqual(['one'])
    finish(message(1))
    await settled()
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two'])
  })
  it('repeats an attempt of unknown outcome under the same key', async () => {
    answer = () => Promise.reject(fails('OFFLINE'))
    const key = send('one')
    send('two')
    await settled()
    expect(states()).toEqual(['one: waiting', 'two: waiting'])
    answer = async () => message(1)
    runner.pumpAll()
    await settled()
    expect(sent.map((each) => each.key)).toEqual([key, key, expect.not.stringMatching(key)])
    expect(store().pending).toEqual([])
  })
  it('tries by itself while no event says that the network is back', async () => {
    answer = () => Promise.reject(fails('OFFLINE'))
    send('one')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(3)
  })
  it.each([500, 502, 503, 504])('goes again under the same key when a proxy answers %i for a server that is away', async (status) => {
    answer = () => Promise.reject(new ApiError('INTERNAL', `HTTP ${status}`, status))
    const key = send('one')
    await settled()
    expect(states()).toEqual(['one: waiting'])
    answer = async () => message(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent.map((each) => each.key)).toEqual([key, key])
    expect(store().pending).toEqual([])
  })
  it('an outage of minutes keeps it for four seconds more at most', async () => {
    answer = () => Promise.reject(fails('OFFLINE'))
    send('one')
    await vi.advanceTimersByTimeAsync(180_000)
    answer = async () => message(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(store().pending).toEqual([])
  })
  it('says that it takes long, and is given up and sent again where no answer comes', async () => {
    answer = () => new Promise(() => {})
    const key = send('one')
    send('two')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(store().pending[0]!.slow).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(store().pending).toMatchObject([{ content: 'one', state: 'sending', slow: true }, { content: 'two' }])
    await vi.advanceTimersByTimeAsync(13_000)
    expect(states()).toEqual(['one: waiting', 'two: waiting'])
    expect(store().pending[0]!.slow).toBeUndefined()
    answer = async () => message(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent.map((each) => each.key)).toEqual([key, key, expect.not.stringMatching(key)])
    expect(store().pending).toEqual([])
  })
  it('pumping any number of times sends once', async () => {
    send('one')
    runner.pump(1)
    runner.pumpAll()
    await settled()
    expect(sent).toHaveLength(1)
  })
})

describe('a reply is being written', () => {
  it('keeps the next message waiting until it ends', async () => {
    replying = true
    send('one')
    await settled()
    expect(sent).toEqual([])
    expect(states()).toEqual(['one: waiting'])
    replying = false
    runner.pump(1)
    await settled()
    expect(sent).toHaveLength(1)
  })
  it('waits too when only the server knows of it', async () => {
    answer = () => Promise.reject(fails('GENERATION_RUNNING'))
    send('one')
    await settled()
    expect(states()).toEqual(['one: waiting'])
    answer = async () => message(1)
    runner.pump(1)
    await settled()
    expect(store().pending).toEqual([])
  })
  it('asks again when the end of the reply was missed', async () => {
    replying = true
    send('one')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(1)
  })
})

describe('refusals', () => {
  it('without credits everything goes back into the composer and the offer opens', async () => {
    answer = () => Promise.reject(fails('NOT_ENOUGH_BALANCE'))
    send('one')
    send('two')
    await settled()
    expect(store().drafts[1]).toBe('one\ntwo')
    expect(store().pending).toEqual([])
    expect(refused).toEqual(['NOT_ENOUGH_BALANCE'])
    expect(sent).toHaveLength(1)
  })
  it('keeps a message whose photo needs Premium, and opens that offer', async () => {
    answer = () => Promise.reject(fails('PREMIUM_ONLY'))
    send('Send me a Nude photo')
    await settled()
    expect(states()).toEqual(['Send me a Nude photo: failed'])
    expect(refused).toEqual(['PREMIUM_ONLY'])
  })
  it('a blocked message stays with the name of its rule, and the next one continues', async () => {
    answer = async ({ content }) => {
      if (content === 'bad') throw fails('CONTENT_BLOCKED', { rule: 'real_people' })
      return message(1)
    }
    send('bad')
    send('good')
    await settled()
    expect(store().pending).toMatchObject([{ content: 'bad', state: 'failed', error: { code: 'CONTENT_BLOCKED', rule: 'real_people' } }])
    expect(sent.map(({ text }) => text)).toEqual(['bad', 'good'])
  })
  it('waits as long as the server asks', async () => {
    answer = () => Promise.reject(fails('RATE_LIMITED', {}, 12))
    send('one')
    await settled()
    runner.pumpAll()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toHaveLength(2)
  })
  it('keeps what failed until the person decides', async () => {
    answer = () => Promise.reject(new ApiError('INTERNAL', 'ours', 500, 'request'))
    const key = send('one')
    await settled()
    expect(states()).toEqual(['one: failed'])
    answer = async () => message(1)
    store().patchPending(key, { state: 'sending' })
    runner.pump(1)
    await settled()
    expect(sent.map((each) => each.key)).toEqual([key, key])
    expect(store().pending).toEqual([])
  })
})
