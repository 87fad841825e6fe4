'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/** What is the person's own, or for visitors the way to it. `next` is where they come back to. */
export function ForPeople({ next, children }: { next: string; children: ReactNode }) {
  const t = useTranslations('photos.visitor')
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  if (status !== 'out') return children
  return (
    <EmptyState
      icon={<Camera />}
      title={t('title')}
      text={t('text', { credits: SIGNUP_CREDITS })}
      action={
        <>
          <Button kind='primary' onClick={() => openModal('auth', { next })}>{t('action')}</Button>
          <Link href='/' className={buttonClass('quiet')}>{t('explore')}</Link>
        </>
      }
    />
  )
}
