import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAppearance } from '@/server/providers/image/illustrator/portrait'
import { renderPortrait } from '@/server/providers/image/render-portrait'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portrait-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('renderPortrait', () => {
  it('writes each width as AVIF and WebP, with a placeholder and a colour', { timeout: 60_000 }, async () => {
    const { files, placeholder, color } = await renderPortrait(randomAppearance(3), join(folder, 'new'), 'mira')
    expect(files.map(({ width, height, format }) => `${width}x${height}.${format}`)).toEqual([
      '160x213.avif',
      '160x213.webp',
      '320x427.avif',
      '320x427.webp',
      '480x640.avif',
      '480x640.webp',
      '768x1024.avif',
      '768x1024.webp',
    ])
    for (const file of files) {
      expect(file.path).toBe(join(folder, 'new', `mira-${file.width}.${file.format}`))
      const { width, height, format } = await sharp(file.path).metadata()
      expect([width, height, format]).toEqual([file.width, file.height, file.format === 'avif' ? 'heif' : 'webp'])
    }
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThanOrEqual(500)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
})
