/**
 * How long each kind of data is kept: days, or null for as long as the account exists. The nightly job purges by this
 * table (server/domain/account/retention.ts) and the privacy page shows it, so the two cannot disagree.
 */
export const RETENTION = {
  chats: null,
  profile: null,
  sign_ins: 90,
  live_updates: 2,
  counters: 1,
  trash: 30,
  moderation: 365,
  /** Copies for the authorities; 18 U.S.C. 2258A(h) asks for a year from the report. */
  preserved: 365,
  feedback: 730,
  exports: 2,
  export_records: 90,
  mails: 1,
  leaving_comments: 90,
  invitation_checks: 90,
  invitations: 365,
  bookkeeping: 3650,
  renewal_consents: 1095,
  billing_mails: 90,
  freed_handles: 90,
  email_changes: 7,
} as const satisfies Record<string, number | null>

export type RetentionCategory = keyof typeof RETENTION
export type TimedCategory = { [C in RetentionCategory]: (typeof RETENTION)[C] extends number ? C : never }[RetentionCategory]
export const RETENTION_CATEGORIES = Object.keys(RETENTION) as RetentionCategory[]
