import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { getMe, updateMe } from '@/contracts/users'
import { accountOf, firebaseEnvironment, mailedTo } from '@/tests/support/firebase'
import { callTo, codeOf, freePort, startServer, temporaryFolder, type Server } from '@/tests/support/process'
import { standInForGoogle } from './google-loader'
import { acceptAge, watch } from './support'
import { expect, test } from './test'

const folder = temporaryFolder()
let server: Server
let origin: string
test.beforeAll(async () => {
  const port = await freePort()
  // The emulator's own site: browsers keep storage from the frames of others, and a redirect comes back through it.
  origin = `http://127.0.0.1:${port}`
  // Not "production", where the server refuses the emulator; the pages are those of production all the same.
  const own = { ORIGIN: origin, DATA_DIR: folder.path, CHAT_PROVIDER: 'embedded', NODE_ENV: 'test', FIREBASE_SOCIAL: 'google' }
  server = await startServer({ ...firebaseEnvironment, ...own }, port)
})
test.afterAll(async () => {
  await server.stop()
  folder.remove()
})

let context: BrowserContext
let page: Page
let problems: string[]
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext()
  page = await context.newPage()
  problems = watch(page)
  await page.goto(origin)
  await acceptAge(page)
})
test.afterEach(async () => {
  expect(problems).toEqual([])
  await context.close()
})

const newAddress = () => `${randomUUID()}@example.com`
const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
const address = () => dialog().getByLabel('Email', { exact: true })
const said = (text: string) => dialog().getByText(text, { exact: true })
const sessionOf = async (where: BrowserContext) => (await where.cookies()).find(({ name }) => name === 'krush_session')?.value
const sessionCookie = () => sessionOf(context)

async function openDoor() {
  await page.goto(`${origin}/#signin`)
  await expect(dialog()).toBeVisible()
}

/** Signed in, and the profile is asked for: the person is new. */
const expectIn = async () => {
  await expect(dialog().getByLabel('What should they call you?')).toBeVisible()
  await expect.poll(sessionCookie).toBeTruthy()
}

/** What Firebase's SDK keeps of the person in this browser. */
const keptByFirebase = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** The first questions are answered behind the page's back: they are another journey's. */
async function signOut() {
  const call = callTo(origin, await sessionCookie())
  await call(updateMe, { body: { custom_attributes: { name: 'Sam', gender: 'Female', accept_tos_18: true, welcome_seen: true } } })
  await page.goto(`${origin}/settings`)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(sessionCookie).toBeFalsy()
}

test('a code signs in, a reload stays in, signing out leaves nothing', async () => {
  const email = newAddress()
  await openDoor()
  await address().fill(email)
  await page.keyboard.press('Enter')
  await expect(said(`We sent a 6-digit code to ${email}.`)).toBeVisible()
  await page.keyboard.type(await codeOf(callTo(origin), email))
  await expectIn()
  expect(await accountOf(email)).toMatchObject({ emailVerified: true })
  await page.reload()
  await expectIn()
  expect(await keptByFirebase()).toBe(1)
  await signOut()
  await expect.poll(keptByFirebase).toBe(0)
})

test("Firebase's mailed link signs in", async () => {
  const email = newAddress()
  await openDoor()
  await address().fill(email)
  await press('Email me a link')
  await expect(said(`We sent a sign-in link to ${email}. Open it in this browser to sign in.`)).toBeVisible()
  await page.goto((await mailedTo(email, 'EMAIL_SIGNIN')).oobLink)
  await expectIn()
  expect(page.url()).not.toContain('oobCode')
})

/** A session in another browser; answers its id. */
async function signInElsewhere(browser: Browser, email: string, password: string): Promise<string> {
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(`${origin}/#signin`)
  const door = there.getByRole('dialog')
  await door.getByRole('button', { name: 'Use a password instead' }).click()
  await door.getByLabel('Email', { exact: true }).fill(email)
  await door.getByLabel('Password', { exact: true }).fill(password)
  await door.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => sessionOf(other)).toBeTruthy()
  const session_id = (await sessionOf(other))!
  await other.close()
  return session_id
}
const answerTo = (session_id: string) =>
  callTo(
    origin,
    session_id,
  )(getMe).then(
    () => 'in',
    ({ code }: { code: string }) => code,
  )

test('a password begins with a proven address, signs in, and is set again by a mailed link, which ends the old sessions', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const email = newAddress()
  await openDoor()
  await press('Use a password instead')
  await press('New here? Register')
  await address().fill(email)
  await press('Email me a code')
  await expect(said(`We sent a 6-digit code to ${email}. Enter it and choose a password.`)).toBeVisible()
  await dialog()
    .getByLabel('6-digit code')
    .fill(await codeOf(callTo(origin), email))
  await dialog().getByLabel('Choose a password').fill('first password')
  await press('Create my account')
  await expectIn()
  await signOut()
  const elsewhere = await signInElsewhere(browser, email, 'first password')
  expect(await answerTo(elsewhere)).toBe('in')

  await openDoor()
  await press('Use a password instead')
  await address().fill(email)
  await dialog().getByLabel('Password', { exact: true }).fill('not the password')
  await press('Sign in')
  await expect(said('Wrong email or password.')).toBeVisible()

  await press('Forgot your password?')
  await press('Email me the link')
  await expect(said(`If ${email} has an account, we’ve sent a link to choose a new password.`)).toBeVisible()
  const { oobCode } = await mailedTo(email, 'PASSWORD_RESET')
  await page.goto(`${origin}/?reset-password=true&mode=resetPassword&oobCode=${oobCode}`)
  await dialog().getByLabel('New password').fill('second password')
  await press('Save new password')
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await address().fill(email)
  await dialog().getByLabel('Password', { exact: true }).fill('second password')
  await press('Sign in')
  await expect(dialog()).toBeHidden()
  await expect.poll(sessionCookie).toBeTruthy()
  await expect.poll(() => answerTo(elsewhere), { timeout: 5000 }).toBe('UNAUTHENTICATED')
  expect(await answerTo((await sessionCookie())!)).toBe('in')
})

/** On the emulator's page, which stands for the provider's. */
async function agreeAt(provider: Page, email: string) {
  await provider.getByText('Add new account').click()
  await provider.locator('#email-input').fill(email)
  await provider.locator('#sign-in').click()
}
const providersOf = async (email: string) => (await accountOf(email))?.providerUserInfo?.map(({ providerId }) => providerId)

test('the page of a provider answers in its popup', async () => {
  await standInForGoogle(context)
  const email = newAddress()
  await openDoor()
  const opening = page.waitForEvent('popup')
  await press('Continue with Google')
  await agreeAt(await opening, email)
  await expectIn()
  expect(await providersOf(email)).toEqual(['google.com'])
})

test('a popup that is closed ends nothing', async () => {
  await standInForGoogle(context)
  await openDoor()
  const opening = page.waitForEvent('popup')
  await press('Continue with Google')
  await (await opening).close()
  await expect(dialog().getByRole('button', { name: 'Continue with Google', disabled: false })).toBeVisible()
  await expect(dialog().getByRole('alert')).toHaveCount(0)
})

test('where no popup opens, the page goes to the provider and comes back', async () => {
  await standInForGoogle(context)
  await context.addInitScript(() => (window.open = () => null))
  const email = newAddress()
  await page.goto(`${origin}/characters/mira#signin`)
  await press('Continue with Google')
  await agreeAt(page, email)
  await expectIn()
  await expect(page).toHaveURL(/\/characters\/mira/)
  expect(await providersOf(email)).toEqual(['google.com'])
})

test('a provider that cannot be reached is said so', async () => {
  await openDoor()
  await expect(dialog().getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await context.setOffline(true)
  await press('Continue with Google')
  await expect(said('You’re offline. Nothing is lost. Try again.')).toBeVisible()
})
