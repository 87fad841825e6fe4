import type { Appearance } from '@/server/db/seed/character-seed'
import { clamp, lerp, lerpPoints, spline, type Point, type Random } from './geometry'
import type { Finish } from './finish'
import type { Palette } from './palette'

/** A character's own moods, and those that only photos ask for. */
export type Mood = NonNullable<Appearance['mood']> | 'laughing' | 'tender' | 'wistful'

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
  /** 0 in the twenties, 1 near sixty: lines around eyes and mouth. */
  years: number
  /** How full the cheeks are, about 0. */
  cheek: number
  freckles: boolean
  beautyMark: number
}

/** Everything a drawing part needs. */
export type Brush = {
  sitter: Sitter
  palette: Palette
  finish: Finish
  id: string
  random: (part: string) => Random
  /** Somebody asked for this garment's color: `keep` is how much of the garment's own tone remains. */
  asked?: { keep: number }
}

/** Crown, far temple to far cheek, chin, near cheek to near temple. */
const FRONT: readonly Point[] = [
  [0, -168],
  [-74, -148],
  [-106, -94],
  [-111, -38],
  [-108, 0],
  [-105, 40],
  [-85, 96],
  [-42, 147],
  [0, 163],
  [42, 147],
  [85, 96],
  [105, 40],
  [110, -20],
  [106, -90],
  [74, -148],
]
const TURNED: readonly Point[] = [
  [18, -169],
  [-60, -152],
  [-99, -98],
  [-105, -42],
  [-99, -2],
  [-101, 36],
  [-87, 90],
  [-66, 136],
  [-36, 163],
  [4, 155],
  [57, 116],
  [93, 64],
  [106, 6],
  [113, -68],
  [90, -142],
]
const TURN_DEGREES = 22
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

type Shape = { jaw: number; chin: number; chinWidth: number; cheek: number; man: boolean }

function faceContour(turn: number, { jaw, chin, chinWidth, cheek, man }: Shape): Point[] {
  const centre = lerp(0, -30, turn)
  return lerpPoints(FRONT, TURNED, turn).map(([x, y], i) => {
    const low = clamp((y - 20) / 90)
    const isChin = i === 7 || i === 9
    const square = isChin ? chinWidth * (man ? 1.26 : 0.96) : man && (i === 6 || i === 10) ? 1.05 : 1
    const shorter = y > 30 ? 30 + (y - 30) * 0.955 : y
    const full = 1 + cheek * Math.exp(-(((y - 46) / 46) ** 2))
    return [centre + (x - centre) * lerp(1, jaw * square, low) * full, shorter + chin * low]
  })
}

/** Draws every number in the same order whatever the pose or the mood, so that a face stays itself in each picture. */
export function sitterOf(appearance: Appearance, mood: Mood, random: Random): Sitter {
  const man = appearance.gender === 'Male'
  const neutral = appearance.gender === 'Non-binary'
  const turned = random.range(0.78, 1)
  const turn = appearance.pose === 'frontal' ? 0.2 : turned
  const jaw = (man ? 1.07 : neutral ? 1.01 : 0.97) + JAW_BY_BODY[appearance.body_type] + random.range(-0.05, 0.05)
  const chin = (man ? 6 : 0) + random.range(-4, 5)
  const cheek = { Skinny: -0.022, Fit: 0, Curvy: 0.03 }[appearance.body_type] + random.range(-0.015, 0.02)
  const contour = faceContour(turn, { jaw, chin, chinWidth: random.range(0.84, 1.16), cheek, man })
  const asian = appearance.ethnicity === 'Asian'
  const grey = appearance.hair_color === 'White' || appearance.hair_color === 'Silver'
  const drawnStyle = appearance.style === 'Anime' || appearance.style === 'Cartoon'
  return {
    appearance,
    mood,
    turn,
    man,
    neutral,
    contour,
    cheek,
    outline: spline(contour, true),
    project: projection(turn),
    chinY: 158 + chin,
    noseWidth: NOSE[appearance.ethnicity] * (man ? 1.12 : 0.96) * random.range(0.88, 1.1),
    noseLength: 62 + (man ? 4 : 0) + random.range(-4, 4),
    bridge: appearance.ethnicity === 'Arab' ? 1 : random.range(0, 0.5),
    lipFullness: LIPS[appearance.ethnicity] * (man ? 0.84 : neutral ? 0.98 : 1.12) * random.range(0.86, 1.18),
    mouthWidth: (man ? 1.06 : 1) * random.range(0.92, 1.08),
    eyeTilt: EYE_TILT[appearance.ethnicity] + random.range(-0.6, 1.8),
    eyeSize: (man ? 0.94 : neutral ? 1.04 : 1.12) * random.range(0.95, 1.05) * (drawnStyle ? 1.05 : 1),
    eyeGap: random.range(-2, 2.4),
    crease: asian ? random.range(0.2, 0.6) : random.range(0.8, 1),
    browArch: random.range(0.35, 1.4),
    browWeight: random.range(0.82, 1.2),
    hairline: random.range(-4, 5),
    years: clamp((grey && !drawnStyle ? 0.35 : 0) + random.next() ** 2.2 * 0.8),
    freckles: appearance.ethnicity === 'Caucasian' && random.chance(appearance.hair_color === 'Ginger' ? 0.85 : 0.15),
    beautyMark: random.chance(0.13) ? random.range(-1, 1) : 0,
  }
}
