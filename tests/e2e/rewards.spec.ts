import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { createConversation, getConversation, sendMessage } from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { INVITING } from '@/contracts/rewards'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { callTo } from '@/tests/support/process'
import { newAddress, openAs, openBrowser, signOut } from './people'
import { balance, expectAccessible, signUp, type Product } from './support'
import { expect, furtherTest, test } from './test'

const CODE = 'spring-26'
let product: Product
test.beforeAll(({ scripted }) => void (product = scripted))

const sessionOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

const asked = (page: Page) => page.waitForRequest((request) => request.url().includes('claimRewardCode'))

/** Opens a link with an invitation and registers there. Answers once the profile says who invited. */
async function registerBy(page: Page, link: string, email: string) {
  await page.goto(link)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('refer'))).toContain('user_referral')
  await page.getByRole('button', { name: 'Login / Register' }).first().click()
  await signUp(page, product, email)
  const call = callTo(product.server.origin, await sessionOf(page.context()))
  await expect.poll(async () => (await call(getMe)).custom_attributes.refer_source).toBe('user_referral')
  return call
}

/** Says as much as a friend has to, and waits for each reply. */
async function talk(call: ReturnType<typeof callTo>) {
  const [character] = (await call(listCharacters, {})).data
  const { id } = await call(createConversation, { body: { account_id: character!.id } })
  const params = { id: String(id) }
  for (let n = 0; n < INVITING.messages; n++) {
    await call(sendMessage, { params, body: { content: `Hello number ${n}` } }, { idempotency_key: randomUUID() })
    await expect.poll(async () => (await call(getConversation, { params })).messages.at(-1)?.status, { intervals: [50] }).toBe('complete')
  }
}

test('tasks and a code: each pays its credits once', async ({ browser }) => {
  const { origin } = product.server
  const email = newAddress()
  const me = await openBrowser(browser)
  const { page } = me

  await page.goto(`${origin}/rewards`)
  await expect(row(page, 'Complete your profile').getByText('10 credits')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Login / Register' }).click()
  await signUp(page, product, email)
  await expect(page).toHaveURL(`${origin}/rewards`)
  await expect(balance(page)).toHaveText('50')

  // By keyboard: the button goes when it is done, and the focus stays in its row.
  const profile = row(page, 'Complete your profile')
  await profile.getByRole('button', { name: 'Claim 10 credits' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 credits added')).toBeVisible()
  await expect(profile.getByText('Claimed')).toBeVisible()
  expect(await profile.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(balance(page)).toHaveText('60')
  await page.getByRole('button', { name: 'Claim 1 credit', exact: true }).click()
  await expect(row(page, 'Daily visit').getByText('Claimed today')).toBeVisible()
  await expect(balance(page)).toHaveText('61')
  await expect(row(page, 'Make your first character').getByRole('link', { name: 'Go to Create' })).toHaveAttribute('href', '/create')

  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill(' Spring & 26 ')
  const [wrong] = await Promise.all([asked(page), page.keyboard.press('Enter')])
  expect(new URL(wrong.url()).search).toBe('?code=spring+%26+26')
  await expect(page.getByText('This code isn’t valid, has expired, or has been used up.')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await page.reload()
  await expect(row(page, 'Daily visit').getByText('Claimed today')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Claim \d/ })).toHaveCount(0)
  await expect(page.getByText('No invites have counted yet. You can earn up to 50.')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await product.operator('codes', 'make', CODE, '25', '3')
  await page.getByRole('textbox', { name: 'Code' }).fill(`  ${CODE.toUpperCase()} `)
  const [right] = await Promise.all([asked(page), page.getByRole('button', { name: 'Claim code' }).click()])
  expect(new URL(right.url()).search).toBe(`?code=${CODE}`)
  await expect(page.getByText('25 credits added')).toBeVisible()
  await expect(balance(page)).toHaveText('86')

  expect(me.problems).toEqual([])
})

furtherTest('a friend pays once, and nobody is their own friend', async ({ browser }) => {
  test.setTimeout(240_000)
  const { origin } = product.server
  const [email, friends, second] = [newAddress(), newAddress(), newAddress()]
  const me = await openAs(browser, origin, '/rewards', email)
  const { page } = me
  await expect(page.getByText('No invites have counted yet. You can earn up to 50.')).toBeVisible()
  const link = await page.getByLabel('Your link').inputValue()
  expect(link).toMatch(new RegExp(`^${origin}/\\?ref=[a-z][a-z2-9]{7}$`))

  // One friend in a browser of their own, and the inviter again in theirs, under another address.
  const friend = await openBrowser(browser)
  const callOfFriend = await registerBy(friend.page, link, friends)
  await page.goto(`${origin}/settings`)
  await signOut(page)
  const callOfSecond = await registerBy(page, link, second)
  await Promise.all([talk(callOfFriend), talk(callOfSecond)])

  // The second day is yesterday: the server's clock cannot be moved, what was said can.
  await product.whileDown(async (folder) => {
    const db = await openPglite(folder)
    await db.query(
      `update messages set created_at = created_at - interval '1 day' where sender_type = 'User' and content = 'Hello number 0'`,
      [],
    )
    await db.close()
  })
  await friend.page.goto(`${origin}/rewards`)
  await expect(friend.page.getByText('No invites have counted yet')).toBeVisible()

  const again = await openAs(browser, origin, '/rewards', email)
  const claim = again.page.getByRole('button', { name: 'Claim 20 credits' })
  await claim.click()
  await expect(again.page.getByText('20 credits added')).toBeVisible()
  await expect(again.page.getByText('1 invite has counted. You can earn up to 50.')).toBeVisible()
  await expect(claim).toHaveCount(0)
  await expect(balance(again.page)).toHaveText('70')
  await again.page.reload()
  await expect(again.page.getByText('1 invite has counted. You can earn up to 50.')).toBeVisible()
  await expect(claim).toHaveCount(0)

  expect([...me.problems, ...friend.problems, ...again.problems]).toEqual([])
})
