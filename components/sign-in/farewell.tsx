'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { toast } from '@/components/ui/toast'
import auth from '@/lib/i18n/messages/en/auth.json'

function Words() {
  const t = useTranslations('auth')
  useEffect(() => {
    toast.success(t('signed_out'))
  }, [t])
  return null
}

/** Says good-bye once; loaded only when somebody signs out. */
export const Farewell = () => (
  <WithCatalogs catalogs={{ auth }}>
    <Words />
  </WithCatalogs>
)
