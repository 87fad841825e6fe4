'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MESSAGE_MAX_LENGTH, type Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useEditMessage } from '@/hooks/api/use-alternatives'
import { errorText, openOfferFor } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'
import { Price } from './price'

/** What was written, until it is stored: the row may be taken off the screen meanwhile. */
const drafts = new Map<number, string>()

/** A message in other words; the earlier ones stay as a version. One's own is answered anew. */
export function EditMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useTranslations('chat.edit')
  const errors = useTranslations('errors')
  const common = useTranslations('common')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => drafts.get(message.id) ?? message.content)
  const edit = useEditMessage(message)
  const mine = message.sender_type === 'User'
  const content = text.trim()
  const tooLong = content.length > MESSAGE_MAX_LENGTH
  const close = () => {
    drafts.delete(message.id)
    onClose()
  }
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const save = () => {
    if (!content || tooLong || edit.isPending) return
    if (content === message.content) return close()
    edit.mutate(content, {
      onSuccess: close,
      onError: (error) => {
        if (isApiError(error)) void openOfferFor(error.code, 'premium_photo')
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save()
  }
  const problem = tooLong
    ? common('max_length', { max: MESSAGE_MAX_LENGTH })
    : edit.error
      ? errors(isApiError(edit.error) ? errorText[edit.error.code] : 'general')
      : null
  return (
    // While it is open, the actions that hang down from other messages are not (messages.css).
    <div data-editing className='grid gap-2 rounded-lg bg-raised p-3'>
      <textarea
        ref={field}
        aria-label={t('label')}
        aria-invalid={problem ? true : undefined}
        value={text}
        rows={Math.min(10, Math.max(2, Math.ceil(text.length / 60)))}
        onChange={(event) => {
          setText(event.target.value)
          drafts.set(message.id, event.target.value)
        }}
        onKeyDown={onKeyDown}
        className='w-full resize-y rounded-md bg-surface px-3 py-2 hairline'
      />
      {problem ? (
        <p role='alert' className='text-sm text-bad'>
          {problem}
        </p>
      ) : null}
      <div className='flex flex-wrap justify-end gap-2'>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button kind='primary' busy={edit.isPending} onClick={save}>
          {mine ? <Price free={t('send_price', { price: MESSAGE_CREDITS })} premium={t('send')} /> : t('save')}
        </Button>
      </div>
      <p className='text-sm text-pretty text-muted'>{t(mine ? 'note_mine' : 'note_theirs')}</p>
    </div>
  )
}
