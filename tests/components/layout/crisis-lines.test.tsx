import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { CrisisLines } from '@/components/layout/crisis-lines'
import { CRISIS_LINES, CRISIS_LINES_DATE, crisisLineOf } from '@/contracts/crisis-lines'

test.each(['en', 'ja'] as const)(
  'in %s each row of the dated table is shown with its country, its name and a link that calls it',
  (locale) => {
    const page = render(
      <NextIntlClientProvider locale={locale} timeZone='UTC'>
        <CrisisLines />
      </NextIntlClientProvider>,
    )
    expect(CRISIS_LINES_DATE).toMatch(/^20\d\d-\d\d-\d\d$/)
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(CRISIS_LINES.length)
    for (const [at, { place, name, call }] of CRISIS_LINES.entries()) {
      expect(rows[at]!.textContent).toContain(new Intl.DisplayNames([locale], { type: 'region' }).of(place)!)
      expect(rows[at]!.textContent).toContain(name)
      const link = rows[at]!.querySelector('a')!
      expect(link.textContent).toBe(call)
      expect(link.getAttribute('href')).toBe(`tel:${call.replace(/[ -]/g, '')}`)
    }
    page.unmount()
  },
)

test('a part of a country has its line, and no country has two', () => {
  expect(crisisLineOf('US-TX')?.call).toBe('988')
  expect(crisisLineOf('AR')).toBeNull()
  expect(crisisLineOf(null)).toBeNull()
  expect(new Set(CRISIS_LINES.map(({ place }) => place)).size).toBe(CRISIS_LINES.length)
})
