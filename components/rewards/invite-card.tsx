'use client'

import { Copy, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { REWARD_CREDITS } from '@/contracts/prices'
import { INVITING, type RewardTask } from '@/contracts/rewards'
import { useFormats } from '@/hooks/use-formats'
import { cn } from '@/lib/cn'
import { BRAND } from '@/lib/brand'
import { useClaim } from './task-row'

const never = () => () => undefined

function InviteLink({ code }: { code: string }) {
  const t = useTranslations('rewards.invite')
  const common = useTranslations('common')
  const id = useId()
  const url = `${window.location.origin}/?ref=${code}`
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const copy = () =>
    (navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(common('copied')),
      () => toast.error(common('copy_failed')),
    )
  /** Closing the sheet is no failure; where it fails, the link can still be copied. */
  const share = () =>
    navigator.share({ url, text: t('share_text', { brand: BRAND }) }).catch((error: unknown) => {
      if ((error as DOMException).name !== 'AbortError') void copy()
    })
  return (
    <div className='grid gap-1.5'>
      <label htmlFor={id} className='text-sm font-semibold'>
        {t('link')}
      </label>
      <div className='flex flex-wrap gap-2.5'>
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
          className={inputClass(false, 'h-13 min-w-0 flex-1 basis-56 text-ellipsis')}
        />
        <Button onClick={() => void copy()} className='h-13 flex-1 sm:flex-none'>
          <Copy aria-hidden className='size-5' />
          {t('copy')}
        </Button>
        {canShare ? (
          <Button onClick={() => void share()} className='h-13 flex-1 sm:flex-none'>
            <Share2 aria-hidden className='size-5' />
            {t('share')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Progress({ task }: { task: RewardTask }) {
  const format = useFormats()
  const t = useTranslations('rewards')
  const area = useRef<HTMLDivElement>(null)
  const { claim, busy } = useClaim('invite_friend', () => area.current?.focus())
  const { state, credits, claimed, again_at } = task
  const most = task.most ?? INVITING.most
  return (
    <div ref={area} tabIndex={-1} className='flex flex-wrap items-center justify-between gap-x-6 gap-y-3 outline-none'>
      <p className='text-sm text-muted tabular-nums'>
        {state === 'claimed'
          ? t('invite.over', { most })
          : again_at
            ? t('invite.month_full', { most: INVITING.most_in_30_days, date: format.day(again_at) })
            : t('invite.claimed', { count: claimed, most })}
      </p>
      {state === 'ready' ? (
        <Button kind='primary' busy={busy} onClick={claim} className='w-full sm:w-auto'>
          {t('tasks.claim', { credits })}
        </Button>
      ) : null}
    </div>
  )
}

type InviteCardProps = {
  /** `waiting` holds the place; null for visitors. */
  invite: { code: string; task: RewardTask } | 'waiting' | null
}

/** The person's link, what a friend has to do, and how many have counted. */
export function InviteCard({ invite }: InviteCardProps) {
  const t = useTranslations('rewards.invite')
  return (
    <section aria-labelledby='invite' className='rounded-lg bg-surface p-5 hairline sm:p-6'>
      <h2 id='invite' className='title text-lg'>
        {t('title')}
      </h2>
      <p className='mt-1 max-w-[60ch] text-pretty text-muted'>
        {t('text', { credits: REWARD_CREDITS.invite_friend, messages: INVITING.messages, days: INVITING.days })}
      </p>
      {invite === null ? null : (
        <div className={cn('mt-5 gap-5', invite === 'waiting' ? 'hidden signed-in:grid' : 'grid')}>
          {invite === 'waiting' ? (
            <Skeleton className='h-50 sm:h-29.5' />
          ) : (
            <>
              <InviteLink code={invite.code} />
              <Progress task={invite.task} />
            </>
          )}
        </div>
      )}
      <details className='group mt-4 border-t border-line'>
        <summary className='flex min-h-11 items-center justify-between gap-4 pt-2 text-sm font-semibold'>
          {t('rules')}
          <span aria-hidden className='text-lg text-muted transition-transform duration-fast group-open:rotate-45'>
            +
          </span>
        </summary>
        <p className='max-w-[60ch] text-sm text-pretty text-muted'>{t('rules_text')}</p>
      </details>
    </section>
  )
}
