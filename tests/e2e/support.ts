import { LLMock } from '@copilotkit/aimock'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { codeOf, callTo, startServer, temporaryFolder, type Server } from '@/tests/support/process'

export type Product = {
  server: Server
  model: LLMock | null
  /** Stops the server, changes what it keeps in `folder`, and starts it at the same address. */
  whileDown(change: (folder: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** The production build with data of its own: with a model over the OpenAI protocol, or with the built-in companion. */
export async function startProduct(with_model: boolean, environment: Record<string, string> = {}, port?: number): Promise<Product> {
  const folder = temporaryFolder()
  let model: LLMock | null = null
  if (with_model) {
    model = new LLMock({ port: 0, latency: 15, chunkSize: 6 })
    model.onMessage(/.*/, { content: '*looks up from the ledger* There you are. I kept the kettle on, and I want to hear all of it, slowly, from the start.' })
    await model.start()
  }
  const settings = {
    DATA_DIR: folder.path, ...environment,
    ...(model ? { CHAT_PROVIDER: 'openai', CHAT_BASE_URL: `${model.url}/v1`, CHAT_MODEL: 'test', CHAT_API_KEY: 'none' } : { CHAT_PROVIDER: 'embedded' }),
  }
  const server = await startServer(settings, port)
  const product: Product = {
    server, model,
    async whileDown(change) {
      await product.server.stop()
      await change(folder.path)
      product.server = await startServer(settings, Number(new URL(server.origin).port))
    },
    async stop() {
      await product.server.stop()
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
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
}

/** Through the modal that is open: address, code from the inbox, profile, the three welcome steps. */
export async function signUp(page: Page, product: Product, email: string, name = 'Sam') {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/e-?mail/i).fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(email).first()).toBeVisible()
  await page.keyboard.type(await codeOf(callTo(product.server.origin), email))
  await dialog.getByLabel('What should they call you?').fill(name)
  await dialog.getByRole('checkbox').check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  for (const step of ['Next', 'Next', 'Get Started']) await dialog.getByRole('button', { name: step }).click()
  await expect(dialog).toBeHidden()
}

export const balance = (page: Page) => page.locator('a[href="/subscriptions"], a[href="/credits"]').filter({ hasText: /^\d+$|1K\+/ }).first()

/** Nothing that axe knows to be wrong, in the page or in the part `within`. */
export async function expectAccessible(page: Page, within?: string) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`)).toEqual([])
}

/** In the page: until nothing moves. A colour that changes sets off the change of whatever inherits it, a frame later. */
export async function settle() {
  for (let round = 0; round < 50; round++) {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    if (moving.length === 0) return
    await Promise.all(moving.map((animation) => animation.finished.catch(() => null)))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** The open dialogs, where there are any: what lies below them is out of reach. */
export async function accessibleInBothThemes(page: Page) {
  const within = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : undefined
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settle)
    await expectAccessible(page, within)
  }
}
