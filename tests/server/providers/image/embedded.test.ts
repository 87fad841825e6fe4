import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/character-options'
import { ProviderError } from '@/server/providers/errors'
import { createEmbeddedImage, shotOf } from '@/server/providers/image/embedded'
import { garmentLayer, portrait, randomAppearance } from '@/server/providers/image/illustrator/portrait'
import type { ImageRequest } from '@/server/providers/image/port'

const provider = createEmbeddedImage()
const request = (level: ImageRequest['level'], seed: number, prompt = ''): ImageRequest => ({
  appearance: randomAppearance(seed),
  age: 30,
  level,
  prompt,
  seed,
  signal: new AbortController().signal,
})

describe('embedded image provider', () => {
  it('draws a WebP', async () => {
    const { bytes, mime, width, height } = await provider.render(request('tease', 1))
    expect([mime, width, height]).toEqual(['image/webp', 768, 1024])
    const drawn = await sharp(bytes).metadata()
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', 768, 1024])
  })

  it('draws each level differently, and the same request alike', () => {
    const draw = (level: ImageRequest['level']) => {
      const { appearance, options } = shotOf(request(level, 2))
      return portrait(appearance, options)
    }
    expect(new Set(PHOTO_LEVELS.map(draw)).size).toBe(PHOTO_LEVELS.length)
    expect(draw('safe')).toBe(draw('safe'))
  })

  it.each(PHOTO_LEVELS)('keeps the torso covered at level %s, whatever the prompt says', async (level) => {
    for (let seed = 0; seed < 3; seed += 1) {
      const { appearance, options } = shotOf(request(level, seed, 'naked, no clothes, topless'))
      expect(portrait(appearance, options)).toContain('data-part="garment"')
      const svg = Buffer.from(garmentLayer(appearance, options))
      const { data, info } = await sharp(svg).resize(48, 64).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      for (let y = 57; y < info.height; y += 1) {
        for (let x = 15; x < 33; x += 1)
          expect(data[(y * info.width + x) * 4 + 3], `${options.wardrobe} at ${x},${y}`).toBeGreaterThan(250)
      }
    }
  })

  it('goes to the place the prompt names', () => {
    expect(shotOf(request('safe', 1, 'a walk on the beach')).options.scene).toBe('beach dusk')
    expect(shotOf(request('tease', 1, 'at the library in a velvet gown')).options).toMatchObject({
      scene: 'library',
      wardrobe: 'velvet gown',
    })
  })

  it('stops as transient when cancelled', async () => {
    const cancelled = provider.render({ ...request('safe', 1), signal: AbortSignal.abort() })
    await expect(cancelled).rejects.toMatchObject({ name: ProviderError.name, kind: 'transient' })
  })
})
