import { setTimeout as sleep } from 'node:timers/promises'
import { typeOf } from '@/server/providers/storage/port'
import type { Context } from '../context'

/** How often to check for a voice that another process makes, and how long at most. */
const LOOK_MS = 150
const WAIT_MS = 120_000

type Hearing = { /** Someone who asks for a part needs the whole file first. */ whole: boolean; signal: AbortSignal }

/**
 * The sound of a voice that is not stored yet: as it is made, where this process makes it. Otherwise waits until it has
 * ended, and answers null: by then it is in the storage, or will never be.
 */
export async function hearVoice(ctx: Context, key: string, { whole, signal }: Hearing): Promise<AsyncIterable<Uint8Array> | null> {
  if (typeOf(key) !== 'audio/mpeg') return null
  for (const until = Date.now() + WAIT_MS; Date.now() < until && !signal.aborted;) {
    const live = whole ? null : ctx.voices.hear(key)
    if (live) return live
    // Asked for before the statement: what begins meanwhile is not waited for.
    const next = ctx.voices.next()
    const [running] = await ctx.db.query(`select 1 from voices where storage_key = $1 and state in ('queued', 'running')`, [key])
    if (!running) return null
    const rest = new AbortController()
    await Promise.race([next, sleep(LOOK_MS, undefined, { signal: AbortSignal.any([signal, rest.signal]) })]).catch(() => undefined)
    rest.abort()
  }
  return null
}
