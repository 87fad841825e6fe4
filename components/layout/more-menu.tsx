'use client'

import { ChevronDown, Coins, Crown, Heart, LogIn, LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { chipClass } from '@/components/ui/chip'
import { Sheet } from '@/components/ui/sheet'
import { useMe } from '@/hooks/api/use-me'
import { useSession } from '@/hooks/api/use-session'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { LegalLinks } from './legal-links'
import { MenuRow } from './menu-row'
import { SocialLinks } from './social-links'
import { ThemeSwitch } from './theme-switch'

/** Balance, credits or premium, the way in or out, and where to find us. */
export function MoreMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('layout')
  const me = useMe()
  const { signedIn, signOut } = useSession()
  const openModal = useModalStore((state) => state.openModal)
  const [expanded, setExpanded] = useState(false)
  const premium = me?.is_premium ?? false
  const enter = () => {
    onClose()
    openModal('auth', {})
  }
  return (
    <Sheet title={t('more_menu')} onClose={onClose}>
      {me ? (
        <p className='mb-2 flex items-center justify-between rounded-md bg-raised px-4 py-3.5'>
          <span className='text-muted'>{t('your_balance')}</span>
          <span className='flex items-center gap-2 text-lg font-semibold tabular-nums'>
            <Coins aria-hidden className={cn('size-5', premium && 'text-gold')} />
            {t('credits_count', { credits: me.credit_balance })}
          </span>
        </p>
      ) : null}
      {signedIn ? <MenuRow icon={Heart} label={t('nav.favorites')} href='/?favorites=1' onClick={onClose} /> : null}
      {premium ? (
        <MenuRow icon={Coins} label={t('nav.credits')} href='/credits' onClick={onClose} />
      ) : (
        <MenuRow
          icon={Crown}
          label={t('nav.premium')}
          href={signedIn ? '/subscriptions' : undefined}
          onClick={signedIn ? onClose : enter}
          className='[&>svg]:text-gold'
        />
      )}
      {signedIn ? (
        <MenuRow
          icon={LogOut}
          label={t('logout')}
          onClick={() => {
            onClose()
            void signOut()
          }}
        />
      ) : (
        <MenuRow icon={LogIn} label={t('login')} onClick={enter} />
      )}
      <div className='mt-3 border-t border-line px-3 pt-4'>
        <div className='flex flex-wrap items-center gap-2'>
          <SocialLinks names={expanded ? ['reddit', 'discord', 'instagram'] : ['reddit', 'discord']} className={chipClass()} />
          <button
            type='button'
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className='inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-sm font-medium text-muted hover:text-text'
          >
            {t(expanded ? 'show_less' : 'show_more')}
            <ChevronDown aria-hidden className={cn('size-4 transition-transform', expanded && 'rotate-180')} />
          </button>
        </div>
        {expanded ? (
          <div className='grid animate-fade gap-3 pt-4'>
            <ThemeSwitch className='justify-self-start' />
            <LegalLinks onFollow={onClose} className='flex flex-wrap gap-x-5' />
          </div>
        ) : null}
      </div>
    </Sheet>
  )
}
