// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '@/components/messages/composer'
import { ComingNotes } from '@/components/voice-notes/coming-notes'
import { VoiceRecorder } from '@/components/voice-notes/recorder'
import type { VoiceNote } from '@/contracts/voice-notes'
import { ApiError } from '@/lib/api/errors'
import { applyEvent } from '@/lib/realtime/apply-event'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { useRecorderStore } from '@/stores/recorder-store'
import { useVoiceNoteStore } from '@/stores/voice-note-store'
import { message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'
import { fakeMicrophone } from './microphone'

const chat = (
  <>
    <ComingNotes id={1} name='Mira' />
    <Composer id={1} name='Mira' signedIn voice={<VoiceRecorder id={1} name='Mira' />} />
  </>
)
const mic = () => screen.getByRole('button', { name: /^Record a voice note/ })
const bar = () => screen.queryByRole('group', { name: 'Voice note to Mira' })
/** The microphone is open. */
const recording = () => screen.findByText(/^Recording\. /)
const sendButton = () => screen.getByRole('button', { name: 'Send the voice note, 3 credits' })

let key = 0
const taken = (client_key: string, over: Partial<VoiceNote> = {}): VoiceNote => ({
  id: ++key, state: 'queued', client_key, conversation_id: 1, seconds: 2, rule: null, created_at: '2026-11-21T10:00:00.000Z', ...over,
})
/** A server that takes notes; what was posted, with its sound. */
function server(answer: (client_key: string, posts: number) => unknown = (client_key) => taken(client_key)) {
  let posts = 0
  const all = stubFetch((request) => {
    if (request.method === 'GET') return request.url.endsWith('/installation') ? { transcription: { provider: 'test', listens: true } } : { data: [], count: 0 }
    return answer(request.headers.get('idempotency-key')!, ++posts)
  })
  return { posted: () => all.filter(({ method }) => method === 'POST') }
}
const wavOf = async (blob: Blob) => new DataView(await blob.arrayBuffer())

/** jsdom has no pointer events with places of their own. */
const pointer = (name: string, at: { x: number; y?: number; time?: number }) =>
  act(async () => {
    const event = new MouseEvent(name, { bubbles: true, button: 0, clientX: at.x, clientY: at.y ?? 500 })
    Object.defineProperties(event, { pointerId: { value: 1 }, ...(at.time === undefined ? {} : { timeStamp: { value: at.time } }) })
    fireEvent(mic(), event)
  })

beforeEach(() => {
  stubLayout()
  useRecorderStore.getState().cancel()
  useVoiceNoteStore.getState().reset()
  useAuthStore.setState({ status: 'in' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

describe('the recorder', () => {
  it('stands in the place of the send button while nothing is written, with its price, and asks for nothing by itself', async () => {
    const { state } = fakeMicrophone()
    server()
    draw(chat)
    expect(mic().textContent).toContain('3 credits')
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
    await userEvent.type(screen.getByRole('textbox'), 'a')
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Send/ })).toBeTruthy()
    expect(state.asked).toBe(0)
  })

  it('by keys: Enter begins, Enter sends 16,000 samples a second in 16 bits', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    expect(document.activeElement).toBe(sendButton())
    await microphone.hear(2.1)
    expect(screen.getByText('0:02')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(bar()).toBeNull()
    expect(screen.getByText('Voice note sent.')).toBeTruthy()
    await waitFor(() => expect(posted()).toHaveLength(1))
    const wav = await wavOf(microphone.state.takes[0]!)
    expect([wav.getUint16(22, true), wav.getUint32(24, true), wav.getUint16(34, true)]).toEqual([1, 16_000, 16])
    expect(wav.getUint32(40, true) / 32_000).toBeCloseTo(2, 0)
    expect(await screen.findByText('On its way')).toBeTruthy()
    expect(microphone.state.open).toBe(0)
  })

  it('Escape takes it back: nothing is sent, the microphone is let go, the button has the focus', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    expect(document.activeElement).toBe(sendButton())
    await microphone.hear(3)
    await userEvent.keyboard('{Escape}')
    expect(bar()).toBeNull()
    expect(screen.getByText('Recording cancelled. Nothing was sent.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(mic()))
    expect([posted().length, microphone.state.open]).toEqual([0, 0])
  })

  it('held and let go it is sent; slid to the left it is not; a tap or a slide upwards locks it', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    await pointer('pointerdown', { x: 300, time: 1 })
    await recording()
    await microphone.hear(1)
    await pointer('pointermove', { x: 250 })
    expect(bar()).not.toBeNull()
    await pointer('pointermove', { x: 200 })
    expect(bar()).toBeNull()
    await pointer('pointerup', { x: 200, time: 2000 })
    expect(posted()).toHaveLength(0)

    await pointer('pointerdown', { x: 300, time: 1 })
    await recording()
    await microphone.hear(1)
    await pointer('pointerup', { x: 300, time: 2000 })
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(bar()).toBeNull()

    for (const lock of [() => pointer('pointerup', { x: 300, time: 100 }), () => pointer('pointermove', { x: 300, y: 400 }), () => pointer('pointercancel', { x: 300 })]) {
      await pointer('pointerdown', { x: 300, time: 1 })
      await lock()
      expect(sendButton()).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Cancel the recording' }))
    }
    expect(posted()).toHaveLength(1)
  })

  it('let go before the browser has asked: it records on, and nothing is sent', async () => {
    const microphone = fakeMicrophone({ waits: true })
    const { posted } = server()
    draw(chat)
    await pointer('pointerdown', { x: 300, time: 1 })
    await pointer('pointerup', { x: 300, time: 5000 })
    expect(screen.getAllByText('Your browser asks for the microphone…').length).toBeGreaterThan(0)
    await microphone.allow()
    await recording()
    await microphone.hear(1.2)
    expect(screen.getByText('0:01')).toBeTruthy()
    expect(posted()).toHaveLength(0)
  })

  it('given up while the browser asks: the microphone that comes late is closed at once', async () => {
    const microphone = fakeMicrophone({ waits: true })
    server()
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(bar()).not.toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the recording' }))
    await microphone.allow()
    expect([bar(), microphone.state.asked, microphone.state.open]).toEqual([null, 1, 0])
  })

  it('at the free limit it stops under ten seconds, keeps the note and only hints; the offer comes when asked for', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    await pointer('pointerdown', { x: 300, time: 1 })
    await pointer('pointerup', { x: 300, time: 50 })
    await recording()
    await microphone.hear(11)
    expect(screen.getByText(/Free voice notes stay under 10 seconds/)).toBeTruthy()
    expect([posted().length, useModalStore.getState().open]).toEqual([0, null])
    await userEvent.click(screen.getByRole('button', { name: 'Premium records longer' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_voice' } })
    useModalStore.getState().closeModal()
    await userEvent.click(sendButton())
    await waitFor(() => expect(posted()).toHaveLength(1))
    const samples = (await wavOf(microphone.state.takes[0]!)).getUint32(40, true) / 2
    expect(samples).toBe(159_999)
  })

  it('premium goes on past ten seconds', async () => {
    const microphone = fakeMicrophone({ rate: 16_000 })
    server()
    useAuthStore.setState({ user: { is_premium: true } as never })
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    await microphone.hear(15.3)
    expect(screen.getByText('0:15')).toBeTruthy()
    await microphone.hear(110)
    expect(screen.getByText(/That is the longest a voice note can be/)).toBeTruthy()
    useAuthStore.setState({ user: null })
  })

  for (const [what, happen] of [
    ['a call comes in', (microphone: ReturnType<typeof fakeMicrophone>) => microphone.tell('mute')],
    ['the microphone is unplugged', (microphone: ReturnType<typeof fakeMicrophone>) => microphone.tell('ended')],
    ['the tab is hidden', async () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    }],
  ] as const) {
    it(`when ${what} it is kept to be heard, and nothing is sent by itself`, async () => {
      const microphone = fakeMicrophone()
      const { posted } = server()
      draw(chat)
      mic().focus()
      await userEvent.keyboard('{Enter}')
      await recording()
      await microphone.hear(2)
      await happen(microphone)
      expect(screen.getByText(/The recording stopped when something else took over/)).toBeTruthy()
      expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy()
      expect([posted().length, microphone.state.open]).toEqual([0, 0])
      await userEvent.click(screen.getByRole('button', { name: 'Delete the recording' }))
      expect([bar(), posted().length]).toEqual([null, 0])
    })
  }

  it('leaving the conversation keeps what was said for when one comes back', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    const { unmount } = draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    await microphone.hear(2)
    unmount()
    expect([useRecorderStore.getState().phase, microphone.state.open]).toEqual(['preview', 0])
    draw(chat)
    expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy()
    expect(posted()).toHaveLength(0)
  })

  for (const [name, words] of [
    ['NotAllowedError', /not allowed here/], ['NotFoundError', /No microphone was found/], ['NotReadableError', /does not answer/],
  ] as const) {
    it(`${name} is said plainly`, async () => {
      fakeMicrophone({ fails: name })
      server()
      draw(chat)
      mic().focus()
      await userEvent.keyboard('{Enter}')
      expect((await screen.findByRole('alert')).textContent).toMatch(words)
      expect(bar()).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'All right' }))
      expect(screen.queryByRole('alert')).toBeNull()
    })
  }

  it('a browser that cannot record says so', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
    server()
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot record here/)
  })

  it('a microphone that is off is noticed while there is time', async () => {
    const microphone = fakeMicrophone()
    server()
    draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    await microphone.hear(3, 0)
    expect(screen.getByText('Nothing is heard. Is the microphone off?')).toBeTruthy()
    await microphone.hear(1)
    expect(screen.queryByText('Nothing is heard. Is the microphone off?')).toBeNull()
  })
})

describe('a note on its way', () => {
  async function send(answer?: Parameters<typeof server>[0]) {
    const microphone = fakeMicrophone()
    const { posted } = server(answer)
    const { client } = draw(chat)
    mic().focus()
    await userEvent.keyboard('{Enter}')
    await recording()
    expect(document.activeElement).toBe(sendButton())
    await microphone.hear(2)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(posted()).toHaveLength(1))
    return { posted, client }
  }
  const tell = (client: Parameters<typeof applyEvent>[0], note: VoiceNote, state: VoiceNote['state'], rule: string | null = null) =>
    act(async () => applyEvent(client, { event: 'voice_note.updated', seq: 1, data: { id: note.id, conversation_id: 1, client_key: note.client_key, state, rule } }))

  it('that was not sent stays, and is sent again under the same key', async () => {
    const { posted } = await send((client_key, posts) => (posts === 1 ? new ApiError('INTERNAL', 'no', 500) : taken(client_key)))
    expect(await screen.findByText('Not sent. Nothing was charged.')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Your voice note' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('On its way')).toBeTruthy()
    const sent = posted().map(({ headers }) => headers.get('idempotency-key'))
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
  })

  it('that is refused for its length offers Premium, not another try', async () => {
    await send(() => new ApiError('PREMIUM_ONLY', 'no', 403))
    expect(await screen.findByText(/longer notes are part of Premium/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_voice' } })
    useModalStore.getState().closeModal()
  })

  it('that a rule refused says which, and can only be put away', async () => {
    let note: VoiceNote | null = null
    const { client } = await send((client_key) => (note = taken(client_key)))
    await screen.findByText('On its way')
    await tell(client, note!, 'blocked', 'minors')
    expect(screen.getByRole('alert').textContent).toContain('no one under 18, ever')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('group', { name: 'Your voice note' })).toBeNull()
  })

  it('that did not get through goes out again as a new one', async () => {
    const notes: VoiceNote[] = []
    const { client, posted } = await send((client_key) => {
      notes.push(taken(client_key))
      return notes.at(-1)
    })
    await screen.findByText('On its way')
    await tell(client, notes[0]!, 'failed')
    expect(screen.getByRole('alert').textContent).toContain('did not get through')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('On its way')).toBeTruthy()
    expect(new Set(posted().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves when its message is there', async () => {
    let note: VoiceNote | null = null
    const { client } = await send((client_key) => (note = taken(client_key)))
    await screen.findByText('On its way')
    const arrived = message(11, { client_key: note!.client_key, voice_note: { url: '/media/x', seconds: 2, peaks: [1], transcript: 'done' } })
    await act(async () => applyEvent(client, { event: 'message.created', seq: 2, data: arrived }))
    await tell(client, note!, 'ready')
    expect(screen.queryByText('On its way')).toBeNull()
    expect(useVoiceNoteStore.getState().notes).toEqual([])
  })

  it('is shown after a reload too, without its sound', async () => {
    fakeMicrophone()
    stubFetch(() => ({ data: [taken('earlier-page', { seconds: 4.2 })], count: 1 }))
    draw(chat)
    expect(await screen.findByText('Voice note, 0:04')).toBeTruthy()
  })
})
