import { ProviderError } from '@/server/providers/errors'
import { priceText } from '../fields'
import type { Checkout } from '../port'
import { signatureOf } from './signature'

/** Whose page a merchant's customers pay on, by the first digits of its id (verotel/flexpay-php-client). */
const SECURE_HOSTS: Record<string, string> = {
  '9804': 'https://secure.verotel.com',
  '9762': 'https://secure.billing.creditcard',
  '9653': 'https://secure.bitsafepay.com',
  '9511': 'https://secure.bill.creditcard',
  '9388': 'https://secure.gaycharge.com',
  '9001': 'https://secure.yoursafedirect.com',
}

export function secureHost(merchant_id: string): string {
  const host = SECURE_HOSTS[merchant_id.slice(0, 4)]
  if (!host) throw new ProviderError('misconfigured', 'VEROTEL_MERCHANT_ID doesn’t start with a known brand.')
  return host
}

export const VERSION = '4'
/** Calendar periods: FlexPay takes ISO 8601 durations, and its own examples use P1M; at least seven days. */
const PERIODS = { 1: 'P1M', 12: 'P1Y' } as const
const MAX_ADDRESS = 255
const MAX_TEXT = 100

/** The address with its signature, which covers every name but e-mail and one-click token; empty values are left out. */
export function signedUrl(address: string, fields: Record<string, string>, key: string, unsigned: Record<string, string> = {}): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return `${address}?${new URLSearchParams([...filled, ...Object.entries(unsigned), ['signature', signatureOf(filled, key)]])}`
}

/** The address of the order page. The order is the `referenceID`, which comes back in the postbacks. Throws ProviderError. */
export function checkoutUrl(
  host: string,
  { shop_id, signature_key }: { shop_id: string; signature_key: string },
  checkout: Checkout,
): string {
  const { redirect_url, cancel_url, months } = checkout
  if (redirect_url.length > MAX_ADDRESS || cancel_url.length > MAX_ADDRESS)
    throw new ProviderError('rejected', 'Verotel only accepts URLs of up to 255 characters.')
  const text = checkout.description.slice(0, MAX_TEXT)
  const kind: Record<string, string> =
    months === null
      ? { type: 'purchase', description: text }
      : // `custom1` comes back with what follows, where the period does not: see read-delivery.ts.
        { type: 'subscription', subscriptionType: 'recurring', period: PERIODS[months], name: text, custom1: PERIODS[months] }
  return signedUrl(
    `${host}/startorder`,
    {
      version: VERSION,
      shopID: shop_id,
      ...kind,
      priceAmount: priceText(checkout.amount_cents),
      priceCurrency: checkout.currency,
      referenceID: checkout.order_id,
      successURL: redirect_url,
      declineURL: cancel_url,
    },
    signature_key,
    { email: checkout.email },
  )
}
