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
  /** Colour mixed into the background. */
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
  strands: number
}

const base: Finish = {
  softness: 1,
  outline: 0,
  saturation: 1,
  glint: 1,
  grain: 0.1,
  halftone: false,
  wash: '#2a1626',
  washAmount: 0,
  vignette: 0.4,
  bloom: 0.14,
  bloomColor: '#ffca8a',
  rim: 0.75,
  shadow: 0.75,
  depth: 1,
  lipBoost: 0,
  strands: 1,
}

const FINISHES: Record<Appearance['style'], Finish> = {
  Realistic: { ...base, softness: 1.35, saturation: 0.9, grain: 0.2, glint: 0.85, strands: 1.5, rim: 0.6 },
  Semirealistic: base,
  Anime: { ...base, softness: 0.3, outline: 3, saturation: 1.1, glint: 1.45, grain: 0, rim: 0.9, strands: 0.6 },
  Cartoon: {
    ...base,
    softness: 0.16,
    outline: 4.4,
    saturation: 1.16,
    glint: 1.15,
    grain: 0,
    vignette: 0.28,
    strands: 0.35,
  },
  Comic3D: {
    ...base,
    softness: 0.5,
    outline: 6,
    saturation: 1.14,
    glint: 1.1,
    grain: 0.05,
    halftone: true,
    strands: 0.6,
  },
  Allure: {
    ...base,
    wash: '#7a2340',
    washAmount: 0.28,
    bloom: 0.3,
    bloomColor: '#ff9a8a',
    lipBoost: 0.14,
    vignette: 0.5,
  },
  Dreamy: {
    ...base,
    softness: 1.2,
    saturation: 0.94,
    wash: '#c9a2c8',
    washAmount: 0.13,
    bloom: 0.26,
    bloomColor: '#ffd9ec',
    vignette: 0.2,
    glint: 1.2,
  },
  Sultry: {
    ...base,
    saturation: 1.04,
    wash: '#170b18',
    washAmount: 0.5,
    vignette: 0.66,
    rim: 1,
    lipBoost: 0.1,
    bloomColor: '#ff9c5c',
    grain: 0.14,
  },
}

export const finishOf = (style: Appearance['style']): Finish => FINISHES[style]
