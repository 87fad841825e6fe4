// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkFollower } from '@/components/layout/link-follower'
import { Link } from '@/components/ui/link'

afterEach(cleanup)

function draw(link: ReactNode) {
  const push = vi.fn()
  render(
    <AppRouterContext value={{ push } as never}>
      <LinkFollower />
      {link}
    </AppRouterContext>,
  )
  return push
}

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
