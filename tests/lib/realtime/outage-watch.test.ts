import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutageWatch, PROBE_MS } from '@/lib/realtime/outage-watch'

let ready: () => Promise<boolean>
let back: number
let asked: number
let watch: ReturnType<typeof createOutageWatch>

beforeEach(() => {
  vi.useFakeTimers()
  back = asked = 0
  ready = async () => false
  watch = createOutageWatch({
    probe: () => {
      asked += 1
      return ready()
    },
    onBack: () => void (back += 1),
  })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

it('notices within five seconds that a server is back, and says so once', async () => {
  ready = () => Promise.reject(new Error('refused'))
  watch.start()
  await vi.advanceTimersByTimeAsync(65_000)
  expect(back).toBe(0)
  ready = async () => true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(back).toBe(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(back).toBe(1)
})

it('leaves a connection that is refused by a server that is there to its own attempts', async () => {
  ready = async () => true
  watch.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(back).toBe(0)
})

it('gives a probe without an answer up', async () => {
  let signal: AbortSignal | undefined
  watch = createOutageWatch({
    probe: (given) => {
      signal = given
      return new Promise((_, reject) => given.addEventListener('abort', () => reject(new Error('aborted'))))
    },
    onBack: () => void (back += 1),
  })
  watch.start()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(signal?.aborted).toBe(true)
})

it('asks nothing after it is stopped', async () => {
  watch.start()
  await vi.advanceTimersByTimeAsync(PROBE_MS)
  watch.stop()
  const before = asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(before)
})
