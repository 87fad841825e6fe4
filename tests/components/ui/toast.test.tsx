import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from '@/components/ui/toast'
import { ToastHost } from '@/components/ui/toast-host'

/** Milliseconds, more than sonner takes to move a toast in or out. */
const A_WHILE = 500
/** In small steps: React draws at the end of each. */
async function pass(milliseconds: number) {
  for (let at = 0; at < milliseconds; at += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}
/** Until the first is drawn: what draws them is fetched with it. */
const drawn = () => vi.waitFor(() => expect(shown()).not.toEqual([]), { timeout: 10_000 })
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

let view: ReturnType<typeof render>
beforeEach(async () => {
  vi.useFakeTimers()
  view = render(<ToastHost label='Notifications' closeLabel='Close' wide />)
  await act(() => import('@/components/ui/toaster'))
})
afterEach(async () => {
  act(() => toastStore.get().forEach(({ id }) => toast.dismiss(id)))
  await pass(A_WHILE)
  cleanup()
  vi.useRealTimers()
})

describe('toast: 3 s, at most 3', () => {
  it('leaves after three seconds', async () => {
    act(() => void toast.success('Link copied!'))
    await drawn()
    expect(screen.getByRole('status').textContent).toBe('Link copied!')
    await pass(3000 - A_WHILE)
    expect(shown()).toEqual(['Link copied!'])
    await pass(3 * A_WHILE)
    expect(shown()).toEqual([])
    expect(toastStore.get()).toEqual([])
  })

  it('shows the newest three, the newest at the end that is nearest to the thumb', async () => {
    act(() => ['a', 'b', 'c', 'd'].forEach((text) => toast.warning(text)))
    await pass(2 * A_WHILE)
    expect(toastStore.get().map(({ text }) => text)).toEqual(['b', 'c', 'd'])
    expect(shown()).toEqual(['d', 'c', 'b'])
  })

  it('shows the same words once at a time, and again later', async () => {
    act(() => void toast.error('No connection'))
    await pass(2000)
    act(() => void toast.error('No connection'))
    await pass(50)
    expect(shown()).toEqual(['No connection'])
    await pass(2000)
    expect(shown()).toEqual(['No connection'])
  })

  it('stays with an endless duration until its action is taken', async () => {
    const refresh = vi.fn()
    act(() => void toast.error('Disconnected', { duration: Infinity, action: { label: 'Refresh', onClick: refresh } }))
    await pass(60_000)
    act(() => screen.getByRole('button', { name: 'Refresh' }).click())
    expect(refresh).toHaveBeenCalledOnce()
    await pass(A_WHILE)
    expect(shown()).toEqual([])
  })

  it('is closed by its button, and by the id that it was made with', async () => {
    act(() => void toast.success('One'))
    await pass(A_WHILE)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }))
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    await pass(A_WHILE)
    expect(shown()).toEqual([])
    let id = 0
    act(() => void (id = toast.success('Two')))
    await pass(A_WHILE)
    act(() => toast.dismiss(id))
    await pass(A_WHILE)
    expect(shown()).toEqual([])
  })
})

describe('for people who cannot see or point', () => {
  it('is read aloud: a success when there is time, a failure at once', async () => {
    act(() => {
      toast.success('Saved')
      toast.error('Not saved')
    })
    await pass(A_WHILE)
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.getAttribute('aria-live')).toBe('polite')
    expect(within(region).getByRole('status').textContent).toBe('Saved')
    expect(within(region).getByRole('alert').textContent).toBe('Not saved')
  })

  it('is reached with Alt+T, and waits while the focus is inside', async () => {
    act(() => void toast.success('Link copied!'))
    await pass(A_WHILE)
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
    expect(document.activeElement).toBe(screen.getByRole('list'))
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    await pass(10_000)
    expect(shown()).toEqual(['Link copied!'])
    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    await pass(4000)
    expect(shown()).toEqual([])
  })

  it('waits while the pointer is over it', async () => {
    act(() => void toast.success('Link copied!'))
    await pass(A_WHILE)
    fireEvent.mouseEnter(screen.getByRole('list'))
    act(() => void toast.success('And another'))
    await pass(A_WHILE)
    fireEvent.mouseMove(screen.getByRole('list'))
    await pass(10_000)
    expect(shown()).toHaveLength(2)
  })
})

it('adds no style element to the page: the content security policy would refuse it', async () => {
  act(() => void toast.success('Link copied!'))
  await pass(A_WHILE)
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

it.each([
  { window: 'narrow', wide: false, edge: 'top' },
  { window: 'wide', wide: true, edge: 'bottom' },
])('is at the $edge of a $window window, away from the field and from the main button of a sheet', async ({ wide, edge }) => {
  view.rerender(<ToastHost label='Notifications' closeLabel='Close' wide={wide} />)
  act(() => void toast.success('Link copied!'))
  await pass(A_WHILE)
  expect(screen.getByRole('listitem').getAttribute('data-y-position')).toBe(edge)
})
