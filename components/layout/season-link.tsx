'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { seasonalEmoji } from '@/lib/format/seasonal-emoji'

const never = () => () => undefined
const today = () => seasonalEmoji(new Date())

/** The season's emoji, by the viewer's own calendar; the server's day stands in until then. */
export function SeasonLink({ serverEmoji }: { serverEmoji: string }) {
  const t = useTranslations('layout')
  const emoji = useSyncExternalStore(never, today, () => serverEmoji)
  return (
    <Link href='/rewards' aria-label={t('rewards')} title={t('rewards')} className={iconButtonClass('text-lg')}>
      <span aria-hidden>{emoji}</span>
    </Link>
  )
}
