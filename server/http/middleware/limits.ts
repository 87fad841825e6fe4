import type { Rate } from '@/server/domain/rate-limit'

export const perMinute = (most: number): Rate => ({ most, seconds: 60 })

/**
 * Requests a minute, with a burst of as many: ten a second is more than any page asks. Heavier calls have limits of their own
 * in the domain.
 */
export const PER_USER = 600
export const PER_CLIENT = 1200
/** Previews of portraits: a step of choices is about twenty, and browsers keep them. */
export const PREVIEWS_PER_CLIENT = 600
