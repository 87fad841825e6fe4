'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import billing from '@/lib/i18n/messages/en/billing.json'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { PurchaseLanding } from './purchase-landing'
import { readLanding } from './read-landing'

type CreditsLandingProps = { query: Record<string, string>; onOver: () => void }

function SignInFirst() {
  const t = useTranslations('billing.landing')
  const openModal = useModalStore((state) => state.openModal)
  return (
    <div className='grid gap-3'>
      <h2 className='title pe-8 text-lg'>{t('signed_out')}</h2>
      <Button onClick={() => openModal('auth', { mode: 'signin' })} className='justify-self-start'>
        {t('sign_in')}
      </Button>
    </div>
  )
}

function Card({ query, onOver }: CreditsLandingProps) {
  const t = useTranslations('billing.landing')
  const out = useAuthStore((state) => state.status === 'out')
  return (
    <aside
      aria-label={t('title')}
      className='fixed end-4 bottom-[calc(var(--bottom)+1rem)] z-30 max-h-[70dvh] w-[min(24rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-lg bg-surface p-5 pe-12 shadow-float hairline'
    >
      <IconButton label={t('close')} onClick={onOver} className='absolute top-2 end-2'>
        <X aria-hidden />
      </IconButton>
      {out ? <SignInFirst /> : <PurchaseLanding kind='pack' level='h2' {...readLanding(query)} />}
    </aside>
  )
}

/** A card in the corner of Explore that waits for a bought pack. */
export const CreditsLanding = (props: CreditsLandingProps) => (
  <WithCatalogs catalogs={{ billing }}>
    <Card {...props} />
  </WithCatalogs>
)
