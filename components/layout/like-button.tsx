'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { chipClass } from '@/components/ui/chip'
import { iconButtonClass } from '@/components/ui/icon-button'
import type { CharacterSummary } from '@/contracts/characters'
import { useLike } from '@/hooks/api/use-likes'
import { useEarlyPress } from '@/hooks/use-early-press'
import { cn } from '@/lib/cn'
import { COUNT_SHOWN_FROM } from '@/lib/format/crowd'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

type LikeButtonProps = {
  character: Pick<CharacterSummary, 'id' | 'slug' | 'full_name' | 'likes_count'>
  /** On a picture: the heart alone. */
  onPicture?: boolean
}

/** A heart that keeps somebody among one's favorites; visitors are asked to sign in. */
export function LikeButton({ character, onPicture = false }: LikeButtonProps) {
  const t = useTranslations('common')
  const { liked, count, known, like } = useLike(character, { counted: !onPicture })
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const { waiting, press } = useEarlyPress(status === 'out' || (status === 'in' && known), (early) => {
    if (status !== 'in') openModal('auth', { mode: 'signup', next: `/characters/${character.slug}` })
    else if (!early) like(!liked)
    else if (!liked) like(true)
  })
  const shown = liked || (waiting && status === 'in')
  const name = t('like', { name: character.full_name })
  return (
    <button
      type='button'
      aria-pressed={shown}
      aria-label={onPicture ? name : `${name}. ${t('likes', { count })}`}
      title={name}
      onClick={press}
      className={
        onPicture
          ? iconButtonClass('bg-shade/60 text-on-picture hover:bg-shade/80 hover:text-on-picture')
          : chipClass(false, 'tabular-nums')
      }
    >
      <Heart
        aria-hidden
        className={cn(
          'size-5 transition-transform duration-fast ease-spring',
          liked && (onPicture ? 'scale-110 fill-current' : 'scale-110 fill-current text-accent'),
        )}
        strokeWidth={1.75}
      />
      {onPicture || count < COUNT_SHOWN_FROM ? null : <span>{count}</span>}
    </button>
  )
}
