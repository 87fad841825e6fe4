/** What can be reported beside characters. */
export const REPORTED_KINDS = ['message', 'photo', 'voice', 'clip', 'creator'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** What a statement of reasons may be about. */
export const RESTRICTIONS = [
  'warning',
  'suspension',
  'ban',
  'age_hold',
  'character_hidden',
  'character_refused',
  'picture_removed',
] as const
export type RestrictionKind = (typeof RESTRICTIONS)[number]

export const APPEAL_DECISIONS = ['upheld', 'reversed'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]
