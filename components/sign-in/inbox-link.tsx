import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useInstallation } from '@/hooks/use-installation'

const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)

function Link() {
  const t = useTranslations('auth')
  const installation = useInstallation()
  if (!installation?.inbox) return null
  return (
    <a
      href='/inbox'
      target='_blank'
      className='inline-flex min-h-11 items-center justify-center gap-1 text-sm font-semibold text-accent underline-offset-4 hover:underline'
    >
      {t('open_inbox')}
      <ArrowUpRight aria-hidden className='size-4' />
    </a>
  )
}

/** For people who run this on their own machine: where the mail really is. */
export const InboxLink = () => (isLocal() ? <Link /> : null)
