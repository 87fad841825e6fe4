import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { CreditsView } from '@/components/billing/credits-view'
import { PaymentHelp } from '@/components/billing/payment-help'
import { Page } from '@/components/layout/page'
import { RequireUser } from '@/components/layout/require-user'
import { WithMessages } from '@/components/layout/with-messages'
import { CALL_MINUTE_CREDITS, CLIP_CREDITS, MESSAGE_CREDITS, PHOTO_CREDITS, SCENARIO_CREDITS, VOICE_CREDITS } from '@/contracts/prices'
import { loadInstallation } from '@/lib/consent/load-installation'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { pageMetadata } from '@/lib/seo/page-metadata'

type CreditsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages.credits')
  return pageMetadata('/credits', { title: t('title'), description: t('description') })
}

export default async function CreditsPage({ searchParams }: CreditsProps) {
  const t = await getTranslations('pages.credits')
  const [query, messages, installation] = await Promise.all([searchParams, getMessages(), loadInstallation()])
  const credits = (count: number) => t('credits_value', { credits: count })
  const costs: [string, string][] = [
    [t('message'), t('message_free', { credits: credits(MESSAGE_CREDITS) })],
    [t('voice'), credits(VOICE_CREDITS)],
    ...(installation?.calls ? [[t('call'), credits(CALL_MINUTE_CREDITS)] satisfies [string, string]] : []),
    [t('photo'), credits(PHOTO_CREDITS)],
    [t('scenario'), credits(SCENARIO_CREDITS)],
    [t('clip'), t('clip_value', { short: CLIP_CREDITS.short, long: credits(CLIP_CREDITS.long) })],
  ]
  return (
    <RequireUser>
      <Page width='text'>
        <h1 className='title mb-6 text-xl sm:text-2xl'>{t('title')}</h1>
        <WithMessages messages={pickMessages(messages, ['billing'])}>
          <div className='grid grid-cols-1 gap-8'>
            <CreditsView billing={installation?.billing} cancelled={query.credits === 'cancel'} balance={t('balance')} />
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
            <PaymentHelp />
          </div>
        </WithMessages>
      </Page>
    </RequireUser>
  )
}
