import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LOCALES, pathIn, type Locale } from '@/contracts/locales'
import { getMe } from '@/contracts/users'
import { NAMESPACES } from '@/lib/i18n/namespaces'
import { callTo, codeOf } from '@/tests/support/process'
import { THOROUGH } from '@/tests/support/counts'
import { lengthen } from '@/tests/support/pseudo'
import { newAddress, openAs, openBrowser } from './people'
import { picture } from './pictures'
import { watch } from './support'
import { expect, test } from './test'
import { installProbe } from './walk-probe'

test.describe.configure({ timeout: 240_000 })

let origin: string
test.beforeAll(({ companion }) => void (origin = companion.server.origin))

type Tree = { [key: string]: Tree | string }
const catalog = (locale: Locale, name: string) => JSON.parse(readFileSync(`lib/i18n/messages/${locale}/${name}.json`, 'utf8')) as Tree

/** A text of a language by its key, with what stands for a value left out: for names that are found by a part. */
function says(locale: Locale, key: string): string {
  const [name = '', ...path] = key.split('.')
  const text = path.reduce<Tree | string>((tree, part) => (tree as Tree)[part]!, catalog(locale, name)) as string
  return text.split('{')[0]!.trim()
}
const de = (key: string) => says('de', key)

test('in German from the landing page to the purchase, and back to English by one choice', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  const problems = watch(page)
  const email = newAddress()
  await page.goto(`${origin}/legal/terms`)
  await expect(page).toHaveURL(`${origin}/de/legal/terms`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('legal.terms.title'))
  expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(LOCALES.length + 1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/legal\/terms$/)
  await page.getByRole('button', { name: de('layout.age.yes') }).click()

  // Links keep the language, without a new document.
  await page.evaluate(() => void (document.documentElement.dataset.same = ''))
  await page
    .getByRole('link', { name: de('layout.nav.explore') })
    .first()
    .click()
  await expect(page).toHaveURL(`${origin}/de`)
  await page.getByRole('link', { name: /^Mira/ }).first().click()
  await expect(page).toHaveURL(`${origin}/de/characters/mira`)
  await expect(page.getByText(de('character.english'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', '')

  await page
    .getByRole('link', { name: de('layout.nav.premium') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(de('auth.email')).fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(email).first()).toBeVisible()
  await page.keyboard.type(await codeOf(callTo(origin), email))
  await dialog.getByLabel(de('modals.profile.name')).fill('Sam')
  await dialog.getByRole('checkbox').check({ force: true })
  await dialog.getByRole('button', { name: de('modals.profile.save') }).click()
  await expect(page).toHaveURL(`${origin}/subscriptions`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await page.getByRole('radio', { name: new RegExp(`^${de('billing.plans.Monthly')}`) }).check()
  await page.getByRole('checkbox', { name: /^Ich stimme der automatischen Verlängerung zu: 14,99\s\$ / }).check()
  await page.getByRole('button', { name: new RegExp(de('billing.plans.join').split('·')[0]!) }).click()
  await page.getByRole('button', { name: /^14,99\s\$ zahlen/ }).click()
  await expect(page.getByRole('heading', { name: new RegExp(de('billing.landing.paid_plan')) })).toBeVisible()

  // The account has the language of the page it was made on, and then the one that is chosen.
  const session_id = (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
  const account = async () => (await callTo(origin, session_id)(getMe)).custom_attributes.locale
  await expect.poll(account).toBe('de')
  await page
    .getByRole('combobox', { name: de('layout.language') })
    .last()
    .selectOption('en')
  await expect(page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()
  expect(await account()).toBe('en')
  await page.goto(origin)
  await expect(page).toHaveURL(`${origin}/`)
  expect(problems).toEqual([])
})

const PUBLIC = ['/', '/categories/warm', '/characters/mira', '/safety', '/legal/privacy', '/contact', '/affiliates', '/connect-a-model']
const OWN = [
  '/chat',
  '/settings',
  '/credits',
  '/credits/statement',
  '/subscriptions',
  '/rewards',
  '/create',
  '/my-krushes',
  '/studio',
  '/gallery',
]
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Until the page is alive, nothing is fetched and nothing moves: what React takes over later would be drawn anew. */
const settle = async (page: Page) => {
  await page.locator('main').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
  await page.evaluate(() => window.walkProbe.quiet(150, 3000))
}

/** Makes every text of the page longer and writes it from the right: what the pages know of their language is not touched. */
async function mirror(page: Page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '')
    return found
  })
  // By their words, not by their order: the page may have drawn more since.
  await page.evaluate(
    (pairs) => {
      document.documentElement.dir = 'rtl'
      const longer = new Map(pairs)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = longer.get(walker.currentNode.nodeValue ?? '')
        const parent = walker.currentNode.parentElement
        if (text !== undefined && parent && !parent.closest('script,style,option,svg')) walker.currentNode.nodeValue = text
      }
    },
    texts.map((text) => [text, lengthen(text)] as const),
  )
  await page.evaluate(() => window.walkProbe.quiet(100, 1000))
}

test('texts that are longer by 40 percent and written from the right break no screen', async ({ browser }) => {
  test.skip(!THOROUGH, 'walks every screen in three sizes: in the thorough run')
  test.setTimeout(600_000)
  const person = await openAs(browser, origin, '/settings')
  await person.context.addInitScript(installProbe)
  const found: string[] = []
  for (const viewport of WINDOWS) {
    await person.page.setViewportSize(viewport)
    for (const path of [...PUBLIC, ...OWN]) {
      await person.page.goto(origin + path)
      await settle(person.page)
      await mirror(person.page)
      await picture(person.page, `mirror-${viewport.width}${path.replaceAll('/', '-')}`)
      const faults = await person.page.evaluate(() => window.walkProbe.faults(false))
      expect(await person.page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      found.push(...faults.map((fault) => `${viewport.width} ${path} · ${fault}`))
    }
  }
  expect(found, found.join('\n')).toEqual([])
})

/** Sentences of English that are none of another language, longest first. */
function sentences(locale: Locale): string[] {
  const texts = (tree: Tree): string[] => Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : texts(part)))
  const own = new Set(NAMESPACES.flatMap((name) => texts(catalog(locale, name))))
  const plain = NAMESPACES.filter((name) => name !== 'admin').flatMap((name) => texts(catalog('en', name)))
  return plain.filter((text) => text.length > 3 && !/[{<]/.test(text) && !own.has(text))
}

test('no English is left on the screens of another language', async ({ browser }) => {
  test.skip(!THOROUGH, 'walks every screen: in the thorough run')
  // 144 screens.
  test.setTimeout(1_200_000)
  const found: string[] = []
  for (const locale of LOCALES.slice(1)) {
    const english = new Set(sentences(locale))
    const { context, page } = await openBrowser(browser)
    const person = await openAs(browser, origin, '/settings')
    for (const one of [context, person.context]) {
      await one.addInitScript(installProbe)
      await one.addCookies([{ name: 'krush_locale', value: locale, url: origin }])
    }
    const left: string[] = []
    for (const path of [...PUBLIC, ...OWN]) {
      const where = OWN.includes(path) ? person.page : page
      await where.goto(origin + path)
      expect(new URL(where.url()).pathname).toBe(pathIn(locale, path))
      await settle(where)
      await picture(where, `${locale}${path.replaceAll('/', '-')}`)
      const words = await where.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement
          if (parent && !parent.closest('script,style,option,[lang=en]:not(html)')) found.push(walker.currentNode.nodeValue?.trim() ?? '')
        }
        return [
          ...found,
          ...[...document.querySelectorAll('[aria-label],[placeholder]')].flatMap((one) => [
            one.getAttribute('aria-label') ?? '',
            one.getAttribute('placeholder') ?? '',
          ]),
        ]
      })
      left.push(...words.filter((text) => english.has(text)).map((text) => `${path}: ${text}`))
    }
    found.push(...[...new Set(left)].map((text) => `${locale} ${text}`))
    await context.close()
    await person.context.close()
  }
  expect(found, found.join('\n')).toEqual([])
})
