import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '@/tests/support/chromium-flags.mjs'
import { speak } from '@/tests/support/flite'
import { temporaryFolder } from '@/tests/support/process'
import { wavOf } from '@/server/providers/transcription/wav-of'
import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, balance, startProduct, thread, type Product } from './support'
import { expect, test } from './test'

const SAID = 'Did you sleep well, my dear?'
/** The person speaks once and listens: the file of the microphone begins again after it. */
const SILENT_SECONDS = 40

let hears: LLMock
let product: Product
let folder: ReturnType<typeof temporaryFolder>
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
  const spoken = await speak(SAID)
  const samples = new Int16Array(new Uint8Array(spoken.subarray(44)).buffer)
  const padded = new Int16Array(16_000 + samples.length + SILENT_SECONDS * 16_000)
  padded.set(samples, 16_000)
  writeFileSync(file, wavOf(padded))
  speaking = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...CHROMIUM_FLAGS,
      '--autoplay-policy=user-gesture-required',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  })
})
test.afterAll(async () => {
  await speaking.close()
  await product.stop()
  await hears.stop()
  folder.remove()
})

const saysState = (page: Page, word: string) => expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(word)

test('a call: its price before it, a turn heard and answered aloud, interrupted, hung up, and its line in the chat', async () => {
  const { origin } = product.server
  const { page, context, problems } = await openAs(speaking, origin, '/characters/mira')
  await context.grantPermissions(['microphone'], { origin })
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  await expect(balance(page)).toHaveText('50')
  await page.getByRole('button', { name: 'Call Mira' }).click()
  const sheet = page.getByRole('dialog', { name: 'Call Mira' })
  await expect(sheet.getByText(/2 credits a minute, charged .* You have 50 credits/)).toBeVisible()
  await expect(sheet.getByText(/We don’t keep the recording/)).toBeVisible()
  await accessibleInTheme(page)
  await pictures(page, 'call-sheet')

  await sheet.getByRole('button', { name: 'Start call · 2 credits a minute' }).click()
  const said = page.getByRole('region', { name: 'What was said' })
  await expect(said.getByText(`You: ${SAID}`)).toBeVisible({ timeout: 15_000 })
  await saysState(page, 'Speaking')
  await expect(said.getByText('Mira: There you are.')).toBeVisible()
  await expect(said.getByText(/I kept the kettle on/)).toBeVisible()
  await page.getByRole('button', { name: 'Interrupt' }).click()
  await saysState(page, 'Listening')
  await page.getByRole('button', { name: 'Mute' }).click()
  await saysState(page, 'Muted')
  await expect(page.getByText(/2 credits so far/)).toBeVisible()
  await accessibleInTheme(page)
  await pictures(page, 'call')
  await page.getByRole('button', { name: 'Hang up' }).click()
  await expect(page.getByRole('heading', { name: 'Mira' }).last()).toBeVisible()
  await expect(page.getByText('You hung up.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const log = thread(page)
  await expect(log.getByText('Call · 1 min · 2 credits')).toBeVisible()
  await expect(log.getByText(SAID)).toBeVisible()
  await expect(log.getByText('In a call · You interrupted here.')).toBeVisible()
  await expect(log.getByText(/slowly, from the start/)).toHaveCount(0)
  await expect(balance(page)).toHaveText('48')
  await pictures(page, 'call-line')
  await page.reload()
  await expect(thread(page).getByText('Call · 1 min · 2 credits')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})
