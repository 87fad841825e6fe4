/** Pieces that arrive within this time share a frame: thirty a second read as flowing. */
const FRAME_MS = 33

const waiting = new Set<() => void>()
let clock: NodeJS.Timeout | null = null

function tick() {
  if (waiting.size === 0 && clock) {
    clearInterval(clock)
    clock = null
  }
  const due = [...waiting]
  waiting.clear()
  for (const show of due) show()
}

/** One clock for all replies of this process: a timer for each would wake it a hundred times as often. It stops when nothing waits. */
export function inNextFrame(show: () => void): void {
  waiting.add(show)
  clock ??= setInterval(tick, FRAME_MS)
}

export const notInNextFrame = (show: () => void): void => void waiting.delete(show)
