'use client'

import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Page } from '@/components/layout/page'
import { VisitorPage } from '@/components/layout/visitor-page'
import { SIGNUP_CREDITS } from '@/contracts/prices'

/** What a visitor finds under Chat, where the conversations would be. `next` is where they come back to. */
export function VisitorChat({ next }: { next: string }) {
  const t = useTranslations('chat')
  return (
    <Page>
      <VisitorPage
        head={<h1 className='title text-xl sm:text-2xl'>{t('list.heading')}</h1>}
        icon={<MessageCircle strokeWidth={1.75} />}
        title={t('visitor.title')}
        text={t('visitor.text', { credits: SIGNUP_CREDITS })}
        action={t('visitor.action')}
        explore={t('visitor.explore')}
        next={next}
        mode='signin'
      />
    </Page>
  )
}
