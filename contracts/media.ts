/**
 * queued, running: under way. ready: delivered and paid. blocked: refused by a rule. failed: could not be made. Only `ready`
 * is ever paid for.
 */
export const MEDIA_STATES = ['queued', 'running', 'ready', 'blocked', 'failed'] as const
export type MediaState = (typeof MEDIA_STATES)[number]
