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

type PayProps = { message: Message; asking: boolean; onAsk: () => void; onDone: () => void }

/** Mounted only once it is wanted: thousands of messages carry no more than the mark. */
function PayButton({ message, asking, onAsk, onDone }: PayProps) {
  const t = useTranslations('chat.voice')
  const listen = useRequestVoice(message)
  if (asking) {
    return (
      <span role='status' className={PILL}>
        <Spinner className='size-4' />
        {t('making')}
      </span>
    )
  }
  return (
    <button
      type='button'
      autoFocus
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        // The second half of a double click was meant for the mark.
        if (event.detail > 1) return
        onAsk()
        listen(onDone)
      }}
      className={`${PILL} hover:bg-hover`}
    >
      <Volume2 aria-hidden className='size-4' strokeWidth={1.75} />
      {t('listen_price', { credits: VOICE_CREDITS })}
    </button>
  )
}

/** On a character's bubble: a small mark that opens the button which names the price, and pays it. Two presses, never one. */
export function ListenButton({ message, shown, onShow }: ListenButtonProps) {
  const t = useTranslations('chat.voice')
  const [phase, setPhase] = useState<'closed' | 'open' | 'asking'>('closed')
  if (phase === 'open' && !shown) setPhase('closed')
  if (phase !== 'closed') return <PayButton message={message} asking={phase === 'asking'} onAsk={() => setPhase('asking')} onDone={() => setPhase('closed')} />
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
        setPhase('open')
      }}
      // Small to the eye, 44 px to the finger.
      className={`${PLACE} right-3 size-6 text-muted after:absolute after:-inset-2.5 hover:text-text`}
    >
      <Volume2 aria-hidden className='size-3.5' strokeWidth={1.75} />
    </button>
  )
}
