/** A new version of the question is asked of everybody again. */
export const CONSENT_VERSION = 1
/** What a person may allow; nothing of it is needed to use the product. */
export const CONSENT_PURPOSES = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/**
 * The only pages third parties may hear of: a list of what may, so that a new page is private.
 * Characters and categories are not in it, since a visited character reveals more than an audience figure should.
 */
export const MEASURED_PATHS = ['/', '/affiliates', '/rewards']
