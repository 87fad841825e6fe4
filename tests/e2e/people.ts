import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { swapIdToken } from '@/contracts/identity'
import { listInbox } from '@/contracts/meta'
import { exchangeCustomToken, setToken, updateMe, verifyOtp } from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { callTo, requestCode } from '@/tests/support/process'
import { expectToast, watch } from './support'

export type Person = { email: string; context: BrowserContext; page: Page; problems: string[] }

const WIDE = { width: 1440, height: 900 }
export const newAddress = () => `${randomUUID()}@example.test`

/** A browser whose owner has answered the notice for adults, and stays in it. */
export async function openBrowser(browser: Browser, viewport = WIDE) {
  const context = await browser.newContext({ viewport })
  await context.addInitScript(() => localStorage.setItem('adult', 'yes'))
  const page = await context.newPage()
  return { context, page, problems: watch(page) }
}

/** A single-use token of `?t=`, for someone whose profile is complete and who has seen the welcome. */
export async function tokenFor(origin: string, email: string): Promise<string> {
  // From an address of their own, as people come: sign-in codes are limited for each.
  const client = `2001:db8::${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}`
  const call = createCall(
    origin,
    (request) => fetch(request),
    () => ({ 'x-forwarded-for': client }),
  )
  const { token } = await call(verifyOtp, { body: { email, code: await requestCode(call, email) } })
  const { id_token } = await call(exchangeCustomToken, { body: { token } })
  const { session_id } = await call(setToken, undefined, { authorization: `Bearer ${id_token}` })
  await callTo(origin, session_id)(updateMe, {
    body: { custom_attributes: { name: 'Sam', gender: 'Male', accept_tos_18: true, welcome_seen: true } },
  })
  return (await call(swapIdToken, { body: { id_token } })).token
}

/** Signed in at `path`, with nothing left to be asked. */
export async function openAs(browser: Browser, origin: string, path = '/settings', email = newAddress()): Promise<Person> {
  const token = await tokenFor(origin, email)
  const opened = await openBrowser(browser)
  await opened.page.goto(`${origin}${path}?t=${token}`)
  await expect(opened.page).toHaveURL(`${origin}${path}`)
  await expectSignedIn(opened.page)
  return { email, ...opened }
}

export const expectSignedIn = (page: Page) => expect(page.getByRole('navigation').getByRole('link', { name: 'Profile' })).toBeVisible()

/** What `pattern` finds in the newest mail with it that is not `before`. */
export async function mailed(origin: string, email: string, pattern: RegExp, before?: string): Promise<string> {
  const call = callTo(origin)
  const find = async () => {
    const texts = (await call(listInbox)).data.filter(({ to }) => to === email).map(({ text }) => pattern.exec(text)?.[1])
    const [newest] = texts.filter((text) => text !== undefined)
    return newest === before ? undefined : newest
  }
  await expect.poll(find, { intervals: [50] }).toBeDefined()
  return (await find())!
}

export const LINK = /(https?:\/\/\S+oobCode=\S+)/
export const SIGN_IN_CODE = /sign-in code is (\d{6})/
export const PROOF_CODE = /confirmation code is (\d{6})/

export async function signOut(page: Page) {
  await expectToast(page, 'You have now signed out.', () => page.getByRole('button', { name: 'Logout' }).first().click())
}
