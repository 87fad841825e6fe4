import type { Appearance } from '@/server/db/seed/character-seed'

/** How one `style` value varies the rendering; the drawing underneath, and its adult proportions, stay the same. */
export type Finish = {
  /** Multiplies every soft-shading radius. */
  softness: number
  /** Width of the ink line around the figure; 0 = none. */
  outline: number
  saturation: number
  /** Size of the catch-lights in the eyes. */
  glint: number
  /** Strength of the film grain. */
  grain: number
  halftone: boolean
  /** Color mixed into the background. */
  wash: string
  washAmount: number
  /** Darkening towards the corners. */
  vignette: number
  /** Light spilled over the whole picture. */
  bloom: number
  bloomColor: string
  /** Strength of the edge light from behind. */
  rim: number
  /** Depth of the shade on the side away from the light. */
  shadow: number
  /** Multiplies the blur of the place behind. */
  depth: number
  lipBoost: number
  /** No gradients inside a shape. */
  flat: boolean
  /** Lit specks in the air. */
  dust: number
  strands: number
}

const base: Finish = {
  softness: 1,
  outline: 0,
  saturation: 1.09,
  glint: 1,
  grain: 0.1,
  halftone: false,
  wash: '#2a1626',
  washAmount: 0,
  vignette: 0.34,
  bloom: 0.1,
  bloomColor: '#ffca8a',
  rim: 0.75,
  shadow: 0.75,
  depth: 1,
  lipBoost: 0,
  flat: false,
  dust: 0,
  strands: 1,
}

const FINISHES: Record<Appearance['style'], Finish> = {
  Realistic: {
    ...base,
    softness: 1.5,
    saturation: 0.98,
    grain: 0.22,
    glint: 0.8,
    strands: 1.9,
    rim: 0.5,
    shadow: 0.85,
    depth: 1.7,
    bloom: 0.1,
  },
  Semirealistic: base,
  Anime: {
    ...base,
    softness: 0.22,
    outline: 2.4,
    saturation: 1.2,
    glint: 1.5,
    grain: 0,
    rim: 0.95,
    strands: 0.5,
    shadow: 0.6,
    depth: 0.45,
    vignette: 0.2,
    bloom: 0.18,
    bloomColor: '#ffe9f4',
  },
  Cartoon: {
    ...base,
    softness: 0.12,
    outline: 5,
    saturation: 1.3,
    glint: 1.1,
    grain: 0,
    vignette: 0.12,
    strands: 0,
    rim: 0,
    shadow: 0.4,
    depth: 0.12,
    bloom: 0,
    flat: true,
  },
  Comic3D: {
    ...base,
    softness: 0.6,
    outline: 4.4,
    saturation: 1.2,
    glint: 1.25,
    grain: 0,
    halftone: true,
    strands: 0.8,
    rim: 1,
    shadow: 0.95,
    depth: 0.5,
    bloom: 0.06,
  },
  Allure: {
    ...base,
    softness: 1.1,
    wash: '#8a2346',
    washAmount: 0.32,
    bloom: 0.16,
    bloomColor: '#ff9a9a',
    lipBoost: 0.18,
    vignette: 0.5,
    rim: 0.9,
    dust: 14,
    depth: 1.3,
  },
  Dreamy: {
    ...base,
    softness: 1.3,
    saturation: 1.02,
    wash: '#e4b8dc',
    washAmount: 0.34,
    bloom: 0.24,
    bloomColor: '#ffdcf2',
    vignette: 0,
    glint: 1.2,
    shadow: 0.45,
    depth: 1.9,
    dust: 30,
    rim: 1,
  },
  Sultry: {
    ...base,
    saturation: 1.14,
    wash: '#12060f',
    washAmount: 0.56,
    vignette: 0.74,
    rim: 1,
    shadow: 1,
    lipBoost: 0.14,
    bloomColor: '#ff9c5c',
    bloom: 0.1,
    grain: 0.16,
    depth: 1.4,
  },
}

/** What a photo's level adds to the character's own style: light and color, never the drawing. */
export const GRADES = ['evening', 'candle', 'noir'] as const
export type Grade = (typeof GRADES)[number]
const GRADED: Record<Grade, (finish: Finish) => Finish> = {
  evening: (f) => ({
    ...f,
    wash: '#7a2340',
    washAmount: Math.max(f.washAmount, 0.24),
    bloom: f.bloom + 0.04,
    bloomColor: '#ff9a8a',
    lipBoost: 0.12,
    vignette: Math.max(f.vignette, 0.42),
  }),
  candle: (f) => ({
    ...f,
    wash: '#4a1c10',
    washAmount: 0.42,
    bloom: f.bloom + 0.06,
    bloomColor: '#ffb45c',
    vignette: 0.6,
    rim: Math.max(f.rim, 0.9),
    shadow: 1,
    dust: Math.max(f.dust, 20),
  }),
  noir: (f) => ({ ...f, wash: '#100614', washAmount: 0.6, vignette: 0.76, rim: 1, shadow: 1, lipBoost: 0.12, bloom: f.bloom * 0.5 }),
}

export const finishOf = (style: Appearance['style'], grade?: Grade): Finish => (grade ? GRADED[grade](FINISHES[style]) : FINISHES[style])
