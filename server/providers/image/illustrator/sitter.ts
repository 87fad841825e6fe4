import type { Appearance } from '@/server/db/seed/character-seed'
import { clamp, lerp, lerpPoints, spline, type Point, type Random } from './geometry'
import type { Finish } from './finish'
import type { Palette } from './palette'

export type Mood = NonNullable<Appearance['mood']>

/**
 * All measurements of one person, so that hair and clothes fit the same head.
 * Head space: origin on the eye line, y down, chin near 163. The face is drawn turned to the viewer's left by `turn`
 * (0 frontal, 1 three-quarter); the composition mirrors it for the right.
 */
export type Sitter = {
  appearance: Appearance
  mood: Mood
  turn: number
  man: boolean
  neutral: boolean
  contour: readonly Point[]
  outline: string
  /** Projects a point of the head (x across, y down, z towards the viewer). */
  project: (x: number, y: number, z: number) => Point
  chinY: number
  noseWidth: number
  noseLength: number
  bridge: number
  lipFullness: number
  mouthWidth: number
  eyeTilt: number
  eyeSize: number
  eyeGap: number
  crease: number
  browArch: number
  browWeight: number
  hairline: number
  freckles: boolean
  beautyMark: number
}

/** Everything a drawing part needs. */
export type Brush = { sitter: Sitter; palette: Palette; finish: Finish; id: string; random: (part: string) => Random }

const FRONT: readonly Point[] = [
  [0, -166], [-74, -146], [-106, -92], [-112, -36], [-110, 0], [-107, 40], [-91, 96], [-46, 148], [0, 163], [46, 148],
  [91, 96], [107, 40], [112, -20], [107, -88], [74, -146],
]
const TURNED: readonly Point[] = [
  [14, -168], [-64, -150], [-102, -94], [-107, -36], [-101, 2], [-103, 40], [-87, 98], [-66, 143], [-33, 164], [8, 154],
  [62, 116], [97, 66], [107, 8], [113, -66], [86, -140],
]
const TURN_DEGREES = 18
const JAW_BY_BODY: Record<Appearance['body_type'], number> = { Skinny: -0.03, Fit: 0, Curvy: 0.045 }
const NOSE: Record<Appearance['ethnicity'], number> = {
  Caucasian: 0.92,
  Asian: 0.98,
  Latina: 0.98,
  Ebony: 1.16,
  Arab: 0.98,
  Indian: 0.99,
}
const LIPS: Record<Appearance['ethnicity'], number> = {
  Caucasian: 0.96,
  Asian: 0.98,
  Latina: 1.1,
  Ebony: 1.22,
  Arab: 1.04,
  Indian: 1.08,
}
const EYE_TILT: Record<Appearance['ethnicity'], number> = {
  Caucasian: 1,
  Asian: 3.4,
  Latina: 2,
  Ebony: 1.6,
  Arab: 2.4,
  Indian: 1.8,
}

function projection(turn: number): Sitter['project'] {
  const angle = (turn * TURN_DEGREES * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (x, y, z) => [x * c - z * s, y]
}

function faceContour(turn: number, man: boolean, jaw: number, chin: number, chinWidth: number): Point[] {
  const centre = lerp(0, -30, turn)
  return lerpPoints(FRONT, TURNED, turn).map(([x, y], i) => {
    const low = clamp((y - 20) / 90)
    const isChin = i === 7 || i === 9
    const square = isChin ? chinWidth * (man ? 1.14 : 0.94) : 1
    const shorter = y > 30 ? 30 + (y - 30) * 0.955 : y
    return [centre + (x - centre) * lerp(1, jaw * square, low), shorter + chin * low]
  })
}

export function sitterOf(appearance: Appearance, mood: Mood, random: Random): Sitter {
  const man = appearance.gender === 'Male'
  const neutral = appearance.gender === 'Non-binary'
  const turn = appearance.pose === 'frontal' ? 0.16 : random.range(0.74, 1)
  const jaw = (man ? 1.06 : neutral ? 1 : 0.95) + JAW_BY_BODY[appearance.body_type] + random.range(-0.045, 0.04)
  const chin = (man ? 6 : 0) + random.range(-4, 4)
  const contour = faceContour(turn, man, jaw, chin, random.range(0.86, 1.12))
  const asian = appearance.ethnicity === 'Asian'
  return {
    appearance,
    mood,
    turn,
    man,
    neutral,
    contour,
    outline: spline(contour, true),
    project: projection(turn),
    chinY: 158 + chin,
    noseWidth: NOSE[appearance.ethnicity] * (man ? 1.12 : 1) * random.range(0.9, 1.08),
    noseLength: 61 + (man ? 4 : 0) + random.range(-2, 3),
    bridge: appearance.ethnicity === 'Arab' ? 1 : random.range(0, 0.4),
    lipFullness: LIPS[appearance.ethnicity] * (man ? 0.84 : neutral ? 0.95 : 1.04) * random.range(0.9, 1.14),
    mouthWidth: (man ? 1.06 : 1) * random.range(0.95, 1.06),
    eyeTilt: EYE_TILT[appearance.ethnicity] + random.range(-0.4, 1.6),
    eyeSize: (man ? 0.88 : neutral ? 0.97 : 1.05) * random.range(0.96, 1.04),
    eyeGap: random.range(-2, 2.4),
    crease: asian ? random.range(0.2, 0.6) : 1,
    browArch: random.range(0.35, 1.4),
    browWeight: random.range(0.82, 1.2),
    hairline: random.range(-4, 5),
    freckles: appearance.ethnicity === 'Caucasian' && random.chance(appearance.hair_color === 'Ginger' ? 0.85 : 0.15),
    beautyMark: random.chance(0.13) ? random.range(-1, 1) : 0,
  }
}
