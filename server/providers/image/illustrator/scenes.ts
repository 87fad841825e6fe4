import type { ColorScript } from './color-scripts'
import { SCRIPTS } from './color-scripts'
import { ellipse, lerp, line, opacity, path, rect, round, spline, times, type Point, type Random } from './geometry'
import { blur } from './face'
import { mix } from './palette'
import type { Brush } from './sitter'

export const SCENES: readonly string[] = Object.keys(SCRIPTS)
const W = 768
const H = 1024

/** `far` is drawn out of focus, `near` sharp, `front` out of focus before the person. */
type Place = { far: string; near?: string; front?: string }
type Draw = (script: ColorScript, random: Random) => Place
type Colors = { top: string; middle: string; bottom: string }

const colors = ({ bg }: ColorScript): Colors => ({
  top: bg[0] ?? '#2a1626',
  middle: bg[1] ?? '#5c2f3a',
  bottom: bg[2] ?? '#a8623f',
})
const disc = (x: number, y: number, r: number, fill: string, o = 1) => ellipse(x, y, r, r, fill, opacity(o))
function glow(x: number, y: number, r: number, color: string, o = 0.5): string {
  const id = `glow${[x, y, r].map(Math.round).join('-')}${color.slice(1)}`
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" ` +
    `stop-opacity="${Math.min(1, o * 1.4).toFixed(2)}"/><stop offset=".4" stop-color="${color}" ` +
    `stop-opacity="${(o * 0.6).toFixed(2)}"/><stop offset="1" stop-color="${color}" ` +
    `stop-opacity="0"/></radialGradient>${ellipse(x, y, r * 1.25, r * 1.25, `url(#${id})`)}`
  )
}
const hill = (y: number, amplitude: number, phase: number, fill: string, o = 1) =>
  path(
    `${spline(Array.from({ length: 8 }, (_, i): Point => [i * 120 - 40, y + Math.sin(i * 0.9 + phase) * amplitude]))}` + `L${W} ${H}H-40Z`,
    fill,
    opacity(o),
  )
const bokeh = (r: Random, count: number, palette: readonly string[], y0: number, y1: number, o = 0.26) =>
  times(count, () => disc(r.range(-20, W + 20), r.range(y0, y1), r.range(14, 52), r.pick(palette), o * r.range(0.6, 1.2)))

const clouds = (r: Random, count: number, y: readonly [number, number], fill: string, o: number) =>
  times(count, () => {
    const [cx, cy, w] = [r.range(-60, W + 60), r.range(...y), r.range(110, 240)]
    return times(4, (i) =>
      ellipse(cx + (i - 1.5) * w * 0.42, cy + r.range(-8, 8), w * r.range(0.34, 0.6), r.range(9, 22), fill, opacity(o * r.range(0.5, 1))),
    )
  })
/** Leaves before the lens, in one corner. */
const foliage = (r: Random, fill: string, o = 0.9) => {
  const left = r.chance(0.5)
  return times(9, (i) =>
    leaf(left ? -30 + i * 6 : W + 30 - i * 6, H - 300 + i * 42, r.range(130, 240), left ? r.range(-70, 20) : r.range(160, 250), fill, o),
  )
}
const lensLights = (r: Random, palette: readonly string[]) =>
  times(5, () =>
    disc(r.pick([r.range(-40, 150), r.range(W - 150, W + 40)]), r.range(500, H), r.range(46, 110), r.pick(palette), r.range(0.12, 0.26)),
  )
/** The edge of a table, with something standing on it. */
const table = (r: Random, color: string) =>
  path(`M-20 ${H}V${H - 66}Q${W / 2} ${H - 92} ${W + 20} ${H - 60}V${H}Z`, color, opacity(0.96)) +
  path(
    `M-20 ${H - 66}Q${W / 2} ${H - 92} ${W + 20} ${H - 60}l0 10Q${W / 2} ${H - 80} -20 ${H - 54}Z`,
    mix(color, '#ffe2b0', 0.4),
    opacity(0.7),
  ) +
  (r.chance(0.6)
    ? glow(r.pick([90, W - 90]), H - 110, 90, '#ffb45c', 0.5) +
      rect(r.pick([70, W - 110]), H - 140, 40, 70, mix(color, '#ffd08a', 0.5), 'rx="8"')
    : '')

function skyline(r: Random, y: readonly [number, number], widths: readonly [number, number], fill: string, windows?: string): string {
  let out = ''
  for (let x = -20; x < W;) {
    const [w, top] = [r.range(widths[0], widths[1]), r.range(y[0], y[1])]
    out += rect(x, top, w + 1, H - top, fill)
    if (windows) {
      for (let wy = top + 22; wy < 900; wy += 36) {
        for (let wx = x + 14; wx < x + w - 20; wx += 28)
          if (r.chance(0.36)) out += rect(wx, wy, 12, 18, windows, opacity(r.range(0.3, 0.9)))
      }
    }
    x += w
  }
  return out
}

function shelf(r: Random, y: number, spines: readonly string[], behind: string): string {
  let out = ''
  for (let x = 6; x < W;) {
    const [w, h] = [r.range(18, 40), r.range(84, 128)]
    if (r.chance(0.9)) out += rect(x, y - h, w - 3, h, mix(r.pick(spines), behind, 0.4))
    x += w
  }
  return out
}

const leaf = (x: number, y: number, length: number, angle: number, fill: string, o = 1) =>
  path(
    `M0 0C${round(length * 0.3)} ${round(-length * 0.28)} ${round(length * 0.8)} ${round(-length * 0.2)} ` +
      `${round(length)} 0C${round(length * 0.8)} ${round(length * 0.2)} ${round(length * 0.3)} ${round(length * 0.28)} ` +
      `0 0Z`,
    fill,
    `${opacity(o)} transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"`,
  )
const branch = (r: Random, x: number, y: number, fill: string, o = 1) =>
  times(9, (i) => leaf(x + i * 16, y + i * 12 + r.range(-8, 8), r.range(70, 130), r.range(-70, 120), fill, o))
const lamp = (x: number, y: number, size: number) =>
  glow(x, y, size * 4.2, '#ffc878', 0.4) +
  path(
    `M${round(x - size * 0.55)} ${round(y - size * 0.6)}h${round(size * 1.1)}l${round(size * 0.45)} ` +
      `${round(size * 1.2)}h${round(-size * 2)}Z`,
    '#ffe3a6',
  ) +
  rect(x - 4, y + size * 0.6, 8, 500, '#2a1712', opacity(0.7))

const lamplitRoom: Draw = (script, r) => {
  const c = colors(script)
  const right = r.chance(0.5)
  const x = right ? r.range(590, 690) : r.range(80, 170)
  const frame = (fx: number, fy: number, w: number, h: number) =>
    rect(fx, fy, w, h, mix(c.top, '#120a10', 0.3)) +
    rect(fx + 14, fy + 14, w - 28, h - 28, mix(c.middle, c.bottom, r.range(0.3, 0.9))) +
    ellipse(fx + w / 2, fy + h * 0.6, w * 0.24, h * 0.2, mix(c.top, c.middle, 0.5))
  return {
    far:
      frame(right ? 60 : 500, 110, 170, 220) +
      frame(right ? 260 : 360, 150, 110, 140) +
      rect(0, 760, W, 264, mix(c.top, '#1a0d12', 0.4)) +
      path(`M-20 ${H}V720q30 -50 120 -50h560q100 0 120 60V${H}Z`, mix(c.middle, '#4a1c30', 0.5)) +
      lamp(x, r.range(300, 380), 54),
  }
}
const cityNight: Draw = (script, r) => {
  const c = colors(script)
  return {
    front: lensLights(r, [script.rim, '#ffb35c', '#57c7e3']),
    far:
      glow(r.range(120, 640), 230, 240, mix(script.rim, c.bottom, 0.45), 0.6) +
      skyline(r, [330, 560], [80, 150], mix(c.middle, c.bottom, 0.35)) +
      skyline(r, [430, 700], [90, 170], mix(c.top, c.middle, 0.35), '#ffcf8a'),
    near: bokeh(r, 12, [script.rim, '#ffb35c', '#57c7e3', '#ffd9a0'], 520, 940),
  }
}
const jazzBar: Draw = (script, r) => {
  const c = colors(script)
  const bottles = [250, 420]
    .map(
      (y) =>
        rect(0, y, W, 10, '#120a0e', opacity(0.8)) +
        times(16, (i) => {
          const h = r.range(60, 120)
          return rect(
            i * 50 + r.range(0, 12),
            y - h,
            r.range(20, 32),
            h,
            mix(r.pick(['#c98536', '#7a2f2b', '#2f5a52', '#d9b36a', '#4a2a4a']), c.top, 0.3),
            'rx="7"',
          )
        }),
    )
    .join('')
  return {
    front: table(r, mix(c.top, '#1a0a08', 0.4)),
    far:
      glow(r.range(200, 560), 160, 330, '#ff9a4a', 0.4) +
      bottles +
      times(
        3,
        (i) =>
          line(`M${130 + i * 250} 0V${70 + i * 14}`, '#120a0e', 4) +
          glow(130 + i * 250, 110 + i * 14, 110, '#ffb45c', 0.6) +
          path(`M${90 + i * 250} ${110 + i * 14}q40 -70 80 0Z`, '#ffd48a'),
      ) +
      rect(0, 620, W, 404, mix(c.top, '#0c070a', 0.4)) +
      rect(0, 620, W, 14, mix(c.bottom, '#ffcf8a', 0.3)),
    near: bokeh(r, 7, ['#ffb45c', script.rim, '#ff7a6a'], 380, 900, 0.2),
  }
}
const cafe: Draw = (script, r) => {
  const c = colors(script)
  const dark = mix(c.top, '#2a1712', 0.35)
  return {
    front: table(r, mix(c.top, '#3a2014', 0.4)),
    far:
      rect(50, 80, 310, 560, mix(c.bottom, '#fff2d0', 0.55)) +
      line('M205 80V640M50 300H360', dark, 14) +
      rect(440, 330, 330, 12, c.top) +
      times(8, (i) => {
        const h = r.range(34, 70)
        return rect(
          456 + i * 38,
          330 - h,
          26,
          h,
          r.pick(['#7a2f2b', '#2f4a46', '#f1e4cf', '#c9853f']),
          'fill-opacity=".85" stroke-opacity=".85"',
        )
      }) +
      times(
        3,
        (i) =>
          line(`M${430 + i * 120} 0V${110 + i * 26}`, '#2a1712', 4) +
          glow(430 + i * 120, 136 + i * 26, 90, '#ffe2a0', 0.6) +
          disc(430 + i * 120, 136 + i * 26, 27, '#fff0c4', 0.95),
      ) +
      rect(0, 700, W, 330, dark),
  }
}
const beachDusk: Draw = (script, r) => {
  const c = colors(script)
  const x = r.range(140, 630)
  return {
    far:
      glow(x, 500, 300, '#ffd08a', 0.5) +
      disc(x, 520, 110, '#ffe6b4', 0.95) +
      clouds(r, 7, [90, 430], mix(c.middle, '#ffd7b8', 0.45), 0.5) +
      rect(0, 575, W, 480, mix(c.top, '#205a78', 0.35)) +
      times(18, (i) => {
        const w = r.range(50, 190)
        return rect(x - w / 2 + r.range(-50, 50), 590 + i * 18, w, 5, '#ffc98a', 'rx="2.5" fill-opacity=".6" stroke-opacity=".6"')
      }) +
      hill(880, 16, 1, mix(c.top, '#3a2038', 0.5)),
  }
}
const library: Draw = (script, r) => {
  const c = colors(script)
  return {
    front: path(`M${W - 60} ${H}V560q30 -20 80 -16V${H}Z`, mix(c.top, '#0c0a08', 0.5), opacity(0.9)),
    far:
      times(
        6,
        (i) =>
          shelf(r, 170 + i * 170, ['#7d2b35', '#c9934a', '#3f6a5c', '#d8c8a6', '#2f4862', '#8a5a3a'], c.middle) +
          rect(0, 170 + i * 170, W, 16, mix(c.top, '#0f1a17', 0.4)),
      ) + lamp(r.pick([110, 660]), r.range(260, 340), 46),
  }
}
const studio: Draw = (script, r) => {
  const c = colors(script)
  const x = r.range(230, 540)
  const window_ = () =>
    `<g transform="rotate(${round(r.range(-14, -6))} 384 300)">` +
    times(6, (i) =>
      rect(150 + (i % 2) * 190 + r.range(-4, 4), 60 + Math.floor(i / 2) * 200, 168, 176, mix(c.bottom, '#fff4dc', 0.6), 'opacity=".5"'),
    ) +
    '</g>'
  const idea = r.pick(['beam', 'panes', 'wall', 'paper'] as const)
  return {
    far:
      glow(x, 380, 470, mix(c.bottom, '#fff0d8', 0.5), 0.55) +
      (idea === 'beam'
        ? path(`M${round(x - 300)} ${H}L${round(x - 90)} 0H${round(x + 200)}L${round(x + 360)} ${H}Z`, c.bottom, opacity(0.26))
        : idea === 'panes'
          ? window_()
          : idea === 'paper'
            ? path(`M90 0V760Q100 880 -40 930V0Z`, mix(c.top, c.middle, 0.4), opacity(0.7)) +
              path(`M690 0V760Q680 880 800 930V0Z`, mix(c.top, c.middle, 0.2), opacity(0.7))
            : path(`M-20 0H${W + 20}V300Q500 420 300 300T-20 420Z`, c.top, opacity(0.35))) +
      path(`M0 ${round(r.range(780, 840))}Q${W / 2} ${round(r.range(740, 800))} ${W} 800V${H}H0Z`, c.top, opacity(0.42)),
  }
}
const gallery: Draw = (script, r) => {
  const c = colors(script)
  const art = (x: number, y: number, w: number, h: number) =>
    rect(x - 10, y - 10, w + 20, h + 20, '#3a2a22') +
    rect(x, y, w, h, r.pick(script.wear)) +
    ellipse(x + w * r.range(0.3, 0.7), y + h * 0.4, w * 0.3, w * 0.3, r.pick(script.wear)) +
    path(
      `M${round(x)} ${round(y + h * r.range(0.5, 0.7))}q${round(w / 2)} ${round(-h * 0.3)} ${round(w)} ` +
        `0v${round(h * 0.3)}h${round(-w)}Z`,
      r.pick(script.wear),
    ) +
    glow(x + w / 2, y - 30, 150, '#fff2d0', 0.35)
  return {
    far:
      art(40, 130, 200, 270) +
      art(540, 90, 190, 250) +
      rect(0, 800, W, 224, mix(c.top, '#5a3b2a', 0.6)) +
      rect(0, 790, W, 14, mix(c.bottom, '#ffffff', 0.3)),
  }
}
const forest: Draw = (script, r) => {
  const c = colors(script)
  const trunks = (count: number, step: number, w: readonly [number, number], fill: string, o: number) =>
    times(count, (i) => rect(i * step + r.range(-40, 30), 0, r.range(w[0], w[1]), H, fill, opacity(o)))
  return {
    front: foliage(r, mix(c.top, '#08140f', 0.4)),
    far:
      glow(r.range(240, 540), 340, 400, '#f6f0b4', 0.65) +
      trunks(7, 125, [18, 34], mix(c.middle, c.bottom, 0.35), 0.75) +
      trunks(4, 230, [42, 70], mix(c.top, c.middle, 0.35), 1) +
      hill(760, 36, 2, c.middle, 0.9) +
      hill(880, 30, 0.5, c.top) +
      times(12, () => {
        const s = r.range(70, 130)
        return ellipse(r.range(-20, W), r.range(-20, 150), s, s * 0.55, mix(c.top, c.middle, r.range(0.1, 0.8)))
      }),
  }
}
const greenhouse: Draw = (script, r) => {
  const c = colors(script)
  return {
    front: foliage(r, mix(c.top, '#10261f', 0.3)),
    far:
      glow(r.range(200, 560), 240, 380, '#fff3c4', 0.6) +
      times(7, (i) => line(`M${i * 128} 0V${H}`, mix(c.bottom, '#ffffff', 0.3), 7, opacity(0.45))) +
      times(4, (i) => line(`M0 ${120 + i * 180}H${W}`, mix(c.bottom, '#ffffff', 0.3), 6, opacity(0.35))) +
      times(7, () => branch(r, r.range(-80, 600), r.range(300, 860), mix(c.top, c.middle, r.range(0, 0.9)), 0.85)),
    near: branch(r, -40, 740, mix(c.top, '#10261f', 0.3), 0.9) + branch(r, 620, 700, mix(c.top, '#10261f', 0.3), 0.9),
  }
}
const rooftop: Draw = (script, r) => {
  const c = colors(script)
  return {
    front: lensLights(r, ['#ffe0a0', script.rim]),
    far:
      glow(r.range(140, 620), 470, 260, '#fff0d8', 0.7) +
      clouds(r, 5, [80, 330], '#ffffff', 0.3) +
      skyline(r, [470, 640], [60, 120], mix(c.top, c.middle, 0.6)) +
      skyline(r, [580, 740], [90, 150], mix(c.top, c.middle, 0.25), '#ffd89a') +
      rect(0, 820, W, 230, mix(c.top, '#161a30', 0.4)),
    near:
      line('M-20 130Q380 260 790 90', '#2a2b44', 3) +
      times(9, (i) => {
        const u = i / 8
        const y = lerp(136, 98, u) + Math.sin(u * 3.14) * 70
        return glow(i * 92 + 14, y, 40, '#ffe0a0', 0.7) + disc(i * 92 + 14, y, 9, '#fff2c8')
      }),
  }
}
const rainWindow: Draw = (script, r) => {
  const c = colors(script)
  return {
    far:
      bokeh(r, 18, [script.rim, '#ffd39a', '#8fc7d6', '#e8736b'], 200, 900, 0.42) +
      skyline(r, [560, 760], [70, 130], mix(c.top, c.middle, 0.3)),
    near:
      times(70, () => {
        const l = r.range(12, 60)
        return line(
          `M${round(r.range(0, W))} ${round(r.range(0, H))}l${round(-l * 0.12)} ${round(l)}`,
          '#dcecf2',
          r.range(1, 2.6),
          'fill-opacity=".34" stroke-opacity=".34"',
        )
      }) +
      rect(r.pick([70, 640]), 0, 20, H, mix(c.top, '#0c141c', 0.5)) +
      rect(0, 800, W, 18, mix(c.top, '#0c141c', 0.5)),
  }
}
const autumnStreet: Draw = (script, r) => {
  const c = colors(script)
  return {
    front: times(5, (i) =>
      leaf(
        i % 2 ? r.range(-30, 130) : r.range(600, W),
        r.range(300, 980),
        r.range(60, 100),
        r.range(0, 360),
        r.pick(['#e39a3c', '#c9562f']),
        0.75,
      ),
    ),
    far:
      glow(384, 420, 380, '#ffdf9a', 0.6) +
      skyline(r, [240, 420], [110, 170], mix(c.top, c.middle, 0.55), '#ffdf9a') +
      times(26, () =>
        disc(
          r.range(-30, W + 30),
          r.range(-30, 280),
          r.range(40, 100),
          mix(r.pick(['#d9772f', '#b4482a', '#e8b04f', '#8f3a2a']), c.middle, 0.25),
          0.85,
        ),
      ) +
      times(3, (i) => rect(60 + i * 290 + r.range(-20, 20), 120, r.range(20, 32), 760, mix(c.top, '#1f1114', 0.4))) +
      rect(0, 860, W, 164, mix(c.top, c.middle, 0.4)),
    near: times(12, () =>
      leaf(r.range(0, W), r.range(120, 900), r.range(18, 34), r.range(0, 360), r.pick(['#e39a3c', '#c9562f', '#f0c060']), 0.8),
    ),
  }
}

const bedroomMorning: Draw = (script, r) => {
  const c = colors(script)
  const curtain = (x: number, w: number) =>
    times(6, (i) =>
      path(
        `M${round(x + (i * w) / 6)} 0Q${round(x + (i * w) / 6 + 10)} 400 ${round(x + (i * w) / 6 - 8)} 860H${round(x + ((i + 1) * w) / 6)}V0Z`,
        i % 2 ? '#fffaf0' : mix(c.middle, '#ffffff', 0.4),
        opacity(0.8),
      ),
    )
  const left = r.chance(0.5)
  return {
    far:
      rect(left ? 40 : 300, 60, 430, 560, '#fffdf4', opacity(0.9)) +
      glow(left ? 240 : 520, 300, 420, '#fff6dc', 0.6) +
      curtain(left ? -20 : 240, 120) +
      curtain(left ? 420 : 660, 130) +
      path(`M-20 ${H}V790Q180 700 420 744T${W + 20} 740V${H}Z`, mix(c.bottom, '#ffffff', 0.3)) +
      path(`M-20 ${H}V880Q220 800 430 850T${W + 20} 850V${H}Z`, mix(c.middle, '#d8b0a0', 0.3)),
    front: path(`M-20 ${H}V${H - 70}Q200 ${H - 130} 420 ${H - 60}T${W + 20} ${H - 80}V${H}Z`, mix(c.bottom, '#ffffff', 0.5), opacity(0.9)),
  }
}
const kitchen: Draw = (script, r) => {
  const c = colors(script)
  return {
    far:
      rect(r.pick([60, 430]), 70, 280, 380, mix(c.bottom, '#fff6dc', 0.7)) +
      glow(400, 240, 340, '#ffe6b0', 0.4) +
      times(
        2,
        (k) =>
          rect(0, 300 + k * 160, W, 12, mix(c.top, '#1a1410', 0.4)) +
          times(11, (i) =>
            rect(
              i * 72 + r.range(0, 20),
              300 + k * 160 - r.range(40, 86),
              r.range(28, 50),
              88,
              r.pick(['#c8603f', '#e8dcc4', '#4a6a62', '#d9a441', '#7a4a3a']),
              'rx="8"',
            ),
          ),
      ) +
      rect(0, 720, W, 310, mix(c.top, '#2a2420', 0.4)) +
      rect(0, 706, W, 20, mix(c.bottom, '#fff0d0', 0.4)),
    front: table(r, mix(c.middle, '#4a2c1a', 0.5)),
  }
}
const poolside: Draw = (script, r) => {
  const c = colors(script)
  return {
    far:
      clouds(r, 5, [60, 260], '#ffffff', 0.5) +
      rect(0, 470, W, 40, '#f2ead8') +
      times(
        3,
        (i) =>
          path(`M${round(80 + i * 270)} 480q-8 -190 6 -320`, 'none', 'stroke="#6a5a44" stroke-width="14"') +
          times(7, (k) => leaf(86 + i * 270, 160, r.range(90, 150), k * 51 + r.range(-12, 12), mix('#2f6a4a', c.top, 0.25), 0.95)),
      ) +
      rect(0, 510, W, 520, mix(c.top, '#20a0b8', 0.5)) +
      times(34, () => ellipse(r.range(0, W), r.range(530, H), r.range(24, 90), r.range(3, 8), '#e8fff8', opacity(r.range(0.2, 0.6)))),
    front: lensLights(r, ['#ffffff', '#fff4c4']),
  }
}
const meadow: Draw = (script, r) => {
  const c = colors(script)
  const flowers = (count: number, y0: number, y1: number, size: number) =>
    times(count, () =>
      disc(
        r.range(-10, W + 10),
        r.range(y0, y1),
        size * r.range(0.6, 1.3),
        r.pick(['#f0e6f4', '#e8b83f', '#d8567a', '#f4f0e0', '#8a6ac0']),
        0.9,
      ),
    )
  return {
    far:
      clouds(r, 6, [60, 300], '#ffffff', 0.6) +
      glow(r.range(120, 640), 300, 340, '#fff6cc', 0.6) +
      hill(500, 34, 1, mix(c.middle, '#5a7a5c', 0.6)) +
      hill(600, 26, 3, mix(c.bottom, '#5a7a3c', 0.4)) +
      flowers(90, 660, H, 9),
    near: flowers(24, 860, H, 9),
    front: flowers(9, 880, H + 20, 30) + foliage(r, mix('#3a5a2a', c.bottom, 0.3), 0.8),
  }
}
const snowflakes = (r: Random, count: number, size: readonly [number, number], o: number) =>
  times(count, () => disc(r.range(-10, W + 10), r.range(-10, H), r.range(...size), '#ffffff', o * r.range(0.5, 1)))
const snowyStreet: Draw = (script, r) => {
  const c = colors(script)
  return {
    far:
      skyline(r, [260, 430], [110, 180], mix(c.top, c.middle, 0.4), '#ffd08a') +
      times(3, (i) => rect(110 + i * 270, 250, 10, 560, mix(c.top, '#10182a', 0.4)) + glow(115 + i * 270, 250, 110, '#ffc878', 0.7)) +
      hill(820, 14, 1, '#eef4fa'),
    near: snowflakes(r, 60, [2, 5], 0.8),
    front: snowflakes(r, 16, [10, 22], 0.5),
  }
}
const mountains: Draw = (script, r) => {
  const c = colors(script)
  const ridge = (y: number, height: number, fill: string) =>
    path(
      `M-20 ${H}V${y}` +
        times(
          9,
          (i) => `L${round(i * 100 + r.range(-20, 20))} ${round(y - (i % 2 ? r.range(0.4, 1) * height : r.range(0, 0.3) * height))}`,
        ) +
        `L${W + 20} ${y}V${H}Z`,
      fill,
    )
  return {
    far:
      glow(r.range(160, 600), 440, 320, '#ffe6c4', 0.7) +
      clouds(r, 5, [120, 380], '#fff0e4', 0.4) +
      ridge(560, 250, mix(c.middle, c.top, 0.3)) +
      ridge(680, 190, mix(c.top, c.middle, 0.25)) +
      hill(820, 30, 2, mix(c.top, '#14241f', 0.4)),
    front: foliage(r, mix(c.top, '#0c1a18', 0.5), 0.85),
  }
}
const stage: Draw = (script, r) => {
  const c = colors(script)
  const beam = (x: number, color: string) =>
    path(`M${round(x)} -20L${round(x + r.range(-320, -120))} ${H}H${round(x + r.range(120, 320))}Z`, color, opacity(0.2)) +
    glow(x, 0, 130, color, 0.9)
  return {
    far:
      [120, 300, 480, 660].map((x, i) => beam(x, i % 2 ? script.rim : mix(c.bottom, '#ff7ab0', 0.5))).join('') +
      rect(0, 850, W, 180, '#0c0614'),
    near: bokeh(r, 10, [script.rim, '#ff7ab0', '#ffd08a'], 560, 960, 0.2),
    front: lensLights(r, [script.rim, '#ff5a9a']),
  }
}
const train: Draw = (script, r) => {
  const c = colors(script)
  const y = r.range(120, 170)
  return {
    far:
      rect(60, y, 648, 420, mix(c.bottom, '#fff2d0', 0.35), 'rx="40"') +
      `<g>${clouds(r, 3, [y + 60, y + 160], '#ffffff', 0.4)}</g>` +
      path(`M60 ${round(y + 300)}q160 -70 320 -20t328 -10v150H60Z`, mix(c.middle, '#5a7a4a', 0.6)) +
      path(
        `M20 ${round(y - 40)}H748V${round(y + 470)}H20ZM64 ${round(y + 4)}V${round(y + 420)}H704V${round(y + 4)}Z`,
        mix(c.top, '#14181a', 0.3),
        'fill-rule="evenodd"',
      ) +
      rect(0, 700, W, 330, mix('#7a2f2f', c.top, 0.4)) +
      rect(0, 690, W, 16, mix(c.bottom, '#ffe6b0', 0.3)),
    front: glow(W - 40, 200, 260, '#fff0c4', 0.4),
  }
}
const fireside: Draw = (script, r) => {
  const c = colors(script)
  const x = r.pick([170, 600])
  return {
    far:
      rect(x - 190, 300, 380, 520, mix(c.top, '#3a1a12', 0.5)) +
      rect(x - 130, 400, 260, 420, '#0c0608') +
      glow(x, 660, 330, '#ff8f3f', 0.8) +
      times(9, () => {
        const fx = x + r.range(-80, 80)
        const h = r.range(90, 230)
        return path(
          `M${round(fx - 34)} 800q-16 ${round(-h * 0.5)} 30 ${round(-h)}q50 ${round(h * 0.5)} 30 ${round(h)}Z`,
          r.pick(['#ffb43f', '#ff7a2a', '#ffe08a']),
          opacity(0.75),
        )
      }) +
      rect(x - 220, 280, 440, 30, mix(c.middle, '#2a140c', 0.3)) +
      times(5, (i) => rect(x - 190 + i * 84, 200, 26, 80, '#f4e2c0', 'rx="6"') + glow(x - 177 + i * 84, 192, 46, '#ffc86a', 0.8)),
    front: times(16, () => disc(r.range(0, W), r.range(200, H), r.range(2, 5), '#ffb45c', r.range(0.3, 0.8))),
  }
}

const DRAW: Record<string, Draw> = {
  'bedroom morning': bedroomMorning,
  kitchen,
  poolside,
  meadow,
  'snowy street': snowyStreet,
  mountains,
  stage,
  train,
  fireside,
  'lamplit room': lamplitRoom,
  'city night': cityNight,
  'jazz bar': jazzBar,
  cafe,
  'beach dusk': beachDusk,
  library,
  studio,
  'studio teal': studio,
  'studio plum': studio,
  gallery,
  forest,
  greenhouse,
  rooftop,
  'rain window': rainWindow,
  'autumn street': autumnStreet,
}

export type Weather = 'rain' | 'snow' | 'fog'
/** Under a roof: no rain, snow or fog can come in. Behind the panes of 'rain window' it always rains. */
export const INDOORS: ReadonlySet<string> = new Set([
  ...['bedroom morning', 'kitchen', 'stage', 'train', 'fireside', 'lamplit room', 'jazz bar', 'cafe', 'library'],
  ...['studio', 'studio teal', 'studio plum', 'gallery', 'greenhouse', 'rain window'],
])

const drops = (r: Random, count: number, low: number, high: number, o: number) =>
  times(count, () => {
    const l = r.range(low, high)
    return line(
      `M${round(r.range(0, W + 80))} ${round(r.range(-40, H))}l${round(-l * 0.2)} ${round(l)}`,
      '#e4f0f6',
      r.range(1, 2.4),
      opacity(o),
    )
  })

/** Weather falls behind a person; before them only a little, so that it never hides a face. */
function weatherOf(weather: Weather | undefined, r: Random): { back: string; front: string } {
  if (weather === 'rain') return { back: drops(r, 110, 24, 80, 0.4), front: drops(r, 16, 40, 90, 0.16) }
  if (weather === 'snow') return { back: snowflakes(r, 80, [2, 6], 0.85), front: snowflakes(r, 18, [3, 7], 0.7) }
  if (weather === 'fog') {
    const bank = (i: number, o: number) => ellipse(r.range(0, W), 420 + i * 110, 520, 90, '#e8eaf0', opacity(o))
    return { back: times(6, (i) => bank(i, 0.2)), front: times(2, (i) => bank(i + 4, 0.14)) }
  }
  return { back: '', front: '' }
}

/** The place behind the person, and what of it lies before them. */
export function sceneLayers({ palette, id, random }: Brush, scene: string, weather?: Weather): { back: string; front: string } {
  const place = (DRAW[scene] ?? studio)(palette.script, random('scene'))
  const flip = random('scene side').chance(0.5) ? `transform="translate(${W} 0) scale(-1 1)"` : ''
  const r = random('camera')
  const sky = weatherOf(INDOORS.has(scene) ? undefined : weather, random('weather'))
  const zoom = r.range(1.06, 1.3)
  const shift = [-(zoom - 1) * r.range(0.2, 0.8) * W, -(zoom - 1) * r.range(0.2, 0.7) * H].map(round)
  const far = `<g id="${id}far" transform="translate(${shift[0]} ${shift[1]}) scale(${zoom.toFixed(3)})">${place.far}</g>`
  // The sharp copy below hides that a blur fades out along the canvas edges.
  return {
    back: `${rect(0, 0, W, H, `url(#${id}sky)`)}<g ${flip}>${far}<g ${blur(id, 'l')}><use href="#${id}far"/></g>${place.near ?? ''}</g>${sky.back}`,
    front: (place.front ? `<g ${flip} ${blur(id, 'l')}>${place.front}</g>` : '') + sky.front,
  }
}

export function sceneDefs({ palette, id }: Brush): string {
  return (
    `<linearGradient id="${id}sky" x2="0" ` +
    `y2="1">${palette.script.bg.map((color, i) => `<stop offset="${i / 2}" stop-color="${color}"/>`).join('')}` +
    '</linearGradient>'
  )
}
