import type { Browser, Page } from '@playwright/test'
import * as billing from '@/contracts/billing'
import { createConversation } from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { listInbox } from '@/contracts/meta'
import { listSandboxSales, SANDBOX_CARDS, setSandboxDown, type SandboxCard } from '@/contracts/sandbox'
import { getMe } from '@/contracts/users'
import { callTo } from '@/tests/support/process'
import { openAs } from './people'
import { accessibleInTheme, balance, type Product } from './support'
import { expect, furtherTest, test } from './test'

test.describe.configure({ timeout: 240_000 })

let product: Product
let origin: string
test.beforeAll(async ({ companion }) => {
  product = companion
  origin = product.server.origin
})

/** Someone signed in, and what the server's books say of them. */
async function openBuyer(browser: Browser, path = '/subscriptions') {
  const person = await openAs(browser, origin, path)
  const session_id = (await person.context.cookies()).find(({ name }) => name === 'krush_session')!.value
  const call = callTo(origin, session_id)
  return {
    ...person,
    call,
    payments: async () => (await call(billing.listPayments)).data,
    /** Newest first, as `state cents`. */
    paid: async () =>
      (await call(billing.listPayments)).data.map(
        ({ state, amount_cents, renewal }) => `${state} ${amount_cents}${renewal ? ' renewal' : ''}`,
      ),
    plan: async () => (await call(billing.listSubscriptions)).data[0]?.state,
    /** Newest first, as `kind credits`. */
    moves: async () => (await call(billing.listMovements)).data.map(({ kind, credits }) => `${kind} ${credits}`),
    sale: async (name: string) => (await call(listSandboxSales)).data.find(({ description }) => description.includes(name))?.state,
    me: () => call(getMe),
    mails: async () => (await callTo(origin)(listInbox)).data.filter(({ to }) => to === person.email).map(({ subject }) => subject),
  }
}
type Buyer = Awaited<ReturnType<typeof openBuyer>>

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const chooseCard = (page: Page, card: SandboxCard) => page.getByRole('radio', { name: SANDBOX_CARDS[card] }).check()

/** From /subscriptions to the processor's page. */
async function orderPlan(page: Page, name: 'Monthly' | 'Annual' = 'Monthly') {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await page.getByRole('checkbox', { name: /^I agree to automatic renewal/ }).check()
  await page.getByRole('button', { name: /^Join Premium · / }).click()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText('Test payment. No money moves.')).toBeVisible()
}

async function pay(page: Page, card: SandboxCard = 'success') {
  await chooseCard(page, card)
  await payButton(page).click()
}

async function joinPremium(buyer: Buyer, card: SandboxCard = 'success') {
  await orderPlan(buyer.page)
  await pay(buyer.page, card)
  await expect(buyer.page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()
}

async function buyPack(page: Page) {
  await page.goto(`${origin}/credits`)
  await page.getByRole('button', { name: 'Buy 30 credits for $4.99' }).click()
  await pay(page)
  await expect(page.getByRole('heading', { name: '30 credits have arrived.' })).toBeVisible()
}

const saleOf = (page: Page, name: string) => page.getByRole('article', { name })
async function play(page: Page, sale: string, act: string, done: string) {
  await page.goto(`${origin}/sandbox`)
  await saleOf(page, sale).getByRole('button', { name: act }).click()
  await expect(page.getByText(done)).toBeVisible()
}

/** Mails of the first journey: they go out once a minute, so they are looked at last. */
let mailed: (() => Promise<string[]>) | null = null

test('a plan: nothing without the tick, paid once for two presses, cancelled in two taps, and resumed', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page } = buyer
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Join Premium · $93.24 today' }).click()
  await expect(page.getByText('Check the box to agree to automatic renewal. You weren’t charged.')).toBeVisible()
  expect(await buyer.payments()).toEqual([])

  await orderPlan(page, 'Annual')
  const checkout = page.url()
  await expect(page.getByText(/^\$93\.24 today, then \$93\.24 every year until you cancel\. Next on /)).toBeVisible()
  await accessibleInTheme(page)
  await payButton(page).dblclick()
  await expect(page).toHaveURL(new RegExp(`/subscriptions/success\\?user_id=${(await buyer.me()).uuid}&package_id=2&amount=9324$`))
  await expect(page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()
  await expect(page.getByText(/You paid \$93\.24\..*This was a test payment\. No money moved\./)).toBeVisible()
  await expect(balance(page)).toHaveText('150')
  await accessibleInTheme(page)
  expect(await buyer.paid()).toEqual(['paid 9324'])
  expect(await buyer.moves()).toEqual(['monthly 100', 'welcome 50'])
  expect(await buyer.plan()).toBe('active')

  await page.goto(checkout)
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await accessibleInTheme(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const [character] = (await buyer.call(listCharacters)).data
  const { id } = await buyer.call(createConversation, { body: { account_id: character!.id } })
  for (const path of ['/', `/chat/${id}`, '/create', '/rewards']) {
    await page.goto(`${origin}${path}`)
    await expect(page.locator('a[href="/credits"], a[href="/settings"]').filter({ visible: true }).first(), path).toBeVisible()
  }
  await balance(page).click()
  await page.getByRole('button', { name: 'Cancel Premium' }).click()
  await expect(page.getByText('Subscription successfully cancelled.')).toBeVisible()
  await expect(page.getByText(/^Canceled\. You have Premium until .* and won’t be charged again\.$/)).toBeVisible()
  expect([await buyer.plan(), (await buyer.me()).is_premium]).toEqual(['cancelled', true])
  await expect.poll(() => buyer.sale('Premium')).toBe('cancelled')
  await page.getByRole('button', { name: 'Resume Premium' }).click()
  await expect(page.getByText('Subscription successfully resumed.')).toBeVisible()
  await expect(page.getByText(/^Renews on .* at \$93\.24\.$/)).toBeVisible()
  expect(await buyer.plan()).toBe('active')
  await expect.poll(() => buyer.sale('Premium')).toBe('active')
  expect(await buyer.paid()).toEqual(['paid 9324'])
  mailed = buyer.mails
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

test('a pack: refused and then confirmed with 3-D Secure, counted once, and in the statement', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page } = buyer
  await joinPremium(buyer)
  await page.goto(`${origin}/credits`)
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Buy 30 credits for $4.99' }).click()
  await expect(page.getByText('One payment. Nothing renews.')).toBeVisible()
  await pay(page, 'three_d_secure')
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeFocused()
  await accessibleInTheme(page)
  expect((await buyer.me()).credit_balance).toBe(150)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined' })).toBeVisible()
  expect(await buyer.paid()).toEqual(['declined 499', 'paid 1499'])
  await payButton(page).click()
  await page.getByRole('button', { name: 'Confirm $4.99 · test' }).click()
  await expect(page.getByRole('heading', { name: '30 credits have arrived.' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByText('You paid $4.99. Your balance is now 180.')).toBeVisible()
  await expect(balance(page)).toHaveText('180')
  await accessibleInTheme(page)
  expect(await buyer.paid()).toEqual(['paid 499', 'paid 1499'])
  expect((await buyer.me()).credit_balance).toBe(180)

  await page.getByRole('link', { name: 'See statement' }).click()
  for (const line of [/Credit pack.*\+30/, /Monthly Premium credits.*\+100/, /Welcome credits.*\+50/]) {
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  }
  await accessibleInTheme(page)
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /30 credits.*Test. No money moved.*\$4\.99.*Paid/ })).toBeVisible()
  await accessibleInTheme(page)
  // Whoever paid once may pay with the same card, and is not asked by the bank again.
  await page.goto(`${origin}/credits`)
  await page.getByRole('checkbox', { name: /^Pay with the card you used last/ }).check()
  await page.getByRole('button', { name: 'Buy 30 credits for $4.99' }).click()
  await expect(page.getByText('Used last time')).toBeVisible()
  await expect(page.getByRole('radio', { name: SANDBOX_CARDS.three_d_secure })).toBeChecked()
  await payButton(page).click()
  await expect(page.getByText('You paid $4.99. Your balance is now 210.')).toBeVisible()
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

furtherTest('declined, left, gone back, and paid in a tab that is closed: what is said is what happened', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page, context } = buyer
  await orderPlan(page)
  await pay(page, 'declined')
  await expect(page.getByRole('alert').filter({ hasText: 'You weren’t charged. Choose another card and try again.' })).toBeVisible()
  await accessibleInTheme(page)
  expect(await buyer.paid()).toEqual(['declined 1499'])
  const checkout = page.url()
  await page.goto(`${origin}/subscriptions/success?package_id=3`)
  await expect(page.getByRole('heading', { name: 'Your payment was declined.' })).toBeVisible()
  await accessibleInTheme(page)

  await page.goto(checkout)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(new RegExp(`/subscriptions\\?billing=cancel&user_id=${(await buyer.me()).uuid}&package_id=3&amount=1499$`))
  await expect(page.getByRole('status').filter({ hasText: 'You weren’t charged.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked()
  await accessibleInTheme(page)
  expect([(await buyer.me()).is_premium, await buyer.plan()]).toEqual([false, undefined])

  await orderPlan(page)
  const second = page.url()
  expect(second).not.toBe(checkout)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Join Premium · $14.99 today' })).toBeEnabled()
  const other = await context.newPage()
  await other.goto(second)
  const answered = other.waitForResponse((response) => response.url().endsWith('/pay'))
  await payButton(other).click()
  await answered
  await other.close()
  // Nobody came back from there, and the open page says it all the same.
  await expect(page.getByRole('heading', { name: 'You have Premium.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Premium' })).toBeVisible()
  expect(await buyer.paid()).toEqual(['paid 1499', 'declined 1499'])

  await page.goto(`${origin}/credits`)
  await page.getByRole('button', { name: 'Buy 30 credits for $4.99' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/credits\?credits=cancel&user_id=[\w-]+&package_id=27&amount=499$/)
  await expect(page.getByRole('status').filter({ hasText: 'You weren’t charged.' })).toBeVisible()
  await accessibleInTheme(page)
  expect((await buyer.me()).credit_balance).toBe(150)
  await page.goto(`${origin}/sandbox/checkout/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This payment page doesn’t exist' })).toBeVisible()
  await accessibleInTheme(page)
  expect(buyer.problems).toEqual([])
  await context.close()
})

furtherTest('told late: the landing says that nothing is confirmed yet, and finds out by itself', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page, context } = buyer
  await orderPlan(page)
  await page.getByRole('checkbox', { name: /^Report it late/ }).check()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Waiting for the payment provider' })).toBeVisible()
  await expect(page.getByText(/The payment provider hasn’t confirmed yet/)).toBeVisible()
  await accessibleInTheme(page)
  expect([(await buyer.me()).is_premium, await buyer.paid()]).toEqual([false, ['pending 1499']])
  const office = await context.newPage()
  await play(office, 'Krush Premium', 'Send events', 'The events were sent.')
  await expect(page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()
  expect([(await buyer.me()).is_premium, await buyer.paid()]).toEqual([true, ['paid 1499']])
  expect(buyer.problems).toEqual([])
  await context.close()
})

furtherTest('the clock: a renewal grants the next month, declined ones end it, and the words keep up', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page } = buyer
  await joinPremium(buyer, 'later_failure')
  await page.goto(`${origin}/sandbox`)
  await expect(saleOf(page, 'Krush Premium')).toContainText('Renewals are declined')
  await accessibleInTheme(page)
  await play(page, 'Krush Premium', 'Let renewals succeed', 'Renewals will succeed.')
  await play(page, 'Krush Premium', 'Advance to renewal', 'This sale’s clock moved forward.')
  expect(await buyer.paid()).toEqual(['paid 1499 renewal', 'paid 1499'])
  // Whether the old month ends before or after the new one begins is a matter of who comes first.
  expect((await buyer.moves()).toSorted()).toEqual(['expired -100', 'monthly 100', 'monthly 100', 'welcome 50'])
  expect([(await buyer.me()).credit_balance, await buyer.plan()]).toEqual([150, 'active'])
  await page.goto(`${origin}/credits/statement?show=payments`)
  await expect(page.getByRole('listitem').filter({ hasText: /Premium, monthly.*Renewal.*\$14\.99.*Paid/ })).toBeVisible()

  await play(page, 'Krush Premium', 'Let renewals fail', 'Renewals will be declined.')
  await play(page, 'Krush Premium', 'Advance to renewal', 'This sale’s clock moved forward.')
  expect([(await buyer.me()).is_premium, await buyer.plan()]).toEqual([false, 'past_due'])
  await page.goto(`${origin}/subscriptions`)
  await expect(page.getByText(/^Your renewal was declined, so you weren’t charged\. Premium paused on /)).toBeVisible()
  await accessibleInTheme(page)
  for (let times = 0; times < 2; times++) await play(page, 'Krush Premium', 'Advance to renewal', 'This sale’s clock moved forward.')
  await expect(saleOf(page, 'Krush Premium')).toContainText('Ended')
  await page.goto(`${origin}/subscriptions`)
  await expect(page.getByText(/^Your Premium ended on .*\. You won’t be charged again\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Join Premium/ })).toBeVisible()
  expect([await buyer.plan(), await buyer.paid()]).toEqual(['ended', ['paid 1499 renewal', 'paid 1499']])
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

furtherTest('a refund takes the pack back, a chargeback ends Premium and pauses purchases', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page } = buyer
  await joinPremium(buyer)
  await buyPack(page)
  expect((await buyer.me()).credit_balance).toBe(180)
  await play(page, 'Krush: 30 credits', 'Refund', 'The newest payment was refunded.')
  await expect(saleOf(page, 'Krush: 30 credits')).toContainText('Refunded')
  expect([(await buyer.me()).credit_balance, (await buyer.me()).is_premium]).toEqual([150, true])
  expect(await buyer.moves()).toEqual(['refunded -30', 'purchase 30', 'monthly 100', 'welcome 50'])
  await page.goto(`${origin}/credits/statement`)
  await expect(page.getByRole('listitem').filter({ hasText: /Removed: its payment was refunded or disputed.*[-−–]30/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /30 credits.*\$4\.99 refunded/ })).toBeVisible()

  await play(page, 'Krush Premium', 'Chargeback', 'The newest payment was charged back.')
  expect(await buyer.paid()).toEqual(['refunded 499', 'charged_back 1499'])
  expect([(await buyer.me()).credit_balance, (await buyer.me()).is_premium, await buyer.plan()]).toEqual([50, false, 'ended'])
  await page.goto(`${origin}/subscriptions`)
  await expect(balance(page)).toHaveText('50')
  await page.getByRole('checkbox', { name: /^I agree to automatic renewal/ }).check()
  await page.getByRole('button', { name: /^Join Premium · / }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Purchases are paused for this account. You weren’t charged.' })).toBeVisible()
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

furtherTest('the processor is down: an order says so, a cancellation counts at once and arrives when it is up', async ({ browser }) => {
  const buyer = await openBuyer(browser)
  const { page } = buyer
  await joinPremium(buyer)
  await page.goto(`${origin}/sandbox`)
  await page.getByRole('button', { name: 'Turn off' }).click()
  try {
    await expect(page.getByRole('heading', { name: 'The sandbox is off' })).toBeVisible()
    await page.goto(`${origin}/credits`)
    await page.getByRole('button', { name: 'Buy 30 credits for $4.99' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t open the payment page. You weren’t charged.' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel Premium' }).click()
    await expect(page.getByText('Subscription successfully cancelled.')).toBeVisible()
    await expect(page.getByText(/^Canceled\. You have Premium until /)).toBeVisible()
    expect([await buyer.plan(), await buyer.sale('Premium')]).toEqual(['cancelled', 'active'])
    await page.goto(`${origin}/sandbox`)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('heading', { name: 'The sandbox is on' })).toBeVisible()
  } finally {
    await buyer.call(setSandboxDown, { body: { down: false } })
  }
  await expect(saleOf(page, 'Krush Premium')).toContainText('Canceled')
  expect([await buyer.plan(), await buyer.sale('Premium')]).toEqual(['cancelled', 'cancelled'])
  await play(page, 'Krush Premium', 'Advance to the end', 'This sale’s clock moved forward.')
  expect([await buyer.plan(), (await buyer.me()).is_premium, await buyer.paid()]).toEqual(['ended', false, ['pending 499', 'paid 1499']])
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

test('a limit somebody set is kept, and said where it stops them', async ({ browser }) => {
  const buyer = await openBuyer(browser, '/settings')
  const { page } = buyer
  await page.getByRole('button', { name: 'Set a limit for Money' }).click()
  await page.getByLabel('Most dollars a month').fill('5')
  await accessibleInTheme(page)
  await page.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByText('Saved. Your new limit is in effect.')).toBeVisible()
  await accessibleInTheme(page)
  await page.goto(`${origin}/subscriptions`)
  await page.getByRole('checkbox', { name: /^I agree to automatic renewal/ }).check()
  await page.getByRole('button', { name: /^Join Premium · / }).click()
  await expect(page.getByRole('link', { name: 'Your spending limit' })).toHaveAttribute('href', '/settings#limits')
  expect(await buyer.payments()).toEqual([])
  expect(buyer.problems).toEqual([])
  await buyer.context.close()
})

test('whoever joined, cancelled and resumed has it in writing', async () => {
  test.skip(mailed === null, 'A journey before this one failed, and its people are gone with it.')
  const words = ['Your plan renews again', 'Your receipt', 'Your renewal is canceled']
  await expect
    .poll(async () => (await mailed!()).filter((subject) => words.includes(subject)).toSorted(), { timeout: 75_000 })
    .toEqual(words)
})
