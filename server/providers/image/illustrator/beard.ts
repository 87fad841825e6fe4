import { clamp, clipped, lerp, groupOpacity, opacity, path, ribbon, round, spindle, spline, times, type Point } from './geometry'
import { blur } from './face'
import { mix } from './palette'
import type { Brush, Sitter } from './sitter'

const HANG = { stubble: 0, short: 6, full: 20 } as const

function moustache({ project }: Sitter): string {
  const [c, n, f] = [project(0, 0, 114)[0], project(41, 0, 90)[0], project(-41, 0, 94)[0]]
  return (
    `M${round(c)} 87C${round(c + 14)} 85 ${round(n - 4)} 92 ${round(n + 1)} 105C${round(n - 12)} 102 ` +
    `${round(c + 14)} 100 ${round(c)} 102` +
    `C${round(c - 12)} 100 ${round(f + 10)} 102 ${round(f)} 105C${round(f + 2)} 92 ${round(c - 12)} 85 ${round(c)} 87Z`
  )
}

function fullShape({ project, contour }: Sitter, hang: number): { shape: string; jaw: Point[] } {
  const [c, n, f] = [project(0, 0, 114)[0], project(46, 0, 88)[0], project(-46, 0, 92)[0]]
  const [near, far] = [project(106, 0, -4)[0], project(-102, 0, 22)[0]]
  const jaw = contour.slice(5, 12).map(([x, y]): Point => [x + (x - c) * 0.025, y + hang * clamp((y - 60) / 100)])
  const inside: Point[] = [
    [near - 14, 14], [lerp(n, near, 0.66), 74], [n + 6, 90], [n + 3, 120], [c + 16, 140], [c, 137], [c - 12, 140],
    [f - 1, 120], [f - 4, 92], [lerp(f, far, 0.8), 66],
  ]
  return { shape: spline([[far + 1, 26], ...jaw, [near, -4], ...inside], true, 0.14), jaw }
}

const chinPatch = (c: number, chinY: number) =>
  `M${round(c - 18)} 138C${round(c - 8)} 133 ${round(c + 12)} 133 ${round(c + 22)} 138` +
  `C${round(c + 33)} 150 ${round(c + 22)} ${round(chinY + 7)} ${round(c + 6)} ${round(chinY + 9)}C${round(c - 16)} ` +
  `${round(chinY + 7)} ${round(c - 26)} 155 ${round(c - 18)} 138Z`

export function beard({ sitter, palette, id, random }: Brush): string {
  const kind = sitter.appearance.beard ?? 'none'
  if (kind === 'none' || sitter.appearance.gender === 'Female') return ''
  const c = sitter.project(0, 0, 114)[0]
  const color = mix(palette.hair.base, palette.hair.deep, 0.12)
  const lip = moustache(sitter)
  if (kind === 'moustache')
    return path(lip, color) + path(lip, palette.hair.light, `${opacity(0.25)} transform="translate(-1 -2)"`)
  if (kind === 'goatee') return path(lip, color) + path(chinPatch(c, sitter.chinY), color)
  const { shape, jaw } = fullShape(sitter, HANG[kind])
  if (kind === 'stubble') {
    const shadow = mix(palette.hair.base, palette.skin.shade, 0.4)
    return clipped(
      `${id}face`,
      `<g ${blur(id, 's')} ${groupOpacity(0.46)}>${path(shape, shadow)}` +
        `${path(lip, shadow)}${path(chinPatch(c, sitter.chinY), shadow)}</g>`,
    )
  }
  const r = random('beard')
  const strands = times(46, () => {
    const [x, y] = jaw[Math.floor(r.range(1, jaw.length - 1))] ?? [0, 0]
    const at: Point = [lerp(x, c, r.range(0.02, 0.3)) + r.range(-12, 12), y - r.range(4, 30)]
    return path(
      ribbon([at, [at[0] + (at[0] - c) * 0.02, at[1] + 10], [at[0] - (at[0] - c) * 0.03, at[1] + 22]], spindle(3.2), {
        steps: 3,
      }),
      r.chance(0.45) ? palette.hair.light : palette.hair.deep,
      opacity(0.45),
    )
  })
  return (
    `<g ${blur(id, 's')} ${groupOpacity(0.6)}>${path(shape, color)}</g>` + path(shape, color) + path(lip, color) + strands
  )
}
