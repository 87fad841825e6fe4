'use client'

import { PencilLine, Plus, Search, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { RadioChips } from '@/components/ui/radio-chips'
import { CARD_LIMITS, type OwnExtras } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { typedOf, unusedKeys, type EntryTyped } from '@/lib/characters/entry-form'
import { ENTRY_FILTERS, findEntries, newEntry, type EntryFilter } from '@/lib/characters/extras-edits'
import { cn } from '@/lib/cn'
import { LoreEntryForm } from './lore-entry-form'
import { LorePart } from './lore-part'
import { LoreSettings } from './lore-settings'
import { useLoreList } from './use-lore-list'

const MOST = CARD_LIMITS.entries
/** Entries drawn at once; the next ones on request. */
const SHOWN = 40
/** Fewer are found by looking. */
const SEARCHED_FROM = 6
const NO_ENTRIES: LorebookEntry[] = []

/** What an entry is called: its name, else its keywords. */
function useTitle() {
  const t = useTranslations('lore.book')
  return (entry: LorebookEntry, at: number) => entry.name.trim() || entry.keys.join(', ') || t('nameless', { number: at + 1 })
}

type RowProps = { entry: LorebookEntry; at: number; leaving: boolean; onEdit: (at: number) => void; onRemove: (at: number) => void }

const EntryRow = memo(function EntryRow({ entry, at, leaving, onEdit, onRemove }: RowProps) {
  const t = useTranslations('lore.book')
  const title = useTitle()(entry, at)
  const marks = [
    ...(entry.enabled ? [] : [t('off')]),
    ...(entry.constant ? [t('always')] : []),
    ...(unusedKeys(entry).length > 0 ? [t('unused')] : []),
  ]
  return (
    <div
      aria-busy={leaving || undefined}
      className={cn('flex items-start gap-1 rounded-md bg-raised py-2 pe-1 ps-4', leaving && 'opacity-50')}
    >
      <div className={cn('min-w-0 flex-1 py-2', !entry.enabled && 'text-muted')}>
        <p className='line-clamp-2 font-semibold wrap-anywhere'>{title}</p>
        {entry.name.trim() || entry.keys.length === 0 ? (
          <p className='line-clamp-1 text-sm text-muted wrap-anywhere'>
            {entry.keys.length > 0 ? t('keys', { keys: entry.keys.join(', ') }) : t('no_keys')}
          </p>
        ) : null}
        <p className='mt-0.5 line-clamp-2 text-sm text-pretty text-muted wrap-anywhere'>{entry.content}</p>
        {marks.length > 0 ? (
          <ul className='mt-2 flex flex-wrap gap-1.5'>
            {marks.map((mark) => (
              <li key={mark} className='rounded-full px-2.5 py-0.5 text-xs font-semibold hairline'>
                {mark}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <IconButton label={t('edit', { name: title })} data-focus={`edit-${at}`} onClick={() => onEdit(at)}>
        <PencilLine aria-hidden />
      </IconButton>
      <IconButton label={t('remove', { name: title })} onClick={() => onRemove(at)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
})

type FinderProps = {
  query: string
  filter: EntryFilter
  found: number
  onQuery: (query: string) => void
  onFilter: (filter: EntryFilter) => void
}

function Finder({ query, filter, found, onQuery, onFilter }: FinderProps) {
  const t = useTranslations('lore.book')
  return (
    <div role='search' className='mb-4 grid gap-3'>
      <div className='relative'>
        <Search aria-hidden className='pointer-events-none absolute top-3.5 start-4 size-5 text-muted' />
        <input
          type='search'
          value={query}
          autoComplete='off'
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={(event) => onQuery(event.target.value)}
          className='h-12 w-full rounded-md bg-surface pe-4 ps-12 edged'
        />
      </div>
      <RadioChips
        name='entries'
        legend={<span className='sr-only'>{t('filter')}</span>}
        value={filter}
        onChange={onFilter}
        options={ENTRY_FILTERS.map((value) => ({ value, label: t(`filter_${value}`) }))}
      />
      <p role='status' className='text-sm text-muted'>
        {query.trim() || filter !== 'all' ? t('found', { count: found }) : ''}
      </p>
    </div>
  )
}

type LoreBookProps = { id: number; name: string; extras: OwnExtras }

/** What a character knows: entries to search and to write, and the settings of the whole book. */
export function LoreBook({ id, name, extras }: LoreBookProps) {
  const t = useTranslations('lore.book')
  const words = useTranslations('lore.entry')
  const titleOf = useTitle()
  const entries = extras.lorebook?.entries ?? NO_ENTRIES
  const list = useLoreList<'lorebook_entry', EntryTyped>(id, 'lorebook_entry', entries, t('removed'))
  const { open, place } = list
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<EntryFilter>('all')
  const [most, setMost] = useState(SHOWN)
  const wanted = useDeferredValue(query)
  const found = useMemo(() => findEntries(entries, wanted, filter), [entries, wanted, filter])
  const search = (change: () => void) => {
    change()
    setMost(SHOWN)
  }
  const showAll = () =>
    search(() => {
      setQuery('')
      setFilter('all')
    })

  // Rows are drawn again only when they change; what they call is always the newest.
  const acts = useRef({ edit: (_at: number) => undefined as void, remove: (_at: number) => undefined as void })
  useEffect(() => {
    acts.current = {
      edit: (at) => entries[at] && list.begin(entries[at], at, typedOf(entries[at])),
      remove: (at) => void list.remove(at),
    }
  })
  const edit = useCallback((at: number) => acts.current.edit(at), [])
  const remove = useCallback((at: number) => acts.current.remove(at), [])

  const form = open ? (
    <LoreEntryForm
      label={place !== null && place >= 0 && open.before ? titleOf(open.before, place) : words('new')}
      typed={open.typed}
      others={place === null || place < 0 ? entries : entries.filter((_, at) => at !== place)}
      busy={list.busy}
      problem={list.problem}
      saveLabel={list.gone ? words('save_new') : undefined}
      onType={list.type}
      onSave={list.save}
      onCancel={list.close}
    />
  ) : null
  const shown = found.slice(0, most)
  // The form stays, whatever is searched for.
  const isApart = form !== null && !shown.some(({ at }) => at === place)
  return (
    <LorePart
      ref={list.root}
      id='lorebook'
      title={t('title')}
      text={t('text', { name })}
      aside={entries.length > 0 ? t('count', { count: entries.length, most: MOST }) : null}
    >
      {entries.length >= SEARCHED_FROM ? (
        <Finder
          query={query}
          filter={filter}
          found={found.length}
          onQuery={(text) => search(() => setQuery(text))}
          onFilter={(next) => search(() => setFilter(next))}
        />
      ) : null}
      {entries.length === 0 && !form ? <p className='mb-4 max-w-[68ch] text-pretty text-muted'>{t('none')}</p> : null}
      <div className='mb-2.5'>
        {isApart ? (
          form
        ) : entries.length >= MOST ? (
          <p className='text-sm text-muted'>{t('full', { most: MOST })}</p>
        ) : (
          <Button data-focus='add' onClick={() => list.begin(null, entries.length, typedOf(newEntry(entries)))}>
            <Plus aria-hidden className='size-5' />
            {t('add')}
          </Button>
        )}
      </div>
      {shown.length > 0 ? (
        <ol aria-label={t('list')} className='grid gap-2.5'>
          {shown.map(({ entry, at }) => (
            <li key={at}>
              {at === place && form ? (
                form
              ) : (
                <EntryRow entry={entry} at={at} leaving={list.leaving === at} onEdit={edit} onRemove={remove} />
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {found.length > most ? (
        <Button full onClick={() => setMost(most + SHOWN)} className='mt-2.5'>
          {t('more', { count: Math.min(SHOWN, found.length - most) })}
        </Button>
      ) : null}
      {entries.length > 0 && found.length === 0 ? (
        <div className='grid justify-items-start gap-3 text-muted'>
          <p>{t('nothing')}</p>
          <Button onClick={showAll}>{t('show_all')}</Button>
        </div>
      ) : null}
      {extras.lorebook ? <LoreSettings id={id} extras={extras} onDropped={() => list.focus('list')} /> : null}
    </LorePart>
  )
}
