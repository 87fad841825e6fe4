import { isIPv4, isIPv6 } from 'node:net'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** Where a call came from: the client's address, and the secret of the rewards cookie where there is one. */
export type RequestOrigin = { client: string; browser: string | null }
type Digests = { client: Uint8Array | null; browser: Uint8Array | null }

/** The own machine says nothing about who calls; neither does an address nobody could tell. */
const NOWHERE = new Set(['', 'unknown', 'server rendering', '::1'])

/** IPv6 by its network: a home has 2^64 addresses. Null where it says nothing. */
export function networkOf(client: string): string | null {
  const address = client
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase()
  if (NOWHERE.has(address) || (isIPv4(address) && address.startsWith('127.'))) return null
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? first : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Keyed digests: without AUTH_SECRET nobody learns an address from them. */
export function digestsOf(ctx: Context, origin: RequestOrigin): Digests {
  const network = networkOf(origin.client)
  return {
    client: network === null ? null : ctx.vault.digest(`reward client ${network}`),
    browser: origin.browser === null ? null : ctx.vault.digest(`reward browser ${origin.browser}`),
  }
}

/** A trace is written again at most this often. */
const SEEN_HOURS = 12

/** Remembers where someone who may invite looks at their rewards. */
export async function recordTrace(ctx: Context, user_id: number, origin: RequestOrigin): Promise<void> {
  const digests = digestsOf(ctx, origin)
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

/** An inviter seen in the network or browser of a sign-up within this many days of it counts as the same person. */
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
    'update reward_invitations set client = null, browser = null where created_at < $1 and (client is not null or browser is not null)',
    [before],
  )
}
