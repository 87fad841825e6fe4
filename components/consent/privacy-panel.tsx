'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import consent from '@/lib/i18n/messages/en/consent.json'
import { useModalStore } from '@/stores/modal-store'

function Panel() {
  const t = useTranslations('consent.panel')
  const openModal = useModalStore((state) => state.openModal)
  return (
    <section aria-labelledby='privacy-choices' className='hidden rounded-lg bg-surface p-5 hairline in-data-[asks]:block sm:p-6'>
      <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-4'>
        <div className='min-w-0 flex-1 basis-52'>
          <h2 id='privacy-choices' className='title text-lg'>
            {t('title')}
          </h2>
          <p className='mt-1 text-sm text-pretty text-muted'>{t('text')}</p>
        </div>
        <Button onClick={() => openModal('privacy_choices', {})}>
          <ShieldCheck aria-hidden className='size-5' strokeWidth={1.75} />
          {t('open')}
        </Button>
      </div>
    </section>
  )
}

/** For the settings; shown only where there is something to choose. */
export const PrivacyPanel = () => (
  <WithCatalogs catalogs={{ consent }}>
    <Panel />
  </WithCatalogs>
)
