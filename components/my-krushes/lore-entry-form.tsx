'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { focusFirstProblem } from '@/components/ui/focus-first-problem'
import { MultiSelect } from '@/components/ui/multi-select'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { CARD_LIMITS } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { entryOf, MOST_ORDER, problemsOfEntry, unusedKeys, type EntryProblem, type EntryTyped } from '@/lib/characters/entry-form'
import { LoreForm } from './lore-part'

type Change = (change: Partial<EntryTyped>) => void
type Wrong = (field: EntryProblem['field']) => string | undefined
type PartProps = { typed: EntryTyped; change: Change; wrong: Wrong }

/** Says in words what is wrong with a field. */
function useWords() {
  const t = useTranslations('lore.entry')
  const lore = useTranslations('lore')
  return (problem: EntryProblem): string => {
    switch (problem.kind) {
      case 'too_long': return lore('too_long', { max: problem.max })
      case 'content_none': return t('content_none')
      case 'content_all': return t('content_all', { most: problem.max, count: problem.count })
      case 'keys_all': return t('keys_all', { most: problem.max, count: problem.count })
      case 'keys_long': return t('keys_long', { max: problem.max, key: problem.key.slice(0, 40) })
      case 'keys_many': return t('keys_many', { most: problem.max })
      case 'number': return t('number', { min: -MOST_ORDER, max: MOST_ORDER })
    }
  }
}

type HelpProps = { text: string; children: (id: string) => ReactNode }

/** A line that stands below a field and is read with it. */
function WithHelp({ text, children }: HelpProps) {
  const id = useId()
  return (
    <div className='grid gap-1.5'>
      {children(id)}
      <p id={id} className='text-sm text-pretty text-muted'>{text}</p>
    </div>
  )
}

function Keys({ field, typed, change, wrong }: PartProps & { field: 'keys' | 'secondary_keys' }) {
  const t = useTranslations('lore.entry')
  return (
    <MultiSelect
      label={t(field)} options={[]} creatable keepTyped value={typed[field]} onChange={(keys) => change({ [field]: keys })} error={wrong(field)}
      placeholder={field === 'keys' ? t('keys_placeholder') : undefined} addLabel={(key) => t('keys_add', { key })} removeLabel={(key) => t('keys_remove', { key })}
    />
  )
}

/** What few need: exact matching, order, notes. */
function MoreSettings({ typed, change, wrong }: PartProps) {
  const t = useTranslations('lore.entry')
  return (
    <>
      <div>
        <SwitchRow label={t('selective')} text={t('selective_text')} checked={typed.selective} disabled={typed.use_regex} onChange={(selective) => change({ selective })} />
        {typed.selective || typed.secondary_keys.length > 0 ? <div className='pb-4'><Keys field='secondary_keys' {...{ typed, change, wrong }} /></div> : null}
        <SwitchRow label={t('case_sensitive')} text={t('case_sensitive_text')} checked={typed.case_sensitive} onChange={(case_sensitive) => change({ case_sensitive })} />
        <SwitchRow label={t('use_regex')} text={t('use_regex_text')} checked={typed.use_regex} onChange={(use_regex) => change({ use_regex })} />
      </div>
      <div className='grid items-start gap-5 sm:grid-cols-2'>
        {(['insertion_order', 'priority'] as const).map((field) => (
          <WithHelp key={field} text={t(`${field}_help`)}>
            {(id) => (
              <TextField
                label={t(field)} inputMode='decimal' autoComplete='off' aria-describedby={id} value={typed[field]} error={wrong(field)}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            )}
          </WithHelp>
        ))}
      </div>
      <WithHelp text={t('comment_help')}>
        {(id) => (
          <TextField
            label={t('comment')} multiline rows={2} maxLength={CARD_LIMITS.entry_note} aria-describedby={id} value={typed.comment} error={wrong('comment')}
            onChange={(event) => change({ comment: event.target.value })}
          />
        )}
      </WithHelp>
    </>
  )
}

const OF_MORE: readonly EntryProblem['field'][] = ['secondary_keys', 'insertion_order', 'priority', 'comment']

type LoreEntryFormProps = {
  label: string
  typed: EntryTyped
  /** The book's other entries. */
  others: readonly LorebookEntry[]
  busy: boolean
  problem: string | null
  saveLabel?: string
  onType: (typed: EntryTyped) => void
  onSave: (entry: LorebookEntry) => void
  onCancel: () => void
}

/** One entry: its keywords and what is true then; everything else is folded away. */
export function LoreEntryForm({ label, typed, others, onType, onSave, ...form }: LoreEntryFormProps) {
  const t = useTranslations('lore.entry')
  const [tried, setTried] = useState(false)
  const [more, setMore] = useState(typed.use_regex || typed.selective || typed.case_sensitive || typed.comment !== '')
  const root = useRef<HTMLDivElement>(null)
  const words = useWords()
  const problems = problemsOfEntry(typed, others)
  const change: Change = (part) => onType({ ...typed, ...part })
  // What is not there yet is told once somebody wanted to save.
  const wrong: Wrong = (field) => {
    const found = problems.find((problem) => problem.field === field && (tried || problem.kind !== 'content_none'))
    return found && words(found)
  }
  const unused = unusedKeys(typed)
  useEffect(() => root.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus(), [])
  const save = () => {
    setTried(true)
    if (problems.length === 0) return onSave(entryOf(typed))
    if (problems.some(({ field }) => OF_MORE.includes(field))) setMore(true)
    focusFirstProblem(root.current!.querySelector('form')!)
  }
  return (
    <div ref={root}>
      <LoreForm label={label} onSave={save} {...form}>
        <div className='grid gap-1.5'>
          <Keys field='keys' {...{ typed, change, wrong }} />
          {unused.length > 0 ? <p role='status' className='text-sm text-pretty text-warn wrap-anywhere'>{t('unused', { keys: unused.join(', ') })}</p> : null}
          <p className='text-sm text-pretty text-muted'>
            {typed.keys.length === 0 && !typed.constant && typed.content.trim() !== '' ? t('keys_none') : t('keys_help', { most: CARD_LIMITS.entry_keys })}
          </p>
        </div>
        <WithHelp text={t('content_help')}>
          {(id) => (
            <TextField
              label={t('content')} multiline rows={5} maxLength={CARD_LIMITS.entry_content} aria-describedby={id} value={typed.content} error={wrong('content')}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </WithHelp>
        <WithHelp text={t('name_help')}>
          {(id) => (
            <TextField
              label={t('name')} maxLength={CARD_LIMITS.entry_note} autoComplete='off' aria-describedby={id} value={typed.name} error={wrong('name')}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </WithHelp>
        <div>
          <SwitchRow label={t('enabled')} text={t('enabled_text')} checked={typed.enabled} onChange={(enabled) => change({ enabled })} />
          <SwitchRow label={t('constant')} text={t('constant_text')} checked={typed.constant} onChange={(constant) => change({ constant })} />
        </div>
        <details open={more} onToggle={(event) => setMore(event.currentTarget.open)} className='group border-t border-line'>
          <summary className='flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden'>
            {t('more')}
            <ChevronDown aria-hidden className='size-5 text-muted transition-transform duration-fast group-open:rotate-180' />
          </summary>
          <div className='grid gap-5 pt-1 pb-2'>
            <MoreSettings {...{ typed, change, wrong }} />
          </div>
        </details>
      </LoreForm>
    </div>
  )
}
