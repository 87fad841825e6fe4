import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { LLMock } from '@copilotkit/aimock'
import { temporaryFolder } from '@/tests/support/process'
import { speak } from '@/tests/support/flite'
import { openAs } from './people'
import { picture, pictures } from './pictures'
import { accessibleInBothThemes, balance, expectAccessible, startProduct, type Product } from './support'

const SAID = 'Did you sleep well, my dear? I was out at the harbour and thought of you.'
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

let hears: LLMock
let product: Product
let folder: ReturnType<typeof temporaryFolder>
/** Chromium whose microphone speaks: a file, over and over. Permission is the context's to give. */
let speaking: Browser
test.beforeAll(async () => {
  hears = new LLMock({ port: 0 })
  hears.onTranscription({ transcription: { text: SAID } })
  await hears.start()
  product = await startProduct(true, { TRANSCRIPTION_PROVIDER: 'openai', TRANSCRIPTION_BASE_URL: `${hears.url}/v1`, TRANSCRIPTION_MODEL: 'whisper-1' })
  folder = temporaryFolder()
  const file = join(folder.path, 'speech.wav')
  writeFileSync(file, await speak(SAID))
  speaking = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH, args: [...ARGS, '--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`],
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
const mic = (page: Page) => page.getByRole('button', { name: /^Record a voice note/ })
const bar = (page: Page) => page.getByRole('group', { name: /^Voice note to Mira/ })
const recorded = (page: Page, clock: RegExp) => expect(bar(page).getByText(clock)).toBeVisible()
const players = (page: Page) => page.getByRole('log').getByRole('group', { name: 'Your voice note' })

test('a note is recorded with the keyboard alone, heard first, sent, understood, answered, and there after a reload', async () => {
  const { page, context, problems } = await openChat(speaking)
  await expect(balance(page)).toHaveText('50')
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  const before = await field.boundingBox()
  await pictures(page, 'idle')
  await page.setViewportSize({ width: 1440, height: 900 })
  await mic(page).focus()
  await page.keyboard.press('Enter')
  await recorded(page, /0:02/)
  await expect(page.getByRole('button', { name: /^Send the voice note, 3 credits/ })).toBeFocused()
  expect(await field.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Stop and listen first' }).press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(balance(page)).toHaveText('50')
  await accessibleInBothThemes(page)
  await pictures(page, 'preview')
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar(page).getByRole('button', { name: 'Play' }).press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByRole('button', { name: /^Send the voice note/ }).press('Enter')
  await expect(mic(page)).toBeVisible()
  const log = page.getByRole('log')
  await expect(log.getByText('What Mira Tolland heard:')).toBeVisible()
  await expect(log.getByText(SAID)).toBeVisible()
  await expect(players(page)).toHaveCount(1)
  await expect(log.getByText('There you are.')).toBeVisible()
  await expect(balance(page)).toHaveText('47')
  await pictures(page, 'arrived')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(players(page)).toHaveCount(1)
  const sound = page.waitForResponse((response) => response.url().includes('/media/') && response.headers()['content-type'] === 'audio/mpeg')
  await players(page).getByRole('button', { name: 'Play' }).click()
  expect((await sound).status()).toBeLessThan(300)
  await expect(players(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await accessibleInBothThemes(page)
  expect(problems).toEqual([])
  await context.close()
})

test('while it records nothing is out of reach of anybody, and the composer stands still', async () => {
  const { page, context, problems } = await openChat(speaking)
  const sizes = { m: [390, 844], t: [768, 1024], d: [1440, 900] } as const
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height })
    const field = page.getByRole('textbox', { name: 'Message Mira' })
    const empty = await field.boundingBox()
    await field.fill('Hello')
    // A letter or none: the field keeps its width, to the pixel.
    expect(Math.abs((await field.boundingBox())!.width - empty!.width)).toBeLessThan(1)
    await field.fill('')
    await mic(page).click()
    await recorded(page, /0:01/)
    const panel = (await bar(page).boundingBox())!
    const below = await page.locator('textarea.message-field').boundingBox()
    expect(below).toEqual(empty)
    expect(panel.y).toBeLessThanOrEqual(below!.y)
    expect(panel.x + panel.width).toBeLessThanOrEqual(width)
    await picture(page, `recording-${size}`)
    await page.keyboard.press('Escape')
  }
  await mic(page).click()
  await recorded(page, /0:01/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await mic(page).click()
  await recorded(page, /0:01/)
  await picture(page, 'recording-d-dark')
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('held it is sent on letting go, and taken back by sliding or with Escape', async () => {
  const { page, context, problems } = await openChat(speaking)
  const box = (await mic(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(bar(page).getByText('Slide to cancel')).toBeVisible()
  await recorded(page, /0:01/)
  await picture(page, 'held')
  await page.mouse.move(x - 50, y, { steps: 4 })
  await page.mouse.move(x - 120, y, { steps: 4 })
  await expect(bar(page)).toBeHidden()
  await page.mouse.up()
  await expect(page.getByText('Recording cancelled. Nothing was sent.')).toBeAttached()
  await expect(balance(page)).toHaveText('50')
  await mic(page).click()
  await recorded(page, /0:01/)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(mic(page)).toBeFocused()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await recorded(page, /0:02/)
  await page.mouse.up()
  await expect(page.getByRole('log').getByText(SAID)).toBeVisible()
  await expect(balance(page)).toHaveText('47')
  expect(problems).toEqual([])
  await context.close()
})

test('free notes end by themselves under ten seconds, kept to be heard, and Premium is offered only when asked for', async () => {
  const { page, context, problems } = await openChat(speaking)
  await page.setViewportSize({ width: 390, height: 844 })
  await mic(page).click()
  await expect(bar(page).getByText(/Free voice notes stay under 10 seconds/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('dialog')).toBeHidden()
  await picture(page, 'limit')
  await bar(page).getByRole('button', { name: 'Premium records longer' }).click()
  await expect(page.getByRole('dialog').getByText('Hear all of it with Premium')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Send the voice note/ }).click()
  await expect(page.getByRole('log').getByText(SAID)).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('a failed upload keeps the note; trying again sends it once', async () => {
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
  await mic(page).click()
  await recorded(page, /0:01/)
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('No connection: not sent yet.')).toBeVisible()
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
  await mic(page).click()
  await recorded(page, /0:01/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(bar(page).getByText('The recording stopped when something else took over. Nothing was sent.')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(balance(page)).toHaveText('50')
  await context.close()
})

test('without leave to use the microphone it is said plainly', async ({ browser }) => {
  // This browser has no microphone allowed and nobody to ask.
  const { page, context, problems } = await openChat(browser, false)
  await mic(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /microphone/i })).toContainText(/not allowed here|No microphone was found/)
  await expect(bar(page)).toBeHidden()
  await expect(mic(page)).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /microphone/i })).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
})
