import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '@/components/messages/composer'
import { ApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { firstPage } from '@/lib/realtime/message-pages'
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
    expect(await requests[0]?.json()).toEqual({ content: 'Hello', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
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
  it('Enter that ends a word of an input method, as in Japanese, sends nothing', async () => {
    const requests = stubFetch(() => message(1))
    draw(composer)
    await userEvent.type(field(), 'こんにちは')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(field()).toHaveProperty('value', 'こんにちは')
    expect(useChatStore.getState().pending).toEqual([])
    expect(requests).toHaveLength(0)
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(requests).toHaveLength(1))
  })
  it('on a phone Enter makes a line, as its key says, and the button sends', async () => {
    stubLayout((query) => query.includes('coarse'))
    const requests = stubFetch(() => message(1))
    draw(composer)
    expect(field().getAttribute('enterkeyhint')).toBe('enter')
    await userEvent.type(field(), 'a{Enter}b')
    expect(requests).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(requests).toHaveLength(1))
  })
  it('on a tablet Enter sends, as its key says', async () => {
    stubLayout((query) => query === '(pointer: coarse)')
    const requests = stubFetch(() => message(1))
    draw(composer)
    expect(field().getAttribute('enterkeyhint')).toBe('send')
    await userEvent.type(field(), 'a{Enter}')
    await waitFor(() => expect(requests).toHaveLength(1))
  })
  it('has the price on the button', () => {
    draw(composer)
    expect(screen.getByRole('button', { name: /^Send\s*1 credit$/ })).toBeTruthy()
  })
  it('has photo, voice note and surprise behind one button, each with its price; one photo at a time', async () => {
    stubFetch(() => ({}))
    const { client } = draw(composer, [message(4, { content_attributes: { photo_generating: true } })])
    useModalStore.getState().closeModal()
    const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to the chat' }))
    await add()
    const row = (name: RegExp) => screen.findByRole('button', { name })
    expect((await row(/^Photo/)).textContent).toBe('PhotoYour photo is on its way4 credits')
    expect((await row(/^Voice note/)).textContent).toMatch(/3 credits$/)
    expect((await row(/^Surprise/)).textContent).toMatch(/2 credits$/)
    expect((await row(/^Photo/)).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(await row(/^Photo/))
    expect(useModalStore.getState().open).toBeNull()
    act(() => void client.setQueryData(keys.messages(1), firstPage([message(4, { rev: 2, content_attributes: { user_media_id: 9 } })])))
    await userEvent.click(await row(/^Photo/))
    expect(useModalStore.getState().open).toMatchObject({ name: 'photo', props: { id: 1 } })
    expect(screen.queryByRole('button', { name: /^Voice note/ })).toBeNull()
  })
  it('puts a line that was written for the person after what they typed, sends nothing, and asks again under the same key', async () => {
    let fails = true
    const all = stubFetch(() => (fails ? new ApiError('PROVIDER_UNAVAILABLE', 'Away', 503) : { text: 'Tell me about the harbor.' }))
    const lines = () => all.filter(({ url }) => new URL(url).pathname === '/v1/conversations/1/line')
    draw(composer)
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add to the chat' }))
      const row = await screen.findByRole('button', { name: /^Write my line/ })
      expect(row.textContent).toMatch(/1 credit$/)
      await userEvent.click(row)
    }
    await userEvent.type(field(), 'Hello.')
    await ask()
    await waitFor(() => expect(lines()).toHaveLength(1))
    expect(field()).toHaveProperty('value', 'Hello.')
    fails = false
    await ask()
    await waitFor(() => expect(field()).toHaveProperty('value', 'Hello. Tell me about the harbor.'))
    await waitFor(() => expect(document.activeElement).toBe(field()))
    const [first, second] = lines().map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[\w-]{36}$/)
    expect(second).toBe(first)
    await ask()
    await waitFor(() => expect(lines()).toHaveLength(3))
    expect(lines()[2]!.headers.get('idempotency-key')).not.toBe(first)
  })
  it('says before it is pressed whether a line is free: where the built-in companion writes it, it is', async () => {
    stubFetch(() => ({}))
    const { client } = draw(composer)
    await userEvent.click(screen.getByRole('button', { name: 'Add to the chat' }))
    const row = () => screen.findByRole('button', { name: /^Write my line/ })
    const engine = (demo: boolean) =>
      act(() => void client.setQueryData(keys.installation(), { chat: { demo }, transcription: { listens: true } }))
    engine(false)
    expect((await row()).textContent).toMatch(/1 credit$/)
    engine(true)
    expect((await row()).textContent).toMatch(/Free$/)
  })
  it('on wide screens the menu lies over the field: arrows move in it, Escape and a press elsewhere close it', async () => {
    stubLayout((query) => query.includes('1024'))
    stubFetch(() => ({}))
    draw(composer)
    const menu = () => screen.queryByRole('group', { name: 'Add to the chat' })
    await userEvent.click(screen.getByRole('button', { name: 'Add to the chat' }))
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Photo/))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/^Voice note/)
    await userEvent.keyboard('{Escape}')
    expect(menu()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add to the chat' }))
    await waitFor(() => expect(menu()).not.toBeNull())
    await userEvent.click(field())
    expect(menu()).toBeNull()
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
    expect(await screen.findByText('Must be at most 4000 characters')).toBeTruthy()
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
