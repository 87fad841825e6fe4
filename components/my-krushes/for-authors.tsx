'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { BRAND_WORDS } from '@/lib/brand'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/** The page's head, and below it what the person made, or for visitors the way to it. */
export function ForAuthors({ children }: { children: ReactNode }) {
  const t = useTranslations('krushes')
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  if (status !== 'out') return children
  return (
    <>
      <h1 className='title text-xl sm:text-2xl'>{t('title', BRAND_WORDS)}</h1>
      <EmptyState
        icon={<Heart strokeWidth={1.75} />}
        title={t('visitor.title')}
        text={t('visitor.text', { credits: SIGNUP_CREDITS })}
        action={
          <>
            <Button kind='primary' onClick={() => openModal('auth', { next: '/my-krushes' })}>{t('visitor.action')}</Button>
            <Link href='/' className={buttonClass('quiet')}>{t('visitor.explore')}</Link>
          </>
        }
      />
    </>
  )
}
