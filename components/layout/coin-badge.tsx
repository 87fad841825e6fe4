'use client'

import { Coins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { cn } from '@/lib/cn'
import { formatBalance } from '@/lib/format/balance'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { useViewer } from './use-viewer'

/** The balance and the way to more of it; a gold coin means premium and nothing else. */
export function CoinBadge({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const { status, premium } = useViewer()
  // The session keeper mirrors the live balance into the store, so that the bars need no query cache.
  const credits = usePerson((person) => person?.credit_balance)
  const openModal = useModalStore((state) => state.openModal)
  const askFirst = (event: MouseEvent) => {
    event.preventDefault()
    openModal('auth', { mode: 'signup' })
  }
  return (
    <Link
      href={premium ? '/credits' : '/subscriptions'}
      onClick={status === 'out' ? askFirst : undefined}
      aria-label={credits === undefined ? undefined : t('balance', { credits })}
      className={cn(
        'inline-flex h-11 min-w-20 flex-none items-center justify-center gap-1.5 rounded-full bg-raised px-3 text-sm sm:px-3.5 font-semibold whitespace-nowrap tabular-nums transition-colors duration-fast hover:bg-hover',
        className,
      )}
    >
      <Coins aria-hidden className={cn('size-4 flex-none max-[399px]:signed-out:hidden premium:text-gold', premium && 'text-gold')} />
      {status === 'in' ? null : <span className='signed-in:hidden'>{t('get_free', { credits: SIGNUP_CREDITS })}</span>}
      {status === 'out' ? null : <span className='signed-out:hidden'>{credits === undefined ? '··' : formatBalance(credits)}</span>}
    </Link>
  )
}
