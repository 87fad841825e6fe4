'use client'

import { useRef, type PointerEvent } from 'react'

/** Past this many pixels, or faster than this many pixels a millisecond, letting go dismisses. */
const FAR = 120
const FAST = 0.6

/** Lets a panel follow the finger downwards; spread the handlers on the handle, `panel` on what moves. */
export function useDragDown(onDismiss: (() => void) | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<{ y: number; at: number } | null>(null)

  const move = (pixels: number, transition: string) => {
    if (!panel.current) return
    panel.current.style.transition = transition
    panel.current.style.transform = pixels === 0 ? '' : `translateY(${pixels}px)`
  }
  const end = (event: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from) return
    const distance = event.clientY - from.y
    const fast = distance > 24 && distance / Math.max(1, event.timeStamp - from.at) > FAST
    if (event.type !== 'pointercancel' && onDismiss && (distance > FAR || fast)) {
      move(panel.current?.offsetHeight ?? 600, 'transform .2s ease-out')
      setTimeout(onDismiss, 180)
    } else move(0, 'transform .25s cubic-bezier(.3,1.3,.5,1)')
  }
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as HTMLElement).closest('button,a,input')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      const distance = event.clientY - start.current.y
      // Upwards, and where it cannot be dismissed, it gives way like rubber.
      move(distance < 0 || !onDismiss ? distance / 6 : distance, 'none')
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { panel, handle }
}
