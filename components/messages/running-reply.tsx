'use client'

import { useTranslations } from 'next-intl'
import { useContext, useEffect, useState } from 'react'
import type { Message } from '@/contracts/messages'
import { chatState, useChatStore } from '@/stores/chat-store'
import { Bubble } from './bubble'
import { NoteLine } from './note-line'
import { SpokenText } from './spoken-text'
import { ThreadContext } from './thread-context'

/** A model on the operator's own machine may have to be read from disk first; before that long a wait needs no words. */
const LOADING_AFTER_MS = 8_000

function Typing({ ahead }: { ahead: number | undefined }) {
  const t = useTranslations('chat.message')
  const { name } = useContext(ThreadContext)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Bubble
      mine={false}
      last
      className='animate-fade'
      below={
        <div role='status'>
          {ahead !== undefined ? <NoteLine>{t('in_line', { n: ahead })}</NoteLine> : late ? <NoteLine>{t('loading')}</NoteLine> : null}
        </div>
      }
    >
      <span className='flex h-6 items-center gap-1.5 px-1' role='img' aria-label={t('typing', { name })}>
        {[0, 1, 2].map((index) => (
          <span key={index} className={'message-dot size-2 rounded-full bg-muted'} />
        ))}
      </span>
    </Bubble>
  )
}

/** A reply being written. The only thing on the screen that draws again with every piece of text. */
export function RunningReply({ message }: { message: Message }) {
  const text = useChatStore((store) => store.streaming[message.id]?.text ?? message.content)
  const isTyping = useChatStore((store) => chatState(store, message.conversation_real_id).isTyping)
  const ahead = useChatStore((store) => store.places[message.id])
  if (!text) return isTyping ? <Typing ahead={ahead} /> : null
  return (
    <Bubble mine={false} last>
      <span aria-busy className='message-caret'>
        <SpokenText text={text} running />
      </span>
    </Bubble>
  )
}
