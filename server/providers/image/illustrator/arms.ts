import type { Torso } from './body'
import { along, clipPath, clipped, lerp, line, opacity, path, pointAt, ribbon, spindle, type Point, type Width } from './geometry'
import { hand, type HandKind } from './hands'
import { mix, type Cloth } from './palette'
import { held } from './props'
import type { Brush } from './sitter'

/** What the arms do; each is one gesture of the whole figure. */
export const GESTURES = ['relaxed', 'hand at chin', 'hand on cheek', 'arms crossed', 'hand on hip', 'hand in hair', 'holding a cup', 'holding a glass', 'hand on heart', 'reading'] as const
export type Gesture = (typeof GESTURES)[number]

/** `drop`: a sleeve that starts below a bare shoulder. */
export type Sleeve = { length: 'long' | 'short' | 'none' | 'drop'; loose: number; cloth: Cloth; knit?: boolean }

type Hand = { kind: HandKind; angle: number; flip: boolean; out?: Point }
type Arm = { elbow: Point; wrist: Point; hand?: Hand; behind?: boolean; forearmBehind?: boolean; hidden?: boolean }
type Pose = { far: Arm; near: Arm; prop?: { kind: 'cup' | 'glass' | 'book'; at: Point } }

function poseOf(gesture: Gesture, torso: Torso, chinY: number): Pose {
  const w = torso.width
  const c = torso.centre
  const hang = (s: -1 | 1, out = 0.14): Arm => ({
    elbow: [c + s * w * (s < 0 ? 0.86 : 1) * (0.9 + out * 0.6), 660],
    wrist: [c + s * w * (s < 0 ? 0.86 : 1) * (0.86 + out * 0.4), 930],
    hand: { kind: 'flat', angle: 180 - s * 4, flip: s > 0 },
    behind: true,
  })
  switch (gesture) {
    case 'hand at chin':
      return { far: hang(-1), near: { elbow: [c + w * 0.74, 640], wrist: [c + 52, chinY + 128], hand: { kind: 'curl', angle: -14, flip: false } } }
    case 'hand on cheek':
      return { far: hang(-1), near: { elbow: [c + w * 0.98, 620], wrist: [c + 104, chinY + 96], hand: { kind: 'curl', angle: -8, flip: false } } }
    case 'arms crossed':
      return {
        far: { elbow: [c - w * 0.92, 630], wrist: [c + w * 0.45, 560], hidden: true },
        near: { elbow: [c + w * 1.02, 640], wrist: [c - w * 0.36, 590], hand: { kind: 'flat', angle: -66, flip: false } },
      }
    case 'hand on hip':
      return { far: hang(-1), near: { elbow: [c + w * 1.5, 560], wrist: [c + w * 0.76, 740], hand: { kind: 'flat', angle: 236, flip: true }, behind: true } }
    case 'hand in hair':
      return { far: hang(-1), near: { elbow: [c + w * 1.26, -46], wrist: [c + 30, -70], forearmBehind: true, hidden: true } }
    case 'holding a cup':
      return { far: hang(-1), near: { elbow: [c + w * 1.04, 640], wrist: [c + 92, 500], hand: { kind: 'grip', angle: -34, flip: false } }, prop: { kind: 'cup', at: [c + 18, 428] } }
    case 'holding a glass':
      return { far: hang(-1), near: { elbow: [c + w * 1.06, 630], wrist: [c + 138, 462], hand: { kind: 'grip', angle: -22, flip: false } }, prop: { kind: 'glass', at: [c + 84, 372] } }
    case 'reading':
      return {
        far: { elbow: [c - w * 0.96, 640], wrist: [c - 172, 560], hand: { kind: 'flat', angle: 22, flip: true } },
        near: { elbow: [c + w * 1.02, 640], wrist: [c + 172, 560], hand: { kind: 'flat', angle: -22, flip: false } },
        prop: { kind: 'book', at: [c, 500] },
      }
    case 'hand on heart':
      return { far: hang(-1), near: { elbow: [c + w * 1.08, 640], wrist: [c + 104, 486], hand: { kind: 'flat', angle: -52, flip: false } } }
    case 'relaxed':
      return { far: hang(-1), near: hang(1) }
  }
}

const roundedCap = (q: number) => Math.sqrt(1 - (1 - Math.min(1, q / 0.15)) ** 2 * 0.92)
const joined = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

type Limb = { upper: string; lower: string; elbow: string; lowerLine: Point[]; upperLine: Point[] }
/** Upper arm and forearm as two ribbons with a round elbow. */
function limb(shoulder: Point, { elbow, wrist }: Arm, torso: Torso, extra: number, from: number, to: number): Limb {
  const { arm } = torso
  const side = elbow[0] > torso.centre ? 1 : -1
  const upperLine: Point[] = [shoulder, [lerp(shoulder[0], elbow[0], 0.5) + side * 9, lerp(shoulder[1], elbow[1], 0.5)], elbow]
  const lowerLine: Point[] = [elbow, joined(elbow, wrist, 0.4), wrist]
  const upperWidth: Width = (q) => (lerp(arm.shoulder, arm.elbow, lerp(from, 1, q) ** 1.2) + extra) * roundedCap(from ? q * 1.8 : q) * roundedCap((1 - q) * 1.6)
  const lowerWidth: Width = (q) => lerp(arm.elbow, arm.wrist, (q * to) ** 0.9) * roundedCap(q * 1.6) + (arm.elbow * 0.14 * Math.sin(Math.PI * Math.min(1, q * to * 1.5)) + extra * lerp(1, 0.55, q)) * roundedCap(q * 1.6)
  const r = (arm.elbow + extra) * 0.5
  const knob = `M${Math.round(elbow[0] - r)} ${Math.round(elbow[1])}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
  return {
    upper: ribbon(upperLine, upperWidth, { from, to: 1, steps: 12 }) + knob,
    lower: to > 0.02 ? ribbon(lowerLine, lowerWidth, { from: 0, to, steps: 8 }) : '',
    elbow: knob,
    lowerLine,
    upperLine,
  }
}

type Drawn = { upper: string; lower: string; hand: string }

function drawArm(brush: Brush, torso: Torso, sleeve: Sleeve, s: -1 | 1, arm: Arm, key: string): Drawn {
  const { palette, finish, id } = brush
  const { skin } = palette
  const side = s < 0 ? torso.left : torso.right
  const cap = pointAt(side, 6)
  const raised = arm.elbow[1] < 200
  const shoulder: Point = [cap[0] - s * (torso.arm.shoulder * (raised ? 0.62 : 0.5)), cap[1] - (raised ? 6 : 40)]
  const near = s > 0
  const outline = (color: string) =>
    finish.outline
      ? `stroke="${mix(color, '#1a0d14', 0.6)}" stroke-width="${finish.outline * 2}" stroke-linejoin="round"`
      : `stroke="${color}" stroke-opacity=".55" stroke-width="2.4"`
  const layer = (d: string, fill: string, edge: string, deep: string, name: string) =>
    d &&
    path(d, deep, `${opacity(0.2)} transform="translate(${-s * 5} 5)"`) +
      path(d, deep, `${opacity(0.16)} transform="translate(${-s * 10} 10)"`) +
      (raised || name.endsWith('l') ? path(d, fill, outline(edge)) : clipped(`${id}${key}below`, path(d, fill, outline(edge)))) +
      path(d, fill) +
      `<clipPath id="${id}${key}${name}"><path d="${d}"/></clipPath>`
  // No line where the arm grows out of the shoulder.
  const below = clipPath(`${id}${key}below`, `M-900 ${Math.round(cap[1] + 34)}H900V1400H-900Z`)
  const bare = limb(shoulder, arm, torso, 0, sleeve.length === 'none' ? 0 : 0.1, 1)
  const skinFill = near ? mix(skin.base, skin.half, 0.45) : mix(skin.base, skin.light, 0.3)
  const shade = (line_: readonly Point[], width: number, color: string, o: number) =>
    [0.62, 0.4]
      .map((share) => path(ribbon(line_.map(([x, y]): Point => [x + width * 0.42, y + 6]), spindle(width * share)), color, opacity(o * 0.6)))
      .join('')
  const inside = (name: string, body: string) => `<g clip-path="url(#${id}${key}${name})">${body}</g>`
  const hanging = !arm.hidden && arm.hand
  const place = arm.hand
  const gone = hanging
    ? hand(brush, place!.kind, { at: arm.wrist, angle: place!.angle, scale: brush.sitter.man ? 1.16 : 0.98, flip: place!.flip })
    : ''
  const skinUpper = below + layer(bare.upper, skinFill, skin.line, skin.deep, 'su') + inside('su', shade(bare.upperLine, torso.arm.shoulder, skin.shade, 0.7))
  const skinLower = layer(bare.lower, skinFill, skin.line, skin.deep, 'sl') + path(bare.elbow, skinFill) + inside('sl', shade(bare.lowerLine, torso.arm.elbow, skin.shade, 0.7))
  if (sleeve.length === 'none') return { upper: skinUpper, lower: skinLower, hand: gone }
  const { cloth, loose, knit } = sleeve
  const short = sleeve.length === 'short'
  const cut = limb(shoulder, arm, torso, loose * 2 + 8, sleeve.length === 'drop' ? 0.22 : 0, short ? 0 : 0.97)
  const fill = near ? mix(cloth.base, cloth.shade, 0.42) : mix(cloth.base, cloth.light, 0.3)
  if (short) {
    const sleeveLine = cut.upperLine
    const upperWidth: Width = (q) => (lerp(torso.arm.shoulder, torso.arm.elbow, q * 0.6) + loose * 2 + 14) * roundedCap(q * 0.58)
    const d = ribbon(sleeveLine, upperWidth, { from: 0, to: 0.58, steps: 10 })
    return {
      upper: skinUpper + layer(d, fill, cloth.line, cloth.deep, 'cu') + inside('cu', shade(sleeveLine, torso.arm.shoulder, cloth.shade, 0.7)),
      lower: skinLower,
      hand: gone,
    }
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
          path(ribbon([[x + nx, y + ny], [x + nx * 0.1 + dx * 0.3, y + ny * 0.1 + dy * 0.3], [x - nx * 0.5 + dx, y - ny * 0.5 + dy]], spindle(knit ? 7 : 10)), cloth.deep, opacity(0.5)) +
          path(ribbon([[x + nx * 0.8, y + ny * 0.8 - 9], [x + nx * 0.05 + dx * 0.3, y + ny * 0.05 + dy * 0.3 - 9], [x - nx * 0.4 + dx, y - ny * 0.4 + dy - 8]], spindle(6)), cloth.light, opacity(0.35))
        )
      })
      .join('')
  const cuff = (() => {
    const a = along(cut.lowerLine, 0.9)
    const b = along(cut.lowerLine, 0.97)
    const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const half = (torso.arm.wrist + loose * 1.2 + 6) / 2
    const [nx, ny] = [(-(b[1] - a[1]) / n) * half, ((b[0] - a[0]) / n) * half]
    return line(`M${(a[0] + nx).toFixed(1)} ${(a[1] + ny).toFixed(1)}L${(a[0] - nx).toFixed(1)} ${(a[1] - ny).toFixed(1)}`, cloth.deep, 2.6, opacity(0.6))
  })()
  return {
    upper: (sleeve.length === 'drop' ? skinUpper : below) + layer(cut.upper, fill, cloth.line, cloth.deep, 'cu') +
      inside('cu', shade(cut.upperLine, torso.arm.shoulder + loose * 2, cloth.shade, 0.75) + folds(cut.upperLine, torso.arm.shoulder, [0.42, 0.62, 0.8])),
    lower: layer(cut.lower, fill, cloth.line, cloth.deep, 'cl') + path(cut.elbow, fill) +
      inside('cl', shade(cut.lowerLine, torso.arm.elbow + loose * 2, cloth.shade, 0.75) + folds(cut.lowerLine, torso.arm.elbow, [0.04, 0.16, 0.3, 0.6]) + cuff),
    hand: gone,
  }
}

/** `back`: behind the trunk; `front`: over it; `over`: over the face; `nape`: behind the head, over the trunk. */
export function arms(brush: Brush, torso: Torso, sleeve: Sleeve, gesture: Gesture): { back: string; front: string; over: string; nape: string } {
  const pose = poseOf(gesture, torso, brush.sitter.chinY)
  const far = drawArm(brush, torso, sleeve, -1, pose.far, 'af')
  const near = drawArm(brush, torso, sleeve, 1, pose.near, 'an')
  const whole = ({ upper, lower, hand: fingers }: Drawn) => fingers && gesture !== 'hand on hip' ? upper + lower + fingers : fingers + lower + upper
  const tall = gesture === 'hand at chin' || gesture === 'hand on cheek'
  const prop = pose.prop ? held(brush, pose.prop.kind, pose.prop.at) : ''
  const behind = (pose.far.behind ? whole(far) : '') + (pose.near.behind ? whole(near) : '')
  const before = pose.far.behind ? '' : whole(far)
  if (tall) return { back: behind, front: before + near.upper, over: near.lower + near.hand, nape: '' }
  if (pose.near.forearmBehind) return { back: behind, front: before, over: '', nape: near.lower + near.upper }
  if (pose.prop?.kind === 'book')
    return { back: '', front: far.hand + near.hand + prop + far.upper + far.lower + near.upper + near.lower, over: '', nape: '' }
  return { back: behind, front: before + (pose.near.behind ? '' : near.upper + near.lower + prop + near.hand), over: '', nape: '' }
}
