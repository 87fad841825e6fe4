'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { cn } from '@/lib/cn'
import { copyText } from './copy-text'

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
  /** Drawn on its edge, knowing whether the actions are shown and how to show them. */
  corner?: (shown: boolean, show: () => void) => ReactNode
  children: ReactNode
}

/** Actions show on hover, while something inside has the focus, and after a long press. */
function useReveal() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  useEffect(() => {
    if (!shown) return
    const hide = () => setShown(false)
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
    shown,
    show: () => setShown(true),
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setShown(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setShown(false),
      onFocus: () => setShown(true),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setShown(false),
      onPointerDown,
      onPointerMove: cancel,
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  }
}

function CopyButton({ text, mine }: { text: string; mine: boolean }) {
  const t = useTranslations('chat.message')
  const copy = async () => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('copy_failed'))
  }
  return (
    <IconButton
      label={t('copy')}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => void copy()}
      className={cn('absolute bottom-0 animate-fade', mine ? 'right-full mr-1' : 'left-full ml-1')}
    >
      <Copy aria-hidden strokeWidth={1.75} />
    </IconButton>
  )
}

/** One message: one's own in wine on the right, the companion's raised on the left. */
export function Bubble({ mine, last, text, entry, className, corner, children }: BubbleProps) {
  const { shown, show, handlers } = useReveal()
  return (
    <div
      {...(text ? handlers : {})}
      className={cn('relative w-fit max-w-[min(82%,32.5rem)]', mine && 'ml-auto', className)}
    >
      <div
        dir='auto'
        data-focusable={text ? '' : undefined}
        tabIndex={text ? (entry ? 0 : -1) : undefined}
        className={cn(
          'message-bubble',
          'rounded-lg px-4 py-2.5 text-pretty break-words whitespace-pre-wrap focus-visible:outline-2!',
          mine ? 'bg-mine text-mine-text' : 'bg-raised text-text',
          last && (mine ? 'rounded-br-sm' : 'rounded-bl-sm'),
        )}
      >
        {children}
      </div>
      {shown && text ? <CopyButton text={text} mine={mine} /> : null}
      {corner?.(shown, show)}
    </div>
  )
}
