import type { Locale } from './locales'

/** When the rows were last compared with what these services say of themselves. */
export const CRISIS_LINES_DATE = '2026-11-25'

/** `place`: ISO 3166-1. `name` is what the service calls itself. `text` takes messages under the same number unless it says another. */
export type CrisisLine = { place: string; name: string; call: string; text?: string }

/** National lines for everyone that are open at any hour or nearly so. A country without a row is pointed to the international directory. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  { place: 'US', name: '988 Suicide & Crisis Lifeline', call: '988', text: '988' },
  { place: 'CA', name: '9-8-8 Suicide Crisis Helpline', call: '988', text: '988' },
  { place: 'GB', name: 'Samaritans', call: '116 123' },
  { place: 'IE', name: 'Samaritans', call: '116 123' },
  { place: 'DE', name: 'TelefonSeelsorge', call: '0800 1110111' },
  { place: 'AT', name: 'TelefonSeelsorge', call: '142' },
  { place: 'CH', name: 'Die Dargebotene Hand', call: '143' },
  { place: 'FR', name: '3114, numéro national de prévention du suicide', call: '3114' },
  { place: 'ES', name: 'Línea 024', call: '024' },
  { place: 'NL', name: '113 Zelfmoordpreventie', call: '113' },
  { place: 'BE', name: 'Zelfmoordlijn 1813', call: '1813' },
  { place: 'IT', name: 'Telefono Amico Italia', call: '02 2327 2327' },
  { place: 'PL', name: 'Centrum Wsparcia', call: '800 70 2222' },
  { place: 'NO', name: 'Mental Helse Hjelpetelefonen', call: '116 123' },
  { place: 'SE', name: 'Mind Självmordslinjen', call: '90101' },
  { place: 'DK', name: 'Livslinien', call: '70 201 201' },
  { place: 'FI', name: 'MIELI Kriisipuhelin', call: '09 2525 0111' },
  { place: 'AU', name: 'Lifeline', call: '13 11 14' },
  { place: 'NZ', name: '1737, Need to talk?', call: '1737', text: '1737' },
  { place: 'BR', name: 'Centro de Valorização da Vida', call: '188' },
  { place: 'MX', name: 'Línea de la Vida', call: '800 911 2000' },
  { place: 'IN', name: 'Tele-MANAS', call: '14416' },
  { place: 'JP', name: 'よりそいホットライン', call: '0120-279-338' },
  { place: 'KR', name: '자살예방상담전화', call: '109' },
]

/** Where there is a line for nearly every country. */
export const HELP_DIRECTORY = 'https://findahelpline.com'

/** The line of a place (`US-TX` too); null where there is no row, or nobody knows the place. */
export const crisisLineOf = (place: string | null): CrisisLine | null =>
  CRISIS_LINES.find((line) => line.place === place?.split('-')[0]) ?? null

/** Where most readers of a language live: their lines are named while nobody knows the place, beside 988 of the United States. */
const PLACES_OF_LANGUAGE: Record<Locale, readonly string[]> = {
  en: [],
  de: ['DE'],
  es: ['ES'],
  fr: ['FR'],
  it: ['IT'],
  'pt-BR': ['BR'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  ja: ['JP'],
}
export const crisisLinesIn = (locale: Locale): CrisisLine[] =>
  CRISIS_LINES.filter(({ place }) => PLACES_OF_LANGUAGE[locale].includes(place))
