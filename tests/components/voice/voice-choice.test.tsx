import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/toast'
import { VoiceChoice } from '@/components/voice/voice-choice'
import { VoiceNote } from '@/components/voice-notes/voice-note'
import type { Voices } from '@/contracts/voices'
import { ApiError } from '@/lib/api/errors'
import { useAuthStore } from '@/stores/auth-store'
import { message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

const VOICES: Voices = {
  data: [
    { id: 'own:model:0', gender: 'Female', manner: 'quiet', name: null },
    { id: 'own:model:1', gender: 'Male', manner: null, name: 'Onyx' },
  ],
  count: 2,
  chosen: null,
}
const played = vi.fn(() => Promise.resolve())

beforeEach(() => {
  stubLayout()
  played.mockClear()
  useAuthStore.getState().signIn({ is_premium: false } as never)
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      duration = NaN
      play = played
      pause() {}
      load() {}
      removeAttribute() {}
    },
  )
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:silence' }))
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) toastStore.dismiss(id)
  vi.unstubAllGlobals()
})

describe('the choice of a voice', () => {
  it('shows what is chosen, is changed by a radio button, and plays a sample of each', async () => {
    const requests = stubFetch(async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/sample')) return { url: '/media/k/s.mp3?e=1&s=x' }
      if (request.method === 'PUT') return { ...VOICES, chosen: ((await request.clone().json()) as { voice: string }).voice }
      return VOICES
    })
    draw(<VoiceChoice id={1} name='Mira Tolland' />)
    await userEvent.click(await screen.findByText('Mira’s own', { selector: 'summary span' }))
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(radio(/^Mira’s own/).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Hear a sample of Voice 1' }))
    await waitFor(() => expect(played).toHaveBeenCalled())
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/v1/conversations/1/voices/own%3Amodel%3A0/sample')
    // Listening chooses nothing.
    expect(radio(/^Mira’s own/).checked).toBe(true)
    await userEvent.click(radio(/^Voice 1\s*female, quiet/))
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true))
    expect(radio(/^Voice 1/).checked).toBe(true)
    expect(screen.getByText('Voice 1', { selector: 'summary span' })).toBeTruthy()
    expect(radio(/^Onyx\s*male/)).toBeTruthy()
  })

  it('is not there where the server has one voice; what fails is said, and taken back', async () => {
    stubFetch((request) => (request.method === 'GET' ? { data: [], count: 0, chosen: null } : new ApiError('INTERNAL', 'no', 500)))
    const { unmount } = draw(<VoiceChoice id={1} name='Mira' />)
    await waitFor(() => expect(document.querySelector('details')).toBeNull())
    unmount()
    stubFetch((request) =>
      request.method === 'GET' && !request.url.endsWith('/sample') ? VOICES : new ApiError('VOICE_NOT_POSSIBLE', 'no', 422),
    )
    draw(<VoiceChoice id={2} name='Mira' />)
    await userEvent.click(await screen.findByText('Mira’s own', { selector: 'summary span' }))
    await userEvent.click(screen.getByRole('button', { name: 'Hear a sample of Onyx' }))
    await waitFor(() => expect(toastStore.get().map(({ text }) => text)).toContain('Couldn’t play the sample. Try again.'))
    await userEvent.click(screen.getByRole('radio', { name: /^Onyx/ }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Mira’s own/ }).checked).toBe(true))
  })
})

describe('what was heard of a note', () => {
  const note = message(3, {
    content: 'I saw Max.',
    sender_type: 'User',
    voice_note: { url: '/media/x', seconds: 2, peaks: [1], transcript: 'done' },
  })

  it('is corrected by who spoke it, free, and Escape takes it back', async () => {
    const requests = stubFetch(async (request) => ({ ...note, ...((await request.clone().json()) as object), rev: note.rev + 1 }))
    draw(<VoiceNote message={note} name='Mira Tolland' />)
    const fix = screen.getByRole('button', { name: 'Fix text' })
    await userEvent.click(fix)
    const field = await screen.findByRole('textbox', { name: 'What you said' })
    expect(screen.getByText(/Mira’s next replies use these words\. Free/)).toBeTruthy()
    await userEvent.type(field, '{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(fix)
    await userEvent.click(fix)
    await userEvent.clear(await screen.findByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), 'I saw the cats.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['PUT /v1/conversations/messages/3/heard'])
    expect(await requests[0]!.json()).toEqual({ content: 'I saw the cats.' })
  })

  it('a refusal stays beside what was written', async () => {
    stubFetch(() => new ApiError('CONTENT_BLOCKED', 'no', 422, { rule: 'minors' } as never))
    draw(<VoiceNote message={{ ...note, content: '' }} name='Mira' />)
    await userEvent.click(screen.getByRole('button', { name: 'Add text' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Something.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Something.')
  })
})
