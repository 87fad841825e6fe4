import type {
  BODY_TYPES,
  CATEGORIES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HAIR_STYLES,
  SIZES,
  STYLES,
} from '@/contracts/character-options'

/** What a character may look like; the illustrator draws exactly this. */
export type Appearance = {
  gender: (typeof GENDERS)[number]
  style: (typeof STYLES)[number]
  ethnicity: (typeof ETHNICITIES)[number]
  body_type: (typeof BODY_TYPES)[number]
  breast_size: (typeof SIZES)[number]
  butt_size: (typeof SIZES)[number]
  hair_style: (typeof HAIR_STYLES)[number]
  hair_color: (typeof HAIR_COLORS)[number]
  eye_color: (typeof EYE_COLORS)[number]
  /** Illustrator extras beyond the specification's options; each may be left out. */
  beard?: 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'
  glasses?: 'none' | 'round' | 'square'
  earrings?: 'none' | 'stud' | 'hoop' | 'drop'
  mood?: 'warm smile' | 'playful' | 'calm' | 'intense'
  wardrobe?: string
  scene?: string
  pose?: 'left' | 'right' | 'frontal'
  /** Keeps the drawing stable for one character. */
  seed: number
}

/**
 * How a character speaks, in authored lines. The built-in companion draws on these first and on its trait banks after;
 * model providers get `manner` in the persona prompt. Spoken actions stand between *asterisks*.
 */
export type Voice = {
  /** One or two sentences on the way of speaking, for the persona prompt. */
  manner: string
  /** Which trait bank of the built-in companion fits best. */
  temper: 'warm' | 'witty' | 'bold' | 'calm' | 'dreamy' | 'shy'
  /** Little words a line may open with, e.g. 'Mm.' or 'Right,'. 4–8. */
  openers: string[]
  /** Small gestures written as *actions*, e.g. '*turns the record over*'. 10+. */
  gestures: string[]
  /** Things the character tells about their own life: whole lines, each good once. 16+. */
  disclosures: string[]
  /** Questions this character would really ask. 14+. */
  questions: string[]
  /** Replies to sad or tired words. 6+. */
  comfort: string[]
  /** Replies to good news. 6+. */
  delight: string[]
  /** Light flirtation, covered and adult. 8+. */
  flirt: string[]
  /** Goodbyes without guilt or pleading. 4+. */
  farewells: string[]
  /** Opinions on themes people bring up: key is a lower-case topic word or several joined by '|'. 14+ topics. */
  opinions: Record<string, string[]>
}

export type CharacterSeed = {
  /** URL part of the public page, unique. */
  slug: string
  /** At most two words. */
  full_name: string
  /** Required integer, at least 21 in the seeds and 18 everywhere. */
  age: number
  category: (typeof CATEGORIES)[number]
  /** First-person line on the card, at most 60 characters. */
  hook: string
  occupation: string
  biography: string
  hobbies: string[]
  personality: string[]
  tags: string[]
  /** 0–100 each. */
  extroversion: number
  connection: number
  sex_drive: number
  /** First message of a conversation. */
  greeting: string
  /** Situations a conversation can start from: a short title and the character's opening message. 3+. */
  scenarios: { title: string; opening: string }[]
  appearance: Appearance
  voice: Voice
}
