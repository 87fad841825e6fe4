'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { type OwnCharacterSummary, TRASH_DAYS } from '@/contracts/own-characters'
import { useRecover, useTrash } from '@/hooks/api/use-own-characters'
import { CharacterPages } from './character-pages'
import { OwnCard } from './own-card'
import type { PartProps } from './part-state'

/** Longer than other toasts, since it is the way back. */
const UNDO_MS = 8000

/** Trash with a way back in the toast. Lives here, since the card that asked for it is gone by then. */
function useTrashWithUndo(focusList: () => void) {
  const t = useTranslations('krushes.menu')
  const trash = useTrash()
  const recover = useRecover()
  return async ({ id, full_name: name }: OwnCharacterSummary) => {
    const undo = () =>
      recover.mutateAsync(id).then(
        () => toast.success(t('recovered', { name })),
        () => undefined,
      )
    const done = await trash.mutateAsync(id).catch(() => null)
    if (!done) return
    focusList()
    toast.success(t('trashed', { name, days: TRASH_DAYS }), { duration: UNDO_MS, action: { label: t('undo'), onClick: () => void undo() } })
  }
}

export function CharactersPart({ focusList }: PartProps) {
  const t = useTranslations('krushes.characters')
  const trash = useTrashWithUndo(focusList)
  const none = (
    <EmptyState
      icon={<Heart strokeWidth={1.75} />}
      title={t('none')}
      text={t('none_text')}
      action={
        <Link href='/' className={buttonClass('secondary')}>
          {t('explore')}
        </Link>
      }
    />
  )
  return (
    <CharacterPages label={t('label')} none={none}>
      {(character) => <OwnCard character={character} onTrash={() => void trash(character)} />}
    </CharacterPages>
  )
}
