import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import character from '@/lib/i18n/messages/en/character.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { conversation } from '../../lib/realtime/fixtures'
import { openPage } from '../modals/harness'

const texts = ['Usual.', '*waves* Second.', 'Third.']
const greetings = { body: { data: texts.map((text, index) => ({ index, text })), count: 3, next_cursor: null } }

async function open({ signedIn = true, search = '', chats = [] as unknown[], routes = {} as Routes } = {}) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/conversations': { body: { data: chats, count: chats.length, next_cursor: null } },
    'GET /v1/greetings': greetings,
    'POST /v1/conversations': { body: conversation(44) },
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ ChatStarter }, { GreetingChoice }, { WithMessages }] = await Promise.all([
    import('@/components/characters/chat-starter'),
    import('@/components/characters/greeting-choice'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <SearchParamsContext.Provider value={new URLSearchParams(search) as never}>
      <WithMessages messages={{ character }}>
        <ChatStarter account_id={7} slug='mira'>
          <GreetingChoice account_id={7} count={2} name='Mira' usual='Usual.' />
        </ChatStarter>
      </WithMessages>
    </SearchParamsContext.Provider>,
  )
  return { ...network, page }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const more = () => press('2 more ways to start')

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

it('asks for the others only when somebody wants them, and begins with the one that is shown', async () => {
  const { calls, page } = await open()
  await screen.findByRole('button', { name: '2 more ways to start' })
  expect(screen.getByText('Usual.')).toBeTruthy()
  expect(calls('/v1/greetings')).toEqual([])
  await more()
  expect(await screen.findByText(/Second\./)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Next greeting'))
  await press('Next greeting')
  expect(screen.getByText('Third.')).toBeTruthy()
  await press('Next greeting')
  expect(screen.getByText('Usual.')).toBeTruthy()
  await press('Previous greeting')
  await press('Start with this one')
  await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/44'))
  expect(calls('/v1/conversations').find(({ method }) => method === 'POST')?.body).toEqual({ account_id: 7, slug: 'mira', greeting: 2 })
})

it('asks visitors to sign in, and shows the greetings to whoever comes back', async () => {
  const { calls, page } = await open({ signedIn: false })
  await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
  await more()
  expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/characters/mira?start=greetings' } })
  expect(calls('/v1/greetings')).toEqual([])
  cleanup()
  vi.resetModules()
  const back = await open({ search: 'start=greetings' })
  expect(await screen.findByText(/Second\./)).toBeTruthy()
  expect(back.calls('/v1/conversations').filter(({ method }) => method === 'POST')).toEqual([])
})

it('continues with the greeting of the address after signing in', async () => {
  const { calls, page } = await open({ search: 'start=greeting-2' })
  await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/44'))
  expect(calls('/v1/conversations').find(({ method }) => method === 'POST')?.body).toEqual({ account_id: 7, slug: 'mira', greeting: 2 })
})

it('leads to the chat that has begun already', async () => {
  await open({ chats: [conversation(12)] })
  await more()
  const link = await screen.findByRole('link', { name: 'Go to chat' })
  expect(link.getAttribute('href')).toBe('/chat/12')
  expect(screen.queryByRole('button', { name: 'Start with this one' })).toBeNull()
})

it('says when they do not come, and tries again', async () => {
  const { routes } = await open({ routes: { 'GET /v1/greetings': failure('INTERNAL', 500) } })
  await more()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t load/)
  routes['GET /v1/greetings'] = greetings
  await press('Try again')
  expect(await screen.findByText(/Second\./)).toBeTruthy()
})

it('says when there is no other by now', async () => {
  await open({ routes: { 'GET /v1/greetings': { body: { data: [{ index: 0, text: 'Usual.' }], count: 1, next_cursor: null } } } })
  await more()
  expect(await screen.findByText('There are no other ways to start anymore.')).toBeTruthy()
})
