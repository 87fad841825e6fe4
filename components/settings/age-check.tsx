'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useStartAgeCheck } from '@/hooks/api/use-place'

/** Whether an age check opens what the place or a hold closes. */
export function AgeCheck({ text }: { text: 'check' | 'check_hold' }) {
  const t = useTranslations('settings.adult')
  const start = useStartAgeCheck()
  return (
    <div className='grid justify-items-start gap-3 pt-3'>
      <p className='text-sm text-pretty text-muted'>{t(text)}</p>
      <Button kind='secondary' busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {t('check_start')}
      </Button>
    </div>
  )
}
