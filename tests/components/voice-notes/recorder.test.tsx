import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Composer } from '@/components/messages/composer'
import { SceneBar } from '@/components/surprises/scene-bar'
import { ComingNotes } from '@/components/voice-notes/coming-notes'
import { VoiceRecorder } from '@/components/voice-notes/recorder'
import { VoiceNote } from '@/components/voice-notes/voice-note'
import type { VoiceNote as Note } from '@/contracts/voice-notes'
import { ApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
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
const add = () => screen.getByRole('button', { name: 'Add to the chat' })
/** From the menu of what else can come into the chat. */
const begin = async () => {
  await userEvent.click(add())
  await userEvent.click(await screen.findByRole('button', { name: /^Voice note/ }))
}
const bar = () => screen.queryByRole('group', { name: 'Voice note to Mira' })
/** The microphone is open. */
const recording = () => screen.findByText(/^Recording\. /)
const sendButton = () => screen.getByRole('button', { name: 'Send voice note, 3 credits' })

let key = 0
const taken = (client_key: string, over: Partial<Note> = {}): Note => ({
  id: ++key,
  state: 'queued',
  client_key,
  conversation_id: 1,
  seconds: 2,
  rule: null,
  created_at: '2026-11-21T10:00:00.000Z',
  ...over,
})
/** A server that takes notes; what was posted, with its sound. */
function server(answer: (client_key: string, posts: number) => unknown = (client_key) => taken(client_key)) {
  let posts = 0
  const all = stubFetch((request) => {
    if (request.method === 'GET')
      return request.url.endsWith('/installation') ? { transcription: { provider: 'test', listens: true } } : { data: [], count: 0 }
    return answer(request.headers.get('idempotency-key')!, ++posts)
  })
  return { posted: () => all.filter(({ method }) => method === 'POST') }
}
const wavOf = async (blob: Blob) => new DataView(await blob.arrayBuffer())

beforeEach(() => {
  stubLayout()
  useRecorderStore.getState().cancel()
  useVoiceNoteStore.getState().reset()
  useAuthStore.getState().signIn({ is_premium: false } as never)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

describe('the recorder', () => {
  it('begins in the menu, with its price, and asks for nothing by itself', async () => {
    const { state } = fakeMicrophone()
    server()
    draw(chat)
    await userEvent.click(add())
    expect((await screen.findByRole('button', { name: /^Voice note/ })).textContent).toMatch(/3 credits$/)
    expect(state.asked).toBe(0)
  })

  it('Enter sends 16,000 samples a second in 16 bits', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    await begin()
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
    await begin()
    await recording()
    expect(document.activeElement).toBe(sendButton())
    await microphone.hear(3)
    await userEvent.keyboard('{Escape}')
    expect(bar()).toBeNull()
    expect(screen.getByText('Recording canceled. Nothing was sent.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(add()))
    expect([posted().length, microphone.state.open]).toEqual([0, 0])
  })

  it('given up while the browser asks: the microphone that comes late is closed at once', async () => {
    const microphone = fakeMicrophone({ waits: true })
    server()
    draw(chat)
    await begin()
    await waitFor(() => expect(bar()).not.toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel recording' }))
    await microphone.allow()
    expect([bar(), microphone.state.asked, microphone.state.open]).toEqual([null, 1, 0])
  })

  it('at the free limit it stops under ten seconds, keeps the note and only hints; the offer comes when asked for', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    await begin()
    await recording()
    await microphone.hear(11)
    expect(screen.getByText(/Without Premium, voice notes stay under 10 seconds/)).toBeTruthy()
    expect([posted().length, useModalStore.getState().open]).toEqual([0, null])
    await userEvent.click(screen.getByRole('button', { name: 'Record longer with Premium' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_voice' } })
    useModalStore.getState().closeModal()
    await userEvent.click(sendButton())
    await waitFor(() => expect(posted()).toHaveLength(1))
    const samples = (await wavOf(microphone.state.takes[0]!)).getUint32(40, true) / 2
    expect(samples).toBe(159_999)
  })

  it('premium continues past ten seconds', async () => {
    const microphone = fakeMicrophone({ rate: 16_000 })
    server()
    useAuthStore.getState().signIn({ is_premium: true } as never)
    draw(chat)
    await begin()
    await recording()
    await microphone.hear(15.3)
    expect(screen.getByText('0:15')).toBeTruthy()
    await microphone.hear(110)
    expect(screen.getByText(/That’s as long as a voice note can be/)).toBeTruthy()
  })

  for (const [what, happen] of [
    ['a call comes in', (microphone: ReturnType<typeof fakeMicrophone>) => microphone.tell('mute')],
    ['the microphone is unplugged', (microphone: ReturnType<typeof fakeMicrophone>) => microphone.tell('ended')],
    [
      'the tab is hidden',
      async () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        await act(async () => document.dispatchEvent(new Event('visibilitychange')))
      },
    ],
  ] as const) {
    it(`when ${what} it is kept to be heard, and nothing is sent by itself`, async () => {
      const microphone = fakeMicrophone()
      const { posted } = server()
      draw(chat)
      await begin()
      await recording()
      await microphone.hear(2)
      await happen(microphone)
      expect(screen.getByText(/Something else took over your microphone/)).toBeTruthy()
      expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy()
      expect([posted().length, microphone.state.open]).toEqual([0, 0])
      await userEvent.click(screen.getByRole('button', { name: 'Delete recording' }))
      expect([bar(), posted().length]).toEqual([null, 0])
    })
  }

  it('leaving the conversation keeps what was said for when one comes back', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    const { unmount } = draw(chat)
    await begin()
    await recording()
    await microphone.hear(2)
    unmount()
    expect([useRecorderStore.getState().phase, microphone.state.open]).toEqual(['preview', 0])
    draw(chat)
    expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy()
    expect(posted()).toHaveLength(0)
  })

  for (const [name, words] of [
    ['NotAllowedError', /Microphone access is off/],
    ['NotFoundError', /We can’t find a microphone/],
    ['NotReadableError', /isn’t responding/],
  ] as const) {
    it(`${name} is said plainly`, async () => {
      fakeMicrophone({ fails: name })
      server()
      draw(chat)
      await begin()
      expect((await screen.findByRole('alert')).textContent).toMatch(words)
      expect(bar()).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
      expect(screen.queryByRole('alert')).toBeNull()
    })
  }

  it('in an app the phone’s settings are where the microphone is allowed', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 KrushiOS/1.4.0 Shell/1')
    onTestFinished(() => agent.mockRestore())
    fakeMicrophone({ fails: 'NotAllowedError' })
    server()
    draw(chat)
    await begin()
    expect((await screen.findByRole('alert')).textContent).toMatch(/for this app in your phone’s settings/)
  })

  it('a browser that cannot record says so', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })
    server()
    draw(chat)
    await begin()
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t record audio/)
  })

  it('a microphone that is off is noticed while there is time', async () => {
    const microphone = fakeMicrophone()
    server()
    draw(chat)
    await begin()
    await recording()
    await microphone.hear(3, 0)
    expect(screen.getByText('We can’t hear anything. Is your microphone off?')).toBeTruthy()
    await microphone.hear(1)
    expect(screen.queryByText('We can’t hear anything. Is your microphone off?')).toBeNull()
  })

  it('silence at both ends is cut, and what is said stays whole', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    await begin()
    await recording()
    await microphone.hear(2, 0)
    await microphone.hear(1.5)
    await microphone.hear(0.6, 0.001)
    await microphone.hear(1)
    await microphone.hear(3, 0.0005)
    await userEvent.click(sendButton())
    await waitFor(() => expect(posted()).toHaveLength(1))
    // The pause in the middle is part of it; 0.2 s stay at each end.
    const seconds = (await wavOf(microphone.state.takes[0]!)).getUint32(40, true) / 32_000
    expect(seconds).toBeGreaterThan(3.4)
    expect(seconds).toBeLessThan(3.8)
  })

  it('a note in which nothing can be heard is not sent, and says so', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    draw(chat)
    for (const end of [
      () => userEvent.click(sendButton()),
      () => userEvent.click(screen.getByRole('button', { name: 'Stop and listen first' })),
    ]) {
      await begin()
      await recording()
      await microphone.hear(3, 0.0008)
      await end()
      expect((await screen.findByRole('alert')).textContent).toMatch(/didn’t hear anything, so nothing was sent/)
      expect([bar(), posted().length, microphone.state.takes.length, microphone.state.open]).toEqual([null, 0, 0, 0])
    }
  })
})

describe('where nobody can hear a note', () => {
  const words = 'Mira can’t hear voice notes yet. Add what you said, and Mira will reply to that.'
  const drawDeaf = (posts: ReturnType<typeof server> = server()) => {
    const { client } = draw(chat)
    client.setQueryData(keys.installation(), { chat: { demo: false }, transcription: { provider: 'none', listens: false } })
    return posts
  }
  it('that and that it is free are said before it is recorded', async () => {
    const { state } = fakeMicrophone()
    drawDeaf()
    await userEvent.click(add())
    const row = await screen.findByRole('button', { name: /^Voice note/ })
    expect([row.textContent, state.asked]).toEqual([`Voice note${words}Free`, 0])
  })
  it('what was said is written along before it is sent, for nothing', async () => {
    const microphone = fakeMicrophone()
    const { posted } = drawDeaf()
    await begin()
    await screen.findByText('Recording. Escape cancels, Enter stops.')
    expect(screen.getByText(words)).toBeTruthy()
    await microphone.hear(2)
    await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
    const field = await screen.findByRole('textbox', { name: 'What you said (optional)' })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, ' I made soup. ')
    await userEvent.click(screen.getByRole('button', { name: 'Send voice note, Free' }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(useVoiceNoteStore.getState().notes).toMatchObject([{ content: 'I made soup.' }])
    expect(await posted()[0]!.clone().text()).toContain('name="content"\r\n\r\nI made soup.\r\n')
  })
  it('the note in the chat says what was written, or that it was not heard', async () => {
    const spoken = (content: string) => message(3, { content, voice_note: { url: '/media/x', seconds: 2, peaks: [1], transcript: 'off' } })
    const { rerender } = draw(<VoiceNote message={spoken('I made soup.')} name='Mira Tolland' />)
    expect(screen.getByText('What you said:')).toBeTruthy()
    rerender(<></>)
    cleanup()
    draw(<VoiceNote message={spoken('')} name='Mira Tolland' />)
    expect(screen.getByText('Mira can’t hear voice notes yet.')).toBeTruthy()
  })
})

it('what is said while it records pushes, and covers nothing: the field is gone, the bar over it is not', async () => {
  const microphone = fakeMicrophone()
  server()
  draw(
    <>
      <SceneBar id={1} />
      {chat}
    </>,
    [message(2, { content_attributes: { surprise: { type: 'Game', title: 'The slowest minute' } } })],
  )
  await begin()
  await recording()
  await microphone.hear(11)
  const notice = screen.getByRole('alert')
  for (let at: HTMLElement | null = notice; at && at.tagName !== 'FORM'; at = at.parentElement)
    expect(at.className).not.toMatch(/absolute|fixed/)
  expect(within(bar()!).queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'End the game' })).toBeTruthy()
})

describe('a note on its way', () => {
  async function send(answer?: Parameters<typeof server>[0]) {
    const microphone = fakeMicrophone()
    const { posted } = server(answer)
    const { client } = draw(chat)
    await begin()
    await recording()
    expect(document.activeElement).toBe(sendButton())
    await microphone.hear(2)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(posted()).toHaveLength(1))
    return { posted, client }
  }
  const tell = (client: Parameters<typeof applyEvent>[0], note: Note, state: Note['state'], rule: string | null = null) =>
    act(async () =>
      applyEvent(client, {
        event: 'voice_note.updated',
        seq: 1,
        data: { id: note.id, conversation_id: 1, client_key: note.client_key, state, rule },
      }),
    )

  it('that was not sent stays, and is sent again under the same key', async () => {
    const { posted } = await send((client_key, posts) => (posts === 1 ? new ApiError('INTERNAL', 'no', 500) : taken(client_key)))
    expect(await screen.findByText('Not sent. You weren’t charged.')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Your voice note' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('On its way')).toBeTruthy()
    const sent = posted().map(({ headers }) => headers.get('idempotency-key'))
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
  })

  it('that is refused for its length offers Premium, not another try', async () => {
    await send(() => new ApiError('PREMIUM_ONLY', 'no', 403))
    expect(await screen.findByText(/Longer notes are part of Premium/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_voice' } })
    useModalStore.getState().closeModal()
  })

  it('that a rule refused says which, and can only be put away', async () => {
    let note: Note | null = null
    const { client } = await send((client_key) => (note = taken(client_key)))
    await screen.findByText('On its way')
    await tell(client, note!, 'blocked', 'minors')
    expect(screen.getByRole('alert').textContent).toContain('no one under 18, ever')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('group', { name: 'Your voice note' })).toBeNull()
  })

  it('that Couldn’t deliver goes out again as a new one', async () => {
    const notes: Note[] = []
    const { client, posted } = await send((client_key) => {
      notes.push(taken(client_key))
      return notes.at(-1)
    })
    await screen.findByText('On its way')
    await tell(client, notes[0]!, 'failed')
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t deliver')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('On its way')).toBeTruthy()
    expect(new Set(posted().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves when its message is there', async () => {
    let note: Note | null = null
    const { client } = await send((client_key) => (note = taken(client_key)))
    await screen.findByText('On its way')
    const arrived = message(11, {
      client_key: note!.client_key,
      voice_note: { url: '/media/x', seconds: 2, peaks: [1], transcript: 'done' },
    })
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
