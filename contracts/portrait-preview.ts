import { BODY_TYPES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, SIZES, STYLES } from './character-options'

/** Where the illustrator draws the portrait of given options; anybody may ask, nothing is stored. */
export const PREVIEW_PATH = '/media/preview'
/** Part of every address, since browsers keep the pictures for ever: goes up with each change of how the illustrator draws. */
export const PREVIEW_VERSION = '1'
/** Of an option's picture, and of the portrait next to the form. */
export const PREVIEW_WIDTHS = ['160', '480'] as const
/** How close the camera is; without it, as in the finished portrait. */
const CAMERA_FRAMES = ['close', 'portrait', 'half'] as const
/**
 * Tiles to choose by. Each shows only what its choice changes, from the front against a plain wall, so that two tiles differ in
 * nothing else: `eyes` is a strip twice as wide as high, `place` has nobody in it, `figure` is a whole person as far as one is drawn, all
 * others are 3:4. Clothes, place, pose and expression of the address count only where the tile is about them: see `tileAddress`.
 */
export const TILE_FRAMES = ['face', 'hair', 'eyes', 'body', 'chest', 'hips', 'outfit', 'place', 'figure'] as const
export const PREVIEW_FRAMES = [...CAMERA_FRAMES, ...TILE_FRAMES] as const
export type PreviewFrame = (typeof PREVIEW_FRAMES)[number]
export type TileFrame = (typeof TILE_FRAMES)[number]
export const isTileFrame = (frame: PreviewFrame | undefined): frame is TileFrame => (TILE_FRAMES as readonly unknown[]).includes(frame)

/** What each choice may be, by its name in an address. Clothes and places are lists of the illustrator. */
export const PREVIEW_CHOICES = {
  gender: GENDERS,
  style: STYLES,
  ethnicity: ETHNICITIES,
  body_type: BODY_TYPES,
  breast_size: SIZES,
  butt_size: SIZES,
  hair_style: HAIR_STYLES,
  hair_color: HAIR_COLORS,
  eye_color: EYE_COLORS,
} as const
export const PREVIEW_EXTRAS = {
  beard: ['none', 'stubble', 'short', 'full', 'goatee', 'moustache'],
  glasses: ['none', 'round', 'square'],
  earrings: ['none', 'stud', 'hoop', 'drop'],
  mood: ['warm smile', 'playful', 'calm', 'intense'],
  pose: ['left', 'right', 'frontal'],
} as const

/** Names of an address in their order, so that one picture has one address. */
const ORDER = [...Object.keys(PREVIEW_CHOICES), ...Object.keys(PREVIEW_EXTRAS), 'wardrobe', 'scene', 'seed']

/** The address of the portrait of `appearance` (contracts/character-definition.ts), `width` pixels wide. */
export function previewAddress(
  appearance: Record<string, string | number | undefined>,
  width: (typeof PREVIEW_WIDTHS)[number],
  frame?: PreviewFrame,
): string {
  const query = new URLSearchParams({ v: PREVIEW_VERSION, w: width, ...(frame ? { frame } : {}) })
  for (const name of ORDER) {
    const value = appearance[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return `${PREVIEW_PATH}?${query.toString()}`
}

/** What of an appearance a tile shows besides the required choices. */
const SHOWN: Record<TileFrame, readonly string[]> = {
  face: ['beard', 'glasses', 'earrings', 'mood'],
  hair: ['beard'],
  eyes: [],
  body: [],
  chest: [],
  hips: [],
  outfit: ['wardrobe'],
  place: ['scene'],
  figure: ['beard', 'glasses', 'earrings', 'mood'],
}
/** Nobody is in the picture of a place, so all share one, whoever chooses. */
const NOBODY = {
  gender: 'Female',
  ethnicity: 'Latina',
  body_type: 'Fit',
  breast_size: 'Medium',
  butt_size: 'Medium',
  hair_style: 'StraightLong',
  hair_color: 'Black',
  eye_color: 'Brown',
  seed: 1,
}

/** The address of a tile; what it would not show is left out, so that the same tile has the same address. */
export function tileAddress(appearance: Record<string, string | number | undefined>, frame: TileFrame): string {
  const shown = Object.fromEntries(
    Object.entries(appearance).filter(([name]) => name === 'seed' || Object.hasOwn(PREVIEW_CHOICES, name) || SHOWN[frame].includes(name)),
  )
  return previewAddress(frame === 'place' ? { ...shown, ...NOBODY } : shown, '160', frame)
}
