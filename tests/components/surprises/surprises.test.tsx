import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConversationConfig } from '@/components/conversations/conversation-config'
import { MessageRow } from '@/components/messages/message-row'
import { SceneBar } from '@/components/surprises/scene-bar'
import { SurpriseInChat } from '@/components/surprises/surprise-in-chat'
import type { Message } from '@/contracts/messages'
import { ApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'
import { chatState, useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { conversation, message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

const person = (credit_balance: number, app_mode = 'crush:nsfw', is_premium = false) =>
  useAuthStore.getState().signIn({ id: 1, credit_balance, is_premium, custom_attributes: { app_mode } } as never)
const opening = (change: Partial<Message> = {}, ended?: boolean): Message =>
  message(5, {
    sender_type: 'Contact',
    status: 'complete',
    content: 'Three claims.',
    content_attributes: { surprise: { type: 'Game', title: 'Two truths and a lie', ...(ended ? { ended } : {}) } },
    ...change,
  })

const card = (kind: string) => within(screen.getByRole('heading', { name: kind }).closest('li')!)
const begin = (kind: string) => card(kind).getByRole('button', { name: 'Surprise me · 2 credits' })
const sheet = (onClose = () => undefined) => <SurpriseInChat id={1} name='Mira' onClose={onClose} />

beforeEach(() => {
  stubLayout()
  person(10)
  useModalStore.setState({ open: null })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('SurpriseSheet', () => {
  it('offers three kinds, each with a sentence and its price, and asks for one under a key with the hour', async () => {
    const requests = stubFetch(() => opening({ status: 'streaming', content: '' }))
    const onClose = vi.fn()
    draw(sheet(onClose))
    for (const kind of ['Game', 'Chat', 'Spicy']) expect(begin(kind)).toHaveProperty('disabled', false)
    await userEvent.click(begin('Game'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests[0]?.url).toContain('/v1/conversations/1/surprise')
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/)
    expect(await requests[0]?.json()).toEqual({ type: 'Game', hour: new Date().getHours() })
  })
  it('has no Spicy in the mode that is safe for any room', () => {
    person(10, 'crush:sfw')
    draw(sheet())
    expect(screen.queryByRole('heading', { name: 'Spicy' })).toBeNull()
    expect(begin('Chat')).toBeTruthy()
  })
  it('cannot begin while a reply is being written, and says why', () => {
    draw(sheet(), [message(5, { sender_type: 'Contact', status: 'streaming', content: '' })])
    for (const kind of ['Game', 'Chat', 'Spicy']) expect(begin(kind)).toHaveProperty('disabled', true)
    expect(screen.getByText('Mira is still typing. Try again in a moment.')).toBeTruthy()
  })
  it('cannot begin without the credits, says so, and offers the way to more', async () => {
    person(1)
    const onClose = vi.fn()
    draw(sheet(onClose))
    expect(begin('Game')).toHaveProperty('disabled', true)
    expect(screen.getByText('A surprise costs 2 credits, and you don’t have enough.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Get more credits' }))
    expect(useModalStore.getState().open).toMatchObject({ name: 'upsell', props: { type: 'out_of_credit' } })
  })
  it('says that it waits for the connection', () => {
    draw(sheet())
    act(() => useChatStore.getState().setConnection('lost'))
    expect(begin('Game')).toHaveProperty('disabled', true)
    expect(screen.getByText('You’re offline. Surprises are back when you reconnect.')).toBeTruthy()
    act(() => useChatStore.getState().setConnection('live'))
  })
  it('pressed again after a lost answer it is the same request', async () => {
    let tries = 0
    const requests = stubFetch(() => {
      tries += 1
      if (tries === 1) throw new TypeError('network')
      return opening({ status: 'streaming', content: '' })
    })
    draw(sheet())
    await userEvent.click(begin('Chat'))
    await waitFor(() => expect(begin('Chat').getAttribute('aria-busy')).toBeNull())
    await userEvent.click(begin('Chat'))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.headers.get('idempotency-key')).toBe(requests[0]?.headers.get('idempotency-key'))
  })
})

describe('isDisabledSurpriseMessage', () => {
  const disabled = () => chatState(useChatStore.getState(), 1).isDisabledSurpriseMessage
  it('is set while a reply is written, whatever is told of older messages meanwhile', () => {
    const { recordMessages, reset, setAskedSurprise } = useChatStore.getState()
    reset()
    recordMessages([message(9, { sender_type: 'Contact', status: 'streaming', content: '' })])
    expect(disabled()).toBe(true)
    recordMessages([message(5, { sender_type: 'Contact', status: 'complete', rev: 3 })])
    expect(disabled()).toBe(true)
    recordMessages([message(9, { sender_type: 'Contact', status: 'complete', rev: 2 })])
    expect(disabled()).toBe(false)
    setAskedSurprise(1, true)
    expect(disabled()).toBe(true)
    setAskedSurprise(1, false)
    expect(disabled()).toBe(false)
  })
})

describe('A scene in the thread', () => {
  it('is marked on the message that opened it', () => {
    draw(<MessageRow message={opening()} dated={false} first last newest />)
    expect(screen.getByText('Game: Two truths and a lie')).toBeTruthy()
  })
  it('stands over the composer until it is ended', async () => {
    const requests = stubFetch(() => ({ ok: true }))
    draw(<SceneBar id={1} />, [message(4), opening()])
    expect(screen.getByText('Two truths and a lie')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'End the game' }))
    await waitFor(() => expect(requests[0]?.url).toContain('/v1/conversations/1/end-surprise'))
  })
  it.each([
    ['ended', opening({}, true)],
    ['failed', opening({ status: 'failed', content: '' })],
    ['blocked', opening({ status: 'blocked', content: '' })],
  ])('is not over the composer when it is %s', (_, last) => {
    draw(<SceneBar id={1} />, [message(4), last])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('ConversationConfig', () => {
  const FIELD = { name: 'How Mira acts in this chat' }
  const field = () => screen.getByRole('textbox', FIELD)
  const show = (backends = [{ name: 'embedded', covered: true }], max = 1000, models = ['small']) => {
    const { client } = draw(<ConversationConfig id={1} name='Mira' />)
    act(() => {
      client.setQueryData(keys.installation(), {
        conversation_instructions_max: max,
        chat: { provider: 'openai', model: models[0], models, demo: false },
        image: { provider: backends[0]!.name, covered: true, backends },
      })
      client.setQueryData(keys.conversation(1), conversation(1))
    })
    return client
  }
  it('saves instructions when one says so, and says that it has', async () => {
    const requests = stubFetch(() => ({ ...conversation(1).config, custom_instructions: 'Be brief.' }))
    show()
    await screen.findByRole('textbox', FIELD)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.type(field(), 'Be brief.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    const put = requests.find(({ method }) => method === 'PUT')!
    expect(new URL(put.url).searchParams.get('custom_instructions')).toBe('Be brief.')
    expect(field()).toHaveProperty('value', 'Be brief.')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
  it('counts from 80 percent on, and keeps what is too long or refused in the field', async () => {
    stubFetch(() => new ApiError('CONTENT_BLOCKED', 'x', 422))
    show(undefined, 10)
    await userEvent.type(await screen.findByRole('textbox', FIELD), 'nine char')
    expect(screen.getByText('9/10')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/We can’t save this one/)
    expect(field()).toHaveProperty('value', 'nine char')
    await userEvent.type(field(), 'acters')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Must be at most 10 characters')).toBeTruthy()
  })
  it('offers engines only where there are two', async () => {
    const requests = stubFetch(() => ({ ...conversation(1).config, image_backend: 'embedded' }))
    show()
    expect(screen.queryByText('Photos made with')).toBeNull()
    cleanup()
    show([
      { name: 'comfyui', covered: false },
      { name: 'embedded', covered: true },
    ])
    expect(screen.getByRole('radio', { name: 'ComfyUI' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Built-in illustrator' }))
    await waitFor(async () =>
      expect(
        await requests
          .find(({ method }) => method === 'PATCH')
          ?.clone()
          .json(),
      ).toEqual({ image_backend: 'embedded' }),
    )
  })
  it('keeps a choice while an earlier one is answered, and takes back alone what is refused', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const { config } = conversation(1)
    stubFetch((request) =>
      request.method === 'PATCH' ? new Promise((resolve) => answers.push(resolve)) : { data: [], count: 0, chosen: null },
    )
    const client = show()
    const isOn = (role: 'switch' | 'radio', name: RegExp) => (screen.getByRole(role, { name }) as HTMLInputElement).checked
    await userEvent.click(screen.getByRole('switch', { name: /^Suggest replies/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Wine' }))
    expect(client.isMutating()).toBe(2)
    answers[0]!({ ...config, suggestions: true })
    await waitFor(() => expect(client.isMutating()).toBe(1))
    expect(isOn('radio', /^Wine$/)).toBe(true)
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!(new ApiError('INTERNAL', 'x', 500))
    await waitFor(() => expect(isOn('radio', /^Wine$/)).toBe(false))
    expect(isOn('switch', /^Suggest replies/)).toBe(true)
  })
  it('offers models only where there are two', async () => {
    const requests = stubFetch(() => ({ ...conversation(1).config, chat_model: 'large' }))
    show()
    expect(screen.queryByText('Replies written by')).toBeNull()
    cleanup()
    show(undefined, undefined, ['small', 'large'])
    expect(screen.getByRole('radio', { name: 'small' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'large' }))
    expect(screen.getByRole('radio', { name: 'large' })).toHaveProperty('checked', true)
    const [patch] = requests.filter(({ method }) => method === 'PATCH')
    expect(await patch!.json()).toEqual({ chat_model: 'large' })
  })
})
