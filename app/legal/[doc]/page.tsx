import { PenLine } from 'lucide-react'
import type { Metadata } from 'next'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OperatorFacts } from '@/components/contact/operator-facts'
import { DocumentSection } from '@/components/layout/document'
import { RetentionTable } from '@/components/layout/retention-table'
import { Page } from '@/components/layout/page'
import { chipClass } from '@/components/ui/chip'
import { Link } from '@/components/ui/link'
import {
  DAILY_CREDITS,
  MESSAGE_CREDITS,
  PHOTO_CREDITS,
  PLANS,
  PREMIUM_MONTHLY_CREDITS,
  PRICE_HELD_MONTHS,
  SIGNUP_CREDITS,
  VOICE_CREDITS,
} from '@/contracts/prices'
import type { Installation } from '@/contracts/meta'
import { BRAND, SOCIAL } from '@/lib/brand'
import { loadInstallation } from '@/lib/consent/load-installation'
import { formatsOf, type Formats } from '@/lib/format/formats'
import { messageKey } from '@/lib/i18n/message-key'
import { LEGAL_CHANGED, LEGAL_DOCUMENTS, LEGAL_NAMES, type LegalDocument } from '@/lib/legal-documents'
import { pageMetadata } from '@/lib/seo/page-metadata'

const chargeOf = (name: (typeof PLANS)[number]['name']) => PLANS.find((plan) => plan.name === name)!.charged_cents
/** What the documents say of prices comes from the table that is charged by. */
const FIGURES = {
  brand: BRAND,
  signup: SIGNUP_CREDITS,
  daily: DAILY_CREDITS,
  message: MESSAGE_CREDITS,
  voice: VOICE_CREDITS,
  photo: PHOTO_CREDITS,
  premium: PREMIUM_MONTHLY_CREDITS,
  held: PRICE_HELD_MONTHS,
}
const pricesIn = ({ price }: Formats) => ({ annual: price(chargeOf('Annual')), monthly: price(chargeOf('Monthly')) })

type Words = Awaited<ReturnType<typeof getTranslations<'legal'>>>

/** Parts of the texts that depend on how this installation is set up. */
function factsOf(t: Words, installation: Installation | null, { list }: Formats) {
  const { tag_manager_id, video_pixel_id, product_analytics, conversions } = installation?.third_parties ?? {}
  const partners = [
    tag_manager_id && t('partners.tag_manager'),
    video_pixel_id && t('partners.pixel'),
    product_analytics && t('partners.product', { host: new URL(product_analytics.url).host }),
    conversions && t('partners.conversions'),
  ].filter((name) => typeof name === 'string')
  const places = Object.entries(SOCIAL).flatMap(([name, address]) => (address ? [PLACES[name as keyof typeof SOCIAL]] : []))
  const host = installation?.embeddings.host
  const checkers = installation?.moderation.hosts ?? []
  const own = installation?.chat.provider === 'embedded' || installation?.chat.provider === 'gguf'
  return {
    engine: [
      own ? t(host || checkers.length ? 'engine.here' : 'engine.own') : t('engine.model', { model: list(installation?.chat.models ?? []) }),
      host ? t('engine.embeddings', { host }) : '',
      checkers.length ? t('engine.moderation', { list: list(checkers) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    partners: partners.length ? t('partners.some', { list: list(partners) }) : t('partners.none'),
    places: places.length ? t('places.some', { list: list(places) }) : t('places.none'),
  }
}
const PLACES = { reddit: 'Reddit', discord: 'Discord', instagram: 'Instagram' } as const

/** Sections under which it says who runs the site, and what the form there is about. */
const REACHED: Record<string, 'help' | 'privacy' | 'likeness'> = {
  'terms.contact': 'help',
  'privacy.contact': 'privacy',
  'delete-account.locked': 'privacy',
  'content-removal.where': 'likeness',
}

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
  const [locale, format, installation] = await Promise.all([getLocale(), getFormatter(), loadInstallation()])
  const formats = formatsOf(locale)
  const facts = { ...FIGURES, ...pricesIn(formats), ...factsOf(t, installation, formats) }
  const sections = LEGAL_DOCUMENTS[doc]
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t(`${doc}.title`)}</h1>
      <p className='mt-2 text-sm text-muted'>{t('changed', { date: format.dateTime(new Date(LEGAL_CHANGED), { dateStyle: 'long' }) })}</p>
      {installation?.operator.local ? (
        <p className='mt-6 flex gap-4 rounded-md bg-surface p-5 text-sm text-muted hairline'>
          <PenLine aria-hidden className='size-5 flex-none' />
          {t('local')}
        </p>
      ) : null}
      <p className='mt-6 text-pretty'>{t(`${doc}.intro`, { brand: BRAND })}</p>
      {sections.map((section) => (
        <DocumentSection
          key={section}
          id={section}
          title={t(messageKey(t, `${doc}.s.${section}.title`))}
          text={t(messageKey(t, `${doc}.s.${section}.text`), facts)}
        >
          {doc === 'privacy' && section === 'long' && <RetentionTable />}
          {REACHED[`${doc}.${section}`] ? (
            <OperatorFacts operator={installation?.operator} form={REACHED[`${doc}.${section}`]} law={doc === 'terms'} />
          ) : null}
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
