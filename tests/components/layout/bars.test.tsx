import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { BottomBar } from '@/components/layout/bottom-bar'
import { CoinBadge } from '@/components/layout/coin-badge'
import { Sidebar } from '@/components/layout/sidebar'
import { TopBar } from '@/components/layout/top-bar'
import type { User } from '@/contracts/users'
import layout from '@/lib/i18n/messages/en/layout.json'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const user = (change: Partial<User> = {}): User => ({
  uuid: 'u',
  id: 1,
  email: 'a@example.com',
  name: 'Ada',
  credit_balance: 38,
  is_premium: false,
  pubsub_token: 'p',
  custom_attributes: {},
  next_free_credits_at: '2026-11-22T00:00:00.000Z',
  ...change,
})

/** Draws it as this person sees it; without one, as a visitor does. */
function draw(part: ReactNode, person: User | null) {
  const client = createQueryClient()
  if (person) client.setQueryData(keys.me(), person)
  if (person) useAuthStore.getState().signIn(person)
  else useAuthStore.getState().signOut()
  render(
    <NextIntlClientProvider locale='en' messages={{ layout }}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  useAuthStore.setState(useAuthStore.getInitialState(), true)
  useModalStore.setState(useModalStore.getInitialState(), true)
})

const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('Sidebar', () => {
  it('lists what a visitor may do, Photos as new, and asks before Premium', async () => {
    draw(<Sidebar path='/' narrow={false} />, null)
    expect(entries()).toEqual(['Explore', 'Chat', 'PhotosNew!', 'Create Krush', 'Join Premium'])
    await userEvent.click(screen.getByRole('link', { name: 'Join Premium' }))
    expect(useModalStore.getState().open?.name).toBe('auth')
  })

  it('lists a free member’s own pages', () => {
    draw(<Sidebar path='/' narrow={false} />, user())
    expect(entries()).toEqual(['Explore', 'Chat', 'PhotosNew!', 'Create Krush', 'My Krushes', 'Favorites', 'Profile', 'Join Premium'])
  })

  it('calls Photos new until it has been opened once', () => {
    draw(<Sidebar path='/studio' narrow={false} />, user())
    expect(entries()[2]).toBe('Photos')
    cleanup()
    draw(<Sidebar path='/' narrow={false} />, user())
    expect(entries()[2]).toBe('Photos')
  })

  it('offers Credits to premium members', () => {
    draw(<Sidebar path='/' narrow={false} />, user({ is_premium: true }))
    expect(entries().at(-1)).toBe('Credits')
  })

  it('marks the page one is on, and keeps names when it is narrow', () => {
    draw(<Sidebar path='/chat/3' narrow />, user())
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Chat')
    expect(screen.getByRole('link', { name: 'Explore' })).toBeTruthy()
  })
})

describe('BottomBar', () => {
  it('names its icons', () => {
    draw(<BottomBar path='/' />, user())
    expect(entries()).toEqual(['Home', 'Chat', 'Create', 'Profile', 'More'])
    cleanup()
    draw(<BottomBar path='/' />, null)
    expect(entries()).toEqual(['Home', 'Chat', 'Create', 'Login', 'More'])
  })

  it('leads to no address that nobody has set', async () => {
    draw(<BottomBar path='/' />, user())
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('dialog', { name: 'More' })
    expect(within(menu).getByRole('link', { name: 'Favorites' }).getAttribute('href')).toBe('/?favorites=1')
    await userEvent.click(within(menu).getByRole('button', { name: 'Show more' }))
    expect(within(menu).queryByText(/Reddit|Discord|Instagram/)).toBeNull()
  })
})

describe('CoinBadge', () => {
  it('offers 50 free credits to visitors and opens the sign-in', async () => {
    draw(<CoinBadge />, null)
    await userEvent.click(screen.getByText('Get 50 Free'))
    expect(useModalStore.getState().open?.name).toBe('auth')
  })

  it.each([
    [38, '38'],
    [1000, '1000'],
    [1001, '1K+'],
  ])('shows a balance of %i as %s and leads to premium', (credit_balance, text) => {
    draw(<CoinBadge />, user({ credit_balance }))
    expect(screen.getByRole('link').textContent).toBe(text)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/subscriptions')
  })

  it('has a gold coin for premium members only, and leads them to credits', () => {
    draw(<CoinBadge />, user({ is_premium: true }))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/credits')
    expect(screen.getByRole('link').querySelector('svg')?.classList.contains('text-gold')).toBe(true)
    cleanup()
    draw(<CoinBadge />, user())
    expect(screen.getByRole('link').querySelector('svg')?.classList.contains('text-gold')).toBe(false)
  })
})

describe('TopBar', () => {
  it('leads to the rewards and opens the auth modal', async () => {
    draw(<TopBar serverEmoji='🎁' phoneOnly={false} />, null)
    expect(screen.getByRole('link', { name: 'Rewards' }).getAttribute('href')).toBe('/rewards')
    await userEvent.click(screen.getByRole('button', { name: 'Login / Register' }))
    expect(useModalStore.getState().open?.name).toBe('auth')
  })

  it('asks nobody to log in who is', () => {
    draw(<TopBar serverEmoji='🎁' phoneOnly={false} />, user())
    expect(screen.queryByRole('button', { name: 'Login / Register' })).toBeNull()
  })
})
