import { CreditCard, FlaskConical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

type FrameProps = {
  /** A link beside the name. */
  aside: ReactNode
  children: ReactNode
}

/** The processor's own page: its name, and before everything else that nothing here is real. */
export function Frame({ aside, children }: FrameProps) {
  const t = useTranslations('sandbox')
  return (
    <div className='min-h-dvh'>
      <p className='flex items-center justify-center gap-2.5 bg-warn px-4 py-2.5 font-semibold text-ink'>
        <FlaskConical aria-hidden strokeWidth={2} className='size-5 flex-none' />
        {t('test')}
      </p>
      <div className='mx-auto max-w-4xl px-4 sm:px-6'>
        <header className='flex min-h-16 flex-wrap items-center justify-between gap-x-4'>
          <p className='inline-flex items-center gap-2.5 font-semibold'>
            <CreditCard aria-hidden strokeWidth={1.75} className='size-5 text-muted' />
            {t('name')}
          </p>
          {aside}
        </header>
        <div className='pt-4 pb-12 sm:pt-6'>{children}</div>
      </div>
    </div>
  )
}
