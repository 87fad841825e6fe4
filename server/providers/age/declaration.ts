import type { AgeProvider } from './port'

/** People say that they are 18 or older when they complete their profile. Nobody is sent anywhere, and no callback is believed. */
export const createDeclaration = (): AgeProvider => ({ name: 'declaration', start: () => null, read: () => null })
