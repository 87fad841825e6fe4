'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { SwitchRow } from '@/components/ui/switch-row'
import { useHydrated } from '@/hooks/use-hydrated'
import { usePreferencesStore } from '@/stores/preferences-store'
import { AppRow } from './app-row'
import { Row, Section } from './section'

type Permission = 'none' | NotificationPermission

const permissionNow = (): Permission => (typeof Notification === 'undefined' ? 'none' : Notification.permission)

/** Switching it on asks the browser; what was allowed can be taken back there at any time. */
function NoticesSwitch() {
  const t = useTranslations('settings.preferences')
  const hydrated = useHydrated()
  const { notices, setNotices } = usePreferencesStore()
  const [permission, setPermission] = useState<Permission>(permissionNow)
  const change = async (wanted: boolean) => {
    if (!wanted) return setNotices(false)
    const answer = await Notification.requestPermission()
    setPermission(answer)
    setNotices(answer === 'granted')
  }
  const text = permission === 'none' ? 'notices_none' : permission === 'denied' ? 'notices_blocked' : 'notices_text'
  return (
    <SwitchRow
      label={t('notices')}
      text={t(hydrated ? text : 'notices_text')}
      checked={hydrated && notices && permission === 'granted'}
      disabled={hydrated && permission === 'none'}
      onChange={(wanted) => void change(wanted)}
    />
  )
}

/** How the product looks and sounds on this device. */
export function PreferencesSection() {
  const t = useTranslations('settings.preferences')
  const { sound, setSound } = usePreferencesStore()
  const changeSound = (on: boolean) => {
    setSound(on)
    // Heard once, so that it is known; and browsers let only a page sound that was tapped.
    if (!on) return
    void import('@/lib/audio/tone').then(
      ({ playTone }) => playTone(),
      () => undefined,
    )
  }
  return (
    <Section title={t('title')} id='preferences'>
      <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3'>
        <span className='font-medium'>{t('theme')}</span>
        <ThemeSwitch />
      </div>
      <div className='border-t border-line'>
        <SwitchRow label={t('sound')} text={t('sound_text')} checked={sound} onChange={changeSound} />
        <NoticesSwitch />
        <div className='border-t border-line pt-3'>
          <Row name={t('mails')} text={t('mails_text')} />
        </div>
        <AppRow />
      </div>
    </Section>
  )
}
