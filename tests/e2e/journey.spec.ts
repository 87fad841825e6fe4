import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { sendMessage, getConversation } from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { callTo } from '@/tests/support/process'
import { acceptAge, balance, signUp, startProduct, watch, type Product } from './support'

let product: Product
test.beforeAll(async () => {
  product = await startProduct(true)
})
test.afterAll(() => product.stop())

test('a stranger arrives, signs in by code, talks, pays in credits, and nothing is lost or sent twice', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const problems = watch(page)
  const email = `${randomUUID()}@example.test`

  await page.goto(product.server.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await acceptAge(page)
  await page.getByRole('link', { name: /^Mira/ }).first().click()
  await expect(page).toHaveURL(/\/characters\/mira$/)
  await page.getByRole('button', { name: /Chat with Mira/ }).first().click()
  await signUp(page, product, email)
  // Signing in was asked for in order to talk with Mira, so that is where it ends.
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(balance(page)).toHaveText('50')
  const id = Number(page.url().split('/').at(-1))
  await expect(page.getByText(/The AI companion Mira Tolland is a computer program and not a human being/i)).toBeVisible()

  const composer = page.getByRole('textbox', { name: /Message Mira/ })
  const thread = page.getByRole('log')
  const replies = thread.getByText('There you are. I kept the kettle on, and I want to hear all of it, slowly, from the start.')
  for (let n = 1; n <= 3; n++) {
    await composer.fill(`Message number ${n}`)
    await page.keyboard.press('Enter')
    await expect(thread.getByText(`Message number ${n}`)).toBeVisible()
    // The reply streams: a part of it is seen before all of it.
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible()
    await expect(replies).toHaveCount(n)
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  }
  await expect(balance(page)).toHaveText('47')

  await page.reload()
  await expect(replies).toHaveCount(3)
  await expect(balance(page)).toHaveText('47')
  await expect(thread.getByText('Message number 3')).toHaveCount(1)

  const second = await context.newPage()
  const problemsThere = watch(second)
  const there = second.getByRole('log')
  await second.goto(`${product.server.origin}/chat/${id}`)
  await expect(there.getByText('Message number 3')).toBeVisible()
  await page.bringToFront()
  await composer.fill('Message number 4')
  await page.keyboard.press('Enter')
  await expect(there.getByText('Message number 4')).toBeVisible()
  await expect(there.getByText(/I kept the kettle on/)).toHaveCount(4)
  // Offline in the middle of a reply what is sent waits for its end, and says so instead.
  await expect(replies).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await expect(balance(second)).toHaveText('46')

  await context.setOffline(true)
  await composer.fill('Written without a network')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting to send')).toBeVisible()
  await context.setOffline(false)
  await expect(replies).toHaveCount(5)
  await expect(page.getByText('Waiting to send')).toBeHidden()
  await expect(there.getByText('Written without a network')).toHaveCount(1)
  await page.reload()
  await expect(thread.getByText('Written without a network')).toHaveCount(1)
  await second.close()

  const session_id = (await context.cookies()).find((cookie) => cookie.name === 'krush_session')!.value
  const call = callTo(product.server.origin, session_id)
  const params = { id: String(id) }
  const left = (await call(getMe)).credit_balance
  expect(left).toBe(45)
  for (let n = 0; n < left; n++) {
    await call(sendMessage, { params, body: { content: `Spending ${n}` } }, { idempotency_key: randomUUID() })
    await expect.poll(async () => (await call(getConversation, { params })).messages.at(-1)?.status, { intervals: [50] }).toBe('complete')
  }
  await expect(balance(page)).toHaveText('0')
  await composer.fill('One too many')
  await page.keyboard.press('Enter')
  const upsell = page.getByRole('dialog')
  await expect(upsell.getByText('You’re out of credits for today')).toBeVisible()
  const shown = /(\d\d):(\d\d):(\d\d)/.exec((await upsell.textContent()) ?? '')!
  const seconds = Number(shown[1]) * 3600 + Number(shown[2]) * 60 + Number(shown[3])
  const now = new Date()
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  expect(Math.abs(seconds - (midnight - now.getTime()) / 1000)).toBeLessThan(5)
  await expect(upsell.getByText(/93\.24/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(composer).toHaveValue('One too many')
  expect((await call(getConversation, { params })).messages.some((message) => message.content === 'One too many')).toBe(false)
  expect([...problems, ...problemsThere]).toEqual([])
  await context.close()
})
