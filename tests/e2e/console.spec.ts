import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { confirmSecondFactor, startSecondFactor } from '@/contracts/identity'
import { createCharacter, setVisibility } from '@/contracts/own-characters'
import { reportCharacter } from '@/contracts/reports'
import { updateMe } from '@/contracts/users'
import { codeAt } from '@/tests/support/authenticator'
import { someDefinition } from '@/tests/support/portraits'
import { sampled } from '@/tests/support/counts'
import { callTo, signInAt } from '@/tests/support/process'
import { mailed, newAddress, openAs, openBrowser } from './people'
import { pictures, SIZES } from './pictures'
import { accessibleInTheme, expectFits } from './support'
import { expect, test } from './test'

/** Nothing is ever wider than the window. */
async function look(page: Page, name: string) {
  for (const [, width, height] of sampled(SIZES)) {
    await page.setViewportSize({ width, height })
    await expectFits(page)
  }
  await pictures(page, name)
}

test('an owner opens the console, reads a character, hides it, bans its author, and cannot decide on the appeal', async ({
  browser,
  companion: product,
}) => {
  const { origin } = product.server
  const owner = await openAs(browser, origin)
  const { page } = owner
  const session = (await owner.context.cookies()).find(({ name }) => name === 'krush_session')!.value

  await page.goto(`${origin}/admin`)
  await expect(page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible()
  await product.operator('staff', 'set', owner.email, 'owner')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Turn on two-step sign-in' })).toBeVisible()
  const call = callTo(origin, session)
  const { secret } = await call(startSecondFactor)
  await call(confirmSecondFactor, { body: { code: codeAt(secret, new Date()) } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Providers' }).or(page.getByRole('region', { name: 'Providers' }))).toBeVisible()
  await page.getByRole('button', { name: 'Sign-ups' }).click()
  await expect(page.locator('canvas')).toHaveCount(5)
  await accessibleInTheme(page)
  await look(page, 'console-today')

  const author = newAddress()
  const them = await signInAt(origin, author)
  await them.call(updateMe, { body: { custom_attributes: { name: 'Sam', gender: 'Male', accept_tos_18: true } } })
  const { id } = await them.call(createCharacter, { body: { definition: someDefinition() } }, { idempotency_key: randomUUID() })
  await them.call(setVisibility, { params: { id: String(id) }, body: { visibility: 'public' } })
  await page.goto(`${origin}/admin/characters`)
  await look(page, 'console-reviews')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Read the character' })).toBeVisible()
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByRole('img', { name: 'What was reported' })).toBeVisible()
  await accessibleInTheme(page)
  await look(page, 'console-review')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. The author was told.')).toBeVisible()

  const reporter = await signInAt(origin, newAddress())
  await reporter.call(reportCharacter, { params: { id: String(id) }, query: {}, body: { reason: 'hateful', comment: 'Please look.' } })
  await page.goto(`${origin}/admin/cases`)
  await expect(page.getByRole('heading', { name: 'Hateful or threatening' })).toBeVisible()
  await expect(page.getByText('Please look.')).toBeVisible()
  await accessibleInTheme(page)
  await look(page, 'console-case')
  await page.keyboard.press('e')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('It breaks the rules.')
  await page.getByRole('button', { name: /^Hide/ }).click()
  await expect(page.getByRole('heading', { name: 'No reports are open.' })).toBeVisible()

  await page.goto(`${origin}/admin/people`)
  await page.getByLabel('Search').fill(author)
  await page.getByRole('link', { name: author }).click()
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('It breaks the rules, twice.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Unban' })).toBeVisible()
  await expect(page.getByText('It breaks the rules, twice.')).toBeVisible()
  await accessibleInTheme(page)
  await look(page, 'console-person')

  const banned = await openBrowser(browser)
  const link = /Your Krush account is closed\.[\s\S]*?(\/appeal#[\w-]{43})/
  await banned.page.goto(origin + (await mailed(origin, author, link)))
  await expect(banned.page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
  await banned.page.getByLabel('Why are we wrong?').fill('It was a misunderstanding.')
  await accessibleInTheme(banned.page)
  await look(banned.page, 'appeal')
  await banned.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(banned.page.getByText('We got your appeal.')).toBeVisible()

  await page.goto(`${origin}/admin/appeals`)
  await expect(page.getByText('It was a misunderstanding.')).toBeVisible()
  await expect(page.getByText('You made the first decision: someone else decides.')).toBeVisible()
  await page.goto(`${origin}/admin/audit`)
  await expect(page.getByRole('cell', { name: 'people.ban' })).toBeVisible()
  await look(page, 'console-audit')
  for (const section of ['contact', 'payments', 'codes', 'affiliates', 'mails', 'transparency', 'staff', 'settings']) {
    await page.goto(`${origin}/admin/${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
    await pictures(page, `console-${section}`)
  }
  expect([...owner.problems, ...banned.problems]).toEqual([])
})
