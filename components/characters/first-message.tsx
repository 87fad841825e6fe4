'use client'

import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useEarlyText } from '@/hooks/use-early-text'
import { keepFirstMessage, readFirstMessage } from '@/lib/first-message'
import { useStarter } from './chat-starter'

type FirstMessageProps = {
  slug: string
  name: string
  /** Most characters of a message. */
  max: number
}

/** An answer to the greeting, written in place: whoever has to sign in first finds it sent afterwards. */
export function FirstMessage({ slug, name, max }: FirstMessageProps) {
  const t = useTranslations('character')
  const { start, starting } = useStarter()
  const [text, setText] = useState('')
  const busy = starting === 'chat'
  const field = useRef<HTMLInputElement>(null)
  const change = (next: string) => {
    setText(next)
    keepFirstMessage({ slug, text: next, send: false })
  }
  useEarlyText(field, change)
  useEffect(() => setText(readFirstMessage(slug)?.text ?? ''), [slug])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !text.trim()) return
    keepFirstMessage({ slug, text, send: true })
    start('chat')
  }
  return (
    <form
      onSubmit={submit}
      className='mt-3 flex items-center rounded-full bg-surface p-1 edged focus-within:outline-2 focus-within:outline-focus'
    >
      <input
        ref={field}
        value={text}
        maxLength={max}
        enterKeyHint='send'
        autoComplete='off'
        aria-label={t('write', { name })}
        placeholder={t('write', { name })}
        onChange={(event) => change(event.target.value)}
        className='h-12 min-w-0 flex-1 bg-transparent pl-4 outline-none'
      />
      <button
        type='submit'
        aria-disabled={busy || !text.trim() || undefined}
        className='inline-flex h-12 min-w-12 flex-none items-center justify-center gap-2 rounded-full bg-raised px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-fast hover:bg-hover aria-disabled:text-muted'
      >
        <span className='sr-only premium:not-sr-only'>{t('send')}</span>
        <span className='premium:hidden'>{t('send_price', { price: MESSAGE_CREDITS })}</span>
        {busy ? <Spinner /> : <SendHorizontal aria-hidden className='size-4.5' strokeWidth={1.75} />}
      </button>
    </form>
  )
}
