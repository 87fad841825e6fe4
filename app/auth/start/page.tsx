import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Waiting } from '@/components/sign-in/waiting'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth')
  return { title: t('returning'), robots: { index: false, follow: false } }
}

/** What the popup of a federated provider shows until its address is known (lib/auth/social). */
export default async function StartPage() {
  const t = await getTranslations('auth')
  return <Waiting title={t('returning')} text={t('starting_text')} />
}
