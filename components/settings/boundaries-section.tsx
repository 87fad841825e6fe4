'use client'

import { useTranslations } from 'next-intl'
import { BoundariesForm } from '@/components/layout/boundaries-form'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useOwnBoundaries, useSetOwnBoundaries } from '@/hooks/api/use-boundaries'
import { Section } from './section'

/** What somebody keeps out of all their chats, and the word that stops one. */
export function BoundariesSection() {
  const t = useTranslations('boundaries')
  const { data, isError, refetch } = useOwnBoundaries()
  const { mutateAsync } = useSetOwnBoundaries()
  return (
    <Section id='boundaries' title={t('title')} text={t('text')}>
      {data ? (
        <BoundariesForm value={data} withSafeWord save={mutateAsync} />
      ) : isError ? (
        <div role='alert' className='grid justify-items-start gap-3'>
          <p className='text-muted'>{t('unavailable')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      ) : (
        <Skeleton className='h-80' />
      )}
    </Section>
  )
}
