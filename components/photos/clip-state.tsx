'use client'

import { useTranslations } from 'next-intl'
import type { Clip } from '@/contracts/clips'

/** Progress of a clip, or why it failed. */
export function ClipState({ attempt, className }: { attempt: Clip; className?: string }) {
  const t = useTranslations('photos.clip')
  if (attempt.state === 'blocked' || attempt.state === 'failed')
    return (
      <p role='status' className={className}>
        {t(attempt.state)}
      </p>
    )
  return (
    <div role='status' className={className}>
      <strong className='block font-semibold'>{t('coming')}</strong>
      <span className='text-sm opacity-80'>{attempt.progress > 0 ? t('percent', { percent: attempt.progress }) : t('waiting')}</span>
      <span aria-hidden className='mt-2 block h-1 overflow-hidden rounded-full bg-current/20'>
        <span
          className='block h-full rounded-full bg-current transition-[width] duration-500 motion-reduce:transition-none'
          style={{ width: `${Math.max(4, attempt.progress)}%` }}
        />
      </span>
    </div>
  )
}
