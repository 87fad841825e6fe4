'use client'

import { useTranslations } from 'next-intl'
import type { Message } from '@/contracts/messages'
import { Disclosure } from './disclosure'

type NoticesAfterProps = {
  name: string
  attributes: Message['content_attributes']
  /** The notice stands right before this message. */
  told: boolean
}

/** What the server has put after a message: the notice again, and that a break would do good. */
export function NoticesAfter({ name, attributes, told }: NoticesAfterProps) {
  const t = useTranslations('chat.break')
  return (
    <>
      {attributes.told && !told ? <Disclosure name={name} after /> : null}
      {attributes.break === undefined ? null : (
        <p role='note' className='mx-auto max-w-xl pt-13 text-center text-sm text-balance text-muted'>
          {t('text', { hours: Math.round(attributes.break / 60) })}
        </p>
      )}
    </>
  )
}
