'use client'

import { Dices, Flame, MessagesSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { SurpriseMark } from '@/contracts/messages'

const ICONS = { Game: Dices, Chat: MessagesSquare, Spicy: Flame }

/** A quiet line over the message that opens a scene. */
export function SurpriseLabel({ mark: { type, title } }: { mark: SurpriseMark }) {
  const t = useTranslations('chat.scene')
  const Icon = ICONS[type]
  return (
    <p className='flex items-center gap-1.5 px-1 pt-1 pb-1.5 text-sm text-muted'>
      <Icon aria-hidden className='size-4' strokeWidth={1.75} />
      <span>
        {t(type)}: {title}
      </span>
    </p>
  )
}
