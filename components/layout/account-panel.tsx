'use client'

import { Coins, LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { isProfileComplete, useMe } from '@/hooks/api/use-me'
import { useSession } from '@/hooks/api/use-session'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { usePreferencesStore } from '@/stores/preferences-store'
import { ThemeSwitch } from './theme-switch'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className='flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-0'>
    <dt className='text-muted'>{name}</dt>
    <dd className='min-w-0 font-medium break-words'>{children}</dd>
  </div>
)

const Waiting = () => <Skeleton className='h-5 w-32' />

/** Who is signed in, and the way out. */
export function AccountPanel() {
  const t = useTranslations('pages.settings')
  const me = useMe()
  const { signOut } = useSession()
  const openModal = useModalStore((state) => state.openModal)
  const name = me?.custom_attributes.name ?? me?.name
  return (
    <section aria-labelledby='account' className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <h2 id='account' className='title mb-2 text-lg'>
        {t('account')}
      </h2>
      <dl>
        <Row name={t('name')}>{me ? (name ?? t('unnamed')) : <Waiting />}</Row>
        <Row name={t('email')}>{me ? me.email : <Waiting />}</Row>
        <Row name={t('plan')}>
          {me ? <span className={cn(me.is_premium && 'text-gold')}>{t(me.is_premium ? 'plan_premium' : 'plan_free')}</span> : <Waiting />}
        </Row>
        <Row name={t('balance')}>
          {me ? (
            <span className='inline-flex items-center gap-2 tabular-nums'>
              <Coins aria-hidden className={cn('size-4', me.is_premium && 'text-gold')} />
              {t('balance_value', { credits: me.credit_balance })}
            </span>
          ) : (
            <Waiting />
          )}
        </Row>
      </dl>
      <div className='mt-4 flex flex-wrap items-center gap-2.5'>
        {me && !isProfileComplete(me) ? <Button onClick={() => openModal('profile', {})}>{t('complete')}</Button> : null}
        <Button kind='secondary' onClick={() => void signOut()}>
          <LogOut aria-hidden className='size-5' strokeWidth={1.75} />
          {t('logout')}
        </Button>
        <p className='text-sm text-muted'>{t('edit_text')}</p>
      </div>
    </section>
  )
}

/** What is kept on this device. */
export function DevicePanel() {
  const t = useTranslations('pages.settings')
  const sound = usePreferencesStore((state) => state.sound)
  const setSound = usePreferencesStore((state) => state.setSound)
  return (
    <section aria-labelledby='device' className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <h2 id='device' className='title mb-4 text-lg'>
        {t('device')}
      </h2>
      <div className='flex flex-wrap items-center justify-between gap-4'>
        <span>{t('theme')}</span>
        <ThemeSwitch />
      </div>
      <label className='mt-3 flex min-h-13 items-center justify-between gap-4'>
        <span>
          {t('sound')}
          <span className='block text-sm text-muted'>{t('sound_text')}</span>
        </span>
        <input
          type='checkbox'
          role='switch'
          checked={sound}
          onChange={(event) => setSound(event.target.checked)}
          className='relative h-8 w-14 flex-none cursor-pointer appearance-none rounded-full bg-raised transition-colors duration-fast edged before:absolute before:top-1 before:left-1 before:size-6 before:rounded-full before:bg-muted before:transition-transform before:duration-fast checked:bg-text checked:before:translate-x-6 checked:before:bg-ink'
        />
      </label>
    </section>
  )
}
