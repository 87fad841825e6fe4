import { useEffect, useRef } from 'react'

/** Asks for the next page when the end comes near: the answer goes on an element after the list. */
export function useNearEnd(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), { rootMargin: '1200px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return end
}
