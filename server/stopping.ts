import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from './domain/context'

/** How long a stop waits for running replies and open calls; supervisors give 40 s (compose.yaml). */
const DRAIN_MS = 25_000
/** How long a proxy that watches /readyz may take to send its calls elsewhere; until then everything is answered as usual. */
const HANDOVER_MS = 5000
/** Who asked /readyz twice within this time watches it. */
const WATCHED_MS = 30_000
/** How often a stop looks whether everything is done. */
const LOOK_MS = 20
/** How long answers that change nothing may still be sent once the listener is closed. */
const LAST_ANSWERS_MS = 1000

type Options = { drain_ms?: number; handover_ms?: number }

export type Stopping = ReturnType<typeof createStopping>

/**
 * What a stop waits for. From the signal on /readyz is false, and everything is answered as long as a proxy needs to notice; then
 * calls that talk, spend or make are refused with SHUTTING_DOWN (http/route.ts), and what is under way is finished. The listener
 * stays open until then.
 */
export function createStopping({ drain_ms = DRAIN_MS, handover_ms = HANDOVER_MS }: Options = {}) {
  let asked = false
  let changing = 0
  let answering = 0
  let looks: number[] = []

  const waitFor = async (isDone: () => boolean, until: number) => {
    while (!isDone() && Date.now() < until) await sleep(LOOK_MS)
  }
  return {
    isAsked: () => asked,
    /** Somebody asked /readyz. */
    looked() {
      looks = [...looks.slice(-1), Date.now()]
    },
    /** A request came; `changes` where it may begin something that a stop must not cut. Answers what its end calls. */
    begun(changes: boolean) {
      answering += 1
      if (changes) changing += 1
      return () => {
        answering -= 1
        if (changes) changing -= 1
      }
    },
    /** Resolves once nothing is under way; after 25 s replies that are still written are ended, with their text, unpaid. */
    async drain(ctx: Context | null): Promise<void> {
      asked = true
      if (!ctx) return
      const until = Date.now() + drain_ms
      if (looks.length === 2 && looks[0]! > Date.now() - WATCHED_MS) await sleep(Math.min(handover_ms, drain_ms))
      ctx.stopping = true
      await waitFor(() => changing === 0 && ctx.running.size === 0, until)
      // What a call that was under way has begun meanwhile ends here too.
      while (ctx.running.size > 0) {
        const replies = [...ctx.running.values()]
        for (const reply of replies) reply.abort.abort('shutdown')
        await Promise.all(replies.map((reply) => reply.done))
      }
    },
    /** Resolves once every answer is sent, a second later at the latest. */
    lastAnswers: () => waitFor(() => answering === 0, Date.now() + LAST_ANSWERS_MS),
  }
}
