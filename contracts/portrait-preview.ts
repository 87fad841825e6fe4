import {
  BODY_TYPES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, SIZES, STYLES,
} from './character-options'

/** Where the illustrator draws the portrait of given options; anybody may ask, nothing is stored. */
export const PREVIEW_PATH = '/media/preview'
/** Part of every address, since browsers keep the pictures for ever: goes up with each change of how the illustrator draws. */
export const PREVIEW_VERSION = '1'
/** Of a picture to choose by, and of the portrait beside the form. */
export const PREVIEW_WIDTHS = ['160', '480'] as const
/** How near the camera stands; without it, as in the finished portrait. */
export const PREVIEW_FRAMES = ['close', 'portrait', 'half'] as const
export type PreviewFrame = (typeof PREVIEW_FRAMES)[number]

/** What each choice may be, by its name in an address. Clothes and places are lists of the illustrator. */
export const PREVIEW_CHOICES = {
  gender: GENDERS, style: STYLES, ethnicity: ETHNICITIES, body_type: BODY_TYPES, breast_size: SIZES, butt_size: SIZES,
  hair_style: HAIR_STYLES, hair_color: HAIR_COLORS, eye_color: EYE_COLORS,
} as const
export const PREVIEW_EXTRAS = {
  beard: ['none', 'stubble', 'short', 'full', 'goatee', 'moustache'], glasses: ['none', 'round', 'square'],
  earrings: ['none', 'stud', 'hoop', 'drop'], mood: ['warm smile', 'playful', 'calm', 'intense'], pose: ['left', 'right', 'frontal'],
} as const

/** Names of an address in their order, so that one picture has one address. */
const ORDER = [...Object.keys(PREVIEW_CHOICES), ...Object.keys(PREVIEW_EXTRAS), 'wardrobe', 'scene', 'seed']

/** The address of the portrait of `appearance` (contracts/character-definition.ts), `width` pixels wide. */
export function previewAddress(appearance: Record<string, string | number | undefined>, width: (typeof PREVIEW_WIDTHS)[number], frame?: PreviewFrame): string {
  const query = new URLSearchParams({ v: PREVIEW_VERSION, w: width, ...(frame ? { frame } : {}) })
  for (const name of ORDER) {
    const value = appearance[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return `${PREVIEW_PATH}?${query.toString()}`
}
