import { useEffect, useState } from 'react'

/** A picture that could not be drawn just now is asked for again after so long, and so often (ours). */
const AGAIN_MS = 2500
const TRIES = 6

/**
 * The newest of the pictures at `src` that has arrived, and the one before it: the old one stays until the new one is whole.
 * `failed` once it was asked for too often in vain.
 */
export function useArrived(src: string) {
  const [shown, setShown] = useState<{ now: string; before: string | null }>({ now: src, before: null })
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    let tries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const image = new Image()
    const load = () => {
      // The fragment only makes the browser ask again.
      image.src = tries === 0 ? src : `${src}#${tries}`
    }
    image.onload = () => {
      if (left) return
      setFailed(null)
      setShown(({ now, before }) => (now === src ? { now, before } : { now: src, before: now }))
    }
    image.onerror = () => {
      if (left) return
      tries += 1
      if (tries >= TRIES) return setFailed(src)
      timer = setTimeout(load, AGAIN_MS * tries)
    }
    load()
    return () => {
      left = true
      clearTimeout(timer)
      image.src = ''
    }
  }, [src])
  return { ...shown, drawing: shown.now !== src && failed !== src, failed: failed === src }
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
    if (tries < TRIES) setTimeout(() => setFailed((now) => (now.src === src && now.tries !== tries ? now : { src, tries: tries + 1 })), AGAIN_MS * (tries + 1))
  }
  return { src: tries === 0 ? src : `${src}#${tries}`, onError }
}
