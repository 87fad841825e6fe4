'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { GreetingQuote } from '@/components/ui/greeting-quote'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { useConversations } from '@/hooks/api/use-conversations'
import { useGreetings } from '@/hooks/api/use-greetings'
import { useStarter } from './chat-starter'

/** A finger that moved so far sideways, and more than up or down, turns the page. */
const SWIPE_PX = 48

/** Turns with a finger; the buttons do the same. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) =>
      void (from.current = pointerType === 'mouse' ? null : { x, y }),
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy) * 1.5) turn(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => void (from.current = null),
  }
}

type ChooserProps = { account_id: number; name: string; greetings: readonly { index: number; text: string }[] }

/** One greeting after the other, beginning with the first that the page has not shown. */
function Chooser({ account_id, name, greetings }: ChooserProps) {
  const t = useTranslations('character')
  const { start, starting } = useStarter()
  const { data: chats } = useConversations()
  const [at, setAt] = useState(1)
  const next = useRef<HTMLDivElement>(null)
  const count = greetings.length
  const turn = (by: 1 | -1) => setAt((now) => (now + by + count) % count)
  const swipe = useSwipe(turn)
  // The button that asked for it is gone.
  useEffect(() => next.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true }), [])
  const shown = greetings[at] ?? greetings[0]!
  const begun = chats?.data.find((chat) => chat.account_id === account_id)
  const way = `greeting-${shown.index}` as const
  return (
    <div className='grid gap-3'>
      <div aria-live='polite' aria-atomic className='touch-pan-y' {...swipe}>
        <p className='sr-only'>{t('ways_place', { number: at + 1, count })}</p>
        <GreetingQuote text={shown.text} />
      </div>
      <div className='flex max-w-[62ch] flex-wrap items-center gap-x-4 gap-y-2'>
        <div ref={next} className='-ms-2 flex items-center gap-1'>
          <IconButton label={t('ways_previous')} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-hidden className='min-w-12 text-center text-sm text-muted tabular-nums'>
            {t('ways_place', { number: at + 1, count })}
          </span>
          <IconButton label={t('ways_next')} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        {begun ? (
          <p className='flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-pretty text-muted'>
            {t('ways_begun', { name })}
            <Link href={`/chat/${begun.id}`} className={buttonClass('secondary')}>
              {t('ways_to_chat')}
            </Link>
          </p>
        ) : (
          <Button busy={starting === way} onClick={() => (starting === null ? start(way) : undefined)}>
            {t('ways_begin')}
          </Button>
        )}
      </div>
    </div>
  )
}

type GreetingWaysProps = {
  account_id: number
  name: string
  usual: string
  /** Until they are there. */
  waiting: ReactNode
}

/** All greetings to choose from; fetched with this part, when somebody asks for it. */
export default function GreetingWays({ account_id, name, usual, waiting }: GreetingWaysProps) {
  const t = useTranslations('character')
  const { data, isError, isFetching, refetch } = useGreetings(account_id, useStarter().slug)
  if (data && data.data.length > 1) return <Chooser account_id={account_id} name={name} greetings={data.data} />
  if (!data && (!isError || isFetching)) return waiting
  return (
    <div className='grid justify-items-start gap-3'>
      <GreetingQuote text={usual} />
      {data ? (
        <p role='status' className='text-sm text-muted'>
          {t('ways_none')}
        </p>
      ) : (
        <div role='alert' className='flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted'>
          {t('ways_failed')}
          <Button onClick={() => void refetch()}>{t('ways_retry')}</Button>
        </div>
      )}
    </div>
  )
}
