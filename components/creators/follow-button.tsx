'use client'

import { Check, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { chipClass } from '@/components/ui/chip'
import type { Creator } from '@/contracts/creators'
import { useFollow, useOwnCreator } from '@/hooks/api/use-creators'
import { useEarlyPress } from '@/hooks/use-early-press'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

type FollowButtonProps = {
  creator: Pick<Creator, 'handle' | 'display_name'>
  /** Where one comes back to after signing in. */
  path: string
}

/** Nothing on one's own page; visitors are asked to sign in. */
export function FollowButton({ creator: { handle, display_name }, path }: FollowButtonProps) {
  const t = useTranslations('creators')
  const { following, known, follow } = useFollow(handle)
  const own = useOwnCreator().data
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const { press } = useEarlyPress(status === 'out' || (status === 'in' && known), (early) => {
    if (status !== 'in') openModal('auth', { mode: 'signup', next: path })
    else if (!early) follow(!following)
    else if (!following) follow(true)
  })
  if (own?.handle === handle) return null
  const Icon = following ? Check : Plus
  return (
    <button
      type='button'
      aria-pressed={following}
      aria-label={t(following ? 'following_name' : 'follow_name', { name: display_name })}
      onClick={press}
      className={chipClass(following)}
    >
      <Icon aria-hidden className='size-4' />
      {following ? t('following') : t('follow')}
    </button>
  )
}
