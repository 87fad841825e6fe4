import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkFollower } from '@/components/layout/link-follower'
import { Link } from '@/components/ui/link'
import { LOCALE_COOKIE, type Locale } from '@/contracts/locales'

afterEach(() => {
  cleanup()
  document.cookie = `${LOCALE_COOKIE}=; Max-Age=0; Path=/`
})

function draw(link: ReactNode, locale: Locale = 'en') {
  const push = vi.fn()
  document.documentElement.lang = locale
  render(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <AppRouterContext value={{ push } as never}>
        <LinkFollower />
        {link}
      </AppRouterContext>
    </NextIntlClientProvider>,
  )
  return push
}

it('leads to a public page in the language of this one, and to others by the setting that it becomes', async () => {
  const push = draw(
    <>
      <Link href='/safety#help'>help</Link>
      <Link href='/rewards'>rewards</Link>
    </>,
    'pt-BR',
  )
  expect(screen.getByRole('link', { name: 'help' }).getAttribute('href')).toBe('/pt-br/safety#help')
  await userEvent.click(screen.getByRole('link', { name: 'help' }))
  expect(push).toHaveBeenLastCalledWith('/pt-br/safety#help', { scroll: true })
  expect(document.cookie).not.toContain(LOCALE_COOKIE)
  await userEvent.click(screen.getByRole('link', { name: 'rewards' }))
  expect(push).toHaveBeenLastCalledWith('/rewards', { scroll: true })
  expect(document.cookie).toContain(`${LOCALE_COOKIE}=pt-BR`)
})

it('goes there without loading a document', async () => {
  const push = draw(<Link href='/legal/terms?a=1#b'>Terms</Link>)
  await userEvent.click(screen.getByRole('link'))
  expect(push).toHaveBeenCalledWith('/legal/terms?a=1#b', { scroll: true })
})

it('keeps the place where the link says so', async () => {
  const push = draw(
    <Link href='/?q=x' keepScroll>
      X
    </Link>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(push).toHaveBeenCalledWith('/?q=x', { scroll: false })
})

it('leaves alone what a page has handled, other tabs and other links', async () => {
  const push = draw(
    <>
      <Link href='/a' onClick={(event) => event.preventDefault()}>
        handled
      </Link>
      <Link href='/b' target='_blank'>
        new tab
      </Link>
      <a href='/c'>plain</a>
    </>,
  )
  for (const link of screen.getAllByRole('link')) await userEvent.click(link)
  expect(push).not.toHaveBeenCalled()
})
