'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnOrVisitor, VisitorPage } from '@/components/layout/visitor-page'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { BRAND_WORDS } from '@/lib/brand'

/** What the person made, under its own head, or for visitors the way to it. */
export function ForAuthors({ children }: { children: ReactNode }) {
  const t = useTranslations('krushes')
  const visitor = (
    <VisitorPage
      head={<h1 className='title text-xl sm:text-2xl'>{t('title', BRAND_WORDS)}</h1>}
      icon={<Heart strokeWidth={1.75} />}
      title={t('visitor.title')}
      text={t('visitor.text', { credits: SIGNUP_CREDITS })}
      action={t('visitor.action')}
      explore={t('visitor.explore')}
      next='/my-krushes'
    />
  )
  return <OwnOrVisitor visitor={visitor}>{children}</OwnOrVisitor>
}
