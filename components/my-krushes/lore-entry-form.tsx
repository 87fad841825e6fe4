'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MultiSelect } from '@/components/ui/multi-select'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import { CARD_LIMITS } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { LorebookEntryInput } from '@/contracts/forms/extras'
import { useContractForm, type FieldProblem } from '@/hooks/use-contract-form'
import { entryOf, sumsWith, unusedKeys, type EntryTyped } from '@/lib/characters/entry-form'
import { LoreForm } from './lore-part'

type Field = keyof EntryTyped
type Change = (change: Partial<EntryTyped>) => void
type PartProps = {
  typed: EntryTyped
  change: Change
  wrong: (field: Field) => string | undefined
  /** Most characters of a text. */
  most: (field: Field) => number | undefined
}

/** Says in words what the contract has against a field. */
function useWords() {
  const t = useTranslations('lore.entry')
  const lore = useTranslations('lore')
  return ({ field, max = 0, min = 0 }: FieldProblem<Field>, typed: EntryTyped): string => {
    if (field === 'insertion_order' || field === 'priority') return t('number', { min, max })
    if (field !== 'keys' && field !== 'secondary_keys') return lore('too_long', { max })
    const long = typed[field].find((key) => key.length > CARD_LIMITS.entry_key)
    return long === undefined ? t('keys_many', { most: max }) : t('keys_long', { max: CARD_LIMITS.entry_key, key: long.slice(0, 40) })
  }
}

/** What an entry lacks, and what the whole book cannot hold with it. */
function useRules(others: readonly LorebookEntry[]) {
  const t = useTranslations('lore.entry')
  return (typed: EntryTyped) => {
    const { keys, characters } = sumsWith(typed, others)
    const { lorebook_keys, lorebook_characters } = CARD_LIMITS
    const content =
      typed.content.trim() === ''
        ? t('content_none')
        : characters > lorebook_characters
          ? t('content_all', { most: lorebook_characters, count: characters })
          : undefined
    return { content, keys: keys > lorebook_keys ? t('keys_all', { most: lorebook_keys, count: keys }) : undefined }
  }
}

type HelpProps = { text: string; children: (id: string) => ReactNode }

/** A line that stands below a field and is read with it. */
function WithHelp({ text, children }: HelpProps) {
  const id = useId()
  return (
    <div className='grid gap-1.5'>
      {children(id)}
      <p id={id} className='text-sm text-pretty text-muted'>
        {text}
      </p>
    </div>
  )
}

function Keys({ field, typed, change, wrong }: PartProps & { field: 'keys' | 'secondary_keys' }) {
  const t = useTranslations('lore.entry')
  return (
    <MultiSelect
      label={t(field)}
      options={[]}
      creatable
      keepTyped
      value={typed[field]}
      onChange={(keys) => change({ [field]: keys })}
      error={wrong(field)}
      placeholder={field === 'keys' ? t('keys_placeholder') : undefined}
      addLabel={(key) => t('keys_add', { key })}
      removeLabel={(key) => t('keys_remove', { key })}
    />
  )
}

/** What few need: exact matching, order, notes. */
function MoreSettings({ typed, change, wrong, most }: PartProps) {
  const t = useTranslations('lore.entry')
  return (
    <>
      <div>
        <SwitchRow
          label={t('selective')}
          text={t('selective_text')}
          checked={typed.selective}
          disabled={typed.use_regex}
          onChange={(selective) => change({ selective })}
        />
        {typed.selective || typed.secondary_keys.length > 0 ? (
          <div className='pb-4'>
            <Keys field='secondary_keys' {...{ typed, change, wrong, most }} />
          </div>
        ) : null}
        <SwitchRow
          label={t('case_sensitive')}
          text={t('case_sensitive_text')}
          checked={typed.case_sensitive}
          onChange={(case_sensitive) => change({ case_sensitive })}
        />
        <SwitchRow
          label={t('use_regex')}
          text={t('use_regex_text')}
          checked={typed.use_regex}
          onChange={(use_regex) => change({ use_regex })}
        />
      </div>
      <div className='grid items-start gap-5 sm:grid-cols-2'>
        {(['insertion_order', 'priority'] as const).map((field) => (
          <WithHelp key={field} text={t(`${field}_help`)}>
            {(id) => (
              <TextField
                label={t(field)}
                inputMode='decimal'
                autoComplete='off'
                aria-describedby={id}
                value={typed[field]}
                error={wrong(field)}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            )}
          </WithHelp>
        ))}
      </div>
      <WithHelp text={t('comment_help')}>
        {(id) => (
          <TextField
            label={t('comment')}
            multiline
            rows={2}
            maxLength={most('comment')}
            aria-describedby={id}
            value={typed.comment}
            error={wrong('comment')}
            onChange={(event) => change({ comment: event.target.value })}
          />
        )}
      </WithHelp>
    </>
  )
}

const OF_MORE: readonly Field[] = ['secondary_keys', 'insertion_order', 'priority', 'comment']

type LoreEntryFormProps = {
  label: string
  typed: EntryTyped
  /** The book's other entries. */
  others: readonly LorebookEntry[]
  busy: boolean
  problem: string | null
  saveLabel?: string
  onType: (typed: EntryTyped) => void
  onSave: (entry: LorebookEntry) => Promise<void>
  onCancel: () => void
}

/** One entry: its keywords and what is true then; everything else is folded away. */
export function LoreEntryForm({ label, typed, others, onType, onSave, ...form }: LoreEntryFormProps) {
  const t = useTranslations('lore.entry')
  const [more, setMore] = useState(typed.use_regex || typed.selective || typed.case_sensitive || typed.comment !== '')
  const root = useRef<HTMLDivElement>(null)
  const words = useWords()
  const {
    form: props,
    values,
    set,
    problemOf,
    limits,
    formState: { submitCount },
  } = useContractForm({
    schema: LorebookEntryInput,
    initial: typed,
    show: 'change',
    read: entryOf,
    rules: useRules(others),
    words: (problem) => words(problem, typed),
    send: onSave,
  })
  const change: Change = (part) => {
    for (const [field, value] of Object.entries(part)) set(field as Field, value)
    onType({ ...values, ...part })
  }
  // What is not there yet is told once somebody wanted to save.
  const wrong = (field: Field) => {
    const problem = problemOf(field)
    return field === 'content' && submitCount === 0 && values.content.trim() === '' ? undefined : problem
  }
  const most = (field: Field) => limits(field).max
  const unused = unusedKeys(typed)
  useEffect(() => root.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus(), [])
  const isFolded = OF_MORE.some((field) => wrong(field) !== undefined)
  // Before the first problem takes the focus: nothing folded away can have it.
  useLayoutEffect(() => {
    if (submitCount > 0 && isFolded) setMore(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened by a try to save, not while somebody types
  }, [submitCount])
  return (
    <div ref={root}>
      <LoreForm label={label} form={props} {...form}>
        <div className='grid gap-1.5'>
          <Keys field='keys' {...{ typed, change, wrong, most }} />
          {unused.length > 0 ? (
            <p role='status' className='text-sm text-pretty text-warn wrap-anywhere'>
              {t('unused', { keys: unused.join(', ') })}
            </p>
          ) : null}
          <p className='text-sm text-pretty text-muted'>
            {typed.keys.length === 0 && !typed.constant && typed.content.trim() !== ''
              ? t('keys_none')
              : t('keys_help', { most: CARD_LIMITS.entry_keys })}
          </p>
        </div>
        <WithHelp text={t('content_help')}>
          {(id) => (
            <TextField
              label={t('content')}
              multiline
              rows={5}
              maxLength={most('content')}
              aria-describedby={id}
              value={typed.content}
              error={wrong('content')}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </WithHelp>
        <WithHelp text={t('name_help')}>
          {(id) => (
            <TextField
              label={t('name')}
              maxLength={most('name')}
              autoComplete='off'
              aria-describedby={id}
              value={typed.name}
              error={wrong('name')}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </WithHelp>
        <div>
          <SwitchRow label={t('enabled')} text={t('enabled_text')} checked={typed.enabled} onChange={(enabled) => change({ enabled })} />
          <SwitchRow
            label={t('constant')}
            text={t('constant_text')}
            checked={typed.constant}
            onChange={(constant) => change({ constant })}
          />
        </div>
        <details open={more} onToggle={(event) => setMore(event.currentTarget.open)} className='group border-t border-line'>
          <summary className='flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden'>
            {t('more')}
            <ChevronDown aria-hidden className='size-5 text-muted transition-transform duration-fast group-open:rotate-180' />
          </summary>
          <div className='grid gap-5 pt-1 pb-2'>
            <MoreSettings {...{ typed, change, wrong, most }} />
          </div>
        </details>
      </LoreForm>
    </div>
  )
}
