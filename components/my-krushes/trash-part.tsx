'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { type OwnCharacterSummary, TRASH_DAYS } from '@/contracts/own-characters'
import { useErase, useRecover } from '@/hooks/api/use-own-characters'
import { CharacterPages } from './character-pages'
import { OwnPicture } from './own-picture'
import type { PartProps } from './part-state'
import { useRefusal } from './use-refusal'

const ConfirmDialog = late(() => import('./confirm-dialog').then((module) => module.ConfirmDialog))

const DAY_MS = 86_400_000
/** Whole days until it goes for good; 0 on the last one. */
const daysLeft = (deleted_at: string) =>
  Math.max(0, Math.floor((new Date(deleted_at).getTime() + TRASH_DAYS * DAY_MS - Date.now()) / DAY_MS))

type TrashedProps = { character: OwnCharacterSummary; busy: boolean; onRecover: () => void; onErase: () => void }

function Trashed({ character, busy, onRecover, onErase }: TrashedProps) {
  const t = useTranslations('krushes.trash')
  const name = character.full_name
  return (
    <>
      <div className='relative overflow-hidden rounded-md text-on-picture'>
        <OwnPicture character={character} faded />
        <span className='absolute top-3 start-3 flex h-7 items-center rounded-full bg-shade/70 px-2.5 text-xs font-semibold tabular-nums'>
          {t('left', { count: daysLeft(character.deleted_at ?? '') })}
        </span>
      </div>
      <div className='mt-2 grid gap-1'>
        <Button busy={busy} onClick={onRecover} className='px-2'>
          {t('recover')} <span className='sr-only'>{name}</span>
        </Button>
        <Button kind='quiet' onClick={onErase} className='px-2 text-sm'>
          {t('erase')} <span className='sr-only'>{name}</span>
        </Button>
      </div>
    </>
  )
}

export function TrashPart({ focusList }: PartProps) {
  const t = useTranslations('krushes.trash')
  const menu = useTranslations('krushes.menu')
  const recover = useRecover()
  const erase = useErase()
  const [leaving, setLeaving] = useState<OwnCharacterSummary | null>(null)
  const takeBack = async ({ id, full_name: name }: OwnCharacterSummary) => {
    const character = await recover.mutateAsync(id).catch(() => null)
    if (!character) return
    focusList()
    toast.success(menu('recovered', { name }))
  }
  const refusal = useRefusal({ conflict: t('busy', { name: leaving?.full_name ?? '' }) })
  const remove = async ({ id, full_name: name }: OwnCharacterSummary) => {
    const done = await erase.mutateAsync(id).catch((error: unknown) => void toast.error(refusal(error) ?? ''))
    if (!done) return
    setLeaving(null)
    focusList()
    toast.success(t('erased', { name }))
  }
  return (
    <>
      <p className='mb-5 max-w-[60ch] text-sm text-pretty text-muted'>{t('intro', { days: TRASH_DAYS })}</p>
      <CharacterPages
        trash
        label={t('label')}
        none={<EmptyState icon={<Trash2 strokeWidth={1.75} />} title={t('none')} text={t('none_text', { days: TRASH_DAYS })} />}
        foot={<Skeleton className='mt-2 mb-13 h-12' />}
      >
        {(character) => (
          <Trashed
            character={character}
            busy={recover.isPending && recover.variables === character.id}
            onRecover={() => void takeBack(character)}
            onErase={() => setLeaving(character)}
          />
        )}
      </CharacterPages>
      {leaving ? (
        <ConfirmDialog
          title={t('confirm_title', { name: leaving.full_name })}
          text={t('confirm_text', { name: leaving.full_name })}
          confirm={t('erase')}
          keep={t('keep')}
          busy={erase.isPending}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  )
}
