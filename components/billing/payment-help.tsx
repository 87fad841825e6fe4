import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

const LINK = '-my-3 inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4'

/** What a declined payment means, and how to leave; in the native apps the store says so. */
export function PaymentHelp({ leaving }: { leaving?: boolean }) {
  const t = useTranslations('billing.help')
  return (
    <div className='grid gap-6 in-shell:hidden'>
      <section aria-labelledby='declined'>
        <h2 id='declined' className='title text-lg'>
          {t('declined_title')}
        </h2>
        <ul className='mt-1 grid gap-1 text-pretty text-muted'>
          <li>{t('declined')}</li>
          <li>{t('risky')}</li>
          <li>
            {t('support')}{' '}
            <Link href='/contact?about=payment' className={LINK}>
              {t('support_link')}
            </Link>
          </li>
        </ul>
      </section>
      {leaving ? (
        <section aria-labelledby='leave'>
          <h2 id='leave' className='title text-lg'>
            {t('leave_title')}
          </h2>
          <p className='mt-1 text-pretty text-muted'>{t('leave')}</p>
        </section>
      ) : null}
    </div>
  )
}
