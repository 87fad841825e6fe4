import { Blob as NodeBlob } from 'node:buffer'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Listener = () => void

/** What leaves is Node's: jsdom's own forms cannot be sent with its Request. */
const { constructor: NodeForm } = await new Response(new URLSearchParams()).formData()

/** A microphone and the sound parts of a browser, which jsdom has not: the test says what is heard and what goes wrong. */
export function fakeMicrophone({ fails, waits = false, rate = 48_000 }: { fails?: string; waits?: boolean; rate?: number } = {}) {
  const sound: { port: { onmessage: ((event: { data: Float32Array }) => void) | null } | null } = { port: null }
  let allow: () => void = () => undefined
  const allowed = waits ? new Promise<void>((resolve) => (allow = resolve)) : Promise.resolve()
  const listeners = new Map<string, Listener[]>()
  const state = { open: 0, asked: 0, takes: [] as Blob[] }
  const track = {
    stop: () => (state.open -= 1),
    addEventListener: (name: string, run: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), run]),
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia() {
        state.asked += 1
        await allowed
        if (fails) throw new DOMException('no', fails)
        state.open += 1
        return { getTracks: () => [track] }
      },
    },
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = rate
      state = 'running'
      audioWorklet = { addModule: async () => undefined }
      createMediaStreamSource = () => ({ connect: () => undefined })
      addEventListener = () => undefined
      close = async () => undefined
      resume = async () => undefined
    },
  )
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      port = (sound.port = { onmessage: null })
    },
  )
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('FormData', NodeForm)
  URL.createObjectURL = (blob) => {
    state.takes.push(blob as Blob)
    return 'blob:take'
  }
  URL.revokeObjectURL = () => undefined
  return {
    state,
    allow: () => act(async () => allow()),
    /** So many seconds of a tone, in the pieces in which a microphone brings them. */
    hear: (seconds: number, volume = 0.4) =>
      act(async () => {
        for (let n = 0; n < (seconds * rate) / 2048; n++) {
          sound.port?.onmessage?.({ data: Float32Array.from({ length: 2048 }, (_, at) => volume * Math.sin((n * 2048 + at) / 40)) })
        }
      }),
    /** What the browser tells of the track: `ended` when it was unplugged, `mute` when a call came in. */
    tell: (name: 'ended' | 'mute') => act(async () => listeners.get(name)?.forEach((run) => run())),
  }
}
