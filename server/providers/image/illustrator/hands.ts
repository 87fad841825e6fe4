import { ellipse, line, opacity, path, round, times, type Point } from './geometry'
import { mix } from './palette'
import type { Brush } from './sitter'

/** `flat`: resting on something; `curl`: fingers folded in; `grip`: round a thing held upright. */
export type HandKind = 'flat' | 'curl' | 'grip'
export type HandPlace = { at: Point; angle: number; scale: number; flip: boolean }

type Finger = { base: Point; length: number; angle: number; width: number; bend: number }
type Bones = { base: Point; mid: Point; tip: Point; angle: number }

function bonesOf({ base, length, angle, bend }: Finger): Bones {
  const a = (angle * Math.PI) / 180
  const b = a + (bend * Math.PI) / 180
  const half = length * 0.5
  const mid: Point = [base[0] + Math.sin(a) * half, base[1] - Math.cos(a) * half]
  return { base, mid, tip: [mid[0] + Math.sin(b) * half, mid[1] - Math.cos(b) * half], angle: angle + bend }
}
const bone = (a: Point, b: Point) => `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`

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
/** From the wrist over the little finger's edge and the knuckles to the ball of the thumb. */
const PALM =
  'M21 12C24 -2 33 -22 36 -46C38 -62 36 -76 26 -82C8 -92 -16 -92 -32 -84C-40 -78 -42 -62 -40 -46C-38 -28 -26 -10 -22 12Z'

/** A hand, wrist at `at`, fingers pointing up before it is turned by `angle` degrees. */
export function hand(brush: Brush, kind: HandKind, { at, angle, scale, flip }: HandPlace): string {
  const { palette, finish, sitter, random } = brush
  const { skin } = palette
  const r = random('nails')
  const painted = sitter.appearance.gender === 'Female' && r.chance(0.6)
  const varnish = r.pick(['#a3243c', '#5b1a33', '#e9b7a8', '#d8465a', '#f1dcd4'])
  const edge = finish.outline ? mix(skin.line, '#1a0d14', 0.4) : mix(skin.deep, skin.line, 0.35)
  const ink = finish.outline ? finish.outline * 0.9 : 2.4
  const lit = mix(skin.base, skin.light, 0.16)
  const fingerEdge = (one: Finger) => {
    const { base, mid, tip } = bonesOf(one)
    return line(bone(base, mid), edge, one.width + ink) + line(bone(mid, tip), edge, one.width * 0.88 + ink)
  }
  const finger = (one: Finger, i: number) => {
    const { base, mid, tip, angle: end } = bonesOf(one)
    const tone = mix(lit, skin.half, i * 0.14)
    const nail =
      kind === 'curl'
        ? ''
        : `<g transform="translate(${round(tip[0])} ${round(tip[1])}) rotate(${round(end)}) translate(0 -1)">` +
          ellipse(0, 0, one.width * 0.25, 6.6, painted ? varnish : mix(skin.light, '#ffd9d0', 0.5), opacity(painted ? 0.95 : 0.55)) +
          '</g>'
    return (
      fingerEdge(one) +
      line(bone(base, mid), tone, one.width) +
      line(bone(mid, tip), tone, one.width * 0.88) +
      line(bone([base[0] + one.width * 0.24, base[1]], [mid[0] + one.width * 0.24, mid[1]]), skin.shade, one.width * 0.3, opacity(0.45)) +
      line(bone([mid[0] + one.width * 0.22, mid[1]], [tip[0] + one.width * 0.2, tip[1]]), skin.shade, one.width * 0.26, opacity(0.45)) +
      nail
    )
  }
  const palm =
    path(PALM, lit) +
    path('M21 12C24 -2 33 -22 36 -46C38 -62 34 -74 30 -80C22 -56 16 -20 8 12Z', skin.shade, opacity(0.5)) +
    line('M21 12C24 -2 33 -22 36 -46C38 -56 37 -66 34 -74M-40 -60C-42 -40 -26 -10 -22 12', edge, ink * 0.6, opacity(0.7))
  const knuckles =
    kind === 'flat'
      ? times(4, (i) =>
          line(`M${round(-32 + i * 18)} ${-72 - (i === 1 || i === 2 ? 6 : 0)}q5 -5 10 0`, skin.shade, 2.4, opacity(0.6)),
        )
      : ''
  const place =
    `translate(${round(at[0])} ${round(at[1])}) rotate(${round(angle)}) ` +
    `scale(${round((flip ? -1 : 1) * scale * 100) / 100} ${round(scale * 100) / 100})`
  const fingers = FINGERS[kind].map(finger).join('')
  const thumb = finger(THUMB[kind], 0)
  const drawn = kind === 'flat' ? thumb + fingers + palm + knuckles : kind === 'curl' ? palm + ellipse(-44, -74, 26, 36, mix(lit, skin.shade, 0.6)) + fingers + thumb : palm + thumb + fingers
  return `<g transform="${place}">${drawn}</g>`
}
