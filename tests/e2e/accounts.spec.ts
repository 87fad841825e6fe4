import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { listCharacters } from '@/contracts/characters'
import { createConversation } from '@/contracts/conversations'
import { listInbox } from '@/contracts/meta'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { codeAt, wrongCodeAt } from '@/tests/support/authenticator'
import { callTo } from '@/tests/support/process'
import { unzip } from '@/tests/server/account/support'
import { expectSignedIn, LINK, mailed, newAddress, openAs, openBrowser, PROOF_CODE, SIGN_IN_CODE, signOut } from './people'
import { accessibleInTheme, balance, signUp, type Product } from './support'
import { expect, furtherTest, test } from './test'

let product: Product
let origin: string
test.beforeAll(async ({ companion }) => {
  product = companion
  origin = product.server.origin
})

const dialog = (page: Page) => page.getByRole('dialog').last()
const openAuth = (page: Page) => page.getByRole('button', { name: 'Login / Register' }).first().click()

const sessionOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'krush_session')!.value

async function enterCode(page: Page, email: string, before?: string) {
  await page.keyboard.type(await mailed(origin, email, SIGN_IN_CODE, before))
}

test('a new person sets a profile, and settings stay as they were left', async ({ browser }) => {
  const { context, page, problems } = await openBrowser(browser)
  await page.goto(`${origin}/settings`)
  await expect(page).toHaveURL(`${origin}/`)
  await accessibleInTheme(page)
  await signUp(page, product, newAddress(), 'Robin')
  await expect(page).toHaveURL(`${origin}/settings`)
  await expect(balance(page)).toHaveText('50')
  await accessibleInTheme(page)

  await page.getByLabel('Name', { exact: true }).fill('')
  await expect(page.getByText("Don't be shy.")).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Robin Two')
  await page.getByRole('combobox', { name: 'Language', exact: true }).click()
  await page.getByRole('listbox', { name: 'Language', exact: true }).getByRole('option', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const drawn = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer()
  await page.getByLabel('Your photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawn })
  // The first picture of a server waits for the models that look at it.
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Your photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByText('We can’t use that image.')).toBeVisible()
  const adult = page.getByRole('switch', { name: /^Adult themes/ })
  const wanted = !(await adult.isChecked())
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/v1/users/me/preferences') && response.request().method() === 'PATCH',
  )
  await adult.click()
  await saved

  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Two')
  await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('Français')
  await expect(adult).toBeChecked({ checked: wanted })
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('a password: set, refused, forgotten and set again by the mailed link', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await dialog(page).getByLabel('New password', { exact: true }).fill('short')
  await dialog(page).getByRole('button', { name: 'Save password' }).click()
  await expect(dialog(page).getByText('Must be at least 6 characters')).toBeVisible()
  await accessibleInTheme(page)
  await dialog(page).getByLabel('New password', { exact: true }).fill('the first kettle')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password saved. You’re signed out everywhere else.')).toBeVisible()
  await expect(page.getByText('Set. Changing it signs you out everywhere else.')).toBeVisible()
  await signOut(page)

  await openAuth(page)
  await dialog(page).getByRole('button', { name: 'Use a password instead' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill('not the kettle')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Wrong email or password.')).toBeVisible()
  await accessibleInTheme(page)
  await dialog(page).getByLabel('Password', { exact: true }).fill('the first kettle')
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
  await page.goto(`${origin}/settings`)
  await signOut(page)

  await openAuth(page)
  await dialog(page).getByRole('button', { name: 'Use a password instead' }).click()
  await dialog(page).getByRole('button', { name: 'New here? Register' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await accessibleInTheme(page)
  await dialog(page).getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('6-digit code')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Create my account' }).click()
  await expect(dialog(page).getByText('Enter the 6-digit code from the email.')).toBeVisible()
  await accessibleInTheme(page)
  await dialog(page).getByRole('button', { name: 'Use another email address' }).click()
  await dialog(page).getByRole('button', { name: 'Have a password? Sign in' }).click()
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await accessibleInTheme(page)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`If ${email} has an account`).first()).toBeVisible()
  await accessibleInTheme(page)
  const link = await mailed(origin, email, LINK)
  await page.goto(link)
  await expect(page).toHaveURL(`${origin}/`)
  await dialog(page).getByLabel('Choose a new password').fill('the second kettle')
  await accessibleInTheme(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill('the second kettle')
  await page.keyboard.press('Enter')
  await expectSignedIn(page)

  await page.goto(link)
  await dialog(page).getByLabel('Choose a new password').fill('the third kettle')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('This link has been used or has expired.')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('a mailed link signs in where it was asked for, asks elsewhere, and works once', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  await signOut(page)
  const askForLink = async () => {
    await openAuth(page)
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByRole('button', { name: 'Email me a link' }).click()
    await expect(dialog(page).getByText(`We sent a sign-in link to ${email}`).first()).toBeVisible()
  }
  await askForLink()
  await accessibleInTheme(page)
  const first = await mailed(origin, email, LINK)
  await page.goto(first)
  await expectSignedIn(page)
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/settings`)
  await signOut(page)

  await askForLink()
  const second = await mailed(origin, email, LINK, first)
  const other = await openBrowser(browser)
  await other.page.goto(second)
  await expect(dialog(other.page).getByText(`This link signs you in as ${email}`).first()).toBeVisible()
  await expect(other.page).toHaveURL(`${origin}/`)
  await accessibleInTheme(other.page)
  await dialog(other.page).getByRole('button', { name: 'Yes, sign me in' }).click()
  await expectSignedIn(other.page)

  await page.goto(second)
  await expect(page.getByText('Invalid link!')).toBeVisible()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await page.goto(`${origin}/?email=${encodeURIComponent(email)}&mode=signIn`)
  await expect(page.getByText('Invalid link!')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/?t=an-old-and-spent-token`)
  await expect(page.getByText('That sign-in link has expired. Sign in again.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()
  await context.close()
})

async function addAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return { count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length }
}

test('a passkey: made, used to sign in, removed', async ({ browser }) => {
  const { context, page, problems } = await openAs(browser, origin)
  const device = await addAuthenticator(context, page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  expect(await device.count()).toBe(1)
  await expect(page.getByText(/^Added on /)).toBeVisible()
  await signOut(page)
  // The suggestion in the address field: this device takes it by itself.
  await openAuth(page)
  await expectSignedIn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A browser without such suggestions has the button.
  await context.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)))
  await page.goto(`${origin}/settings`)
  await signOut(page)
  await openAuth(page)
  await dialog(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectSignedIn(page)
  await page.goto(`${origin}/settings`)
  await page.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(page.getByText(/^Added on /)).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('two-step sign-in: on, asked for, by recovery code, renewed, off', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const secret = (
    await dialog(page)
      .getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
      .innerText()
  ).replaceAll(' ', '')
  await accessibleInTheme(page)
  await dialog(page).getByLabel('6-digit code from the app').fill(wrongCodeAt(secret, new Date()))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('That code isn’t right.')).toBeVisible()
  const used = new Date()
  await dialog(page).getByLabel('6-digit code from the app').fill(codeAt(secret, used))
  await page.keyboard.press('Enter')
  const codes = dialog(page).getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await accessibleInTheme(page)
  const recovery = await codes.allInnerTexts()
  const kept = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  expect(
    readFileSync(await (await kept).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(recovery)
  await dialog(page).getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible()
  await signOut(page)

  const signInByCode = async (before?: string) => {
    await openAuth(page)
    await dialog(page).getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText(`We sent a 6-digit code to ${email}`).first()).toBeVisible()
    const code = await mailed(origin, email, SIGN_IN_CODE, before)
    await page.keyboard.type(code)
    await expect(dialog(page).getByRole('heading', { name: 'One more step' })).toBeVisible()
    return code
  }
  const first = await mailed(origin, email, SIGN_IN_CODE)
  const code = await signInByCode(first)
  await accessibleInTheme(page)
  await page.keyboard.type(wrongCodeAt(secret, new Date()))
  await expect(dialog(page).getByText('That code isn’t right. Use the one your app shows now.')).toBeVisible()
  // The step that turned it on is spent; the next one is accepted a little early.
  await page.keyboard.type(codeAt(secret, new Date(used.getTime() + 30_000)))
  await expectSignedIn(page)
  await page.goto(`${origin}/settings`)
  await signOut(page)

  await signInByCode(code)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await accessibleInTheme(page)
  await dialog(page).getByLabel('Recovery code').fill(recovery[0]!)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
  await page.goto(`${origin}/settings`)
  await expect(page.getByText('On. 9 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(codes).toHaveCount(10)
  expect(await codes.allInnerTexts()).not.toContain(recovery[1])
  await dialog(page).getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await accessibleInTheme(page)
  await dialog(page).getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  const subjects = (await callTo(origin)(listInbox)).data.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects).toContain('Your sign-in settings were changed')
  expect(problems).toEqual([])
  await context.close()
})

test('tabs agree on who is here, and a session ended elsewhere is left', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  const tab = await context.newPage()
  await tab.goto(origin)
  await expectSignedIn(tab)
  await signOut(page)
  await expect(tab.getByRole('button', { name: 'Login / Register' }).first()).toBeVisible({ timeout: 1000 })
  const before = await mailed(origin, email, SIGN_IN_CODE)
  await openAuth(page)
  await dialog(page).getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(email).first()).toBeVisible()
  await accessibleInTheme(page)
  await enterCode(page, email, before)
  await expectSignedIn(page)
  await expect(tab.getByRole('navigation').getByRole('link', { name: 'Profile' })).toBeVisible({ timeout: 1000 })

  const other = await openAs(browser, origin, '/', email)
  await page.goto(`${origin}/settings`)
  const session_id = await sessionOf(other.context)
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' })
  await expect(sessions.getByText('This device, now')).toBeVisible()
  await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await expect
    .poll(
      () =>
        callTo(
          origin,
          session_id,
        )(getMe).then(
          () => 'in',
          ({ code }: { code: string }) => code,
        ),
      { timeout: 5000 },
    )
    .toBe('UNAUTHENTICATED')
  await expect(sessions.getByText('This device, now')).toBeVisible()
  await expect(dialog(other.page).getByText('You’ve been signed out.')).toBeVisible()
  await expect(other.page.getByRole('button', { name: 'Login / Register' }).first()).toBeAttached()
  expect(await other.page.evaluate(() => localStorage.getItem('krush_session'))).toBeNull()
  await expectSignedIn(tab)
  expect([...problems, ...other.problems]).toEqual([])
  await other.context.close()
  await context.close()
})

test('everything is taken along once, the account goes, and its address begins again', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  await page.getByRole('button', { name: 'Pack my data' }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click({ timeout: 30_000 })
  const download = await arriving
  const files = await unzip(readFileSync(await download.path()))
  expect(files.get('profile.json')!.toString()).toContain(email)
  expect((await page.request.get(download.url())).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Pack my data' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog(page).getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(dialog(page).getByText('Please select a reason.')).toBeVisible()
  await accessibleInTheme(page)
  await dialog(page).getByText('Something else').click()
  await dialog(page).getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('We’re deleting your account.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('button', { name: 'Login / Register' }).first()).toBeVisible()
  const codeBefore = await mailed(origin, email, SIGN_IN_CODE).catch(() => undefined)

  await openAuth(page)
  await dialog(page).getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(email).first()).toBeVisible()
  await enterCode(page, email, codeBefore)
  await expect(dialog(page).getByLabel('What should they call you?')).toHaveValue('')
  await expect(balance(page)).toHaveText('50')
  expect(problems).toEqual([])
  await context.close()
})

/** Four days pass, and twenty messages are written meanwhile. */
const fourDaysPass = (user_id: number, conversation_id: number) =>
  product.whileDown(async (folder) => {
    const db = await openPglite(folder)
    await db.query(`update sessions set proven_at = proven_at - interval '4 days' where user_id = $1`, [user_id])
    await db.query(`update users set created_at = created_at - interval '4 days' where id = $1`, [user_id])
    await db.query(
      `insert into messages (conversation_id, user_id, sender_type, content, status, client_key)
         select $2, $1, 'User', 'hello', 'complete', 'past-' || n from generate_series(1, 20) n`,
      [user_id, conversation_id],
    )
    await db.close()
  })

furtherTest('days later: what matters asks for a proof, and feedback is asked for once', async ({ browser }) => {
  const { email, context, page, problems } = await openAs(browser, origin)
  const session_id = await sessionOf(context)
  const call = callTo(origin, session_id)
  const [character] = (await call(listCharacters)).data
  const { id: user_id } = await call(getMe)
  await fourDaysPass(user_id, (await call(createConversation, { body: { account_id: character!.id } })).id)
  await page.reload()

  await page.getByRole('button', { name: 'Set a password' }).click()
  await dialog(page).getByLabel('New password', { exact: true }).fill('the first kettle')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`We sent a 6-digit code to ${email}`)).toBeVisible()
  await accessibleInTheme(page)
  const code = await mailed(origin, email, PROOF_CODE)
  await dialog(page)
    .getByLabel('6-digit code')
    .fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('That wasn’t right. Try again.')).toBeVisible()
  await dialog(page).getByLabel('6-digit code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password saved. You’re signed out everywhere else.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(origin)
  const prompt = page.getByRole('complementary', { name: 'How’s it going?' })
  await prompt.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await prompt.getByLabel('What should we know? (optional)').fill('The kettle sings.')
  await accessibleInTheme(page)
  await prompt.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. A real person reads this.')).toBeVisible()
  await page.reload()
  await expectSignedIn(page)
  expect((await call(getMe)).feedback_due).toBe(false)
  await expect(prompt).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
})
