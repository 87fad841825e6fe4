import { ellipse, line, opacity, path, rect, ribbon, round, spindle, times, type Random } from './geometry'
import { mix } from './palette'
import type { Brush } from './sitter'

/** Things that can be in the picture with somebody. None is held: they stand on a table, behind or beside the person. */
export const PROPS = ['cup', 'glass', 'book', 'bread', 'candles', 'flowers', 'cat', 'guitar', 'plant', 'sofa'] as const
export type Prop = (typeof PROPS)[number]

const W = 768
const H = 1024
const ON_TABLE: ReadonlySet<Prop> = new Set(['cup', 'glass', 'book', 'bread', 'candles', 'flowers'])
/** Where things stand on the table, the side the person looks to first. */
const PLACES = [196, 566, 384]
const BASE = H - 52

const gradient = (id: string, from: string, to: string, direction = 'x2="1" y2="0"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
const contact = (x: number, y: number, rx: number) => ellipse(x + 10, y + 4, rx, rx * 0.14, '#12060c', opacity(0.34))

function table({ palette, id }: Brush): string {
  const { script } = palette
  const wood = mix(mix(script.bg[0] ?? '#2a1626', '#7a4a2c', 0.62), script.key, 0.08)
  const dark = mix(wood, '#140a0c', 0.5)
  const top = `M-20 ${H}V${H - 128}Q${W / 2} ${H - 146} ${W + 20} ${H - 128}V${H}Z`
  return (
    gradient(`${id}wood`, mix(wood, script.key, 0.24), dark, 'x2="0" y2="1"') +
    path(`M-20 ${H - 132}Q${W / 2} ${H - 150} ${W + 20} ${H - 132}v-34Q${W / 2} ${H - 190} -20 ${H - 166}Z`, '#12060c', opacity(0.16)) +
    path(top, `url(#${id}wood)`) +
    line(`M-20 ${H - 128}Q${W / 2} ${H - 146} ${W + 20} ${H - 128}`, mix(wood, script.key, 0.5), 3, opacity(0.7)) +
    times(4, (i) => line(`M-20 ${H - 100 + i * 26}Q${W / 2} ${H - 114 + i * 28} ${W + 20} ${H - 98 + i * 26}`, dark, 2, opacity(0.35)))
  )
}

function cup({ palette, id }: Brush, r: Random, x: number): string {
  const color = r.pick(['#f2e8da', '#b5523c', '#2f5a5c', '#d9a441', '#4a3a5e'])
  const shade = mix(color, palette.script.shade, 0.75)
  const y = BASE
  return (
    gradient(`${id}cup${x}`, mix(color, '#ffffff', 0.22), shade) +
    contact(x, y, 84) +
    ellipse(x, y - 6, 82, 17, shade) +
    ellipse(x - 2, y - 11, 80, 15, mix(color, '#ffffff', 0.25)) +
    ellipse(x, y - 11, 48, 8, shade, opacity(0.8)) +
    line(`M${x + 46} ${y - 84}c44 -8 44 48 -4 50`, mix(color, shade, 0.5), 12) +
    path(
      `M${x - 54} ${y - 96}C${x - 52} ${y - 40} ${x - 40} ${y - 10} ${x} ${y - 10}S${x + 52} ${y - 40} ${x + 54} ${y - 96}Z`,
      `url(#${id}cup${x})`,
    ) +
    ellipse(x, y - 96, 54, 12, mix(color, '#ffffff', 0.35)) +
    ellipse(x, y - 94, 47, 9, '#3d2014') +
    ellipse(x - 12, y - 95, 22, 4, '#8a5634', opacity(0.7)) +
    line(`M${x - 12} ${y - 118}q-14 -22 2 -44t0 -40M${x + 16} ${y - 116}q-12 -20 2 -40t-2 -38`, '#fff6ea', 6, opacity(0.2))
  )
}

function glass({ palette }: Brush, r: Random, x: number): string {
  const wine = r.pick(['#7d1a34', '#d8a852', '#a82c46'])
  const y = BASE
  const rim = mix('#ffffff', palette.rim, 0.25)
  return (
    contact(x, y, 46) +
    ellipse(x, y - 2, 44, 9, '#ffffff', opacity(0.28)) +
    ellipse(x, y - 3, 43, 8, 'none', `stroke="${rim}" stroke-width="2" stroke-opacity=".6"`) +
    line(`M${x} ${y - 4}V${y - 92}`, '#fff4ea', 6, opacity(0.6)) +
    path(
      `M${x - 40} ${y - 214}C${x - 58} ${y - 128} ${x - 36} ${y - 92} ${x} ${y - 90}C${x + 36} ${y - 92} ${x + 58} ${y - 128} ${x + 40} ${y - 214}Z`,
      '#ffffff',
      opacity(0.15),
    ) +
    path(
      `M${x - 49} ${y - 156}C${x - 50} ${y - 116} ${x - 30} ${y - 96} ${x} ${y - 94}C${x + 30} ${y - 96} ${x + 50} ${y - 116} ${x + 49} ${y - 156}Z`,
      wine,
      opacity(0.92),
    ) +
    path(
      `M${x + 8} ${y - 156}h41C${x + 50} ${y - 116} ${x + 30} ${y - 96} ${x + 4} ${y - 94}Q${x + 24} ${y - 120} ${x + 8} ${y - 156}Z`,
      '#1a0810',
      opacity(0.3),
    ) +
    ellipse(x, y - 156, 49, 9, mix(wine, '#ffffff', 0.26)) +
    line(`M${x - 36} ${y - 200}C${x - 48} ${y - 146} ${x - 34} ${y - 112} ${x - 20} ${y - 102}`, '#ffffff', 5, opacity(0.6)) +
    ellipse(x, y - 214, 40, 7, 'none', `stroke="${rim}" stroke-width="2.4" stroke-opacity=".75"`)
  )
}

/** An open book that lies on the table. */
function book({ palette, id }: Brush, r: Random, x: number): string {
  const cover = r.pick(['#7d2b35', '#2f4862', '#3f6a5c', '#4a2f52'])
  const y = BASE - 4
  const paper = mix('#f6ecd8', palette.script.key, 0.3)
  const page = (s: -1 | 1) =>
    path(
      `M${x} ${y - 12}C${x + s * 40} ${y - 42} ${x + s * 120} ${y - 30} ${x + s * 158} ${y - 16}L${x + s * 128} ${y - 70}C${x + s * 100} ${y - 88} ${x + s * 36} ${y - 92} ${x} ${y - 66}Z`,
      s < 0 ? paper : `url(#${id}page)`,
    ) +
    times(4, (i) => {
      const u = 0.16 + i * 0.2
      const [a, b] = [y - 20 - u * 50, y - 22 - u * 50]
      return line(
        `M${x + s * 18} ${round(a - 10)}Q${x + s * 66} ${round(a - 24)} ${x + s * round(134 - u * 24)} ${round(b - 2)}`,
        '#8a7a68',
        2.2,
        opacity(0.5),
      )
    })
  return (
    gradient(`${id}page`, mix(paper, '#7a5a48', 0.35), paper) +
    contact(x, y, 166) +
    path(
      `M${x} ${y + 2}C${x + 46} ${y - 20} ${x + 128} ${y - 14} ${x + 170} ${y - 6}L${x + 132} ${y - 72}H${x - 132}L${x - 170} ${y - 6}C${x - 128} ${y - 14} ${x - 46} ${y - 20} ${x} ${y + 2}Z`,
      cover,
    ) +
    page(-1) +
    page(1) +
    line(`M${x} ${y - 12}V${y - 66}`, '#6a5546', 3, opacity(0.6))
  )
}

/** A round loaf on a board, and flour about it. */
function bread({ palette, id }: Brush, r: Random, x: number): string {
  const y = BASE - 6
  const crust = mix('#b8702e', palette.script.shade, 0.12)
  const board = mix('#c99a64', palette.script.shade, 0.2)
  const cut = (dx: number, w: number) =>
    path(
      ribbon(
        [
          [x + dx - 14, y - 44],
          [x + dx - 2, y - 84],
          [x + dx + 20, y - 104],
        ],
        spindle(w),
      ),
      '#f3dcae',
      opacity(0.95),
    ) +
    path(
      ribbon(
        [
          [x + dx - 5, y - 42],
          [x + dx + 8, y - 82],
          [x + dx + 28, y - 102],
        ],
        spindle(w * 0.5),
      ),
      '#7a4218',
      opacity(0.55),
    )
  const flour = times(26, () =>
    ellipse(x + r.range(-230, 230), y + r.range(-60, 26), r.range(1.5, 5), r.range(1, 2.4), '#fff8ec', opacity(r.range(0.5, 0.95))),
  )
  return (
    `<radialGradient id="${id}loaf" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="${mix(crust, '#ffd894', 0.55)}"/><stop offset=".55" stop-color="${crust}"/><stop offset="1" stop-color="${mix(crust, '#3a1608', 0.6)}"/></radialGradient>` +
    contact(x, y + 8, 190) +
    path(`M${x - 176} ${y - 26}H${x + 158}l26 22q2 14 -14 14H${x - 184}q-16 0 -14 -14Z`, mix(board, '#5a3418', 0.4)) +
    path(`M${x - 170} ${y - 30}H${x + 152}l28 24H${x - 198}Z`, board) +
    ellipse(x, y - 14, 128, 14, '#2a1208', opacity(0.35)) +
    path(
      `M${x - 128} ${y - 32}C${x - 132} ${y - 92} ${x - 66} ${y - 118} ${x + 2} ${y - 118}C${x + 70} ${y - 118} ${x + 132} ${y - 92} ${x + 126} ${y - 32}C${x + 118} ${y - 8} ${x - 116} ${y - 8} ${x - 128} ${y - 32}Z`,
      `url(#${id}loaf)`,
    ) +
    cut(-66, 18) +
    cut(-12, 20) +
    cut(44, 18) +
    ellipse(x - 20, y - 106, 54, 7, '#fff4dc', opacity(0.4)) +
    ellipse(x - 150, y + 18, 78, 9, '#fff8ec', opacity(0.6)) +
    ellipse(x + 168, y + 24, 60, 7, '#fff8ec', opacity(0.5)) +
    flour
  )
}

function candles({ id }: Brush, r: Random, x: number): string {
  return (
    `<radialGradient id="${id}flame"><stop offset="0" stop-color="#ffd08a" stop-opacity=".6"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient>` +
    [-44, 8, 52]
      .map((dx, i) => {
        const [cx, h] = [x + dx, [96, 136, 70][i]! + r.range(-8, 8)]
        const y = BASE - (i === 1 ? 14 : 0)
        return (
          contact(cx, y, 26) +
          ellipse(cx, y - h - 26, 84, 84, `url(#${id}flame)`) +
          path(`M${cx - 18} ${y}V${round(y - h)}q18 -8 36 0V${y}q-18 8 -36 0Z`, '#f2e4cc') +
          path(`M${cx + 4} ${y + 3}V${round(y - h - 2)}q10 0 14 2V${y}Z`, '#b98a66', opacity(0.5)) +
          line(`M${cx} ${round(y - h)}v-10`, '#2a1712', 2.6) +
          path(`M${cx} ${round(y - h - 44)}q14 22 0 36q-14 -14 0 -36Z`, '#ffdf94') +
          path(`M${cx} ${round(y - h - 30)}q7 12 0 20q-7 -8 0 -20Z`, '#fff8e4')
        )
      })
      .join('')
  )
}

function flowers({ palette, id }: Brush, r: Random, x: number): string {
  const y = BASE
  const vase = r.pick(['#e8dcc8', '#3f6a72', '#a85a42', '#5a4a72'])
  const petal = r.pick(['#e8728a', '#f0c050', '#d84a4a', '#f4ece4', '#a882d0'])
  const bloom = (cx: number, cy: number, s: number) =>
    times(7, (i) => {
      const a = i * 0.9
      return ellipse(
        cx + Math.cos(a) * s * 0.55,
        cy + Math.sin(a) * s * 0.5,
        s * 0.46,
        s * 0.42,
        mix(petal, i % 2 ? '#ffffff' : palette.script.shade, 0.22),
      )
    }) + ellipse(cx, cy, s * 0.34, s * 0.3, mix(petal, '#6a2a1c', 0.45))
  const heads = [
    [-66, -226, 36],
    [-6, -262, 42],
    [58, -218, 38],
    [-30, -188, 32],
    [26, -176, 30],
  ] as const
  return (
    gradient(`${id}vase${x}`, mix(vase, '#ffffff', 0.25), mix(vase, palette.script.shade, 0.8)) +
    contact(x, y, 56) +
    heads.map(([dx, dy]) => line(`M${x} ${y - 110}Q${x + dx * 0.3} ${y - 170} ${x + dx} ${y + dy}`, '#44643c', 5)).join('') +
    times(6, (i) => {
      const s = i % 2 ? 1 : -1
      return path(
        `M${x + s * 8} ${y - 130 - i * 10}q${s * 30} ${-30} ${s * 66} ${-18 - i * 4}q${-s * 24} ${30} ${-s * 66} ${18 + i * 4}Z`,
        mix('#4a7a48', palette.script.shade, 0.2),
      )
    }) +
    heads.map(([dx, dy, s]) => bloom(x + dx, y + dy, s)).join('') +
    path(`M${x - 34} ${y - 128}q34 10 68 0q-8 30 12 58q16 40 -12 66q-34 12 -68 0q-28 -26 -12 -66q20 -28 12 -58Z`, `url(#${id}vase${x})`)
  )
}

/** A cat that lies in front, paws tucked in; `s` is the side it lies on. */
function cat({ palette, id, finish }: Brush, r: Random, s: -1 | 1): string {
  const [fur, light, dark] = r.pick([
    ['#c98a4c', '#f2dcb8', '#8a4f22'],
    ['#8c8a92', '#d8d4d2', '#55535e'],
    ['#35313a', '#5a5560', '#1a171e'],
    ['#efe6da', '#ffffff', '#b58a62'],
    ['#6b5240', '#cdb69c', '#3a2a20'],
  ] as const)
  const base = mix(fur, palette.script.shade, 0.12)
  const shade = mix(base, dark, 0.6)
  const [x, y] = [W / 2 + s * 236, H - 8]
  const edge = `stroke="${mix(dark, '#120a10', 0.5)}" stroke-width="${finish.outline || 1.6}" stroke-linejoin="round"`
  const [hx, hy] = [x - s * 40, y - 176]
  const ear = (k: -1 | 1) =>
    path(
      `M${hx + k * 22} ${hy - 54}Q${hx + k * 46} ${hy - 96} ${hx + k * 66} ${hy - 106}Q${hx + k * 76} ${hy - 60} ${hx + k * 70} ${hy - 18}Z`,
      base,
      edge,
    ) +
    path(
      `M${hx + k * 40} ${hy - 58}Q${hx + k * 52} ${hy - 84} ${hx + k * 62} ${hy - 90}Q${hx + k * 66} ${hy - 60} ${hx + k * 62} ${hy - 36}Z`,
      mix('#d8938a', base, 0.3),
    )
  const stripe = (d: string, w: number) => line(d, dark, w, opacity(0.5))
  // Content cats keep their eyes half closed.
  const eye = (k: -1 | 1) =>
    path(`M${hx + k * 16} ${hy - 6}q${k * 15} -17 ${k * 30} -2q${-k * 14} 12 ${-k * 30} 2Z`, '#d8c25c') +
    ellipse(hx + k * 30, hy - 8, 4.4, 7, '#17120f') +
    ellipse(hx + k * 28, hy - 11, 1.8, 2, '#ffffff') +
    line(`M${hx + k * 13} ${hy - 5}q${k * 17} -20 ${k * 35} -4`, mix(dark, '#120a10', 0.6), 3.6)
  return (
    `<radialGradient id="${id}fur" cx=".4" cy=".25" r=".9"><stop offset="0" stop-color="${mix(base, light, 0.4)}"/><stop offset=".6" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>` +
    path(
      `M${x - 176} ${y + 30}C${x - 190} ${y - 70} ${x - 110} ${y - 150} ${x} ${y - 150}C${x + 112} ${y - 150} ${x + 186} ${y - 70} ${x + 176} ${y + 30}Z`,
      `url(#${id}fur)`,
      edge,
    ) +
    times(4, (i) => stripe(`M${x + s * (52 + i * 30)} ${y - 138 + i * 20}q${s * 20} 26 ${s * 12} 62`, 9 - i)) +
    path(
      `M${hx - 62} ${y - 120}Q${hx} ${y - 10} ${hx + 62} ${y - 120}Q${hx + 70} ${y - 50} ${hx} ${y - 26}Q${hx - 70} ${y - 50} ${hx - 62} ${y - 120}Z`,
      light,
      opacity(0.85),
    ) +
    line(`M${hx - 74} ${y - 6}q34 -30 70 -2q36 -28 72 2`, shade, 4, opacity(0.7)) +
    line(`M${x + s * 176} ${y + 6}C${x + s * 130} ${y - 34} ${x + s * 40} ${y - 22} ${x - s * 10} ${y - 6}`, shade, 34) +
    line(`M${x + s * 174} ${y + 2}C${x + s * 130} ${y - 40} ${x + s * 40} ${y - 28} ${x - s * 8} ${y - 10}`, base, 28) +
    ear(-1) +
    ear(1) +
    path(
      `M${hx - 84} ${hy + 8}C${hx - 88} ${hy - 50} ${hx - 46} ${hy - 72} ${hx} ${hy - 72}S${hx + 88} ${hy - 50} ${hx + 84} ${hy + 8}C${hx + 80} ${hy + 46} ${hx + 36} ${hy + 66} ${hx} ${hy + 66}S${hx - 80} ${hy + 46} ${hx - 84} ${hy + 8}Z`,
      `url(#${id}fur)`,
      edge,
    ) +
    stripe(
      `M${hx} ${hy - 68}v22M${hx - 20} ${hy - 64}l4 18M${hx + 20} ${hy - 64}l-4 18M${hx - 80} ${hy + 4}q16 2 22 8M${hx + 80} ${hy + 4}q-16 2 -22 8`,
      5,
    ) +
    ellipse(hx - 17, hy + 34, 23, 18, light) +
    ellipse(hx + 17, hy + 34, 23, 18, light) +
    eye(-1) +
    eye(1) +
    path(`M${hx - 9} ${hy + 18}q9 -5 18 0q-2 9 -9 12q-7 -3 -9 -12Z`, '#c9746c') +
    line(`M${hx} ${hy + 30}v6q-8 10 -18 6M${hx} ${hy + 36}q8 10 18 6`, mix(dark, '#120a10', 0.4), 2.4) +
    line(
      `M${hx - 34} ${hy + 30}l-58 -8M${hx - 34} ${hy + 38}l-56 6M${hx + 34} ${hy + 30}l58 -8M${hx + 34} ${hy + 38}l56 6`,
      '#fffaf0',
      1.6,
      opacity(0.75),
    )
  )
}

/** It leans beside the person, its body half out of the picture. */
function guitar({ id }: Brush, r: Random, s: -1 | 1): string {
  const wood = r.pick(['#c8823c', '#8a4a24', '#b5622c', '#5a2f1e'])
  const dark = mix(wood, '#1a0a06', 0.65)
  const tilt = s * 12
  return (
    `<radialGradient id="${id}top" cx=".36" cy=".4" r=".8"><stop offset="0" stop-color="${mix(wood, '#ffe0a0', 0.45)}"/><stop offset=".7" stop-color="${wood}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<g transform="translate(${W / 2 + s * 232} 916) rotate(${tilt})">` +
    path(
      'M0 -150C46 -152 84 -120 82 -76C80 -44 66 -34 82 -4C112 30 132 80 124 140C112 220 -112 220 -124 140C-132 80 -112 30 -82 -4C-66 -34 -80 -44 -82 -76C-84 -120 -46 -152 0 -150Z',
      dark,
      'transform="translate(8 6)"',
    ) +
    path(
      'M0 -150C46 -152 84 -120 82 -76C80 -44 66 -34 82 -4C112 30 132 80 124 140C112 220 -112 220 -124 140C-132 80 -112 30 -82 -4C-66 -34 -80 -44 -82 -76C-84 -120 -46 -152 0 -150Z',
      `url(#${id}top)`,
      `stroke="${mix(dark, '#f0d8a8', 0.2)}" stroke-width="5"`,
    ) +
    ellipse(0, -30, 43, 43, mix(wood, '#f4dca8', 0.5)) +
    ellipse(0, -30, 36, 36, '#170c0a') +
    rect(-17, -430, 34, 384, mix('#2a1812', dark, 0.3)) +
    times(11, (i) => line(`M-17 ${-420 + i * 28}h34`, '#d8cbb4', 1.8, opacity(0.6))) +
    path('M-20 -430L-27 -524Q0 -540 27 -524L20 -430Z', dark) +
    times(3, (i) => ellipse(-34, -452 - i * 24, 7, 6, '#e0d8c8') + ellipse(34, -452 - i * 24, 7, 6, '#e0d8c8')) +
    rect(-48, 74, 96, 16, '#22120c', 'rx="5"') +
    times(6, (i) => line(`M${-11 + i * 4.4} -430L${-14 + i * 5.6} 80`, '#f4ead8', 1.2, opacity(0.75))) +
    '</g>'
  )
}

/** A tall plant in a pot behind the person. */
function plant({ palette }: Brush, r: Random, s: -1 | 1): string {
  const x = W / 2 + s * 290
  const green = mix('#3f7a4c', palette.script.bg[0] ?? '#19332d', 0.25)
  const blade = (angle: number, length: number, tone: string) =>
    `<g transform="translate(${x} 720) rotate(${round(angle)})">` +
    line(`M0 0Q10 ${round(-length * 0.4)} 0 ${round(-length * 0.62)}`, mix(tone, '#1a2a18', 0.4), 6) +
    path(
      `M0 ${round(-length * 0.5)}C${round(length * 0.28)} ${round(-length * 0.62)} ${round(length * 0.22)} ${round(-length * 0.9)} 0 ${round(-length * 1.06)}C${round(-length * 0.22)} ${round(-length * 0.9)} ${round(-length * 0.28)} ${round(-length * 0.62)} 0 ${round(-length * 0.5)}Z`,
      tone,
    ) +
    line(`M0 ${round(-length * 0.54)}V${round(-length * 0.98)}`, mix(tone, '#f0ffd8', 0.3), 2.4, opacity(0.6)) +
    '</g>'
  return (
    times(9, (i) =>
      blade(-64 + i * 16 + r.range(-6, 6), r.range(250, 400), mix(green, i % 2 ? '#dff0a8' : '#0f2418', i % 2 ? 0.16 : 0.22)),
    ) +
    path(`M${x - 84} 706H${x + 84}L${x + 62} 900H${x - 62}Z`, mix('#a8603c', palette.script.shade, 0.35)) +
    path(`M${x + 20} 706H${x + 84}L${x + 62} 900H${x + 16}Z`, '#2a1210', opacity(0.3)) +
    rect(x - 92, 694, 184, 34, mix('#b86c46', palette.script.shade, 0.3), 'rx="6"')
  )
}

/** The back of a sofa behind the shoulders, and one of its arms. */
function sofa({ palette, id }: Brush, r: Random, s: -1 | 1): { back: string; arm: string } {
  const cloth = palette.cloth(r.pick(['#3f5a52', '#7a3a44', '#a87a4c', '#3a4666', '#b9a88e', '#6a4a62']))
  const seam = (d: string) => line(d, cloth.deep, 5, opacity(0.6))
  const y = 560
  return {
    back:
      gradient(`${id}sofa`, cloth.light, cloth.shade, 'x2=".3" y2="1"') +
      path(
        `M-60 ${H}V${y + 60}Q-56 ${y} 20 ${y - 4}Q200 ${y - 26} 380 ${y - 4}Q560 ${y - 28} 748 ${y - 4}Q824 ${y} 828 ${y + 60}V${H}Z`,
        cloth.deep,
        'transform="translate(0 -10)" fill-opacity=".5"',
      ) +
      path(
        `M-60 ${H}V${y + 60}Q-56 ${y} 20 ${y - 4}Q200 ${y - 26} 380 ${y - 4}Q560 ${y - 28} 748 ${y - 4}Q824 ${y} 828 ${y + 60}V${H}Z`,
        `url(#${id}sofa)`,
      ) +
      seam(`M380 ${y - 2}Q390 ${y + 150} 382 ${H}`) +
      line(`M-30 ${y + 26}Q190 ${y + 2} 362 ${y + 22}M402 ${y + 22}Q560 ${y} 800 ${y + 26}`, cloth.light, 7, opacity(0.5)) +
      [120, 250, 520, 650]
        .map(
          (x) =>
            ellipse(x, y + 130, 8, 7, cloth.deep) + line(`M${x - 44} ${y + 112}q44 8 44 18q0 -10 44 -18`, cloth.shade, 5, opacity(0.5)),
        )
        .join(''),
    arm: `<g transform="${s < 0 ? `translate(${W} 0) scale(-1 1)` : ''}">${
      path(`M-40 ${H}V850Q-30 792 50 790Q138 792 146 856V${H}Z`, `url(#${id}sofa)`, `stroke="${cloth.line}" stroke-width="2"`) +
      line(`M104 ${H}V868Q96 822 46 820`, cloth.deep, 5, opacity(0.5)) +
      line('M-10 820Q40 798 96 812', cloth.light, 8, opacity(0.5))
    }</g>`,
  }
}

/** What stands behind the person and what lies before them. `side` is where the person does not look: 1 right, -1 left. */
export function propLayers(brush: Brush, props: readonly Prop[], side: -1 | 1): { back: string; front: string } {
  if (!props.length) return { back: '', front: '' }
  const has = (prop: Prop) => props.includes(prop)
  const r = (prop: string) => brush.random(`prop ${prop}`)
  const seat = has('sofa') ? sofa(brush, r('sofa'), side) : { back: '', arm: '' }
  const order = side > 0 ? PLACES : [PLACES[1]!, PLACES[0]!, PLACES[2]!]
  const drawn = { cup, glass, book, bread, candles, flowers }
  const things = props.filter((prop): prop is keyof typeof drawn => ON_TABLE.has(prop)).slice(0, has('cat') || has('guitar') ? 1 : 3)
  const wide = things.length === 1 && (has('bread') || has('book')) && !has('cat') && !has('guitar')
  return {
    back: (has('plant') ? plant(brush, r('plant'), side) : '') + seat.back,
    front:
      seat.arm +
      (things.length ? table(brush) : '') +
      things.map((prop, i) => drawn[prop](brush, r(prop), wide ? W / 2 + side * -60 : order[i]!)).join('') +
      (has('guitar') ? guitar(brush, r('guitar'), side) : '') +
      (has('cat') ? cat(brush, r('cat'), has('guitar') ? (side === 1 ? -1 : 1) : side) : ''),
  }
}
