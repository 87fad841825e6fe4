'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnOrVisitor, VisitorPage } from '@/components/layout/visitor-page'
import { SIGNUP_CREDITS } from '@/contracts/prices'

type ForPeopleProps = { head: ReactNode; next: string; children: ReactNode }

/** The page's head and what is the person's own, or for visitors the way to it. `next` is where they come back to. */
export function ForPeople({ head, next, children }: ForPeopleProps) {
  const t = useTranslations('photos.visitor')
  const visitor = (
    <VisitorPage
      head={head}
      icon={<Camera strokeWidth={1.75} />}
      title={t('title')}
      text={t('text', { credits: SIGNUP_CREDITS })}
      action={t('action')}
      explore={t('explore')}
      next={next}
    />
  )
  return (
    <OwnOrVisitor visitor={visitor}>
      {head}
      {children}
    </OwnOrVisitor>
  )
}
