/** Where no frames are drawn (a tab in the background), queued events are applied after this many milliseconds. */
const PATIENCE_MS = 100

type Work = () => void

/**
 * Gathers what comes in from the server and applies it once a frame, in order, so that the page is drawn once for all of it.
 * `around` is handed the whole frame's work.
 */
export function createFrameQueue(around: (work: Work) => void = (work) => work()) {
  let waiting: Work[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = 0
    const works = waiting
    waiting = []
    if (works.length) around(() => works.forEach((work) => work()))
  }
  return {
    add: (work: Work) => {
      waiting.push(work)
      if (frame) return
      frame = requestAnimationFrame(flush)
      timer = setTimeout(flush, PATIENCE_MS)
    },
    flush,
  }
}
