import { blur } from './face'
import {
  clipPath,
  clipped,
  ellipse,
  lerp,
  line,
  opacity,
  path,
  pointAt,
  polygon,
  ribbon,
  round,
  spindle,
  spline,
  type Point,
} from './geometry'
import { mix, type Cloth } from './palette'
import type { Torso } from './body'
import type { Brush } from './sitter'

export type Cut = { d: string; neckline: string; left: Point; right: Point; low: Point }
export type CutOptions = { open?: number; depth?: number; v?: boolean; out?: number; up?: number; dx?: number }
/** `plain`: under another garment, where folds would not be seen. */
export type DrapeOptions = { gloss?: number; rim?: boolean; name?: string; knit?: boolean; plain?: boolean }

const pushed = (points: readonly Point[], out: number, up: number, centre: number): Point[] =>
  points.map(([x, y]) => [x + Math.sign(x - centre) * out, y - up])

/** A body-shaped cloth. open: how far out on the shoulder the neckline starts; depth: how far it drops. */
export function cutOf(torso: Torso, options: CutOptions = {}): Cut {
  const { open = 20, depth = 30, v = false, out = 7, up = 4, dx = 0 } = options
  const [l, r] = [pointAt(torso.left, 2), pointAt(torso.right, 2)]
  const nl: Point = [l[0] - open * 0.9, l[1] + 8 + open * 0.42]
  const nr: Point = [r[0] + open * 0.9, r[1] + 8 + open * 0.42]
  const low: Point = [torso.pit[0] + dx, torso.pit[1] + depth]
  const left = pushed(torso.left.slice(3), out, up, torso.centre).filter(([x]) => x < nl[0] - 6)
  const right = pushed(torso.right.slice(3), out, up, torso.centre).filter(([x]) => x > nr[0] + 6)
  const curve = (from: Point, to: Point, reverse: boolean) => {
    const a: Point = [lerp(from[0], low[0], 0.15), lerp(low[1], from[1], v ? 0.55 : 0.12)]
    const b: Point = [lerp(from[0], low[0], v ? 0.75 : 0.35), v ? lerp(low[1], from[1], 0.3) : low[1]]
    const [p, q] = reverse ? [b, a] : [a, b]
    return `C${round(p[0])} ${round(p[1])} ${round(q[0])} ${round(q[1])} ${round(to[0])} ${round(to[1])}`
  }
  const edge = curve(nr, low, false) + curve(nl, nl, true)
  return {
    d: `${spline([nl, ...left, ...right.reverse(), nr], false, 0.15)}${edge}Z`,
    neckline: `M${round(nr[0])} ${round(nr[1])}${edge}`,
    left: nl,
    right: nr,
    low,
  }
}

/** Soft light above and shade below the chest: form under cloth, nothing more. */
function chestForm(torso: Torso, cloth: Cloth): string {
  if (torso.bust < 0.04) return ''
  const [px] = torso.pit
  const k = torso.bust
  const y = 452 + 16 * k
  const side = (s: -1 | 1) => {
    const x = px + s * torso.width * 0.33 + 8
    const w = torso.width * (0.2 + 0.1 * k)
    return (
      path(
        `M${round(x - w)} ${round(y + 20)}C${round(x - w * 0.7)} ${round(y + 60 + 40 * k)} ${round(x + w * 0.7)} ` +
          `${round(y + 62 + 40 * k)} ${round(x + w * 1.04)} ${round(y + 10)}` +
          `C${round(x + w * 0.9)} ${round(y + 90 + 50 * k)} ${round(x - w * 0.8)} ${round(y + 90 + 50 * k)} ` +
          `${round(x - w)} ${round(y + 20)}Z`,
        cloth.shade,
        opacity(0.35 + 0.5 * k),
      ) + ellipse(x - w * 0.25, y + 4, w * 0.62, 30 + 14 * k, cloth.light, opacity((s < 0 ? 0.4 : 0.16) * (0.5 + 0.5 * k)))
    )
  }
  return side(-1) + side(1)
}

export function drape(cut: Cut, cloth: Cloth, brush: Brush, torso: Torso, options: DrapeOptions = {}): string {
  const { palette, finish, id } = brush
  const { gloss = 0, rim = true, name = 'g', knit = false, plain = false } = options
  const key = `${id}${name}`
  const [px] = torso.pit
  const [aL, aR] = [pointAt(torso.left, 6)[0] + 62, pointAt(torso.right, 6)[0] - 66]
  const fold = (points: readonly Point[], width: number, color: string, o: number) =>
    path(ribbon(points, spindle(width)), color, opacity(o))
  const gradient =
    `<linearGradient id="${key}fill" gradientUnits="userSpaceOnUse" x1="${round(pointAt(torso.left, 6)[0])}" ` +
    `y1="300" x2="${round(pointAt(torso.right, 6)[0])}" y2="430">` +
    `<stop offset="0" stop-color="${mix(cloth.base, cloth.light, 0.6)}"/><stop offset=".45" ` +
    `stop-color="${cloth.base}"/><stop offset="1" stop-color="${cloth.shade}"/></linearGradient>`
  const soft =
    path(
      spline(
        [
          [px + 96, 250],
          [px + 84, 330],
          [px + 104, 430],
          [px + 84, 540],
          [px + 96, 700],
          [600, 700],
          [aR + 70, 420],
          [aR, 280],
        ],
        true,
      ),
      cloth.shade,
      opacity(0.5),
    ) +
    fold(
      [
        [aL - 6, 400],
        [aL + 10, 480],
        [aL + 2, 560],
        [aL + 16, 680],
      ],
      26,
      cloth.deep,
      0.45,
    ) +
    fold(
      [
        [aR + 8, 400],
        [aR - 8, 480],
        [aR + 2, 560],
        [aR - 12, 680],
      ],
      30,
      cloth.deep,
      0.55,
    ) +
    chestForm(torso, cloth) +
    fold(
      [
        [aL - 30, 350],
        [aL - 44, 430],
        [aL - 40, 560],
      ],
      26,
      cloth.light,
      0.5 + gloss,
    )
  const crisp =
    fold(
      [
        [aL, 420],
        [aL + 46, 452],
        [aL + 110, 456],
      ],
      knit ? 7 : 11,
      cloth.shade,
      0.75,
    ) +
    fold(
      [
        [aR, 424],
        [aR - 54, 462],
        [aR - 122, 470],
      ],
      knit ? 8 : 13,
      cloth.shade,
      0.75,
    ) +
    fold(
      [
        [aL + 4, 462],
        [aL + 40, 512],
        [aL + 70, 590],
      ],
      knit ? 6 : 10,
      cloth.half,
      0.8,
    ) +
    fold(
      [
        [aR - 4, 462],
        [aR - 40, 530],
        [aR - 62, 610],
      ],
      knit ? 7 : 11,
      cloth.shade,
      0.6,
    ) +
    fold(
      [
        [aL - 26, 470],
        [aL - 60, 492],
        [aL - 84, 486],
      ],
      9,
      cloth.shade,
      0.55,
    ) +
    fold(
      [
        [aR + 26, 480],
        [aR + 58, 500],
        [aR + 86, 492],
      ],
      9,
      cloth.deep,
      0.45,
    )
  const shine = gloss
    ? fold(
        [
          [aL - 40, 306],
          [aL + 20, 290],
          [px - 90, 306],
        ],
        11,
        mix(cloth.light, '#ffffff', 0.4),
        gloss,
      ) +
      fold(
        [
          [aR + 44, 380],
          [aR + 52, 450],
          [aR + 44, 560],
        ],
        8,
        cloth.light,
        gloss,
      ) +
      fold(
        [
          [px - 74, 440],
          [px - 60, 500],
          [px - 78, 580],
        ],
        9,
        cloth.light,
        gloss * 0.7,
      )
    : ''
  const edge = rim
    ? path(
        ribbon(
          torso.right.slice(3).map(([x, y]): Point => [x + 3, y]),
          spindle(10),
        ),
        palette.rim,
        opacity(0.55 * finish.rim),
      )
    : ''
  return (
    gradient +
    clipPath(key, cut.d) +
    path(cut.d, `url(#${key}fill)`) +
    (plain ? '' : clipped(key, `<g ${blur(id, 'm')}>${soft}</g><g ${blur(id, 's')}>${crisp}${edge}</g>${shine}`)) +
    line(cut.d, finish.outline ? mix(cloth.line, '#1a0d14', 0.6) : cloth.line, finish.outline || 1.2, opacity(finish.outline ? 0.95 : 0.3))
  )
}

export function underLayer(brush: Brush, torso: Torso, cloth: Cloth, options: CutOptions = {}): string {
  const cut = cutOf(torso, { open: 24, depth: 34, out: -4, up: 0, ...options })
  return drape(cut, cloth, brush, torso, { plain: true, name: 'u' }) + line(cut.neckline, cloth.shade, 5, opacity(0.6))
}

export const button = (x: number, y: number, color: string, r = 5): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${color}"/>`

/** One lapel from the neck down to the closing point, with a notch, or a shawl without one. */
export function lapel(
  torso: Torso,
  s: -1 | 1,
  close: Point,
  cloth: Cloth,
  options: { w?: number; notch?: number; collar?: boolean; shawl?: boolean } = {},
): string {
  const { w = 66, notch = 372, collar = true, shawl = false } = options
  const top = pointAt(s < 0 ? torso.left : torso.right, 2)
  const [x, y] = [top[0] + s * 2, top[1] - 6]
  const out = x + s * w
  const tone = s > 0 ? cloth.half : mix(cloth.base, cloth.light, 0.25)
  if (shawl) {
    const d = spline(
      [
        [x - s * 6, y - 12],
        [x + s * 22, y + 14],
        [out + s * 10, notch - 50],
        [out + s * 4, notch + 30],
        close,
        [lerp(x, close[0], 0.42) - s * 6, lerp(y, close[1], 0.42)],
      ],
      true,
      0.15,
    )
    return path(d, cloth.deep, `transform="translate(4 8)" ${opacity(0.55)}`) + path(d, tone) + line(d, cloth.line, 1.6, opacity(0.4))
  }
  const body = polygon([
    [x + s * 6, y + 44],
    [out + s * 12, notch - 26],
    [out - s * 2, notch],
    [out + s * 16, notch + 8],
    close,
    [lerp(x, close[0], 0.4) - s * 6, lerp(y, close[1], 0.36)],
  ])
  const fall = polygon([
    [x - s * 4, y - 12],
    [x + s * 20, y + 4],
    [out + s * 14, notch - 30],
    [out - s * 2, notch - 2],
    [x + s * 4, y + 62],
  ])
  return (
    path(body, cloth.deep, `transform="translate(4 8)" ${opacity(0.6)}`) +
    path(body, tone) +
    line(body, cloth.line, 1.8, opacity(0.5)) +
    (collar ? path(fall, s > 0 ? cloth.shade : cloth.half) + line(fall, cloth.line, 1.8, opacity(0.5)) : '')
  )
}

export function shirtCollar(torso: Torso, cloth: Cloth, spread = 46, bottom = 332): string {
  const [px, py] = torso.pit
  return ([-1, 1] as const)
    .map((s) => {
      const top = pointAt(s < 0 ? torso.left : torso.right, 2)
      const d = polygon([
        [top[0] - s * 10, top[1] - 42],
        [top[0] + s * 10, top[1] - 8],
        [top[0] + s * 20, top[1] + 36],
        [px + s * (spread + 10), bottom],
        [px + s * 12, py + 14],
        [lerp(top[0], px, 0.55), lerp(top[1], py, 0.5)],
      ])
      return (
        path(d, cloth.deep, `transform="translate(3 8)" ${opacity(0.5)}`) +
        path(d, s > 0 ? cloth.half : cloth.light) +
        line(d, cloth.line, 1.8, opacity(0.45))
      )
    })
    .join('')
}
