'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const CALM = '(prefers-reduced-motion: reduce)'
const subscribe = (changed: () => void) => {
  const query = window.matchMedia(CALM)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether it plays: at once, or where less motion is wished for, when it is asked to. */
export function usePlaying(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const calm = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(CALM).matches,
    () => true,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  return [chosen ?? !calm, setChosen]
}

type LoopingVideoProps = { src: string; poster: string | undefined; label: string; playing: boolean; className?: string }

/** A short silent film over and over, over its own still. It rests while it is out of sight. */
export function LoopingVideo({ src, poster, label, playing, className }: LoopingVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!video.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(video.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // A browser may refuse to play, to save power for one; the still is there all the same.
    if (playing && seen) void video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [playing, seen, src])
  return (
    <video
      ref={video}
      src={src}
      poster={poster}
      aria-label={label}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload='metadata'
      className={className}
    />
  )
}
