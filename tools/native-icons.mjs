// Draws the icons of the iOS app from app/icon.svg: `node tools/native-icons.mjs`. Run it after a change of that drawing. Android draws
// its own from the same lines, in android/app/src/main/res/drawable.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const assets = join('ios', 'App', 'Assets.xcassets')
const drawing = readFileSync(join('app', 'icon.svg'), 'utf8')
/** The system cuts the corners itself, and refuses an icon that can be seen through. */
const whole = drawing.replace(' rx="15"', '')
/** A sheet of paper: says nothing of what the app is. The lines of ic_sheet.xml. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#E8ECF1"/>
<path d="M17 12h22l8 8v32H17zM25 27h14M25 35h14M25 43h9" fill="none" stroke="#4A5565" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
/** Only the letter, for the launch screen. */
const letter = drawing.replace(/\s*<rect[^>]*\/>/, '').replace('<svg ', '<svg width="96" height="96" ')

const SIZE = 1024
async function draw(svg, folder, name) {
  mkdirSync(join(assets, folder), { recursive: true })
  await sharp(Buffer.from(svg), { density: (72 * SIZE) / 64 })
    .resize(SIZE, SIZE)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toFile(join(assets, folder, name))
}

await draw(whole, 'AppIcon.appiconset', 'icon.png')
await draw(sheet, 'Discreet.appiconset', 'discreet.png')
mkdirSync(join(assets, 'LaunchLetter.imageset'), { recursive: true })
writeFileSync(join(assets, 'LaunchLetter.imageset', 'letter.svg'), letter)
