import { ellipse, opacity, path, round, times } from './geometry'
import { mix } from './palette'
import type { Brush } from './sitter'

const FULL = 'width="768" height="1024"'

/** Regions follow the shapes' own boxes: a blur over the whole canvas would cost ten times as much. */
function blurFilter(id: string, size: 's' | 'm' | 'l', deviation: number): string {
  const margin = { s: 0.35, m: 0.16, l: 0.02 }[size]
  const region = `x="${-margin}" y="${-margin}" width="${1 + margin * 2}" height="${1 + margin * 2}"`
  return (
    `<filter id="${id}blur-${size}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur ` +
    `stdDeviation="${deviation.toFixed(1)}"/></filter>`
  )
}

export function effectDefs({ finish, id }: Brush): string {
  return (
    blurFilter(id, 's', 2.6 * finish.softness) +
    blurFilter(id, 'm', 9 * finish.softness) +
    blurFilter(id, 'l', 8 * finish.depth) +
    `<linearGradient id="${id}floor" x2="0" y2="1"><stop offset=".62" stop-color="#12060f" stop-opacity="0"/><stop ` +
    `offset="1" stop-color="#12060f" stop-opacity=".42"/></linearGradient>` +
    `<radialGradient id="${id}vignette" cx=".46" cy=".4" r=".78"><stop offset=".5" stop-color="#12060f" ` +
    `stop-opacity="0"/><stop offset="1" stop-color="#12060f" stop-opacity="${finish.vignette}"/></radialGradient>` +
    `<radialGradient id="${id}bloom" cx=".2" cy=".22" r=".75"><stop offset="0" stop-color="${finish.bloomColor}" ` +
    `stop-opacity="${finish.bloom}"/><stop offset="1" stop-color="${finish.bloomColor}" ` +
    `stop-opacity="0"/></radialGradient>` +
    (finish.grain
      ? `<filter id="${id}noise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" ` +
        `baseFrequency=".8" numOctaves="1" seed="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 ` +
        `.5 0 0 0 0 .5 0 0 0 .55 -.2"/></filter>` +
        `<pattern id="${id}grain" width="160" height="160" patternUnits="userSpaceOnUse"><rect width="160" ` +
        `height="160" filter="url(#${id}noise)"/></pattern>`
      : '')
  )
}

/** Dots that grow towards the shaded side; one path, because a pattern under a mask is slow to rasterise. */
function halftone(): string {
  let d = ''
  for (let row = 0; row < 86; row += 1) {
    for (let x = 300 + (row % 2) * 7; x < 768; x += 14) {
      const y = row * 12
      const r = round(0.4 + ((x - 300) / 468) * 3.4 * (0.6 + (y / 1024) * 0.4))
      d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
    }
  }
  return d
}

function dust({ finish, palette, random }: Brush): string {
  const r = random('dust')
  return times(finish.dust, () => {
    const side = r.next() ** 1.6 * 280
    const [x, y, size] = [r.chance(0.5) ? side : 768 - side, r.range(0, 1024), r.range(1.5, 4.5)]
    const color = mix(palette.script.key, '#ffffff', 0.3)
    return ellipse(x, y, size * 2.6, size * 2.6, color, opacity(0.1)) + ellipse(x, y, size, size, color, opacity(r.range(0.3, 0.8)))
  })
}

export function effects(brush: Brush): string {
  const { finish, id } = brush
  const layer = (fill: string, extra = '') => `<rect ${FULL} fill="${fill}" ${extra}/>`
  return (
    dust(brush) +
    layer(`url(#${id}bloom)`) +
    layer(`url(#${id}floor)`) +
    layer(`url(#${id}vignette)`) +
    (finish.halftone ? path(halftone(), '#1a0d1c', 'opacity=".26"') : '') +
    (finish.grain ? layer(`url(#${id}grain)`, `opacity="${finish.grain}"`) : '')
  )
}
