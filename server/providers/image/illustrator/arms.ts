import type { Torso } from './body'
import { along, clipPath, clipped, lerp, line, opacity, path, pointAt, ribbon, spindle, type Point, type Width } from './geometry'
import { mix, type Cloth } from './palette'
import type { Brush } from './sitter'

/** What the arms do. Hands stay out of the picture, behind the back or in pockets: none is ever drawn. */
export const GESTURES = ['relaxed', 'hands behind', 'hands in pockets'] as const
export type Gesture = (typeof GESTURES)[number]

/** `drop`: a sleeve that starts below a bare shoulder. */
export type Sleeve = { length: 'long' | 'short' | 'none' | 'drop'; loose: number; cloth: Cloth; knit?: boolean }

type Arm = { elbow: Point; wrist: Point }

function armOf(gesture: Gesture, { width: w, centre: c }: Torso, s: -1 | 1): Arm {
  const k = s < 0 ? 0.86 : 1
  const at = (x: number, y: number): Point => [c + s * w * k * x, y]
  switch (gesture) {
    case 'hands behind':
      return { elbow: at(1.04, 650), wrist: at(0.5, 850) }
    case 'hands in pockets':
      return { elbow: at(1.12, 664), wrist: at(0.8, 900) }
    case 'relaxed':
      return { elbow: at(0.98, 660), wrist: at(0.92, 930) }
  }
}

const roundedCap = (q: number) => Math.sqrt(1 - (1 - Math.min(1, q / 0.15)) ** 2 * 0.92)
const joined = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

type Limb = { upper: string; lower: string; lowerLine: Point[]; upperLine: Point[] }
/** Upper arm and forearm as two ribbons with a round elbow. */
function limb(shoulder: Point, { elbow, wrist }: Arm, torso: Torso, extra: number, from: number, to: number): Limb {
  const { arm } = torso
  const side = elbow[0] > torso.centre ? 1 : -1
  const upperLine: Point[] = [shoulder, [lerp(shoulder[0], elbow[0], 0.5) + side * 9, lerp(shoulder[1], elbow[1], 0.5)], elbow]
  const lowerLine: Point[] = [elbow, joined(elbow, wrist, 0.4), wrist]
  const upperWidth: Width = (q) =>
    (lerp(arm.shoulder, arm.elbow, lerp(from, 1, q) ** 1.2) + extra) * roundedCap(from ? q * 1.8 : q) * roundedCap((1 - q) * 1.6)
  const lowerWidth: Width = (q) =>
    lerp(arm.elbow, arm.wrist, (q * to) ** 0.9) * roundedCap(q * 1.6) +
    (arm.elbow * 0.14 * Math.sin(Math.PI * Math.min(1, q * to * 1.5)) + extra * lerp(1, 0.55, q)) * roundedCap(q * 1.6)
  const r = (arm.elbow + extra) * 0.5
  const knob = `M${Math.round(elbow[0] - r)} ${Math.round(elbow[1])}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
  return {
    upper: ribbon(upperLine, upperWidth, { from, to: 1, steps: 12 }) + knob,
    lower: to > 0.02 ? ribbon(lowerLine, lowerWidth, { from: 0, to, steps: 8 }) : '',
    lowerLine,
    upperLine,
  }
}

function drawArm(brush: Brush, torso: Torso, sleeve: Sleeve, s: -1 | 1, arm: Arm, key: string): string {
  const { palette, finish, id } = brush
  const { skin } = palette
  const side = s < 0 ? torso.left : torso.right
  const cap = pointAt(side, 6)
  const shoulder: Point = [cap[0] - s * torso.arm.shoulder * 0.5, cap[1] - 40]
  const near = s > 0
  const outline = (color: string) =>
    finish.outline
      ? `stroke="${mix(color, '#1a0d14', 0.6)}" stroke-width="${finish.outline * 2}" stroke-linejoin="round"`
      : `stroke="${color}" stroke-opacity=".55" stroke-width="2.4"`
  const layer = (d: string, fill: string, edge: string, deep: string, name: string) =>
    d &&
    path(d, deep, `${opacity(0.2)} transform="translate(${-s * 5} 5)"`) +
      path(d, deep, `${opacity(0.16)} transform="translate(${-s * 10} 10)"`) +
      clipped(`${id}${key}below`, path(d, fill, outline(edge))) +
      path(d, fill) +
      `<clipPath id="${id}${key}${name}"><path d="${d}"/></clipPath>`
  // No line where the arm grows out of the shoulder.
  const below = clipPath(`${id}${key}below`, `M-900 ${Math.round(cap[1] + 34)}H900V1400H-900Z`)
  const bare = limb(shoulder, arm, torso, 0, sleeve.length === 'none' ? 0 : 0.1, 1)
  const skinFill = `url(#${id}skin)`
  const shade = (line_: readonly Point[], width: number, color: string, o: number) =>
    [0.62, 0.4]
      .map((share) =>
        path(
          ribbon(
            line_.map(([x, y]): Point => [x + width * 0.42, y + 6]),
            spindle(width * share),
          ),
          color,
          opacity(o * 0.6),
        ),
      )
      .join('')
  const inside = (name: string, body: string) => `<g clip-path="url(#${id}${key}${name})">${body}</g>`
  // Upper arm and forearm are one shape, so that no line crosses the elbow.
  const whole = (one: Limb, fill: string, edge: string, deep: string, name: string, shaded: string) =>
    layer(one.upper + one.lower, fill, edge, deep, name) + inside(name, shaded)
  const skinArm = whole(
    bare,
    skinFill,
    skin.line,
    skin.deep,
    's',
    shade(bare.upperLine, torso.arm.shoulder, skin.shade, 0.7) + shade(bare.lowerLine, torso.arm.elbow, skin.shade, 0.7),
  )
  if (sleeve.length === 'none') return below + skinArm
  const { cloth, loose, knit } = sleeve
  const short = sleeve.length === 'short'
  const cut = limb(shoulder, arm, torso, loose * 2 + 8, sleeve.length === 'drop' ? 0.22 : 0, short ? 0 : 0.97)
  const fill = near ? mix(cloth.base, cloth.shade, 0.42) : mix(cloth.base, cloth.light, 0.3)
  if (short) {
    const sleeveLine = cut.upperLine
    const upperWidth: Width = (q) => (lerp(torso.arm.shoulder, torso.arm.elbow, q * 0.6) + loose * 2 + 14) * roundedCap(q * 0.58)
    const d = ribbon(sleeveLine, upperWidth, { from: 0, to: 0.58, steps: 10 })
    return (
      below + skinArm + layer(d, fill, cloth.line, cloth.deep, 'c') + inside('c', shade(sleeveLine, torso.arm.shoulder, cloth.shade, 0.7))
    )
  }
  const folds = (line_: readonly Point[], width: number, at: readonly number[]) =>
    at
      .map((q, i) => {
        const [x, y] = along(line_, q)
        const [x2, y2] = along(line_, Math.min(1, q + 0.16))
        const [dx, dy] = [(x2 - x) * 0.8, (y2 - y) * 0.8]
        const out = (i % 2 ? -1 : 1) * width * 0.44
        const n = Math.hypot(dx, dy) || 1
        const [nx, ny] = [(-dy / n) * out, (dx / n) * out]
        return (
          path(
            ribbon(
              [
                [x + nx, y + ny],
                [x + nx * 0.1 + dx * 0.3, y + ny * 0.1 + dy * 0.3],
                [x - nx * 0.5 + dx, y - ny * 0.5 + dy],
              ],
              spindle(knit ? 7 : 10),
            ),
            cloth.deep,
            opacity(0.5),
          ) +
          path(
            ribbon(
              [
                [x + nx * 0.8, y + ny * 0.8 - 9],
                [x + nx * 0.05 + dx * 0.3, y + ny * 0.05 + dy * 0.3 - 9],
                [x - nx * 0.4 + dx, y - ny * 0.4 + dy - 8],
              ],
              spindle(6),
            ),
            cloth.light,
            opacity(0.35),
          )
        )
      })
      .join('')
  const cuff = (() => {
    const a = along(cut.lowerLine, 0.9)
    const b = along(cut.lowerLine, 0.97)
    const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const half = (torso.arm.wrist + loose * 1.2 + 6) / 2
    const [nx, ny] = [(-(b[1] - a[1]) / n) * half, ((b[0] - a[0]) / n) * half]
    return line(
      `M${(a[0] + nx).toFixed(1)} ${(a[1] + ny).toFixed(1)}L${(a[0] - nx).toFixed(1)} ${(a[1] - ny).toFixed(1)}`,
      cloth.deep,
      2.6,
      opacity(0.6),
    )
  })()
  return (
    below +
    (sleeve.length === 'drop' ? skinArm : '') +
    whole(
      cut,
      fill,
      cloth.line,
      cloth.deep,
      'c',
      shade(cut.upperLine, torso.arm.shoulder + loose * 2, cloth.shade, 0.75) +
        shade(cut.lowerLine, torso.arm.elbow + loose * 2, cloth.shade, 0.75) +
        folds(cut.upperLine, torso.arm.shoulder, [0.42, 0.62, 0.8]) +
        folds(cut.lowerLine, torso.arm.elbow, [0.04, 0.16, 0.3, 0.6]) +
        cuff,
    )
  )
}

/** Both arms, behind the trunk. */
export function arms(brush: Brush, torso: Torso, sleeve: Sleeve, gesture: Gesture): string {
  const far = drawArm(brush, torso, sleeve, -1, armOf(gesture, torso, -1), 'af')
  const near = drawArm(brush, torso, sleeve, 1, armOf(gesture, torso, 1), 'an')
  return far + near
}
