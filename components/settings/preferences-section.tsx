'use client'

import { useTranslations } from 'next-intl'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { Skeleton } from '@/components/ui/skeleton'
import { SwitchRow } from '@/components/ui/switch-row'
import { usePreferences, useUpdatePreferences } from '@/hooks/api/use-account'
import { isNative } from '@/lib/auth/native'
import { usePreferencesStore } from '@/stores/preferences-store'
import { Section } from './section'

const SWITCHES = ['notify_messages', 'mail_reminders', 'mail_news'] as const

/** What is kept with the account. Failing to load says so in place of the switches. */
function AccountSwitches() {
  const t = useTranslations('settings.preferences')
  const { data, isError } = usePreferences()
  const update = useUpdatePreferences()
  if (isError) return <p className='border-t border-line py-4 text-sm text-muted'>{t('unavailable')}</p>
  if (!data) return <Skeleton className='mt-3 h-44' />
  return (
    <>
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          label={t(name)}
          text={t(`${name}_text`)}
          checked={data[name]}
          onChange={(checked) => update.mutate({ [name]: checked })}
        />
      ))}
      {isNative() ? null : (
        <SwitchRow
          label={t('app_mode')}
          text={t('app_mode_text')}
          checked={data.app_mode === 'crush:nsfw'}
          onChange={(adult) => update.mutate({ app_mode: adult ? 'crush:nsfw' : 'crush:sfw' })}
        />
      )}
    </>
  )
}

/** How the product looks, sounds and writes. Theme and sound are kept on this device, the rest with the account. */
export function PreferencesSection() {
  const t = useTranslations('settings.preferences')
  const sound = usePreferencesStore((state) => state.sound)
  const setSound = usePreferencesStore((state) => state.setSound)
  return (
    <Section title={t('title')}>
      <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3'>
        <span className='font-medium'>{t('theme')}</span>
        <ThemeSwitch />
      </div>
      <div className='border-t border-line'>
        <SwitchRow label={t('sound')} text={t('sound_text')} checked={sound} onChange={setSound} />
        <AccountSwitches />
      </div>
    </Section>
  )
}
