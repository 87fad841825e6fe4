import { type RefObject, useEffect } from 'react'

/** A keyboard takes at least this much, in pixels; browser bars take less. */
const KEYBOARD_PX = 120

/** Fits an element between the top and an on-screen keyboard where the page itself is not resized by it (iOS). */
export function useVisualViewport(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const element = root.current
      if (!element) return
      const open = window.innerHeight - view.height > KEYBOARD_PX && view.scale <= 1.01
      element.style.height = open ? `${view.height}px` : ''
      element.style.top = open ? `${view.offsetTop}px` : ''
    }
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [root])
}
