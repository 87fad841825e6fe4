'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { LOREBOOK_DEFAULTS, LOREBOOK_MOST, type OwnExtras } from '@/contracts/cards'
import { LorebookSettingsInput } from '@/contracts/forms/extras'
import { useContractForm } from '@/hooks/use-contract-form'
import { changeBook, removeBook, sameItem, settingsOf, type BookSettings } from '@/lib/characters/extras-edits'
import { ConfirmDialog } from './confirm-dialog'
import { LoreForm } from './lore-part'
import { useLeaveWarning } from './use-leave-warning'
import { useLoreChange } from './use-lore-change'

const NUMBERS = ['scan_depth', 'token_budget'] as const
type NumberName = (typeof NUMBERS)[number]

type Typed = Omit<BookSettings, NumberName> & Record<NumberName, string>
const typedOf = (settings: BookSettings): Typed => ({
  ...settings,
  scan_depth: settings.scan_depth === null ? '' : String(settings.scan_depth),
  token_budget: settings.token_budget === null ? '' : String(settings.token_budget),
})
const numberOf = (text: string) => (text.trim() === '' ? null : /^\s*\d+\s*$/.test(text) ? Number(text) : NaN)

/** Asks before everything goes. */
function DropBook({ id, count, onDropped }: { id: number; count: number; onDropped: () => void }) {
  const t = useTranslations('lore.book')
  const conflict = useTranslations('lore')('conflict_act')
  const [asking, setAsking] = useState(false)
  const { save, busy } = useLoreChange(id, conflict)
  const drop = async () => {
    const problem = await save(removeBook)
    setAsking(false)
    if (problem !== null) return void toast.error(problem)
    toast.success(t('dropped'))
    onDropped()
  }
  return (
    <>
      <Button kind='danger' onClick={() => setAsking(true)} className='justify-self-start'>
        {t('drop')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('drop_title')}
          text={t('drop_text', { count })}
          confirm={t('drop_confirm')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void drop()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

type LoreSettingsProps = { id: number; extras: OwnExtras; onDropped: () => void }

/** What holds for the whole lorebook, folded away. */
export function LoreSettings({ id, extras, onDropped }: LoreSettingsProps) {
  const t = useTranslations('lore.book')
  const lore = useTranslations('lore')
  const now = settingsOf(extras)
  const { save, busy, problem, reset } = useLoreChange(id, lore('conflict_text'))
  const help = useId()
  const { form, text, line, choice, values, ...fields } = useContractForm({
    schema: LorebookSettingsInput,
    initial: typedOf(now),
    follow: true,
    show: 'change',
    read: (typed) => ({
      ...typed,
      name: typed.name.trim(),
      scan_depth: numberOf(typed.scan_depth),
      token_budget: numberOf(typed.token_budget),
    }),
    words: ({ field, max = 0 }) => (field === 'name' ? lore('too_long', { max }) : t('whole', { max })),
    send: async (settings) => {
      if ((await save(changeBook(settings))) !== null) return
      settle(typedOf(settings))
      toast.success(lore('saved'))
    },
  })
  const isDirty = !sameItem<Typed>(values, typedOf(now))
  useLeaveWarning(isDirty)
  /** The buttons go, and the focus stays. */
  const settle = (typed: Typed) => {
    fields.setFocus('name')
    fields.reset(typed)
  }
  const cancel = () => {
    settle(typedOf(now))
    reset()
  }
  return (
    <details className='group mt-6 border-t border-line'>
      <summary className='flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden'>
        {t('settings')}
        <ChevronDown aria-hidden className='size-5 text-muted transition-transform duration-fast group-open:rotate-180' />
      </summary>
      <div className='grid gap-6 pt-1'>
        <LoreForm
          label={t('settings')}
          busy={busy}
          problem={problem}
          form={form}
          onCancel={cancel}
          idle={!isDirty && !problem}
          className='grid gap-5'
        >
          <TextField {...text('name')} label={t('name')} tooltip={t('name_help')} autoComplete='off' />
          <SwitchRow
            label={t('recursive')}
            text={t('recursive_text')}
            checked={values.recursive_scanning}
            onChange={choice('recursive_scanning').onChange}
          />
          <div className='grid items-start gap-5 sm:grid-cols-2'>
            {NUMBERS.map((field) => (
              <div key={field} className='grid gap-1.5'>
                <TextField
                  {...line(field)}
                  label={t(field)}
                  inputMode='numeric'
                  autoComplete='off'
                  placeholder={String(LOREBOOK_DEFAULTS[field])}
                  aria-describedby={`${help}-${field}`}
                />
                <p id={`${help}-${field}`} className='text-sm text-pretty text-muted'>
                  {t(`${field}_help`, { usual: LOREBOOK_DEFAULTS[field], most: LOREBOOK_MOST[field] })}
                </p>
              </div>
            ))}
          </div>
        </LoreForm>
        <DropBook id={id} count={extras.lorebook?.entries.length ?? 0} onDropped={onDropped} />
      </div>
    </details>
  )
}
