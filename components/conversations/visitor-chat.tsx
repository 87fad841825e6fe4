'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { useModalStore } from '@/stores/modal-store'

/** What a visitor finds under Chat. `next` is where they come back to. */
export function VisitorChat({ next }: { next: string }) {
  const t = useTranslations('chat.visitor')
  const openModal = useModalStore((state) => state.openModal)
  return (
    <EmptyState
      level='h1'
      icon={<MessageCircle />}
      title={t('title')}
      text={t('text', { credits: SIGNUP_CREDITS })}
      action={
        <>
          <Button kind='primary' onClick={() => openModal('auth', { mode: 'signin', next })}>{t('action')}</Button>
          <Link href='/' className={buttonClass('quiet')}>{t('explore')}</Link>
        </>
      }
    />
  )
}
