import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { WithMessages } from '@/components/layout/with-messages'
import { WithQueries } from '@/components/layout/with-queries'
import { Waiting } from '@/components/sign-in/waiting'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { SocialReturn } from './social-return'

/** Without a referrer: the address holds the provider's code. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth')
  return { title: t('returning'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** Where federated providers send people back to. */
export default async function ReturnPage() {
  const [t, messages] = await Promise.all([getTranslations('auth'), getMessages()])
  return (
    <WithMessages messages={pickMessages(messages, ['auth'])}>
      <Waiting title={t('returning')} text={t('returning_text')} />
      <WithQueries>
        <SocialReturn />
      </WithQueries>
    </WithMessages>
  )
}
