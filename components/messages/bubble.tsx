'use client'

import { type DOMAttributes, type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { MessageActions } from './message-actions'

/** How long a finger rests on a bubble before its actions show. */
const LONG_PRESS_MS = 450

type BubbleProps = {
  mine: boolean
  /** Last of a turn: its corner points to the speaker. */
  last: boolean
  /** What is copied; without it there is nothing to act on. */
  text?: string
  /** Where Tab enters the messages; the arrow keys go on from there. */
  entry?: boolean
  className?: string
  /** What can be done with it besides copying, knowing whether the actions are shown. */
  actions?: (shown: boolean) => ReactNode
  /** Of a finger that moves sideways over its words. */
  swipe?: Pick<DOMAttributes<HTMLDivElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>
  /** Belongs to it, and is drawn between it and its actions. */
  below?: ReactNode
  children: ReactNode
}

/** Actions show on hover, while something inside has the focus, and after a long press; a press elsewhere hides them. */
function useReveal(entry: boolean) {
  const [shown, setShown] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  // A bubble may come to lie under a mouse that rests, e.g. when a reply ends.
  useEffect(() => {
    if (!window.matchMedia('(hover: hover)').matches) return
    const look = () => root.current?.matches(':hover') && setShown(true)
    look()
    // Browsers find out what lies under a resting mouse only after the next layout.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)))
    return () => cancelAnimationFrame(frame)
  }, [])
  // A finger that pressed one of them rests on nothing: they would lie over what came below.
  useEffect(() => {
    if (!entry && !window.matchMedia('(hover: hover)').matches) setShown(false)
  }, [entry])
  useEffect(() => {
    if (!shown) return
    const hide = (event: Event) => root.current?.contains(event.target as Node) || setShown(false)
    document.addEventListener('pointerdown', hide)
    return () => document.removeEventListener('pointerdown', hide)
  }, [shown])
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    timer.current = setTimeout(() => {
      navigator.vibrate?.(8)
      setShown(true)
    }, LONG_PRESS_MS)
  }
  return {
    root,
    shown,
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setShown(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setShown(false),
      onFocus: () => setShown(true),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setShown(false),
      onPointerDown,
      onPointerMove: (event: PointerEvent) => {
        cancel()
        if (event.pointerType === 'mouse') setShown(true)
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  }
}

/** One message: one's own in wine on the right, the companion's raised on the left, its actions in a bar under it. */
export function Bubble({ mine, last, text, entry, className, actions, swipe, below, children }: BubbleProps) {
  const { root, shown, handlers } = useReveal(entry ?? false)
  return (
    <div ref={root} {...(text ? handlers : {})} className={cn('relative w-fit max-w-[min(82%,32.5rem)]', mine && 'ms-auto', className)}>
      <div
        {...swipe}
        dir='auto'
        data-focusable={text ? '' : undefined}
        tabIndex={text ? (entry ? 0 : -1) : undefined}
        className={cn(
          'message-bubble w-fit max-w-full',
          'rounded-lg px-4 py-2.5 text-pretty break-words whitespace-pre-wrap focus-visible:outline-2!',
          mine ? 'ms-auto bg-mine text-mine-text' : 'bg-raised text-text',
          swipe?.onPointerDown && 'touch-pan-y',
          last && (mine ? 'rounded-ee-sm' : 'rounded-es-sm'),
        )}
      >
        {children}
      </div>
      {below}
      {actions ? actions(shown) : text && shown ? <MessageActions mine={mine} text={text} shown /> : null}
    </div>
  )
}
