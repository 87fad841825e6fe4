// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '@/components/messages/composer'
import { ApiError } from '@/lib/api/errors'
import { useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from './harness'

const field = () => screen.getByRole('textbox', { name: 'Message Mira' })
const composer = <Composer id={1} name='Mira' signedIn />

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Composer', () => {
  it('sends with Enter under an Idempotency-Key, empties and keeps the focus', async () => {
    const requests = stubFetch(() => message(1))
    draw(composer)
    await userEvent.type(field(), 'Hello{Enter}')
    expect(field()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field())
    await waitFor(() => expect(useChatStore.getState().pending).toEqual([]))
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/)
    expect(await requests[0]?.json()).toEqual({ content: 'Hello' })
  })
  it('Shift and Enter make a new line; blanks are not sent', async () => {
    const requests = stubFetch(() => message(1))
    draw(composer)
    await userEvent.type(field(), 'a{Shift>}{Enter}{/Shift}b')
    expect(field()).toHaveProperty('value', 'a\nb')
    await userEvent.clear(field())
    await userEvent.type(field(), '   {Enter}')
    expect(requests).toHaveLength(0)
  })
  it('on touch screens Enter makes a line and the button sends', async () => {
    stubLayout((query) => query.includes('coarse'))
    const requests = stubFetch(() => message(1))
    draw(composer)
    await userEvent.type(field(), 'a{Enter}b')
    expect(requests).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(requests).toHaveLength(1))
  })
  it('has the price on the button', () => {
    draw(composer)
    expect(screen.getByRole('button', { name: /^Send\s*1 credit$/ })).toBeTruthy()
  })
  it('keeps the draft of each conversation', async () => {
    stubFetch(() => message(1))
    const { unmount } = draw(composer)
    await userEvent.type(field(), 'half a thou')
    expect(useChatStore.getState().drafts[1]).toBe('half a thou')
    expect(localStorage.getItem('krush.draft.1')).toBe('"half a thou"')
    unmount()
  })
  it('counts from 80 percent and refuses more than 4,000', async () => {
    const requests = stubFetch(() => message(1))
    draw(composer)
    useChatStore.getState().setDraft(1, 'x'.repeat(3_201))
    expect(await screen.findByText('3201/4000')).toBeTruthy()
    useChatStore.getState().setDraft(1, 'x'.repeat(4_001))
    expect(await screen.findByText('At most 4000 characters.')).toBeTruthy()
    await userEvent.type(field(), '{Enter}')
    expect(requests).toHaveLength(0)
  })
  it('puts the text back and opens the offer when the credits are gone', async () => {
    stubFetch(() => new ApiError('NOT_ENOUGH_BALANCE', 'no', 402))
    draw(composer)
    await userEvent.type(field(), 'Hello{Enter}')
    await waitFor(() => expect(field()).toHaveProperty('value', 'Hello'))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'out_of_credit' } })
    useModalStore.getState().closeModal()
  })
  it('stops a running reply', async () => {
    const requests = stubFetch(() => ({ ok: true }))
    draw(composer, [message(2, { status: 'streaming', content: '' })])
    await userEvent.click(screen.getByRole('button', { name: 'Stop the reply' }))
    await waitFor(() => expect(requests[0]?.url).toMatch(/\/v1\/conversations\/1\/stop$/))
  })
  it('is disabled when signed out', () => {
    draw(<Composer id={1} name='Mira' signedIn={false} />)
    expect(field()).toHaveProperty('disabled', true)
  })
})
