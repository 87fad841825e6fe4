import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import type { Locale } from '@/contracts/locales'
import auth from '@/lib/i18n/messages/en/auth.json'
import undo from '@/lib/i18n/messages/en/undo.json'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Words({ of }: { of: 'auth' | 'undo' }) {
  const t = useTranslations(of)
  return <p>{t('title')}</p>
}

/** A part in a language, with what the server answers for each catalog. */
function draw(locale: Locale, of: 'auth' | 'undo', answer: () => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.split('?')[0]!)
    return answer()
  })
  render(
    <NextIntlClientProvider locale={locale} messages={{}}>
      <WithCatalogs catalogs={of === 'auth' ? { auth } : { undo }}>
        <Words of={of} />
      </WithCatalogs>
    </NextIntlClientProvider>,
  )
  return asked
}
const english = (catalog: { title: unknown }) => String(catalog.title)

it('has the English texts of a part at once, and asks for nothing', () => {
  const asked = draw('en', 'auth', () => Promise.reject(new Error('not asked')))
  expect(screen.getByText(english(auth))).toBeDefined()
  expect(asked).toEqual([])
})

it('draws a part in another language when its own catalog is there, and asks for each once', async () => {
  const asked = draw('de', 'auth', () => Promise.resolve(Response.json({ title: 'Anmelden' })))
  expect(screen.queryByText(english(auth))).toBeNull()
  expect(await screen.findByText('Anmelden')).toBeDefined()
  cleanup()
  draw('de', 'auth', () => Promise.reject(new Error('asked twice')))
  expect(screen.getByText('Anmelden')).toBeDefined()
  expect(asked).toEqual(['/messages/de/auth'])
})

it.each([
  ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reads English where a catalog is %s', async (name, answer) => {
  draw(name === 'refused' ? 'fr' : 'pl', 'undo', answer)
  expect(await screen.findByText(english(undo))).toBeDefined()
})
