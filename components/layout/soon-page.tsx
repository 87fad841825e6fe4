import { Hourglass, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { BRAND_WORDS } from '@/lib/brand'
import { Page } from './page'

type SoonPageProps = {
  name: 'my_krushes'
  icon: LucideIcon
  /** Values for the page's texts. */
  values?: Record<string, string | number>
}

/** A page whose feature is not built yet: what it will hold, and what one can do now. */
export function SoonPage({ name, icon: Icon, values = {} }: SoonPageProps) {
  const t = useTranslations('pages')
  return (
    <Page width='text'>
      <div className='flex flex-col items-start gap-5 pt-4 lg:pt-10'>
        <span aria-hidden className='grid size-14 place-items-center rounded-full bg-raised text-muted'>
          <Icon strokeWidth={1.75} className='size-6' />
        </span>
        <h1 className='title text-xl sm:text-2xl'>{t(`${name}.title`, BRAND_WORDS)}</h1>
        <p className='max-w-[60ch] text-pretty text-muted'>{t(`${name}.text`, values)}</p>
        <section aria-labelledby='now' className='w-full rounded-lg bg-surface p-5 hairline sm:p-6'>
          <p className='flex items-center gap-2 text-sm font-semibold text-warn'>
            <Hourglass aria-hidden className='size-4' />
            {t('soon')}
          </p>
          <h2 id='now' className='title mt-4 text-lg'>
            {t('today')}
          </h2>
          <p className='mt-1 max-w-[60ch] text-pretty text-muted'>{t(`${name}.now`)}</p>
          <div className='mt-5 flex flex-wrap gap-2.5'>
            <Link href='/' className={buttonClass('secondary')}>
              {t('to_explore')}
            </Link>
            <Link href='/chat' className={buttonClass('quiet', 'signed-out:hidden')}>
              {t('to_chat')}
            </Link>
          </div>
        </section>
      </div>
    </Page>
  )
}
