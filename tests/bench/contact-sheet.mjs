// `npm run gallery`: draws 64 random characters and writes them as one picture for the README. `-- <folder>` also leaves
// each drawing there in full size, for a look with honest eyes.
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import sharp from 'sharp'

const COUNT = 64
const COLUMNS = 8
const WIDTH = 168
const HEIGHT = (WIDTH * 4) / 3
const SHEET = 'public/readme/gallery.webp'
const LIMIT_BYTES = 300_000

const bundle = 'node_modules/.cache/krush/illustrator.mjs'
await build({
  entryPoints: ['server/providers/image/illustrator/portrait.ts'], outfile: bundle, bundle: true, platform: 'node', format: 'esm',
  packages: 'external', alias: { '@': process.cwd() }, logLevel: 'warning',
})
const { portrait, randomAppearance } = await import(pathToFileURL(bundle).href)
rmSync(bundle)

const folder = process.argv[2]
if (folder) mkdirSync(folder, { recursive: true })
const started = performance.now()
const tiles = []
let characters = 0
for (let seed = 0; seed < COUNT; seed += 1) {
  const svg = portrait(randomAppearance(seed))
  characters += svg.length
  const picture = sharp(Buffer.from(svg)).removeAlpha()
  if (folder) await picture.clone().webp({ quality: 84 }).toFile(join(folder, `${seed}.webp`))
  tiles.push(await picture.resize(WIDTH, HEIGHT).png().toBuffer())
}
const sheet = sharp({ create: { width: COLUMNS * WIDTH, height: Math.ceil(COUNT / COLUMNS) * HEIGHT, channels: 3, background: '#000' } })
  .composite(tiles.map((input, i) => ({ input, left: (i % COLUMNS) * WIDTH, top: Math.floor(i / COLUMNS) * HEIGHT })))
const whole = await sheet.png().toBuffer()
for (let quality = 82; quality >= 40; quality -= 6) {
  await sharp(whole).webp({ quality, effort: 6 }).toFile(SHEET)
  if (statSync(SHEET).size <= LIMIT_BYTES) break
}
process.stdout.write(
  `${SHEET}: ${Math.round(statSync(SHEET).size / 1000)} kB; ${COUNT} drawings, ${Math.round((performance.now() - started) / COUNT)} ms and ` +
    `${Math.round(characters / COUNT / 1000)} kB of SVG each\n`,
)
