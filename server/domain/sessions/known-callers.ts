import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'

/** PostgreSQL's channel of the user ids whose sessions have changed: every process forgets them and ends their sockets. */
export const SESSIONS_CHANNEL = 'sessions'

/** The same for people whose rights have changed: they are forgotten, their sockets stay. */
const RIGHTS_CHANNEL = 'rights'

/** An ended session loses a process that the channel did not reach within this time (the Accounts issue asks for 5 s). */
const KEEP_MS = 4000
const MOST = 20_000

type Known = { caller: Caller; until: number }
const caches = new WeakMap<Context['db'], Map<string, Known>>()

function cacheOf(ctx: Context): Map<string, Known> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  if (cache.size > MOST) cache.clear()
  return cache
}

export function knownCaller(ctx: Context, token: string): Caller | null {
  const known = cacheOf(ctx).get(token)
  return known && known.until > performance.now() && known.caller.session_expires_at > ctx.now() ? known.caller : null
}

export function rememberCaller(ctx: Context, token: string, caller: Caller | null) {
  if (caller) cacheOf(ctx).set(token, { caller, until: performance.now() + KEEP_MS })
  else cacheOf(ctx).delete(token)
}

export function forgetCallers(ctx: Context, user_id: number) {
  const cache = cacheOf(ctx)
  for (const [token, { caller }] of cache) if (caller.user_id === user_id) cache.delete(token)
}

/** Belongs into the transaction that changes what someone may do: at its commit every process forgets them. */
export const publishRightsChanged = (tx: Db, user_id: number) => tx.query(`select pg_notify('${RIGHTS_CHANNEL}', $1)`, [String(user_id)])

/** Hears whose sessions other processes have ended and whose rights they have changed. Answers how to stop. */
export async function listenForEndings(ctx: Context): Promise<() => Promise<void>> {
  const heard = (payload: string | null) => {
    if (payload === null) cacheOf(ctx).clear()
    else forgetCallers(ctx, Number(payload))
  }
  const stops = await Promise.all([SESSIONS_CHANNEL, RIGHTS_CHANNEL].map((channel) => ctx.db.listen(channel, heard)))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
