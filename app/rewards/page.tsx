import { Gift, Sunrise } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NextCredits } from '@/components/layout/next-credits'
import { NotOpen } from '@/components/layout/not-open'
import { Page } from '@/components/layout/page'
import { DAILY_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.rewards')
  return pageMetadata('/rewards', { title: t('title'), description: t('description') })
}

export default async function RewardsPage() {
  const t = await getTranslations('pages.rewards')
  const soon = await getTranslations('pages')
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-3 text-muted'>{t('text')}</p>
      <ul className='mt-4 grid gap-2.5'>
        <li className='flex items-center gap-4 rounded-md bg-surface p-5 hairline'>
          <Gift aria-hidden className='size-5 flex-none text-muted' />
          {t('signup', { credits: SIGNUP_CREDITS })}
        </li>
        <li className='rounded-md bg-surface p-5 hairline'>
          <div className='flex items-center gap-4'>
            <Sunrise aria-hidden className='size-5 flex-none text-muted' />
            {t('daily', { credits: DAILY_CREDITS })}
          </div>
          <p className='mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4'>
            <span className='text-muted'>{t('countdown')}</span>
            <NextCredits />
          </p>
        </li>
      </ul>
      <div className='mt-6'>
        <NotOpen title={soon('soon')} text={t('now')} />
      </div>
    </Page>
  )
}
