import { ellipse, line, opacity, path, rect, round, type Point } from './geometry'
import { mix } from './palette'
import type { Brush } from './sitter'

/** Things in the hand, drawn about `at`; the fingers come over them. */
export function held({ palette, random }: Brush, kind: 'cup' | 'glass' | 'book', [x, y]: Point): string {
  const r = random('prop')
  const rim = palette.rim
  if (kind === 'cup') {
    const color = r.pick(['#f2e8da', '#b5523c', '#2f5a5c', '#d9a441', '#3a3148'])
    const shade = mix(color, palette.script.shade, 0.6)
    return (
      path(`M${x - 46} ${y - 44}h88l-7 104q-2 16 -18 16h-38q-16 0 -18 -16Z`, color) +
      path(`M${x + 8} ${y - 44}h34l-7 104q-2 16 -18 16h-20q10 -60 11 -120Z`, shade, opacity(0.8)) +
      ellipse(x - 2, y - 44, 44, 11, mix(color, '#ffffff', 0.3)) +
      ellipse(x - 2, y - 42, 37, 8, '#4a2a1c') +
      line(`M${x - 14} ${y - 62}q-10 -16 0 -30t0 -30M${x + 10} ${y - 62}q-10 -16 0 -30t0 -28`, '#fff6ea', 5, opacity(0.22))
    )
  }
  if (kind === 'glass') {
    const wine = r.pick(['#8c1f3a', '#e8b860', '#c4485a', '#d98a4a'])
    return (
      path(`M${x - 42} ${y - 92}C${x - 50} ${y - 24} ${x - 30} ${y + 6} ${x} ${y + 8}C${x + 30} ${y + 6} ${x + 50} ${y - 24} ${x + 42} ${y - 92}Z`, '#ffffff', opacity(0.2)) +
      path(`M${x - 45} ${y - 52}C${x - 44} ${y - 16} ${x - 26} ${y + 3} ${x} ${y + 4}C${x + 26} ${y + 3} ${x + 44} ${y - 16} ${x + 45} ${y - 52}Z`, wine, opacity(0.88)) +
      ellipse(x, y - 52, 45, 9, mix(wine, '#ffffff', 0.3)) +
      line(`M${x} ${y + 6}V${y + 150}`, '#fff4ea', 6, opacity(0.6)) +
      line(`M${x - 30} ${y - 84}C${x - 36} ${y - 44} ${x - 28} ${y - 20} ${x - 16} ${y - 8}`, '#ffffff', 5, opacity(0.6)) +
      ellipse(x, y - 92, 42, 8, 'none', `stroke="${mix('#ffffff', rim, 0.3)}" stroke-width="2.5" stroke-opacity=".7"`)
    )
  }
  const color = r.pick(['#7d2b35', '#2f4862', '#3f6a5c', '#c9934a', '#4a2f52'])
  return (
    path(`M${x - 168} ${y - 54}Q${x - 84} ${y - 84} ${x} ${y - 44}Q${x + 84} ${y - 84} ${x + 168} ${y - 54}V${y + 92}Q${x + 84} ${y + 62} ${x} ${y + 100}Q${x - 84} ${y + 62} ${x - 168} ${y + 92}Z`, color) +
    path(`M${x - 158} ${y - 62}Q${x - 84} ${y - 90} ${x} ${y - 52}Q${x + 84} ${y - 90} ${x + 158} ${y - 62}V${y - 50}Q${x + 84} ${y - 76} ${x} ${y - 40}Q${x - 84} ${y - 76} ${x - 158} ${y - 50}Z`, '#f4ead8') +
    rect(x - 4, y - 42, 8, 140, mix(color, '#120a10', 0.4), opacity(0.6)) +
    rect(x - 110, y - 8, 62, 6, mix(color, '#f0d8a0', 0.6), `rx="3" transform="rotate(-3 ${round(x)} ${round(y)})"`)
  )
}
