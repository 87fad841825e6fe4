import { getMessages, getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { shellOf } from '@/contracts/shell'
import { ForPeople } from './for-people'

type PhotosPageProps = {
  /** Which of the two pages, so that its heading says which one it is. */
  page: 'studio' | 'gallery'
  children: ReactNode
}

/** What /studio and /gallery share. */
export async function PhotosPage({ page, children }: PhotosPageProps) {
  // Photos are no part of the iOS app.
  if (shellOf((await headers()).get('user-agent')).kind === 'ios') notFound()
  const t = await getTranslations('photos')
  const { photos } = await getMessages()
  const head = (
    <>
      <h1 className='title text-xl sm:text-2xl'>{t(`${page}_title`)}</h1>
      <p className='mt-2 mb-6 text-muted'>{t('intro', { credits: PHOTO_CREDITS })}</p>
    </>
  )
  return (
    <Page>
      <WithMessages messages={{ photos }}>
        <WithQueries>
          <ForPeople head={head} next={`/${page}`}>
            {children}
          </ForPeople>
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
