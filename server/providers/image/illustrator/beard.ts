import {
  along,
  clamp,
  clipPath,
  clipped,
  groupOpacity,
  lerp,
  line,
  opacity,
  path,
  ribbon,
  round,
  spindle,
  spline,
  times,
  type Point,
} from './geometry'
import { mix } from './palette'
import type { Brush, Sitter } from './sitter'

const HANG = { stubble: 0, short: 3, full: 13 } as const

/** Two halves that follow the upper lip, thin at the corners. */
function moustache({ project }: Sitter, full: boolean): string {
  const [c, n, f] = [project(0, 0, 114)[0], project(35, 0, 94)[0], project(-35, 0, 97)[0]]
  const half = (end: number) =>
    ribbon(
      [
        [c, 86],
        [lerp(c, end, 0.5), 90],
        [lerp(c, end, 0.88), 95],
        [end + (end > c ? 3 : -3), full ? 99 : 97],
      ],
      (q) => (q < 0.1 ? 8 + q * 40 : 12.5 * (1 - q) ** 0.55 + 0.6),
      { steps: 7 },
    )
  return half(n) + half(f)
}

function fullShape({ project, contour }: Sitter, hang: number): { shape: string; jaw: Point[]; cheek: Point[] } {
  const [c, n, f] = [project(0, 0, 114)[0], project(46, 0, 88)[0], project(-46, 0, 92)[0]]
  const [near, far] = [project(106, 0, -4)[0], project(-102, 0, 22)[0]]
  const jaw = contour.slice(5, 12).map(([x, y]): Point => [x - (x - c) * 0.004, y + hang * clamp((y - 70) / 90)])
  // The cheek's line sags between sideburn and moustache.
  const cheek: Point[] = [
    [near - 8, 12],
    [near - 16, 54],
    [lerp(n, near, 0.5), 88],
    [n + 5, 99],
    [n + 2, 120],
    [c + 17, 133],
    [c, 130],
    [c - 13, 133],
    [f - 1, 120],
    [f - 4, 99],
    [lerp(f, far, 0.6), 82],
    [far + 5, 50],
  ]
  return { shape: spline([[far + 1, 28], ...jaw, [near, 2], ...cheek], true, 0.15), jaw, cheek }
}

const chinPatch = (c: number, chinY: number) =>
  `M${round(c - 18)} 138C${round(c - 8)} 133 ${round(c + 12)} 133 ${round(c + 22)} 138` +
  `C${round(c + 33)} 150 ${round(c + 22)} ${round(chinY + 7)} ${round(c + 6)} ${round(chinY + 9)}C${round(c - 16)} ` +
  `${round(chinY + 7)} ${round(c - 26)} 155 ${round(c - 18)} 138Z`

export function beard({ sitter, palette, id, random }: Brush): string {
  const kind = sitter.appearance.beard ?? 'none'
  if (kind === 'none' || sitter.appearance.gender === 'Female') return ''
  const c = sitter.project(0, 0, 114)[0]
  const { hair, skin } = palette
  const color = mix(hair.base, hair.deep, 0.2)
  const soft = (body: string, o: number) => `<g filter="url(#${id}beard)" ${groupOpacity(o)}>${body}</g>`
  const filter = `<filter id="${id}beard" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3"/></filter>`
  const lip = moustache(sitter, kind !== 'moustache')
  const base = mix(color, skin.shade, kind === 'full' ? 0.1 : 0.24)
  const r = random('beard')
  /** Short hairs that grow away from the face's middle and down. */
  const hairs = (line_: readonly Point[], count: number, length: number, inward: number) =>
    times(count, () => {
      const [x, y] = along(line_, r.next())
      const at: Point = [lerp(x, c, r.range(0, inward)), y - r.range(-1, 5)]
      const lean = (at[0] - c) * 0.03
      const l = length * r.range(0.6, 1.1)
      return path(
        ribbon([at, [at[0] + lean, at[1] + l * 0.5], [at[0] + lean * 1.2, at[1] + l]], spindle(2.6), { steps: 3 }),
        r.pick([hair.deep, color, color, base]),
        opacity(0.5),
      )
    })
  const lipHair = soft(path(lip, mix(color, skin.shade, 0.2)), 0.75) + path(lip, color, opacity(0.72))
  if (kind === 'moustache') return filter + lipHair
  const chin = chinPatch(c, sitter.chinY)
  if (kind === 'goatee') {
    const low: Point[] = [
      [c - 18, sitter.chinY - 16],
      [c, sitter.chinY - 10],
      [c + 22, sitter.chinY - 16],
    ]
    return filter + lipHair + soft(path(chin, color), 0.8) + path(chin, color, opacity(0.22)) + hairs(low, 16, 18, 0.3)
  }
  const { shape, jaw, cheek } = fullShape(sitter, HANG[kind])
  if (kind === 'stubble') {
    const shadow = mix(hair.base, skin.shade, 0.4)
    return filter + clipped(`${id}face`, soft(path(shape, shadow) + path(lip, shadow) + path(chin, shadow), 0.4))
  }
  const dense = kind === 'full' ? 0.86 : 0.7
  return (
    filter +
    clipped(`${id}face`, soft(`<path d="${shape}" fill="${base}" stroke="${base}" stroke-width="10"/>`, 0.6)) +
    soft(path(shape, base), dense) +
    clipPath(`${id}beardin`, shape) +
    clipped(
      `${id}beardin`,
      path(shape, base, opacity(dense * 0.8)) +
        // The jaw turns under: dark below, a little light on the side of the lamp.
        soft(line(spline(jaw), hair.deep, 26), 0.6) +
        soft(line(spline(jaw.slice(0, 3).map(([x, y]): Point => [x + 16, y - 22])), hair.light, 12), 0.35) +
        hairs(jaw, 40, 20, 0.35),
    ) +
    hairs(cheek.slice(0, 3), 12, 13, 0.05) +
    hairs(cheek.slice(10), 8, 13, 0.05) +
    hairs(
      jaw.slice(1, 6).map(([x, y]): Point => [x, y - 9]),
      kind === 'full' ? 22 : 14,
      kind === 'full' ? 12 : 9,
      0.06,
    ) +
    lipHair
  )
}
