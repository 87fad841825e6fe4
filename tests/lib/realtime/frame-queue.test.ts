import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrameQueue } from '@/lib/realtime/frame-queue'

let frames: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('applies what came in together in one frame, in order', () => {
  const done: string[] = []
  const queue = createFrameQueue((work) => {
    done.push('begin')
    work()
    done.push('end')
  })
  queue.add(() => done.push('first'))
  queue.add(() => done.push('second'))
  expect(done).toEqual([])
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(done).toEqual(['begin', 'first', 'second', 'end'])
})

it('waits for the next frame with what comes while it works', () => {
  const done: string[] = []
  const queue = createFrameQueue()
  queue.add(() => queue.add(() => done.push('later')))
  frames[0]?.()
  expect(done).toEqual([])
  frames[1]?.()
  expect(done).toEqual(['later'])
})

it('does not wait for frames that never come', () => {
  const done: string[] = []
  createFrameQueue().add(() => done.push('done'))
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['done'])
})
