'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { useModalStore } from '@/stores/modal-store'
import { CoinBadge } from './coin-badge'
import { Logo } from './logo'
import { SeasonLink } from './season-link'
import { useViewer } from './use-viewer'

type TopBarProps = {
  serverEmoji: string
  /** Hidden on wide screens for those who are signed in, where chat has its own header. */
  phoneOnly: boolean
}

export function TopBar({ serverEmoji, phoneOnly }: TopBarProps) {
  const t = useTranslations('layout')
  const { status } = useViewer()
  const openModal = useModalStore((state) => state.openModal)
  return (
    <header
      className={cn(
        'sticky top-0 z-20 flex min-h-(--top) flex-wrap items-center bg-ink/92 px-4 pt-(--safe-top) backdrop-blur-md max-[399px]:px-3 sm:gap-x-2 lg:px-8',
        phoneOnly && 'signed-in:lg:hidden',
      )}
    >
      <Logo className='max-sm:text-lg lg:hidden' />
      <span className='flex-1' />
      <SeasonLink serverEmoji={serverEmoji} />
      <CoinBadge />
      {status === 'in' ? null : (
        <button
          type='button'
          onClick={() => openModal('auth', {})}
          // In one line where there is room for it, which some languages do not have on phones.
          className='min-h-11 min-w-0 max-w-max grow-999 basis-18 rounded-full px-2 text-sm leading-4 font-semibold text-muted hover:text-text sm:px-3 signed-in:hidden'
        >
          {t('login_register')}
        </button>
      )}
    </header>
  )
}
