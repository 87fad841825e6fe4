import { useEffect, useState } from 'react'

/**
 * A press on a switch before its state is known, at the start of a page, counts as soon as it is: it is neither lost nor
 * mistaken for the opposite. `act` gets whether the press was such an early one, which always means to switch on, since that
 * is what the button showed.
 */
export function useEarlyPress(known: boolean, act: (early: boolean) => void): { waiting: boolean; press: () => void } {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting || !known) return
    setWaiting(false)
    act(true)
  }, [waiting, known, act])
  return { waiting, press: () => (known ? act(false) : setWaiting(true)) }
}
