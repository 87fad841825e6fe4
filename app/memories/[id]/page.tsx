import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { MemoriesView } from '@/components/memories/memories-view'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** `of`: whose memories, in a group. */
type MemoriesPageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ of?: string | string[] }> }

const CONVERSATION = /^[1-9]\d{0,9}$/

export async function generateMetadata({ params }: MemoriesPageProps): Promise<Metadata> {
  const { id } = await params
  const t = await getTranslations('memories')
  return pageMetadata(`/memories/${id}`, { title: t('title'), description: t('description'), unlisted: true })
}

/** What the character of a conversation remembers of the person. */
export default async function MemoriesPage({ params, searchParams }: MemoriesPageProps) {
  const { id } = await params
  const { of } = await searchParams
  if (!CONVERSATION.test(id)) notFound()
  const { memories, chat } = await getMessages()
  return (
    <RequireUser>
      <Page className='mx-auto max-w-5xl'>
        <WithMessages messages={{ memories, chat: { rule: chat.rule } }}>
          <WithQueries>
            <MemoriesView id={Number(id)} of={typeof of === 'string' && CONVERSATION.test(of) ? Number(of) : undefined} />
          </WithQueries>
        </WithMessages>
      </Page>
    </RequireUser>
  )
}
