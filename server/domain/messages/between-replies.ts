import { setTimeout as rest } from 'node:timers/promises'
import type { Context } from '../context'

const LOOK_MS = 50
/** What can wait does not wait forever: somebody is always answered on a busy server. */
const MOST_WAIT_MS = 2_000

/**
 * Waits until no reply is written in this process, two seconds at most, and at least for `least_ms`. For work of the background that takes
 * a core, a little at a time: as long as the last piece of it took makes half a core.
 */
export async function betweenReplies({ running }: Pick<Context, 'running'>, least_ms: number): Promise<void> {
  const begun = performance.now()
  await rest(least_ms, null, { ref: false })
  while (running.size > 0 && performance.now() - begun < MOST_WAIT_MS) await rest(LOOK_MS, null, { ref: false })
}
