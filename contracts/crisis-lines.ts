import type { Locale } from './locales'

/** A line with people to talk to. `number` as it is printed; only its digits are dialed. */
export type CrisisLine = { name: string; number: string }

/**
 * Lines of the countries where most readers of a language live, beside 988 of the United States, which every page has. Each is published
 * by the organization itself; the message in acute danger (the catalog `crisis`) names the same numbers.
 */
export const CRISIS_LINES: Record<Locale, readonly CrisisLine[]> = {
  en: [],
  de: [{ name: 'TelefonSeelsorge', number: '0800 111 0 111' }],
  es: [{ name: 'Línea 024 (España)', number: '024' }],
  fr: [{ name: 'Numéro national de prévention du suicide (France)', number: '3114' }],
  it: [{ name: 'Telefono Amico Italia', number: '02 2327 2327' }],
  'pt-BR': [{ name: 'CVV (Brasil)', number: '188' }],
  nl: [
    { name: '113 Zelfmoordpreventie', number: '0800-0113' },
    { name: 'Zelfmoordlijn (België)', number: '1813' },
  ],
  pl: [{ name: 'Centrum Wsparcia', number: '800 70 2222' }],
  ja: [{ name: 'よりそいホットライン', number: '0120-279-338' }],
}

/** What a telephone dials. */
export const dialed = ({ number }: CrisisLine): string => `tel:${number.replace(/\D/g, '')}`
