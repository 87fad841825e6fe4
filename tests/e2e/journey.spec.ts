import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listCharacters } from '@/contracts/characters'
import { createConversation, getConversation, sendMessage } from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { callTo } from '@/tests/support/process'
import { acceptAge, balance, boxOf, signUp, thread, watch, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ scripted }) => void (product = scripted))

/** Counts what a person presses from now on in this document; Enter presses the button of its form. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0'
    const count = ({ isTrusted }: Event) => {
      const { dataset } = document.documentElement
      if (isTrusted) dataset.presses = String(Number(dataset.presses) + 1)
    }
    window.addEventListener('click', count, true)
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.presses))
}

/** Whether from now on a part of a reply and the button that stops it were drawn: on a busy machine both are gone before a look from outside. */
async function noticeRunningReply(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const seen = { part: false, stop: false }
    new MutationObserver(() => {
      seen.part ||= Boolean(document.querySelector('[aria-busy]')?.textContent)
      seen.stop ||= Boolean(document.querySelector('button[title="Stop the reply"]')?.checkVisibility())
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    return seen
  })
  return () => seen.jsonValue()
}

test('a stranger arrives, signs in by code, talks, pays in credits, and nothing is lost or sent twice', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const problems = watch(page)
  const missing: string[] = []
  page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())))
  const email = `${randomUUID()}@example.test`

  await page.goto(product.server.origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await acceptAge(page)
  await page.getByRole('link', { name: /^Mira/ }).first().click()
  await expect(page).toHaveURL(/\/characters\/mira$/)
  await page.getByRole('textbox', { name: 'Write to Mira' }).fill('Written before there was an account')
  const presses = await countPresses(page)
  await page
    .getByRole('button', { name: /Chat with Mira/ })
    .first()
    .click()
  // Signing in was asked for in order to talk with Mira, so that is where it ends: five presses at most, and nothing lost.
  await signUp(page, product, email)
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(page.getByRole('textbox', { name: /Message Mira/ })).toHaveValue('Written before there was an account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await presses()).toBeLessThanOrEqual(5)
  await expect(balance(page)).toHaveText('50')
  expect(missing).toEqual([])
  const id = Number(page.url().split('/').at(-1))
  await expect(page.getByText(/The AI companion Mira is a computer program and not a human being/i)).toBeVisible()

  const composer = page.getByRole('textbox', { name: /Message Mira/ })
  const messages = thread(page)
  const replies = messages.getByText('There you are. I kept the kettle on, and I want to hear all of it, slowly, from the start.')
  for (let n = 1; n <= 3; n++) {
    await composer.fill(`Message number ${n}`)
    const sawReplyRunning = await noticeRunningReply(page)
    await page.keyboard.press('Enter')
    await expect(messages.getByText(`Message number ${n}`)).toBeVisible()
    await expect(replies).toHaveCount(n)
    // The reply streams: a part of it is seen before all of it, and can be stopped.
    expect(await sawReplyRunning()).toEqual({ part: true, stop: true })
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  }
  await expect(balance(page)).toHaveText('47')

  await page.reload()
  await expect(replies).toHaveCount(3)
  await expect(balance(page)).toHaveText('47')
  await expect(messages.getByText('Message number 3')).toHaveCount(1)

  const second = await context.newPage()
  const problemsThere = watch(second)
  const there = thread(second)
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
  await expect(messages.getByText('Written without a network')).toHaveCount(1)
  await second.close()

  const session_id = (await context.cookies()).find((cookie) => cookie.name === 'krush_session')!.value
  const call = callTo(product.server.origin, session_id)
  const params = { id: String(id) }
  const left = (await call(getMe)).credit_balance
  expect(left).toBe(45)
  // In several chats at once: each waits for its own replies.
  const others = (await call(listCharacters)).data.filter(({ slug }) => slug !== 'mira').slice(0, 5)
  await Promise.all(
    others.map(async ({ id: account_id }, chat) => {
      const other = await call(createConversation, { body: { account_id } }, { idempotency_key: randomUUID() })
      const params = { id: String(other.id) }
      for (let n = chat; n < left; n += others.length) {
        await call(sendMessage, { params, body: { content: `Spending ${n}` } }, { idempotency_key: randomUUID() })
        await expect
          .poll(async () => (await call(getConversation, { params })).messages.at(-1)?.status, { intervals: [100] })
          .toBe('complete')
      }
    }),
  )
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
  await expect(upsell.getByText('$93.24 charged today')).toBeVisible()
  // What was earned and not claimed comes first, and sends the message that waits.
  const claim = upsell.getByRole('button', { name: /^Claim all · \d+ credits$/ })
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 700 })
  // However long the names of what waits are, the dialog is as wide as the window.
  const { x, width } = await boxOf(claim)
  expect(x + width).toBeLessThanOrEqual(320)
  await page.setViewportSize(wide)
  await claim.click()
  await upsell.getByRole('button', { name: 'Continue' }).click()
  await expect(upsell).toBeHidden()
  await expect(composer).toHaveValue('One too many')
  expect((await call(getConversation, { params })).messages.some((message) => message.content === 'One too many')).toBe(false)
  await composer.focus()
  await page.keyboard.press('Enter')
  await expect(messages.getByText('One too many')).toHaveCount(1)
  expect([...problems, ...problemsThere]).toEqual([])
  await context.close()
})
