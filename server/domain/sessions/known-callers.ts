import type { Caller, Context } from '../context'

/** PostgreSQL's channel of the user ids whose sessions have changed: every process forgets them and ends their sockets. */
export const SESSIONS_CHANNEL = 'sessions'

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

/** Hears which sessions other processes have ended. Answers how to stop. */
export const listenForEndings = (ctx: Context) =>
  ctx.db.listen(SESSIONS_CHANNEL, (payload) => {
    if (payload === null) cacheOf(ctx).clear()
    else forgetCallers(ctx, Number(payload))
  })
