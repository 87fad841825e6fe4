import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openAs } from './people'
import { startProduct, type Product } from './support'

let product: Product
test.beforeAll(async () => {
  product = await startProduct(false)
})
test.afterAll(() => product.stop())

const SHOTS = process.env.SHOTS
test('a photo is asked for in the chat, develops there, and is kept in the gallery', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/characters/mira')
  const shot = async (name: string) => {
    if (!SHOTS) return
    for (const [size, width, height] of [['m', 390, 844], ['d', 1440, 900]] as const) {
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: `${SHOTS}/${name}-${size}.png` })
    }
  }
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a photo' }).click()
  await expect(page.getByRole('heading', { name: 'Ask Mira Tolland for a photo' })).toBeVisible()
  await shot('sheet')
  await page.getByRole('textbox', { name: 'What it shows (optional)' }).fill('on a rooftop at night')
  await page.getByRole('radio', { name: /Flirty/ }).check()
  await page.getByRole('button', { name: 'Ask for a photo · 4 credits' }).click()
  await expect(page.getByText('Developing')).toBeVisible()
  await shot('developing')
  await expect(page.getByRole('img', { name: 'Photo from Mira Tolland' })).toBeVisible({ timeout: 30_000 })
  await shot('chat')
  await page.goto(`${origin}/studio`)
  const tile = page.getByRole('img', { name: 'Photo of Mira Tolland: on a rooftop at night' })
  await expect(tile).toBeVisible()
  await shot('studio')
  await page.getByRole('button', { name: 'Keep as a favourite' }).click()
  await expect(page.getByRole('button', { name: 'No favourite any more' })).toBeVisible()
  await tile.click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await shot('lightbox')
  await expect(page.getByText('AI-generated', { exact: true })).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^mira-\d+\.webp$/)
  const saved = readFileSync(await download.path()).toString('latin1')
  expect([saved.slice(8, 12), saved.includes('digitalsourcetype/algorithmicMedia'), saved.includes('c2pa.signature')]).toEqual(['WEBP', true, true])
  if (SHOTS) await download.saveAs(`${SHOTS}/download.webp`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Download' })).toBeHidden()
  await page.goto(`${origin}/gallery`)
  await page.getByText('Favourites', { exact: true }).click()
  await expect(tile).toBeVisible()
  await shot('gallery')
  expect(problems).toEqual([])
})
