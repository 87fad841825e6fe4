import { ProviderError } from './errors'

/** What every engine with a negative prompt receives, whatever is configured; nothing removes or shortens it. */
export const NEVER =
  'child, children, childlike, minor, underage, teenager, teen, young-looking, baby face, toddler, school uniform, ' +
  'real person, celebrity, lookalike of a real person'

/** The same for engines that read sentences only. */
export const NEVER_IN_WORDS = 'Nobody in the picture is or looks like a child, a minor or a teenager, and nobody is a real, known person.'

/** Youngest age anybody is drawn at. */
export const ADULT_AGE = 18

/** Throws ProviderError('rejected') for everything that is not a whole number of years from 18 on: nothing is asked of an engine then. */
export function requireAdult(age: number): number {
  if (Number.isInteger(age) && age >= ADULT_AGE && age < 150) return age
  throw new ProviderError('rejected', 'Only adults are drawn.')
}
