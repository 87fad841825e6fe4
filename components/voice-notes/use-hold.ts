import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Ours: shorter than this is a tap, which locks; further than this to the left cancels, further up locks. */
const TAP_MS = 350
const SLIDE_PX = 90
const LOCK_PX = 70

type HoldActions = {
  /** `locked`: it goes on without the finger. */
  begin: (locked: boolean) => void
  lock: () => void
  cancel: () => void
  /** The finger was lifted at the end of a hold. */
  release: () => void
  /** How far the finger is on its way to cancelling, from 0 to 1. */
  slide: (part: number) => void
}

/** Hold to do something while the finger rests, tap to let it go on by itself; slide left to take it back. Keys only tap. */
export function useHold({ begin, lock, cancel, release, slide }: HoldActions) {
  const hold = useRef<{ pointer: number; x: number; y: number; at: number } | null>(null)
  const end = () => {
    hold.current = null
    slide(0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || hold.current) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      hold.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
      begin(false)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = hold.current
      if (start?.pointer !== event.pointerId) return
      const left = start.x - event.clientX
      if (left >= SLIDE_PX) {
        end()
        cancel()
      } else if (start.y - event.clientY >= LOCK_PX) {
        end()
        lock()
      } else slide(Math.max(0, left) / SLIDE_PX)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = hold.current
      if (start?.pointer !== event.pointerId) return
      end()
      if (event.timeStamp - start.at < TAP_MS) lock()
      else release()
    },
    // The browser took the finger for something else: what was said stays, nothing is sent by itself.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (hold.current?.pointer !== event.pointerId) return
      end()
      lock()
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // A pointer's click follows what it has done already; a key's has no pointer before it.
      if (event.detail === 0) begin(true)
    },
  }
}
