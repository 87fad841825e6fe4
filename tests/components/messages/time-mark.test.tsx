import { act } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { TimeMark } from '@/components/messages/time-mark'

const mark = (
  <NextIntlClientProvider locale='en' timeZone='UTC'>
    <TimeMark at='2026-11-21T16:56:00.000Z' />
  </NextIntlClientProvider>
)
let root: Root | null = null
afterEach(() => act(async () => root?.unmount()))

it('leaves the clock of the reader out of the page that the server draws, and shows it afterwards', async () => {
  const drawn = renderToString(mark)
  const page = document.createElement('div')
  page.innerHTML = drawn
  expect(page.textContent).toBe('')
  const mismatches: unknown[] = []
  await act(async () => {
    root = hydrateRoot(page, mark, { onRecoverableError: (error) => mismatches.push(error) })
  })
  expect(mismatches).toEqual([])
  expect(page.textContent).toMatch(/\d:56/)
})
