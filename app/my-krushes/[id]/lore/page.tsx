import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { LoreView } from '@/components/my-krushes/lore-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

type LorePageProps = { params: Promise<{ id: string }> }

const CHARACTER = /^[1-9]\d{0,9}$/

export async function generateMetadata({ params }: LorePageProps): Promise<Metadata> {
  const { id } = await params
  const t = await getTranslations('lore')
  return pageMetadata(`/my-krushes/${id}/lore`, { title: t('title'), description: t('description'), unlisted: true })
}

/** What one of one's characters has beyond the form of /create. */
export default async function LorePage({ params }: LorePageProps) {
  const { id } = await params
  if (!CHARACTER.test(id)) notFound()
  const { lore, krushes, chat } = await getMessages()
  return (
    <Page width='text'>
      {/* The rules' names are the chat's, those of a card's fields the import report's. */}
      <WithMessages messages={{ lore, krushes: { report: { field: krushes.report.field } }, chat: { rule: chat.rule } }}>
        <WithQueries>
          <LoreView id={Number(id)} />
        </WithQueries>
      </WithMessages>
    </Page>
  )
}
