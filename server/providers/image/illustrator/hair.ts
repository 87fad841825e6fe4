import type { Appearance } from '@/server/db/seed/character-seed'
import { blur } from './face'
import {
  along,
  clamp,
  clipPath,
  clipped,
  lerp,
  line,
  opacity,
  path,
  pointAt,
  ribbon,
  spindle,
  spline,
  times,
  type Point,
  type Random,
} from './geometry'
import { braid, combed, curlCloud, guide, hairFill, tress, wisp, type Place, type Tress, type TressOptions } from './hair-strokes'
import { mix } from './palette'
import type { Brush, Sitter } from './sitter'

/** `ears`: the hair leaves the ears free, so they are drawn over it. */
type Hairdo = { back: string; fronts: Tress[]; extra?: string; ears?: boolean }
type Style = (brush: Brush, random: Random) => Hairdo

/** Outline of the hair on the skull: first nine places the silhouette, the rest the hairline. */
const CAP: readonly Place[] = [
  [-111, -30, 34],
  [-119, -88, 20],
  [-98, -150, 10],
  [-44, -186, 0],
  [26, -193, -20],
  [92, -168, -40],
  [130, -110, -60],
  [134, -36, -60],
  [118, 30, -44],
  [107, 14, 2],
  [108, -26, 22],
  [95, -74, 60],
  [54, -107],
  [0, -115],
  [-52, -107],
  [-95, -72, 66],
]

/** Men's hairlines rise at the temples. */
const MENS_HAIRLINE: readonly Place[] = [
  [106, 10, 4],
  [107, -30, 24],
  [92, -88, 60],
  [60, -124],
  [2, -117],
  [-58, -124],
  [-93, -86, 64],
]

function cap({ sitter }: Brush, grow = 0): Point[] {
  const outline = sitter.man ? [...CAP.slice(0, 9), ...MENS_HAIRLINE] : CAP
  return guide(
    sitter,
    outline.map(([x, y, z], i): Place => (i < 9 ? [x * (1 + grow), y - grow * 60, z] : [x, y + sitter.hairline, z])),
  )
}
/** All of the head but the face's lower half: whatever locks leave open between them is hair, never the place behind. */
const skullBack = (brush: Brush, grow = 0.045) => path(`${spline(cap(brush, grow).slice(0, 9))}Z`, hairFill(brush.id, true))

/** For hair that falls beside the face, down to `low`: no gap between cheek and lock shows the place behind. */
const besideFace = (brush: Brush, low: number) =>
  path(
    spline(
      guide(brush.sitter, [
        [-104, -60, 56],
        [-108, -30, 62],
        [-115, 34, 44],
        [-108, low, 44],
        [-40, low + 10, 60],
        [60, low + 10, 40],
        [108, low, 24],
        [114, 48, 20],
        [112, -14, 30],
        [100, -60, 40],
      ]),
      true,
    ),
    hairFill(brush.id, true),
  )

/** `gathered` draws the tips of a side together, 0..1. */
type Fall = { spread?: number; part?: number; inner?: number; gathered?: number } & TressOptions

/** The two front halves of long parted hair; `length` is the y of the tips. */
function curtains(brush: Brush, random: Random, length: number, options: Fall = {}): { near: Tress; far: Tress } {
  const { sitter } = brush
  const { spread = 0, part = 26, inner = 0, gathered = 0, ...rest } = options
  const start: Place = [part, -121 + sitter.hairline]
  const middle = lerp(40, length, 0.55)
  const nearA = guide(sitter, [
    start,
    [62, -106, 90],
    [96 - inner, -64, 64],
    [110 - inner, -14, 38],
    [112, 48, 26],
    [104 + spread * 0.3, middle, 38],
    [lerp(78, 106, gathered) + spread * 0.5, length - 14, lerp(58, 0, gathered)],
  ])
  const nearB = guide(sitter, [
    [part - 16, -203, 0],
    [78, -188, -20],
    [136, -120, -50],
    [151, -22, -64],
    [153 + spread * 0.5, 70, -60],
    [156 + spread, middle, -50],
    [lerp(132, 122, gathered) + spread, length, -30],
  ])
  const farA = guide(sitter, [
    start,
    [-24, -110, 106],
    [-72 + inner, -80, 88],
    [-106 + inner, -30, 62],
    [-114, 34, 44],
    [-106 - spread * 0.3, middle, 46],
    [lerp(-78, -98, gathered) - spread * 0.4, length - 34, lerp(58, 36, gathered)],
  ])
  const farB = guide(sitter, [
    [part + 8, -203, 0],
    [-58, -193, 10],
    [-118, -138, 20],
    [-138, -46, 20],
    [-141 - spread * 0.5, 50, 16],
    [-142 - spread, middle, 14],
    [-116 - spread, length - 18, 24],
  ])
  const shared: TressOptions = {
    locks: 8,
    shine: [0.2, 0.38],
    ...(length > 200 ? { lowShine: [0.6, 0.76] as const } : {}),
    ...rest,
  }
  const near = tress(nearA, nearB, brush, random, { ...shared, core: gathered > 0, rim: true })
  const parting = `<g ${blur(brush.id, 's')}>${path(
    ribbon(
      [
        pointAt(nearA, 0),
        ...guide(sitter, [
          [part - 4, -160],
          [part - 8, -194, 20],
        ]),
      ],
      spindle(7),
    ),
    brush.palette.hair.deep,
    opacity(0.4),
  )}</g>`
  return {
    near: { ...near, svg: near.svg + parting },
    far: tress(farA, farB, brush, random, {
      ...shared,
      core: gathered > 0,
      locks: Math.max(5, (shared.locks ?? 8) - 1),
    }),
  }
}

function backFall(brush: Brush, random: Random, length: number, options: Fall = {}): string {
  const { spread = 0, part: _part, inner: _inner, gathered: _gathered, ...rest } = options
  const middle = lerp(100, length, 0.6)
  const a = guide(brush.sitter, [
    [-70, -100, -40],
    [-118, 0, -40],
    [-126 - spread * 0.5, 120, -30],
    [-122 - spread, middle, -20],
    [-96 - spread * 0.8, length, -20],
  ])
  const b = guide(brush.sitter, [
    [90, -120, -90],
    [140, 0, -90],
    [144 + spread * 0.5, 120, -90],
    [142 + spread, middle, -80],
    [108 + spread * 0.8, length, -70],
  ])
  return tress(a, b, brush, random, { locks: 10, solid: 0.66, dim: true, ...rest }).svg
}

/** Hair combed back from the hairline to a gather point: a closed mass with some height, its strands close to its own tone. */
function pulledBack(brush: Brush, random: Random, gather: Place): Tress {
  const { sitter, palette, finish, id } = brush
  const { hair } = palette
  const low = sitter.man ? 0 : 9
  const outline = cap(brush, sitter.man ? 0.01 : 0.03).map(([x, y], i): Point =>
    i > 10 && i < 15 ? [x, y + low] : i > 1 && i < 7 ? [x, y - (sitter.man ? 4 : 12)] : [x, y],
  )
  const hairline = outline.slice(9).reverse()
  const from: Point[] = [pointAt(outline, 0), ...hairline]
  const d = spline(outline, true)
  const tie = pointAt(guide(sitter, [gather]), 0)
  // Each strand rises over the skull the more, the further it has to go round it.
  const over = from.map(([x, y]): Point => [lerp(x, tie[0], 0.5), lerp(y, tie[1], 0.5) - Math.abs(tie[0] - x) * 0.38])
  const soft = ribbon(from, spindle(26), { steps: 12 })
  // Short hairs at the edge, so that scalp and hair meet without a line.
  const edge = times(34, (i) => {
    const [x, y] = along(from, (i + random.next()) / 34)
    const k = random.range(0.05, 0.11)
    return path(
      ribbon(
        [
          [x - (tie[0] - x) * 0.02, y + 5],
          [lerp(x, tie[0], k * 0.5), lerp(y, tie[1], k * 0.6)],
          [lerp(x, tie[0], k), lerp(y, tie[1], k)],
        ],
        spindle(4.4),
        { steps: 3 },
      ),
      hair.shade,
      opacity(0.7),
    )
  })
  return {
    d,
    svg:
      `<g ${blur(id, 's')}>${path(soft, hair.shade, opacity(0.6))}</g>` +
      path(d, hairFill(id)) +
      clipPath(`${id}cap`, d) +
      clipped(
        `${id}cap`,
        path(d, mix(hair.base, hair.shade, 0.7), opacity(0.9)) +
          combed(from, over, tie, brush, random, 54) +
          // The crown turns away from the light towards the knot.
          `<g ${blur(id, 'm')}>${path(ribbon([[tie[0] - 6, tie[1] + 60], tie, [tie[0] - 40, tie[1] - 12]], spindle(70)), hair.deep, opacity(0.5))}</g>`,
      ) +
      edge +
      path(d, `url(#${id}hairside)`, opacity(0.8)) +
      path(ribbon(outline.slice(4, 9), spindle(6)), palette.rim, opacity(0.65 * finish.rim)),
  }
}
/** Soft face-framing fringe parted to both sides; shortens high foreheads. */
function curtainFringe(brush: Brush, random: Random, reach = 0): Tress[] {
  const { sitter } = brush
  const near = tress(
    guide(sitter, [
      [12, -118],
      [46, -106, 98],
      [84, -62, 80],
      [106, 10 + reach, 52],
    ]),
    guide(sitter, [
      [10, -190, 40],
      [72, -168, 50],
      [112, -86, 36],
      [117, 46 + reach, 26],
    ]),
    brush,
    random,
    { locks: 5, fat: 2, ragged: 0.16, solid: 0.72, curl: 12, tip: 1.8, shine: [0.26, 0.5] },
  )
  const far = tress(
    guide(sitter, [
      [8, -118],
      [-26, -108, 106],
      [-72, -70, 90],
      [-104, -8 + reach, 66],
    ]),
    guide(sitter, [
      [6, -190, 40],
      [-58, -166, 66],
      [-104, -94, 56],
      [-111, 30 + reach, 50],
    ]),
    brush,
    random,
    { locks: 5, fat: 2, ragged: 0.16, solid: 0.72, curl: 12, tip: 1.8, shine: [0.26, 0.5] },
  )
  return [far, near]
}

/** A swept fringe from a parting; its tips overlap and end in points. */
function sweptFringe(
  brush: Brush,
  random: Random,
  from: readonly [Place, Place, Place],
  to: readonly [Place, Place, Place],
  options: TressOptions = {},
): Tress {
  return tress(guide(brush.sitter, from), guide(brush.sitter, to), brush, random, {
    locks: 8,
    fat: 1.9,
    ragged: 0.22,
    solid: 0.55,
    tip: 1.25,
    curl: 7,
    shine: [0.3, 0.56],
    ...options,
  })
}

const straightLong: Style = (brush, random) => {
  const part = random.pick([26, 4, -20])
  const length = random.range(290, 380)
  const soft = random.range(0, 1)
  const options: Fall = {
    spread: random.range(8, 26),
    part,
    locks: 7,
    fat: 2,
    gathered: 0.3,
    ragged: 0.1,
    tip: 1.9,
    solid: 0.88,
    wave: 3 + soft * 8,
    frequency: 1.1 + soft * 0.7,
    curl: random.pick([-14, 12, 4]),
  }
  const front = curtains(brush, random, length, options)
  const fringe = random.chance(0.34) ? fullFringe(brush, random) : []
  return {
    back: backFall(brush, random, length + 40, { ...options, locks: 9, ragged: 0.1 }) + besideFace(brush, 110) + skullBack(brush),
    fronts: [front.far, front.near, ...fringe],
  }
}

/** A fringe across the forehead down to the brows, its locks overlapping to one soft edge. */
function fullFringe(brush: Brush, random: Random): Tress[] {
  return [
    sweptFringe(
      brush,
      random,
      [
        [58, -190, 20],
        [88, -118, 60],
        [90, -40, 64],
      ],
      [
        [-34, -194, 30],
        [-90, -124, 70],
        [-98, -34, 66],
      ],
      { locks: 10, fat: 2.4, ragged: 0.03, tip: 4.5, solid: 0.97, curl: 4, root: 0.5, shine: [0.36, 0.6] },
    ),
  ]
}

const bob: Style = (brush, random) => {
  const length = random.range(128, 186)
  const options: Fall = {
    spread: random.range(4, 20),
    part: random.pick([26, -16, 6]),
    locks: 7,
    fat: 2,
    ragged: 0.05,
    tip: 3.2,
    solid: 0.92,
    wave: random.pick([0, 0, 7]),
    frequency: 1.5,
    curl: random.pick([-16, -12, 9]),
  }
  const front = curtains(brush, random, length, options)
  const fringe = random.chance(0.45) ? fullFringe(brush, random) : []
  return {
    back: backFall(brush, random, length + 8, { ragged: 0.05, tip: 3.6, solid: 0.9 }) + besideFace(brush, 96) + skullBack(brush),
    fronts: [front.far, front.near, ...fringe],
  }
}

const coilyLong: Style = (brush, random) => {
  const { sitter } = brush
  const outline = guide(sitter, [
    [-124, -100, 0],
    [-74, -184, 0],
    [16, -214, -20],
    [112, -186, -50],
    [168, -96, -70],
    [184, 20, -70],
    [190, 140, -60],
    [170, 244, -40],
    [110, 280, -20],
    [0, 240, -60],
    [-100, 264, 0],
    [-150, 200, 0],
    [-166, 96, 0],
    [-150, -20, 0],
  ])
  const near = guide(sitter, [
    [34, -166, 80],
    [78, -122, 76],
    [104, -78, 56],
    [117, -20, 18],
    [120, 60, 10],
    [126, 150, 8],
    [120, 236, 10],
    [164, 214, -20],
    [174, 100, -50],
    [158, -36, -60],
    [112, -150, -20],
    [50, -192, 20],
  ])
  const far = guide(sitter, [
    [26, -168, 84],
    [-46, -126, 94],
    [-98, -66, 60],
    [-114, 20, 34],
    [-110, 120, 30],
    [-106, 206, 30],
    [-146, 176, 0],
    [-156, 60, 0],
    [-138, -64, 0],
    [-74, -176, 20],
  ])
  return {
    back: curlCloud(outline, brush, random, { size: 34, dim: true, gap: 1.15 }).svg + skullBack(brush, 0.02),
    fronts: [curlCloud(far, brush, random, { size: 18 }), curlCloud(near, brush, random, { size: 18 })],
  }
}

const curlyLong: Style = (brush, random) => {
  if (brush.sitter.appearance.ethnicity === 'Ebony') return coilyLong(brush, random)
  const options: Fall = {
    spread: random.range(34, 52),
    part: random.pick([26, 0, -14]),
    wave: random.range(11, 16),
    frequency: random.range(2, 3),
    locks: 8,
    fat: 2.1,
    ragged: 0.12,
    solid: 0.6,
    tip: 2.8,
    curl: 12,
    gathered: 0.2,
  }
  const front = curtains(brush, random, random.range(280, 320), options)
  return {
    back: backFall(brush, random, 330, { ...options, frequency: 2.4 }) + besideFace(brush, 110) + skullBack(brush, 0.04),
    fronts: [front.far, front.near],
  }
}

/** Loose curls to the jaw. */
const curlyBob: Style = (brush, random) => {
  const options: Fall = {
    spread: random.range(36, 54),
    part: random.pick([30, -18, 0]),
    wave: random.range(11, 15),
    frequency: random.range(1.7, 2.3),
    locks: 8,
    fat: 2.2,
    ragged: 0.14,
    solid: 0.66,
    tip: 2.6,
    curl: -14,
  }
  const length = random.range(110, 170)
  const front = curtains(brush, random, length, options)
  return {
    back: backFall(brush, random, length + 16, options) + besideFace(brush, 90) + skullBack(brush, 0.07),
    fronts: [front.far, front.near],
  }
}

/** Curls on top, short at the sides. */
const curlyTop: Style = (brush, random) => {
  const { sitter } = brush
  const { back, fronts } = shortCut(brush, random, 4, 0)
  const top = guide(sitter, [
    [-109, -78, 50],
    [-84, -104, 70],
    [-40, -118],
    [10, -120],
    [58, -112],
    [98, -88, 50],
    [116, -112, 0],
    [108, -166, -10],
    [58, -206, 0],
    [-10, -214, 10],
    [-76, -192, 30],
    [-116, -136, 40],
  ])
  const size = sitter.appearance.ethnicity === 'Ebony' ? 14 : random.range(18, 24)
  return { back, fronts: [...fronts.slice(0, 1), curlCloud(top, brush, random, { size })], ears: true }
}

const curlyShort: Style = (brush, random) => {
  const { sitter } = brush
  if (sitter.man) return curlyTop(brush, random)
  if (sitter.appearance.ethnicity !== 'Ebony') return curlyBob(brush, random)
  const size = 19
  const back: readonly Place[] = [
    [-128, -40, 10],
    [-142, -110, 10],
    [-104, -190, 0],
    [-20, -232, -10],
    [76, -226, -30],
    [152, -168, -60],
    [184, -70, -60],
    [166, 20, -50],
    [120, 66, -60],
    [-60, 40, -60],
    [-112, 36, 10],
  ]
  const front: readonly Place[] = [
    [-112, -14, 34],
    [-104, -62, 50],
    [-82, -98, 74],
    [-36, -118],
    [20, -120],
    [70, -104],
    [100, -66, 46],
    [113, -10, 10],
    [124, 30, 0],
    [158, -6, -30],
    [164, -80, -40],
    [132, -160, -40],
    [70, -206, -10],
    [-6, -218, 10],
    [-84, -184, 30],
    [-130, -112, 20],
    [-130, -40, 20],
  ]
  return {
    back: curlCloud(guide(sitter, back), brush, random, { size: size * 1.4, dim: true }).svg,
    fronts: [curlCloud(guide(sitter, front), brush, random, { size })],
  }
}

const ponyTail: Style = (brush, random) => {
  const { sitter } = brush
  const high = !sitter.man
  const gather: Place = high ? [96, -150, -96] : [104, -30, -90]
  const [a, b] = high
    ? [
        guide(sitter, [
          [84, -140, -100],
          [116, -134, -110],
          [124, -60, -118],
          [118, 60, -118],
          [112, 180, -110],
          [124, 292, -100],
        ]),
        guide(sitter, [
          [88, -172, -100],
          [156, -178, -118],
          [204, -84, -130],
          [206, 60, -130],
          [196, 196, -124],
          [150, 330, -110],
        ]),
      ]
    : [
        guide(sitter, [
          [92, -20, -90],
          [102, 40, -100],
          [108, 130, -100],
          [104, 220, -96],
        ]),
        guide(sitter, [
          [112, -40, -90],
          [146, 40, -104],
          [156, 140, -104],
          [126, 250, -98],
        ]),
      ]
  const tail = tress(a, b, brush, random, {
    locks: 7,
    fat: 2.2,
    shine: [0.2, 0.38],
    lowShine: [0.6, 0.74],
    rim: true,
    ragged: 0.08,
    solid: 0.9,
    tip: 2.4,
    root: 0.6,
    core: true,
    curl: random.pick([-16, 14]),
    wave: random.range(4, 9),
    frequency: 1.1,
  })
  const fringe = sitter.man || random.chance(0.4) ? [] : curtainFringe(brush, random, random.range(-8, 24))
  const [t, u] = guide(sitter, [
    [high ? 94 : 96, high ? -160 : -36, -96],
    [high ? 112 : 112, high ? -134 : -12, -100],
  ])
  const tie =
    t && u ? line(`M${Math.round(t[0])} ${Math.round(t[1])}L${Math.round(u[0])} ${Math.round(u[1])}`, brush.palette.hair.deep, 22) : ''
  return {
    back: tail.svg + tie + skullBack(brush),
    fronts: [pulledBack(brush, random, gather)],
    extra: fringe.map(({ svg }) => svg).join(''),
    ears: true,
  }
}

const lowBraids: Style = (brush, random) => {
  const { sitter } = brush
  const front = curtains(brush, random, 84, {
    spread: -4,
    part: 6,
    gathered: 1,
    locks: 8,
    tip: 5,
    ragged: 0,
    solid: 0.96,
    shine: [0.3, 0.56],
  })
  const near = guide(sitter, [
    [122, 40, -14],
    [136, 110, 6],
    [134, 190, 26],
    [114, 300, 44],
  ])
  const far = guide(sitter, [
    [-110, 46, 22],
    [-118, 116, 30],
    [-116, 190, 38],
    [-100, 280, 44],
  ])
  const wisps =
    wisp(
      guide(sitter, [
        [70, -128, 84],
        [102, -60, 58],
        [108, 20, 40],
        [100, 84, 44],
      ]),
      9,
      brush,
    ) +
    wisp(
      guide(sitter, [
        [-56, -128, 90],
        [-100, -62, 62],
        [-108, 20, 50],
        [-98, 70, 52],
      ]),
      8,
      brush,
    )
  return {
    back: besideFace(brush, 66) + skullBack(brush),
    fronts: [{ d: '', svg: braid(far, brush, 36, 9) + braid(near, brush, 42, 10) }, front.far, front.near],
    extra: wisps,
  }
}

function bunShape(brush: Brush, random: Random, centre: Point, size: number): string {
  const { hair } = brush.palette
  const [x, y] = centre
  const blob = spline(
    Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 9) * 6.283
      return [x + Math.cos(a) * size * random.range(0.96, 1.1), y + Math.sin(a) * size * random.range(0.8, 0.92)]
    }),
    true,
  )
  const coils = times(9, (i) => {
    const a = -0.6 + i * 0.7
    const q = size * (0.34 + (i % 3) * 0.22)
    const points = [0, 0.55, 1.1, 1.65].map((k): Point => [x + Math.cos(a + k) * q, y + Math.sin(a + k) * q * 0.84])
    const up = Math.sin(a + 0.8) < 0.1
    return (
      path(ribbon(points, spindle(size * 0.2)), up ? hair.light : hair.deep, opacity(up ? 0.42 : 0.4)) +
      (up ? path(ribbon(points, spindle(size * 0.07)), hair.glow, opacity(0.6)) : '')
    )
  })
  return path(blob, hairFill(brush.id)) + coils + path(blob, `url(#${brush.id}hairside)`, opacity(0.5))
}

const hairBun: Style = (brush, random) => {
  const { sitter } = brush
  const gather: Place = [36, -186, -60]
  const size = sitter.man ? 36 : random.range(50, 62)
  const bun = bunShape(brush, random, pointAt(guide(sitter, [[38, -202 - size * 0.42, -70]]), 0), size)
  const wisps =
    wisp(
      guide(sitter, [
        [90, -96, 68],
        [112, -30, 44],
        [106, 50, 38],
        [112, 128, 36],
      ]),
      12,
      brush,
    ) +
    wisp(
      guide(sitter, [
        [-86, -100, 76],
        [-110, -36, 54],
        [-108, 40, 48],
        [-100, 104, 48],
      ]),
      10,
      brush,
    )
  const fringe = sitter.man || random.chance(0.4) ? [] : curtainFringe(brush, random, random.range(-16, 20))
  return {
    back: bun + skullBack(brush),
    fronts: [pulledBack(brush, random, gather)],
    extra: fringe.map(({ svg }) => svg).join('') + (sitter.man ? '' : wisps),
    ears: true,
  }
}

const emo: Style = (brush, random) => {
  const { sitter } = brush
  const length = sitter.man ? 110 : 236
  const options: Fall = { spread: 12, part: 44, ragged: 0.26, locks: 8, fat: 1.8, solid: 0.72, tip: 1.15, curl: 14 }
  const front = curtains(brush, random, length, options)
  const fringe = sweptFringe(
    brush,
    random,
    [
      [74, -180, 30],
      [40, -130],
      [10, -46, 108],
    ],
    [
      [44, -198, 20],
      [-66, -164, 80],
      [-114, 26, 56],
    ],
    { locks: 7, fat: 2.4, ragged: 0.12, tip: 1.6, solid: 0.74 },
  )
  const side = sweptFringe(
    brush,
    random,
    [
      [70, -180, 40],
      [92, -110, 66],
      [98, -20, 58],
    ],
    [
      [64, -194, 10],
      [122, -120, 20],
      [122, 40, 20],
    ],
    { locks: 5, fat: 2, ragged: 0.22, solid: 0.66, tip: 1.1 },
  )
  return {
    back: backFall(brush, random, length + 10, { ...options, spread: 10 }) + besideFace(brush, 96) + skullBack(brush, 0.02),
    fronts: [front.far, front.near, side, fringe],
  }
}

const pixie: Style = (brush, random) => {
  const { sitter } = brush
  const fringe = sweptFringe(
    brush,
    random,
    [
      [84, -170, 36],
      [66, -128],
      [58, -70, 92],
    ],
    [
      [56, -202, 0],
      [-70, -180, 50],
      [-112, -26, 58],
    ],
    { locks: 6, fat: 2.5, ragged: 0.12, tip: 1.7, solid: 0.74, curl: 12 },
  )
  const top = sweptFringe(
    brush,
    random,
    [
      [90, -150, 20],
      [60, -176, 40],
      [-20, -160, 84],
    ],
    [
      [84, -178, -20],
      [20, -212, -10],
      [-100, -140, 40],
    ],
    { locks: 6, fat: 2.2, ragged: 0.18, tip: 1.1, solid: 0.62, curl: 12, shine: [0.34, 0.6] },
  )
  const near = tress(
    guide(sitter, [
      [72, -172, 30],
      [98, -106, 62],
      [110, -34, 34],
      [108, 34, 24],
    ]),
    guide(sitter, [
      [60, -196, -20],
      [130, -138, -50],
      [142, -40, -60],
      [120, 70, -46],
    ]),
    brush,
    random,
    { locks: 6, fat: 2.1, ragged: 0.2, solid: 0.68, tip: 1.15, shine: [0.22, 0.44], rim: true, curl: 10 },
  )
  return { back: skullBack(brush, 0.02), fronts: [near, fringe, top] }
}

/** Hair brushed up from the hairline to the top edge, bending sideways. */
function brushedUp(from: readonly Point[], to: readonly Point[], brush: Brush, random: Random, count: number, bend: number): string {
  const { hair } = brush.palette
  return times(count, (i) => {
    const u = clamp((i + random.next()) / count)
    const start = along(from, u)
    const end = along(to, clamp(u + random.range(-0.05, 0.05)))
    const reach = random.range(0.7, 1)
    const lean = bend * Math.min(1, u * 2)
    const tipAt: Point = [lerp(start[0], end[0], reach) + lean * 0.5, lerp(start[1], end[1], reach)]
    const points: Point[] = [start, [lerp(start[0], tipAt[0], 0.4) - lean * 0.5, lerp(start[1], tipAt[1], 0.5)], tipAt]
    const lit = 1 - u * 0.7
    const tone = random.pick([hair.deep, hair.shade, hair.light])
    return (
      path(
        ribbon(points, (q) => random.range(8, 8.1) * Math.min(1, 0.3 + q * 2) * (1 - q * q)),
        tone,
        opacity(tone === hair.light ? 0.4 * lit : 0.45),
      ) +
      path(
        ribbon(points, spindle(random.range(1.6, 3.6)), { from: 0.15, to: random.range(0.6, 0.9), steps: 5 }),
        random.chance(0.35) ? hair.glow : hair.light,
        opacity(0.7 * lit),
      )
    )
  })
}

/** Short back and sides under a longer top: `lift` is the height of the top. */
function shortCut(brush: Brush, random: Random, lift: number, bend: number): Hairdo {
  const { sitter, palette, finish, id } = brush
  const outline = cap(brush, -0.035)
  const crown = guide(sitter, [
    [-108, -74, 54],
    [-116, -116, 40],
    [-100, -168 - lift * 0.5, 30],
    [-44, -190 - lift, 20],
    [24, -192 - lift * 0.9, 0],
    [82, -172 - lift * 0.4, -10],
    [108, -124, 0],
  ])
  const hairline = outline.slice(10).reverse()
  const top = [...crown, ...hairline.slice().reverse()]
  const tufts = times(11, (i) => {
    const p = along(crown, 0.2 + (i / 10) * 0.62)
    return ribbon(
      [
        [p[0] + 8, p[1] + 14],
        [p[0], p[1] - 2],
        [p[0] - 10 + bend * 0.3, p[1] - random.range(4, 12)],
      ],
      (q) => 20 * (1 - q) + 1,
      { steps: 4 },
    )
  })
  const d = spline(top, true)
  const sides = spline(outline, true)
  const nearSide = guide(sitter, [
    [104, -70, 40],
    [120, -60, -10],
    [118, 20, -40],
  ])
  return {
    back: skullBack(brush, -0.03),
    fronts: [
      {
        d: '',
        svg:
          path(sides, palette.hair.shade) +
          path(sides, `url(#${id}hairside)`) +
          `<g ${blur(id, 'm')}>${path(ribbon(nearSide, spindle(30)), palette.skin.half, opacity(0.22))}</g>`,
      },
      {
        d,
        svg:
          path(tufts, hairFill(id)) +
          path(d, hairFill(id)) +
          clipPath(`${id}top`, d) +
          clipped(`${id}top`, brushedUp(hairline, crown, brush, random, 38, bend)) +
          path(d, `url(#${id}hairside)`, opacity(0.7)),
      },
      { d: '', svg: path(ribbon(crown.slice(3), spindle(5)), palette.rim, opacity(0.5 * finish.rim)) },
    ],
    ears: true,
  }
}

/** What StraightShort means on a man. */
const sideSwept: Style = (brush, random) => shortCut(brush, random, random.range(14, 30), -26)
/** What Pixie means on a man. */
const crop: Style = (brush, random) => shortCut(brush, random, random.range(-2, 6), random.pick([-10, 12]))

const mansLong: Style = (brush, random) => {
  const options: Fall = {
    spread: random.range(4, 14),
    part: random.pick([20, 4, -6]),
    locks: 7,
    fat: 2,
    ragged: 0.14,
    tip: 2.2,
    solid: 0.8,
    wave: random.range(6, 11),
    frequency: 1.5,
    curl: 10,
    inner: 4,
  }
  const length = random.range(215, 280)
  const front = curtains(brush, random, length, options)
  return {
    back: backFall(brush, random, length + 20, options) + besideFace(brush, 100) + skullBack(brush),
    fronts: [front.far, front.near],
  }
}

const STYLES: Record<Appearance['hair_style'], Style> = {
  StraightLong: straightLong,
  CurlyLong: curlyLong,
  StraightShort: bob,
  CurlyShort: curlyShort,
  PonyTail: ponyTail,
  Pigtails: lowBraids,
  HairBun: hairBun,
  Emo: emo,
  Pixie: pixie,
}
const MENS: Partial<Record<Appearance['hair_style'], Style>> = {
  StraightShort: sideSwept,
  Pixie: crop,
  StraightLong: mansLong,
  Emo: pixie,
}

const styleOf = (sitter: Sitter): Style =>
  (sitter.man ? MENS[sitter.appearance.hair_style] : undefined) ?? STYLES[sitter.appearance.hair_style]

/** SVG behind the body, SVG over the face, and the silhouette that shades the face. */
export function hair(brush: Brush): { back: string; front: string; loose: string; cast: string; ears: boolean } {
  const done = styleOf(brush.sitter)(brush, brush.random('hair'))
  const { back, fronts, extra = '', ears = false } = done
  return {
    back,
    front: fronts.map(({ svg }) => svg).join(''),
    loose: extra,
    cast: fronts.map(({ d }) => d).join(''),
    ears,
  }
}
