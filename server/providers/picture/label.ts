import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as CanvasModule from '@napi-rs/canvas'

/** The height of the letters as a part of the shorter side of the picture, and the least that can be read. */
const PART = 0.026
const LEAST = 13
const FAMILY = 'Label'
/** For names, as in the pages. */
export const DISPLAY = 'Display'
const FONTS: Record<string, (script: string) => string> = {
  [FAMILY]: (script) => `@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`,
  [DISPLAY]: (script) => `@fontsource/young-serif/files/young-serif-${script}-400-normal.woff2`,
}

type Canvas = typeof CanvasModule

let loading: Promise<Canvas> | null = null
/** The letters come with us, since a server often has no fonts at all. */
async function load(): Promise<Canvas> {
  const canvas = await import('@napi-rs/canvas')
  const require = createRequire(import.meta.url)
  for (const [family, fileOf] of Object.entries(FONTS)) {
    for (const script of ['latin', 'latin-ext']) canvas.GlobalFonts.register(readFileSync(require.resolve(fileOf(script))), family)
  }
  return canvas
}

/** The canvas with our letters, loaded with the first picture that needs them. */
export const loadCanvas = (): Promise<Canvas> => (loading ??= load())
export const textFont = (size: number, weight = 600) => `${weight} ${size}px ${FAMILY}`
/** What our letters can draw. */
export const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u024f\u2010-\u2026\u20ac]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A name in letters we do not have is left out rather than drawn as boxes. */
export const labelText = (brand: string) => (/^[\u0020-\u024f]+$/.test(brand) ? `AI-generated · ${brand}` : 'AI-generated')

export type Label = { png: Uint8Array; left: number; top: number }

/** White letters on a dark plate with a light rim: readable on every picture. It is in the lower right corner, away from faces. */
export async function drawLabel(text: string, picture: { width: number; height: number }): Promise<Label> {
  const { createCanvas } = await loadCanvas()
  const font = textFont
  const ruler = createCanvas(1, 1).getContext('2d')
  const wanted = Math.max(LEAST, PART * Math.min(picture.width, picture.height))
  const widthAt = (size: number) => {
    ruler.font = font(size)
    return Math.ceil(ruler.measureText(text).width + 1.3 * size)
  }
  const size = Math.max(1, Math.min(wanted, (wanted * 0.9 * picture.width) / widthAt(wanted)))
  const [width, height, margin] = [
    Math.min(widthAt(size), picture.width),
    Math.min(Math.ceil(1.8 * size), picture.height),
    Math.round(0.75 * size),
  ]
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  brush.beginPath()
  brush.roundRect(0.5, 0.5, width - 1, height - 1, 0.55 * size)
  brush.fillStyle = 'rgba(18, 14, 16, 0.62)'
  brush.fill()
  brush.strokeStyle = 'rgba(255, 255, 255, 0.28)'
  brush.stroke()
  brush.font = font(size)
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = 'rgba(255, 255, 255, 0.96)'
  brush.fillText(text, width / 2, height / 2 + 0.03 * size)
  return {
    png: canvas.toBuffer('image/png'),
    left: Math.max(0, picture.width - width - margin),
    top: Math.max(0, picture.height - height - margin),
  }
}
