'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import { Skeleton } from '@/components/ui/skeleton'
import type { Photo } from '@/contracts/photos'
import { useAssets } from '@/hooks/api/use-photos'
import { useNearEnd } from '@/hooks/use-near-end'
import { cn } from '@/lib/cn'
import { dealColumns } from './columns'
import { PhotoTile } from './photo-tile'
import { useColumns } from './use-columns'

const Lightbox = late(() => import('./lightbox').then((module) => module.Lightbox))

type Filter = 'all' | 'favorites'

type PhotosViewProps = {
  /** Whether it says that there are none; otherwise the page above it does. */
  saysNone?: boolean
}

/** The person's photos: what develops, what is locked, what is kept. */
export function PhotosView({ saysNone = true }: PhotosViewProps) {
  const t = useTranslations('photos')
  const [filter, setFilter] = useState<Filter>('all')
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useAssets({
    favorites: filter === 'favorites',
  })
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns(list)
  const photos = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const dealt = useMemo(() => dealColumns(photos, columns), [photos, columns])
  const [open, setOpen] = useState<number | null>(null)
  const shown = photos.filter(({ image_url }) => image_url !== null)
  const at = shown.findIndex(({ id }) => id === open)
  const end = useNearEnd(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  /** There is nothing to choose from; the choice keeps its room, so that nothing moves. */
  const none = data !== undefined && filter === 'all' && photos.length === 0
  const tile = (photo: Photo) => <PhotoTile key={photo.id} photo={photo} onOpen={() => setOpen(photo.id)} />
  return (
    <div className='grid gap-5'>
      <div className={cn('flex flex-wrap items-end justify-between gap-3', none && 'invisible')}>
        <RadioChips
          name='filter'
          legend={<span className='sr-only'>{t('filter')}</span>}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: t('all') },
            { value: 'favorites', label: t('favorites') },
          ]}
        />
        {data ? <p className='flex min-h-11 items-center text-sm text-muted'>{t('count', { count: data.pages[0]?.count ?? 0 })}</p> : null}
      </div>
      <div ref={list}>
        {isError && !data ? (
          <EmptyState
            title={t('failed_title')}
            text={t('failed_text')}
            action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          />
        ) : isPending ? (
          <div aria-hidden className='grid grid-cols-2 gap-3 lg:grid-cols-4'>
            {Array.from({ length: 8 }, (_, n) => (
              <Skeleton key={n} className='aspect-3/4 rounded-lg' />
            ))}
          </div>
        ) : none && !saysNone ? null : photos.length === 0 ? (
          <EmptyState
            icon={<Camera strokeWidth={1.75} />}
            title={t(filter === 'favorites' ? 'none_favorite' : 'none')}
            text={t('none_text')}
            action={
              <Link href='/chat' className={buttonClass('secondary')}>
                {t('to_chat')}
              </Link>
            }
          />
        ) : (
          <div className='flex items-start gap-3'>
            {dealt.map((column, n) => (
              <ul key={n} className='grid min-w-0 flex-1 gap-3'>
                {column.map(tile)}
              </ul>
            ))}
          </div>
        )}
        <div ref={end} />
      </div>
      {open !== null && at >= 0 ? <Lightbox photos={shown} at={at} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
