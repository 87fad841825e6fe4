import { createHash } from 'node:crypto'
import type { Appearance } from '@/server/db/seed/character-seed'
import { requireAdult } from '@/server/providers/adults-only'

const PERSON: Record<Appearance['gender'], string> = { Female: 'woman', Male: 'man', 'Non-binary': 'androgynous person' }
const ETHNICITY: Record<Appearance['ethnicity'], readonly [string, string]> = {
  Caucasian: ['Caucasian', 'Caucasian'],
  Asian: ['East Asian', 'East Asian'],
  Latina: ['Latina', 'Latino'],
  Ebony: ['Black', 'Black'],
  Arab: ['Arab', 'Arab'],
  Indian: ['Indian', 'Indian'],
}
const BUILD: Record<Appearance['body_type'], string> = {
  Skinny: 'slim adult build',
  Fit: 'athletic adult build',
  Curvy: 'curvy adult build',
}
const SIZE: Record<Appearance['breast_size'], string> = { Small: 'small', Medium: 'medium', Large: 'full' }
const HIPS: Record<Appearance['butt_size'], string> = { Small: 'narrow hips', Medium: 'rounded hips', Large: 'wide hips' }
/** `*` stands for the color. Pigtails are an adult's braids. */
const HAIR: Record<Appearance['hair_style'], string> = {
  StraightLong: 'long straight * hair',
  CurlyLong: 'long curly * hair',
  StraightShort: 'short straight * hair',
  CurlyShort: 'short curly * hair',
  PonyTail: '* hair in a low ponytail',
  Pigtails: '* hair in two long adult braids over the shoulders',
  HairBun: '* hair in an elegant bun',
  Emo: 'layered * hair with a side-swept fringe',
  Pixie: '* pixie cut',
}
const STYLE: Record<Appearance['style'], string> = {
  Realistic: 'Realistic portrait photograph',
  Semirealistic: 'Semi-realistic digital painting with adult proportions',
  Anime: 'Anime illustration for grown-ups, with adult face and proportions',
  Cartoon: 'Cartoon illustration with adult face and proportions',
  Comic3D: 'Stylised 3D render with adult face and proportions',
  Allure: 'Elegant glamour photograph',
  Dreamy: 'Dreamy soft-focus photograph',
  Sultry: 'Moody low-light photograph',
}

/** What options leave open and a face is known by. One of each list belongs to a character for ever. */
const TRAITS: readonly (readonly string[])[] = [
  ['oval face', 'heart-shaped face', 'long face', 'square jaw', 'diamond-shaped face'],
  ['straight nose', 'slightly aquiline nose', 'broad nose', 'narrow nose with a high bridge', 'gently upturned nose'],
  ['strong arched eyebrows', 'straight full eyebrows', 'thin arched eyebrows', 'thick low eyebrows'],
  ['full lips', 'thin lips', 'wide mouth', 'pronounced cupid’s bow'],
  ['high cheekbones', 'soft cheekbones', 'angular cheekbones', 'laugh lines at the eyes'],
  [
    'small mole on the left cheek',
    'beauty spot above the right lip',
    'faint scar through the left eyebrow',
    'cleft chin',
    'dimple in the right cheek',
    'small mole on the neck',
    'freckles over nose and cheeks',
    'beauty spot below the left eye',
  ],
]

const digestOf = ({ seed }: Appearance) => createHash('sha256').update(`identity/${seed}`).digest()

/** One number for all pictures of a character, for engines whose seed shapes the face; 31 bits, as all of them take. */
export const identitySeed = (appearance: Appearance): number => digestOf(appearance).readUInt32BE(28) >>> 1

/** How the picture is made, which is part of how a character looks. */
export const styleOf = ({ style }: Appearance): string => STYLE[style]

/**
 * Who is in the picture, in the same words each time, so that every engine is asked for the same person: adult, age in years,
 * looks, and marks that follow from the character's seed. Throws ProviderError('rejected') for an age under 18.
 */
export function identityPrompt(appearance: Appearance, age: number): string {
  const { gender, ethnicity, body_type, breast_size, butt_size, hair_style, hair_color, eye_color, beard, glasses, earrings } = appearance
  const years = requireAdult(age)
  const digest = digestOf(appearance)
  const traits = TRAITS.map((list, index) => list[digest[index]! % list.length]!)
  const parts = [
    `an adult ${ETHNICITY[ethnicity][gender === 'Male' ? 1 : 0]} ${PERSON[gender]}, ${years} years old`,
    BUILD[body_type],
    ...(gender === 'Female' ? [`${SIZE[breast_size]} bust`, HIPS[butt_size]] : []),
    HAIR[hair_style].replace('*', hair_color.toLowerCase()),
    `${eye_color.toLowerCase()} eyes`,
    ...traits,
    ...(beard && beard !== 'none' ? [beard === 'stubble' || beard === 'goatee' || beard === 'moustache' ? beard : `${beard} beard`] : []),
    ...(glasses && glasses !== 'none' ? [`${glasses} glasses`] : []),
    ...(earrings && earrings !== 'none' ? [`${earrings} earrings`] : []),
  ]
  return parts.join(', ')
}
