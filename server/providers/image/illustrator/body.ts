import type { Appearance } from '@/server/db/seed/character-seed'
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
  ribbon,
  round,
  spindle,
  spline,
  type Point,
} from './geometry'
import type { Brush, Sitter } from './sitter'

/** Outline of the shoulders in head space before the head's tilt; the canvas ends near y = 620. */
export type Torso = {
  width: number
  centre: number
  left: Point[]
  right: Point[]
  pit: Point
  arm: number
  bust: number
}

type BodyType = Appearance['body_type']
const NECK: Record<BodyType, number> = { Skinny: -4, Fit: 0, Curvy: 4 }
const WIDTH: Record<BodyType, number> = { Skinny: -14, Fit: 2, Curvy: 14 }
const ARM: Record<BodyType, number> = { Skinny: -16, Fit: 2, Curvy: 20 }
const SLOPE: Record<BodyType, number> = { Skinny: 8, Fit: 0, Curvy: 4 }
const BUST: Record<Appearance['breast_size'], number> = { Small: 0.25, Medium: 0.6, Large: 1 }
/** Little of the hips is in the frame; a wider seat shows as arms resting further out. */
const SEAT: Record<Appearance['butt_size'], number> = { Small: -8, Medium: 0, Large: 9 }

export function torsoOf(sitter: Sitter): Torso {
  const { appearance: a, man, neutral, turn: t } = sitter
  const neck = (man ? 68 : neutral ? 56 : 49) + NECK[a.body_type]
  const width = (man ? 298 : neutral ? 264 : 250) + WIDTH[a.body_type] * (man ? 1.2 : 1)
  const arm = ARM[a.body_type] * (man && a.body_type === 'Fit' ? 4 : 1)
  const slope = (man ? -10 : 6) + SLOPE[a.body_type]
  const centre = 4 * t
  const seat = SEAT[a.butt_size]
  const side = (s: -1 | 1): Point[] => {
    const w = width * (s < 0 ? lerp(1, 0.93, t) : lerp(1, 1.04, t))
    const x = (v: number) => centre + s * v
    const n = s < 0 ? neck * lerp(1, 0.96, t) - 2 * t : neck * lerp(1, 1.16, t)
    return [
      [x(n - 3), 100], [x(n - 1), 170], [x(n + 8), 216], [x(n + 42), 246 + slope * 0.4], [x(w * 0.62), 266 + slope],
      [x(w * 0.85), 288 + slope], [x(w * 0.985), 340 + slope], [x(w * 1.03 + arm * 0.8), 430],
      [x(w * 1.02 + arm + seat), 530], [x(w * 1.03 + arm + seat * 1.6), 680],
    ]
  }
  const bust =
    a.gender === 'Female'
      ? BUST[a.breast_size]
      : a.gender === 'Non-binary'
        ? BUST[a.breast_size] * 0.35
        : BUST[a.breast_size] * 0.12
  return { width, centre, left: side(-1), right: side(1), pit: [centre - 10 * t, 280], arm, bust }
}

/**
 * The skin that a garment leaves free: neck and upper chest, and the arms only for garments that bare the shoulders.
 * It ends above the bust, so that no cut of cloth can leave more than a neckline open.
 */
export function bareSkin(brush: Brush, torso: Torso, shoulders: boolean): string {
  const { sitter, palette, finish, id } = brush
  const { skin } = palette
  const [px, py] = torso.pit
  const upto = shoulders ? 10 : 4
  const inset = (points: readonly Point[]) =>
    points.slice(0, upto).map(([x, y], i): Point => (!shoulders && i > 2 ? [lerp(x, px, 0.12), y + 16] : [x, y]))
  const d = spline(
    [...inset(torso.left), ...(shoulders ? [] : [[px, 420] as Point]), ...inset(torso.right).reverse()],
    true,
    0.14,
  )
  const collarbone = (s: -1 | 1) =>
    path(
      ribbon(
        [
          [px + s * 14, py + 6], [px + s * 56, py - 6], [px + s * 104, py - 1], [px + s * 150, py - 14],
        ],
        spindle(7),
      ),
      skin.shade,
      opacity(0.75),
    ) +
    path(
      ribbon(
        [
          [px + s * 18, py], [px + s * 60, py - 13], [px + s * 108, py - 8],
        ],
        spindle(5),
      ),
      skin.light,
      opacity(s < 0 ? 0.6 : 0.25),
    )
  const cast = sitter.turn
  const nearNeck = pointAt(torso.right, 1)[0]
  const armFold = (points: readonly Point[], s: -1 | 1) =>
    shoulders
      ? line(`M${round(pointAt(points, 6)[0] - s * 74)} 372q${s * -4} 70 ${s * 6} 260`, skin.deep, 9, opacity(0.8))
      : ''
  const shading =
    path(
      spline(
        [
          [lerp(34, 22, cast), 130], [lerp(38, 30, cast), 200], [px + 40, 252], [px + 130, 280], [px + 210, 400],
          [px + 240, 700], [500, 700], [420, 100],
        ],
        true,
      ),
      skin.shade,
      opacity(0.6),
    ) +
    armFold(torso.left, -1) +
    armFold(torso.right, 1)
  const muscle = line(
    `M${round(nearNeck - 10)} 150C${round(nearNeck - 14)} 206 ${round(px + 34)} 252 ${round(px + 12)} ${py - 4}`,
    skin.deep,
    8,
    opacity(0.22),
  )
  const jawShadow = `<path d="${sitter.outline}" transform="translate(${round(6 + 10 * cast)} 40)" ` +
    `fill="${skin.deep}" opacity=".55"/>`
  return (
    clipPath(`${id}neck`, d) +
    path(d, `url(#${id}skin)`) +
    clipped(
      `${id}neck`,
      `<g ${blur(id, 'm')}>${shading}${jawShadow}</g><g ${blur(id, 's')}>${collarbone(-1)}${collarbone(1)}${muscle}` +
        `<path d="${sitter.outline}" transform="translate(${round(4 + 8 * cast)} 22)" fill="${skin.deep}" ` +
        `opacity=".5"/>` +
        ellipse(px - 3, py - 2, 13, 9, skin.deep, opacity(0.16)) +
        (shoulders
          ? path(ribbon(torso.left.slice(4, 8), spindle(26)), skin.light, `${opacity(0.4)} transform="translate(16 8)"`)
          : '') +
        path(ribbon(torso.right.slice(0, upto), spindle(10)), palette.rim, opacity(0.6 * finish.rim)) +
        '</g>',
    ) +
    (finish.outline
      ? line(
          spline(torso.left.slice(0, upto)) + spline(torso.right.slice(0, upto)),
          skin.line,
          finish.outline * 0.8,
          opacity(0.8),
        )
      : '')
  )
}
