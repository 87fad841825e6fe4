'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { LanguageSelect } from '@/components/layout/language-select'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { toast } from '@/components/ui/toast'
import { BREAK_MINUTES } from '@/contracts/break-minutes'
import { usePreferences, useUpdatePreferences } from '@/hooks/api/use-account'
import { useHydrated } from '@/hooks/use-hydrated'
import { BRAND } from '@/lib/brand'
import { usePreferencesStore } from '@/stores/preferences-store'
import type { Permission } from '@/hooks/this-device'
import { AppRow } from './app-row'
import { PushRows } from './push-rows'
import { Row, Section } from './section'

const device = () => import('@/hooks/this-device')

/** What this device allows; until that is known, what nearly all allow. */
function usePermission() {
  const [permission, setPermission] = useState<Permission>('default')
  useEffect(() => {
    let here = true
    void device()
      .then(({ permissionHere }) => permissionHere())
      .then((found) => here && setPermission(found))
      .catch(() => undefined)
    return () => void (here = false)
  }, [])
  return [permission, setPermission] as const
}

/** Switching it on asks the browser or the app; what was allowed can be taken back there at any time. */
function NoticesSwitch() {
  const t = useTranslations('settings.preferences')
  const errors = useTranslations('errors')
  const hydrated = useHydrated()
  const { notices, pushed, setNotices } = usePreferencesStore()
  const [permission, setPermission] = usePermission()
  const change = async (wanted: boolean) => {
    const { addDevice, dropDevice } = await device()
    if (!wanted) {
      // A server that could not be told keeps notifying, and the switch says so.
      await dropDevice()
      return setNotices(false)
    }
    const answer = await addDevice()
    setPermission(answer)
    setNotices(answer === 'granted')
  }
  const on = hydrated && notices && permission === 'granted'
  const text =
    permission === 'none' ? 'notices_none' : permission === 'denied' ? 'notices_blocked' : on && pushed ? 'notices_pushed' : 'notices_text'
  return (
    <>
      <SwitchRow
        label={t('notices')}
        text={t(text, { brand: BRAND })}
        checked={on}
        disabled={hydrated && permission === 'none'}
        onChange={(wanted) => void change(wanted).catch(() => toast.error(errors('general')))}
      />
      {on && pushed ? <PushRows /> : null}
    </>
  )
}

/** After how long a break is suggested; kept with the account. */
function BreakChoice() {
  const t = useTranslations('settings.preferences')
  const { data } = usePreferences()
  const update = useUpdatePreferences()
  if (!data) return null
  const options = BREAK_MINUTES.map((minutes) => ({ value: String(minutes), label: t('break_after', { hours: minutes / 60 }) }))
  const choose = (value: string) => {
    const break_minutes = BREAK_MINUTES.find((minutes) => String(minutes) === value)
    if (break_minutes) update.mutate({ break_minutes })
  }
  return (
    <div className='border-t border-line py-3'>
      <Select label={t('break')} options={options} value={String(data.break_minutes)} onChange={choose} />
      <p className='mt-1.5 text-sm text-muted'>{t('break_text')}</p>
    </div>
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
      <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3'>
        <div>
          <p className='font-medium'>{t('site_language')}</p>
          <p className='text-sm text-muted'>{t('site_language_text')}</p>
        </div>
        <LanguageSelect />
      </div>
      <div className='border-t border-line'>
        <SwitchRow label={t('sound')} text={t('sound_text')} checked={sound} onChange={changeSound} />
        <NoticesSwitch />
        <div className='border-t border-line py-3'>
          <Row name={t('mails')} text={t('mails_text')} />
        </div>
        <BreakChoice />
        <AppRow />
      </div>
    </Section>
  )
}
