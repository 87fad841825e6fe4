'use client'

import { FileUp, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import { useDrafts, useOwnCharacters } from '@/hooks/api/use-own-characters'
import { BRAND_WORDS } from '@/lib/brand'
import { CharactersPart } from './characters-part'
import { DraftsPart } from './drafts-part'
import { TrashPart } from './trash-part'

const ImportDialog = late(() => import('./import-dialog').then((module) => module.ImportDialog))

const PARTS = { characters: CharactersPart, drafts: DraftsPart, trash: TrashPart } as const
type PartName = keyof typeof PARTS

const partOf = (name: string | null | undefined): PartName => (name && name in PARTS ? (name as PartName) : 'characters')
/** The address says which part is shown, so that reloading and coming back show it again. */
const note = (part: PartName) => window.history.replaceState(null, '', part === 'characters' ? '/my-krushes' : `/my-krushes?part=${part}`)

function useParts() {
  const t = useTranslations('krushes.parts')
  const drafts = useDrafts().data?.count ?? 0
  const trash = useOwnCharacters({ trash: true }).data?.pages[0]?.count ?? 0
  return [
    { value: 'characters', label: t('characters') },
    { value: 'drafts', label: drafts > 0 ? t('drafts_count', { count: drafts }) : t('drafts') },
    { value: 'trash', label: trash > 0 ? t('trash_count', { count: trash }) : t('trash') },
  ] as const
}

/** What the person made: characters, what is begun, and what was thrown away. */
export function MyKrushesView() {
  const t = useTranslations('krushes')
  const asked = partOf(useSearchParams()?.get('part'))
  // The address follows a moment later.
  const [part, setPart] = useState(asked)
  const show = (next: PartName) => {
    setPart(next)
    note(next)
  }
  const [importing, setImporting] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const parts = useParts()
  const Part = PARTS[part]
  return (
    <>
      <div className='flex flex-wrap items-end justify-between gap-x-6 gap-y-4'>
        <div className='min-w-0'>
          <h1 className='title text-xl sm:text-2xl'>{t('title', BRAND_WORDS)}</h1>
          <p className='mt-2 text-pretty text-muted'>{t('intro')}</p>
        </div>
        <div className='flex gap-2.5 max-sm:w-full'>
          <Button onClick={() => setImporting(true)}>
            <FileUp aria-hidden className='size-5' strokeWidth={1.75} />
            {t('import')}
          </Button>
          <Link href='/create' className={buttonClass('primary', 'max-sm:flex-1')}>
            <Plus aria-hidden className='size-5' />
            {t('create', BRAND_WORDS)}
          </Link>
        </div>
      </div>
      <div className='mt-6 mb-5'>
        <RadioChips
          name='part'
          legend={<span className='sr-only'>{t('parts.legend')}</span>}
          value={part}
          onChange={show}
          options={parts}
        />
      </div>
      {/* What leaves the list leaves the focus here. */}
      <div ref={area} tabIndex={-1} className='outline-none'>
        <Part focusList={() => area.current?.focus({ preventScroll: true })} />
      </div>
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  )
}
