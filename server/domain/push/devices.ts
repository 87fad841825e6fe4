import type { DeviceInput } from '@/contracts/push'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { needSession } from '../sessions/proof-age'

/**
 * Notifies the device from now on, for as long as this session lives. A token belongs to one session and a session has one
 * token: whoever signed in on the device before is not told of there any more. Throws CONFLICT where this kind of device
 * cannot be notified here, FORBIDDEN without a session.
 */
export async function registerDevice(ctx: Context, caller: Caller, device: DeviceInput): Promise<void> {
  needSession(caller)
  const { kind, token, time_zone } = device
  if (!ctx.push.of[kind]) throw new AppError('CONFLICT', 'Notifications aren’t set up for this kind of device.')
  await ctx.db.transaction(async (tx) => {
    // Signing out in the same moment waits, or is seen here.
    const [open] = await tx.query('select 1 from sessions where id_hash = $1 for update', [caller.session_hash])
    if (!open) throw new AppError('UNAUTHENTICATED', 'Please sign in.')
    await tx.query('delete from push_devices where (token = $1 and session_hash <> $2) or (session_hash = $2 and token <> $1)', [
      token,
      caller.session_hash,
    ])
    await tx.query(
      `insert into push_devices (user_id, session_hash, kind, token, keys, time_zone, created_at, seen_at)
         values ($1, $2, $3, $4, $5::jsonb, $6, $7, $7)
       on conflict (session_hash) do update set kind = $3, keys = $5::jsonb, time_zone = $6, seen_at = $7`,
      [caller.user_id, caller.session_hash, kind, token, 'keys' in device ? JSON.stringify(device.keys) : null, time_zone, ctx.now()],
    )
  })
}

/** Only one of the own devices; another's is as unknown as none. */
export async function removeDevice(ctx: Context, caller: Caller, token: string): Promise<void> {
  await ctx.db.query('delete from push_devices where token = $1 and user_id = $2', [token, caller.user_id])
}
