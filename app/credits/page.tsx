import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BalanceLine } from '@/components/layout/balance-line'
import { NotOpen } from '@/components/layout/not-open'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithQueries } from '@/components/layout/with-queries'
import {
  CLIP_CREDITS, CREDIT_PACKS, MESSAGE_CREDITS, PHOTO_CREDITS, SCENARIO_CREDITS, VOICE_CREDITS,
} from '@/contracts/prices'
import { formatPrice } from '@/lib/format/price'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.credits')
  return pageMetadata('/credits', { title: t('title'), description: t('description') })
}

export default async function CreditsPage() {
  const t = await getTranslations('pages.credits')
  const credits = (count: number) => t('credits_value', { credits: count })
  const costs: [string, string][] = [
    [t('message'), t('message_free', { credits: credits(MESSAGE_CREDITS) })],
    [t('voice'), credits(VOICE_CREDITS)],
    [t('photo'), credits(PHOTO_CREDITS)],
    [t('scenario'), credits(SCENARIO_CREDITS)],
    [t('clip'), t('clip_value', { short: CLIP_CREDITS.short, long: credits(CLIP_CREDITS.long) })],
  ]
  return (
    <RequireUser>
      <Page width='text'>
        <h1 className='title mb-6 text-xl sm:text-2xl'>{t('title')}</h1>
        <div className='grid gap-8'>
          <WithQueries>
            <BalanceLine label={t('balance')} />
          </WithQueries>
          <section aria-labelledby='packs'>
            <h2 id='packs' className='title mb-3 text-lg'>
              {t('packs')}
            </h2>
            <ul className='grid gap-2.5'>
              {CREDIT_PACKS.map((pack) => (
                <li key={pack.id} className='flex items-center justify-between gap-4 rounded-md bg-surface px-5 py-3.5 hairline'>
                  <div>
                    <p className='font-semibold tabular-nums'>{t('pack', { credits: pack.credits })}</p>
                    <p className='text-sm text-muted tabular-nums'>
                      {t('each', { price: formatPrice(pack.amount_cents / pack.credits) })}
                    </p>
                  </div>
                  <div className='text-right'>
                    <p className='text-lg font-semibold tabular-nums'>{formatPrice(pack.amount_cents)}</p>
                    {pack.discount_percent ? (
                      <p className='text-sm font-medium text-ok'>{t('off', { percent: pack.discount_percent })}</p>
                    ) : null}
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <NotOpen title={t('not_open_title')} text={t('not_open')} />
          <section aria-labelledby='costs'>
            <h2 id='costs' className='title mb-2 text-lg'>
              {t('costs')}
            </h2>
            <dl>
              {costs.map(([name, value]) => (
                <div key={name} className='flex flex-wrap justify-between gap-x-6 border-t border-line py-3 first:border-0'>
                  <dt>{name}</dt>
                  <dd className='font-medium tabular-nums'>{value}</dd>
                </div>
              ))}
            </dl>
            <p className='mt-2 text-sm text-pretty text-muted'>{t('never')}</p>
          </section>
        </div>
      </Page>
    </RequireUser>
  )
}
