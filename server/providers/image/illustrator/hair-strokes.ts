import {
  along,
  clamp,
  lerp,
  lerpPoints,
  opacity,
  path,
  pointAt,
  ribbon,
  round,
  spindle,
  spline,
  taper,
  times,
  type Point,
  type Random,
  type Width,
} from './geometry'
import { mix } from './palette'
import type { Brush, Sitter } from './sitter'

/** `d` is the silhouette (for the shadow on the face), `svg` the drawing. */
export type Tress = { d: string; svg: string }
export type Place = readonly [x: number, y: number, z?: number]

export type TressOptions = {
  locks?: number
  /** Lock width relative to an even share. */
  fat?: number
  /** How unevenly the tips end, 0..1. */
  ragged?: number
  wave?: number
  frequency?: number
  /** Sideways bend of the tips. */
  curl?: number
  root?: number
  /** Where along the locks the light falls. */
  shine?: readonly [number, number]
  lowShine?: readonly [number, number]
  /** Higher keeps locks full for longer before they taper. */
  tip?: number
  /** How far the closed mass reaches before it breaks into locks. */
  solid?: number
  rim?: boolean
  /** One broad pointed lock under the others, so that tips end together and not as strings. */
  core?: boolean
  dim?: boolean
}

/** Depth of the head's surface plus hair, so that guides can be given by x and y alone. */
const surface = (x: number, y: number) => Math.sqrt(Math.max(0, 1 - (x / 128) ** 2 - ((y + 26) / 166) ** 2)) * 126

export const guide = (sitter: Sitter, places: readonly Place[]): Point[] =>
  places.map(([x, y, z]) => sitter.project(x, y, z ?? surface(x, y)))

export const hairFill = (id: string, dim = false): string => `url(#${id}hair${dim ? 'dim' : ''})`

export function hairDefs({ palette, id }: Brush): string {
  const { hair } = palette
  const gradient = (name: string, colors: readonly string[]) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="-60" y1="-200" x2="20" y2="380">` +
    colors.map((color, i) => `<stop offset="${[0, 0.14, 0.34, 0.7, 1][i] ?? 1}" stop-color="${color}"/>`).join('') +
    '</linearGradient>'
  return (
    gradient('hair', [
      hair.base,
      mix(hair.base, hair.light, 0.6),
      hair.base,
      mix(hair.base, hair.shade, 0.4),
      mix(hair.base, hair.light, 0.3),
    ]) +
    gradient('hairdim', [hair.shade, hair.shade, mix(hair.shade, hair.deep, 0.6), mix(hair.shade, hair.deep, 0.4), hair.shade]) +
    `<linearGradient id="${id}hairside" gradientUnits="userSpaceOnUse" x1="-20" y1="-40" x2="150" y2="20">` +
    `<stop offset="0" stop-color="${hair.deep}" stop-opacity="0"/><stop offset="1" stop-color="${hair.deep}" ` +
    `stop-opacity=".8"/></linearGradient>`
  )
}

const outlineExtra = ({ palette, finish }: Brush) =>
  finish.outline
    ? `stroke="${mix(palette.hair.deep, '#120a12', 0.55)}" stroke-width="${finish.outline}" stroke-linejoin="round" ` +
      `paint-order="stroke"`
    : ''

/** A mass of hair between two guides, broken into tapered locks that overlap, each with its own tone and reach. */
export function tress(a: readonly Point[], b: readonly Point[], brush: Brush, random: Random, options: TressOptions = {}): Tress {
  const { palette, finish, id } = brush
  const {
    locks = 8,
    fat = 1.6,
    ragged = 0.14,
    wave = 0,
    frequency = 2.4,
    curl = 0,
    root = 0.8,
    shine = [0.16, 0.36],
    lowShine,
    tip = 1.6,
    solid = 0.72,
    rim = false,
    dim = false,
    core = false,
  } = options
  const { hair } = palette
  const steps = wave ? 14 : 8
  const gap = (s: number) => Math.hypot(along(a, s)[0] - along(b, s)[0], along(a, s)[1] - along(b, s)[1])
  // Drawn the same way round as the locks: shapes of one path that turn against each other cut holes.
  const [m, n, o] = [along(a, 0.3), along(a, 0.7), along(b, 0.5)]
  const against = (n[0] - m[0]) * (o[1] - m[1]) - (n[1] - m[1]) * (o[0] - m[0]) > 0
  const [first, second] = against ? [b, a] : [a, b]
  const base = spline(
    [
      ...Array.from({ length: 9 }, (_, i) => along(first, (i / 8) * solid)),
      ...Array.from({ length: 9 }, (_, i) => along(second, ((8 - i) / 8) * solid)),
    ],
    true,
    0.12,
  )
  let silhouette =
    base +
    (core
      ? ribbon(lerpPoints(a, b, 0.5), (q) => Math.max(0.6, gap(q * 0.98) * 0.94 * (1 - clamp((q - 0.72) / 0.28) ** 1.7)), {
          to: 0.98,
          steps: 12,
        })
      : '')
  let tones = ''
  let fine = ''
  for (let i = 0; i < locks; i += 1) {
    const u = clamp((i + 0.5) / locks + random.range(-0.3, 0.3) / locks, 0.02, 0.98)
    const drift = random.range(-5, 5)
    const centre = lerpPoints(a, b, u).map(([x, y], k, all): Point => [x + drift * (k / all.length), y])
    const to = 1 - random.range(0, ragged)
    const phase = random.range(0, 6.28) * 0.35
    const bend = curl * random.range(0.5, 1.2) * (u > 0.5 ? 1 : -1)
    const sway = (s: number) => wave * clamp(s * 2.2 - 0.1) * Math.sin(s * frequency * 6.28 + phase + u * 2) + bend * s ** 3
    const share = (q: number) => gap(q * to) / locks
    const width: Width = (q) =>
      Math.max(0.6, (share(q) * fat + 4) * (q < 0.15 ? lerp(root, 1, q / 0.15) : 1) * (1 - clamp((q - 0.42) / 0.58) ** tip))
    silhouette += ribbon(centre, width, { to, steps, wave: sway })
    const size = gap(0.5) / locks
    const tone = random.pick([hair.shade, hair.deep, hair.light, hair.shade])
    tones += path(
      ribbon(centre, (q) => width(q) * 0.62, { from: 0.05, to: to * 0.97, steps, wave: sway }),
      dim ? hair.deep : tone,
      opacity(dim ? 0.4 : tone === hair.light ? 0.22 : 0.3),
    )
    const edge = lerpPoints(a, b, clamp(u + 0.5 / locks))
    tones += path(
      ribbon(edge, spindle(size * 0.26 + 1.5), {
        from: random.range(0, 0.18),
        to: to * random.range(0.84, 0.98),
        steps,
        wave: sway,
      }),
      hair.deep,
      opacity(dim ? 0.4 : 0.46),
    )
    if (dim) continue
    const strand = (v: number, from: number, end: number, color: string, w: number, o: number) =>
      path(
        ribbon(lerpPoints(a, b, clamp(v, 0.01, 0.99)), spindle(w), {
          from: clamp(from),
          to: clamp(end) * to,
          steps: wave ? 10 : 5,
          wave: sway,
        }),
        color,
        opacity(o),
      )
    // One band of light across all locks reads as gloss; scattered strokes read as scratches.
    const band = 0.035 * Math.sin(i * 2.1 + u * 4)
    const lit = 1 - u * 0.5
    const gloss = (low: number, high: number, strength: number) => {
      fine += strand(u, low + band, high + band, hair.light, size * 0.86, 0.42 * strength * lit)
      fine += strand(u - 0.16 / locks, low + band + 0.03, high + band - 0.04, hair.glow, size * 0.34, 0.5 * strength * lit)
    }
    gloss(shine[0], shine[1], 1)
    if (lowShine) gloss(lowShine[0], lowShine[1], 0.62)
    const count = Math.round(2.4 * finish.strands)
    for (let k = 0; k < count; k += 1) {
      const v = u + random.range(-0.5, 0.5) / locks
      fine += strand(
        v,
        random.range(0.02, 0.3),
        random.range(0.66, 1),
        k % 2 ? hair.deep : hair.light,
        random.range(1.1, 2.4),
        k % 2 ? 0.34 : 0.3 * lit,
      )
    }
  }
  const edgeLight = rim ? path(ribbon(b, spindle(5), { from: 0.14, to: 0.84, steps }), palette.rim, opacity(0.7 * finish.rim)) : ''
  return {
    d: silhouette,
    svg:
      path(silhouette, hairFill(id, dim), outlineExtra(brush)) +
      tones +
      (dim ? '' : path(silhouette, `url(#${id}hairside)`)) +
      fine +
      edgeLight,
  }
}

function inside(outline: readonly Point[], x: number, y: number): boolean {
  let hit = false
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = pointAt(outline, i === 0 ? outline.length - 1 : i - 1)
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) hit = !hit
  })
  return hit
}

/** Coily or curly hair: a bumpy cloud whose texture is many small curls, lit by where they lie in the mass. */
export function curlCloud(
  outline: readonly Point[],
  brush: Brush,
  random: Random,
  options: { size: number; dim?: boolean; gap?: number },
): Tress {
  const { palette, id } = brush
  const { hair } = palette
  const { size, dim = false, gap = 1 } = options
  const closed = [...outline, pointAt(outline, 0)]
  const count = Math.round(outline.length * 5.5)
  const ring = Array.from({ length: count }, (_, i) => along(closed, i / count))
  const bumps = ring
    .map(([x, y]) => {
      const r = size * random.range(0.7, 1.25)
      return (
        `M${round(x - r + random.range(-3, 3))} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 2)} ` +
        `0a${round(r)} ${round(r)} 0 1 0 ${round(-r * 2)} 0Z`
      )
    })
    .join('')
  const d = spline(outline, true) + bumps
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const grid: Point[] = []
  const pitch = size * 0.95 * gap
  for (let y = y0 - size * 0.4; y < y1 + size; y += pitch * 0.8) {
    for (let x = x0 - size * 0.4; x < x1 + size; x += pitch) {
      const p: Point = [x + random.range(-pitch, pitch) * 0.45, y + random.range(-pitch, pitch) * 0.4]
      if (inside(outline, p[0], p[1])) grid.push(p)
    }
  }
  const curls = [...ring, ...grid]
    .map(([x, y]) => {
      const r = size * random.range(0.42, 0.72)
      const turn = random.range(-0.9, 0.9)
      const arc = (k: number, phase: number): Point[] =>
        [0, 1, 2, 3, 4].map((j) => [x + Math.cos(turn + phase + j * 0.95) * r * k, y + Math.sin(turn + phase + j * 0.95) * r * k * 0.86])
      const lit = clamp(1.15 - ((x - x0) / (x1 - x0)) * 0.9 - ((y - y0) / (y1 - y0)) * 0.45 + random.range(-0.2, 0.2))
      const tone = dim ? mix(hair.deep, hair.shade, lit) : mix(hair.shade, hair.light, lit * 0.9)
      return (
        path(
          ribbon(arc(1, 2.6), spindle(size * 0.46), { steps: 4 }),
          mix(hair.shade, hair.deep, 0.6),
          `${opacity(0.62)} transform="translate(1.6 2.4)"`,
        ) +
        path(ribbon(arc(1, 2.6), spindle(size * 0.36), { steps: 4 }), tone, opacity(0.9)) +
        (!dim && lit > 0.45
          ? path(ribbon(arc(0.98, 3.2), spindle(size * 0.12), { steps: 3, to: 0.6 }), hair.glow, opacity(lit * 0.75))
          : '')
      )
    })
    .join('')
  return {
    d,
    svg: path(d, hairFill(id, dim), outlineExtra(brush)) + curls + (dim ? '' : path(d, `url(#${id}hairside)`, opacity(0.75))),
  }
}

/** Strands that run from a hairline over the skull to one gather point. */
export function combed(from: readonly Point[], over: readonly Point[], to: Point, brush: Brush, random: Random, count: number): string {
  const { hair } = brush.palette
  return times(count, (i) => {
    const u = (i + random.next()) / count
    const points: Point[] = [along(from, u), along(over, u), to]
    const middle: Point[] = [
      pointAt(points, 0),
      [lerp(along(from, u)[0], along(over, u)[0], 0.6), lerp(along(from, u)[1], along(over, u)[1], 0.75)],
      pointAt(points, 1),
      to,
    ]
    const lit = 1 - u * 0.6
    const tone = random.pick([hair.shade, hair.deep, hair.base, hair.base])
    const band = 0.34 + 0.03 * Math.sin(u * 14)
    return (
      path(ribbon(middle, spindle(random.range(3, 8)), { steps: 7 }), tone, opacity(0.3)) +
      path(ribbon(middle, spindle(random.range(4, 8)), { from: band - 0.1, to: band + 0.14, steps: 4 }), hair.light, opacity(0.26 * lit)) +
      (i % 3
        ? ''
        : path(
            ribbon(middle, spindle(random.range(1.4, 2.4)), { from: band - 0.05, to: band + 0.1, steps: 4 }),
            hair.glow,
            opacity(0.4 * lit),
          ))
    )
  })
}

/** A loose lock that frames the face. */
export function wisp(points: readonly Point[], width: number, brush: Brush): string {
  const { hair } = brush.palette
  const shape: Width = (q) => Math.max(0.5, width * (1 - q) ** 0.7 * Math.min(1, 0.35 + q * 4))
  return (
    path(ribbon(points, shape, { steps: 10 }), hairFill(brush.id), outlineExtra(brush)) +
    path(ribbon(points, spindle(width * 0.3), { from: 0.3, to: 0.9 }), hair.deep, `${opacity(0.5)} transform="translate(2 0)"`) +
    path(ribbon(points, spindle(width * 0.28), { from: 0.08, to: 0.6 }), hair.light, opacity(0.6))
  )
}

export function braid(points: readonly Point[], brush: Brush, width: number, count: number): string {
  const { palette, id } = brush
  const { hair } = palette
  const core = path(
    ribbon(points, (q) => width * (0.85 - q * 0.25), { steps: 10 }),
    hair.deep,
    outlineExtra(brush),
  )
  const segments = times(count, (i) => {
    const s = i / count
    const [c, n] = [along(points, s), along(points, Math.min(1, s + 1.7 / count))]
    const side = i % 2 ? 1 : -1
    const [dx, dy] = [n[0] - c[0], n[1] - c[1]]
    const length = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / length) * side, (dx / length) * side]
    const w = width * (1 - s * 0.32)
    const segment: Point[] = [
      [c[0] + nx * w * 0.3 - dx * 0.12, c[1] + ny * w * 0.3 - dy * 0.12],
      [c[0] + nx * w * 0.56 + dx * 0.3, c[1] + ny * w * 0.56 + dy * 0.3],
      [c[0] + nx * w * 0.24 + dx * 0.72, c[1] + ny * w * 0.24 + dy * 0.72],
      [n[0] - nx * w * 0.16, n[1] - ny * w * 0.16],
    ]
    return (
      path(ribbon(segment, spindle(w * 0.78), { steps: 7 }), hair.deep) +
      path(ribbon(segment, spindle(w * 0.66), { steps: 7 }), side < 0 ? mix(hair.base, hair.light, 0.2) : hair.base) +
      path(ribbon(segment, spindle(w * 0.1), { from: 0.1, to: 0.8, steps: 4 }), hair.deep, `${opacity(0.55)} transform="translate(3 3)"`) +
      path(ribbon(segment, spindle(w * 0.15), { from: 0.08, to: 0.6, steps: 4 }), side < 0 ? hair.glow : hair.light, opacity(0.65))
    )
  })
  const end = pointAt(points, points.length - 1)
  const tuft = [-6, 0, 6]
    .map((x) =>
      path(
        ribbon(
          [
            [end[0] + x * 0.4, end[1] - 4],
            [end[0] + x, end[1] + 22],
            [end[0] + x * 1.6 + 2, end[1] + 50],
          ],
          taper(width * 0.36),
        ),
        hairFill(id),
      ),
    )
    .join('')
  return (
    core +
    segments +
    tuft +
    `<rect x="${round(end[0] - width * 0.28)}" y="${round(end[1] - 8)}" width="${round(width * 0.56)}" height="11" ` +
    `rx="5" fill="${mix(palette.rim, hair.deep, 0.3)}"/>`
  )
}
