import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { sendVoiceNote, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { entryOf } from '@/server/providers/models/catalogue'
import { wavOf } from '@/server/providers/transcription/wav-of'
import { THOROUGH } from '../support/counts'
import { openMirror } from '../support/model-mirror'
import { mirrored, putVoiceAndEars } from '../support/own-models'
import { signInAt } from '../support/process'
import { bringRuntime, lendRuntime } from '../support/runtimes'
import { newAddress, openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, expectToast, startProduct, thread, type Product } from './support'
import { expect, test } from './test'

test.skip(!THOROUGH && !process.env.SHOTS, 'runs with THOROUGH=1, or for pictures')
// Six windows of every state, where pictures are taken.
test.slow()

const CHAT = entryOf('chat-small')!
/** A tone between two silences. */
const NOTE = wavOf(
  Int16Array.from({ length: 2 * VOICE_NOTE_RATE }, (_, at) => (at < 8_000 || at > 24_000 ? 0 : Math.round(9_000 * Math.sin(at / 5)))),
)

let product: Product | null = null
test.afterEach(async () => {
  await product?.stop()
  product = null
})

test('the owner fetches, pauses, checks and removes a model in the settings', async ({ browser }) => {
  const runtime = await bringRuntime('llama')
  test.skip('skipped' in runtime, 'skipped' in runtime ? runtime.skipped : '')
  const mirror = await openMirror({ [CHAT.source.file]: mirrored()![CHAT.source.file]! })
  product = await startProduct(false, { MODELS_MIRROR: mirror.url })
  await product.whileDown(async (folder) => lendRuntime(folder, 'llama'))
  const { page, context, problems } = await openAs(browser, product.server.origin, '/settings')
  const section = page.locator('#models')
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  await expect(button(`Download ${CHAT.title}`)).toBeVisible()
  await accessibleInTheme(page)
  await pictures(page, 'models-empty', { part: '#models' })

  mirror.next = ['half']
  await button(`Download ${CHAT.title}`).click()
  const progress = section.getByRole('progressbar', { name: `Download of ${CHAT.title}` })
  await expect(progress).toHaveAttribute('value', /^[1-9]/)
  await pictures(page, 'models-fetching', { part: '#models' })
  await button(`Pause the download of ${CHAT.title}`).click()
  await expect(button(`Resume the download of ${CHAT.title}`)).toBeVisible()
  await pictures(page, 'models-paused', { part: '#models' })

  const other = entryOf('chat-medium')!
  await button(`Download ${other.title}`).click()
  await expect(section.getByRole('alert')).toContainText(`${other.source.file}.sha256`)
  await pictures(page, 'models-failed', { part: '#models' })

  await button(`Resume the download of ${CHAT.title}`).click()
  await expect(button(`Check the files of ${CHAT.title}`)).toBeVisible()
  await expectToast(page, `${CHAT.title}: all files are intact.`, () => button(`Check the files of ${CHAT.title}`).click())
  await pictures(page, 'models-installed', { part: '#models' })
  await button(`Delete ${CHAT.title}`).click()
  await button(`Really delete ${CHAT.title}?`).click()
  await expect(button(`Download ${CHAT.title}`)).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
  await mirror.close()
})

test('a voice is chosen after a sample, a message says how long it takes, and a note’s text is fixed', async ({ browser }) => {
  const runtime = await bringRuntime('speech')
  test.skip('skipped' in runtime, 'skipped' in runtime ? runtime.skipped : '')
  product = await startProduct(true)
  await product.whileDown(async (folder) => {
    lendRuntime(folder, 'speech')
    putVoiceAndEars(folder)
    rmSync(join(folder, 'models', 'voice-light'), { recursive: true })
  })
  const { origin } = product.server
  const email = newAddress()
  const { page, context, problems } = await openAs(browser, origin, '/settings', email)
  const { call } = await signInAt(origin, email)
  const { data } = await call(listCharacters)
  const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const file = new Blob([new Uint8Array(NOTE)], { type: 'audio/wav' })
  await call(sendVoiceNote, { params: { id: String(id) }, file, body: {} }, { idempotency_key: randomUUID() })
  await page.goto(`${origin}/chat/${id}`)
  const add = thread(page).getByRole('button', { name: /^(Add|Fix) text$/ })
  await expect(add).toBeVisible({ timeout: 60_000 })
  await pictures(page, 'note')
  await add.click()
  await page.getByRole('textbox', { name: 'What you said' }).fill('I made soup.')
  await accessibleInTheme(page)
  await pictures(page, 'note-fixing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(thread(page).getByText('I made soup.')).toBeVisible()
  await expect(thread(page).getByRole('button', { name: 'Fix text' })).toBeVisible()

  const reply = thread(page).getByText('I got your voice note').first()
  await reply.hover()
  await expect(
    thread(page)
      .getByRole('button', { name: /^Listen · about \d+ s · 3 credits$/ })
      .first(),
  ).toBeVisible()
  await pictures(page, 'note-fixed')

  const choice = page.locator('details').filter({ hasText: 'Voice' })
  await choice.locator('summary').click()
  await choice.getByRole('button', { name: 'Hear a sample of Voice 2' }).click()
  await expect(choice.getByRole('radio', { name: /own/ })).toBeChecked()
  await choice.getByRole('radio', { name: /^Voice 2/ }).check()
  await expect(choice.locator('summary')).toContainText('Voice 2')
  await accessibleInTheme(page)
  await pictures(page, 'voice-choice', { part: 'details' })
  await page.reload()
  await expect(choice.locator('summary')).toContainText('Voice 2')
  expect(problems).toEqual([])
  await context.close()
})
