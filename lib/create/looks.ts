import type { AppearanceInput } from '@/contracts/character-definition'
import type { Field } from './draft'

type Look = keyof AppearanceInput

/** Hair that is worn most with a gender: what somebody sees first. */
const BY_GENDER: Record<AppearanceInput['gender'], Partial<AppearanceInput>> = {
  Male: { hair_style: 'StraightShort', beard: 'stubble', earrings: 'none' },
  Female: { hair_style: 'CurlyLong', beard: 'none' },
  'Non-binary': { hair_style: 'Pixie', beard: 'none' },
}
/** Hair and eyes that are common with an origin, so that six origins look like six people and not like one in six lights. */
const BY_ORIGIN: Record<AppearanceInput['ethnicity'], Partial<AppearanceInput>> = {
  Caucasian: { hair_color: 'Blonde', eye_color: 'Blue' },
  Asian: { hair_color: 'Black', eye_color: 'Brown' },
  Latina: { hair_color: 'Brunette', eye_color: 'Hazel' },
  Ebony: { hair_color: 'Black', eye_color: 'Brown' },
  Arab: { hair_color: 'Black', eye_color: 'Amber' },
  Indian: { hair_color: 'Brunette', eye_color: 'Brown' },
}

/**
 * The appearance after a choice. A gender brings hair, and an origin brings the colors of hair and eyes, unless these are `kept`
 * (chosen or locked before). Tiles are drawn with this too, so that each shows exactly what choosing it gives.
 */
export function withChoice(appearance: AppearanceInput, field: Look, value: unknown, kept: readonly Field[]): AppearanceInput {
  const brought =
    value === appearance[field]
      ? {}
      : field === 'gender'
        ? BY_GENDER[value as AppearanceInput['gender']]
        : field === 'ethnicity'
          ? BY_ORIGIN[value as AppearanceInput['ethnicity']]
          : {}
  const free = Object.fromEntries(Object.entries(brought).filter(([name]) => !kept.includes(name as Field)))
  return { ...appearance, ...free, [field]: value }
}
