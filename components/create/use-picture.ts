import { useEffect, useState } from 'react'

/** A picture that could not be drawn just now is asked for again after so long, and so often. */
const AGAIN_MS = 2500
const TRIES = 6

/**
 * The pictures to be drawn one over the other: the last that arrived, and over it the one at `src` while it is on its way,
 * unseen. `arrived` and `missed` are its events; `failed` once it was asked for too often in vain.
 */
export function useArrived(src: string) {
  const [shown, setShown] = useState(src)
  const [missed, setMissed] = useState({ src, tries: 0 })
  const tries = missed.src === src ? missed.tries : 0
  const failed = tries >= TRIES
  return {
    shown,
    // The fragment only makes the browser ask again.
    coming: shown === src || failed ? null : tries === 0 ? src : `${src}#${tries}`,
    failed,
    arrived: () => setShown(src),
    missed: () => void setTimeout(() => setMissed({ src, tries: tries + 1 }), AGAIN_MS * (tries + 1)),
  }
}

/** `value` once it has stayed the same for a moment: whoever hurries through choices asks for few pictures. */
export function useSettled<T>(value: T, after_ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after_ms)
    return () => clearTimeout(timer)
  }, [value, after_ms])
  return settled
}

/** Asks again for a picture that failed, a few times. */
export function useRetriedAddress(src: string) {
  const [failed, setFailed] = useState({ src, tries: 0 })
  const tries = failed.src === src ? failed.tries : 0
  const onError = () => {
    if (tries < TRIES)
      setTimeout(
        () => setFailed((now) => (now.src === src && now.tries !== tries ? now : { src, tries: tries + 1 })),
        AGAIN_MS * (tries + 1),
      )
  }
  return { src: tries === 0 ? src : `${src}#${tries}`, onError }
}
