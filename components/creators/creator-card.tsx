'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { late } from '@/components/ui/late'
import { useOwnCreator } from '@/hooks/api/use-creators'
import creators from '@/lib/i18n/messages/en/creators.json'
import { CreatorFace } from './creator-face'

const EditCreatorDialog = late(() => import('./edit-creator-dialog').then((module) => module.EditCreatorDialog))

function Content() {
  const t = useTranslations('creators')
  const { data: own } = useOwnCreator()
  const [editing, setEditing] = useState(false)
  if (own === undefined) return null
  return (
    <section aria-labelledby='creator-card' className='flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-surface p-5 hairline'>
      {own ? <CreatorFace creator={own} className='size-14' /> : null}
      <div className='min-w-0 flex-1 basis-56'>
        <h2 id='creator-card' className='font-semibold [overflow-wrap:anywhere]'>
          {own ? own.display_name : t('own.title')}
        </h2>
        <p className='text-sm text-pretty text-muted'>
          {own ? `${t('handle', { handle: own.handle })} · ${t('followers', { count: own.followers_count })}` : t('own.text')}
        </p>
      </div>
      <div className='flex flex-wrap gap-2.5'>
        {own ? (
          <Link href={`/creators/${own.handle}`} className={buttonClass()}>
            {t('own.visit')}
          </Link>
        ) : null}
        <Button kind={own ? 'quiet' : 'secondary'} aria-haspopup='dialog' onClick={() => setEditing(true)}>
          {own ? t('edit') : t('own.make')}
        </Button>
      </div>
      {editing ? <EditCreatorDialog creator={own} onClose={() => setEditing(false)} /> : null}
    </section>
  )
}

/** One's creator page in one line, or the invitation to make one. For /my-krushes; needs the query cache around it. */
export const CreatorCard = () => (
  <WithCatalogs catalogs={{ creators }}>
    <Content />
  </WithCatalogs>
)
