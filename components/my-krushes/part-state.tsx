'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'

/** The same columns as Explore's. */
export const GRID = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5 min-[1700px]:grid-cols-6'
export const SIZES = '(min-width: 1280px) 220px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw'

/** What every part of the page gets: where the focus goes when a card leaves. */
export type PartProps = { focusList: () => void }

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('krushes.failed')
  return <EmptyState title={t('title')} text={t('text')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
}

/** Cards that are on their way; `foot` holds the place of what stands below them. */
export const WaitingGrid = ({ foot }: { foot?: ReactNode }) => (
  <div aria-hidden className={GRID}>
    {Array.from({ length: 5 }, (_, n) => (
      <div key={n} className={cn(n > 1 && 'max-sm:hidden')}>
        <Skeleton className='aspect-3/4' />
        {foot}
      </div>
    ))}
  </div>
)

type MoreProps = { failed: boolean; busy: boolean; onMore: () => void }

/** For whoever does not scroll, and for when the next page did not come. */
export function More({ failed, busy, onMore }: MoreProps) {
  const t = useTranslations('krushes')
  return (
    <div className='grid justify-items-center gap-3 py-6 text-center'>
      {failed ? (
        <p role='alert' className='text-sm text-muted'>
          {t('more_failed')}
        </p>
      ) : null}
      <Button busy={busy} onClick={onMore}>
        {t(failed ? 'failed.retry' : 'more')}
      </Button>
    </div>
  )
}
