import type { Locator, Page } from '@playwright/test'
import { openAs } from './people'
import { pictures } from './pictures'
import { accessibleInTheme, balance, boxOf, thread, type Product } from './support'
import { expect, test } from './test'

let product: Product
test.beforeAll(({ scripted }) => void (product = scripted))

type Sound = { currentTime: number; paused: boolean; playbackRate: number; duration: number }
/** The elements that the page has made to speak; they are in no document. */
const sounds = (page: Page): Promise<Sound[]> =>
  page.evaluate(() =>
    (window as unknown as { sounds: HTMLAudioElement[] }).sounds.map(({ currentTime, paused, playbackRate, duration }) => ({
      currentTime,
      paused,
      playbackRate,
      duration,
    })),
  )

async function keepSounds(page: Page) {
  await page.addInitScript(() => {
    const made: HTMLAudioElement[] = []
    const Real = window.Audio
    Object.assign(window, {
      sounds: made,
      Audio: class extends Real {
        constructor() {
          super()
          made.push(this)
        }
      },
    })
  })
}

test('a message is listened to: paid once, played, wound, there again after a reload, one at a time', async ({ browser }) => {
  const { origin } = product.server
  const { page, problems, context } = await openAs(browser, origin, '/characters/mira')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await keepSounds(page)
  await page.goto(`${origin}/characters/mira`)
  await page.getByRole('main').getByRole('button', { name: /chat/i }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message Mira' })).toBeVisible()
  const log = thread(page)
  const rows = log.locator('[data-message]')
  await expect(balance(page)).toHaveText('50')
  expect(await sounds(page)).toHaveLength(0)

  // A greeting of more than ten seconds is Premium's; nothing is paid and nothing is heard.
  const greeting = rows.first()
  const price = { name: /^Listen · about \d+ s · 3 credits$/ }
  const actions = (row: Locator) => row.locator('.message-bubble').hover()
  await actions(greeting)
  await greeting.getByRole('button', { name: /^Listen · about \d+ s · Premium$/ }).click()
  await expect(page.getByRole('heading', { name: 'Hear all of it with Premium' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(greeting.getByRole('group')).toHaveCount(0)
  await expect(balance(page)).toHaveText('50')

  const say = async (text: string) => {
    await page.getByRole('textbox', { name: 'Message Mira' }).fill(text)
    await page.keyboard.press('Enter')
  }
  const replies = rows.filter({ hasText: 'I kept the kettle on' })
  const first = replies.first()
  await say('Hello you')
  // Before the reply begins there is no such button either.
  await expect(first).toContainText('from the start.')
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await actions(first)
  await pictures(page, 'actions')
  await actions(first)
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  // A toast leaves the field and its button free.
  const [toast, send] = await Promise.all([boxOf(page.getByText('Copied')), boxOf(page.getByRole('textbox', { name: 'Message Mira' }))])
  expect(toast.y + toast.height).toBeLessThan(send.y)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('I kept the kettle on')
  await first.getByRole('button', price).click()
  const player = first.getByRole('group', { name: 'Voice message from Mira Tolland' })
  await expect(player).toBeVisible()
  await expect.poll(async () => (await sounds(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.5)
  expect(await sounds(page)).toHaveLength(1)
  await pictures(page, 'playing')
  await expect(balance(page)).toHaveText('46')

  // Speed and pause.
  await player.getByRole('button', { name: 'Speed: 1 times' }).click()
  await expect(player.getByRole('button', { name: 'Speed: 1.25 times' })).toBeVisible()
  expect((await sounds(page))[0]!.playbackRate).toBe(1.25)
  await player.getByRole('button', { name: /^(Pause|Play)$/ }).click()

  // After a reload it is there, paid, and its file can be wound.
  await page.reload()
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  const slider = player.getByRole('slider')
  const total = Number(await slider.getAttribute('aria-valuemax'))
  expect(total).toBeGreaterThan(1)
  await player.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => (await sounds(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.2)
  expect((await sounds(page))[0]!.duration).toBeGreaterThan(total - 1)
  expect((await sounds(page))[0]!.playbackRate).toBe(1.25)
  await player.getByRole('button', { name: 'Pause' }).click()
  const box = await boxOf(slider)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(async () => Math.abs((await sounds(page))[0]!.currentTime - total / 2)).toBeLessThan(1)
  const middle = (await sounds(page))[0]!.currentTime
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await sounds(page))[0]!.currentTime).toBeGreaterThan(middle + 0.9)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await sounds(page))[0]!.currentTime).toBe(0)
  await expect(balance(page)).toHaveText('46')

  // A second voice silences the first.
  await say('Tell me again')
  await expect(replies).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await replies.last().locator('.message-bubble').focus()
  await page.keyboard.press('Tab')
  await expect(replies.last().getByRole('button', price)).toBeFocused()
  await page.keyboard.press('Enter')
  const second = replies.last().getByRole('group', { name: 'Voice message from Mira Tolland' })
  await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  expect((await sounds(page)).filter(({ paused }) => !paused)).toHaveLength(1)
  await pictures(page, 'two')
  await accessibleInTheme(page)

  // Who leaves the chat leaves the voice.
  await page.getByRole('link', { name: 'Explore' }).first().click()
  await expect.poll(async () => (await sounds(page)).every(({ paused }) => paused)).toBe(true)
  expect(problems).toEqual([])
})
