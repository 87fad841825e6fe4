// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import type { ConsentPurpose } from '@/contracts/consent'
import { startAnalytics } from '@/lib/analytics/index'
import { EVENTS, goesTo, type EventName } from '@/lib/analytics/port'
import { createProductAnalytics } from '@/lib/analytics/product'

const ALL = {
  tag_manager_id: 'GTM-TEST1',
  product_analytics: { url: 'https://events.example/capture', key: 'phc_key' },
  video_pixel_id: 'PIXEL123',
  conversions: true,
}
type Holder = { dataLayer?: unknown[]; ttq?: unknown[][] }
const holder = window as unknown as Holder
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => new URL(script.src).host)
const allowing =
  (...purposes: ConsentPurpose[]) =>
  (purpose: ConsentPurpose) =>
    purposes.includes(purpose)

let captured: Record<string, unknown>[] = []
beforeEach(() => {
  captured = []
  document.head.replaceChildren()
  localStorage.clear()
  delete holder.dataLayer
  delete holder.ttq
  globalThis.fetch = async (_url, init) => {
    captured.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
    return new Response()
  }
})

const layer = () =>
  (holder.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  )

test('nothing allowed loads nothing and sends nothing', () => {
  const measuring = startAnalytics(ALL, allowing())
  for (const name of Object.keys(EVENTS)) measuring.send(name)
  expect([scripts(), captured, holder.dataLayer, holder.ttq, measuring.tagged]).toEqual([[], [], undefined, undefined, false])
})

test('analytics alone: the tag with storage for ads denied, product analytics, no pixel', () => {
  const measuring = startAnalytics(ALL, allowing('analytics'))
  measuring.send('page_view', { page: '/' })
  expect(scripts()).toEqual(['www.googletagmanager.com'])
  expect(layer()[0]).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ])
  expect(layer()[1]).toMatchObject([
    'consent',
    'update',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
  ])
  expect(layer()[2]).toMatchObject({ event: 'gtm.js' })
  expect(layer()[3]).toEqual({ event: 'page_view', page: '/' })
  expect(captured).toMatchObject([{ api_key: 'phc_key', event: 'page_view', properties: { page: '/' } }])
  expect(holder.ttq).toBeUndefined()
})

test('marketing alone: tag and pixel, no product analytics', () => {
  const measuring = startAnalytics(ALL, allowing('marketing'))
  measuring.send('sign_up')
  expect(scripts().toSorted()).toEqual(['analytics.tiktok.com', 'www.googletagmanager.com'])
  expect([...holder.ttq!]).toEqual([['track', 'CompleteRegistration']])
  expect(captured).toEqual([])
})

test('purchases and checkouts never reach product analytics', () => {
  const measuring = startAnalytics(ALL, allowing('analytics', 'marketing'))
  for (const name of Object.keys(EVENTS)) measuring.send(name)
  const products = (Object.keys(EVENTS) as EventName[]).filter((name) => goesTo(name, 'product'))
  expect(captured.map(({ event }) => event)).toEqual(products)
  expect(products).not.toContain('purchase')
  expect(products).not.toContain('checkout_started')
  expect(holder.ttq).toContainEqual(['track', 'CompletePayment'])
  // @ts-expect-error: the type refuses it as well, and this line fails the type check should it ever compile
  createProductAnalytics(ALL.product_analytics).send('purchase', {})
})

test('unknown events go nowhere', () => {
  const measuring = startAnalytics(ALL, allowing('analytics', 'marketing'))
  const before = layer().length
  measuring.send('message_sent', { text: 'private' })
  measuring.send('toString')
  expect([captured, layer().length]).toEqual([[], before])
})

test('the identity is random, stays, and is another one after signing out', () => {
  const measuring = startAnalytics(ALL, allowing('analytics'))
  const id = () => (captured.at(-1)!.properties as { distinct_id: string }).distinct_id
  measuring.send('page_view', {})
  const first = id()
  measuring.send('login', {})
  expect(id()).toBe(first)
  document.cookie = '_ga=GA1.1; Path=/'
  document.cookie = 'theme=dark; Path=/'
  measuring.reset()
  measuring.send('page_view', {})
  expect(id()).not.toBe(first)
  expect(document.cookie).toBe('theme=dark')
})
