import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import { createConversation, sendMessage } from '@/contracts/conversations'
import { createCharacter } from '@/contracts/own-characters'
import { listPhotos, requestPhoto } from '@/contracts/photos'
import { PLANS } from '@/contracts/prices'
import { paySandboxCheckout } from '@/contracts/sandbox'
import { someDefinition } from '@/tests/support/portraits'
import { callTo } from '@/tests/support/process'
import { openAs } from './people'
import { shotOf, SIZES } from './pictures'
import type { Product } from './support'
import { expect, test } from './test'

/**
 * Screens beside their reference pictures, in three sizes and both themes. The references are small, since letters differ from one
 * Chromium to the next and what is moved, missing or of another color shows in small too. `npm run screens` makes them anew.
 */
const REFERENCES = join('tests', 'e2e', 'screens')
const MAKE = process.env.MAKE_SCREENS === '1'
/** Where a screen that differs is left, beside its reference. */
const DIFFERENT = join('node_modules', '.cache', 'krush', 'screens')
/** References are this wide, in pixels. */
const WIDTHS: Record<(typeof SIZES)[number][0], number> = { m: 195, t: 256, d: 480 }
/** A pixel differs when a channel differs by more than this, of 255. */
const CHANNEL = 40
/** This share of a screen may differ: dates and small differences between Chromium versions. */
const ALLOWED = 0.02

type Screen = {
  name: string
  path: string
  /** What is there once the screen is whole; its heading otherwise. */
  ready?: (page: Page) => Promise<void>
}

const visible = (role: 'button' | 'heading' | 'textbox' | 'dialog', name?: RegExp) => (page: Page) =>
  expect(page.getByRole(role, name ? { name } : {}).first()).toBeVisible()
const press = (name: RegExp, then: (page: Page) => Promise<void> = visible('dialog')) => {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await then(page)
  }
}

const VISITOR: Screen[] = [
  { name: 'explore', path: '/' },
  { name: 'search', path: '/?q=warm&gender=Female' },
  { name: 'search-nothing', path: '/?q=nobodyatall' },
  { name: 'category', path: '/categories/warm' },
  { name: 'character', path: '/characters/mira' },
  { name: 'safety', path: '/safety' },
  { name: 'terms', path: '/legal/terms' },
  { name: 'removal', path: '/legal/content-removal' },
  { name: 'contact', path: '/contact' },
  { name: 'connect-a-model', path: '/connect-a-model' },
  { name: 'affiliates', path: '/affiliates' },
  { name: 'visitor-rewards', path: '/rewards' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'visitor-chat', path: '/chat' },
  { name: 'visitor-studio', path: '/studio' },
  { name: 'visitor-my-krushes', path: '/my-krushes' },
  { name: 'visitor-subscriptions', path: '/subscriptions' },
  { name: 'sign-up', path: '/settings', ready: visible('dialog') },
]
const NEW: Screen[] = [
  { name: 'new-explore', path: '/' },
  { name: 'new-chat', path: '/chat' },
  { name: 'new-studio', path: '/studio' },
  { name: 'new-gallery', path: '/gallery' },
  { name: 'new-my-krushes', path: '/my-krushes' },
  { name: 'new-subscriptions', path: '/subscriptions' },
  { name: 'new-statement', path: '/credits/statement' },
  { name: 'rewards', path: '/rewards' },
  { name: 'settings', path: '/settings' },
  { name: 'report', path: '/characters/noor', ready: press(/^Report$/) },
]
const premium = (chat: string, character: string): Screen[] => [
  { name: 'chat', path: chat, ready: visible('textbox') },
  { name: 'chat-plus', path: chat, ready: press(/^Add to the chat/, visible('button', /^Photo/)) },
  {
    name: 'chat-photo',
    path: chat,
    ready: press(/^Add to the chat/, press(/^Photo/)),
  },
  { name: 'studio', path: '/studio' },
  { name: 'gallery', path: '/gallery' },
  { name: 'lightbox', path: '/gallery', ready: press(/^A photo of|^Photo of|Merriweather/) },
  { name: 'my-krushes', path: '/my-krushes' },
  { name: 'edit', path: `/create/${character}` },
  { name: 'lore', path: `/my-krushes/${character}/lore` },
  { name: 'credits', path: '/credits' },
  { name: 'statement', path: '/credits/statement' },
  { name: 'plan', path: '/subscriptions' },
]

/** The same in every run: one picture for photos, whose seeds are random, no times, no emoji of the season. */
async function steady(context: BrowserContext, photo: Buffer) {
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    localStorage.setItem('adult', 'yes')
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        'time, a[href="/rewards"] > [aria-hidden] { visibility: hidden !important } * { caret-color: transparent !important }',
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
  })
  await context.route(/^\w+:\/\/[^/]+\/media\/(?!preview)/, (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: photo }),
  )
}

/** As small pixels: { data, width, height }. */
const shrink = async (picture: Buffer, width: number) => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The share of pixels that differ, 0 to 1; 1 for pictures of different size. */
async function difference(now: Buffer, reference: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [now, reference].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (one!.info.width !== other!.info.width || one!.info.height !== other!.info.height) return 1
  let different = 0
  for (let at = 0; at < one!.data.length; at += 3) {
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(one!.data[at + channel]! - other!.data[at + channel]!)))
    if (most > CHANNEL) different++
  }
  return different / (one!.data.length / 3)
}

/** Takes every screen in three sizes and both themes; answers those that differ from their reference, with by how much. */
async function compare(context: BrowserContext, origin: string, screens: Screen[]): Promise<string[]> {
  const page = await context.newPage()
  const findings: string[] = []
  let most = 0
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const { name, path, ready } of screens) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      await (ready ?? visible('heading'))(page)
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const small = await shrink(await shotOf(page), WIDTHS[size])
        const raw = { width: small.width, height: small.height, channels: 3 as const }
        const now = await sharp(small.data, { raw }).webp({ quality: 90, effort: 6 }).toBuffer()
        const file = `${name}-${size}-${theme}.webp`
        const reference = join(REFERENCES, file)
        if (MAKE) writeFileSync(reference, now)
        else if (!existsSync(reference)) findings.push(`${file}: there is no reference; npm run screens makes it`)
        else {
          const share = await difference(now, readFileSync(reference))
          most = Math.max(most, share)
          if (share <= ALLOWED) continue
          writeFileSync(join(DIFFERENT, file), now)
          findings.push(`${file}: ${(share * 100).toFixed(1)} % differ; it is in ${DIFFERENT}`)
        }
      }
    }
  }
  if (!MAKE) console.info(`At most ${(most * 100).toFixed(2)} % of a screen differ.`)
  return findings
}

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

const once = () => ({ idempotency_key: randomUUID() })
const photo = () =>
  sharp({ create: { width: 384, height: 512, channels: 3, background: '#7a5566' } })
    .webp()
    .toBuffer()

async function open(browser: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  mkdirSync(MAKE ? REFERENCES : DIFFERENT, { recursive: true })
  const context = await browser.newContext({ storageState: state })
  await steady(context, await photo())
  return context
}

test('the screens of a visitor', async ({ browser, companion }) => {
  expect(await compare(await open(browser), companion.server.origin, VISITOR)).toEqual([])
})

test('the screens of somebody new', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { context } = await openAs(browser, origin)
  expect(await compare(await open(browser, await context.storageState()), origin, NEW)).toEqual([])
})

/** A chat with two messages, another with a photo, a character, Premium. */
async function fill(context: BrowserContext, { server: { origin } }: Product) {
  const call = callTo(origin, (await context.cookies()).find(({ name }) => name === 'krush_session')!.value)
  const plan = PLANS.find(({ months }) => months === 1)!
  const body = {
    redirect_url: `${origin}/subscriptions/success`,
    cancel_url: `${origin}/subscriptions`,
    renewal_terms: RENEWAL_TERMS_VERSION,
  }
  const { url } = await call(purchasePackage, { params: { price_id: String(plan.id) }, body }, once())
  await call(paySandboxCheckout, { params: { id: new URL(url!, origin).pathname.split('/').at(-1)! }, body: { card: 'success' } })
  const [first, second] = (await call(listCharacters)).data
  const { id: photos } = await call(createConversation, { body: { account_id: second!.id } }, once())
  const { id: chat } = await call(createConversation, { body: { account_id: first!.id } }, once())
  await call(sendMessage, { params: { id: String(chat) }, body: { content: 'Hello. *waves* How was the day?' } }, once())
  await call(requestPhoto, { params: { id: String(photos) }, body: { request: { level: 'safe', prompt: '' }, type: 'studio' } }, once())
  await expect
    .poll(
      async () => (await call(listPhotos, { params: { id: String(photos) }, query: {} })).data.filter(({ image_url }) => image_url).length,
      {
        timeout: 40_000,
      },
    )
    .toBe(1)
  const { id: character } = await call(createCharacter, { body: { definition: someDefinition() } }, once())
  return { chat: `/chat/${chat}`, character: String(character) }
}

test('the screens of somebody with Premium, chats, photos and a character', async ({ browser, scripted }) => {
  const { origin } = scripted.server
  const { context } = await openAs(browser, origin)
  const { chat, character } = await fill(context, scripted)
  expect(await compare(await open(browser, await context.storageState()), origin, premium(chat, character))).toEqual([])
})
