'use client'

import { useTranslations } from 'next-intl'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import type { Conversation } from '@/contracts/conversations'
import { NoteInput } from '@/contracts/forms/note'
import { useSetNote } from '@/hooks/api/use-conversations'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { SaveRow } from './save-row'

/** Offered; the contract takes any depth between its limits. */
const DEPTHS = [1, 2, 4, 8, 16]

/** What the model is to keep in mind, and before how many of the newest messages it is told. Saved with a press. */
export function NoteForm({ conversation: { id, config } }: { conversation: Conversation }) {
  const t = useTranslations('chat.config')
  const save = useSetNote(id)
  const initial = { note: config.note, note_depth: String(config.note_depth) }
  const { form, text, choice, values, reset, sending } = useContractForm({
    schema: NoteInput,
    initial,
    follow: true,
    show: 'change',
    read: ({ note, note_depth }) => ({ note, note_depth: Number(note_depth) }),
    words: ({ max = 0 }) => t('too_long', { max }),
    send: (body) => save.mutateAsync(body),
    done: ({ note, note_depth }) => reset({ note, note_depth: String(note_depth) }),
    refused: (error) => ({ note: t(isApiError(error, 'CONTENT_BLOCKED') ? 'blocked' : 'failed') }),
  })
  const changed = values.note.trim() !== initial.note || values.note_depth !== initial.note_depth
  const field = text('note')
  const tooLong = field.value.trim().length > (field.maxLength ?? Infinity)
  const depths = [...new Set([...DEPTHS, config.note_depth])].sort((a, b) => a - b)
  return (
    <form {...form} className='grid gap-3'>
      <TextField
        multiline
        {...field}
        label={t('note')}
        placeholder={t('note_hint')}
        aria-describedby={`note-help-${id}`}
        onChange={(event) => {
          save.reset()
          field.onChange(event)
        }}
      />
      <p id={`note-help-${id}`} className='-mt-1 text-sm text-pretty text-muted'>
        {t('note_help')}
      </p>
      {values.note.trim() || changed ? (
        <RadioChips
          {...choice('note_depth')}
          name={`note-depth-${id}`}
          legend={t('note_depth')}
          options={depths.map((depth) => ({ value: String(depth), label: t('note_before', { depth }) }))}
        />
      ) : null}
      <SaveRow saved={save.isSuccess} {...{ changed, sending, tooLong }} />
    </form>
  )
}
