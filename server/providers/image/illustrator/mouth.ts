import { ellipse, lerp, line, opacity, path, ribbon, round, spindle, type Point } from './geometry'
import { blur } from './face'
import { mix } from './palette'
import type { Brush, Mood, Sitter } from './sitter'

/** Half the width, and how far the corners are lifted. Lips stay closed in every mood: an open mouth never looked right. */
type Expression = { half: number; lift: number; liftNear: number }

const EXPRESSIONS: Record<Mood, Expression> = {
  'warm smile': { half: 40, lift: 9, liftNear: 10 },
  playful: { half: 36, lift: 4, liftNear: 11 },
  calm: { half: 33, lift: 5, liftNear: 5.5 },
  intense: { half: 32, lift: 2, liftNear: 2 },
  laughing: { half: 45, lift: 13, liftNear: 13.5 },
  tender: { half: 33, lift: 5, liftNear: 6 },
  wistful: { half: 31, lift: 1.5, liftNear: 2.5 },
}

type Lips = { far: Point; near: Point; x: number; y: number; low: number; up: number; down: number; seam: string }

function lipsOf(sitter: Sitter): Lips {
  const { half, lift, liftNear } = EXPRESSIONS[sitter.mood]
  const y = 101 + (sitter.man ? 4 : 0)
  const w = half * sitter.mouthWidth
  const x = sitter.project(0, 0, 114)[0]
  const near: Point = [sitter.project(w, 0, 92)[0], y - liftNear]
  const far: Point = [sitter.project(-w, 0, 96)[0], y - lift]
  const seam =
    `C${round(lerp(far[0], x, 0.5))} ${round(y + 2)} ${round(x - 7)} ${round(y - 2)} ${round(x)} ${round(y + 1)}` +
    `C${round(x + 7)} ${round(y - 2)} ${round(lerp(x, near[0], 0.5))} ${round(y + 2)} ${round(near[0])} ` +
    `${round(near[1])}`
  return { far, near, x, y, low: y, up: 10.5 * sitter.lipFullness, down: 14.5 * sitter.lipFullness, seam }
}

function upperLip({ far, near, x, y, up }: Lips): string {
  const [f, n] = [far[0], near[0]]
  return (
    `M${round(f)} ${round(far[1])}C${round(lerp(f, x, 0.42))} ${round(lerp(y, far[1], 0.5) - up * 0.72)} ` +
    `${round(x - 10)} ${round(y - up - 2)} ${round(x - 1)} ${round(y - up + 2)}` +
    `C${round(x + 9)} ${round(y - up - 2)} ${round(lerp(x, n, 0.55))} ${round(lerp(y, near[1], 0.5) - up * 0.72)} ` +
    `${round(n)} ${round(near[1])}` +
    `C${round(lerp(x, n, 0.5))} ${round(y + 2)} ${round(x + 7)} ${round(y - 2)} ${round(x)} ` +
    `${round(y + 1)}C${round(x - 7)} ${round(y - 2)} ${round(lerp(f, x, 0.5))} ${round(y + 2)} ${round(f)} ` +
    `${round(far[1])}Z`
  )
}

function lowerLip({ far, near, x, low, down }: Lips): string {
  const [f, n] = [far[0], near[0]]
  return (
    `M${round(f + 1)} ${round(far[1])}C${round(lerp(f, x, 0.3))} ${round(low + down * 0.7)} ${round(x - 15)} ` +
    `${round(low + down + 1)} ${round(x + 1)} ${round(low + down)}` +
    `C${round(x + 17)} ${round(low + down + 1)} ${round(lerp(x, n, 0.7))} ${round(low + down * 0.7)} ${round(n - 1)} ` +
    `${round(near[1])}` +
    `C${round(lerp(x, n, 0.55))} ${round(low + 3)} ${round(x + 8)} ${round(low + 1)} ${round(x)} ` +
    `${round(low + 2)}C${round(x - 8)} ${round(low + 1)} ${round(lerp(f, x, 0.45))} ${round(low + 3)} ` +
    `${round(f + 1)} ${round(far[1])}Z`
  )
}

export function mouth({ sitter, palette, id }: Brush): string {
  const lips = lipsOf(sitter)
  const { far, near, x, low, down } = lips
  const { skin } = palette
  const smiling = sitter.mood === 'warm smile' || sitter.mood === 'laughing'
  const [f, n] = [far[0], near[0]]
  const upperTone = mix(skin.lip, skin.line, sitter.man ? 0.2 : 0.26)
  const shadow = ellipse(x + 2, low + down + 5, 20, 5, skin.shade, opacity(0.75))
  const dimples = ellipse(n + 4, near[1], 5, 6, skin.shade, opacity(0.7)) + ellipse(f - 3, far[1], 4, 5, skin.shade, opacity(0.5))
  const fold =
    smiling || sitter.mood === 'playful' || sitter.years > 0.3
      ? line(
          `M${round(sitter.project(27, 0, 98)[0])} 70C${round(n + 2)} 80 ${round(n + 11)} ${round(near[1] - 14)} ` +
            `${round(n + 11)} ${round(near[1] + 4)}`,
          skin.deep,
          4,
          opacity((smiling ? 0.2 : 0.08) + sitter.years * 0.26),
        )
      : ''
  const farFold =
    smiling || sitter.years > 0.3
      ? line(
          `M${round(sitter.project(-26, 0, 100)[0])} 72C${round(f - 2)} 80 ${round(f - 7)} ${round(far[1] - 12)} ` +
            `${round(f - 7)} ${round(far[1] + 2)}`,
          skin.deep,
          3,
          opacity((smiling ? 0.16 : 0.06) + sitter.years * 0.22),
        )
      : ''
  const shine = path(
    ribbon(
      [
        [x - 14, low + down * 0.46 + 1],
        [x - 3, low + down * 0.54 + 2],
        [x + 8, low + down * 0.46 + 1],
      ],
      spindle(4.6),
    ),
    mix(skin.lip, '#fff2e6', 0.6),
    opacity(sitter.man ? 0.25 : 0.7),
  )
  return (
    `<g ${blur(id, 's')}>${shadow}${dimples}${fold}${farFold}</g>` +
    path(lowerLip(lips), skin.lip) +
    path(upperLip(lips), upperTone) +
    line(`M${round(f)} ${round(far[1])}${lips.seam}`, mix(skin.line, '#2a0f18', 0.4), 2.4, opacity(0.85)) +
    shine
  )
}
