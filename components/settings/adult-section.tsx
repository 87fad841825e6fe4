'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'
import { SwitchRow } from '@/components/ui/switch-row'
import { usePreferences, useUpdatePreferences } from '@/hooks/api/use-account'
import { usePerson } from '@/stores/auth-store'
import { Section } from './section'

/** Whether chats and photos may be intimate, kept with the account. Absent in native apps, whose mode is fixed. */
export function AdultSection() {
  const t = useTranslations('settings.adult')
  const { data, isError } = usePreferences()
  const update = useUpdatePreferences()
  const held = usePerson((person) => person?.age_hold === true)
  return (
    <Section title={t('title')} text={t('text')} id='adult'>
      {data ? (
        <SwitchRow
          label={t('label')}
          text={t(data.app_mode === 'crush:nsfw' ? 'on' : 'off')}
          checked={data.app_mode === 'crush:nsfw'}
          disabled={held}
          onChange={(adult) => update.mutate({ app_mode: adult ? 'crush:nsfw' : 'crush:sfw' })}
        />
      ) : isError ? (
        <p className='text-sm text-muted'>{t('unavailable')}</p>
      ) : (
        <Skeleton className='h-21 sm:h-16' />
      )}
    </Section>
  )
}
