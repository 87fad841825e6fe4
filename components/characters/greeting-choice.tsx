'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { GreetingQuote } from '@/components/ui/greeting-quote'
import { useStarter } from './chat-starter'

const GreetingWays = lazy(() => import('./greeting-ways'))

type GreetingChoiceProps = {
  account_id: number
  /** Greetings besides the usual one. */
  count: number
  name: string
  usual: string
}

/** The usual greeting, and on request the others to begin with. */
export function GreetingChoice({ account_id, count, name, usual }: GreetingChoiceProps) {
  const t = useTranslations('character')
  const { choosing, choose } = useStarter()
  const closed = (
    <div className='grid justify-items-start gap-3'>
      <GreetingQuote text={usual} />
      <Button kind='quiet' busy={choosing} onClick={choose} className='-ms-3 min-h-11 px-3 py-2 text-sm'>
        {t('ways', { count })}
      </Button>
    </div>
  )
  if (!choosing) return closed
  return (
    <Suspense fallback={closed}>
      <GreetingWays account_id={account_id} name={name} usual={usual} waiting={closed} />
    </Suspense>
  )
}
