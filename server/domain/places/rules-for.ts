import { ELSEWHERE, POLICY, UNKNOWN, type Rules } from './policy-table'

/** What the operator adds; it can only make a place stricter. `fallback`: a place of the table that counts where nobody knows. */
export type PlaceSettings = { fallback: string | null; off: readonly string[]; blocked: readonly string[] }

const BY_PLACE = new Map(POLICY.flatMap(({ places, rules }) => places.map((place) => [place, rules] as const)))

const ORDER = { declaration: 0, hosted: 1, on: 0, off: 1, blocked: 2, quiet: 0, large: 1 } as const
const stricter = <T extends keyof typeof ORDER>(a: T, b: T): T => (ORDER[b] > ORDER[a] ? b : a)

export const strictest = (all: readonly Rules[]): Rules =>
  all.reduce((a, b) => ({
    age: stricter(a.age, b.age),
    adult: stricter(a.adult, b.adult),
    disclosure: stricter(a.disclosure, b.disclosure),
    break_minutes: Math.min(a.break_minutes, b.break_minutes),
  }))

const PLACE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/
/** What proxies say for nobody's country, and for Tor. */
const NOWHERE = ['XX', 'T1', 'ZZ']

/** A country and its part as proxies write them (`us`, `TX` or `US-TX`), as one name; null for what is none. */
export function placeFrom(country: string | null | undefined, region?: string | null): string | null {
  const land = (country ?? '').trim().toUpperCase()
  const part = (region ?? '').trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(land) || NOWHERE.includes(land)) return null
  const whole = part.startsWith(`${land}-`) ? part : `${land}-${part}`
  return PLACE.test(whole) ? whole : land
}

/** The rules of one place. A country whose parts differ is, without its part, as strict as the strictest of them. */
function rulesOf(place: string, { off, blocked }: PlaceSettings): Rules {
  const [country = ''] = place.split('-')
  const parts = [...BY_PLACE].filter(([name]) => name.startsWith(`${country}-`)).map(([, rules]) => rules)
  const own = [BY_PLACE.get(place), BY_PLACE.get(country)].filter((rules) => rules !== undefined)
  const found = strictest([ELSEWHERE, ...own, ...(place === country ? parts : [])])
  const named = (list: readonly string[]) => list.includes(place) || list.includes(country)
  return named(blocked) ? { ...found, adult: 'blocked' } : named(off) ? { ...found, adult: stricter(found.adult, 'off') } : found
}

/** Where somebody is: by the address of the request, and where they say that they live. Null is unknown. */
export type Places = { address: string | null; declared: string | null }

/** The strictest of all that is known; an unknown address counts as what the operator has set. A declared place never loosens. */
export function rulesFor({ address, declared }: Places, settings: PlaceSettings): Rules {
  const here = address ? [rulesOf(address, settings)] : [UNKNOWN, ...(settings.fallback ? [rulesOf(settings.fallback, settings)] : [])]
  return strictest([...here, ...(declared ? [rulesOf(declared, settings)] : [])])
}

/** Why adult themes are closed to somebody there; null where they may turn them on. */
export function closedBy(rules: Rules, age_checked: boolean): 'place' | 'age_check' | null {
  if (rules.adult !== 'on') return 'place'
  return rules.age === 'hosted' && !age_checked ? 'age_check' : null
}
