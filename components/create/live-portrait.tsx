'use client'

import { ChevronDown, ChevronUp, UserRoundPen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { cn } from '@/lib/cn'
import { previewAddress, type PreviewFrame } from '@/contracts/portrait-preview'
import type { Draft } from '@/lib/create/draft'
import { useArrived } from './use-picture'

type LivePortraitProps = {
  draft: Draft
  /** Nearer or further than the finished portrait, where a step is about that. */
  frame?: PreviewFrame
  /** Small on phones unless asked for: the step is about words. */
  compact: boolean
  onAnotherFace: () => void
}

/**
 * The person as chosen so far. It stays beside the form; on phones it stays at the top and can be made small. The old picture stays until the new one has come, which then develops.
 */
export function LivePortrait({ draft, frame, compact, onAnotherFace }: LivePortraitProps) {
  const t = useTranslations('create')
  const { appearance, full_name, age } = draft
  const { shown, coming, failed, arrived, missed } = useArrived(previewAddress(appearance, '480', frame))
  const [asked, setAsked] = useState<boolean | null>(null)
  const small = asked ?? compact
  const words = [appearance.gender, appearance.ethnicity, appearance.body_type, appearance.hair_style, appearance.hair_color, appearance.eye_color]
  const alt = t('portrait_of', { words: words.map((word) => t(`option.${word}`)).join(', ') })
  const name = full_name.trim() || t('nobody')
  return (
    <div
      data-small={small || undefined}
      className='group/portrait max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:-mx-4 max-sm:bg-ink/92 max-sm:px-4 max-sm:pb-2 max-sm:backdrop-blur-md sm:sticky sm:top-6 sm:self-start'
    >
      <div className='flex items-center gap-3'>
        <div
          className={cn(
            'relative overflow-hidden rounded-lg bg-raised sm:aspect-3/4 sm:w-full',
            small ? 'max-sm:aspect-3/4 max-sm:h-16 max-sm:flex-none max-sm:rounded-sm' : 'max-sm:h-[30dvh] max-sm:min-h-40 max-sm:w-full',
          )}
        >
          <img
            key={shown}
            src={shown}
            alt={alt}
            width={480}
            height={640}
            fetchPriority='high'
            data-testid='portrait'
            className='absolute inset-0 size-full animate-[develop_.25s_ease-out_both] object-cover object-[50%_22%]'
          />
          {coming ? (
            <>
              <img key={coming} src={coming} alt='' width={480} height={640} fetchPriority='high' onLoad={arrived} onError={missed} className='absolute inset-0 size-full opacity-0' />
              <span aria-hidden className='absolute inset-x-0 bottom-0 h-1 animate-shimmer bg-brand' />
            </>
          ) : null}
          <div className={cn('picture-shade absolute inset-x-0 bottom-0 px-4 pt-16 pb-4 pr-16 text-on-picture', small && 'max-sm:hidden')}>
            <p className='title text-lg text-balance wrap-anywhere max-sm:truncate sm:line-clamp-2 lg:text-xl'>{age.trim() ? t('name_age', { name, age: age.trim() }) : name}</p>
            {draft.occupation ? <p className='truncate text-sm text-on-picture-soft'>{draft.occupation}</p> : null}
          </div>
          <IconButton label={t('another_face')} onPicture onClick={onAnotherFace} className={cn('absolute right-3 bottom-3', small && 'max-sm:hidden')}>
            <UserRoundPen aria-hidden />
          </IconButton>
        </div>
        <p className={cn('title min-w-0 flex-1 truncate text-lg sm:hidden', !small && 'hidden')}>{age.trim() ? t('name_age', { name, age: age.trim() }) : name}</p>
        <IconButton
          label={t(small ? 'portrait_show' : 'portrait_hide')}
          aria-expanded={!small}
          onPicture={!small}
          onClick={() => setAsked(!small)}
          className={cn('sm:hidden', !small && 'absolute top-2 right-6')}
        >
          {small ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
      </div>
      <p role='status' className={cn('mt-2 text-sm text-muted', !failed && 'sr-only')}>
        {failed ? t('portrait_failed') : ''}
      </p>
    </div>
  )
}
