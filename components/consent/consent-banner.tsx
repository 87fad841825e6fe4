'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { BRAND } from '@/lib/brand'
import consent from '@/lib/i18n/messages/en/consent.json'
import { useModalStore } from '@/stores/modal-store'
import { answer, answerAll } from './use-decision'

type CardProps = { title: string; text: string; children: ReactNode }

/** Comes after the 18+ question, since one card at a time is enough. A no weighs as much as a yes. */
function Card({ title, text, children }: CardProps) {
  return (
    <section
      aria-labelledby='consent-title'
      className='fixed inset-x-3 bottom-[calc(var(--bottom)+0.75rem)] z-30 mx-auto hidden max-w-xl animate-rise rounded-lg bg-surface p-5 shadow-float hairline in-data-[adult=yes]:block signed-in:block sm:p-6 lg:end-6 lg:bottom-6 lg:start-auto'
    >
      <h2 id='consent-title' className='title text-lg'>
        {title}
      </h2>
      <p className='mt-1 text-sm text-pretty text-muted'>{text}</p>
      <div className='mt-4 grid grid-cols-2 gap-2'>{children}</div>
    </section>
  )
}

function Banner() {
  const t = useTranslations('consent.banner')
  const openModal = useModalStore((state) => state.openModal)
  return (
    <Card title={t('title')} text={t('text', { brand: BRAND })}>
      <Button onClick={() => answerAll(false)}>{t('reject')}</Button>
      <Button onClick={() => answerAll(true)}>{t('accept')}</Button>
      <Button kind='quiet' className='col-span-2' onClick={() => openModal('privacy_choices', {})}>
        {t('choose')}
      </Button>
    </Card>
  )
}

function Refer() {
  const t = useTranslations('consent.refer')
  return (
    <Card title={t('title')} text={t('text')}>
      <Button onClick={() => answerAll(false)}>{t('no')}</Button>
      <Button onClick={() => answer({ analytics: false, marketing: true })}>{t('yes')}</Button>
    </Card>
  )
}

/** `about`: everything that third parties would do, or only who sent the visit. */
export const ConsentBanner = ({ about = 'all' }: { about?: 'all' | 'refer' }) => (
  <WithCatalogs catalogs={{ consent }}>{about === 'all' ? <Banner /> : <Refer />}</WithCatalogs>
)
