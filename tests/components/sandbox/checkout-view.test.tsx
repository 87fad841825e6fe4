import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { CheckoutView } from '@/components/sandbox/checkout-view'
import type { SandboxCheckout } from '@/contracts/sandbox'
import sandbox from '@/lib/i18n/messages/en/sandbox.json'
import { createQueryClient } from '@/lib/query/client'

afterEach(cleanup)

const CHECKOUT: SandboxCheckout = {
  id: 'x'.repeat(43),
  state: 'open',
  description: '30 credits',
  currency: 'USD',
  amount_cents: 499,
  months: null,
  renews_at: null,
  saved_card: null,
  redirect_url: null,
  cancel_url: '/credits',
}
const page = () => (
  <QueryClientProvider client={createQueryClient()}>
    <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ sandbox }}>
      <CheckoutView drawn={CHECKOUT} />
    </NextIntlClientProvider>
  </QueryClientProvider>
)

it('no card can be chosen before the script runs that would be forgotten, and then every one', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const controls = () => ['radio', 'checkbox', 'button'].flatMap((role) => screen.getAllByRole(role))
  expect(controls().filter((one) => !one.matches(':disabled'))).toEqual([])
  render(page(), { container, hydrate: true })
  expect(controls().filter((one) => one.matches(':disabled'))).toEqual([])
})
