'use client'

import { Volume2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { Message } from '@/contracts/messages'
import { VOICE_CREDITS } from '@/contracts/prices'
import { useRequestVoice } from '@/hooks/api/use-voice'

type ListenButtonProps = {
  message: Message
  /** The actions of the bubble are shown. */
  shown: boolean
  onShow: () => void
}

/** On the bubble's lower edge; never below it by more than what the thread leaves free under its last message. */
const PLACE = 'absolute -bottom-3 z-10 grid place-items-center rounded-full bg-surface hairline '
const PILL = `${PLACE} right-2 min-h-11 animate-fade grid-flow-col gap-2 px-4 text-sm font-semibold whitespace-nowrap text-text shadow-float`

/** On a character's bubble: a small mark that opens the button which names the price, and pays it. Two presses, never one. */
export function ListenButton({ message, shown, onShow }: ListenButtonProps) {
  const t = useTranslations('chat.voice')
  const [open, setOpen] = useState(false)
  const ask = useRequestVoice(message)
  if (open && !shown && !ask.isPending) setOpen(false)
  if (ask.isPending) {
    return (
      <span role='status' className={PILL}>
        <Spinner className='size-4' />
        {t('making')}
      </span>
    )
  }
  if (open) {
    return (
      <button
        type='button'
        autoFocus
        onPointerDown={(event) => event.stopPropagation()}
        // The second half of a double click was meant for the mark.
        onClick={(event) => {
          if (event.detail > 1) return
          setOpen(false)
          ask.listen()
        }}
        className={`${PILL} hover:bg-hover`}
      >
        <Volume2 aria-hidden className='size-4' strokeWidth={1.75} />
        {t('listen_price', { credits: VOICE_CREDITS })}
      </button>
    )
  }
  const text = t('hear', { credits: VOICE_CREDITS })
  return (
    <button
      type='button'
      tabIndex={shown ? 0 : -1}
      aria-label={text}
      title={text}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => {
        onShow()
        setOpen(true)
      }}
      // Small to the eye, 44 px to the finger.
      className={`${PLACE} right-3 size-6 text-muted after:absolute after:-inset-2.5 hover:text-text`}
    >
      <Volume2 aria-hidden className='size-3.5' strokeWidth={1.75} />
    </button>
  )
}
