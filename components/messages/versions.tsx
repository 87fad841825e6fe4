'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PointerEvent } from 'react'
import { useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { Message } from '@/contracts/messages'
import { useSelectMessage } from '@/hooks/api/use-alternatives'
import { cn } from '@/lib/cn'

/** A finger that moved so far sideways, and more than up or down, turns to the next version. */
const SWIPE_PX = 48

/** Turns with a finger; the buttons of Versions do the same. */
export function useVersionSwipe(message: Message) {
  const { mutate, isPending } = useSelectMessage(message.conversation_real_id)
  const from = useRef<{ x: number; y: number } | null>(null)
  const turn = (id: number | null) => (id !== null && !isPending ? mutate(id) : undefined)
  if (!message.alternatives) return { turn, isPending, handlers: {} }
  const { previous_id, next_id } = message.alternatives
  return {
    turn,
    isPending,
    handlers: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) =>
        void (from.current = pointerType === 'mouse' ? null : { x, y }),
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!from.current) return
        const [dx, dy] = [clientX - from.current.x, clientY - from.current.y]
        from.current = null
        if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy) * 1.5) turn(dx < 0 ? next_id : previous_id)
      },
      onPointerCancel: () => void (from.current = null),
    },
  }
}

type VersionsProps = { message: Message; turn: (id: number | null) => void; busy: boolean }

/** ‹ 2/3 › below a message that has alternatives. */
export function Versions({ message: { alternatives, sender_type }, turn, busy }: VersionsProps) {
  const t = useTranslations('chat.versions')
  if (!alternatives) return null
  const { index, count, previous_id, next_id } = alternatives
  return (
    <div
      role='group'
      aria-label={t('place', { number: index, count })}
      className={cn('-mb-1 flex w-fit items-center text-muted', sender_type === 'User' && 'ms-auto')}
    >
      <IconButton label={t('previous')} disabled={previous_id === null || busy} onClick={() => turn(previous_id)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span aria-hidden className='min-w-9 text-center text-sm tabular-nums'>
        {index}/{count}
      </span>
      <IconButton label={t('next')} disabled={next_id === null || busy} onClick={() => turn(next_id)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
