/** From the mildest. What each draws is the engine's matter. */
export const PHOTO_LEVELS = ['safe', 'tease', 'nude', 'hardcore'] as const
type Level = (typeof PHOTO_LEVELS)[number]

/** What an engine draws that undresses nobody. */
const COVERED_LEVELS: readonly Level[] = ['safe', 'tease']

/** The levels that an engine can draw, from its own word on whether everyone stays dressed. */
export const levelsOf = ({ covered }: { covered: boolean }): readonly Level[] => (covered ? COVERED_LEVELS : PHOTO_LEVELS)
