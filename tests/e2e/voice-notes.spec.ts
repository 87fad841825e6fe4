import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { LLMock } from '@copilotkit/aimock'
import { temporaryFolder } from '@/tests/support/process'
import { CHROMIUM_FLAGS } from '@/tests/support/chromium-flags.mjs'
import { speak } from '@/tests/support/flite'
import { openAs } from './people'
import { picture, pictures } from './pictures'
import { accessibleInTheme, addToChat, balance, boxOf, expectAccessible, startProduct, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'

const SAID = 'Did you sleep well, my dear? I was out at the harbour and thought of you.'

let hears: LLMock
let product: Product
let folder: ReturnType<typeof temporaryFolder>
/** Chromium whose microphone speaks: a file, over and over. Permission is the context's to give. */
let speaking: Browser
test.beforeAll(async () => {
  hears = new LLMock({ port: 0 })
  hears.onTranscription({ transcription: { text: SAID } })
  await hears.start()
  product = await startProduct(true, {
    TRANSCRIPTION_PROVIDER: 'openai',
    TRANSCRIPTION_BASE_URL: `${hears.url}/v1`,
    TRANSCRIPTION_MODEL: 'whisper-1',
  })
  folder = temporaryFolder()
  const file = join(folder.path, 'speech.wav')
  writeFileSync(file, await speak(SAID))
  speaking = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`],
  })
})
test.afterAll(async () => {
  await speaking.close()
  await product.stop()
  await hears.stop()
  folder.remove()
})

async function openChat(browser: Browser, allowed = true) {
  const { origin } = product.server
  const opened = await openAs(browser, origin, '/characters/mira')
  if (allowed) await (opened.context as BrowserContext).grantPermissions(['microphone'], { origin })
  const { page } = opened
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  return opened
}
const add = (page: Page) => page.getByRole('button', { name: 'Add to the chat' })
const bar = (page: Page) => page.getByRole('group', { name: /^Voice note to Mira/ })
const recorded = (page: Page, clock: RegExp) => expect(bar(page).getByText(clock)).toBeVisible()
const players = (page: Page) => thread(page).getByRole('group', { name: 'Your voice note' })

test('a note is recorded with the keyboard alone, heard first, sent, understood, answered, and there after a reload', async () => {
  const { page, context, problems } = await openChat(speaking)
  await expect(balance(page)).toHaveText('50')
  await pictures(page, 'idle')
  await page.setViewportSize({ width: 1440, height: 900 })
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Photo/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await recorded(page, /0:02/)
  await expect(page.getByRole('button', { name: /^Send voice note, 3 credits/ })).toBeFocused()
  await page.getByRole('button', { name: 'Stop and listen first' }).press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(balance(page)).toHaveText('50')
  await accessibleInTheme(page)
  await pictures(page, 'preview')
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar(page).getByRole('button', { name: 'Play' }).press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByRole('button', { name: /^Send voice note/ }).press('Enter')
  await expect(add(page)).toBeFocused()
  const log = thread(page)
  await expect(log.getByText('What Mira heard:')).toBeVisible()
  await expect(log.getByText(SAID)).toBeVisible()
  await expect(players(page)).toHaveCount(1)
  await expect(log.getByText('There you are.')).toBeVisible()
  await expect(balance(page)).toHaveText('47')
  await pictures(page, 'arrived')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(players(page)).toHaveCount(1)
  const sound = page.waitForResponse(
    (response) => response.url().includes('/media/') && response.headers()['content-type'] === 'audio/mpeg',
  )
  await players(page).getByRole('button', { name: 'Play' }).click()
  expect((await sound).status()).toBeLessThan(300)
  await expect(players(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await accessibleInTheme(page)
  expect(problems).toEqual([])
  await context.close()
})

test('while it records nothing is out of reach of anybody, and the composer keeps its place', async () => {
  const { page, context, problems } = await openChat(speaking)
  const sizes = { m: [390, 844], t: [768, 1024], d: [1440, 900] } as const
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height })
    const field = page.getByRole('textbox', { name: 'Message Mira' })
    const empty = await boxOf(field)
    await field.fill('Hello')
    if (size === 'm') expect(empty.width).toBeGreaterThanOrEqual(0.6 * width)
    // A letter or none: the field keeps its width, to the pixel.
    expect(Math.abs((await boxOf(field)).width - empty.width)).toBeLessThan(1)
    await field.fill('')
    const form = page.locator('form:has(.message-field)')
    const before = await boxOf(form)
    await addToChat(page, 'Voice note')
    await recorded(page, /0:01/)
    const panel = await boxOf(bar(page))
    expect(await boxOf(form)).toEqual(before)
    expect(panel.x + panel.width).toBeLessThanOrEqual(width)
    await picture(page, `recording-${size}`)
    await page.keyboard.press('Escape')
  }
  await addToChat(page, 'Voice note')
  await recorded(page, /0:01/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await addToChat(page, 'Voice note')
  await recorded(page, /0:01/)
  await picture(page, 'recording-d-dark')
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('free notes end by themselves under ten seconds, kept to be heard, and Premium is offered only when asked for', async () => {
  const { page, context, problems } = await openChat(speaking)
  await page.setViewportSize({ width: 390, height: 844 })
  await addToChat(page, 'Voice note')
  await expect(page.getByText(/Without Premium, voice notes stay under 10 seconds/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await picture(page, 'limit')
  await page.getByRole('button', { name: 'Record longer with Premium' }).click()
  await expect(page.getByRole('dialog').getByText('Hear all of it with Premium')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Send voice note/ }).click()
  await expect(thread(page).getByText(SAID)).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

furtherTest('a failed upload keeps the note; trying again sends it once', async () => {
  const { page, context, problems } = await openChat(speaking)
  let refused = 0
  const keys = new Set<string | undefined>()
  await page.route('**/v1/conversations/*/voice-notes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.add(route.request().headers()['idempotency-key'])
    refused += 1
    if (refused === 1) return route.abort('connectionfailed')
    // The second reaches the server, and its answer is lost.
    if (refused === 2) {
      await route.fetch()
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await addToChat(page, 'Voice note')
  await recorded(page, /0:01/)
  await page.keyboard.press('Enter')
  const log = thread(page)
  await expect(log.getByText('You’re offline. Not sent yet.')).toBeVisible()
  await expect(players(page)).toHaveCount(1)
  await log.getByRole('button', { name: 'Try again' }).click()
  await expect(log.getByText(SAID)).toBeVisible()
  await expect(players(page)).toHaveCount(1)
  await expect(balance(page)).toHaveText('47')
  expect(keys.size).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('a tab that is hidden ends the recording and sends nothing', async () => {
  const { page, context } = await openChat(speaking)
  await addToChat(page, 'Voice note')
  await recorded(page, /0:01/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Something else took over your microphone. Nothing was sent.')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(balance(page)).toHaveText('50')
  await context.close()
})

test('without leave to use the microphone it is said plainly', async ({ browser }) => {
  // This browser has no microphone allowed and nobody to ask.
  const { page, context, problems } = await openChat(browser, false)
  await addToChat(page, 'Voice note')
  await expect(page.getByRole('alert').filter({ hasText: /microphone/i })).toContainText(
    /Microphone access is off|We can’t find a microphone/,
  )
  await expect(bar(page)).toBeHidden()
  await expect(add(page)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /microphone/i })).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
})
