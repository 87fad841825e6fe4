'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { MemoryInput, StoryInput } from '@/contracts/forms/memory'
import { useContractForm } from '@/hooks/use-contract-form'
import { isApiError } from '@/lib/api/errors'
import { ruleKey } from '@/lib/characters/rule-key'
import { cn } from '@/lib/cn'

/** The contract has limits for each; an empty story removes it. */
const SCHEMAS = { memory: MemoryInput, story: StoryInput } as const
const ROWS = { memory: 2, story: 6 } as const

type MemoryFormProps = {
  what: keyof typeof SCHEMAS
  label: string
  hint?: string
  initial: string
  /** On the button. */
  action: string
  send: (text: string) => Promise<unknown>
  onDone: () => void
  className?: string
}

/** One text of the person's with what came of sending it; Escape leaves it as it was. */
export function MemoryForm({ what, label, hint, initial, action, send, onDone, className }: MemoryFormProps) {
  const t = useTranslations('memories')
  const rules = useTranslations('chat.rule')
  const { form, text, fits, sending } = useContractForm({
    schema: SCHEMAS[what] as typeof StoryInput,
    initial: { text: initial },
    show: 'attempt',
    // The button waits until the text fits, and the counter says how much is too much.
    words: () => undefined,
    send: (body) => send(body.text),
    done: onDone,
    refused: (error) => ({
      text: isApiError(error, 'CONTENT_BLOCKED') ? t('blocked', { rule: rules(ruleKey(error.details.rule as string)) }) : t('not_saved'),
    }),
  })
  return (
    <form {...form} onKeyDown={(event) => event.key === 'Escape' && onDone()} className={cn('grid gap-3', className)}>
      <TextField multiline rows={ROWS[what]} {...text('text')} label={label} placeholder={hint} autoFocus inputClassName='min-h-14' />
      <div className='flex flex-wrap justify-end gap-3'>
        <Button kind='quiet' onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type='submit' busy={sending} disabled={!fits('text')}>
          {action}
        </Button>
      </div>
    </form>
  )
}
