// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MoreCharacters } from '@/components/characters/more-characters'
import explore from '@/lib/i18n/messages/en/explore.json'
import { createQueryClient } from '@/lib/query/client'

let near: () => void = () => undefined
const asked: string[] = []
let broken = false

const person = (id: number) => ({
  id, slug: `p${id}`, full_name: `Person ${id}`, age: 30, gender: 'Female', hook: 'Hello.', category: 'warm', tags: [],
  portrait: { base: '/portraits/p', placeholder: '', color: 'black' },
})

beforeEach(() => {
  asked.length = 0
  broken = false
  vi.stubGlobal('IntersectionObserver', class {
    constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
      near = () => changed([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  })
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

const draw = () =>
  render(
    <NextIntlClientProvider locale='en' messages={{ explore }}>
      <QueryClientProvider client={createQueryClient()}>
        <ul>
          <MoreCharacters filter={{ q: 'tea' }} cursor='2' />
        </ul>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const names = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('asks for nothing before one scrolls near, then page after page until the last', async () => {
  draw()
  expect(asked).toEqual([])
  act(() => near())
  await vi.waitFor(() => expect(names()).toEqual(['/characters/p2', '/characters/p3']))
  act(() => near())
  await vi.waitFor(() => expect(names()).toHaveLength(4))
  expect(asked).toEqual(['q=tea&cursor=2', 'q=tea&cursor=4'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what failed and goes on by the button', async () => {
  broken = true
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged')
  act(() => near())
  expect(asked).toHaveLength(1)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(names()).toHaveLength(2))
})
