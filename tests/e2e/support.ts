import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LLMock } from '@copilotkit/aimock'
import axe from 'axe-core'
import { expect, type Locator, type Page } from '@playwright/test'
import { THOROUGH } from '@/tests/support/counts'
import { codeOf, callTo, preparedFolder, startServer, type Server } from '@/tests/support/process'

const execute = promisify(execFile)

export type Product = {
  server: Server
  model: LLMock | null
  /** Runs the operator command beside the server; answers what it prints. Throws what it prints where it fails. */
  operator(...line: string[]): Promise<string>
  /** Stops the server, changes what it keeps in `folder`, and starts it at the same address, with `settings` besides its own. */
  whileDown(change: (folder: string) => Promise<void>, settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** The production build with data of its own: with a model over the OpenAI protocol, or with the built-in companion. */
export async function startProduct(with_model: boolean, environment: Record<string, string> = {}, port?: number): Promise<Product> {
  const folder = preparedFolder()
  let model: LLMock | null = null
  if (with_model) {
    model = new LLMock({ port: 0, latency: 15, chunkSize: 6 })
    model.onMessage(/.*/, {
      content: '*looks up from the ledger* There you are. I kept the kettle on, and I want to hear all of it, slowly, from the start.',
    })
    await model.start()
  }
  const settings = {
    // People of the API say where they come from (people.ts).
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    EMBEDDINGS_PROVIDER: 'embedded',
    ...environment,
    ...(model
      ? { CHAT_PROVIDER: 'openai', CHAT_BASE_URL: `${model.url}/v1`, CHAT_MODELS: 'test,other', CHAT_API_KEY: 'none' }
      : { CHAT_PROVIDER: 'embedded' }),
  }
  const server = await startServer(settings, port)
  const product: Product = {
    server,
    model,
    operator: (...line) =>
      execute(process.execPath, ['dist/operator.mjs', ...line], { env: { ...process.env, DATA_DIR: folder.path } }).then(
        ({ stdout }) => stdout,
      ),
    async whileDown(change, others) {
      await product.server.stop()
      await change(folder.path)
      product.server = await startServer({ ...settings, ...others }, Number(new URL(server.origin).port))
    },
    async stop() {
      // A stop copies the database for nobody.
      await product.server.kill()
      await model?.stop()
      folder.remove()
    },
  }
  return product
}

/** Fails the test on errors of the page that a person would not see: exceptions and refused scripts. */
export function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Hydration|hydrat/i.test(message.text())) problems.push(message.text())
  })
  return problems
}

export async function acceptAge(page: Page) {
  await page.getByRole('button', { name: 'I’m 18 or older' }).click()
}

/** Passes the welcome wherever it stands in the way: it comes on Explore, after what was asked for. */
export async function skipWelcome(page: Page) {
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip' })
  await page.addLocatorHandler(skip, () => skip.click(), { times: 1 })
}

/** Through the modal that is open: address, code from the inbox, the one sheet. */
export async function signUp(page: Page, product: Product, email: string, name = 'Sam') {
  const dialog = page.getByRole('dialog')
  await skipWelcome(page)
  await dialog.getByLabel(/e-?mail/i).fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(email).first()).toBeVisible()
  await page.keyboard.type(await codeOf(callTo(product.server.origin), email))
  await dialog.getByLabel('What should they call you?').fill(name)
  await dialog.getByRole('checkbox').check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the menu beside the field and picks from it. */
export async function addToChat(page: Page, what: 'Photo' | 'Voice note' | 'Surprise') {
  await page.getByRole('button', { name: 'Add to the chat' }).click()
  await page.getByRole('button', { name: new RegExp(`^${what}`) }).click()
}

export const balance = (page: Page) =>
  page
    .locator('a[href="/subscriptions"], a[href="/credits"]')
    .filter({ hasText: /^\d+$|1K\+/ })
    .first()

/** In the page: until nothing has moved for two frames. */
async function untilStill() {
  // A page in the background may draw no frames.
  const frame = () =>
    Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), new Promise((resolve) => setTimeout(resolve, 100))])
  // A spinner turns as long as it is there.
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
  await document.fonts.ready
  // A theme reaches the page a frame after it was set, and a color that changes starts the change of what inherits it a frame later.
  for (let still = 0, rounds = 0; still < 2 && rounds < 100; rounds++) {
    await frame()
    const moving = document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation))
    still = moving.length === 0 ? still + 1 : 0
    await Promise.all(moving.map((animation) => animation.finished.catch(() => null)))
  }
}

/** Before anything is read that movement changes: colors, places, pictures. The helpers below and in pictures.ts do it themselves. */
export async function settle(page: Page) {
  // Behind another tab it would draw no frames.
  await page.bringToFront()
  await page.evaluate(untilStill)
}

/** In the page: what axe finds wrong. The product has no frames. */
const findings = async ({ within, only }: { within: string | null; only: string[] | null }) => {
  const { axe: engine } = window as unknown as { axe: typeof axe }
  // Without a record of what passed: a third of the time, the same findings.
  const options = { resultTypes: ['violations' as const], ...(only ? { runOnly: only } : {}) }
  const { violations } = await engine.run(within === null ? document : { include: [[within]] }, options)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** What axe knows to be wrong, in the page or in the part `within`, each as `rule: places`; `colors` looks at nothing else. */
export async function wrongOf(page: Page, within: string | null = null, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  await settle(page)
  // Half a megabyte: once for a page, not for each look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findings, { within, only: rules === 'colors' ? ['color-contrast', 'link-in-text-block'] : null })
}

/** Nothing that axe knows to be wrong, in the page or in the part `within`; `colors` looks at nothing else. */
export async function expectAccessible(page: Page, within?: string, rules: 'all' | 'colors' = 'all') {
  expect(await wrongOf(page, within, rules)).toEqual([])
}

const THEMES = ['light', 'dark'] as const
let looks = Number(process.env.TEST_SEED ?? 0)

/**
 * The open dialogs, where there are any: what lies below them is out of reach. The themes differ in colors alone, so the thorough run
 * has both of them at every look, and the usual one has them in turn, beginning with either by TEST_SEED.
 */
export async function accessibleInTheme(page: Page) {
  const within = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : undefined
  const first = THEMES[looks++ % 2]!
  await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
  await expectAccessible(page, within)
  if (!THOROUGH) return
  await page.emulateMedia({ colorScheme: first === 'dark' ? 'light' : 'dark' })
  await expectAccessible(page, within, 'colors')
}

/** Where something is, in CSS pixels, once it has come to rest. */
export async function boxOf(locator: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  // A picture that has come takes the place of the one before it, perhaps between the two looks.
  await expect(async () => {
    await settle(locator.page())
    box = await locator.boundingBox()
    expect(box, `${locator} is not on the page`).not.toBeNull()
  }).toPass({ timeout: 15_000 })
  return box!
}

/** In the page: what reaches beyond the window, where the page can be moved sideways. */
function tooWide() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  return [`${scrollWidth - clientWidth} pixels`, ...beyond.map(({ tagName, className }) => `${tagName} ${String(className)}`)]
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page) {
  await settle(page)
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
}

/** In the page: whether a toast or notice with these words is on the screen. */
const hasToast = (text: string) =>
  [...document.querySelectorAll('[role=status], [role=alert]')].some((one) => one.textContent.includes(text) && one.checkVisibility())

/** A toast is there for three seconds, on a busy machine less than a look from outside takes: the page looks, many times a second. */
export async function expectToast(page: Page, text: string, press: () => Promise<void>) {
  // Behind another tab it would look once a second.
  await page.bringToFront()
  await Promise.all([page.waitForFunction(hasToast, text, { polling: 50, timeout: 15_000 }), press()])
}

/** The messages of the open chat. A message's text is also in the list of chats, as a preview, and in announcements. */
export const thread = (page: Page) => page.getByRole('log')
