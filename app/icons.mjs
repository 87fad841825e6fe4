// Draws the icons of the installed app from app/icon.svg: `node app/icons.mjs`. Run it after a change of that drawing.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const drawing = readFileSync(join('app', 'icon.svg'), 'utf8')
/** Without the round corners, for systems that cut the shape themselves; the letter lies within the safe circle of 80 %. */
const whole = drawing.replace(' rx="15"', '')
mkdirSync(join('public', 'icons'), { recursive: true })

const draw = (svg, size, ...path) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(...path))

await draw(drawing, 192, 'public', 'icons', '192.png')
await draw(drawing, 512, 'public', 'icons', '512.png')
await draw(whole, 512, 'public', 'icons', 'maskable-512.png')
await draw(whole, 180, 'app', 'apple-icon.png')
