import type { SKRSContext2D } from '@napi-rs/canvas'
import { DISPLAY, drawable, drawLabel, labelText, loadCanvas, textFont } from './label'
import type { ShareCard } from './port'

/** What Open Graph and the others show large. */
export const CARD = { width: 1200, height: 630 } as const
/** At the right edge, in full height. */
export const PORTRAIT = { width: 520, height: 630 } as const
const MARGIN = 72
const TEXT_WIDTH = CARD.width - PORTRAIT.width - MARGIN - 24
/** The dark theme of the pages (tailwind.config.ts). */
const [INK, SURFACE, TEXT, MUTED, ROSE, CORAL] = ['#0E0A12', '#211829', '#F6F0F7', '#D3C7DA', '#FF4D7E', '#FF8A5C']

/** Words in lines of at most `width`; the last one ends in an ellipsis where there are more. */
function linesOf(brush: SKRSContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  const words = text.split(' ')
  for (let line = words.shift() ?? ''; line;) {
    const next = words[0]
    if (next !== undefined && brush.measureText(`${line} ${next}`).width <= width) {
      line = `${line} ${words.shift()}`
      continue
    }
    if (lines.length === most - 1 && next !== undefined) {
      while (line && brush.measureText(`${line}…`).width > width) line = line.slice(0, -1)
      return [...lines, `${line.trimEnd()}…`]
    }
    lines.push(line)
    line = words.shift() ?? ''
  }
  return lines
}

/** The largest size at which every word fits. */
function fit(brush: SKRSContext2D, text: string, sizes: { from: number; to: number }): number {
  for (let size = sizes.from; size > sizes.to; size -= 4) {
    brush.font = `400 ${size}px ${DISPLAY}`
    if (text.split(' ').every((word) => brush.measureText(word).width <= TEXT_WIDTH)) return size
  }
  return sizes.to
}

/** A portrait of plain pixels next to the name, first words, brand and the label; PNG. */
export async function drawShareCard({ portrait, color, name, hook, brand }: ShareCard): Promise<Uint8Array> {
  const { createCanvas, loadImage } = await loadCanvas()
  const { width, height } = CARD
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  brush.fillStyle = INK
  brush.fillRect(0, 0, width, height)
  const left = width - PORTRAIT.width
  brush.fillStyle = /^#[\da-f]{6}$/i.test(color) ? color : SURFACE
  brush.fillRect(left, 0, PORTRAIT.width, height)
  if (portrait) brush.drawImage(await loadImage(Buffer.from(portrait)), left, 0, PORTRAIT.width, height)
  const veil = brush.createLinearGradient(left, 0, left + 220, 0)
  veil.addColorStop(0, INK)
  veil.addColorStop(1, `${INK}00`)
  brush.fillStyle = veil
  brush.fillRect(left, 0, 220, height)

  const mark = brush.createLinearGradient(MARGIN, 0, MARGIN + 120, 0)
  mark.addColorStop(0, ROSE)
  mark.addColorStop(1, CORAL)
  brush.fillStyle = mark
  brush.textBaseline = 'alphabetic'
  brush.font = `400 44px ${DISPLAY}`
  brush.fillText(drawable(brand), MARGIN, 112, TEXT_WIDTH)

  // A name in letters we do not have is left out rather than cut.
  const title = drawable(name) === name.normalize('NFC').trim() ? drawable(name) : ''
  const size = fit(brush, title, { from: 92, to: 40 })
  brush.font = `400 ${size}px ${DISPLAY}`
  const titles = linesOf(brush, title, TEXT_WIDTH, 2)
  const words = drawable(hook)
  brush.font = textFont(34, 500)
  const said = linesOf(brush, words && `“${words}”`, TEXT_WIDTH, 4)
  const block = titles.length * size * 1.1 + 28 + said.length * 46
  let y = Math.max(160, (height + 60 - block) / 2) + size * 0.8
  brush.fillStyle = TEXT
  brush.font = `400 ${size}px ${DISPLAY}`
  for (const line of titles) {
    brush.fillText(line, MARGIN, y, TEXT_WIDTH)
    y += size * 1.1
  }
  y += 20
  brush.fillStyle = MUTED
  brush.font = textFont(34, 500)
  for (const line of said) {
    brush.fillText(line, MARGIN, y, TEXT_WIDTH)
    y += 46
  }
  const label = await drawLabel(labelText(brand), CARD)
  brush.drawImage(await loadImage(Buffer.from(label.png)), label.left, label.top)
  return canvas.toBuffer('image/png')
}
