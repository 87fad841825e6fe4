import { useEffect, useRef, type RefObject } from 'react'

/**
 * What somebody typed into a field before the page's script ran. The browser shows it and React's state lacks it, so the next press would
 * work with the empty text. `take` gets it once.
 */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, take: (text: string) => void) {
  const first = useRef(take)
  useEffect(() => {
    const input = field.current
    // Hydration sets the default to what the state has, and leaves the value alone.
    if (input && input.value !== input.defaultValue) first.current(input.value)
  }, [field])
}
