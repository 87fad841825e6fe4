import { CreditCard, FlaskConical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

type FrameProps = {
  /** A link beside the name. */
  aside: ReactNode
  children: ReactNode
}

/** The processor's own page: its name, and that nothing here is real. */
export function Frame({ aside, children }: FrameProps) {
  const t = useTranslations('sandbox')
  return (
    <div className='mx-auto flex min-h-dvh max-w-4xl flex-col px-4 sm:px-6'>
      <header className='flex min-h-16 flex-wrap items-center justify-between gap-x-4'>
        <p className='inline-flex items-center gap-2.5 font-semibold'>
          <CreditCard aria-hidden strokeWidth={1.75} className='size-5 text-muted' />
          {t('name')}
        </p>
        {aside}
      </header>
      <p className='flex items-center gap-2.5 rounded-md px-4 py-3 text-sm font-medium text-warn hairline'>
        <FlaskConical aria-hidden strokeWidth={1.75} className='size-5 flex-none' />
        {t('test')}
      </p>
      <div className='flex-1 pt-6 pb-12 sm:pt-8'>{children}</div>
    </div>
  )
}
