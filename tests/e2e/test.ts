import { test as base } from '@playwright/test'
import { EVERY_JOURNEY } from '@/tests/support/counts'
import { startProduct, type Product } from './support'

export { expect } from '@playwright/test'

/**
 * Servers of a worker, started when a journey first asks for one and shared by the journeys after it, each of which brings
 * people of its own. A journey that counts everybody, moves the clock or sets variables starts a server of its own.
 */
type Servers = { companion: Product; scripted: Product }

const shared = (with_model: boolean) =>
  [
    async ({}, use: (product: Product) => Promise<void>) => {
      const product = await startProduct(with_model)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ] as const

export const test = base.extend<{ closeContexts: void }, Servers>({
  /** Every person's browser ends with the journey it was opened in, so that a failure shows the pages of that journey alone. */
  closeContexts: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  /** With the built-in companion. */
  companion: [...shared(false)],
  /** With a model over the OpenAI protocol that always gives the same reply. */
  scripted: [...shared(true)],
})

type Body = Parameters<typeof test>[2]
const further = 'a further journey of its feature: in the thorough run, or by the name of its file'

/** A journey whose single facts tests of the server and of components show too. The usual run has the others of its feature. */
export const furtherTest = (title: string, body: Body) =>
  EVERY_JOURNEY ? test(title, body) : test.skip(title, { annotation: { type: 'skip', description: further } }, body)
