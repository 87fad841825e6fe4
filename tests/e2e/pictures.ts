import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settle } from './support'

/** Where journeys leave pictures of what they pass, for whoever wants to look: SHOTS=folder. Without it there are none. */
const FOLDER = process.env.SHOTS
export const SIZES = [
  ['m', 390, 844],
  ['t', 768, 1024],
  ['d', 1440, 900],
] as const

/** As it is, once nothing moves. */
export async function picture(page: Page, name: string, whole = false) {
  if (!FOLDER) return
  await settle(page)
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: whole })
}

/** The window as PNG, once nothing moves. */
export async function shotOf(page: Page): Promise<Buffer> {
  await settle(page)
  return page.screenshot()
}

/** In three sizes and both themes, and wide again; `whole` takes what lies below the window too, `part` is scrolled to. */
export async function pictures(page: Page, name: string, { whole = false, part }: { whole?: boolean; part?: string } = {}) {
  if (!FOLDER) return
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (part)
        await page
          .locator(part)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await picture(page, `${name}-${size}-${colorScheme}`, whole)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
