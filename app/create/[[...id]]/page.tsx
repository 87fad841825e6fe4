import { randomInt } from 'node:crypto'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CreateView } from '@/components/create/create-view'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { BRAND_WORDS } from '@/lib/brand'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type CreatePageProps = { params: Promise<{ id?: string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('create')
  return pageMetadata('/create', { title: t('title', BRAND_WORDS), description: t('description') })
}

/** Faces that a page may begin with; few, so that their pictures are drawn already. */
const FIRST_FACES = 24
const DRAFT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const CHARACTER = /^[1-9]\d{0,14}$/

/** Somebody new; a draft, by its id; or one of one's characters, by its number. */
export default async function CreatePage({ params }: CreatePageProps) {
  const [id, ...more] = (await params).id ?? []
  if (more.length > 0 || (id !== undefined && !DRAFT.test(id) && !CHARACTER.test(id))) notFound()
  return (
    <WithMessages messages={pickMessages(await getMessages(), ['create'])}>
      <WithQueries>
        <CreateView
          seed={randomInt(1, FIRST_FACES + 1)}
          draft_id={id && DRAFT.test(id) ? id : null}
          character_id={id && CHARACTER.test(id) ? Number(id) : null}
        />
      </WithQueries>
    </WithMessages>
  )
}
