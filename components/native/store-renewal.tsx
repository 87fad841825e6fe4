'use client'

import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import type { StoreName } from '@/contracts/billing'
import { useNative } from '@/hooks/use-native'
import native from '@/lib/i18n/messages/en/native.json'
import { manageInStore } from '@/lib/native/store'

function Manage({ store }: { store: StoreName }) {
  const t = useTranslations('native.store')
  const inApp = useNative()
  return (
    <div className='grid gap-2'>
      {inApp ? (
        <Button onClick={() => void manageInStore()} className='justify-self-start'>
          {t('manage')}
        </Button>
      ) : null}
      <p className='text-sm text-pretty text-muted'>{t(`manage_text.${store}`)}</p>
    </div>
  )
}

/** How a plan that was bought in a native app is changed or ended. */
export const StoreRenewal = (props: { store: StoreName }) => (
  <WithCatalogs catalogs={{ native }}>
    <Manage {...props} />
  </WithCatalogs>
)
