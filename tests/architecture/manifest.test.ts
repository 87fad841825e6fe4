import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import manifest from '@/app/manifest'

const { icons = [], screenshots = [], shortcuts = [] } = manifest()
const files = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]

test('every picture of the manifest is there, in the size and type it names', async () => {
  for (const { src, sizes, type } of files.filter(({ sizes }) => sizes !== 'any')) {
    const { width, height, format } = await sharp(join('public', src)).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})

test('it has what browsers ask of an app that can be installed', () => {
  const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']))
})

test('with a neutral name nothing in it says what the product is', async () => {
  vi.stubEnv('INSTALLED_NAME', 'Notes')
  vi.resetModules()
  const { default: neutral } = await import('@/app/manifest')
  const text = JSON.stringify(neutral())
  vi.unstubAllEnvs()
  expect(neutral()).toMatchObject({ name: 'Notes', short_name: 'Notes', id: '/' })
  expect(text).not.toMatch(/krush|companion|adult|AI |screenshot/i)
})
