import { REFER_DOMAIN, REFER_ID, REFER_PATH_MAX, type ReferSource } from '@/contracts/refer'
import { shellOf } from '@/contracts/shell'
import { safePath } from './safe-path'

export type Visit = {
  url: string
  /** As the browser says it; empty when it does not. */
  referrer: string
  user_agent: string
  /** Who is signed in here: one's own invitation does not count. */
  self?: string
  /** Their invitation code, where this browser has seen it. */
  own_code?: string | null
}

/** What is stored about where a person came from. */
export type Refer = {
  source: ReferSource
  id: string | null
  /** Where the visit came from that decided the source, and where the very first one came from. */
  domain: string | null
  domain_initial: string | null
  initial_path: string
  /** Milliseconds since 1970, of the visit that decided the source. */
  at: number
}

/** Days before a source of the same rank may replace the first one. */
const FIRST_KEEPS_MS = 30 * 24 * 3_600_000
/** Rank of sources: paid or personally referred, then found, then direct. */
const RANK: Record<ReferSource, number> = {
  direct: 0,
  referral: 1,
  'google-seo': 1,
  ios: 1,
  android: 1,
  affiliate: 2,
  user_referral: 2,
  'google-sem': 2,
  juicy: 2,
}

const matching = (pattern: string) => {
  const whole = new RegExp(pattern)
  return (value: string | null | undefined) => (value && whole.test(value) ? value : null)
}
const idOf = matching(REFER_ID)
const domainOf = matching(REFER_DOMAIN)

/** The host that sent the visit; none for our own pages and for what is no address. */
function hostOf(referrer: string, own: string): string | null {
  try {
    const { hostname } = new URL(referrer)
    return hostname === own ? null : domainOf(hostname.replace(/^www\./, ''))
  } catch {
    return null
  }
}

const isGoogle = (host: string) => /^google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(host)

/** What a visit says of itself, in the order of REFER_SOURCES. A parameter that is too long or odd counts as absent. */
function sourceOf(
  { user_agent, self, own_code }: Visit,
  of: (name: string) => string | null,
  host: string | null,
): [ReferSource, string | null] {
  const [by, medium, campaign, invitation] = [of('utm_source'), of('utm_medium'), of('utm_campaign'), of('ref')]
  const affiliate = of('fpr') ?? of('via')
  if (affiliate || medium === 'affiliate') return ['affiliate', affiliate ?? of('utm_content') ?? campaign ?? by]
  const { kind } = shellOf(user_agent)
  if (kind !== 'none') return [kind, campaign]
  if (invitation && invitation !== self && invitation.toLowerCase() !== own_code) return ['user_referral', invitation]
  if (of('gad_source') || (by === 'google' && /^(cpc|ppc|paid.*)$/.test(medium ?? ''))) return ['google-sem', campaign ?? of('gad_source')]
  if (of('jaid') || /^juicy/i.test(by ?? '')) return ['juicy', of('jaid') ?? campaign]
  if (host && isGoogle(host) && !by) return ['google-seo', null]
  return by || host ? ['referral', by ?? campaign] : ['direct', null]
}

/**
 * The refer record after a visit. Direct replaces
 * nothing; what ranks higher replaces at once; anything else only once the record is 30 days old. Domain and path of the
 * first visit stay.
 */
export function nextRefer(previous: Refer | null, visit: Visit, now: number): Refer {
  const url = new URL(visit.url)
  const host = hostOf(visit.referrer, url.hostname)
  const [source, id] = sourceOf(visit, (name) => idOf(url.searchParams.get(name)), host)
  if (!previous) return { source, id, domain: host, domain_initial: host, initial_path: safePath(url).slice(0, REFER_PATH_MAX), at: now }
  const gain = RANK[source] - RANK[previous.source]
  const replaces = RANK[source] > 0 && (gain > 0 || now - previous.at >= FIRST_KEEPS_MS)
  return replaces ? { ...previous, source, id, domain: host, at: now } : previous
}
