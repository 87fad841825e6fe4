import { Gift, Sunrise } from 'lucide-react'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { NextCredits } from '@/components/layout/next-credits'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { RewardsView } from '@/components/rewards/rewards-view'
import { DAILY_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { REWARD_TASKS } from '@/contracts/rewards'
import { SOCIAL } from '@/lib/brand'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** Communities only where the operator has said where they are; friends have a card of their own. */
const COMMUNITIES = { join_reddit: SOCIAL.reddit, join_discord: SOCIAL.discord, join_instagram: SOCIAL.instagram }
const TASKS = REWARD_TASKS.filter((task) => task !== 'invite_friend').filter(
  (task) => !(task in COMMUNITIES) || COMMUNITIES[task as keyof typeof COMMUNITIES],
)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rewards')
  return pageMetadata('/rewards', { title: t('title'), description: t('description') })
}

async function AlwaysFree() {
  const t = await getTranslations('rewards.always')
  return (
    <section aria-labelledby='always' className='mt-8'>
      <h2 id='always' className='title mb-3 text-lg'>
        {t('title')}
      </h2>
      <ul className='grid gap-2.5'>
        <li className='flex items-center gap-4 rounded-md bg-surface p-5 hairline'>
          <Gift aria-hidden className='size-5 flex-none text-muted' strokeWidth={1.75} />
          {t('signup', { credits: SIGNUP_CREDITS })}
        </li>
        <li className='rounded-md bg-surface p-5 hairline'>
          <div className='flex items-center gap-4'>
            <Sunrise aria-hidden className='size-5 flex-none text-muted' strokeWidth={1.75} />
            {t('daily', { credits: DAILY_CREDITS })}
          </div>
          <p className='mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4'>
            <span className='text-muted'>{t('countdown')}</span>
            <NextCredits />
          </p>
        </li>
      </ul>
    </section>
  )
}

export default async function RewardsPage() {
  const t = await getTranslations('rewards')
  const { rewards } = await getMessages()
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 mb-6 text-muted'>{t('intro')}</p>
      <WithMessages messages={{ rewards }}>
        <WithQueries>
          <RewardsView tasks={TASKS} />
        </WithQueries>
      </WithMessages>
      <AlwaysFree />
    </Page>
  )
}
