import { ellipse, line, opacity, path, round } from './geometry'
import { eyeAnchors, type Eye } from './eyes'
import type { Brush } from './sitter'

const GOLD = '#e3b759'

export function glasses({ sitter, id }: Brush): string {
  const kind = sitter.appearance.glasses ?? 'none'
  if (kind === 'none') return ''
  const roundFrame = kind === 'round'
  const [color, stroke] = roundFrame ? (['#c2944a', 3.2] as const) : (['#211a22', 5.4] as const)
  const [far, near] = eyeAnchors(sitter)
  const half = (eye: Eye) => eye.width * 0.7
  const lens = (eye: Eye) => {
    const [rx, x] = [half(eye), eye.x + eye.side]
    const frame = `fill="#fff6ea" fill-opacity=".09" stroke="${color}" stroke-width="${stroke}"`
    const shape = roundFrame
      ? `<ellipse cx="${round(x)}" cy="3" rx="${round(rx)}" ry="33" ${frame}/>`
      : `<path d="M${round(x - rx)} -20q${round(rx)} -9 ${round(rx * 2)} 0q3 24 ${round(-rx * 0.3)} ` +
        `42q${round(-rx * 0.7)} 8 ${round(-rx * 1.4)} 0q${round(-rx * 0.4)} -14 ${round(-rx * 0.3)} -42Z" ${frame}/>`
    return (
      shape +
      path(`M${round(x - rx * 0.6)} 14L${round(x - rx * 0.1)} -16h${round(rx * 0.28)}L${round(x - rx * 0.35)} 20Z`, '#fff', opacity(0.14))
    )
  }
  const [bridgeFar, bridgeNear, temple] = [far.x - 1 + half(far), near.x + 1 - half(near), near.x + 1 + half(near)]
  return (
    `<g id="${id}-glasses">` +
    lens(far) +
    lens(near) +
    line(`M${round(bridgeFar)} -4Q${round((bridgeFar + bridgeNear) / 2)} -12 ${round(bridgeNear)} -4`, color, stroke) +
    line(`M${round(temple)} -6L${round(sitter.project(112, 0, -2)[0])} -9`, color, stroke) +
    '</g>'
  )
}

export function earrings({ sitter, palette }: Brush): string {
  const kind = sitter.appearance.earrings ?? 'none'
  if (kind === 'none') return ''
  const sides = sitter.turn > 0.5 ? [1] : [-1, 1]
  return sides
    .map((side) => {
      const [x] = sitter.project(side * 114, 0, -8)
      if (kind === 'hoop')
        return (
          `<ellipse cx="${round(x + side * 2)}" cy="72" rx="11" ry="20" fill="none" stroke="${GOLD}" ` +
          `stroke-width="3.6"/>` +
          line(`M${round(x - 7)} 62q2 -8 8 -9`, '#fff0c8', 1.6)
        )
      if (kind === 'drop')
        return (
          line(`M${round(x)} 50v16`, GOLD, 2.4) +
          path(`M${round(x)} 64q10 15 0 24q-10 -9 0 -24Z`, palette.rim) +
          ellipse(x - 2, 76, 2, 4, '#ffffff', opacity(0.7))
        )
      return ellipse(x, 48, 5, 5, '#f4e0b0') + ellipse(x - 1.5, 46.5, 1.6, 1.6, '#ffffff')
    })
    .join('')
}
