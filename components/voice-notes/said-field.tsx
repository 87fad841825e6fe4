'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'

type SaidFieldProps = { value: string; onChange: (value: string) => void }

/** What a note says, in writing, for a character that cannot hear it. */
export function SaidField({ value, onChange }: SaidFieldProps) {
  const t = useTranslations('chat')
  const tooLong = value.trim().length > MESSAGE_MAX_LENGTH
  return (
    <TextField
      multiline
      autoFocus
      rows={2}
      label={t('recorder.content')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={MESSAGE_MAX_LENGTH}
      error={tooLong ? t('composer.too_long', { max: MESSAGE_MAX_LENGTH }) : undefined}
      className='px-1 pb-2'
    />
  )
}
