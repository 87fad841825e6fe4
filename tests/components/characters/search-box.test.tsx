import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchBox } from '@/components/characters/search-box'
import explore from '@/lib/i18n/messages/en/explore.json'

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = (replace: ReturnType<typeof vi.fn>) => (
  <NextIntlClientProvider locale='en' messages={{ explore }}>
    <AppRouterContext.Provider value={{ replace } as unknown as Router}>
      <SearchBox filter={{}} />
    </AppRouterContext.Provider>
  </NextIntlClientProvider>
)

it('searches for what was typed before the script ran', () => {
  vi.useFakeTimers()
  const replace = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(box(replace))
  screen.getByRole<HTMLInputElement>('searchbox').value = 'mira'
  render(box(replace), { container, hydrate: true })
  vi.advanceTimersByTime(100)
  expect(replace.mock.calls).toEqual([['/?q=mira', { scroll: false }]])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('mira')
})

it('searches while one types, a tenth of a second after the last key, and once', () => {
  vi.useFakeTimers()
  const replace = vi.fn()
  render(box(replace))
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  type('mi')
  vi.advanceTimersByTime(60)
  type('mira')
  vi.advanceTimersByTime(60)
  expect(replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40)
  expect(replace.mock.calls).toEqual([['/?q=mira', { scroll: false }]])
})
