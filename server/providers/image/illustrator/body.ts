import type { Appearance } from '@/server/db/seed/character-seed'
import { blur } from './face'
import { clipPath, clipped, ellipse, lerp, line, opacity, path, pointAt, ribbon, round, spindle, spline, type Point } from './geometry'
import type { Brush, Sitter } from './sitter'

/**
 * Outline of neck, shoulders and trunk down to the hips, in head space before the head's tilt; arms are drawn apart.
 * 0–2 neck, 3–6 shoulder, 7 armpit, 8 chest, 9 under the chest, 10 waist, 11 hip, 12 thigh.
 */
export type Torso = {
  width: number
  centre: number
  left: Point[]
  right: Point[]
  pit: Point
  bust: number
  /** Full widths of an arm at shoulder, elbow and wrist. */
  arm: { shoulder: number; elbow: number; wrist: number }
}

type BodyType = Appearance['body_type']
type Build = { neck: number; width: number; waist: number; hip: number; arm: number; slope: number }
const BUILD: Record<BodyType, Build> = {
  Skinny: { neck: -5, width: 0.93, waist: 0.88, hip: 0.84, arm: 0.74, slope: 9 },
  Fit: { neck: 0, width: 1, waist: 0.94, hip: 0.98, arm: 1, slope: 0 },
  Curvy: { neck: 5, width: 1.06, waist: 1.16, hip: 1.32, arm: 1.26, slope: 5 },
}
const BUST: Record<Appearance['breast_size'], number> = { Small: 0.22, Medium: 0.6, Large: 1 }
const SEAT: Record<Appearance['butt_size'], number> = { Small: 0.9, Medium: 1, Large: 1.13 }

export function torsoOf(sitter: Sitter): Torso {
  const { appearance: a, man, neutral, turn: t } = sitter
  const build = BUILD[a.body_type]
  const strong = man && a.body_type === 'Fit'
  const neck = (man ? 63 : neutral ? 57 : 52) + build.neck * (man ? 1.4 : 1)
  // Men's shoulders rise to the neck in a curve; a neck that stands on them straight is a tube.
  const rise = man ? 1 : neutral ? 0.45 : 0.12
  const width = (man ? 296 : neutral ? 262 : 247) * build.width * (strong ? 1.06 : 1)
  const slope = (man ? -8 : 6) + build.slope
  const centre = -8 * t
  const female = a.gender === 'Female'
  const bust = BUST[a.breast_size] * (female ? 1 : neutral ? 0.35 : 0.14)
  const chest = (man ? 0.78 : 0.73) + (female ? bust * 0.07 : 0)
  const waist = (man ? 0.66 : neutral ? 0.6 : 0.55) * build.waist
  const hip = (man ? 0.66 : neutral ? 0.7 : 0.77) * build.hip * SEAT[a.butt_size]
  const side = (s: -1 | 1): Point[] => {
    const w = width * (s < 0 ? lerp(1, 0.86, t) : lerp(1, 1.02, t))
    const x = (v: number) => centre + s * v
    const n = s < 0 ? neck * lerp(1, 0.96, t) - 2 * t : neck * lerp(1, 1.16, t)
    return [
      [x(n - 3), 100],
      [x(n - 1 + rise * 2), 166],
      [x(n + 8 + rise * 9), 214 - rise * 5],
      [x(n + 42 + rise * 12), 246 + slope * 0.4 - rise * 3],
      [x(w * 0.62), 265 + slope],
      [x(w * 0.84), 284 + slope],
      [x(w * 0.96), 336 + slope],
      [x(w * 0.82), 420],
      [x(w * chest), 494],
      [x(w * lerp(chest, waist, 0.45)), 590],
      [x(w * waist), 694],
      [x(w * hip), 880],
      [x(w * hip * 1.03), 1060],
    ]
  }
  const arm = (man ? 1.26 : neutral ? 1.06 : 1) * build.arm * (strong ? 1.16 : 1)
  return {
    width,
    centre,
    left: side(-1),
    right: side(1),
    pit: [centre - 8 * t, 280],
    bust,
    arm: { shoulder: 92 * arm, elbow: 68 * arm, wrist: 42 * lerp(1, arm, 0.7) },
  }
}

/** Seen from behind, the neck goes up under the hair and not to the jaw. */
export function fromBehind(torso: Torso): Torso {
  const narrow = (points: readonly Point[]) => points.map(([x, y], i): Point => [i < 2 ? lerp(torso.centre, x, i ? 0.84 : 0.62) : x, y])
  return { ...torso, left: narrow(torso.left), right: narrow(torso.right) }
}

/** The trunk from the chest down, which every garment must cover. */
export const trunkOf = ({ left, right, pit }: Torso): string =>
  spline([[pit[0], 402], ...left.slice(8), ...right.slice(8).reverse()], true, 0.1)

/**
 * The skin that a garment leaves free: neck and upper chest, and the arms only for garments that bare the shoulders.
 * It ends above the bust, so that no cut of cloth can leave more than a neckline open.
 */
export function bareSkin(brush: Brush, torso: Torso, shoulders: boolean): string {
  const { sitter, palette, finish, id } = brush
  const { skin } = palette
  const [px, py] = torso.pit
  const upto = shoulders ? 8 : 4
  const inset = (points: readonly Point[]) =>
    points.slice(0, upto).map(([x, y], i): Point => (!shoulders && i > 2 ? [lerp(x, px, 0.12), y + 16] : [x, y]))
  const d = spline([...inset(torso.left), ...(shoulders ? [] : [[px, 420] as Point]), ...inset(torso.right).reverse()], true, 0.14)
  const collarbone = (s: -1 | 1) =>
    path(
      ribbon(
        [
          [px + s * 14, py + 6],
          [px + s * 56, py - 6],
          [px + s * 104, py - 1],
          [px + s * 150, py - 14],
        ],
        spindle(7),
      ),
      skin.shade,
      opacity(0.75),
    ) +
    path(
      ribbon(
        [
          [px + s * 18, py],
          [px + s * 60, py - 13],
          [px + s * 108, py - 8],
        ],
        spindle(5),
      ),
      skin.light,
      opacity(s < 0 ? 0.6 : 0.25),
    )
  const cast = sitter.turn
  const nearNeck = pointAt(torso.right, 1)[0]
  const shading = path(
    spline(
      [
        [lerp(34, 22, cast), 130],
        [lerp(38, 30, cast), 200],
        [px + 40, 252],
        [px + 130, 280],
        [px + 210, 400],
        [px + 240, 700],
        [500, 700],
        [420, 100],
      ],
      true,
    ),
    skin.shade,
    opacity(0.6),
  )
  const muscle = line(
    `M${round(nearNeck - 10)} 150C${round(nearNeck - 14)} 206 ${round(px + 34)} 252 ${round(px + 12)} ${py - 4}`,
    skin.deep,
    8,
    opacity(0.22),
  )
  const jawShadow =
    `<path d="${sitter.outline}" transform="translate(${round(6 + 10 * cast)} 40)" ` +
    `fill="${skin.deep}" fill-opacity=".55" stroke-opacity=".55"/>`
  return (
    clipPath(`${id}neck`, d) +
    path(d, `url(#${id}skin)`) +
    clipped(
      `${id}neck`,
      `<g ${blur(id, 'm')}>${shading}${jawShadow}</g><g ${blur(id, 's')}>${collarbone(-1)}${collarbone(1)}${muscle}` +
        `<path d="${sitter.outline}" transform="translate(${round(4 + 8 * cast)} 22)" fill="${skin.deep}" ` +
        `fill-opacity=".5" stroke-opacity=".5"/>` +
        ellipse(px - 3, py - 2, 13, 9, skin.deep, opacity(0.16)) +
        (shoulders ? path(ribbon(torso.left.slice(3, 6), spindle(20)), skin.light, `${opacity(0.4)} transform="translate(16 8)"`) : '') +
        path(ribbon(torso.right.slice(0, 5), spindle(10)), palette.rim, opacity(0.6 * finish.rim)) +
        '</g>',
    ) +
    (finish.outline
      ? line(
          spline(torso.left.slice(0, Math.min(upto, 6))) + spline(torso.right.slice(0, Math.min(upto, 6))),
          skin.line,
          finish.outline * 0.8,
          opacity(0.8),
        )
      : '')
  )
}
