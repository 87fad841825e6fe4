import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { changeExtras, getExtras } from '@/contracts/cards'
import { listCharacters } from '@/contracts/characters'
import { createConversation, sendMessage } from '@/contracts/conversations'
import { createCharacter, saveDraft } from '@/contracts/own-characters'
import { listPhotos, requestPhoto } from '@/contracts/photos'
import { PLANS } from '@/contracts/prices'
import { paySandboxCheckout } from '@/contracts/sandbox'
import { random, seed, THOROUGH, type Random } from '@/tests/support/counts'
import { someDefinition } from '@/tests/support/portraits'
import { callTo } from '@/tests/support/process'
import { openAs } from './people'
import { expect, test } from './test'
import { SIZES, Walker, type Exception, type Size, type Walk } from './walk'

/** What is right although the walker minds it. A line is "state size route › dialog · what". */
const EXCEPTIONS: Exception[] = [
  { where: /console: .*404 \(Not Found\) \/no\/such\/page$/, why: 'the browser says what the page is about' },
  { where: /link ".*@.*nothing followed/, why: 'the mail program is outside of the browser' },
  { where: /first visit .* \/ · ".*, \d\d" and ".*, \d\d" overlap/, why: 'three portraits lie in a fan, with most of each to press' },
  { where: /\/subscriptions · layout shift/, why: 'whoever has paid before gets one row more once the server says so' },
]

test.describe.configure({ mode: 'parallel', timeout: THOROUGH ? 3_600_000 : 180_000 })

const RUN = seed()
/** Milliseconds for pressing in one state, by name; the thorough run goes on to the end. */
const ENOUGH_MS = THOROUGH ? 3_500_000 : 60_000
const sizes = Object.keys(SIZES) as Size[]

type Options = Pick<Walk, 'broken' | 'only'> & {
  prepare?: (walker: Walker, context: BrowserContext) => void
  storage?: Awaited<ReturnType<BrowserContext['storageState']>>
  ends?: boolean
}

/** Each route at one size drawn, or at each of them in the thorough run, in one browser for each size. */
async function walkAll(browser: Browser, state: string, origin: string, routes: readonly string[], options: Options = {}) {
  const draw: Random = random(RUN + [...state].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  const walk: Walk = { state, origin, random: draw, exceptions: EXCEPTIONS, until: Date.now() + ENOUGH_MS, ...options }
  const walkers = new Map<Size, Walker>()
  const walkerOf = async (size: Size) => {
    const known = walkers.get(size)
    if (known) return known
    const { width, height, touch } = SIZES[size]
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      storageState: options.storage,
      colorScheme: draw.pick(['dark', 'light']),
    })
    if (state !== 'first visit')
      await context.addInitScript(() => void (location.protocol === 'http:' && localStorage.setItem('adult', 'yes')))
    const walker = await Walker.in(context, size, walk)
    options.prepare?.(walker, context)
    walkers.set(size, walker)
    return walker
  }
  for (const path of draw.sample(routes, routes.length))
    for (const size of THOROUGH ? sizes : [draw.pick(sizes)]) await (await walkerOf(size)).visit(path)
  const all = [...walkers.values()]
  if (options.ends) await all.at(-1)?.finish()
  const outcomes = all.map((walker) => walker.outcome())
  const sum = (of: 'pressed' | 'left') => outcomes.reduce((total, outcome) => total + outcome[of], 0)
  console.info(`${state}: ${sum('pressed')} controls pressed${sum('left') ? `, ${sum('left')} pages left for another run` : ''}`)
  const findings = outcomes.flatMap((outcome) => outcome.findings)
  // All of them: what an assertion prints is cut short.
  for (const finding of findings) console.info(`  ${finding}`)
  expect.soft(findings).toEqual([])
}

const PUBLIC = [
  '/',
  '/?q=warm&gender=Female',
  '/?q=nobodyatall',
  '/categories/warm',
  '/characters/mira',
  '/safety',
  '/legal/terms',
  '/legal/privacy',
  '/legal/community',
  '/legal/content-removal',
  '/legal/delete-account',
  '/connect-a-model',
  '/affiliates',
  '/rewards',
  '/no/such/page',
]
const OWN = ['/chat', '/studio', '/gallery', '/create', '/my-krushes', '/settings', '/credits', '/credits/statement', '/subscriptions']

/** The API as the person of a browser. */
async function callAs(context: BrowserContext, origin: string) {
  return callTo(origin, (await context.cookies()).find(({ name }) => name === 'krush_session')!.value)
}
const once = () => ({ idempotency_key: randomUUID() })

/** Somebody with Premium, chats, photos and characters. Answers where these are. */
async function fill(context: BrowserContext, origin: string) {
  const call = await callAs(context, origin)
  const plan = PLANS.find(({ months }) => months === 1)!
  const { url } = await call(
    purchasePackage,
    {
      params: { price_id: String(plan.id) },
      body: {
        redirect_url: `${origin}/subscriptions/success`,
        cancel_url: `${origin}/subscriptions`,
        renewal_terms: RENEWAL_TERMS_VERSION,
      },
    },
    once(),
  )
  await call(paySandboxCheckout, { params: { id: new URL(url!, origin).pathname.split('/').at(-1)! }, body: { card: 'success' } })
  const [first, second] = (await call(listCharacters)).data
  const { id: chat } = await call(createConversation, { body: { account_id: first!.id } }, once())
  await call(createConversation, { body: { account_id: second!.id } }, once())
  await call(sendMessage, { params: { id: String(chat) }, body: { content: 'Hello. *waves* How was the day?' } }, once())
  const drawn = async () =>
    (await call(listPhotos, { params: { id: String(chat) }, query: {} })).data.filter(({ image_url }) => image_url).length
  for (const [at, prompt] of ['', 'on a rooftop at night'].entries()) {
    await call(requestPhoto, { params: { id: String(chat) }, body: { request: { level: 'safe', prompt }, type: 'composer' } }, once())
    await expect.poll(drawn, { timeout: 40_000 }).toBe(at + 1)
  }
  const { id: character } = await call(createCharacter, { body: { definition: someDefinition() } }, once())
  await call(saveDraft, { params: { id: randomUUID() }, body: { data: { full_name: 'Ivo', step: 'look' } } })
  const { tag } = await call(getExtras, { params: { id: String(character) } })
  await call(changeExtras, {
    params: { id: String(character) },
    body: { tag, change: { part: 'alternate_greeting', index: 0, insert: true, value: '*leans on the railing* You again.' } },
  })
  return [`/chat/${chat}`, `/memories/${chat}`, `/create/${character}`, `/my-krushes/${character}/lore`]
}

test('a visitor: everything that can be pressed does something', async ({ browser, companion }) => {
  await walkAll(browser, 'first visit', companion.server.origin, ['/'])
  await walkAll(browser, 'visitor', companion.server.origin, [...PUBLIC, ...OWN])
})

test('somebody new, with nothing yet', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { context } = await openAs(browser, origin)
  await walkAll(browser, 'new', origin, ['/', '/characters/mira', '/rewards', '/affiliates', ...OWN], {
    storage: await context.storageState(),
    ends: true,
  })
})

test('somebody with Premium, chats, photos and characters', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { context } = await openAs(browser, origin)
  const own = await fill(context, origin)
  await walkAll(browser, 'premium', origin, [...own, ...OWN, '/', '/characters/mira', '/sandbox'], {
    storage: await context.storageState(),
    ends: true,
  })
})

/** Somebody with one chat; only what is not a link is pressed, since a page that cannot be loaded is the browser's. */
async function openBroken(browser: Browser, origin: string) {
  const { context } = await openAs(browser, origin)
  const call = await callAs(context, origin)
  const [first] = (await call(listCharacters)).data
  const { id } = await call(createConversation, { body: { account_id: first!.id } }, once())
  return {
    routes: [`/chat/${id}`, '/', '/characters/mira', '/settings', '/credits', '/gallery', '/my-krushes', '/rewards', '/create'],
    storage: await context.storageState(),
    broken: true,
    only: (({ kind }) => kind !== 'link') satisfies Walk['only'],
  }
}

test('while every request fails', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { routes, ...options } = await openBroken(browser, origin)
  await walkAll(browser, 'failing', origin, routes, {
    ...options,
    prepare(walker, context) {
      const error = { code: 'INTERNAL', message: 'Planted.', request_id: 'none' }
      walker.after = async () => void (await context.route('**/v1/**', (route) => route.fulfill({ status: 500, json: { error } })))
      walker.before = () => context.unroute('**/v1/**')
    },
  })
})

test('without a connection', async ({ browser, companion }) => {
  const { origin } = companion.server
  const { routes, ...options } = await openBroken(browser, origin)
  await walkAll(browser, 'offline', origin, routes, {
    ...options,
    prepare(walker, context) {
      walker.before = () => context.setOffline(false)
      walker.after = () => context.setOffline(true)
    },
  })
})
