'use client'

import { Maximize2, Minimize2, UserRoundPen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { previewAddress, type PreviewFrame } from '@/contracts/portrait-preview'
import type { Draft } from '@/lib/create/draft'
import { useArrived } from './use-picture'

type LivePortraitProps = {
  draft: Draft
  /** Who it is has not come yet: neither another face nor another height is seen before. */
  waits: boolean
  /** Nearer or further than the finished portrait, where a step is about that. */
  frame?: PreviewFrame
  onAnotherFace: () => void
  /** What else is done to the whole person: the dice. */
  children: ReactNode
  /** A line on what the dice do. */
  hint?: ReactNode
}

type Caption = { title: string; work: string }

/**
 * The person as chosen so far, always the whole picture. It stays beside the form. On phones it stays at the top, small, with the name
 * beside it, and a tap makes it large. The old picture stays until the new one has come, which then develops; a new name waits for its
 * face.
 */
export function LivePortrait({ draft, waits, frame, onAnotherFace, children, hint }: LivePortraitProps) {
  const t = useTranslations('create')
  const { appearance, full_name, age } = draft
  const { shown, coming, failed, arrived, missed } = useArrived(previewAddress(appearance, '480', frame))
  const [large, setLarge] = useState(false)
  const words = [
    appearance.gender,
    appearance.ethnicity,
    appearance.body_type,
    appearance.hair_style,
    appearance.hair_color,
    appearance.eye_color,
  ]
  const alt = t('portrait_of', { words: words.map((word) => t(`option.${word}`)).join(', ') })
  const name = full_name.trim() || t('nobody')
  const { title, work } = useWith<Caption>(
    { title: age.trim() ? t('name_age', { name, age: age.trim() }) : name, work: draft.occupation },
    // A picture that failed once holds nothing up.
    coming === null || coming.includes('#'),
    `${appearance.seed}`,
  )
  return (
    <div
      data-testid='portrait-panel'
      // With large text it would fill the screen, so it scrolls away then.
      className='max-sm:@min-[16rem]:sticky max-sm:top-(--top) max-sm:z-20 max-sm:-mx-4 max-sm:bg-ink/92 max-sm:px-4 max-sm:pb-2 max-sm:backdrop-blur-md sm:sticky sm:top-6 sm:self-start'
    >
      <div className={cn('flex gap-3 sm:flex-col', large && 'max-sm:flex-col')}>
        <div
          className={cn(
            'relative aspect-3/4 flex-none overflow-hidden rounded-lg bg-raised sm:w-full',
            large ? 'max-sm:mx-auto max-sm:h-[min(50dvh,416px)]' : 'max-sm:h-[128px] max-sm:rounded-md',
          )}
        >
          {waits ? (
            <Skeleton className='absolute inset-0 rounded-none' />
          ) : (
            <img
              key={shown}
              src={shown}
              alt={alt}
              width={480}
              height={640}
              fetchPriority='high'
              data-testid='portrait'
              className='absolute inset-0 size-full animate-[develop_.25s_ease-out_both] object-cover'
            />
          )}
          {coming && !waits ? (
            <>
              <img
                key={coming}
                src={coming}
                alt=''
                width={480}
                height={640}
                fetchPriority='high'
                onLoad={arrived}
                onError={missed}
                className='absolute inset-0 size-full opacity-0'
              />
              <span aria-hidden className='absolute inset-x-0 bottom-0 h-1 animate-shimmer bg-brand' />
            </>
          ) : null}
          {waits ? null : (
            <div className='picture-shade absolute inset-x-0 bottom-0 px-4 pt-12 pb-4 text-on-picture max-sm:hidden'>
              <p className='title text-lg text-balance wrap-anywhere sm:line-clamp-2 lg:text-xl'>{title}</p>
              {work ? <p className='truncate text-sm text-on-picture-soft'>{work}</p> : null}
            </div>
          )}
          <button
            type='button'
            aria-label={t(large ? 'portrait_hide' : 'portrait_show')}
            aria-expanded={large}
            onClick={() => setLarge(!large)}
            className='absolute inset-0 rounded-[inherit] outline-offset-[-3px] sm:hidden'
          >
            <span className='absolute end-1 bottom-1 grid size-7 place-items-center rounded-full bg-shade/60 text-on-picture *:size-4'>
              {large ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            </span>
          </button>
        </div>
        <div className='grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center gap-x-2 gap-y-1.5 sm:gap-y-2'>
          <div className='min-w-0 sm:hidden'>
            {waits ? (
              <>
                {/* As high as the two lines that come. */}
                <Skeleton className='mt-1 h-4 w-32 rounded-sm' />
                <Skeleton className='mt-2 mb-1 h-3 w-20 rounded-sm' />
              </>
            ) : (
              <>
                <p className='title line-clamp-2 text-base wrap-anywhere'>{title}</p>
                {work ? <p className='truncate text-sm text-muted'>{work}</p> : null}
              </>
            )}
          </div>
          <div className='flex flex-wrap items-center gap-x-1 gap-y-2 sm:justify-between'>
            {children}
            <IconButton label={t('another_face')} onClick={onAnotherFace}>
              <UserRoundPen aria-hidden />
            </IconButton>
          </div>
          {hint}
        </div>
      </div>
      <p role='status' className={cn('mt-2 text-sm text-muted', !failed && 'sr-only')}>
        {failed ? t('portrait_failed') : ''}
      </p>
    </div>
  )
}

/** `value`, but where `of` has become another, the earlier one until `here`: a name does not come before its face. */
function useWith<T>(value: T, here: boolean, of: string): T {
  const [held, setHeld] = useState({ value, of })
  const waits = !here && held.of !== of
  if (!waits && (held.of !== of || JSON.stringify(held.value) !== JSON.stringify(value))) setHeld({ value, of })
  return waits ? held.value : value
}
