// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from '@/components/ui/toast'
import Toaster from '@/components/ui/toaster'

const Host = () => <Toaster toasts={useSyncExternalStore(toastStore.subscribe, toastStore.get)} closeLabel='Close' />

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  toastStore.get().forEach(({ id }) => toast.dismiss(id))
  vi.useRealTimers()
})
const shown = () => screen.queryAllByRole('listitem').length

describe('toast (section 9: 3 s, at most 3)', () => {
  it('leaves after three seconds', () => {
    render(<Host />)
    act(() => void toast.success('Link copied!'))
    expect(screen.getByRole('status').textContent).toContain('Link copied!')
    act(() => void vi.advanceTimersByTime(2999))
    expect(shown()).toBe(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(shown()).toBe(0)
  })

  it('shows the newest three', () => {
    render(<Host />)
    act(() => ['a', 'b', 'c', 'd'].forEach((text) => toast.warning(text)))
    expect(toastStore.get().map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  })

  it('stays with an endless duration until its action is taken', () => {
    const refresh = vi.fn()
    render(<Host />)
    act(() => void toast.error('Disconnected', { duration: Infinity, action: { label: 'Refresh', onClick: refresh } }))
    act(() => void vi.advanceTimersByTime(60_000))
    act(() => screen.getByRole('button', { name: 'Refresh' }).click())
    expect(refresh).toHaveBeenCalledOnce()
    expect(shown()).toBe(0)
  })
})
