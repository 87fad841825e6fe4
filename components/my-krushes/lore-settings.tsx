'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { focusFirstProblem } from '@/components/ui/focus-first-problem'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { CARD_LIMITS, LOREBOOK_DEFAULTS, LOREBOOK_MOST, type OwnExtras } from '@/contracts/cards'
import { changeBook, removeBook, sameItem, settingsOf, type BookSettings } from '@/lib/characters/extras-edits'
import { ConfirmDialog } from './confirm-dialog'
import { LoreForm } from './lore-part'
import { useLeaveWarning } from './use-leave-warning'
import { useLoreChange } from './use-lore-change'

/** What the contract takes. */
const MAX = { scan_depth: 1000, token_budget: 100_000 } as const
const NUMBERS = ['scan_depth', 'token_budget'] as const
type NumberName = (typeof NUMBERS)[number]

type Typed = Omit<BookSettings, NumberName> & Record<NumberName, string>
const typedOf = (settings: BookSettings): Typed => ({
  ...settings, scan_depth: settings.scan_depth === null ? '' : String(settings.scan_depth), token_budget: settings.token_budget === null ? '' : String(settings.token_budget),
})
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
const isWrong = (field: NumberName, text: string) => text.trim() !== '' && (!/^\s*\d{1,6}\s*$/.test(text) || Number(text) > MAX[field])

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
      <Button kind='danger' onClick={() => setAsking(true)} className='justify-self-start'>{t('drop')}</Button>
      {asking ? (
        <ConfirmDialog
          title={t('drop_title')} text={t('drop_text', { count })} confirm={t('drop_confirm')} keep={t('keep')} busy={busy}
          onConfirm={() => void drop()} onClose={() => setAsking(false)}
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
  const [changed, setChanged] = useState<Typed | null>(null)
  const { save, busy, problem, reset } = useLoreChange(id, lore('conflict_text'))
  const help = useId()
  const root = useRef<HTMLDivElement>(null)
  const typed = changed ?? typedOf(now)
  const isDirty = changed !== null && !sameItem(changed, typedOf(now))
  useLeaveWarning(isDirty)
  const change = (part: Partial<Typed>) => setChanged({ ...typed, ...part })
  const wrong = (field: NumberName) => (isWrong(field, typed[field]) ? t('whole', { max: MAX[field] }) : undefined)
  const submit = async () => {
    if (NUMBERS.some((field) => isWrong(field, typed[field])) || typed.name.length > CARD_LIMITS.lorebook_name) {
      return focusFirstProblem(root.current!.querySelector('form')!)
    }
    const settings = { ...typed, name: typed.name.trim(), scan_depth: numberOf(typed.scan_depth), token_budget: numberOf(typed.token_budget) }
    if ((await save(changeBook(settings))) !== null) return
    settle()
    toast.success(lore('saved'))
  }
  /** The buttons go, and the focus stays. */
  const settle = () => {
    setChanged(null)
    root.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }
  const cancel = () => {
    settle()
    reset()
  }
  return (
    <details className='group mt-6 border-t border-line'>
      <summary className='flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden'>
        {t('settings')}
        <ChevronDown aria-hidden className='size-5 text-muted transition-transform duration-fast group-open:rotate-180' />
      </summary>
      <div ref={root} className='grid gap-6 pt-1'>
        <LoreForm label={t('settings')} busy={busy} problem={problem} onSave={() => void submit()} onCancel={cancel} idle={!isDirty && !problem} className='grid gap-5'>
          <TextField
            label={t('name')} tooltip={t('name_help')} maxLength={CARD_LIMITS.lorebook_name} autoComplete='off' value={typed.name}
            error={typed.name.length > CARD_LIMITS.lorebook_name ? lore('too_long', { max: CARD_LIMITS.lorebook_name }) : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
          <SwitchRow label={t('recursive')} text={t('recursive_text')} checked={typed.recursive_scanning} onChange={(recursive_scanning) => change({ recursive_scanning })} />
          <div className='grid items-start gap-5 sm:grid-cols-2'>
            {NUMBERS.map((field) => (
              <div key={field} className='grid gap-1.5'>
                <TextField
                  label={t(field)} inputMode='numeric' autoComplete='off' placeholder={String(LOREBOOK_DEFAULTS[field])} aria-describedby={`${help}-${field}`}
                  value={typed[field]} error={wrong(field)} onChange={(event) => change({ [field]: event.target.value })}
                />
                <p id={`${help}-${field}`} className='text-sm text-pretty text-muted'>{t(`${field}_help`, { usual: LOREBOOK_DEFAULTS[field], most: LOREBOOK_MOST[field] })}</p>
              </div>
            ))}
          </div>
        </LoreForm>
        <DropBook id={id} count={extras.lorebook?.entries.length ?? 0} onDropped={onDropped} />
      </div>
    </details>
  )
}
