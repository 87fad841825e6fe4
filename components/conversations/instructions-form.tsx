'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { type Conversation, CONVERSATION_INSTRUCTIONS_MAX } from '@/contracts/conversations'
import { InstructionsInput } from '@/contracts/forms/instructions'
import { useSetInstructions } from '@/hooks/api/use-conversations'
import { useContractForm } from '@/hooks/use-contract-form'
import { useInstallation } from '@/hooks/use-installation'
import { isApiError } from '@/lib/api/errors'
import { SaveRow } from './save-row'

type InstructionsFormProps = { conversation: Conversation; name: string }

/** What the character is asked to be like here. Saved with a press; the server moderates it first. */
export function InstructionsForm({ conversation: { id, config }, name }: InstructionsFormProps) {
  const t = useTranslations('chat.config')
  const most = useInstallation()?.conversation_instructions_max ?? CONVERSATION_INSTRUCTIONS_MAX
  const save = useSetInstructions(id)
  const { form, text, values, reset, sending } = useContractForm({
    schema: InstructionsInput,
    initial: { custom_instructions: config.custom_instructions },
    follow: true,
    show: 'change',
    most: { custom_instructions: most },
    words: ({ max = 0 }) => t('too_long', { max }),
    send: ({ custom_instructions }) => save.mutateAsync(custom_instructions.trim()),
    done: ({ custom_instructions }) => reset({ custom_instructions }),
    refused: (error) => ({ custom_instructions: t(isApiError(error, 'CONTENT_BLOCKED') ? 'blocked' : 'failed') }),
  })
  const changed = values.custom_instructions.trim() !== config.custom_instructions
  const field = text('custom_instructions')
  const tooLong = field.value.trim().length > (field.maxLength ?? Infinity)
  return (
    <form {...form} className='grid gap-3'>
      <TextField
        multiline
        {...field}
        label={t('instructions', { name })}
        placeholder={t('instructions_hint')}
        aria-describedby={`instructions-help-${id}`}
        onChange={(event) => {
          save.reset()
          field.onChange(event)
        }}
      />
      <p id={`instructions-help-${id}`} className='-mt-1 text-sm text-pretty text-muted'>
        {t('instructions_help')}
      </p>
      <SaveRow saved={save.isSuccess} {...{ changed, sending, tooLong }} />
    </form>
  )
}
