import type { Installation } from '@/contracts/meta'
import { PREMIUM_LEVELS } from '@/contracts/photos'

const BENEFITS = ['messages', 'credits', 'voice', 'clips', 'levels', 'held'] as const
export type Benefit = (typeof BENEFITS)[number]
/** Not promised in the native apps: they are safe for work, and their store sets the prices. */
export const NOT_IN_SHELL: readonly Benefit[] = ['levels', 'held']

/** Whether an engine of this installation draws a photo level that only Premium opens; false until that is known. */
export const drawsPremiumLevels = (installation: Installation | null | undefined): boolean =>
  installation?.image.levels.some((level) => PREMIUM_LEVELS.includes(level)) ?? false

/** What Premium has on this installation: photo levels only where an engine draws more than everybody gets. */
export const premiumBenefits = (installation: Installation | null | undefined): Benefit[] =>
  BENEFITS.filter((benefit) => benefit !== 'levels' || drawsPremiumLevels(installation))
