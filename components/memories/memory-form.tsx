'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { MEMORY_MAX_LENGTH } from '@/contracts/memories'
import { ApiError, isApiError } from '@/lib/api/errors'
import { ruleKey } from '@/lib/characters/rule-key'
import { cn } from '@/lib/cn'

type MemoryFormProps = {
  label: string
  hint?: string
  initial: string
  /** On the button. */
  action: string
  /** Characters at most. */
  most?: number
  /** Nothing may be sent too, which removes the text. */
  mayBeEmpty?: boolean
  send: (text: string) => Promise<unknown>
  onDone: () => void
  className?: string
}

/** One text of the person's with what came of sending it; Escape leaves it as it was. */
export function MemoryForm({
  label,
  hint,
  initial,
  action,
  most = MEMORY_MAX_LENGTH,
  mayBeEmpty,
  send,
  onDone,
  className,
}: MemoryFormProps) {
  const t = useTranslations('memories')
  const rules = useTranslations('chat.rule')
  const [text, setText] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const wanted = text.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || wanted.length > most || (!wanted && !mayBeEmpty)) return
    setBusy(true)
    try {
      await send(wanted)
      onDone()
    } catch (error) {
      setBusy(false)
      const blocked = isApiError(error, 'CONTENT_BLOCKED') && error instanceof ApiError
      setProblem(blocked ? t('blocked', { rule: rules(ruleKey(error.details.rule as string)) }) : t('not_saved'))
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className={cn('grid gap-3', className)}
    >
      <TextField
        multiline
        rows={most > MEMORY_MAX_LENGTH ? 6 : 2}
        label={label}
        placeholder={hint}
        value={text}
        maxLength={most}
        error={problem}
        autoFocus
        inputClassName='min-h-14'
        onChange={(event) => {
          setProblem(undefined)
          setText(event.target.value)
        }}
      />
      <div className='flex flex-wrap justify-end gap-3'>
        <Button kind='quiet' onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type='submit' busy={busy} disabled={(!wanted && !mayBeEmpty) || wanted.length > most}>
          {action}
        </Button>
      </div>
    </form>
  )
}
