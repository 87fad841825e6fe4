export type Point = readonly [number, number]
export type Random = {
  next: () => number
  range: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
}
export type Width = (position: number) => number
export type RibbonOptions = { from?: number; to?: number; steps?: number; wave?: (position: number) => number }

export const round = (value: number): number => Math.round(value * 10) / 10
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const lerpPoint = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)]
export const times = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Out-of-range positions give the nearest end, so that curves need no special cases at their ends. */
export const pointAt = (points: readonly Point[], index: number): Point => {
  const point = points[clamp(index, 0, points.length - 1)]
  if (!point) throw new RangeError('A curve needs at least one point')
  return point
}

export const lerpPoints = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map((point, i) => lerpPoint(point, pointAt(b, i), t))

function hash(text: string): number {
  let h = 2166136261
  for (const character of text) h = Math.imul(h ^ character.charCodeAt(0), 16777619)
  return h
}

/** A small seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  for (let i = 0; i < 4; i += 1) next()
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('Cannot pick from an empty list')
      return item
    },
    chance: (probability) => next() < probability,
  }
}

/** Catmull-Rom spline through the points, as SVG path data. */
export function spline(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const n = points.length
  const at = (i: number) => pointAt(points, closed ? (i + n) % n : i)
  const first = at(0)
  let d = `M${round(first[0])} ${round(first[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d +=
      `C${round(b[0] + (c[0] - a[0]) * tension)} ${round(b[1] + (c[1] - a[1]) * tension)} ` +
      `${round(c[0] - (e[0] - b[0]) * tension)} ${round(c[1] - (e[1] - b[1]) * tension)} ${round(c[0])} ${round(c[1])}`
  }
  return closed ? `${d}Z` : d
}

/** The point at a fraction (0..1) of a Catmull-Rom spline. */
export function along(points: readonly Point[], fraction: number): Point {
  const n = points.length - 1
  const f = clamp(fraction) * n
  const i = Math.min(n - 1, Math.floor(f))
  const t = f - i
  const [a, b, c, d] = [pointAt(points, i - 1), pointAt(points, i), pointAt(points, i + 1), pointAt(points, i + 2)]
  const axis = (k: 0 | 1) =>
    0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
  return [axis(0), axis(1)]
}

/** A filled ribbon along a centre line; `width` gives the full width at 0..1 of the drawn stretch. */
export function ribbon(points: readonly Point[], width: Width, options: RibbonOptions = {}): string {
  const { from = 0, to = 1, steps = 8, wave } = options
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i += 1) {
    const q = i / steps
    const s = lerp(from, to, q)
    const [p, a, b] = [along(points, s), along(points, Math.max(0, s - 0.02)), along(points, Math.min(1, s + 0.02))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    const offset = wave ? wave(s) : 0
    const half = width(q) / 2
    left.push([p[0] + nx * (offset + half), p[1] + ny * (offset + half)])
    right.push([p[0] + nx * (offset - half), p[1] + ny * (offset - half)])
  }
  return spline([...left, ...right.reverse()], true)
}

export const spindle =
  (width: number): Width =>
  (q) =>
    width * Math.sin(Math.PI * clamp(q, 0.001, 0.999)) ** 0.8
export const taper =
  (width: number, power = 0.8): Width =>
  (q) =>
    Math.max(0.4, width * (1 - clamp(q)) ** power)

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round" ${extra}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${extra}/>`
export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
export const clipped = (id: string, body: string): string => `<g clip-path="url(#${id})">${body}</g>`
/** Of one shape: `opacity` itself would make the rasteriser keep a canvas for each, which takes most of its time. */
export const opacity = (value: number): string => {
  const v = Math.round(value * 100) / 100
  return `fill-opacity="${v}" stroke-opacity="${v}"`
}
export const groupOpacity = (value: number): string => `opacity="${Math.round(value * 100) / 100}"`
