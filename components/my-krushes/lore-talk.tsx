'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { CARD_LIMITS, type OwnExtras } from '@/contracts/cards'
import { changeText } from '@/lib/characters/extras-edits'
import { LoreForm, LorePart } from './lore-part'
import { useLeaveWarning } from './use-leave-warning'
import { useLoreChange } from './use-lore-change'

const MAX = { nickname: CARD_LIMITS.nickname, example_dialogue: CARD_LIMITS.example_dialogue } as const

type TextProps = { id: number; part: keyof typeof MAX; label: string; help: string; now: string; multiline?: boolean }

/** One text with a button of its own. */
function LoreText({ id, part, label, help, now, multiline }: TextProps) {
  const t = useTranslations('lore')
  const [changed, setChanged] = useState<string | null>(null)
  const { save, busy, problem, reset } = useLoreChange(id, t('conflict_text'))
  const helpId = useId()
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const typed = changed ?? now
  const isDirty = typed !== now
  useLeaveWarning(isDirty)
  const isLong = typed.trim().length > MAX[part]
  const submit = async () => {
    if (isLong || busy || !isDirty || (await save(changeText(part, typed))) !== null) return
    settle()
    toast.success(t('saved'))
  }
  /** The buttons go, and the focus stays. */
  const settle = () => {
    setChanged(null)
    field.current?.focus({ preventScroll: true })
  }
  const cancel = () => {
    settle()
    reset()
  }
  return (
    <LoreForm busy={busy} problem={problem} onSave={() => void submit()} onCancel={cancel} idle={!isDirty && !problem} className='grid gap-3'>
      <div className='grid gap-1.5'>
        <TextField
          ref={field} label={label} multiline={multiline} rows={6} maxLength={MAX[part]} autoComplete='off' aria-describedby={helpId} value={typed}
          error={isLong ? t('too_long', { max: MAX[part] }) : undefined} onChange={(event) => setChanged(event.target.value)}
        />
        <p id={helpId} className='text-sm text-pretty text-muted'>{help}</p>
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
        <LoreText id={id} part='example_dialogue' label={t('example')} help={t('example_help', { start: '<START>', user: '{{user}}', char: '{{char}}' })} now={extras.example_dialogue} multiline />
        <LoreText id={id} part='nickname' label={t('nickname')} help={t('nickname_help', { char: '{{char}}' })} now={extras.nickname} />
      </div>
    </LorePart>
  )
}
