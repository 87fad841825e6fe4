import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ModalRoot } from '@/components/modals/modal-root'
import { PhotoSheet } from '@/components/photos/photo-sheet'
import { PhotoTile } from '@/components/photos/photo-tile'
import { PhotoViewer } from '@/components/photos/photo-viewer'
import { StudioView } from '@/components/photos/studio-view'
import type { Photo } from '@/contracts/photos'
import photos from '@/lib/i18n/messages/en/photos.json'
import { ApiError } from '@/lib/api/errors'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { conversation } from '../../lib/realtime/fixtures'
import { stubFetch, stubLayout } from '../messages/harness'

const photo = (change: Partial<Photo> = {}): Photo => ({
  id: 7,
  state: 'ready',
  progress: 100,
  image_url: '/media/a.webp',
  preview_url: '/media/b.webp',
  download_url: '/media/a.webp?download',
  clip: null,
  clip_attempt: null,
  width: 768,
  height: 1024,
  type: 'composer',
  request: { level: 'safe', prompt: 'on a rooftop' },
  left_out: ['umbrella'],
  cost: 4,
  unlocked_at: '2026-11-21T10:00:00.000Z',
  favorited_at: null,
  is_nsfw: false,
  rule: null,
  conversation_id: 1,
  character: { ...conversation(1).character, full_name: 'Mira' },
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  ...change,
})
const ALL = ['safe', 'tease', 'nude', 'hardcore'] as const
const draw = (children: ReactNode, levels: readonly string[] = ALL) => {
  const client = createQueryClient()
  client.setQueryData(keys.installation(), { image: { provider: 'test', covered: levels.length < 4, levels, backends: [] } })
  return render(
    <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ photos }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
}
const none = { data: [], count: 0 }
const person = (is_premium: boolean, app_mode = 'crush:nsfw') =>
  useAuthStore.getState().signIn({ is_premium, credit_balance: 12, custom_attributes: { app_mode } } as never)

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
  it.each([
    ['failed', /Couldn’t make this one\. You weren’t charged/],
    ['blocked', /We can’t make this one\. You weren’t charged/],
  ] as const)('says of a %s one that it cost nothing, and lets it go', async (state, sentence) => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Add to favorites', pressed: false }))
    await waitFor(() => expect(requests[0]?.url).toMatch(/\/photos\/7\/favorite$/))
  })
})

describe('PhotoSheet', () => {
  it('says the price before it is spent and asks once, even when pressed again after a lost connection', async () => {
    person(false)
    let lost = true
    const requests = stubFetch((request) => {
      if (request.method === 'GET') return none
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
    const requests = stubFetch(() => none)
    draw(<PhotoSheet id={1} name='Mira' onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('radio', { name: /^Nude/ }))
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_photo' } })
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
  it('asks for every level with Premium', async () => {
    person(true)
    const requests = stubFetch(({ method }) => (method === 'GET' ? none : photo()))
    draw(<PhotoSheet id={1} name='Mira' onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('radio', { name: /^Nude/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Ask for a photo/ }))
    await waitFor(async () =>
      expect(
        await requests
          .find(({ method }) => method === 'POST')
          ?.clone()
          .json(),
      ).toMatchObject({ request: { level: 'nude' } }),
    )
  })
  it('leads to the switch of adult themes while they are off, and asks for nothing', async () => {
    person(true, 'crush:sfw')
    const requests = stubFetch(() => none)
    draw(<PhotoSheet id={1} name='Mira' onClose={() => undefined} />)
    expect(screen.getByRole('button', { name: /^Ask for a photo/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Nude/ }))
    expect(screen.queryByRole('button', { name: /^Ask for a photo/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open your profile' }).getAttribute('href')).toBe('/settings#adult')
    await userEvent.type(screen.getByRole('textbox'), 'at the sea{Enter}')
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
  it('offers no level that cannot be drawn here, and says so', () => {
    person(true)
    stubFetch(() => none)
    draw(<PhotoSheet id={1} name='Mira Tolland' request={{ level: 'nude', prompt: '' }} onClose={() => undefined} />, ['safe', 'tease'])
    expect(screen.getByRole('heading', { name: 'Ask Mira for a photo' })).toBeTruthy()
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['safe', 'tease'])
    expect(screen.getByRole('radio', { name: /^Casual/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Nude and XXX photos aren’t offered here.')).toBeTruthy()
  })
  it('begins with what was asked for before: to be asked again, or to be changed', () => {
    person(false)
    stubFetch(() => none)
    const request = { level: 'tease', prompt: 'at the sea' } as const
    draw(<PhotoSheet id={1} name='Mira' request={request} onClose={() => undefined} />)
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'at the sea')
    expect(screen.getByRole('radio', { name: /^Flirty/ })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for a photo · 4 credits' }))
    cleanup()
    draw(<PhotoSheet id={1} name='Mira' request={request} change onClose={() => undefined} />)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

describe('PhotoViewer', () => {
  it('is there while the photos are on their way, and can be closed', async () => {
    stubFetch(() => new Promise(() => undefined))
    const onClose = vi.fn()
    draw(<PhotoViewer id={7} conversation_id={1} onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Photos' })).toBeTruthy()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })
  it('says that the photos did not load, and tries again', async () => {
    let broken = true
    const requests = stubFetch(() => {
      if (broken) throw new TypeError('failed to fetch')
      return { data: [], count: 0 }
    })
    draw(<PhotoViewer id={7} conversation_id={1} onClose={() => undefined} />)
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your photos' })).toBeTruthy()
    broken = false
    const before = requests.length
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
  })
})

describe('Lightbox', () => {
  const open = (over: Partial<Photo> = {}, answer?: () => unknown) => {
    const listed = photo({ character: { ...conversation(1).character, full_name: 'Mira Tolland' }, ...over })
    const requests = stubFetch(({ method }) => (method === 'GET' ? { data: [listed], count: 1 } : (answer?.() ?? listed)))
    useModalStore.getState().openModal('photo_view', { id: 7, conversation_id: 1 })
    draw(<ModalRoot />)
    return requests
  }
  it('shows what was asked for, and asks again or in other words', async () => {
    person(true)
    open()
    expect(await screen.findByText('Casual: on a rooftop')).toBeTruthy()
    expect(screen.getByText('Not in the photo: umbrella')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change request' }))
    await waitFor(() =>
      expect(useModalStore.getState().open).toEqual({
        name: 'photo',
        props: { id: 1, name: 'Mira Tolland', request: { level: 'safe', prompt: 'on a rooftop' }, change: true },
      }),
    )
  })
  it('over a chat, Bring to life opens the offer without Premium and the sheet with it', async () => {
    person(false)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Bring to life' }))
    await waitFor(() => expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_video' } }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(useModalStore.getState().open).toEqual({ name: 'upsell', props: { type: 'premium_video' } })
    cleanup()
    person(true)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Bring to life' }))
    expect(await screen.findByRole('heading', { name: 'Bring Mira to life' })).toBeTruthy()
  })
  it('over a chat, the offer of credits stays when a clip costs more than there is', async () => {
    person(true)
    open({}, () => new ApiError('NOT_ENOUGH_BALANCE', 'no', 402))
    await userEvent.click(await screen.findByRole('button', { name: 'Bring to life' }))
    await userEvent.click(await screen.findByRole('button', { name: '3 seconds · 10 credits' }))
    await waitFor(() => expect(useModalStore.getState().open?.name).toBe('credits_upsell'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(useModalStore.getState().open?.name).toBe('credits_upsell')
  })
  it('reports a photo with a reason, and deletes it with the report', async () => {
    person(false)
    const requests = open({}, () => ({ ...photo(), already: false }))
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
    const send = await screen.findByRole('button', { name: 'Send report' })
    await userEvent.click(send)
    expect(screen.getByRole('alert').textContent).toBe('Choose a reason.')
    await userEvent.click(screen.getByRole('radio', { name: 'Shows a real person' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also delete it now' }))
    await userEvent.click(send)
    const sent = (end: string) => requests.find(({ url }) => url.endsWith(end))
    await waitFor(() => expect(sent('/photos/7/delete')).toBeTruthy())
    expect(await sent('/reports/photo/7')!.clone().json()).toEqual({ reason: 'real_person', comment: '' })
  })
})

describe('Studio', () => {
  beforeEach(() => {
    person(false)
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })

  it('calls those who can be asked by their first names, which are not cut', async () => {
    const known = conversation(1)
    stubFetch(({ url }) =>
      url.includes('/conversations?') || url.endsWith('/conversations')
        ? { data: [{ ...known, character: { ...known.character, full_name: 'Mira Tolland' } }], count: 1 }
        : none,
    )
    draw(<StudioView />)
    expect(await screen.findByRole('button', { name: 'Mira' })).toBeTruthy()
    expect(screen.queryByText(/Tolland/)).toBeNull()
  })

  it('says once that there is nothing yet', async () => {
    const requests = stubFetch(() => ({ data: [], count: 0 }))
    draw(<StudioView />)
    expect(await screen.findByText(/^Say hello to someone first/)).toBeTruthy()
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/assets'))).toBe(true))
    expect(await screen.findByText('0 photos')).toBeTruthy()
    expect(screen.queryByText('No photos yet')).toBeNull()
  })
})
