import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cache, installTools } from './tools'

const STALE_MS = 360_000
const LOOK_MS = 200

/** Two test files may begin at once; one installs, the other waits. Answers why it could not be, or null. */
export async function tools(): Promise<string | null> {
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, 'lock')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
      if (since !== undefined && Date.now() - since > STALE_MS) rmSync(lock, { recursive: true, force: true })
      else await setTimeout(LOOK_MS)
    }
  }
  try {
    return installTools()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
