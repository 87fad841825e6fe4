import { create } from 'zustand'
import type { EventData } from '@/contracts/events'

/** How fast it may speak. */
export const RATES = [1, 1.25, 1.5, 2] as const
export type Rate = (typeof RATES)[number]

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

type PlayerState = {
  /** What is in the player, whichever address it came under; null before anything was played. */
  track: string | null
  status: PlayerStatus
  /** Seconds from its beginning. */
  time: number
  /** What the browser knows of its length, in seconds; null while it is still coming. */
  length: number | null
  rate: Rate
  /** A voice that was asked for in this tab and did not come. */
  lost: EventData<'voice.updated'> | null
  /** Plays `src` from its position, and pauses any other track. */
  play: (src: string) => void
  pause: () => void
  toggle: (src: string) => void
  seek: (src: string, seconds: number) => void
  nextRate: () => void
  /** Must run inside a tap: iOS lets only an element that began there speak later. */
  unlock: () => void
  /** Silence, and nothing in the player: the place it belongs to was left. */
  stop: () => void
  /** A voice of this message was asked for here: its end concerns this tab. */
  recordAsked: (message_id: number) => void
  recordVoice: (data: EventData<'voice.updated'>) => void
  clearLost: () => void
}

const RATE_KEY = 'voice-rate'

/** The same file under a fresh signature is the same track. */
export const trackOf = (src: string) => src.split('?')[0] as string

function storedRate(): Rate {
  try {
    const rate = Number(typeof window === 'undefined' ? 1 : window.localStorage.getItem(RATE_KEY))
    return RATES.find((each) => each === rate) ?? 1
  } catch {
    return 1
  }
}

function storeRate(rate: Rate) {
  try {
    window.localStorage.setItem(RATE_KEY, String(rate))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** The header of a WAV of 80 samples at 8 kHz; with silence behind it, it is what unlocks an element on iOS. */
const WAV_HEADER = 'UklGRnQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YVAAAAA='

function silence(): string {
  const header = Uint8Array.from(atob(WAV_HEADER), (letter) => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([header, new Uint8Array(80).fill(128)], { type: 'audio/wav' }))
}

/** The one element of the tab: two can never speak at once, and what a tap unlocked stays unlocked. */
let audio: HTMLAudioElement | null = null
let unlocked = false
/** Where to begin once the browser knows the file. */
let waitingFor: number | null = null
/** Messages whose voice this tab asked for and that has not arrived. */
const awaited = new Set<number>()
/** Counts what was asked to play: an answer to an earlier ask says nothing about this one. */
let asked = 0

/** What one player for the whole app does; components/voice/voice-player.tsx draws it. */
export const usePlayerStore = create<PlayerState>((set, get) => {
  const isOwn = () => get().track !== null

  function element(): HTMLAudioElement {
    if (audio) return audio
    const made = new Audio()
    made.preload = 'auto'
    const on = (name: keyof HTMLMediaElementEventMap, run: () => void) => made.addEventListener(name, () => isOwn() && run())
    on('playing', () => {
      // What is still being made has no end yet and cannot be wound.
      if (!Number.isFinite(made.duration)) waitingFor = null
      set({ status: 'playing' })
    })
    on('waiting', () => get().status === 'playing' && set({ status: 'loading' }))
    on('pause', () => get().status !== 'failed' && set({ status: 'paused' }))
    on('timeupdate', () => waitingFor === null && set({ time: made.currentTime }))
    on('durationchange', () => {
      const length = Number.isFinite(made.duration) ? made.duration : null
      set({ length })
      if (length === null || waitingFor === null) return
      made.currentTime = Math.min(waitingFor, length)
      waitingFor = null
    })
    on('ended', () => set({ status: 'idle', time: 0 }))
    on('error', () => {
      waitingFor = null
      set({ status: 'failed' })
    })
    return (audio = made)
  }

  function load(src: string, from: number) {
    const player = element()
    waitingFor = from > 0 ? from : null
    set({ track: trackOf(src), status: 'paused', time: from, length: null })
    player.src = src
    player.load()
  }

  /** A refusal to play (no tap, or another source came in between) is no failure of the file. */
  function start() {
    const player = element()
    const ask = ++asked
    set({ status: 'loading' })
    player.defaultPlaybackRate = player.playbackRate = get().rate
    player.play()?.catch((error: unknown) => {
      if (ask === asked && get().status === 'loading') set({ status: (error as Error).name === 'NotSupportedError' ? 'failed' : 'paused' })
    })
  }

  return {
    track: null,
    status: 'idle',
    time: 0,
    length: null,
    rate: storedRate(),
    lost: null,
    play: (src) => {
      const { track, status } = get()
      unlocked = true
      if (track !== trackOf(src) || status === 'failed') load(src, 0)
      // What was heard while it was made cannot be wound back: it is a file by now.
      else if (status === 'idle' && Number.isFinite(element().duration)) element().currentTime = 0
      else if (status === 'idle') load(src, 0)
      start()
    },
    pause: () => {
      set({ status: 'paused' })
      audio?.pause()
    },
    toggle: (src) => {
      const { track, status, play, pause } = get()
      if (track === trackOf(src) && (status === 'playing' || status === 'loading')) pause()
      else play(src)
    },
    seek: (src, seconds) => {
      const { track, status } = get()
      const to = Math.max(0, seconds)
      if (track === trackOf(src) && status !== 'failed' && audio && Number.isFinite(audio.duration)) {
        audio.currentTime = Math.min(to, audio.duration)
        set({ time: audio.currentTime, status: status === 'idle' ? 'paused' : status })
        return
      }
      // A file that was still being made when it was loaded cannot be seeked; now it can, loaded again.
      const keepsPlaying = track === trackOf(src) && (status === 'playing' || status === 'loading')
      load(src, to)
      if (keepsPlaying) start()
    },
    nextRate: () => {
      const rate = RATES[(RATES.indexOf(get().rate) + 1) % RATES.length] as Rate
      storeRate(rate)
      set({ rate })
      if (audio) audio.defaultPlaybackRate = audio.playbackRate = rate
    },
    unlock: () => {
      if (unlocked) return
      unlocked = true
      const player = element()
      player.src = silence()
      player.play()?.catch(() => undefined)
    },
    stop: () => {
      if (!audio || get().track === null) return
      set({ track: null, status: 'idle', time: 0, length: null })
      waitingFor = null
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
    recordAsked: (message_id) => void awaited.add(message_id),
    recordVoice: (data) => {
      if (data.state === 'queued' || data.state === 'running' || !awaited.delete(data.message_id) || data.state === 'ready') return
      get().stop()
      set({ lost: data })
    },
    clearLost: () => set({ lost: null }),
  }
})
