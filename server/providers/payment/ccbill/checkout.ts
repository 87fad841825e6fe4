import { createHash } from 'node:crypto'
import { priceText } from '../fields'
import type { Checkout } from '../port'

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** FlexForms names currencies by their ISO number. */
export const CURRENCIES: Record<string, string> = { '840': 'USD', '978': 'EUR', '826': 'GBP', '124': 'CAD', '036': 'AUD', '392': 'JPY' }
const codeOf = (currency: string) => Object.entries(CURRENCIES).find(([, name]) => name === currency)![0]

/**
 * CCBill counts days, not calendar months: a month is 30 of them (so a monthly plan is charged every 30 days) and a year
 * 365. The dates we show are those it tells with each payment.
 */
export const PERIOD_DAYS = { 1: 30, 12: 365 } as const
/** The shortest single payment there is: a pack gives no time, so its two days mean nothing. */
const SINGLE_DAYS = 2
/** Until it is cancelled. */
const REBILLS = 99

type Price = {
  initialPrice: string
  initialPeriod: string
  recurringPrice?: string
  recurringPeriod?: string
  numRebills?: string
  currencyCode: string
}

/** MD5 is theirs. It binds price and period; the order's id is outside it, so the price is checked again with the order. */
export const formDigest = (price: Price, salt: string) =>
  md5(
    [price.initialPrice, price.initialPeriod, price.recurringPrice, price.recurringPeriod, price.numRebills, price.currencyCode, salt].join(
      '',
    ),
  )

function priceOf({ amount_cents, currency, months }: Checkout): Price {
  const initialPrice = priceText(amount_cents)
  const currencyCode = codeOf(currency)
  if (months === null) return { initialPrice, initialPeriod: String(SINGLE_DAYS), currencyCode }
  const initialPeriod = String(PERIOD_DAYS[months])
  return {
    initialPrice,
    initialPeriod,
    recurringPrice: initialPrice,
    recurringPeriod: initialPeriod,
    numRebills: String(REBILLS),
    currencyCode,
  }
}

/**
 * The address of the FlexForm. The way back is not in it: no parameter for that is documented, the form's own settings in
 * CCBill's Admin Portal hold it. `orderId` comes back in the webhooks as `X-orderId`.
 */
export function checkoutUrl(host: string, settings: { flex_id: string; subaccount: string; salt: string }, checkout: Checkout): string {
  const price = priceOf(checkout)
  const query = new URLSearchParams({
    clientSubacc: settings.subaccount,
    ...price,
    formDigest: formDigest(price, settings.salt),
    orderId: checkout.order_id,
    email: checkout.email,
  })
  return `${host}/wap-frontflex/flexforms/${encodeURIComponent(settings.flex_id)}?${query}`
}
