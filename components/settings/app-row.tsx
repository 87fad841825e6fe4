'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { nativeBridge } from '@/lib/native/bridge'
import { Row } from './section'

/** Leads to the native app's own settings, where the app has some; nothing in a browser. */
export function AppRow() {
  const t = useTranslations('settings.preferences')
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    void nativeBridge()?.then(
      async (bridge) => setOffered(await bridge.can('settings')),
      () => undefined,
    )
  }, [])
  if (!offered) return null
  return (
    <div className='border-t border-line pt-3'>
      <Row name={t('app')} text={t('app_text')}>
        <Button onClick={() => void nativeBridge()?.then((bridge) => bridge.request('shell.settings', {}))}>{t('app_open')}</Button>
      </Row>
    </div>
  )
}
