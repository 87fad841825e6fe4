import { useTranslations } from 'next-intl'

/** A terms link opens beside the form, so that nothing typed is lost. */
const LegalLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target='_blank'
    className='inline-flex min-h-11 items-center text-text underline decoration-edge underline-offset-4 hover:decoration-current'
  >
    {children}
  </a>
)

/** Under every form that may make an account. */
export function Adults() {
  const t = useTranslations('auth')
  return (
    <div className='border-t border-line pt-4 text-sm text-muted'>
      <p>{t('adults')}</p>
      <p className='-mb-3 flex flex-wrap gap-x-5'>
        <LegalLink href='/legal/terms'>{t('terms')}</LegalLink>
        <LegalLink href='/legal/privacy'>{t('privacy')}</LegalLink>
      </p>
    </div>
  )
}
