'use client'

import { PencilLine, Trash2, WandSparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import type { CharacterDraft } from '@/contracts/own-characters'
import { PREVIEW_CHOICES, previewAddress } from '@/contracts/portrait-preview'
import { useDeleteDraft, useDrafts } from '@/hooks/api/use-own-characters'
import { useFormats } from '@/hooks/use-formats'
import { Failed, type PartProps } from './part-state'

const ConfirmDialog = late(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))

const LIST = 'grid grid-cols-1 gap-2.5 lg:grid-cols-2'

/** A draft holds anything; only what is a word or a number is shown. */
function useDraftName() {
  const t = useTranslations('krushes.drafts')
  return ({ data: { full_name: name, age } }: CharacterDraft) => {
    if (typeof name !== 'string' || name.trim() === '') return t('nameless')
    return typeof age === 'number' ? t('named', { name, age }) : name
  }
}

function Brought({ extras }: Pick<CharacterDraft, 'extras'>) {
  const t = useTranslations('krushes.drafts')
  const parts = [
    ...(extras.alternate_greetings_count > 0 ? [t('greetings', { count: extras.alternate_greetings_count })] : []),
    ...(extras.lorebook_entries_count > 0 ? [t('lorebook', { count: extras.lorebook_entries_count })] : []),
  ]
  return parts.length > 0 ? <span className='block text-sm text-pretty text-muted'>{t('brought', { parts: parts.join(', ') })}</span> : null
}

const WHOLE = [...Object.keys(PREVIEW_CHOICES), 'seed']

/** Where the illustrator draws what has been chosen, once there is enough of it. */
function pictureOf(appearance: unknown): string | null {
  if (typeof appearance !== 'object' || appearance === null || !WHOLE.every((name) => name in appearance)) return null
  return previewAddress(appearance as Record<string, string | number>, '160')
}

function DraftPicture({ appearance }: { appearance: unknown }) {
  const src = pictureOf(appearance)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span aria-hidden className='grid aspect-3/4 w-16 flex-none place-items-center overflow-hidden rounded-sm bg-raised text-muted'>
      {src && failed !== src ? (
        <img
          src={src}
          alt=''
          width={160}
          height={213}
          loading='lazy'
          decoding='async'
          onError={() => setFailed(src)}
          className='size-full object-cover'
        />
      ) : (
        <PencilLine className='size-5' strokeWidth={1.75} />
      )}
    </span>
  )
}

function DraftRow({ draft, onDelete }: { draft: CharacterDraft; onDelete: () => void }) {
  const format = useFormats()
  const t = useTranslations('krushes.drafts')
  const name = useDraftName()(draft)
  return (
    <li className='flex items-center gap-3 rounded-md bg-surface p-2.5 hairline'>
      <DraftPicture appearance={draft.data.appearance} />
      <div className='flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1'>
        <p className='min-w-0 flex-1 basis-44'>
          <span className='block truncate font-semibold'>{name}</span>
          <span className='block truncate text-sm text-muted'>{t('changed', { when: format.relative(draft.updated_at) })}</span>
          <Brought extras={draft.extras} />
        </p>
        <div className='flex items-center'>
          <Link href={`/create/${draft.id}`} aria-label={t('continue_named', { name })} className={buttonClass('secondary', 'px-4')}>
            {t('continue')}
          </Link>
          <IconButton label={t('delete_named', { name })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

export function DraftsPart({ focusList }: PartProps) {
  const t = useTranslations('krushes.drafts')
  const { data, isError, refetch } = useDrafts()
  const remove = useDeleteDraft()
  const [leaving, setLeaving] = useState<CharacterDraft | null>(null)
  const confirm = async ({ id }: CharacterDraft) => {
    const done = await remove.mutateAsync(id).catch(() => null)
    if (!done) return
    setLeaving(null)
    focusList()
    toast.success(t('deleted'))
  }
  if (isError && !data) return <Failed onRetry={() => void refetch()} />
  if (!data)
    return (
      <div aria-hidden className={LIST}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} className='h-32 sm:h-[6.6rem]' />
        ))}
      </div>
    )
  if (data.data.length === 0) return <EmptyState icon={<WandSparkles strokeWidth={1.75} />} title={t('none')} text={t('none_text')} />
  return (
    <>
      <ul aria-label={t('label')} className={LIST}>
        {data.data.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDelete={() => setLeaving(draft)} />
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          title={t('confirm_title')}
          text={t('confirm_text')}
          confirm={t('confirm')}
          keep={t('keep')}
          busy={remove.isPending}
          onConfirm={() => void confirm(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  )
}
