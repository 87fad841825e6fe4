import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settle } from './support'

/** Where journeys leave pictures of what they pass, for whoever wants to look: SHOTS=folder. Without it there are none. */
const FOLDER = process.env.SHOTS
export const SIZES = [['m', 390, 844], ['t', 768, 1024], ['d', 1440, 900]] as const

/** As it is. */
export async function picture(page: Page, name: string, whole = false) {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: whole })
}

/** In three sizes and both themes, and wide again; `whole` takes what lies below the window too. */
export async function pictures(page: Page, name: string, whole = false) {
  if (!FOLDER) return
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settle)
      await picture(page, `${name}-${size}-${colorScheme}`, whole)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
