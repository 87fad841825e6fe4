// `npm run gallery`: draws 96 random characters and writes them as one picture for the README. `-- <folder>` also leaves
// each drawing there in full size, with sheets of 24 large enough to look at one by one; with `--seeds` the folder gets
// the 24 seeds instead, each in their portrait and in six photos, and the README's picture stays as it is.
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import sharp from 'sharp'

const COUNT = 96
const COLUMNS = 12
const WIDTH = 112
const SHEET = 'public/readme/gallery.webp'
const LIMIT_BYTES = 300_000
/** Of the sheets that are looked at. */
const LARGE = 360
const LARGE_COLUMNS = 6
const PHOTOS = [
  ['safe', 'on the sofa with her cat'],
  ['safe', 'baking bread, flour on the apron'],
  ['safe', 'a selfie at the beach, in beachwear'],
  ['safe', 'walking in the city in the rain'],
  ['tease', 'playing the guitar at dusk'],
  ['nude', ''],
]

const bundle = 'node_modules/.cache/krush/illustrator.mjs'
await build({
  stdin: {
    contents:
      "export { portrait, randomAppearance } from '@/server/providers/image/illustrator/portrait'\n" +
      "export { shotOf } from '@/server/providers/image/shots'\nexport { SEEDS } from '@/server/db/seed/characters'",
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '@': process.cwd() },
  logLevel: 'warning',
})
const { portrait, randomAppearance, shotOf, SEEDS } = await import(pathToFileURL(bundle).href)
rmSync(bundle)

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const seeds = process.argv.includes('--seeds')
if (seeds && !folder) throw new Error('--seeds needs a folder: npm run gallery -- <folder> --seeds')
if (folder) mkdirSync(folder, { recursive: true })

const height = (width) => Math.round((width * 4) / 3)
const sheetOf = (tiles, columns, width) =>
  sharp({
    create: {
      width: columns * width,
      height: Math.ceil(tiles.length / columns) * height(width),
      channels: 3,
      background: '#000',
    },
  }).composite(tiles.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height(width) })))

let characters = 0
async function draw(name, appearance, options) {
  const svg = portrait(appearance, options)
  characters += svg.length
  // Without a folder nothing is needed in full size, and small pictures are drawn many times faster.
  const picture = sharp(Buffer.from(svg), folder ? {} : { density: (72 * 2 * WIDTH) / 768 }).removeAlpha()
  if (folder)
    await picture
      .clone()
      .webp({ quality: 84 })
      .toFile(join(folder, `${name}.webp`))
  const large = folder && (await picture.clone().resize(LARGE, height(LARGE)).png().toBuffer())
  return { large, small: await picture.resize(WIDTH, height(WIDTH), { fit: 'fill' }).png().toBuffer() }
}
const save = (tiles, columns, name) =>
  sheetOf(
    tiles.map(({ large }) => large),
    columns,
    LARGE,
  )
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))

const started = performance.now()
const tiles = []
if (seeds) {
  for (const [person, { slug, appearance }] of SEEDS.entries()) {
    tiles.push(await draw(slug, appearance))
    for (const [i, [level, prompt]] of PHOTOS.entries()) {
      const shot = shotOf({ appearance, level, prompt, seed: person * 10 + i })
      tiles.push(await draw(`${slug}-${i + 1}`, shot.appearance, shot.options))
    }
  }
  const row = PHOTOS.length + 1
  for (let at = 0; at < tiles.length; at += row * 3) await save(tiles.slice(at, at + row * 3), row, `sheet-${at / row / 3 + 1}`)
} else {
  for (let seed = 0; seed < COUNT; seed += 1) tiles.push(await draw(String(seed), randomAppearance(seed)))
  const page = LARGE_COLUMNS * 4
  if (folder) for (let at = 0; at < COUNT; at += page) await save(tiles.slice(at, at + page), LARGE_COLUMNS, `sheet-${at / page + 1}`)
  const whole = await sheetOf(
    tiles.map(({ small }) => small),
    COLUMNS,
    WIDTH,
  )
    .png()
    .toBuffer()
  for (let quality = 82; quality >= 40; quality -= 6) {
    await sharp(whole).webp({ quality, effort: 6 }).toFile(SHEET)
    if (statSync(SHEET).size <= LIMIT_BYTES) break
  }
  process.stdout.write(`${SHEET}: ${Math.round(statSync(SHEET).size / 1000)} kB\n`)
}
process.stdout.write(
  `${tiles.length} drawings, ${Math.round((performance.now() - started) / tiles.length)} ms and ` +
    `${Math.round(characters / tiles.length / 1000)} kB of SVG each\n`,
)
