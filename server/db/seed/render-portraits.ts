import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PORTRAIT_WIDTHS, type Portrait } from '@/contracts/characters'
import { portrait } from '@/server/providers/image/illustrator/portrait'
import { renderPortrait } from '@/server/providers/image/render-portrait'
import { SEEDS } from './characters'
import { MANIFEST, PORTRAIT_FOLDER } from './seed-characters'

/** Part of every file name, so that a changed drawing gets a new address and may be cached for ever. */
const nameOf = (slug: string, svg: string) =>
  `${slug}-${createHash('sha256').update(svg).digest('base64url').replace(/[-_]/g, 'x').slice(0, 10)}`

const complete = (base: string) =>
  PORTRAIT_WIDTHS.every((width) => ['avif', 'webp'].every((format) => existsSync(join(PORTRAIT_FOLDER, `${base}-${width}.${format}`))))

/** Renders what is new or changed, removes what is no longer used, writes the manifest. */
async function renderPortraits() {
  mkdirSync(PORTRAIT_FOLDER, { recursive: true })
  const before = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Portrait>) : {}
  const manifest: Record<string, Portrait> = {}
  for (const seed of SEEDS) {
    const name = nameOf(seed.slug, portrait(seed.appearance))
    const base = `/portraits/${name}`
    const known = before[seed.slug]
    if (known?.base === base && complete(name)) manifest[seed.slug] = known
    else {
      const { placeholder, color } = await renderPortrait(seed.appearance, PORTRAIT_FOLDER, name)
      manifest[seed.slug] = { base, placeholder, color }
    }
  }
  const used = new Set(Object.values(manifest).map(({ base }) => base.slice('/portraits/'.length)))
  for (const file of readdirSync(PORTRAIT_FOLDER)) {
    if (file !== 'manifest.json' && !used.has(file.replace(/-\d+\.(avif|webp)$/, ''))) rmSync(join(PORTRAIT_FOLDER, file))
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

await renderPortraits()
