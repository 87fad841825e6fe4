'use client'

import { useEffect, useRef, useState } from 'react'

/** Whether it plays: at once, or where less motion is wished for, when it is asked to. */
export function usePlaying(): [playing: boolean, setPlaying: (playing: boolean) => void] {
  const [playing, setPlaying] = useState(() => typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  return [playing, setPlaying]
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
  return <video ref={video} src={src} poster={poster} aria-label={label} muted loop playsInline disablePictureInPicture preload='metadata' className={className} />
}
