'use client'

import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { useMe } from '@/hooks/api/use-me'
import { AvatarRow } from './avatar-row'
import { Section } from './section'

const ProfileForm = late(() => import('./profile-form').then((module) => module.ProfileForm), <Skeleton className='mt-6 h-119 sm:h-114' />)

/** Who the person is for their characters. */
export function ProfileSection() {
  const t = useTranslations('settings.profile')
  const me = useMe()
  return (
    <Section title={t('title')} text={t('text')} id='profile'>
      {me ? (
        <>
          <AvatarRow picture={me.custom_attributes.picture} />
          <ProfileForm me={me} />
        </>
      ) : (
        <Skeleton className='h-154 sm:h-140' />
      )}
    </Section>
  )
}
