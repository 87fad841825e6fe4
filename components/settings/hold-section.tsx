'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { usePlace } from '@/hooks/api/use-place'
import { BRAND } from '@/lib/brand'
import { usePerson } from '@/stores/auth-store'
import { AgeCheck } from './age-check'
import { Section } from './section'

/** While the account is on hold for age: what is off, what is not, and how to end it: by an age check where there is one, and by an appeal. */
export function HoldSection() {
  const t = useTranslations('settings.hold')
  const held = usePerson((person) => person?.age_hold === true)
  const checks = usePlace().data?.checks ?? false
  if (!held) return null
  return (
    <Section title={t('title')} text={t('text', { brand: BRAND })} id='hold'>
      <p className='max-w-[60ch] text-pretty'>{t('off')}</p>
      <p className='mt-2 max-w-[60ch] text-pretty'>{t('on')}</p>
      {checks ? <AgeCheck text='check_hold' /> : null}
      <div className='mt-4 flex flex-wrap gap-2'>
        <Link href='/contact?about=age' className={buttonClass('primary')}>
          {t('appeal')}
        </Link>
        <Link href='/safety' className={buttonClass('quiet')}>
          {t('help')}
        </Link>
      </div>
    </Section>
  )
}
