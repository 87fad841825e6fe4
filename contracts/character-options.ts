/** Every option list, in the order that forms show. The wire and the database use these spellings. */
export const STYLES = ['Realistic', 'Semirealistic', 'Anime', 'Cartoon', 'Comic3D', 'Allure', 'Dreamy', 'Sultry'] as const
export const ETHNICITIES = ['Caucasian', 'Asian', 'Latina', 'Ebony', 'Arab', 'Indian'] as const
export const BODY_TYPES = ['Skinny', 'Fit', 'Curvy'] as const
export const SIZES = ['Small', 'Medium', 'Large'] as const
export const HAIR_STYLES = [
  'StraightLong',
  'CurlyLong',
  'StraightShort',
  'CurlyShort',
  'PonyTail',
  'Pigtails',
  'HairBun',
  'Emo',
  'Pixie',
] as const
export const HAIR_COLORS = ['Black', 'Blonde', 'Brunette', 'Red', 'Pink', 'Ginger', 'White', 'Purple', 'Blue', 'Green', 'Silver'] as const
export const EYE_COLORS = ['Brown', 'Blue', 'Green', 'Hazel', 'Gray', 'Amber'] as const
export const GENDERS = ['Male', 'Female', 'Non-binary'] as const
export const ORIENTATIONS = ['Women', 'Men', 'Everyone'] as const
export const SCENARIO_TYPES = ['Game', 'Chat', 'Spicy'] as const

/** Category slugs of `/categories/{slug}`; the specification leaves the contents to us. */
export const CATEGORIES = ['warm', 'witty', 'adventurous', 'calm', 'night-owls', 'creative', 'bold', 'bookish'] as const
export type Category = (typeof CATEGORIES)[number]
