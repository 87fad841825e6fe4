import { useLocale, useTranslations } from 'next-intl'
import { pathIn } from '@/contracts/locales'

/** Under every form that takes an email address. The terms come once, with the profile. */
export function Adults() {
  const t = useTranslations('auth')
  return (
    <p className='border-t border-line pt-2 text-sm text-muted'>
      {t('adults')} {/* Opens beside the form, so that nothing typed is lost. */}
      <a
        href={pathIn(useLocale(), '/legal/privacy')}
        target='_blank'
        className='inline-flex min-h-11 items-center text-text underline decoration-edge underline-offset-4 hover:decoration-current'
      >
        {t('privacy')}
      </a>
    </p>
  )
}
