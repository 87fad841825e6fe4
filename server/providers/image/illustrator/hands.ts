import { ellipse, line, lerp, opacity, path, ribbon, round, times, type Point, type Width } from './geometry'
import { mix } from './palette'
import type { Brush } from './sitter'

/** `flat`: resting on something; `curl`: fingers folded in; `grip`: round a thing held upright. */
export type HandKind = 'flat' | 'curl' | 'grip'
export type HandPlace = { at: Point; angle: number; scale: number; flip: boolean }

const rounded =
  (width: number): Width =>
  (q) =>
    Math.max(0.5, width * (1 - 0.26 * q) * Math.sqrt(Math.max(0, 1 - q ** 7)) * Math.min(1, 0.84 + q))

type Finger = { base: Point; length: number; angle: number; width: number; bend: number }

function fingerPath({ base, length, angle, width, bend }: Finger): { d: string; tip: Point; angle: number } {
  const a = (angle * Math.PI) / 180
  const b = a + (bend * Math.PI) / 180
  const half = length * 0.5
  const mid: Point = [base[0] + Math.sin(a) * half, base[1] - Math.cos(a) * half]
  const tip: Point = [mid[0] + Math.sin(b) * half, mid[1] - Math.cos(b) * half]
  return { d: ribbon([base, mid, tip], rounded(width), { steps: 8 }), tip, angle: angle + bend }
}

const FINGERS: Record<HandKind, readonly Finger[]> = {
  flat: [
    { base: [27, -70], length: 60, angle: 15, width: 17, bend: 6 },
    { base: [11, -80], length: 82, angle: 7, width: 20, bend: 4 },
    { base: [-9, -82], length: 88, angle: -1, width: 21, bend: 3 },
    { base: [-28, -74], length: 76, angle: -9, width: 20, bend: 5 },
  ],
  curl: [
    { base: [28, -66], length: 40, angle: -36, width: 19, bend: -74 },
    { base: [12, -78], length: 48, angle: -42, width: 21, bend: -78 },
    { base: [-8, -80], length: 50, angle: -46, width: 22, bend: -80 },
    { base: [-27, -72], length: 46, angle: -46, width: 21, bend: -70 },
  ],
  grip: [
    { base: [24, -28], length: 70, angle: -84, width: 19, bend: -12 },
    { base: [26, -47], length: 80, angle: -84, width: 21, bend: -8 },
    { base: [25, -68], length: 82, angle: -83, width: 21, bend: -6 },
    { base: [20, -88], length: 76, angle: -80, width: 20, bend: -6 },
  ],
}
const THUMB: Record<HandKind, Finger> = {
  flat: { base: [-28, -22], length: 72, angle: -44, width: 23, bend: 28 },
  curl: { base: [-26, -26], length: 66, angle: -30, width: 23, bend: 34 },
  grip: { base: [-4, -78], length: 58, angle: -40, width: 22, bend: 18 },
}
const PALM =
  'M-20 6C-30 -8 -40 -34 -40 -58C-40 -78 -34 -88 -20 -90C-4 -94 18 -92 30 -82C40 -74 38 -40 30 -14C26 -2 24 4 22 8Z'

/** A hand, wrist at `at`, fingers pointing up before it is turned by `angle` degrees. */
export function hand(brush: Brush, kind: HandKind, { at, angle, scale, flip }: HandPlace): string {
  const { palette, finish, sitter, random } = brush
  const { skin } = palette
  const r = random('nails')
  const varnish = sitter.appearance.gender === 'Female' && r.chance(0.6) ? r.pick(['#a3243c', '#5b1a33', '#e9b7a8', '#d8465a', '#f1dcd4']) : null
  const edge = `stroke="${finish.outline ? mix(skin.line, '#1a0d14', 0.4) : mix(skin.deep, skin.line, 0.5)}" ` +
    `stroke-width="${finish.outline ? round(finish.outline * 0.55) : 1.8}" stroke-linejoin="round"`
  const lit = mix(skin.base, skin.light, 0.22)
  const finger = (one: Finger, i: number) => {
    const { d, tip, angle: end } = fingerPath(one)
    const back = kind !== 'curl'
    const nail = back
      ? `<g transform="translate(${round(tip[0])} ${round(tip[1])}) rotate(${round(end)}) translate(0 12)">` +
        ellipse(0, 0, one.width * 0.25, 7.4, varnish ?? mix(skin.light, '#ffd9d0', 0.5), opacity(varnish ? 0.95 : 0.6)) +
        '</g>'
      : ''
    return (
      path(d, i % 2 ? lit : mix(lit, skin.base, 0.6), edge) +
      path(ribbon([one.base, [lerp(one.base[0], tip[0], 0.5) + 3, lerp(one.base[1], tip[1], 0.5)], [tip[0] + 2, tip[1] + 5]], (q) => 4 * Math.sin(3.1 * q + 0.02) + 0.5, { steps: 4 }), skin.shade, opacity(0.5)) +
      nail
    )
  }
  const palm =
    path(PALM, lit, edge) +
    path(PALM, skin.shade, `${opacity(0.28)} transform="translate(6 4) scale(.86)"`) +
    path('M-22 12C-34 -10 -40 -34 -38 -50L30 -70C38 -50 30 -10 24 12Z', lit)
  const knuckles =
    kind === 'flat'
      ? times(4, (i) => line(`M${round(-30 + i * 19)} ${-68 - (i === 1 || i === 2 ? 8 : 0)}q5 -4 10 0`, skin.deep, 1.6, opacity(0.35)))
      : ''
  const place = `translate(${round(at[0])} ${round(at[1])}) rotate(${round(angle)}) scale(${round((flip ? -1 : 1) * scale * 100) / 100} ${round(scale * 100) / 100})`
  const fingers = FINGERS[kind].map(finger).join('')
  const thumb = finger(THUMB[kind], 1)
  const drawn = kind === 'flat' ? thumb + fingers + palm + knuckles : kind === 'curl' ? palm + fingers + thumb : palm + thumb + fingers
  return `<g transform="${place}">${drawn}</g>`
}
