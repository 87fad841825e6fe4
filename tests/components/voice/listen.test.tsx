import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Thread } from '@/components/messages/thread'
import { toastStore } from '@/components/ui/toast'
import type { Message } from '@/contracts/messages'
import { ApiError } from '@/lib/api/errors'
import { applyEvent } from '@/lib/realtime/apply-event'
import { useAuthStore } from '@/stores/auth-store'
import { useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { usePlayerStore } from '@/stores/player-store'
import { message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

const URL_OF_VOICE = '/media/k/v.mp3?e=1&s=x'
const voice = (state: 'running' | 'ready'): Message['voice'] => ({
  state,
  url: URL_OF_VOICE,
  seconds: 4,
  peaks: state === 'ready' ? [10, 100] : [],
})
const thread = (
  <Thread id={1} name='Mira' unread={false} active session_after={null} failed={() => null}>
    {null}
  </Thread>
)
const toasts = () => toastStore.get().map(({ text }) => text)
const played = vi.fn(() => Promise.resolve())

beforeEach(() => {
  stubLayout()
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
  useModalStore.getState().closeModal()
  for (const { id } of toastStore.get()) toastStore.dismiss(id)
  vi.unstubAllGlobals()
})

const listen = async () => {
  await userEvent.hover(screen.getByText('message 2'))
  await userEvent.click(screen.getByRole('button', { name: /^Listen · about \d+ s · 3 credits$/ }))
}

describe('listening to a message', () => {
  it("is offered on a character's finished words only", async () => {
    draw(thread, [
      message(2, { status: 'stopped' }),
      message(3),
      message(4),
      message(6, { voice: voice('ready') }),
      message(8, { content: '', message_type: 1 }),
    ])
    const offered: string[] = []
    for (const bubble of document.querySelectorAll<HTMLElement>('.message-bubble')) {
      await userEvent.hover(bubble)
      const row = bubble.closest<HTMLElement>('[data-message]')!
      if (within(row).queryByRole('button', { name: /^Listen · about \d+ s · 3 credits$/ })) offered.push(row.dataset.message!)
      await userEvent.unhover(bubble)
    }
    expect(offered).toEqual(['4'])
    expect(screen.getByRole('group', { name: 'Voice message from Mira' })).toBeTruthy()
  })
  it('says about how long it takes, and where that needs Premium, before anything is spent', async () => {
    const long = 'I kept the kettle on, and I want to hear all of it, slowly, from the start. '.repeat(4)
    const offered = async (premium: boolean, content: string) => {
      useAuthStore.getState().signIn({ is_premium: premium } as never)
      draw(thread, [message(2, { content })])
      await userEvent.hover(document.querySelector('.message-bubble')!)
      const { textContent } = screen.getByRole('button', { name: /^Listen/ })
      cleanup()
      return textContent
    }
    expect(await offered(false, 'There you are. *smiles* Come in!')).toBe('Listen · about 2 s · 3 credits')
    expect(await offered(false, long)).toBe('Listen · about 18 s · Premium')
    const [under, over] = [`${'a'.repeat(160)}.`, `${'a'.repeat(180)}.`]
    expect(await offered(false, under)).toBe('Listen · about 9 s · 3 credits')
    expect(await offered(false, over)).toBe('Listen · about 11 s · Premium')
    expect(await offered(true, over)).toBe('Listen · about 11 s · 3 credits')
    expect(await offered(true, long)).toBe('Listen · about 18 s · 3 credits')
    useAuthStore.getState().signIn({ is_premium: false } as never)
  })
  it('asks once, with the price in sight, plays at once and shows the player', async () => {
    let answer = (_: unknown) => {}
    const requests = stubFetch(() => new Promise((resolve) => (answer = resolve)))
    const { client } = draw(thread, [message(2)])
    act(() => useChatStore.getState().setConnection('live'))
    await listen()
    expect(screen.getByRole('status').textContent).toContain('Getting the voice ready')
    await act(async () => answer({ url: URL_OF_VOICE, new: true }))
    await waitFor(() => expect(usePlayerStore.getState().track).toBe('/media/k/v.mp3'))
    // The thread reads what it needs besides (which law holds here); nothing else is asked to be done.
    const done = requests.filter(({ method }) => method !== 'GET')
    expect(done.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /v1/conversations/messages/2/voice'])
    act(() => applyEvent(client, { event: 'message.updated', data: message(2, { rev: 2, voice: voice('running') }), seq: 1 }))
    const player = within(screen.getByRole('group', { name: 'Voice message from Mira' }))
    expect(player.getByRole('button', { name: 'Pause' })).toBeTruthy()
    expect(player.getByRole('slider').getAttribute('aria-disabled')).toBe('true')
    act(() => applyEvent(client, { event: 'message.updated', data: message(2, { rev: 3, voice: voice('ready') }), seq: 2 }))
    expect(player.getByRole('slider').getAttribute('aria-disabled')).toBeNull()
  })
  it('keeps the other actions where the voice is there before its request is answered', async () => {
    let answer = (_: unknown) => {}
    stubFetch(() => new Promise((resolve) => (answer = resolve)))
    const { client } = draw(thread, [message(2)])
    act(() => useChatStore.getState().setConnection('live'))
    await listen()
    act(() => applyEvent(client, { event: 'message.updated', data: message(2, { rev: 2, voice: voice('running') }), seq: 1 }))
    await act(async () => answer({ url: URL_OF_VOICE, new: true }))
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull()
  })
  it('some errors are silent, the rest are one sentence', async () => {
    for (const [code, text] of [
      ['VOICE_EXISTS', []],
      ['VOICE_RUNNING', []],
      ['NOT_ENOUGH_BALANCE', []],
      ['PREMIUM_ONLY', []],
      ['INTERNAL', ['Failed to generate voice message']],
      ['PROVIDER_UNAVAILABLE', ['Failed to generate voice message']],
    ] as const) {
      stubFetch(() => new ApiError(code, 'x', 409))
      draw(thread, [message(2)])
      await listen()
      await waitFor(() => expect(screen.queryByText('Getting the voice ready')).toBeNull())
      expect(toasts()).toEqual(text)
      for (const { id } of toastStore.get()) toastStore.dismiss(id)
      cleanup()
    }
    stubFetch(() => new ApiError('VOICE_NOT_POSSIBLE', 'x', 422, null, { why: 'language' }))
    draw(thread, [message(2)])
    await listen()
    await waitFor(() =>
      expect(toasts()).toEqual(['Failed to generate voice message. This voice only speaks English. You weren’t charged.']),
    )
  })
  it('says it where a voice that was asked for here does not come, and offers Premium for one too long', async () => {
    stubFetch(() => ({ url: URL_OF_VOICE, new: true }))
    draw(thread, [message(2)])
    const ended = (reason: 'premium_only' | 'provider', message_id = 2) =>
      act(() => usePlayerStore.getState().recordVoice({ message_id, conversation_id: 1, state: 'failed', reason }))
    await listen()
    await waitFor(() => expect(usePlayerStore.getState().track).not.toBeNull())
    ended('premium_only', 99)
    expect(useModalStore.getState().open).toBeNull()
    ended('premium_only')
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_voice' } })
    expect([toasts(), usePlayerStore.getState().track]).toEqual([[], null])
    ended('provider')
    expect(toasts()).toEqual([])
    await listen()
    await waitFor(() => expect(usePlayerStore.getState().track).not.toBeNull())
    ended('provider')
    expect(toasts()).toEqual(['Failed to generate voice message'])
  })
  it('falls silent when the conversation is left', async () => {
    const { unmount } = draw(thread, [message(2, { voice: voice('ready') })])
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(usePlayerStore.getState().track).not.toBeNull()
    unmount()
    expect(usePlayerStore.getState().track).toBeNull()
  })
})
