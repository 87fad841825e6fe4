'use client'

import { PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ShareButton } from '@/components/layout/share-button'
import { chipClass } from '@/components/ui/chip'
import { late } from '@/components/ui/late'
import type { Creator } from '@/contracts/creators'
import { useCreator, useOwnCreator } from '@/hooks/api/use-creators'
import { useRouter } from '@/hooks/use-navigation'
import { CreatorFace } from './creator-face'
import { FollowButton } from './follow-button'

const EditCreatorDialog = late(() => import('./edit-creator-dialog').then((module) => module.EditCreatorDialog))

/** Who makes these characters; one's own page can be edited here. */
export function CreatorHeader({ creator: known }: { creator: Creator }) {
  const t = useTranslations('creators')
  const router = useRouter()
  const creator = useCreator(known)
  const own = useOwnCreator().data
  const [editing, setEditing] = useState(false)
  const isOwn = own?.handle === creator.handle
  const { handle, display_name, about, followers_count, characters_count } = creator
  const path = `/creators/${handle}`
  return (
    <header className='grid gap-5 py-4 sm:flex sm:items-start sm:gap-8 lg:py-8'>
      <CreatorFace creator={creator} className='size-24 sm:size-32' />
      <div className='grid min-w-0 flex-1 gap-3'>
        <div>
          <h1 className='title text-xl text-balance [overflow-wrap:anywhere] sm:text-2xl'>{display_name}</h1>
          <p className='mt-1 break-all text-muted'>{t('handle', { handle })}</p>
        </div>
        <p className='flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium tabular-nums'>
          <span>{t('followers', { count: followers_count })}</span>
          <span>{t('characters_count', { count: characters_count })}</span>
        </p>
        {about ? <p className='max-w-[62ch] text-pretty [overflow-wrap:anywhere] whitespace-pre-line'>{about}</p> : null}
        <div className='mt-1 flex flex-wrap gap-2'>
          <FollowButton creator={creator} path={path} />
          {isOwn ? (
            <button type='button' aria-haspopup='dialog' onClick={() => setEditing(true)} className={chipClass()}>
              <PenLine aria-hidden className='size-4' />
              {t('edit')}
            </button>
          ) : null}
          <ShareButton path={path} title={display_name} />
        </div>
      </div>
      {editing && own ? (
        <EditCreatorDialog
          creator={own}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            if (saved.handle !== handle) router.replace(`/creators/${saved.handle}`)
          }}
          onRemoved={() => router.replace('/my-krushes')}
        />
      ) : null}
    </header>
  )
}
