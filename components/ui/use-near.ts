'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** From where on a window is wide (docs/product.md). */
const WIDE = '(min-width: 1024px)'
/** Pixels: from the anchor, and from the window's edge. */
const GAP = 8
const EDGE = 16

/** Under the anchor, else over it, else beside it; from its left edge, or its right one in the right half of the window. */
function place({ style, offsetWidth: width, offsetHeight: height }: HTMLElement, anchor: DOMRect) {
  const { innerWidth, innerHeight } = window
  const inRightHalf = anchor.left + anchor.width / 2 > innerWidth / 2
  let left = inRightHalf ? anchor.right - width : anchor.left
  let top = anchor.bottom + GAP
  if (top + height > innerHeight - EDGE) top = anchor.top - GAP - height
  if (top < EDGE) {
    top = Math.max(EDGE, Math.min(anchor.top, innerHeight - EDGE - height))
    left = inRightHalf ? anchor.left - GAP - width : anchor.right + GAP
  }
  style.position = 'absolute'
  style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`
  style.top = `${top}px`
}

/** On wide windows `panel` is beside what opened it, as a menu is; elsewhere its classes say where. */
export function useNear(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null> | undefined) {
  useLayoutEffect(() => {
    if (!anchor) return
    const wide = window.matchMedia(WIDE)
    const settle = () => {
      if (!panel.current) return
      for (const name of ['position', 'left', 'top']) panel.current.style.removeProperty(name)
      if (wide.matches && anchor.current) place(panel.current, anchor.current.getBoundingClientRect())
    }
    settle()
    window.addEventListener('resize', settle)
    return () => window.removeEventListener('resize', settle)
  }, [panel, anchor])
}
