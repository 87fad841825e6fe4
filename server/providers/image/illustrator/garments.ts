import { arms, type Gesture, type Sleeve } from './arms'
import { bareSkin, type Torso } from './body'
import { button, cutOf, drape, lapel, shirtCollar, underLayer, type Cut } from './cloth'
import {
  clipPath,
  clipped,
  ellipse,
  lerp,
  line,
  opacity,
  path,
  pointAt,
  polygon,
  ribbon,
  round,
  spindle,
  spline,
  times,
  type Point,
  type Random,
} from './geometry'
import { distance, luminance, mix, type Cloth, type Palette } from './palette'
import type { Brush } from './sitter'

type Draw = (torso: Torso, cloth: Cloth, brush: Brush) => string
type Garment = {
  draw: Draw
  bareShoulders?: boolean
  suits: 'everyone' | 'women' | 'men'
  sleeve?: Sleeve['length']
  /** How far a sleeve stands off the arm. */
  loose?: number
  knit?: boolean
  /** The cloth of outside and sleeves, where it is not simply the chosen color. */
  outer?: (cloth: Cloth, brush: Brush) => Cloth
  /** May be printed or striped. */
  printed?: boolean
  /** Reaches below the hips, so that no skirt or trousers show. */
  long?: boolean
}

type Outer = (cloth: Cloth, brush: Brush) => Cloth
const toward =
  (color: string, amount: number): Outer =>
  ({ base }, { palette, asked }) =>
    palette.cloth(mix(base, color, asked ? amount * asked.keep : amount))
const suitCloth = toward('#171822', 0.6)
const velvetCloth = toward('#2a0f24', 0.35)
const leatherCloth = toward('#19151c', 0.84)
const blouseCloth = toward('#f0e0cf', 0.25)
const denimCloth = toward('#4a6a90', 1)
const trenchCloth = toward('#bf9763', 0.88)
const robeCloth = toward('#5a1f3c', 0.3)
const paleCloth = toward('#f2eadc', 0.62)
const linenCloth: Outer = (_, { palette }) => palette.cloth('#efe6d8')

const GOLD = '#e8c47a'
const SIDES = [-1, 1] as const

/** Each person wears their own kind of necklace. */
function pendant(torso: Torso, brush: Brush, y = 318): string {
  const r = brush.random('jewel')
  const any = r.pick(['pendant', 'pearls', 'choker', 'chain', 'stone'] as const)
  const kind = brush.sitter.man ? 'chain' : any
  const metal = r.pick([GOLD, GOLD, '#d8dae2'])
  const [px] = torso.pit
  const [l, r2] = [pointAt(torso.left, 2), pointAt(torso.right, 2)]
  const hang = (low: number, width: number) => line(`M${round(l[0] + 2)} 232Q${round(px)} ${low} ${round(r2[0] - 2)} 232`, metal, width)
  if (kind === 'pearls')
    return times(17, (i) => {
      const u = i / 16
      const at: Point = [lerp(l[0] + 2, r2[0] - 2, u), 232 + Math.sin(u * Math.PI) * 52]
      return `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="5" fill="#f4ece2" stroke="#b9a896" stroke-width="1"/>`
    })
  if (kind === 'choker')
    return (
      line(`M${round(l[0] - 6)} 196Q${round(px)} 240 ${round(r2[0] + 6)} 190`, '#1c141c', 10) +
      `<circle cx="${round(px + 2)}" cy="220" r="6" fill="${metal}"/>`
    )
  if (kind === 'chain') return hang(y + 20, 2.6) + (brush.sitter.man ? '' : hang(y + 70, 2))
  const stone = kind === 'stone' ? r.pick(['#b3283f', '#2a6a8a', '#2f7a56', '#7a4a9a']) : '#f3d796'
  return (
    hang(y + 40, 2) +
    `<circle cx="${round(px)}" cy="${y - 20}" r="${kind === 'stone' ? 8 : 5}" fill="${stone}" stroke="${metal}" stroke-width="2"/>`
  )
}

/** A knitted scarf, wound once, one end hanging. */
function scarf(torso: Torso, brush: Brush, color?: string): string {
  const r = brush.random('scarf')
  const cloth = brush.palette.cloth(color ?? r.pick(['#a8323a', '#d9a441', '#2f5a6a', '#e6dccb', '#5a3a62', '#3f5a44']))
  const [l, rr] = [pointAt(torso.left, 2), pointAt(torso.right, 2)]
  const [px] = torso.pit
  const wrap = spline(
    [
      [l[0] - 34, 214],
      [px - 40, 196],
      [px + 40, 196],
      [rr[0] + 36, 208],
      [rr[0] + 52, 262],
      [px + 60, 318],
      [px - 10, 332],
      [px - 90, 306],
      [l[0] - 54, 262],
    ],
    true,
  )
  const end = spline(
    [
      [px + 14, 290],
      [px + 84, 286],
      [px + 104, 470],
      [px + 92, 610],
      [px + 14, 616],
      [px + 22, 470],
    ],
    true,
    0.12,
  )
  const edge = `stroke="${cloth.line}" stroke-width="${brush.finish.outline || 1.6}"`
  return (
    path(end, cloth.half, edge) +
    times(5, (i) => line(`M${round(px + 26 + i * 15)} 612v26`, cloth.half, 5)) +
    times(3, (i) => line(`M${round(px + 22)} ${540 + i * 22}h72`, cloth.light, 6, opacity(0.5))) +
    path(wrap, cloth.base, edge) +
    path(
      ribbon(
        [
          [l[0] - 30, 244],
          [px - 30, 286],
          [px + 50, 284],
          [rr[0] + 34, 236],
        ],
        spindle(16),
      ),
      cloth.deep,
      opacity(0.55),
    ) +
    path(
      ribbon(
        [
          [l[0] - 34, 268],
          [px - 40, 310],
          [px + 30, 310],
        ],
        spindle(9),
      ),
      cloth.deep,
      opacity(0.4),
    ) +
    path(
      ribbon(
        [
          [l[0] - 20, 226],
          [px - 30, 250],
          [px + 40, 246],
        ],
        spindle(10),
      ),
      cloth.light,
      opacity(0.6),
    )
  )
}

/** What a cloth is printed or woven with. */
function patternOver(brush: Brush, cloth: Cloth): string {
  const r = brush.random('pattern')
  const kind = r.pick(['none', 'none', 'none', 'none', 'stripes', 'dots', 'check', 'flowers'] as const)
  if (kind === 'none') return ''
  const tone = r.pick([cloth.light, mix(cloth.base, '#fff4e4', 0.5), cloth.deep])
  const marks =
    kind === 'stripes'
      ? times(24, (i) => line(`M-420 ${250 + i * 34}Q0 ${290 + i * 34} 420 ${250 + i * 34}`, tone, 9, opacity(0.55)))
      : kind === 'check'
        ? times(22, (i) => line(`M${-420 + i * 40} 200V1060`, tone, 7, opacity(0.3))) +
          times(22, (i) => line(`M-420 ${230 + i * 40}H420`, tone, 7, opacity(0.3)))
        : times(220, (i) => {
            const [x, y] = [-410 + (i % 15) * 58 + (Math.floor(i / 15) % 2) * 29, 250 + Math.floor(i / 15) * 54]
            return kind === 'dots'
              ? ellipse(x, y, 6, 6, tone, opacity(0.7))
              : times(5, (k) => ellipse(x + Math.cos(k * 1.26) * 8, y + Math.sin(k * 1.26) * 8, 5.4, 5.4, tone, opacity(0.6))) +
                  ellipse(x, y, 4, 4, '#f0c060', opacity(0.8))
          })
  return clipped(`${brush.id}g`, marks)
}

const blazer: Draw = (torso, cloth, brush) => {
  const { palette, sitter } = brush
  const shirt = palette.cloth(luminance(cloth.base) > 0.6 ? '#2b2d38' : '#f3ebe1')
  const close: Point = [torso.pit[0] - 4, 540]
  return (
    underLayer(brush, torso, shirt, { depth: sitter.man ? 10 : 52, v: !sitter.man }) +
    drape(cutOf(torso, { open: 30, depth: 250, v: true, out: 13, up: 10 }), cloth, brush, torso) +
    lapel(torso, 1, close, cloth) +
    lapel(torso, -1, close, cloth) +
    button(close[0] - 2, 572, cloth.line)
  )
}

const suit: Draw = (torso, cloth, brush) => {
  const dark = suitCloth(cloth, brush)
  const shirt = brush.palette.cloth('#f4eee6')
  const [px, py] = torso.pit
  const close: Point = [px - 2, 560]
  const tie = polygon([
    [px - 16, py + 16],
    [px + 16, py + 16],
    [px + 9, py + 44],
    [px + 24, 590],
    [px, 640],
    [px - 24, 590],
    [px - 9, py + 44],
  ])
  return (
    underLayer(brush, torso, shirt, { depth: 8 }) +
    shirtCollar(torso, shirt, 34, 326) +
    path(tie, mix(cloth.base, '#7a2038', 0.55)) +
    line(`M${round(px - 10)} ${py + 44}L${round(px + 10)} ${py + 40}`, '#2a0d18', 2.5, opacity(0.5)) +
    drape(cutOf(torso, { open: 32, depth: 262, v: true, out: 14, up: 11 }), dark, brush, torso) +
    lapel(torso, 1, close, dark, { w: 60 }) +
    lapel(torso, -1, close, dark, { w: 60 })
  )
}

/** Short ribs across the neckline's own curve (that of `cutOf` without a point). */
function ribs({ left, right, low }: Cut, color: string): string {
  const half = (from: Point) =>
    times(7, (i) => {
      const t = (i + 0.6) / 7
      const k = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const
      const x = k[0] * from[0] + k[1] * lerp(from[0], low[0], 0.15) + k[2] * lerp(from[0], low[0], 0.35) + k[3] * low[0]
      const y = k[0] * from[1] + k[1] * lerp(low[1], from[1], 0.12) + k[2] * low[1] + k[3] * low[1]
      const out = (x - low[0]) / Math.max(1, Math.abs(from[0] - low[0]))
      return line(
        `M${round(x - out * 9)} ${round(y - 8 + Math.abs(out) * 5)}L${round(x + out * 9)} ${round(y + 8 - Math.abs(out) * 5)}`,
        color,
        2.4,
        opacity(0.7),
      )
    })
  return half(left) + half(right)
}

function cables(torso: Torso, cloth: Cloth): string {
  const [px] = torso.pit
  return [-92, 0, 92]
    .map((x) =>
      times(8, (i) => {
        const y = 356 + i * 40
        return (
          path(
            ribbon(
              [
                [px + x - 15, y],
                [px + x, y + 18],
                [px + x + 15, y + 40],
              ],
              spindle(14),
            ),
            cloth.light,
            opacity(0.4),
          ) +
          path(
            ribbon(
              [
                [px + x + 15, y + 2],
                [px + x + 2, y + 20],
                [px + x - 15, y + 42],
              ],
              spindle(10),
            ),
            cloth.shade,
            opacity(0.5),
          )
        )
      }),
    )
    .join('')
}

const knit: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 16, depth: 24, out: 15, up: 6 })
  return (
    drape(cut, cloth, brush, torso, { knit: true }) +
    clipped(`${brush.id}g`, cables(torso, cloth)) +
    line(cut.neckline, cloth.half, 28) +
    line(cut.neckline, cloth.base, 22) +
    ribs(cut, cloth.shade)
  )
}

const offShoulder: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const left = torso.left.slice(6).map(([x, y]): Point => [x - 10, y])
  const right = torso.right.slice(6).map(([x, y]): Point => [x + 10, y])
  const [l, r] = [pointAt(left, 0), pointAt(right, 0)]
  const neckline =
    `M${round(r[0])} ${round(r[1])}C${round(r[0] - 70)} ${round(r[1] + 42)} ${round(px + 80)} 382 ` +
    `${round(px)} 384C${round(px - 80)} 382 ${round(l[0] + 70)} ${round(l[1] + 42)} ${round(l[0])} ${round(l[1])}`
  const cut: Cut = {
    d: `${spline([...left, ...right.slice().reverse()], false, 0.15)}${neckline.slice(neckline.indexOf('C'))}Z`,
    neckline,
    left: l,
    right: r,
    low: [px, 384],
  }
  const band = line(neckline, cloth.shade, 3, 'transform="translate(0 46)" fill-opacity=".7" stroke-opacity=".7"')
  return (
    drape(cut, cloth, brush, torso, { knit: true }) +
    clipped(
      `${brush.id}g`,
      line(neckline, cloth.light, 30, 'transform="translate(0 16)" fill-opacity=".4" stroke-opacity=".4"') +
        band +
        times(40, (i) => line(`M${round(lerp(l[0], r[0], i / 39))} 330v90`, cloth.shade, 1.6, opacity(0.22))),
    ) +
    line(neckline, cloth.half, 4) +
    pendant(torso, brush)
  )
}

/** A front held by straps; its sides follow the trunk. */
function panel(torso: Torso, top: readonly Point[]): Cut {
  const [px] = torso.pit
  const sideOf = (points: readonly Point[], s: -1 | 1) => points.slice(7).map(([x, y]): Point => [x + s * 3, y])
  const [left, right] = [sideOf(torso.left, -1), sideOf(torso.right, 1)]
  const [l, r] = [pointAt(left, 0), pointAt(right, 0)]
  const low = top.reduce<Point>((a, b) => (b[1] > a[1] ? b : a), [px, 0])
  const edge = spline([r, ...top.slice().reverse(), l], false, 0.17)
  return {
    d: `${spline([...left, ...right.slice().reverse()], false, 0.15)}L${edge.slice(1)}Z`,
    neckline: edge,
    left: l,
    right: r,
    low,
  }
}

const strap = (from: Point, to: Point, width: number, cloth: Cloth) =>
  line(
    `M${round(from[0])} ${round(from[1])}Q${round(lerp(from[0], to[0], 0.6) + 3)} ` +
      `${round(lerp(from[1], to[1], 0.4))} ${round(to[0])} ${round(to[1])}`,
    cloth.deep,
    width,
    'transform="translate(3 3)" fill-opacity=".5" stroke-opacity=".5"',
  ) +
  line(
    `M${round(from[0])} ${round(from[1])}Q${round(lerp(from[0], to[0], 0.6))} ${round(lerp(from[1], to[1], 0.4))} ` +
      `${round(to[0])} ${round(to[1])}`,
    cloth.base,
    width,
  )

const slipDress: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const cut = panel(torso, [
    [px - 96, 364],
    [px - 52, 378],
    [px, 396],
    [px + 52, 378],
    [px + 98, 364],
  ])
  const cowl = [0, 1, 2]
    .map((i) =>
      path(
        ribbon(
          [
            [px - 84 + i * 8, 386 + i * 8],
            [px, 424 + i * 26],
            [px + 86 - i * 8, 386 + i * 8],
          ],
          spindle(9),
        ),
        i % 2 ? cloth.light : cloth.shade,
        opacity(0.5),
      ),
    )
    .join('')
  return (
    SIDES.map((s) => strap([px + s * 97, 368], [pointAt(s < 0 ? torso.left : torso.right, 3)[0] + s * 22, 254], 6, cloth)).join('') +
    drape(cut, cloth, brush, torso, { gloss: 0.4, rim: false }) +
    clipped(`${brush.id}g`, cowl) +
    line(cut.neckline, cloth.light, 3, opacity(0.7)) +
    pendant(torso, brush)
  )
}

const halter: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const [lx, rx] = [pointAt(torso.left, 6)[0] + 62, pointAt(torso.right, 6)[0] - 62]
  const [l, r] = [pointAt(torso.left, 2), pointAt(torso.right, 2)]
  const cut = panel(torso, [
    [lx + 34, 330],
    [l[0] - 8, 240],
    [l[0] + 10, 250],
    [px, 300],
    [r[0] - 10, 250],
    [r[0] + 8, 240],
    [rx - 34, 330],
  ])
  return drape(cut, cloth, brush, torso, { gloss: 0.15, rim: false }) + line(cut.neckline, cloth.light, 2.5, opacity(0.5))
}

/** Wide straps, a straight neckline and a full skirt. */
const sunDress: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const cut = panel(torso, [
    [px - 118, 356],
    [px - 60, 350],
    [px, 358],
    [px + 60, 350],
    [px + 120, 356],
  ])
  const pleats = [-88, -40, 8, 56, 100]
  return (
    SIDES.map((s) => strap([px + s * 104, 360], [pointAt(s < 0 ? torso.left : torso.right, 3)[0] + s * 16, 252], 24, cloth)).join('') +
    drape(cut, cloth, brush, torso, { rim: false }) +
    clipped(
      `${brush.id}g`,
      line(`M-420 612Q${round(px)} 636 420 612`, cloth.deep, 5, opacity(0.6)) +
        pleats
          .map((x, i) =>
            line(
              `M${round(px + x)} 630Q${round(px + x * 1.3)} 760 ${round(px + x * 1.9)} 1000`,
              i % 2 ? cloth.light : cloth.deep,
              6,
              opacity(0.3),
            ),
          )
          .join(''),
    ) +
    line(cut.neckline, cloth.light, 4, opacity(0.7)) +
    pendant(torso, brush)
  )
}

/** A plain one-piece, and a wrap about the hips. */
const swimsuit: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const wrap = brush.palette.cloth(mix(cloth.base, luminance(cloth.base) > 0.4 ? '#2f6a78' : '#e0b070', 0.5))
  const cut = panel(torso, [
    [px - 120, 346],
    [px - 64, 346],
    [px, 362],
    [px + 64, 346],
    [px + 122, 346],
  ])
  const side = (points: readonly Point[], s: -1 | 1) => points.slice(10).map(([x, y]): Point => [x + s * 9, y])
  const skirt = spline([...side(torso.left, -1), ...side(torso.right, 1).reverse()], true, 0.12)
  const knot: Point = [px + torso.width * 0.34, 716]
  return (
    SIDES.map((s) => strap([px + s * 98, 352], [pointAt(s < 0 ? torso.left : torso.right, 3)[0] + s * 18, 252], 20, cloth)).join('') +
    drape(cut, cloth, brush, torso, { rim: false, plain: true }) +
    line(cut.neckline, cloth.light, 3.4, opacity(0.7)) +
    path(skirt, wrap.base, `stroke="${wrap.line}" stroke-width="${brush.finish.outline || 1.2}"`) +
    clipPath(`${brush.id}wrap`, skirt) +
    clipped(
      `${brush.id}wrap`,
      times(6, (i) =>
        line(
          `M${round(knot[0])} ${knot[1]}Q${round(px + 40 - i * 44)} ${round(790 + i * 8)} ${round(px - 20 - i * 74)} ${round(870 + i * 30)}`,
          i % 2 ? wrap.light : wrap.deep,
          7,
          opacity(0.4),
        ),
      ),
    ) +
    ellipse(knot[0], knot[1], 20, 17, wrap.base, `stroke="${wrap.deep}" stroke-width="2"`) +
    path(
      `M${round(knot[0] - 8)} ${knot[1] + 10}q-26 60 -10 110q26 -30 40 -20q4 -60 -14 -92Z`,
      wrap.half,
      `stroke="${wrap.deep}" stroke-width="1.6"`,
    )
  )
}

/** Open at the collar, sleeves rolled up. */
const linenShirt: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 22, depth: brush.sitter.man ? 66 : 52, v: true, out: 10, up: 4 })
  const [px] = torso.pit
  const linen = paleCloth(cloth, brush)
  return (
    drape(cut, linen, brush, torso) +
    line(`M${round(cut.low[0])} ${round(cut.low[1])}V800`, linen.shade, 2.4) +
    times(4, (i) => button(px + 1, cut.low[1] + 40 + i * 72, linen.shade, 4.2)) +
    shirtCollar(torso, linen, 52, 338)
  )
}

const gown: Draw = (torso, cloth, brush) => {
  const velvet = velvetCloth(cloth, brush)
  const cut = cutOf(torso, { open: 46, depth: 84, v: false, out: 8, up: 4 })
  return (
    drape(cut, velvet, brush, torso, { gloss: 0.3 }) +
    line(cut.neckline, velvet.light, 3, opacity(0.6)) +
    times(7, (i) =>
      line(
        `M${round(cut.low[0])} ${round(cut.low[1] + 8)}L${round(cut.low[0] - 120 + i * 40)} 640`,
        i % 2 ? velvet.light : velvet.deep,
        4,
        opacity(0.16),
      ),
    ) +
    pendant(torso, brush, 322)
  )
}

const leatherJacket: Draw = (torso, cloth, brush) => {
  const { palette } = brush
  const leather = leatherCloth(cloth, brush)
  const [px] = torso.pit
  const tee = palette.cloth(luminance(cloth.base) > 0.5 ? mix(cloth.base, '#26222c', 0.5) : '#efe6da')
  return (
    underLayer(brush, torso, tee, { depth: 22 }) +
    drape(cutOf(torso, { open: 30, depth: 330, v: true, out: 13, up: 8, dx: 14 }), leather, brush, torso, {
      gloss: 0.45,
    }) +
    lapel(torso, 1, [px + 26, 620], leather, { w: 84, notch: 392 }) +
    lapel(torso, -1, [px - 22, 620], leather, { w: 78, notch: 392 }) +
    line(`M${round(px - 30)} 410L${round(px - 2)} 640`, '#c9ccd4', 5, 'stroke-dasharray="4 4"') +
    SIDES.map(
      (s) => `<circle cx="${round(pointAt(s < 0 ? torso.left : torso.right, 2)[0] + s * 78)}" cy="384" r="4.5" ` + `fill="#d8dae0"/>`,
    ).join('')
  )
}

const shirt: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 18, depth: 44, v: true, out: 7, up: 5 })
  const [px, py] = torso.pit
  return (
    drape(cut, cloth, brush, torso) +
    line(`M${round(px - 13)} ${py + 50}V650M${round(px + 15)} ${py + 50}V650`, cloth.shade, 2.2) +
    times(4, (i) => button(px + 1, py + 74 + i * 70, cloth.line, 4.4)) +
    shirtCollar(torso, cloth)
  )
}

const silkBlouse: Draw = (torso, cloth, brush) => {
  const silk = blouseCloth(cloth, brush)
  const cut = cutOf(torso, { open: 24, depth: 84, v: true, out: 10, up: 5 })
  const [px] = torso.pit
  return (
    drape(cut, silk, brush, torso, { gloss: 0.3 }) +
    line(`M${round(cut.low[0])} ${round(cut.low[1])}V650`, silk.deep, 2.4) +
    shirtCollar(torso, silk, 70, 352) +
    times(3, (i) => button(px, cut.low[1] + 34 + i * 66, silk.light, 5)) +
    pendant(torso, brush)
  )
}

const dress: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 42, depth: 70, v: true, out: 5, up: 2, dx: -8 })
  const [px] = torso.pit
  const pleats = times(4, (i) =>
    path(
      ribbon(
        [
          [cut.right[0] - 6 + i * 16, cut.right[1] + 26 + i * 26],
          [px + 34 + i * 10, 404 + i * 30],
          [px - 70 + i * 14, 504 + i * 36],
        ],
        spindle(9),
      ),
      cloth.shade,
      opacity(0.6),
    ),
  )
  const wrap = line(
    `M${round(cut.low[0])} ${round(cut.low[1])}C${round(px - 30)} 424 ${round(px - 90)} 500 ${round(px - 130)} 640`,
    cloth.deep,
    4,
    opacity(0.6),
  )
  return (
    drape(cut, cloth, brush, torso) +
    clipped(`${brush.id}g`, pleats + wrap) +
    line(cut.neckline, cloth.half, 6) +
    line(cut.neckline, cloth.light, 2.2, opacity(0.7)) +
    pendant(torso, brush)
  )
}

const hoodie: Draw = (torso, cloth, brush) => {
  const [px] = torso.pit
  const hood = (s: -1 | 1) => {
    const side = s < 0 ? torso.left : torso.right
    const [a, b, c] = [pointAt(side, 1), pointAt(side, 2), pointAt(side, 3)]
    return spline(
      [
        [a[0] + s * 6, 180],
        [b[0] + s * 46, 214],
        [c[0] + s * 38, 270],
        [lerp(b[0], px, 0.2) + s * 30, 336],
        [px + s * 4, 376],
        [px + s * 18, 328],
        [b[0] + s * 2, 270],
        [a[0] - s * 4, 210],
      ],
      true,
    )
  }
  const cord = (x: number, length: number) => {
    const bend = x > 0 ? 2 : -3
    return (
      line(`M${round(px + x)} 356q${bend * 2} 50 ${bend} ${length}`, '#f4efe8', 4.6) +
      line(`M${round(px + x + bend)} ${356 + length}v14`, '#d9d2c8', 6.5)
    )
  }
  return (
    underLayer(brush, torso, brush.palette.cloth('#f0ebe4'), { depth: 20 }) +
    drape(cutOf(torso, { open: 24, depth: 84, v: true, out: 17, up: 8 }), cloth, brush, torso, { knit: true }) +
    path(hood(1), cloth.shade) +
    path(hood(-1), cloth.half) +
    path(hood(-1), cloth.base, 'transform="translate(-5 -3)"') +
    path(hood(1), cloth.half, 'transform="translate(-3 -4)"') +
    cord(-22, 96) +
    cord(26, 84)
  )
}

const turtleneck: Draw = (torso, cloth, brush) => {
  const { id, palette, finish } = brush
  const [px] = torso.pit
  const [l1, r1, l, r] = [pointAt(torso.left, 1), pointAt(torso.right, 1), pointAt(torso.left, 2), pointAt(torso.right, 2)]
  const tube =
    `M${round(l1[0] - 6)} 190C${round(px - 20)} 216 ${round(px + 30)} 216 ${round(r1[0] + 6)} ` +
    `182L${round(r[0] + 16)} 252C${round(px + 40)} 298 ${round(px - 40)} 298 ${round(l[0] - 16)} 252Z`
  const lines = times(11, (i) => {
    const u = (i + 0.5) / 11
    const sag = Math.sin(u * Math.PI)
    return line(
      `M${round(lerp(l1[0], r1[0], u))} ${round(190 + sag * 20)}L${round(lerp(l[0] - 8, r[0] + 8, u))} ` + `${round(252 + sag * 32)}`,
      cloth.shade,
      2.4,
      opacity(0.6),
    )
  })
  const shadow = path(
    `M${round(px - 60)} 186C${round(px)} 240 ${round(px + 60)} 238 ${round(r1[0] + 10)} 206V150H${round(px - 60)}Z`,
    cloth.deep,
    opacity(0.55),
  )
  return (
    drape(cutOf(torso, { open: 8, depth: 10, out: 9, up: 4 }), cloth, brush, torso, { knit: true }) +
    path(tube, cloth.deep, `transform="translate(2 9)" ${opacity(0.5)}`) +
    clipPath(`${id}tube`, tube) +
    path(tube, cloth.base) +
    clipped(
      `${id}tube`,
      path(`M${round(px + 20)} 160L${round(px + 30)} 310H400V160Z`, cloth.shade, opacity(0.6)) +
        shadow +
        lines +
        line(`M${round(r1[0] + 5)} 180L${round(r[0] + 15)} 258`, palette.rim, 7, opacity(0.6 * finish.rim)),
    )
  )
}

function pocket(torso: Torso, s: -1 | 1, cloth: Cloth, seam: (d: string) => string): string {
  const x = torso.pit[0] + s * 116
  return (
    path(
      polygon([
        [x - 42, 436],
        [x + 42, 436],
        [x + 40, 460],
        [x, 478],
        [x - 40, 460],
      ]),
      cloth.shade,
    ) +
    path(
      polygon([
        [x - 42, 432],
        [x + 42, 432],
        [x + 40, 454],
        [x, 472],
        [x - 40, 454],
      ]),
      s > 0 ? cloth.half : cloth.base,
    ) +
    seam(`M${round(x - 37)} 438h74l-2 15l-35 16l-35 -16Z`) +
    button(x, 458, '#c78d4c')
  )
}

const denim: Draw = (torso, cloth, brush) => {
  const blue = denimCloth(cloth, brush)
  const tee = brush.palette.cloth(luminance(cloth.base) > 0.25 ? cloth.base : '#f1ece5')
  const [px] = torso.pit
  const seam = (d: string) => line(d, '#d8a55c', 2.2, 'stroke-dasharray="7 4" fill-opacity=".85" stroke-opacity=".85"')
  return (
    underLayer(brush, torso, tee, { depth: 24 }) +
    drape(cutOf(torso, { open: 30, depth: 340, v: true, out: 12, up: 8 }), blue, brush, torso) +
    seam(`M${round(pointAt(torso.left, 4)[0])} 404H${round(px - 40)}M${round(px + 44)} ` + `404H${round(pointAt(torso.right, 4)[0])}`) +
    pocket(torso, -1, blue, seam) +
    pocket(torso, 1, blue, seam) +
    lapel(torso, 1, [px + 6, 600], blue, { w: 66, notch: 352, collar: false }) +
    lapel(torso, -1, [px - 14, 600], blue, { w: 60, notch: 352, collar: false })
  )
}

const tee: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 18, depth: 30, out: 6, up: 3 })
  return (
    drape(cut, cloth, brush, torso) +
    line(cut.neckline, cloth.half, 13) +
    line(cut.neckline, cloth.shade, 2.2, 'transform="translate(0 8)"')
  )
}

const henley: Draw = (torso, cloth, brush) => {
  const cut = cutOf(torso, { open: 20, depth: 26, out: 4, up: 3 })
  const [px, py] = torso.pit
  const placket = polygon([
    [px - 12, py + 24],
    [px + 14, py + 24],
    [px + 13, 410],
    [px - 11, 410],
  ])
  return (
    drape(cut, cloth, brush, torso) +
    path(placket, cloth.half) +
    line(placket, cloth.deep, 1.8, opacity(0.6)) +
    times(3, (i) => button(px + 1, py + 44 + i * 32, cloth.light, 4)) +
    line(cut.neckline, cloth.shade, 12) +
    line(cut.neckline, cloth.half, 8)
  )
}

const trench: Draw = (torso, cloth, brush) => {
  const camel = trenchCloth(cloth, brush)
  const under = brush.palette.cloth(mix(cloth.base, '#23222b', 0.5))
  const [px] = torso.pit
  return (
    underLayer(brush, torso, under, { depth: brush.sitter.man ? 8 : 24 }) +
    drape(cutOf(torso, { open: 30, depth: 300, v: true, out: 15, up: 10 }), camel, brush, torso) +
    lapel(torso, 1, [px + 30, 600], camel, { w: 92, notch: 400 }) +
    lapel(torso, -1, [px - 10, 600], camel, { w: 84, notch: 400 }) +
    SIDES.map((s) => button(px + s * 70 + 10, 545, camel.deep, 6)).join('')
  )
}

const cardigan: Draw = (torso, cloth, brush) => {
  const top = brush.palette.cloth(luminance(cloth.base) > 0.55 ? '#8a5146' : '#efe5d6')
  const [px] = torso.pit
  const close: Point = [px, 560]
  const cut = cutOf(torso, { open: 32, depth: 270, v: true, out: 15, up: 8 })
  return (
    underLayer(brush, torso, top, { depth: 46, v: false }) +
    drape(cut, cloth, brush, torso, { knit: true }) +
    line(cut.neckline, cloth.half, 26) +
    line(cut.neckline, cloth.light, 3, 'fill-opacity=".4" stroke-opacity=".4" transform="translate(-6 0)"') +
    button(close[0] + 2, 572, mix(cloth.base, '#f3e0c0', 0.6), 7) +
    pendant(torso, brush)
  )
}

const robe: Draw = (torso, cloth, brush) => {
  const silk = robeCloth(cloth, brush)
  const [px] = torso.pit
  const close: Point = [px + 4, 540]
  const slip = brush.palette.cloth(mix(silk.base, '#171018', 0.55))
  return (
    underLayer(brush, torso, slip, { open: 30, depth: brush.sitter.man ? 26 : 66, v: !brush.sitter.man }) +
    drape(cutOf(torso, { open: 36, depth: 250, v: true, out: 12, up: 6 }), silk, brush, torso, { gloss: 0.4 }) +
    lapel(torso, 1, close, silk, { w: 48, notch: 400, shawl: true }) +
    lapel(torso, -1, close, silk, { w: 48, notch: 400, shawl: true })
  )
}

const waistcoat: Draw = (torso, cloth, brush) => {
  const linen = linenCloth(cloth, brush)
  const [px, py] = torso.pit
  const [lx, rx] = [pointAt(torso.left, 5)[0] + 46, pointAt(torso.right, 5)[0] - 46]
  const vest =
    `M${round(lx + 10)} 268C${round(lx + 30)} 380 ${round(lx - 6)} 450 ${round(lx - 10)} ` +
    `812H${round(rx + 10)}C${round(rx + 6)} 450 ${round(rx - 30)} 380 ${round(rx - 10)} ` +
    `268L${round(pointAt(torso.right, 3)[0])} 250L${round(px)} 480L${round(pointAt(torso.left, 3)[0])} 250Z`
  return (
    drape(cutOf(torso, { open: 18, depth: 46, v: true, out: 11, up: 5 }), linen, brush, torso) +
    path(vest, cloth.deep, `transform="translate(4 6)" ${opacity(0.5)}`) +
    path(vest, cloth.base) +
    clipPath(`${brush.id}vest`, vest) +
    clipped(`${brush.id}vest`, path(`M${round(px + 70)} 240L${round(px + 90)} 820H600V240Z`, cloth.shade, opacity(0.7))) +
    times(3, (i) => button(px + 2, 506 + i * 42, cloth.line)) +
    shirtCollar(torso, linen, 50, py + 56)
  )
}

const GARMENTS: Record<string, Garment> = {
  blazer: { draw: blazer, suits: 'everyone', loose: 9 },
  suit: { draw: suit, suits: 'men', loose: 9, outer: suitCloth },
  knit: { draw: knit, printed: true, suits: 'everyone', loose: 13, knit: true },
  'off-shoulder knit': { draw: offShoulder, bareShoulders: true, suits: 'women', sleeve: 'drop', loose: 12, knit: true },
  'slip dress': { draw: slipDress, bareShoulders: true, suits: 'women', sleeve: 'none', long: true },
  'halter top': { draw: halter, bareShoulders: true, suits: 'women', sleeve: 'none' },
  'velvet gown': { draw: gown, suits: 'women', loose: 1, outer: velvetCloth, long: true },
  'leather jacket': { draw: leatherJacket, suits: 'everyone', loose: 8, outer: leatherCloth },
  shirt: { draw: shirt, printed: true, suits: 'everyone', loose: 7 },
  'silk blouse': { draw: silkBlouse, printed: true, suits: 'women', loose: 12, outer: blouseCloth },
  dress: { draw: dress, printed: true, suits: 'women', sleeve: 'short', loose: 3, long: true },
  hoodie: { draw: hoodie, suits: 'everyone', loose: 15, knit: true },
  turtleneck: { draw: turtleneck, suits: 'everyone', loose: 4, knit: true },
  denim: { draw: denim, suits: 'everyone', loose: 9, outer: denimCloth },
  tee: { draw: tee, printed: true, suits: 'everyone', sleeve: 'short', loose: 6 },
  henley: { draw: henley, suits: 'men', loose: 3 },
  trench: { draw: trench, suits: 'everyone', loose: 12, outer: trenchCloth, long: true },
  cardigan: { draw: cardigan, suits: 'everyone', loose: 13, knit: true },
  'silk robe': { draw: robe, suits: 'everyone', loose: 15, outer: robeCloth, long: true },
  waistcoat: { draw: waistcoat, suits: 'men', loose: 8, outer: linenCloth },
  'sun dress': { draw: sunDress, printed: true, bareShoulders: true, suits: 'women', sleeve: 'none', long: true },
  'linen shirt': { draw: linenShirt, suits: 'everyone', sleeve: 'short', loose: 10, outer: paleCloth },
  'swimsuit and wrap': { draw: swimsuit, bareShoulders: true, suits: 'women', sleeve: 'none', long: true },
}

export const WARDROBE: readonly string[] = Object.keys(GARMENTS)

export function wardrobeFor(sitterKind: 'Male' | 'Female' | 'Non-binary'): string[] {
  return Object.entries(GARMENTS)
    .filter(([, { suits }]) => suits === 'everyone' || (suits === 'women' ? sitterKind === 'Female' : sitterKind !== 'Female'))
    .map(([name]) => name)
}

const WARM_PLACES = new Set(['beach dusk', 'poolside'])
const COLD_PLACES = new Set(['snowy street', 'mountains'])
const CHILLY_PLACES = new Set([...COLD_PLACES, 'autumn street', 'forest', 'city night', 'rooftop'])
export const isChilly = (scene: string): boolean => CHILLY_PLACES.has(scene)
const AT_HOME = new Set(['bedroom morning', 'lamplit room', 'fireside', 'rain window', 'studio', 'studio teal', 'studio plum'])
const BEACHWEAR = new Set(['sun dress', 'linen shirt', 'swimsuit and wrap', 'dress', 'tee', 'shirt', 'halter top', 'slip dress'])
const FOR_COLD = new Set(['knit', 'leather jacket', 'hoodie', 'turtleneck', 'denim', 'trench', 'cardigan', 'blazer', 'suit'])

/** Whether somebody would wear this here: no winter clothes at the beach, nothing thin in the snow, a robe only at home. */
export function fitsPlace(wardrobe: string, scene: string): boolean {
  if (WARM_PLACES.has(scene)) return BEACHWEAR.has(wardrobe)
  if (COLD_PLACES.has(scene)) return FOR_COLD.has(wardrobe)
  if (wardrobe === 'swimsuit and wrap') return false
  if (wardrobe === 'silk robe') return AT_HOME.has(scene)
  if (wardrobe === 'trench') return !AT_HOME.has(scene) && scene !== 'kitchen'
  return true
}

const SKIN_DISTANCE = 85

/** Cloth near the color of skin would read as bare at card size, so such colors are never worn. */
export function clothColor({ script, skin }: Palette, random: Random): string {
  const away = (color: string) => Math.min(distance(color, skin.base), distance(color, skin.half), distance(color, skin.shade))
  const clear = script.wear.filter((color) => away(color) >= SKIN_DISTANCE)
  return clear.length ? random.pick(clear) : script.wear.reduce((best, color) => (away(color) > away(best) ? color : best))
}

/** A color for the garment, and a scarf over it. */
export type Dressing = { color?: string; scarf?: boolean | string; back?: boolean; chilly?: boolean }
/** Garments that leave shoulders free need a wider picture, so that it is seen that they are there. */
export const baresShoulders = (wardrobe: string): boolean => GARMENTS[wardrobe]?.bareShoulders ?? false

export type Dressed = { skin: string; garment: string; back: string }

/** Ends a top at the hip; the curve is lower in the middle. */
function hemmed({ id }: Brush, torso: Torso, top: string, cloth: Cloth): string {
  const [px] = torso.pit
  const hem = `M${round(px - 400)} 800Q${round(px)} 838 ${round(px + 400)} 800`
  return (
    `<clipPath id="${id}hem"><path d="${hem}V-400H${round(px - 400)}Z"/></clipPath>` +
    clipped(`${id}hem`, top + clipped(`${id}g`, line(hem, cloth.deep, 7, `${opacity(0.5)} transform="translate(0 -14)"`)))
  )
}

/** Trousers or a skirt, for pictures that reach below the hips. */
function lowerHalf(torso: Torso, cloth: Cloth, brush: Brush): string {
  const [l, r] = [torso.left.slice(10), torso.right.slice(10)]
  const d = spline([...l.map(([x, y]): Point => [x - 4, y]), ...r.map(([x, y]): Point => [x + 4, y]).reverse()], true, 0.14)
  const [px] = torso.pit
  return (
    path(d, cloth.base, `stroke="${cloth.line}" stroke-width="${brush.finish.outline || 1.2}"`) +
    clipPath(`${brush.id}low`, d) +
    clipped(
      `${brush.id}low`,
      path(
        spline(
          [
            [px + 40, 680],
            [px + 60, 1060],
            [px + 400, 1060],
            [px + 300, 690],
          ],
          true,
        ),
        cloth.shade,
        opacity(0.6),
      ) +
        line(`M${round(px)} 720q-6 90 2 330`, cloth.deep, 3, opacity(0.6)) +
        path(
          ribbon(
            [
              [px + 8, 840],
              [px - 50, 880],
              [px - 110, 884],
            ],
            spindle(12),
          ),
          cloth.deep,
          opacity(0.4),
        ) +
        path(
          ribbon(
            [
              [px + 4, 850],
              [px + 60, 890],
              [px + 110, 890],
            ],
            spindle(12),
          ),
          cloth.deep,
          opacity(0.5),
        ),
    )
  )
}

/** The garment from behind, for somebody who looks over the shoulder: no neckline, the spine's fold, shoulder blades. */
function backOf(torso: Torso, cloth: Cloth, brush: Brush, knit: boolean): string {
  const [px] = torso.pit
  const flat: Torso = { ...torso, bust: 0 }
  const cut = cutOf(flat, { open: 12, depth: -44, out: 9, up: 5 })
  const blade = (s: -1 | 1) =>
    path(
      ribbon(
        [
          [px + s * 40, 340],
          [px + s * 96, 392],
          [px + s * 92, 470],
        ],
        spindle(26),
      ),
      cloth.shade,
      opacity(0.34),
    ) +
    path(
      ribbon(
        [
          [px + s * 66, 330],
          [px + s * 120, 372],
          [px + s * 124, 440],
        ],
        spindle(18),
      ),
      cloth.light,
      opacity(s < 0 ? 0.3 : 0.14),
    )
  return (
    drape(cut, cloth, brush, flat, { knit }) +
    clipped(
      `${brush.id}g`,
      blade(-1) +
        blade(1) +
        path(
          ribbon(
            [
              [px, 270],
              [px - 6, 420],
              [px + 2, 600],
              [px - 2, 760],
            ],
            spindle(14),
          ),
          cloth.deep,
          opacity(0.4),
        ),
    ) +
    line(cut.neckline, cloth.half, knit ? 22 : 12)
  )
}

/** Skin and clothes; the garment always has its own group, which covers the torso. */
export function dressedBody(plain: Brush, torso: Torso, wardrobe: string, gesture: Gesture, dressing: Dressing = {}): Dressed {
  const { color } = dressing
  const brush: Brush = color ? { ...plain, asked: { keep: 0.12 } } : plain
  const garment = GARMENTS[wardrobe] ?? { draw: tee, suits: 'everyone', sleeve: 'short' }
  const random = brush.random('cloth')
  const cloth = brush.palette.cloth(color ?? clothColor(brush.palette, random))
  const outer = garment.outer?.(cloth, brush) ?? cloth
  const bare = garment.sleeve === 'drop' || garment.sleeve === 'none'
  const sleeve: Sleeve = {
    length: dressing.back && bare ? 'long' : (garment.sleeve ?? 'long'),
    loose: garment.loose ?? 6,
    cloth: outer,
    ...(garment.knit && { knit: true }),
  }
  const back = arms(brush, torso, sleeve, gesture)
  const below = garment.long
    ? ''
    : lowerHalf(torso, brush.palette.cloth(random.pick(['#23242e', '#3c4a66', '#2e2620', '#4a3a52', '#1d1d24'])), brush)
  const worn =
    (dressing.scarf ?? brush.random('scarf?').chance(dressing.chilly && !garment.bareShoulders ? 0.16 : 0))
      ? scarf(torso, brush, typeof dressing.scarf === 'string' ? dressing.scarf : undefined)
      : ''
  const top =
    (dressing.back ? backOf(torso, outer, brush, garment.knit ?? false) : garment.draw(torso, cloth, brush)) +
    (garment.printed ? patternOver(brush, cloth) : '')
  const drawn = garment.long ? top : below + hemmed(brush, torso, top, outer)
  return {
    back,
    skin: bareSkin(brush, torso, !dressing.back && (garment.bareShoulders ?? false)),
    garment: `<g data-part="garment" data-wardrobe="${wardrobe}">${drawn}${worn}</g>`,
  }
}
