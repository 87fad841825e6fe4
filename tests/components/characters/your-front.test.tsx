import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import character from '@/lib/i18n/messages/en/character.json'
import explore from '@/lib/i18n/messages/en/explore.json'
import { clearBrowser, fakeIndexedDb, fakeNetwork, inFuture, person } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

const face = (id: number) => ({
  id,
  slug: `c${id}`,
  full_name: `Name${id} Last`,
  age: 30,
  gender: 'Female',
  hook: 'Hello.',
  category: 'warm',
  tags: [],
  portrait: { base: '/p', placeholder: '', color: 'black' },
  conversations_count: 0,
  likes_count: 0,
})
const chat = (id: number, account_id: number) => ({
  id,
  conversationId: id,
  account_id,
  messages: [],
  unread: false,
  config: {
    custom_instructions: '',
    allow_implicit_images: false,
    image_backend: null,
    chat_model: null,
    suggestions: false,
    read_aloud: false,
    wallpaper: 'none',
  },
  character: face(account_id),
  created_at: inFuture(0),
  updated_at: inFuture(0),
})

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

const me = person({ name: 'Ana', gender: 'Male', accept_tos_18: true, default_language: 'en', welcome_seen: true })
function signIn(user = me) {
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
}
const base = {
  'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
  'GET /v1/users/me': { body: me },
}

describe('the front page of a person', () => {
  async function open(conversations: object[], change: object = {}) {
    const user = { ...me, ...change }
    signIn(user)
    localStorage.setItem('recent', JSON.stringify({ user_id: user.id, ids: [4, 1, 3, 2] }))
    const network = fakeNetwork({
      ...base,
      'GET /v1/users/me': { body: user },
      'GET /v1/conversations': { body: { data: conversations, count: conversations.length } },
      'GET /v1/characters': ({ query }) => {
        const asked = new URLSearchParams(query)
        const ids = asked.get('ids')?.split(',').map(Number).toSorted()
        const data = (ids ?? (asked.get('favorites') ? [2, 1] : [6, 5, 4, 3, 2, 1])).map(face)
        return { body: { data, count: data.length, next_cursor: null, because: { kind: 'company' } } }
      },
    })
    const [{ YourFront }, { YourHero }, { WithMessages }] = await Promise.all([
      import('@/components/characters/your-front'),
      import('@/components/characters/your-hero'),
      import('@/components/layout/with-messages'),
    ])
    await openPage(
      <WithMessages messages={{ explore }}>
        <YourHero />
        <YourFront />
      </WithMessages>,
    )
    return network
  }
  const inside = (name: string) =>
    within(screen.getByRole('region', { name }))
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/characters/'))

  it('leads back to the last chat, and shows nobody twice', async () => {
    await open([chat(9, 1), chat(8, 5)])
    expect((await screen.findByRole('link', { name: /Continue with Name1/ })).getAttribute('href')).toBe('/chat/9')
    await screen.findByRole('region', { name: 'For you' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ana.')
    expect(inside('Your favorites')).toEqual(['/characters/c2'])
    // The latest first, as they were opened.
    expect(inside('Recently viewed')).toEqual(['/characters/c4', '/characters/c3'])
    expect(inside('For you')).toEqual(['/characters/c6', '/characters/c5'])
    expect(screen.getByText('Based on who you chat with.')).toBeTruthy()
  })

  it('promises nothing to premium people that they have', async () => {
    await open([], { is_premium: true })
    expect(await screen.findByText('Pick someone and say hello. Your messages are unlimited.')).toBeTruthy()
    expect(screen.queryByText(/free/)).toBeNull()
  })

  it('tells others what they have and what a message is', async () => {
    await open([])
    expect(await screen.findByText('Pick someone and say hello. You have 50 credits, and a message is 1.')).toBeTruthy()
  })
})

describe('the first message', () => {
  async function open(search = '') {
    const sent: unknown[] = []
    const network = fakeNetwork({
      ...base,
      'POST /v1/conversations': { body: chat(9, 7) },
      'GET /v1/conversations': { body: { data: [], count: 0 } },
      'POST /v1/conversations/9/messages': ({ body }) => {
        sent.push(body)
        return { status: 500, body: { error: { code: 'INTERNAL', message: 'x', request_id: 'r' } } }
      },
    })
    const [{ ChatStarter, StartChat }, { FirstMessage }, { WithMessages }] = await Promise.all([
      import('@/components/characters/chat-starter'),
      import('@/components/characters/first-message'),
      import('@/components/layout/with-messages'),
    ])
    const page = await openPage(
      <SearchParamsContext.Provider value={new URLSearchParams(search)}>
        <WithMessages messages={{ character }}>
          <ChatStarter account_id={7} slug='mira'>
            <StartChat name='Mira' />
            <FirstMessage slug='mira' name='Mira' max={4000} />
          </ChatStarter>
        </WithMessages>
      </SearchParamsContext.Provider>,
      '/characters/mira',
    )
    return { ...network, page, sent, user: userEvent.setup() }
  }
  const field = () => screen.getByRole('textbox', { name: 'Write to Mira' })

  it('waits while a visitor signs in, and is sent into the chat', async () => {
    const visitor = await open()
    await waitFor(() => expect(visitor.page.useAuthStore.getState().status).toBe('out'))
    await visitor.user.type(field(), 'Hello there')
    await visitor.user.click(screen.getByRole('button', { name: /1 credit$/ }))
    expect(visitor.page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/characters/mira?start=chat' } })
    expect(visitor.sent).toEqual([])
    cleanup()
    vi.resetModules()
    signIn()
    const { page, sent } = await open('start=chat')
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/9'))
    await waitFor(() => expect(sent).toMatchObject([{ content: 'Hello there' }]))
    expect(sessionStorage.getItem('first_message')).toBeNull()
  })

  it('goes into the field of the chat when it was not sent', async () => {
    signIn()
    const { page, user, sent } = await open()
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    await user.type(field(), 'Half a thou')
    await user.click(screen.getByRole('button', { name: /Chat with Mira/ }))
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/9'))
    const { useChatStore } = await import('@/stores/chat-store')
    await waitFor(() => expect(useChatStore.getState().drafts[9]).toBe('Half a thou'))
    expect(sent).toEqual([])
  })

  it('remembers who the signed-in person has looked at', async () => {
    signIn()
    await open()
    await waitFor(() => expect(JSON.parse(localStorage.getItem('recent') ?? 'null')).toEqual({ user_id: me.id, ids: [7] }))
  })
})
