'use client'

import { Check, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { chipClass } from '@/components/ui/chip'
import type { Creator } from '@/contracts/creators'
import { useFollow, useOwnCreator } from '@/hooks/api/use-creators'
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
  const { following, toggle } = useFollow(handle)
  const own = useOwnCreator().data
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  if (own?.handle === handle) return null
  const press = () => (status === 'in' ? toggle() : openModal('auth', { mode: 'signup', next: path }))
  const Icon = following ? Check : Plus
  return (
    <button type='button' aria-pressed={following} aria-label={t(following ? 'following_name' : 'follow_name', { name: display_name })} onClick={press} className={chipClass(following)}>
      <Icon aria-hidden className='size-4' />
      {following ? t('following') : t('follow')}
    </button>
  )
}
