import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/character-options'
import { ProviderError } from '@/server/providers/errors'
import { createEmbeddedImage } from '@/server/providers/image/embedded'
import { randomAppearance } from '@/server/providers/image/illustrator/portrait'

const provider = createEmbeddedImage()
const ask = (level: (typeof PHOTO_LEVELS)[number], seed: number, prompt = '') =>
  provider.render({ appearance: randomAppearance(4), level, prompt, seed, signal: new AbortController().signal })

describe('embedded image provider', () => {
  it('draws a WebP at every level, each different and each repeatable', async () => {
    const pictures = await Promise.all(PHOTO_LEVELS.map((level) => ask(level, 1, 'without clothes')))
    for (const { bytes, mime, width, height } of pictures) {
      expect([mime, width, height]).toEqual(['image/webp', 768, 1024])
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    }
    expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(PHOTO_LEVELS.length)
    expect(Buffer.from((await ask('safe', 1, 'without clothes')).bytes)).toEqual(Buffer.from(pictures[0]!.bytes))
  })

  it('stops as transient when cancelled', async () => {
    const signal = AbortSignal.abort()
    const cancelled = provider.render({ appearance: randomAppearance(4), level: 'safe', prompt: '', seed: 1, signal })
    await expect(cancelled).rejects.toMatchObject({ name: ProviderError.name, kind: 'transient' })
  })
})
