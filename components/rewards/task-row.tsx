'use client'

import { ArrowRight, BadgeCheck, Camera, Check, Gift, MessagesSquare, Sparkles, Sunrise, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { REWARD_CREDITS } from '@/contracts/prices'
import type { RewardTask, RewardTaskName } from '@/contracts/rewards'
import { useClaimTask } from '@/hooks/api/use-rewards'
import { cn } from '@/lib/cn'

export type RowTask = Exclude<RewardTaskName, 'invite_friend'>
type Community = Extract<RowTask, `join_${string}`>

const ICONS: Record<RowTask, LucideIcon> = {
  complete_profile: BadgeCheck,
  first_character: Sparkles,
  first_photo: Camera,
  daily_visit: Sunrise,
  join_reddit: MessagesSquare,
  join_discord: MessagesSquare,
  join_instagram: MessagesSquare,
}

const isCommunity = (task: RowTask): task is Community => task.startsWith('join_')

/** Claims a task and says what came of it. `focus` is called once there is no button left to hold the focus. */
export function useClaim(task: RewardTaskName, focus: () => void) {
  const t = useTranslations('rewards.tasks')
  const { mutate, isPending } = useClaimTask()
  const claim = () =>
    mutate(task, {
      onSuccess: ({ credits }) => {
        if (credits > 0) toast.success(t('got', { credits }))
        else toast.warning(t('nothing'))
        focus()
      },
    })
  return { claim, busy: isPending }
}

/** A word in the place of a button; on phones it stands below the task's text. */
const Said = ({ icon: Icon, className, children }: { icon?: LucideIcon; className: string; children: ReactNode }) => (
  <p className={`flex items-center gap-2 ps-9 tabular-nums sm:ps-0 ${className}`}>
    {Icon ? <Icon aria-hidden className='size-5 flex-none' strokeWidth={1.75} /> : null}
    {children}
  </p>
)

function Act({ name, task, focus }: { name: RowTask; task: RewardTask; focus: () => void }) {
  const t = useTranslations('rewards.tasks')
  const { claim, busy } = useClaim(name, focus)
  const { state, credits, href } = task
  if (state === 'claimed')
    return (
      <Said icon={Check} className='font-medium text-ok'>
        {t(name === 'daily_visit' ? 'claimed_today' : 'claimed')}
      </Said>
    )
  if (isCommunity(name)) {
    return (
      <a
        href={href ?? undefined}
        target='_blank'
        rel='noreferrer'
        onClick={busy ? undefined : claim}
        className={buttonClass('secondary', 'w-full sm:w-auto')}
      >
        {t('open_for', { open: t(`${name}.open`), credits })}
      </a>
    )
  }
  if (state === 'ready') {
    return (
      <Button kind='primary' busy={busy} onClick={claim} className='w-full sm:w-auto'>
        {t('claim', { credits })}
      </Button>
    )
  }
  if (name === 'daily_visit' || !href) return null
  return (
    <Link href={href} className={buttonClass('quiet', cn('w-full hairline sm:w-auto', href === '/studio' && 'ios:hidden'))}>
      {t('go_for', { go: t(`${name}.go`), credits })}
      <ArrowRight aria-hidden className='size-4' />
    </Link>
  )
}

type TaskRowProps = {
  name: RowTask
  /** What the server says of it; `waiting` holds the place, and visitors see the credits. */
  task: RewardTask | 'waiting' | null
}

/** One task: what it is, and the act that fits where the person stands. */
export function TaskRow({ name, task }: TaskRowProps) {
  const t = useTranslations('rewards')
  const area = useRef<HTMLDivElement>(null)
  const Icon = ICONS[name] ?? Gift
  const known = task !== null && task !== 'waiting' ? task : null
  const shown = known ? (
    <Act name={name} task={known} focus={() => area.current?.focus()} />
  ) : task === 'waiting' ? (
    <Skeleton className='h-12 w-full sm:w-36' />
  ) : (
    <Said className='font-medium'>{t('credits', { credits: REWARD_CREDITS[name] })}</Said>
  )
  return (
    <li className='flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md bg-surface p-5 hairline'>
      <div className='flex min-w-0 flex-1 basis-64 items-start gap-4'>
        <Icon aria-hidden className='mt-0.5 size-5 flex-none text-muted' strokeWidth={1.75} />
        <div className='min-w-0'>
          <h3 className='font-semibold'>{t(`tasks.${name}.title`)}</h3>
          <p className={cn('text-sm text-pretty text-muted', name === 'first_photo' && 'ios:hidden')}>{t(`tasks.${name}.text`)}</p>
          {/* The iOS app has no Studio. */}
          {name === 'first_photo' ? (
            <p className='hidden text-sm text-pretty text-muted ios:block'>{t('tasks.first_photo.text_ios')}</p>
          ) : null}
        </div>
      </div>
      <div ref={area} tabIndex={-1} className='flex w-full items-center outline-none signed-in:min-h-12 sm:min-h-12 sm:w-auto'>
        {shown}
      </div>
    </li>
  )
}
