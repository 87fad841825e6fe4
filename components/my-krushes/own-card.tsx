'use client'

import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import type { OwnCharacterSummary } from '@/contracts/own-characters'
import { useOpenConversation } from '@/hooks/api/use-conversations'
import { useDuplicate } from '@/hooks/api/use-own-characters'
import { useRouter } from '@/hooks/use-navigation'
import { OwnMenu, type OwnDialog } from './own-menu'
import { Mark, OwnPicture } from './own-picture'
import { useRefusal } from './use-refusal'

const VisibilityDialog = late(() => import('./visibility-dialog').then((module) => module.VisibilityDialog))
const ExportDialog = late(() => import('./export-dialog').then((module) => module.ExportDialog))
const HistoryDialog = late(() => import('./history-dialog').then((module) => module.HistoryDialog))

type OwnCardProps = { character: OwnCharacterSummary; onTrash: () => void }

/** One's character: a press on the picture talks, the dots do everything else. */
export function OwnCard({ character, onTrash }: OwnCardProps) {
  const t = useTranslations('krushes.card')
  const menu = useTranslations('krushes.menu')
  const router = useRouter()
  const { mutate, isPending, isSuccess } = useOpenConversation()
  const [open, setOpen] = useState<'menu' | OwnDialog | null>(null)
  const chat = () => mutate({ account_id: character.id }, { onSuccess: ({ id }) => router.push(`/chat/${id}`) })
  const duplicate = useDuplicate(character.id)
  const refusal = useRefusal({})
  const copy = () =>
    duplicate.mutateAsync().then(
      () => toast.success(menu('duplicated', { name: character.full_name })),
      (error: unknown) => toast.error(refusal(error) ?? ''),
    )
  const close = () => setOpen(null)
  const dots = useRef<HTMLButtonElement>(null)
  const opening = isPending || isSuccess
  return (
    <>
      <div className='group relative overflow-hidden rounded-md text-on-picture'>
        <OwnPicture character={character} />
        <button
          type='button'
          aria-label={t('chat', { name: character.full_name })}
          aria-busy={opening || undefined}
          onClick={opening ? undefined : chat}
          className='absolute inset-0 size-full rounded-md -outline-offset-4'
        />
        {opening ? (
          <span className='pointer-events-none absolute inset-0 grid place-items-center bg-shade/50'>
            <Spinner label={t('opening')} />
          </span>
        ) : null}
      </div>
      <Mark character={character} />
      <IconButton
        ref={dots}
        onPicture
        label={t('menu', { name: character.full_name })}
        aria-haspopup='dialog'
        onClick={() => setOpen('menu')}
        className='absolute top-1 end-1'
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {open === 'menu' ? (
        <OwnMenu
          anchor={dots}
          character={character}
          onChat={chat}
          onOpen={setOpen}
          onDuplicate={() => void copy()}
          onTrash={onTrash}
          onClose={close}
        />
      ) : null}
      {open === 'visibility' ? <VisibilityDialog character={character} onClose={close} /> : null}
      {open === 'export' ? <ExportDialog character={character} onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog character={character} onClose={close} /> : null}
    </>
  )
}
