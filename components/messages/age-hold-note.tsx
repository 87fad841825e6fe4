'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { usePerson } from '@/stores/auth-store'

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline'

/** Above the composer while the account is on hold for age: that it is, what is off, and where to say otherwise. */
export function AgeHoldNote() {
  const t = useTranslations('chat.hold')
  const held = usePerson((person) => person?.age_hold === true)
  if (!held) return null
  return (
    <section aria-label={t('label')} className='mx-auto w-full max-w-3xl flex-none px-4 pb-2 lg:px-7'>
      <div className='rounded-lg bg-surface px-4 pt-3 text-sm hairline'>
        <p role='status' className='text-pretty'>
          {t('text')}
        </p>
        <p className='flex flex-wrap gap-x-5'>
          <Link href='/settings#hold' className={link}>
            {t('more')}
          </Link>
          <Link href='/contact?about=age' className={link}>
            {t('appeal')}
          </Link>
        </p>
      </div>
    </section>
  )
}
