import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Installation } from '@/contracts/meta'
import { BRAND } from '@/lib/brand'

type OperatorFactsProps = {
  /** Null while the API does not answer. */
  operator: Installation['operator'] | null | undefined
  /** A link to the form, with its topic; absent on the page that has the form. */
  form?: 'likeness' | 'privacy' | 'help'
  /** Whose law applies; for the terms. */
  law?: boolean
}

const Mail = ({ to }: { to: string }) => (
  <a href={`mailto:${to}`} className='inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere'>
    {to}
  </a>
)

/** Who runs the site and how to reach them, as far as the operator has said. */
export function OperatorFacts({ operator, form, law }: OperatorFactsProps) {
  const t = useTranslations('contact')
  const { name, address, country, support_email, report_email, local } = operator ?? {}
  return (
    <div className='mt-3 grid justify-items-start gap-2'>
      {name ? (
        <address className='not-italic'>
          <p className='font-semibold'>{name}</p>
          {address?.split('\n').map((one) => (
            <p key={one}>{one}</p>
          ))}
        </address>
      ) : (
        <p className='text-pretty'>{t(local ? 'local' : 'unnamed', { brand: BRAND })}</p>
      )}
      {support_email ? (
        <p>
          {t('email')}: <Mail to={support_email} />
        </p>
      ) : null}
      {report_email && report_email !== support_email ? (
        <p>
          {t('reports')}: <Mail to={report_email} />
        </p>
      ) : null}
      {law && country ? <p>{t('law', { country })}</p> : null}
      {form ? (
        <Link href={form === 'help' ? '/contact' : `/contact?about=${form}`} className={buttonClass('secondary', 'mt-1')}>
          {t(form === 'likeness' ? 'report' : 'open')}
        </Link>
      ) : null}
    </div>
  )
}
