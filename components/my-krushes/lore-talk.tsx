'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import type { OwnExtras } from '@/contracts/cards'
import { AfterHistoryChange, DialogueChange, NicknameChange } from '@/contracts/forms/extras'
import { useContractForm } from '@/hooks/use-contract-form'
import { changeText } from '@/lib/characters/extras-edits'
import { LoreForm, LorePart } from './lore-part'
import { useLeaveWarning } from './use-leave-warning'
import { useLoreChange } from './use-lore-change'

const SCHEMAS = { nickname: NicknameChange, example_dialogue: DialogueChange, post_history_instructions: AfterHistoryChange } as const

type TextProps = { id: number; part: keyof typeof SCHEMAS; label: string; help: string; now: string; multiline?: boolean }

/** One text with a button of its own. */
function LoreText({ id, part, label, help, now, multiline }: TextProps) {
  const t = useTranslations('lore')
  const { save, busy, problem, reset } = useLoreChange(id, t('conflict_text'))
  const helpId = useId()
  const { form, text, values, ...fields } = useContractForm({
    schema: SCHEMAS[part] as typeof NicknameChange,
    initial: { value: now },
    follow: true,
    show: 'change',
    read: ({ value }) => ({ part, value: value.trim() }),
    words: ({ max = 0 }) => t('too_long', { max }),
    send: async ({ value }) => {
      if (busy || !isDirty || (await save(changeText(part, value))) !== null) return
      settle(value)
      toast.success(t('saved'))
    },
  })
  const isDirty = values.value !== now
  useLeaveWarning(isDirty)
  /** The buttons go, and the focus stays. */
  const settle = (value: string) => {
    fields.setFocus('value')
    fields.reset({ value })
  }
  const cancel = () => {
    settle(now)
    reset()
  }
  return (
    <LoreForm busy={busy} problem={problem} form={form} onCancel={cancel} idle={!isDirty && !problem} className='grid gap-3'>
      <div className='grid gap-1.5'>
        <TextField {...text('value')} label={label} multiline={multiline} rows={6} autoComplete='off' aria-describedby={helpId} />
        <p id={helpId} className='text-sm text-pretty text-muted'>
          {help}
        </p>
      </div>
    </LoreForm>
  )
}

type LoreTalkProps = { id: number; name: string; extras: OwnExtras }

/** Example dialogue and nickname. */
export function LoreTalk({ id, name, extras }: LoreTalkProps) {
  const t = useTranslations('lore.talk')
  return (
    <LorePart id='talk' title={t('title', { name })} text={t('text', { name })}>
      <div className='grid gap-8'>
        <LoreText
          id={id}
          part='example_dialogue'
          label={t('example')}
          help={t('example_help', { start: '<START>', user: '{{user}}', char: '{{char}}' })}
          now={extras.example_dialogue}
          multiline
        />
        <LoreText
          id={id}
          part='post_history_instructions'
          label={t('after_history')}
          help={t('after_history_help')}
          now={extras.post_history_instructions}
          multiline
        />
        <LoreText id={id} part='nickname' label={t('nickname')} help={t('nickname_help', { char: '{{char}}' })} now={extras.nickname} />
      </div>
    </LorePart>
  )
}
