// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PhotoSheet } from '@/components/photos/photo-sheet'
import { PhotoTile } from '@/components/photos/photo-tile'
import type { Photo } from '@/contracts/photos'
import photos from '@/lib/i18n/messages/en/photos.json'
import { createQueryClient } from '@/lib/query/client'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { conversation } from '../../lib/realtime/fixtures'
import { stubFetch, stubLayout } from '../messages/harness'

const photo = (change: Partial<Photo> = {}): Photo => ({
  id: 7, state: 'ready', progress: 100, image_url: '/media/a.webp', preview_url: '/media/b.webp', download_url: '/media/a.webp?download', clip: null, clip_attempt: null, width: 768, height: 1024, type: 'composer',
  request: { level: 'safe', prompt: 'on a rooftop' }, cost: 4, unlocked_at: '2026-11-21T10:00:00.000Z', favorited_at: null, is_nsfw: false, rule: null,
  conversation_id: 1, character: { ...conversation(1).character, full_name: 'Mira' }, created_at: '2026-11-21T10:00:00.000Z', updated_at: '2026-11-21T10:00:00.000Z', ...change,
})
const draw = (children: ReactNode) => render(
  <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ photos }}>
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  </NextIntlClientProvider>,
)
const installation = { image: { covered: true } }
const person = (is_premium: boolean) => useAuthStore.setState({ status: 'in', user: { is_premium, credit_balance: 12 } as never })

beforeEach(() => {
  stubLayout()
  useModalStore.getState().closeModal()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('PhotoTile', () => {
  it('says how far a photo is, and that one may leave', () => {
    draw(<PhotoTile photo={photo({ state: 'running', progress: 40, image_url: null })} onOpen={() => undefined} />)
    expect(screen.getByRole('status').textContent).toBe('Developing40%')
  })
  it.each([['failed', /could not be made\. Nothing was charged/], ['blocked', /crossed a line we keep\. Nothing was charged/]] as const)(
    'says of a %s one that it cost nothing, and lets it go', async (state, sentence) => {
      const requests = stubFetch(() => photo({ state }))
      draw(<PhotoTile photo={photo({ state, image_url: null })} onOpen={() => undefined} />)
      expect(screen.getByText(sentence)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }))
      await waitFor(() => expect(requests[0]?.url).toMatch(/\/photos\/7\/delete$/))
    })
  it('shows a locked one with its price, and unlocks it', async () => {
    const requests = stubFetch(() => photo())
    draw(<PhotoTile photo={photo({ unlocked_at: null, image_url: null })} onOpen={() => undefined} />)
    expect(screen.queryByRole('img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock · 4 credits' }))
    await waitFor(() => expect(requests[0]?.url).toMatch(/\/photos\/7\/unlock$/))
  })
  it('names what it shows, opens, and becomes a favourite', async () => {
    const requests = stubFetch(() => photo())
    const onOpen = vi.fn()
    draw(<PhotoTile photo={photo()} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('img', { name: 'Photo of Mira: on a rooftop' }))
    expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep as a favourite', pressed: false }))
    await waitFor(() => expect(requests[0]?.url).toMatch(/\/photos\/7\/favorite$/))
  })
})

describe('PhotoSheet', () => {
  it('says the price before it is spent and asks once, even when pressed again after a lost connection', async () => {
    person(false)
    let lost = true
    const requests = stubFetch((request) => {
      if (request.method === 'GET') return installation
      if (!lost) return photo()
      lost = false
      throw new TypeError('failed to fetch')
    })
    const onClose = vi.fn()
    draw(<PhotoSheet id={1} name='Mira' onClose={onClose} />)
    await userEvent.type(screen.getByRole('textbox'), '  at the sea ')
    const ask = screen.getByRole('button', { name: 'Ask for a photo · 4 credits' })
    await userEvent.click(ask)
    await waitFor(() => expect(ask).toHaveProperty('ariaBusy', null))
    await userEvent.click(ask)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const asked = requests.filter(({ url }) => url.endsWith('/conversations/1/photos'))
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(await asked.at(-1)!.json()).toEqual({ request: { level: 'safe', prompt: 'at the sea' }, type: 'composer' })
  })
  it('leads to Premium for what needs it, and spends nothing', async () => {
    person(false)
    const requests = stubFetch(() => installation)
    draw(<PhotoSheet id={1} name='Mira' onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('radio', { name: /^Nude/ }))
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_photo' } })
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
  it('asks for every level with Premium', async () => {
    person(true)
    const requests = stubFetch(({ method }) => (method === 'GET' ? installation : photo()))
    draw(<PhotoSheet id={1} name='Mira' onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('radio', { name: /^Nude/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Ask for a photo/ }))
    await waitFor(async () => expect(await requests.find(({ method }) => method === 'POST')?.clone().json()).toMatchObject({ request: { level: 'nude' } }))
  })
})
