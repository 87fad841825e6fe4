'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { MESSAGE_MAX_LENGTH, type Message } from '@/contracts/messages'
import { useCorrectNote } from '@/hooks/api/use-voice-notes'
import { errorText } from '@/hooks/error-outcomes'
import { isApiError } from '@/lib/api/errors'

type CorrectNoteProps = { message: Message; /** The companion's first name. */ name: string; onClose: () => void }

/** What a note says in the words of who spoke it: free, and what the character goes on from. */
export function CorrectNote({ message, name, onClose }: CorrectNoteProps) {
  const t = useTranslations('voices.correct')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const [text, setText] = useState(message.content)
  const correct = useCorrectNote(message)
  const content = text.trim()
  const tooLong = content.length > MESSAGE_MAX_LENGTH
  const save = () => {
    if (!content || tooLong || correct.isPending) return
    if (content === message.content) return onClose()
    correct.mutate(content, { onSuccess: onClose })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save()
  }
  return (
    <div data-editing className='mb-1 ms-auto grid w-full max-w-130 gap-2 rounded-lg bg-raised p-3' onKeyDown={onKeyDown}>
      <TextField
        multiline
        autoFocus
        rows={2}
        label={t('label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          tooLong
            ? common('max_length', { max: MESSAGE_MAX_LENGTH })
            : correct.error
              ? errors(isApiError(correct.error) ? errorText[correct.error.code] : 'general')
              : undefined
        }
      />
      <p className='text-sm text-pretty text-muted'>{t('text', { name })}</p>
      <div className='flex flex-wrap justify-end gap-2'>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind='primary' busy={correct.isPending} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
