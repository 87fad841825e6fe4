import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { ForPeople } from './for-people'

/** What /studio and /gallery share; `next` is where signing in leads back to. */
export async function PhotosPage({ next, children }: { next: string; children: ReactNode }) {
  const t = await getTranslations('photos')
  const { photos } = await getMessages()
  return (
    <Page>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 mb-6 text-muted'>{t('intro', { credits: PHOTO_CREDITS })}</p>
      <WithMessages messages={{ photos }}>
        <WithQueries>
          <ForPeople next={next}>{children}</ForPeople>
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
