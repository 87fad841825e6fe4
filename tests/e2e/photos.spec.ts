import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { SANDBOX_CARDS } from '@/contracts/sandbox'
import { getMe } from '@/contracts/users'
import { createEmbeddedVideo } from '@/server/providers/video/embedded'
import { findFfmpeg } from '@/server/providers/video/ffmpeg'
import { SEEDS } from '@/server/db/seed/characters'
import { callTo } from '@/tests/support/process'
import { MISSING } from '@/tests/support/missing'
import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, addToChat, boxOf, expectAccessible, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'

test.describe.configure({ timeout: 240_000 })

const PHONE = { width: 390, height: 844 }

let product: Product
test.beforeAll(({ companion }) => void (product = companion))

test('a photo is asked for in the chat, develops there, and is kept in the gallery', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  await addToChat(page, 'Photo')
  await expect(page.getByRole('heading', { name: 'Ask Mira for a photo' })).toBeVisible()
  // The illustrator undresses nobody: what it cannot draw is not offered.
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
  await pictures(page, 'sheet')
  await page.getByRole('textbox', { name: 'Describe the scene (optional)' }).fill('on a rooftop at night')
  await page.getByRole('radio', { name: /Flirty/ }).check()
  await page.getByRole('button', { name: 'Ask for a photo · 4 credits' }).click()
  await expect(thread(page).getByText('Flirty photo')).toBeVisible()
  await expect(thread(page).getByText('on a rooftop at night')).toBeVisible()
  await pictures(page, 'developing')
  await expect(page.getByRole('img', { name: 'Photo from Mira Tolland' })).toBeVisible({ timeout: 30_000 })
  await pictures(page, 'chat')
  await page.goto(`${origin}/studio`)
  const tile = page.getByRole('img', { name: 'Photo of Mira Tolland: on a rooftop at night' })
  await expect(tile).toBeVisible()
  await pictures(page, 'studio')
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
  await tile.click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(page.getByText('Flirty: on a rooftop at night')).toBeVisible()
  await pictures(page, 'lightbox')
  await expect(page.getByText('AI-generated', { exact: true })).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^mira-\d+\.webp$/)
  const saved = readFileSync(await download.path()).toString('latin1')
  expect([saved.slice(8, 12), saved.includes('digitalsourcetype/algorithmicMedia'), saved.includes('c2pa.signature')]).toEqual([
    'WEBP',
    true,
    true,
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Download' })).toBeHidden()
  // Wide windows have the photos in the studio; the gallery is for phones.
  await page.goto(`${origin}/gallery`)
  await expect(page).toHaveURL(`${origin}/studio`)
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Studio' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mira', exact: true })).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.goto(`${origin}/gallery`)
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible()
  const middle = async (locator: Locator) => boxOf(locator).then(({ y, height }) => y + height / 2)
  const [chip, count] = await Promise.all([middle(page.locator('label', { hasText: 'Favorites' })), middle(page.getByText('1 photo'))])
  expect(Math.abs(chip - count)).toBeLessThanOrEqual(1)
  await page.getByRole('main').getByText('Favorites', { exact: true }).click()
  await expect(tile).toBeVisible()
  expect(page.url()).toBe(`${origin}/gallery`)
  await pictures(page, 'gallery')
  expect(problems).toEqual([])
})

furtherTest('a photo that comes along is locked, is opened for its price, and can be switched off', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems } = await openAs(browser, origin, '/characters/mira')
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  const field = page.getByRole('textbox', { name: 'Message Mira' })
  await field.fill('Can you show me a picture of you in the library?')
  await field.press('Enter')
  const unlock = page.getByRole('button', { name: 'Unlock · 4 credits' })
  await expect(unlock).toBeVisible({ timeout: 30_000 })
  // Whole and in front: the last line of pixels is its own too.
  const lies = await unlock.evaluate((button) => {
    const { x, width, bottom } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, bottom - 2))
  })
  expect(lies).toBe(true)
  await unlock.click()
  const photo = page.getByRole('button', { name: 'Photo from Mira Tolland' })
  await photo.click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Download' })).toBeHidden()
  await expect(photo).toBeFocused()
  const own = page.getByRole('switch', { name: 'Photos now and then' })
  if (!(await own.isVisible())) await page.getByRole('button', { name: /details/ }).click()
  await own.uncheck()
  await page.reload()
  await expect(own).not.toBeChecked()
  expect(problems).toEqual([])
})
async function joinPremium(page: Page, origin: string) {
  await page.goto(`${origin}/subscriptions`)
  await page.getByRole('radio', { name: /^Monthly/ }).check()
  await page.getByRole('checkbox', { name: /^I agree to automatic renewal/ }).check()
  await page.getByRole('button', { name: /^Join Premium · / }).click()
  await page.getByRole('radio', { name: SANDBOX_CARDS.success }).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: /^Welcome to Premium/ })).toBeVisible()
}

/** In the page: what the only film of it does. */
const filmIn = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate(({ currentTime, duration, paused, videoWidth, videoHeight, muted, loop, playsInline, error }: HTMLVideoElement) => ({
      currentTime,
      duration,
      paused,
      size: [videoWidth, videoHeight],
      muted,
      loop,
      playsInline,
      error: error?.message ?? null,
    }))

async function expectPlays(page: Page, size: [number, number], seconds: number) {
  await expect.poll(async () => (await filmIn(page)).currentTime, { timeout: 30_000 }).toBeGreaterThan(0.3)
  const film = await filmIn(page)
  expect(film).toMatchObject({ paused: false, size, error: null, muted: true })
  expect(film.duration).toBeCloseTo(seconds, 1)
}

furtherTest('a photo comes to life: offered with Premium, paid when it arrives, played where it is seen', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  const credits = async () => {
    const session = (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
    return (await callTo(origin, session)(getMe)).credit_balance
  }
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await addToChat(page, 'Photo')
  await page.getByRole('button', { name: 'Ask for a photo · 4 credits' }).click()
  const photo = page.getByRole('img', { name: 'Photo from Mira Tolland' })
  await expect(photo).toBeVisible({ timeout: 30_000 })
  const chat = page.url()
  await page.getByRole('button', { name: 'Bring to life' }).click()
  await expect(page.getByRole('heading', { name: 'Bring photos to life with Premium' })).toBeVisible()
  await page.keyboard.press('Escape')
  const inLightbox = page.getByRole('dialog', { name: 'Photos' }).getByRole('button', { name: 'Bring to life' })
  await photo.click()
  await inLightbox.click()
  await expect(page.getByRole('heading', { name: 'Bring photos to life with Premium' })).toBeVisible()
  await page.goto(`${origin}/studio`)
  await page.getByRole('img', { name: 'Photo of Mira Tolland' }).click()
  await page.getByRole('button', { name: 'Bring to life' }).click()
  await expect(page.getByRole('heading', { name: 'Bring photos to life with Premium' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download' })).toBeHidden()

  await joinPremium(page, origin)
  await page.goto(chat)
  await photo.click()
  await inLightbox.click()
  await expect(page.getByRole('button', { name: '3 seconds · 10 credits' })).toBeVisible()
  await page.goto(`${origin}/studio`)
  const before = await credits()
  await page.getByRole('img', { name: 'Photo of Mira Tolland' }).click()
  await page.getByRole('button', { name: 'Bring to life' }).click()
  await expect(page.getByRole('heading', { name: 'Bring Mira to life' })).toBeVisible()
  await expect(page.getByRole('button', { name: '5 seconds · 20 credits' })).toBeVisible()
  await pictures(page, 'animate')
  // The sheet lies over the lightbox: keys and focus are its own.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Bring Mira to life' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bring to life' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring to life' }).click()
  await page.getByRole('button', { name: '3 seconds · 10 credits' }).click()
  await expect(page.getByText('Coming to life')).toBeVisible()
  await pictures(page, 'coming')
  await page.goto(`${origin}/studio`)
  await expect(page.getByText('With a clip')).toBeAttached({ timeout: 60_000 })
  expect(await credits()).toBe(before - 10)
  await pictures(page, 'tile')

  await page.getByRole('img', { name: 'Photo of Mira Tolland' }).click()
  await expectPlays(page, [576, 768], 3)
  expect(await filmIn(page)).toMatchObject({ loop: true, playsInline: true })
  await pictures(page, 'playing')
  await page.getByRole('button', { name: 'Pause clip' }).click()
  await expect.poll(async () => (await filmIn(page)).paused).toBe(true)
  await page.getByRole('button', { name: 'Bring to life' }).click()
  await expect(page.getByRole('button', { name: 'Another take, 3 seconds · 10 credits' })).toBeVisible()
  await pictures(page, 'again')
  await accessibleInTheme(page)
  const href = await page.getByRole('link', { name: 'Download clip' }).getAttribute('href')
  const file = await page.request.get(`${origin}${href}`)
  expect([file.status(), file.headers()['content-type'], (await file.body()).subarray(4, 8).toString()]).toEqual([200, 'video/mp4', 'ftyp'])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(chat)
  await expectPlays(page, [576, 768], 3)
  await pictures(page, 'chat-clip')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play clip' })).toBeVisible()
  expect(await filmIn(page)).toMatchObject({ paused: true, currentTime: 0 })
  await page.getByRole('button', { name: 'Play clip' }).click()
  await expectPlays(page, [576, 768], 3)
  await accessibleInTheme(page)
  expect(problems).toEqual([])
})

for (const [how, program] of [
  ['WebAssembly', '/no/such/program'],
  ['ffmpeg', null],
] as const) {
  test(`what is written by ${how} plays in the browser, in its colours`, async ({ page }) => {
    if (program === null) test.skip((await findFfmpeg(null)) === null, MISSING.ffmpeg)
    const image = await sharp({ create: { width: 300, height: 400, channels: 3, background: { r: 200, g: 60, b: 40 } } })
      .webp()
      .toBuffer()
    const { bytes } = await createEmbeddedVideo({ ffmpeg: program, engines: {}, warn() {} }).render({
      image,
      width: 300,
      height: 400,
      seconds: 5,
      seed: 7,
      progress() {},
      signal: new AbortController().signal,
      photo: { provider: 'other', appearance: SEEDS[0]!.appearance, level: 'safe', prompt: '', seed: 1 },
    })
    await page.setContent('<video muted playsinline></video>')
    await page.locator('video').evaluate((video: HTMLVideoElement, base64) => {
      video.src = `data:video/mp4;base64,${base64}`
      return video.play()
    }, Buffer.from(bytes).toString('base64'))
    await expectPlays(page, [300, 400], 5)
    const [r, g, b] = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.pause()
      video.currentTime = 0
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 })
      const context = canvas.getContext('2d')!
      context.drawImage(video, 0, 0)
      const { data } = context.getImageData(0, 0, 300, 400)
      // The middle value of each channel, since lights drift over the picture.
      return [0, 1, 2].map(
        (channel) => Array.from({ length: 120_000 }, (_, n) => data[n * 4 + channel]!).sort((one, two) => one - two)[60_000]!,
      )
    })
    expect(Math.max(Math.abs(r! - 200), Math.abs(g! - 60), Math.abs(b! - 40))).toBeLessThan(10)
  })
}
