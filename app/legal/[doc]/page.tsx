import { PenLine } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DocumentSection } from '@/components/layout/document'
import { RetentionTable } from '@/components/layout/retention-table'
import { Page } from '@/components/layout/page'
import { chipClass } from '@/components/ui/chip'
import { Link } from '@/components/ui/link'
import { BRAND } from '@/lib/brand'
import { LEGAL_CHANGED, LEGAL_DOCUMENTS, LEGAL_NAMES, type LegalDocument } from '@/lib/legal-documents'
import { pageMetadata } from '@/lib/seo/page-metadata'

type LegalProps = { params: Promise<{ doc: string }> }

const documentOf = (doc: string): LegalDocument => LEGAL_NAMES.find((name) => name === doc) ?? notFound()

export async function generateMetadata({ params }: LegalProps): Promise<Metadata> {
  const doc = documentOf((await params).doc)
  const t = await getTranslations('legal')
  return pageMetadata(`/legal/${doc}`, { title: t(`${doc}.title`), description: t(`${doc}.description`, { brand: BRAND }) })
}

export default async function LegalPage({ params }: LegalProps) {
  const doc = documentOf((await params).doc)
  const t = await getTranslations('legal')
  const format = await getFormatter()
  const sections = LEGAL_DOCUMENTS[doc]
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t(`${doc}.title`)}</h1>
      <p className='mt-2 text-sm text-muted'>
        {t('changed', { date: format.dateTime(new Date(LEGAL_CHANGED), { dateStyle: 'long' }) })}
      </p>
      <aside className='mt-6 flex gap-4 rounded-md bg-surface p-5 hairline'>
        <PenLine aria-hidden className='size-5 flex-none text-warn' />
        <div>
          <p className='font-semibold'>{t('draft_title')}</p>
          <p className='mt-1 text-sm text-muted'>{t('draft')}</p>
        </div>
      </aside>
      <p className='mt-6 text-pretty'>{t(`${doc}.intro`, { brand: BRAND })}</p>
      {sections.map((section) => (
        <DocumentSection
          key={section}
          id={section}
          title={t(`${doc}.s.${section}.title`)}
          text={t(`${doc}.s.${section}.text`, { brand: BRAND })}
        >
          {doc === 'privacy' && section === 'long' && <RetentionTable />}
        </DocumentSection>
      ))}
      <nav aria-label={t('other')} className='mt-12 border-t border-line pt-6'>
        <h2 className='mb-3 text-sm font-semibold text-muted'>{t('other')}</h2>
        <ul className='flex flex-wrap gap-2'>
          {LEGAL_NAMES.filter((name) => name !== doc).map((name) => (
            <li key={name}>
              <Link href={`/legal/${name}`} className={chipClass()}>
                {t(`${name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  )
}
