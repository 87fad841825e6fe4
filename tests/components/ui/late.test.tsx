import { act, cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { late } from '@/components/ui/late'
import errors from '@/lib/i18n/messages/en/errors.json'

class Caught extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error?.message ?? this.props.children
  }
}

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  if (online) window.dispatchEvent(new Event('online'))
}

const show = (load: () => Promise<() => ReactNode>) => {
  const Part = late(load)
  return render(
    <NextIntlClientProvider locale='en' messages={{ errors }}>
      <Caught>
        <Part />
      </Caught>
    </NextIntlClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('late', () => {
  it('offline: says so instead of breaking the page, and opens when the connection is back', async () => {
    setOnline(false)
    let reachable = false
    show(() => (reachable ? Promise.resolve(() => <p>The part</p>) : Promise.reject(new Error('ChunkLoadError'))))
    expect((await screen.findByRole('status')).textContent).toMatch(/^You’re offline\./)
    reachable = true
    act(() => setOnline(true))
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('online: tries three times, and then fails as the part did', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    setOnline(true)
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    show(load)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await screen.findByText('gone')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
