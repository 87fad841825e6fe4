import { isIPv4, isIPv6 } from 'node:net'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** From where a call came: the client's address, and the secret of our cookie where there is one. */
export type Place = { client: string; browser: string | null }
type Digests = { client: Uint8Array | null; browser: Uint8Array | null }

/** The own machine says nothing about who calls; neither does an address nobody could tell. */
const NOWHERE = new Set(['', 'unknown', 'server rendering', '::1'])

/** IPv6 by its network: a home has 2^64 addresses. Null where it says nothing. */
export function networkOf(client: string): string | null {
  const address = client.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '').toLowerCase()
  if (NOWHERE.has(address) || (isIPv4(address) && address.startsWith('127.'))) return null
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? first : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** Keyed digests: without AUTH_SECRET nobody learns an address from them. */
export function digestsOf(ctx: Context, place: Place): Digests {
  const network = networkOf(place.client)
  return {
    client: network === null ? null : ctx.vault.digest(`reward client ${network}`),
    browser: place.browser === null ? null : ctx.vault.digest(`reward browser ${place.browser}`),
  }
}

/** A place is written again at most this often. */
const SEEN_HOURS = 12

/** Remembers where somebody who may invite looks at their rewards. */
export async function noteTrace(ctx: Context, user_id: number, place: Place): Promise<void> {
  const digests = digestsOf(ctx, place)
  for (const kind of ['client', 'browser'] as const) {
    if (!digests[kind]) continue
    await ctx.db.query(
      `insert into reward_traces as t (user_id, kind, digest, created_at, seen_at) values ($1, $2, $3, $4, $4)
         on conflict (user_id, kind, digest) do update set seen_at = excluded.seen_at
           where t.seen_at < excluded.seen_at - make_interval(hours => $5)`,
      [user_id, kind, digests[kind], ctx.now(), SEEN_HOURS],
    )
  }
}

/** Ours: an inviter who was at the place of a sign-up within so many days of it is taken for the same person. */
export const TRACE_DAYS = 30

/** Which of the inviter's traces a sign-up of `at` meets. */
export async function meetsTrace(db: Db, inviter_id: number, digests: Digests, at: Date): Promise<'same_browser' | 'same_client' | null> {
  const met = await db.query<{ kind: string }>(
    `select kind from reward_traces
      where user_id = $1 and ((kind = 'client' and digest = $2) or (kind = 'browser' and digest = $3))
        and seen_at > $4::timestamptz - make_interval(days => $5) and created_at < $4::timestamptz + make_interval(days => $5)`,
    [inviter_id, digests.client, digests.browser, at, TRACE_DAYS],
  )
  if (met.length === 0) return null
  return met.some(({ kind }) => kind === 'browser') ? 'same_browser' : 'same_client'
}

/** Forgets where people were (contracts/retention.ts, `invitation_checks`). */
export async function forgetTraces(ctx: Context, before: Date): Promise<void> {
  await ctx.db.query('delete from reward_traces where seen_at < $1', [before])
  await ctx.db.query(
    'update reward_invitations set client = null, browser = null where created_at < $1 and (client is not null or browser is not null)', [before])
}
