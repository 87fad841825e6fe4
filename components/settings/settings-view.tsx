'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { WithQueries } from '@/components/layout/with-queries'
import { Button } from '@/components/ui/button'
import { isProfileComplete, useMe } from '@/hooks/api/use-me'
import { useModels } from '@/hooks/api/use-models'
import { useSession } from '@/hooks/api/use-session'
import { isNative } from '@/lib/auth/native'
import billing from '@/lib/i18n/messages/en/billing.json'
import boundaries from '@/lib/i18n/messages/en/boundaries.json'
import settings from '@/lib/i18n/messages/en/settings.json'
import { useModalStore } from '@/stores/modal-store'
import { AdultSection } from './adult-section'
import { BoundariesSection } from './boundaries-section'
import { DataSection } from './data-section'
import { HoldSection } from './hold-section'
import { LimitsSection } from './limits-section'
import { ModelsSection } from './models-section'
import { PersonasSection } from './personas-section'
import { PlanSection } from './plan-section'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { ProofProvider } from './proof'
import { SecuritySection } from './security-section'
import { SessionsSection } from './sessions-section'
import { SETTINGS_PARTS, SettingsNav } from './settings-nav'

function Heading() {
  const t = useTranslations('settings')
  const me = useMe()
  const { signOut } = useSession()
  const openModal = useModalStore((state) => state.openModal)
  return (
    <div className='mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-6'>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <div className='flex flex-wrap gap-2'>
        {me && !isProfileComplete(me) ? (
          <Button kind='primary' onClick={() => openModal('profile', {})}>
            {t('complete')}
          </Button>
        ) : null}
        <Button onClick={() => void signOut()}>
          <LogOut aria-hidden className='size-5' strokeWidth={1.75} />
          {t('logout')}
        </Button>
      </div>
    </div>
  )
}

type SettingsViewProps = {
  /** Consent to analytics, where there is any to consent to. */
  privacy?: ReactNode
}

function Sections({ privacy }: SettingsViewProps) {
  const adult = !isNative()
  const owner = (useModels().data?.count ?? 0) > 0
  const parts = useMemo(() => SETTINGS_PARTS.filter((part) => (part !== 'adult' || adult) && (part !== 'models' || owner)), [adult, owner])
  return (
    <>
      <Heading />
      <div className='grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]'>
        <SettingsNav parts={parts} />
        <div className='grid grid-cols-1 gap-5'>
          <HoldSection />
          <ProfileSection />
          <PersonasSection />
          <PlanSection />
          <LimitsSection />
          <BoundariesSection />
          {adult ? <AdultSection /> : null}
          <PreferencesSection />
          <SecuritySection />
          <SessionsSection />
          {privacy}
          <ModelsSection />
          <DataSection />
        </div>
      </div>
    </>
  )
}

/** Everything of /settings, for the signed-in person. */
export const SettingsView = (props: SettingsViewProps) => (
  <WithCatalogs catalogs={{ settings, billing, boundaries }}>
    <WithQueries>
      <ProofProvider>
        <Sections {...props} />
      </ProofProvider>
    </WithQueries>
  </WithCatalogs>
)
