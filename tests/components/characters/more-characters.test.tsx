import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MoreCharacters } from '@/components/characters/more-characters'
import errors from '@/lib/i18n/messages/en/errors.json'
import explore from '@/lib/i18n/messages/en/explore.json'

/** The pages' part is fetched when it is first wanted, and transforming it takes a while on a busy machine. */
const patience = { timeout: 10_000 }

let near: () => void = () => undefined
const asked: string[] = []
let broken = false

const person = (id: number) => ({
  id,
  slug: `p${id}`,
  full_name: `Person ${id}`,
  age: 30,
  gender: 'Female',
  hook: 'Hello.',
  category: 'warm',
  tags: [],
  portrait: { base: '/portraits/p', placeholder: '', color: 'black' },
  conversations_count: id,
  likes_count: 0,
})

beforeEach(() => {
  asked.length = 0
  broken = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        // Links look out as well, with another margin.
        if (rootMargin === '600px') near = () => changed([{ isIntersecting: true }])
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    const query = new URL(request.url).searchParams
    asked.push(query.toString())
    if (broken) return Response.json({ error: { code: 'INTERNAL', message: 'x', request_id: 'r' } }, { status: 500 })
    const at = Number(query.get('cursor'))
    return Response.json({ data: [person(at), person(at + 1)], count: 6, next_cursor: at < 4 ? String(at + 2) : null })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Each test asks for something else, since the tab remembers what was found. */
const draw = (q: string) =>
  render(
    <NextIntlClientProvider locale='en' messages={{ errors, explore }}>
      <ul>
        <MoreCharacters filter={{ q }} cursor='2' />
      </ul>
    </NextIntlClientProvider>,
  )
const names = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('asks for nothing before one scrolls near, then page after page until the last', async () => {
  draw('tea')
  expect(asked).toEqual([])
  act(() => near())
  await vi.waitFor(() => expect(names()).toEqual(['/characters/p2', '/characters/p3']), patience)
  act(() => near())
  await vi.waitFor(() => expect(names()).toHaveLength(4), patience)
  expect(asked).toEqual(['q=tea&cursor=2', 'q=tea&cursor=4'])
  expect(screen.queryByRole('button')).toBeNull()
  // Counts that say something: few are not written down.
  expect(screen.queryByText(/people chat with them/)).toBeNull()
})

it('says what failed and continues by the button', async () => {
  broken = true
  draw('rain')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You weren’t charged')
  act(() => near())
  expect(asked).toHaveLength(1)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(names()).toHaveLength(2), patience)
})
