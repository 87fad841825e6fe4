import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Chunk, firstWindow, sameWindow, type Window, windowOf } from './message-window'

/** Closer to the bottom than this is at the bottom; rounding and rubber bands stay below it. */
const PINNED_PX = 12
/** Closer than this the reader follows along when something new comes. */
const NEAR_PX = 180
/** After a new message the thread scrolls smoothly this much later. */
const FOLLOW_DELAY_MS = 500
/** Older messages are asked for when fewer screens than this are left above. */
const LOAD_SCREENS = 3

type Anchor = { element: Element; top: number }

const topWithin = (element: Element, scroller: Element) => element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

/** The first row that is (partly) in view: what the reader's eye rests on. */
function findAnchor(scroller: HTMLElement): Anchor | null {
  const edge = scroller.getBoundingClientRect().top
  for (const chunk of scroller.querySelectorAll('[data-chunk]')) {
    if (chunk.getBoundingClientRect().bottom <= edge) continue
    for (const element of chunk.children) {
      const box = element.getBoundingClientRect()
      if (box.bottom > edge) return { element, top: box.top - edge }
    }
  }
  return null
}

const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets what came in push the rest up instead of jumping; the room it took, in pixels. */
function glideUp(body: HTMLElement, by: number) {
  if (by < 28 || by > 600 || !moves()) return
  body.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
    duration: 220,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  })
}

type Options = {
  /** Changes when a message is added at the end. */
  tail: string
  chunks: readonly Chunk[]
  hasOlder: boolean
  loadOlder: () => void
  /** The reader has come to the newest message. */
  onBottom: () => void
}

/**
 * Where the thread stands. The scroll origin is the bottom (column-reverse), so what comes above never moves what is
 * read; what comes below is taken back by hand unless the reader is at the bottom.
 */
export function useThreadScroll({ tail, chunks, hasOlder, loadOlder, onBottom }: Options) {
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<number, number>())
  const anchor = useRef<Anchor | null>(null)
  const last = useRef({ height: 0, width: 0 })
  /** Whether what has just changed may push the rest up visibly. */
  const glides = useRef(true)
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [drawn, setDrawn] = useState<Window>(firstWindow)
  const [far, setFar] = useState(false)
  const options = useRef({ tail, chunks, hasOlder, loadOlder, onBottom })

  /** Draws what is near, asks for what is older, and remembers what the reader looks at. */
  const look = useCallback(() => {
    const view = scroller.current
    // Where nothing is seen (another pane is in front) nothing can be measured.
    if (!view?.clientHeight) return
    const { chunks: all, hasOlder: more, loadOlder: load, onBottom: arrived } = options.current
    for (const element of view.querySelectorAll<HTMLElement>('[data-chunk]')) {
      heights.current.set(Number(element.dataset.chunk), element.getBoundingClientRect().height)
    }
    const end = view.querySelector('[data-below]')?.getBoundingClientRect().bottom ?? 0
    const hidden_below = end - view.getBoundingClientRect().bottom
    const next = windowOf(all, heights.current, { hidden_below, height: view.clientHeight })
    setDrawn((now) => (sameWindow(now, next) ? now : next))
    const away = -view.scrollTop
    setFar(away > view.clientHeight)
    anchor.current = away > PINNED_PX ? findAnchor(view) : null
    if (away <= NEAR_PX) arrived()
    const left = view.scrollHeight - view.clientHeight - away
    if (more && left < view.clientHeight * LOAD_SCREENS) load()
  }, [])

  /** After the layout has changed, before it is painted: puts the reader's row back where it was. */
  const settle = useCallback((mayGlide: boolean) => {
    const view = scroller.current
    const content = body.current
    if (!view?.clientHeight || !content) return
    const { height, width } = last.current
    last.current = { height: content.offsetHeight, width: content.offsetWidth }
    if (width && width !== content.offsetWidth) heights.current.clear()
    const held = anchor.current
    if (held?.element.isConnected) {
      const moved = topWithin(held.element, view) - held.top
      if (Math.abs(moved) >= 1) view.scrollTop += moved
    } else if (mayGlide && width === content.offsetWidth) glideUp(content, content.offsetHeight - height)
  }, [])

  useLayoutEffect(() => {
    const added = options.current.tail !== tail
    glides.current = added || options.current.chunks === chunks
    options.current = { tail, chunks, hasOlder, loadOlder, onBottom }
    // At the bottom nothing is held: the watcher below sees the frame's layout, which measuring here would make twice.
    if (!anchor.current && last.current.width) return
    settle(added)
    look()
  }, [tail, chunks, hasOlder, loadOlder, onBottom, drawn, settle, look])

  useEffect(() => {
    const view = scroller.current
    const content = body.current
    if (!view || !content) return
    const watcher = new ResizeObserver(() => {
      settle(glides.current)
      glides.current = true
      look()
    })
    watcher.observe(content)
    watcher.observe(view)
    view.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      view.removeEventListener('scroll', look)
    }
  }, [settle, look])

  const toBottom = useCallback((behavior: ScrollBehavior) => {
    anchor.current = null
    scroller.current?.scrollTo({ top: 0, behavior: moves() ? behavior : 'auto' })
  }, [])

  const isNear = useCallback(() => -(scroller.current?.scrollTop ?? 0) <= NEAR_PX, [])

  /** Something new came from the other side: follows along after a moment, unless the reader is further up. */
  const follow = useCallback(() => {
    clearTimeout(following.current)
    following.current = setTimeout(() => isNear() && toBottom('smooth'), FOLLOW_DELAY_MS)
  }, [isNear, toBottom])
  useEffect(() => () => clearTimeout(following.current), [])

  return { scroller, body, drawn, far, toBottom, isNear, follow }
}
