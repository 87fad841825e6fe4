'use client'

import { CirclePause } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useResumeChat } from '@/hooks/api/use-boundaries'
import boundaries from '@/lib/i18n/messages/en/boundaries.json'

type PauseCardProps = {
  conversation_id: number
  name: string
  /** Whether nothing was said since: only then there is something to resume. */
  newest: boolean
}

function Card({ conversation_id, name, newest }: PauseCardProps) {
  const t = useTranslations('boundaries.pause')
  const { mutate, isPending, isSuccess, isError } = useResumeChat(conversation_id)
  return (
    <section role='status' className='edged mx-auto my-3 max-w-xl rounded-lg bg-surface p-5'>
      <h2 className='title flex items-center gap-2.5 text-lg'>
        <CirclePause aria-hidden className='size-6 flex-none text-accent' strokeWidth={1.75} />
        {t('title')}
      </h2>
      <p className='mt-2 text-pretty'>{t('text', { name })}</p>
      {isSuccess ? (
        <p className='mt-4 text-sm text-muted'>{t('resumed')}</p>
      ) : newest ? (
        <div className='mt-4 flex flex-wrap gap-2'>
          <Button onClick={() => mutate()} busy={isPending}>
            {t('resume')}
          </Button>
          <Link href='/safety' className={buttonClass('quiet')}>
            {t('more')}
          </Link>
        </div>
      ) : null}
      {isError ? (
        <p role='alert' className='mt-2 text-sm text-bad'>
          {t('failed')}
        </p>
      ) : null}
    </section>
  )
}

/** Fixed words after the safe word, not the companion's, with the way back. */
export const PauseCard = (props: PauseCardProps) => (
  <WithCatalogs catalogs={{ boundaries }}>
    <Card {...props} />
  </WithCatalogs>
)
