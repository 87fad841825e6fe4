import { describe, expect, it } from 'vitest'
import { GRADIENTS, PORTRAIT_SHARE } from '@/components/messages/wallpaper'
import { palettes } from '@/tailwind.config'

type Palette = Record<keyof (typeof palettes)['dark'], string>

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = rgb(hex).map(channel)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** WCAG 2.2 contrast ratio. */
const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ink', 'surface', 'raised', 'hover'] as const
const TEXTS = ['text', 'muted', 'accent', 'gold', 'ok', 'warn', 'bad'] as const
/** Every other pair of text and ground that is drawn. */
const PAIRS = [
  ['mine-text', 'mine'],
  ['mine-muted', 'mine'],
  ['on-brand', 'rose'],
  ['on-brand', 'coral'],
  ['ink', 'text'],
  ['on-picture', 'shade'],
  ['on-picture-soft', 'shade'],
] as const
const CONTROLS = ['edge', 'focus'] as const

describe.each(Object.entries(palettes) as [string, Palette][])('%s theme', (_name, palette) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))('%s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(PAIRS)('%s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(CONTROLS.flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)))('%s on %s is at least 3:1', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('keeps the text of a card readable over the brightest picture', () => {
  const over = (alpha: number) => {
    const mixed = rgb(palettes.dark.shade).map((value) => Math.round((value * alpha + (1 - alpha)) * 255))
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }
  // `picture-shade` is 62 % at the first line of text and 92 % at the foot.
  expect(contrast(palettes.dark['on-picture'], over(0.62))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palettes.dark['on-picture-soft'], over(0.92))).toBeGreaterThanOrEqual(4.5)
})

/** `share` of one color in another, as color-mix in sRGB has it. */
const mix = (one: string, share: number, other: string) => {
  const others = rgb(other)
  const mixed = rgb(one).map((value, at) => Math.round((value * share + (others[at] ?? 0) * (1 - share)) * 255))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

it.each(Object.entries(palettes) as [string, Palette][])(
  'words that lie on a wallpaper of the chat are at least 4.5:1 in the %s theme',
  (_name, palette) => {
    const grounds = Object.values(GRADIENTS).flatMap(({ stops }) =>
      stops.map(({ color, share }) => mix(palette[color], share, palette.ink)),
    )
    // Any portrait lies between black and white.
    grounds.push(...['#000000', '#ffffff'].map((picture) => mix(picture, PORTRAIT_SHARE, palette.ink)))
    for (const ground of grounds) {
      for (const text of ['text', 'muted', 'accent', 'bad'] as const)
        expect(contrast(palette[text], ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)
