'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { SwitchRow } from '@/components/ui/switch-row'
import { usePreferences, useUpdatePreferences } from '@/hooks/api/use-account'
import { usePlace } from '@/hooks/api/use-place'
import { usePerson } from '@/stores/auth-store'
import { AgeCheck } from './age-check'
import { placeOptions } from './places'
import { Section } from './section'

const ANYWHERE = ''

/** Where the person says that they live. */
function PlaceChoice({ place }: { place: string | null }) {
  const t = useTranslations('settings.adult')
  const update = useUpdatePreferences()
  const locale = useLocale()
  const options = useMemo(() => [{ value: ANYWHERE, label: t('place_none') }, ...placeOptions(locale)], [t, locale])
  return (
    <div className='mt-4 border-t border-line pt-4'>
      <Select
        label={t('place')}
        options={options}
        value={place ?? ANYWHERE}
        onChange={(chosen) => update.mutate({ place: chosen === ANYWHERE ? null : chosen })}
      />
      <p className='mt-1.5 text-sm text-muted'>{t('place_text')}</p>
    </div>
  )
}

/** Whether chats and photos may be intimate, kept with the account. Absent in native apps, whose mode is fixed. */
export function AdultSection() {
  const t = useTranslations('settings.adult')
  const { data, isError } = usePreferences()
  const { data: here } = usePlace()
  const update = useUpdatePreferences()
  const held = usePerson((person) => person?.age_hold === true)
  const closed = here?.closed ?? null
  const checks = here?.checks ?? false
  const isOn = data?.app_mode === 'crush:nsfw'
  return (
    <Section title={t('title')} text={t('text')} id='adult'>
      {data ? (
        <>
          <SwitchRow
            label={t('label')}
            text={t(isOn ? 'on' : closed === null ? 'off' : closed === 'age_check' && checks ? 'closed_check' : 'closed_place')}
            checked={isOn}
            disabled={held || closed !== null}
            onChange={(adult) => update.mutate({ app_mode: adult ? 'crush:nsfw' : 'crush:sfw' })}
          />
          {checks && !held && closed === 'age_check' ? <AgeCheck text='check' /> : null}
          <PlaceChoice place={data.place} />
        </>
      ) : isError ? (
        <p className='text-sm text-muted'>{t('unavailable')}</p>
      ) : (
        <Skeleton className='h-21 sm:h-16' />
      )}
    </Section>
  )
}
