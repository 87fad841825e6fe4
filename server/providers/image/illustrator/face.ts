import {
  clipPath,
  clipped,
  ellipse,
  lerp,
  lerpPoints,
  line,
  groupOpacity,
  opacity,
  path,
  pointAt,
  ribbon,
  round,
  spindle,
  spline,
  times,
  type Point,
} from './geometry'
import { mix } from './palette'
import type { Brush, Sitter } from './sitter'

export const blur = (id: string, size: 's' | 'm' | 'l'): string => `filter="url(#${id}blur-${size})"`

export function ear({ sitter, palette }: Brush, side: -1 | 1): string {
  const far = side < 0 ? 1 - sitter.turn : 1
  if (far < 0.45) return ''
  const [x] = sitter.project(side * 112, 0, -8)
  const w = 22 * (side > 0 ? lerp(0.72, 1, sitter.turn) : 0.72) * side
  const d =
    `M${round(x - w * 0.4)} -12C${round(x + w * 0.2)} -30 ${round(x + w * 1.1)} -28 ${round(x + w)} 0` +
    `C${round(x + w * 0.9)} 24 ${round(x + w * 0.5)} 50 ${round(x)} 52C${round(x - w * 0.5)} 52 ` +
    `${round(x - w * 0.6)} 18 ${round(x - w * 0.4)} -12Z`
  const inner =
    `M${round(x + w * 0.7)} -8C${round(x + w * 0.3)} -20 ${round(x)} -8 ${round(x + w * 0.25)} ` +
    `8C${round(x + w * 0.5)} 16 ${round(x + w * 0.2)} 26 ${round(x)} 30`
  return path(d, side > 0 ? palette.skin.half : palette.skin.base) + line(inner, palette.skin.deep, 3.5, opacity(0.6))
}

const PLANE_FRONT: readonly Point[] = [
  [84, -190],
  [94, -120],
  [97, -45],
  [90, 4],
  [94, 40],
  [76, 84],
  [60, 116],
  [36, 150],
  [20, 190],
  [150, 190],
  [170, -100],
]
const PLANE_TURNED: readonly Point[] = [
  [58, -190],
  [76, -125],
  [80, -45],
  [64, 4],
  [70, 40],
  [46, 82],
  [28, 114],
  [6, 146],
  [-8, 190],
  [150, 190],
  [170, -100],
]

function freckles({ sitter, palette, random }: Brush): string {
  if (!sitter.freckles) return ''
  const r = random('freckles')
  return times(34, () => {
    const [x, y] = sitter.project(r.range(-74, 74), r.range(22, 62), 96)
    return ellipse(x, y, r.range(0.8, 1.6), r.range(0.7, 1.4), palette.skin.deep, opacity(r.range(0.2, 0.42)))
  })
}

function beautyMark({ sitter, palette }: Brush): string {
  if (!sitter.beautyMark) return ''
  const [x, y] = sitter.project(sitter.beautyMark > 0 ? 44 : -46, sitter.beautyMark > 0 ? 84 : 66, 92)
  return ellipse(x, y, 2.1, 2, palette.skin.line, opacity(0.75))
}

function cheekbones(sitter: Sitter, x: number): Point[] {
  return [
    [x + 42, 24],
    [x + 22, 52],
    [x - 6, 86],
    [x + 16, 92],
    [x + 46, 60],
  ]
}

export function skull(brush: Brush): string {
  const { sitter, palette, finish, id } = brush
  const { turn: t, contour } = sitter
  const skin = palette.skin
  const plane = lerpPoints(PLANE_FRONT, PLANE_TURNED, t)
  const [nearX] = sitter.project(56, 0, 92)
  const [farX] = sitter.project(-58, 0, 88)
  const [foreheadX] = sitter.project(-26, 0, 110)
  const [chinX] = sitter.project(0, 0, 104)
  const [mouthX] = sitter.project(0, 0, 114)
  const socket = (side: -1 | 1) => {
    const [x] = sitter.project(side * 46, 0, 94)
    return ellipse(x, -15, 29, 15, skin.shade, opacity(sitter.man ? 0.55 : 0.42))
  }
  // Hard-edged styles keep one plane of shade; more would read as blotches.
  const crisp = finish.softness < 0.3
  const main = path(spline(plane, true), skin.shade, opacity(crisp ? 0.5 : palette.dark ? 0.62 : 0.72))
  const soft =
    socket(-1) +
    socket(1) +
    path(spline(cheekbones(sitter, nearX), true), skin.shade, opacity(sitter.man ? 0.5 : 0.3)) +
    ellipse(mouthX, sitter.chinY - 32, 22, 7, skin.shade, opacity(0.55)) +
    path(
      spline(contour.slice(6, 11).map(([x, y]): Point => [x, y + 8])),
      'none',
      `stroke="${skin.shade}" stroke-width="20" stroke-opacity=".6"`,
    ) +
    line(spline(contour.slice(1, 7).map(([x, y]): Point => [x - 6, y])), skin.shade, 16, opacity(0.4))
  const shading = main + (crisp ? ellipse(mouthX, sitter.chinY - 32, 18, 5, skin.shade, opacity(0.5)) : soft)
  const light = crisp
    ? ''
    : ellipse(foreheadX - 12, -70, 46, 34, skin.light, opacity(0.5)) +
      path(
        ribbon(
          [
            [farX - 14, 34],
            [farX + 6, 40],
            [farX + 22, 30],
          ],
          spindle(18),
        ),
        skin.light,
        opacity(0.75),
      ) +
      path(
        ribbon(
          [
            [nearX - 22, 34],
            [nearX - 2, 40],
            [nearX + 18, 28],
          ],
          spindle(15),
        ),
        skin.light,
        opacity(0.5),
      ) +
      ellipse(chinX - 5, sitter.chinY - 17, 13, 8, skin.light, opacity(0.5))
  const rimEdge = ribbon(contour.slice(10, 14), spindle(9), { from: 0.06, to: 1 })
  return (
    clipPath(`${id}face`, sitter.outline) +
    path(sitter.outline, `url(#${id}skin)`) +
    clipped(
      `${id}face`,
      `<g ${blur(id, 'm')}>${shading}<g ${groupOpacity(finish.softness < 0.6 ? 0.45 : 1)}>${light}</g></g>` +
        ellipse(nearX + 6, 58, 44, 28, `url(#${id}blush)`, finish.flat ? 'opacity=".7"' : '') +
        ellipse(farX, 56, 32, 28, `url(#${id}blush)`) +
        freckles(brush) +
        `<g ${blur(id, 's')}>${path(rimEdge, palette.rim, opacity(0.55 * finish.rim))}</g>`,
    ) +
    beautyMark(brush) +
    line(
      spline(contour.slice(2, 12)),
      finish.outline ? mix(skin.line, '#1a0d14', 0.5) : skin.line,
      finish.outline ? finish.outline * 0.8 : 1.4,
      opacity(finish.outline ? 0.95 : 0.35),
    )
  )
}

export function nose({ sitter, palette, finish, id }: Brush): string {
  const { noseWidth: n, noseLength: len, project } = sitter
  const skin = palette.skin
  const hump = sitter.bridge * 3.5
  const [bridge, tip, base] = [project(0, 0, 106)[0], project(0, 0, 136)[0], project(0, 0, 118)[0]]
  const [near, far] = [project(19 * n, 0, 102)[0], project(-19 * n, 0, 106)[0]]
  const side =
    `M${round(bridge + 11)} -24C${round(bridge + 4)} 2 ${round(tip + 9 - hump)} 30 ${round(tip + 8)} ${len - 14}` +
    `C${round(tip + 8)} ${len - 3} ${round(base + 6)} ${len} ${round(base + 4)} ${len + 4}C${round(near - 4)} ` +
    `${len + 8} ${round(near + 5)} ${len + 4} ${round(near + 4)} ${len - 8}` +
    `C${round(near + 1)} ${len - 20} ${round(bridge + 22)} 24 ${round(bridge + 24)} -10Z`
  const under =
    `M${round(far)} ${len}C${round(far + 8)} ${len - 2} ${round(tip - 6)} ${len + 5} ${round(tip + 2)} ${len + 4}` +
    `C${round(base + 8)} ${len + 5} ${round(near - 10)} ${len - 2} ${round(near + 2)} ${len - 1}C${round(near + 2)} ` +
    `${len + 11} ${round(base + 12)} ${len + 12} ${round(base)} ${len + 13}` +
    `C${round(far + 12)} ${len + 11} ${round(far + 2)} ${len + 8} ${round(far)} ${len}Z`
  const nostril = (x: number, w: number) =>
    path(
      `M${round(x - w)} ${len + 4}C${round(x - w * 0.4)} ${len - 1} ${round(x + w * 0.6)} ${len - 1} ${round(x + w)} ` +
        `${len + 3}` +
        `C${round(x + w * 0.3)} ${len + 6} ${round(x - w * 0.4)} ${len + 7} ${round(x - w)} ${len + 4}Z`,
      mix(skin.line, skin.deep, 0.3),
      opacity(0.85),
    )
  const wing = `M${round(near + 2)} ${len - 14}C${round(near + 8)} ${len - 7} ${round(near + 6)} ${len + 2} ` + `${round(near)} ${len + 3}`
  const farWing =
    `M${round(far - 1)} ${len - 11}C${round(far - 5)} ${len - 5} ${round(far - 4)} ${len + 1} ` + `${round(far + 1)} ${len + 2}`
  const shine = path(
    ribbon(
      [
        [bridge - 2, -12],
        [(bridge + tip) / 2 - 3 - hump, 24],
        [tip - 3, len - 22],
      ],
      spindle(7),
    ),
    skin.light,
    opacity(0.65),
  )
  if (finish.softness < 0.3)
    return (
      path(side, skin.shade, opacity(finish.flat ? 0.35 : 0.55)) +
      line(
        `M${round(tip + 6)} ${len - 16}Q${round(tip + 10)} ${len + 1} ${round(base - 2)} ${len + 3}`,
        mix(skin.line, '#1a0d14', 0.3),
        finish.flat ? 3.4 : 2.2,
        opacity(0.85),
      ) +
      line(`M${round(near - 6)} ${len + 3}q6 1 8 -6`, mix(skin.line, '#1a0d14', 0.2), finish.flat ? 2.6 : 1.8, opacity(0.7)) +
      (finish.flat ? '' : ellipse(tip - 4, len - 12, 4.5, 3.6, skin.light, opacity(0.8)))
    )
  return (
    `<g ${blur(id, 's')}>` +
    path(side, skin.shade, opacity(0.5)) +
    path(under, skin.shade, opacity(0.8)) +
    shine +
    '</g>' +
    nostril((base + near) / 2 + 1, 6.4 * n) +
    nostril((base + far) / 2, 5 * n * lerp(1.2, 0.8, sitter.turn)) +
    line(wing, skin.deep, 1.8, opacity(0.45)) +
    line(farWing, skin.deep, 1.5, opacity(0.28)) +
    ellipse(tip - 4, len - 12, 5.5, 4.4, skin.light, opacity(0.75 * Math.min(1, finish.glint)))
  )
}

/** The shadow that hair throws on the face; without it fringes look pasted on. */
export function hairShadow({ palette, id }: Brush, cast: string): string {
  if (!cast) return ''
  return clipped(
    `${id}face`,
    `<g ${blur(id, 's')}><path d="${cast}" transform="translate(5 12)" fill="${palette.skin.deep}" fill-opacity=".5" stroke-opacity=".5"/></g>`,
  )
}

export function skinDefs({ palette, sitter, finish, id }: Brush): string {
  const { skin } = palette
  const left = pointAt(sitter.contour, 3)[0]
  return (
    `<linearGradient id="${id}skin" gradientUnits="userSpaceOnUse" x1="${round(left)}" y1="-60" x2="118" y2="90">` +
    `<stop offset="0" stop-color="${mix(skin.base, skin.light, finish.flat ? 0.1 : 0.4)}"/><stop offset=".5" ` +
    `stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.half}"/></linearGradient>` +
    `<radialGradient id="${id}blush"><stop offset="0" stop-color="${skin.blush}" ` +
    `stop-opacity="${palette.dark ? 0.4 : 0.55}"/><stop offset="1" stop-color="${skin.blush}" ` +
    `stop-opacity="0"/></radialGradient>`
  )
}
