import sharp from 'sharp'
import type { Appearance } from '@/server/db/seed/character-seed'
import { ProviderError } from '@/server/providers/errors'
import { portrait } from './illustrator/portrait'

/** Drawn portraits of 100–300 KB that are kept for the next picture of the same character. */
const KEPT = 32
const kept = new Map<string, Promise<Uint8Array>>()

async function draw(appearance: Appearance): Promise<Uint8Array> {
  try {
    return await sharp(Buffer.from(portrait(appearance)))
      .removeAlpha()
      .png()
      .toBuffer()
  } catch (error) {
    throw new ProviderError('transient', 'The reference portrait couldn’t be drawn.', { cause: error })
  }
}

/** The portrait that people know a character by, as PNG, for engines that take a reference. Throws ProviderError. */
export function referencePortrait(appearance: Appearance): Promise<Uint8Array> {
  const key = JSON.stringify(appearance)
  const drawn = kept.get(key) ?? draw(appearance)
  kept.delete(key)
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return drawn
}
