import { clipPath, clipped, ellipse, lerp, line, opacity, path, ribbon, round, type Point } from './geometry'
import { blur } from './face'
import { mix } from './palette'
import type { Brush, Mood, Sitter } from './sitter'

export type Eye = { side: -1 | 1; x: number; width: number }

const OPENNESS: Record<Mood, number> = {
  'warm smile': 0.78,
  playful: 0.84,
  calm: 0.82,
  intense: 0.74,
  laughing: 0.56,
  tender: 0.7,
  wistful: 0.76,
}
/** How far the lower lid is pushed up by the cheeks: lower is higher. */
const LOWER_LID: Partial<Record<Mood, number>> = { 'warm smile': 0.3, laughing: 0.16, playful: 0.38 }
const BROW_RAISE: Record<Mood, number> = {
  'warm smile': -3,
  playful: -2,
  calm: 0,
  intense: 5,
  laughing: -6,
  tender: -1,
  wistful: -3,
}
const BROW_KNIT: Record<Mood, number> = {
  'warm smile': -1,
  playful: 0,
  calm: 0,
  intense: 5,
  laughing: -2,
  tender: -3,
  wistful: -5,
}

/** Far eye first. */
export function eyeAnchors(sitter: Sitter): [Eye, Eye] {
  const make = (side: -1 | 1): Eye => {
    const [inner] = sitter.project(side * (22 + sitter.eyeGap), 0, 98)
    const [outer] = sitter.project(side * (77 + sitter.eyeGap), 0, 70)
    return { side, x: (inner + outer) / 2, width: Math.abs(outer - inner) }
  }
  return [make(-1), make(1)]
}

type EyeShape = { height: number; shape: string; lid: string; lash: number; outer: Point; at: (v: number) => number }

function eyeShape(sitter: Sitter, { side, x, width: w }: Eye): EyeShape {
  const wink = sitter.mood === 'playful' && side > 0 ? 0.84 : 1
  const drawn = sitter.appearance.style === 'Anime' ? 1.14 : 1
  const height = 28.5 * drawn * sitter.eyeSize * OPENNESS[sitter.mood] * wink
  const lash = sitter.man ? 4 : sitter.neutral ? 5.4 : 6.6
  const at = (v: number) => round(x + v * side)
  const smileLift = LOWER_LID[sitter.mood] ?? 0.44
  const outer: Point = [w / 2, -2 - sitter.eyeTilt]
  const start = `M${at(-w / 2)} 5`
  const shape =
    `${start}C${at(-w * 0.32)} ${round(-height * 0.66)} ${at(w * 0.16)} ${round(-height * 0.84)} ${at(outer[0])} ` +
    `${round(outer[1])}` +
    `C${at(w * 0.3)} ${round(height * smileLift)} ${at(-w * 0.16)} ${round(height * (smileLift + 0.12))} ` +
    `${at(-w / 2)} 5Z`
  const wing = sitter.man ? 1 : sitter.neutral ? 4 : 8
  const lid =
    `M${at(-w / 2 - 1)} 6C${at(-w * 0.32)} ${round(-height * 0.66)} ${at(w * 0.16)} ${round(-height * 0.8)} ` +
    `${at(outer[0])} ${round(outer[1] + 1.5)}` +
    `L${at(outer[0] + wing)} ${round(outer[1] - wing * 0.7)}C${at(w * 0.32)} ${round(-height * 0.78 - lash * 1.1)} ` +
    `${at(-w * 0.28)} ${round(-height * 0.7 - lash)} ${at(-w / 2 - 1)} 6Z`
  return { height, shape, lid, lash, outer, at }
}

function iris({ palette, sitter, finish, id }: Brush, eye: Eye, height: number, key: string): string {
  const radius = Math.min((sitter.appearance.style === 'Anime' ? 16.6 : 15.2) * sitter.eyeSize, eye.width * 0.4)
  const aside = sitter.mood === 'wistful' ? -5 : 0
  const x = eye.x + 3.5 * sitter.turn + (eye.side < 0 ? 1 : 0) + aside
  const y = sitter.mood === 'intense' ? -3.4 : sitter.mood === 'laughing' ? -4 : -2
  const color = palette.iris
  const gradient =
    `<radialGradient id="${id}iris${key}" cx=".5" cy=".7" r=".62"><stop offset="0" ` +
    `stop-color="${mix(color, '#ffe9b8', 0.5)}"/>` +
    `<stop offset=".55" stop-color="${color}"/><stop offset="1" ` +
    `stop-color="${mix(color, '#120c14', 0.62)}"/></radialGradient>`
  const glint = radius * 0.27 * finish.glint
  return (
    gradient +
    ellipse(x, y, radius, radius * 1.04, `url(#${id}iris${key})`) +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" ` +
    `stroke="${mix(color, '#120c14', 0.72)}" stroke-width="1.6"/>` +
    ellipse(x, y, radius * 0.44, radius * 0.46, '#140d13') +
    ellipse(x - radius * 0.36, y - radius * 0.38, glint, glint * 1.1, '#fffaf2') +
    ellipse(x + radius * 0.4, y + radius * 0.42, glint * 0.48, glint * 0.44, '#fffaf2', opacity(0.7)) +
    (finish.glint > 1.3 ? ellipse(x, y + radius * 0.62, radius * 0.5, radius * 0.2, mix(color, '#ffffff', 0.55), opacity(0.7)) : '') +
    (height < 20 ? '' : ellipse(x, y + radius * 0.55, radius * 0.55, radius * 0.28, mix(color, '#ffe2a8', 0.5), opacity(0.35)))
  )
}

function lashes(sitter: Sitter, { side, x, width: w }: Eye, outer: Point, color: string): string {
  if (sitter.man || sitter.neutral) return ''
  const tips: readonly (readonly [number, number, number])[] = [
    [0.3, 6, -10],
    [0.4, 8, -9],
    [0.48, 9, -6],
  ]
  return tips
    .map(([u, dx, dy]) => {
      const from: Point = [x + side * w * u, outer[1] - (0.5 - u) * 34]
      const to: Point = [from[0] + side * dx, from[1] + dy]
      return path(
        ribbon([from, [lerp(from[0], to[0], 0.6), lerp(from[1], to[1], 0.35)], to], (q) => 3.2 * (1 - q) + 0.3, {
          steps: 4,
        }),
        color,
      )
    })
    .join('')
}

function openEye(brush: Brush, eye: Eye): string {
  const { sitter, palette, id } = brush
  const { skin } = palette
  const { width: w, x, side } = eye
  const key = side < 0 ? 'f' : 'n'
  const { height: h, shape, lid, outer, at } = eyeShape(sitter, eye)
  const dark = mix(skin.line, '#170d14', 0.68)
  const creaseY = -h * 0.66 - 9
  const shadow =
    `M${at(-w * 0.52)} 3C${at(-w * 0.34)} ${round(creaseY - 6)} ${at(w * 0.3)} ${round(creaseY - 8)} ` +
    `${at(w * 0.68)} -8L${at(w * 0.46)} 1Z`
  const shadowColor = sitter.man || sitter.neutral ? skin.shade : mix(skin.shade, skin.lip, 0.35)
  return (
    clipPath(`${id}eye${key}`, shape) +
    `<g ${blur(id, 's')}>${path(shadow, shadowColor, opacity(sitter.man ? 0.35 : 0.6))}</g>` +
    path(shape, mix('#f8f1ec', skin.shade, palette.dark ? 0.1 : 0.14)) +
    clipped(
      `${id}eye${key}`,
      ellipse(x - side * w * 0.46, 5, 4, 3.4, mix(skin.lip, skin.base, 0.5), opacity(0.7)) +
        iris(brush, eye, h, key) +
        path(
          `M${at(-w * 0.6)} 4C${at(-w * 0.3)} ${round(-h * 0.36)} ${at(w * 0.14)} ${round(-h * 0.46)} ${at(w * 0.6)} ` +
            `-2L${at(w * 0.6)} -34L${at(-w * 0.6)} -34Z`,
          skin.line,
          opacity(0.34),
        ),
    ) +
    path(lid, dark) +
    lashes(sitter, eye, outer, dark) +
    (sitter.years > 0.4
      ? line(
          `M${at(w * 0.64)} -2q${round(side * 5)} -1 ${round(side * 9)} -4M${at(w * 0.62)} 4q${round(side * 5)} 2 ` +
            `${round(side * 8)} 5M${at(-w * 0.3)} 22C${at(0)} 28 ${at(w * 0.3)} 25 ${at(w * 0.46)} 17`,
          skin.deep,
          1.7,
          opacity(sitter.years * 0.34),
        )
      : '') +
    line(
      `M${at(w * 0.45)} ${round(outer[1] + 4)}C${at(w * 0.28)} ${round(h * 0.44)} ${at(-w * 0.1)} ${round(h * 0.52)} ` +
        `${at(-w * 0.32)} ${round(h * 0.36)}`,
      skin.line,
      1.7,
      opacity(0.6),
    ) +
    (sitter.crease > 0.3
      ? line(
          `M${at(-w * 0.4)} ${round(creaseY * 0.66)}C${at(-w * 0.2)} ${round(creaseY - 1)} ${at(w * 0.22)} ` +
            `${round(creaseY - 3)} ${at(w * 0.52)} ${round(-12 - sitter.eyeTilt)}`,
          skin.line,
          1.8,
          opacity(sitter.crease * 0.6),
        )
      : '') +
    (sitter.mood === 'warm smile' || sitter.mood === 'laughing'
      ? line(
          `M${at(-w * 0.3)} ${round(h * 0.62)}C${at(-w * 0.05)} ${round(h * 0.76)} ${at(w * 0.25)} ${round(h * 0.7)} ` +
            `${at(w * 0.42)} ${round(h * 0.42)}`,
          skin.deep,
          1.6,
          opacity(0.28),
        )
      : '')
  )
}

function closedEye({ sitter, palette, id }: Brush, eye: Eye): string {
  const { width: w } = eye
  const { height: h, lash, at } = eyeShape(sitter, eye)
  const { skin } = palette
  const dark = mix(skin.line, '#170d14', 0.6)
  const fold = `M${at(-w / 2)} 6C${at(-w * 0.25)} ${round(h * 0.56)} ${at(w * 0.25)} ${round(h * 0.52)} ${at(w / 2)} 1`
  const cover = `${fold}C${at(w * 0.3)} ${round(-h * 0.7)} ${at(-w * 0.3)} ${round(-h * 0.6)} ${at(-w / 2)} 6Z`
  return (
    path(cover, mix(skin.base, skin.half, 0.5)) +
    `<g ${blur(id, 's')}>${path(cover, skin.shade, opacity(0.3))}</g>` +
    line(fold, dark, lash * 0.8) +
    line(`M${at(w * 0.48)} 2l${round(6 * eye.side)} 3`, dark, lash * 0.5)
  )
}

export const eyes = (brush: Brush, closed: boolean): string =>
  eyeAnchors(brush.sitter)
    .map((eye) => (closed ? closedEye(brush, eye) : openEye(brush, eye)))
    .join('')

export function brows({ sitter, palette }: Brush): string {
  const thick = (sitter.man ? 12.5 : sitter.neutral ? 10 : 8.4) * sitter.browWeight
  return eyeAnchors(sitter)
    .map(({ side, x, width: w }) => {
      const raise = sitter.mood === 'playful' && side > 0 ? -8 : BROW_RAISE[sitter.mood]
      const knit = BROW_KNIT[sitter.mood]
      const y = (sitter.man ? -33 : -38) + raise
      const arch = 7 * sitter.browArch * (sitter.man ? 0.45 : 1)
      const points: Point[] = [
        [x - side * w * 0.56, y + 4 + knit],
        [x - side * w * 0.1, y - arch * 0.6],
        [x + side * w * 0.32, y - arch],
        [x + side * w * 0.68, y + 6 - arch * 0.3],
      ]
      const width = (q: number) => thick * (q < 0.14 ? 0.6 + q * 2.9 : 1.02 - 0.95 * q ** 2.2)
      return (
        path(ribbon(points, width, { steps: 7 }), palette.brow, opacity(0.62)) +
        path(
          ribbon(points, (q) => thick * 0.8 * (1 - q) ** 0.5, { from: 0.14, to: 1, steps: 6 }),
          palette.brow,
          opacity(0.6),
        )
      )
    })
    .join('')
}
