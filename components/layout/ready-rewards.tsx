'use client'

import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { useClaimReady, useReadyRewards } from '@/hooks/api/use-rewards'
import { cn } from '@/lib/cn'
import rewards from '@/lib/i18n/messages/en/rewards.json'

/** The rewards that can be claimed now, and one press for all of them. Needs the texts `rewards`. */
function useReady(onClaimed?: () => void) {
  const tasks = useTranslations('rewards.tasks')
  const ready = useReadyRewards()
  const { claim, busy, got } = useClaimReady()
  const claimAll = async () => {
    const added = await claim(ready.map(({ task }) => task))
    if (added === null) return
    if (added > 0) toast.success(tasks('got', { credits: added }))
    else toast.warning(tasks('nothing'))
    onClaimed?.()
  }
  return { ready, credits: ready.reduce((sum, task) => sum + task.credits, 0), claimAll: () => void claimAll(), busy, got }
}

/** Beside the heading of /rewards, where more than one can be claimed. Needs the texts `rewards`. */
export function ClaimAll() {
  const t = useTranslations('rewards.ready')
  const { ready, credits, claimAll, busy } = useReady()
  return ready.length > 1 ? (
    <Button kind='primary' busy={busy} onClick={claimAll}>
      {t('claim_all', { credits })}
    </Button>
  ) : null
}

type ReadyRewardsProps = {
  /** Keeps its room where there is nothing to claim, with the way to /rewards. */
  always?: boolean
  /** After they were claimed. */
  onClaimed?: () => void
}

function Ready({ always, onClaimed }: ReadyRewardsProps) {
  const t = useTranslations('rewards.ready')
  const tasks = useTranslations('rewards.tasks')
  const invite = useTranslations('rewards.invite')
  const area = useRef<HTMLDivElement>(null)
  const { ready, credits, claimAll, busy, got } = useReady(() => {
    area.current?.focus()
    onClaimed?.()
  })
  const waiting = ready.length > 0
  if (!waiting && got === null && !always) return null
  const names = ready.map(({ task }) => (task === 'invite_friend' ? invite('title') : tasks(`${task}.title`))).join(' · ')
  return (
    <div
      ref={area}
      tabIndex={-1}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface px-5 py-4 outline-none',
        waiting ? 'shadow-[inset_0_0_0_1px_var(--c-rose)]' : 'hairline',
      )}
    >
      <div className='flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3'>
        <Gift
          aria-hidden
          className={cn('size-5 flex-none', waiting ? 'text-accent' : got === null ? 'text-muted' : 'text-ok')}
          strokeWidth={1.75}
        />
        <div role='status' className='min-w-0'>
          <p className='truncate font-semibold'>
            {waiting ? t('title', { credits }) : got === null ? t('none') : tasks('got', { credits: got })}
          </p>
          <p className='truncate text-sm text-muted'>{waiting ? names : t('more')}</p>
        </div>
      </div>
      {waiting ? (
        <Button kind='primary' busy={busy} onClick={claimAll} className='w-full sm:w-auto'>
          {ready.length > 1 ? t('claim_all', { credits }) : tasks('claim', { credits })}
        </Button>
      ) : (
        <Link href='/rewards' className={buttonClass('secondary', 'w-full sm:w-auto')}>
          {t('see')}
        </Link>
      )}
    </div>
  )
}

/** Rewards that are done and not claimed, with one press for all of them. */
export const ReadyRewards = (props: ReadyRewardsProps) => (
  <WithCatalogs catalogs={{ rewards }}>
    <Ready {...props} />
  </WithCatalogs>
)
