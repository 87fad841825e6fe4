import { type RefObject, useLayoutEffect, useState } from 'react'

/** A tile is about as wide as in the design (design/shots/photos-*.png): two on phones, four beside the side bar. */
const TILE_WIDTH = 260
const FEWEST = 2
const MOST = 6

/** How many columns fit into the element; it follows the window. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(FEWEST)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setCount(Math.max(FEWEST, Math.min(MOST, Math.round(target.clientWidth / TILE_WIDTH))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return count
}
