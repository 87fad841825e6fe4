'use client'

import { useTranslations } from 'next-intl'
import { ClaimAll } from '@/components/layout/ready-rewards'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { useRewardTasks } from '@/hooks/api/use-rewards'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { InviteCard } from './invite-card'
import { TaskRow, type RowTask } from './task-row'

const CodeForm = late(() => import('./code-form').then((module) => module.CodeForm), <Skeleton className='h-64 rounded-lg sm:h-44' />)

function SignIn() {
  const t = useTranslations('rewards.sign_in')
  const openModal = useModalStore((state) => state.openModal)
  return (
    <section aria-labelledby='yours' className='rounded-lg bg-surface p-5 hairline sm:p-6 signed-in:hidden'>
      <h2 id='yours' className='title text-lg'>
        {t('title')}
      </h2>
      <p className='mt-1 max-w-[60ch] text-pretty text-muted'>{t('text', { credits: SIGNUP_CREDITS })}</p>
      <Button kind='primary' onClick={() => openModal('auth', { next: '/rewards' })} className='mt-4 w-full sm:w-auto'>
        {t('button')}
      </Button>
    </section>
  )
}

function Failed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const t = useTranslations('rewards.tasks')
  const common = useTranslations('common')
  return (
    <div role='alert' className='mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-surface p-5 hairline'>
      <div>
        <p className='font-semibold'>{t('failed_title')}</p>
        <p className='text-sm text-pretty text-muted'>{t('failed_text')}</p>
      </div>
      <Button busy={busy} onClick={onRetry} className='w-full sm:w-auto'>
        {common('retry')}
      </Button>
    </div>
  )
}

/**
 * Everything of /rewards that depends on who looks. `tasks` are those that exist here, so that the page has its shape
 * before the person is known; visitors see what there is and what it brings.
 */
export function RewardsView({ tasks }: { tasks: RowTask[] }) {
  const t = useTranslations('rewards')
  const status = useAuthStore((state) => state.status)
  const { data, isError, isFetching, refetch } = useRewardTasks()
  const found = status === 'in' ? data : undefined
  const failed = status === 'in' && isError && !found
  const waits = status === 'in' && !failed
  const invite = found?.data.find(({ task }) => task === 'invite_friend')
  return (
    <div className='grid gap-8'>
      {status === 'in' ? null : <SignIn />}
      <section aria-labelledby='tasks'>
        <div className='mb-3 flex min-h-12 items-center justify-between gap-4'>
          <h2 id='tasks' className='title text-lg'>
            {t('tasks.title')}
          </h2>
          {status === 'in' ? <ClaimAll /> : null}
        </div>
        {failed ? <Failed busy={isFetching} onRetry={() => void refetch()} /> : null}
        <ul className='grid gap-2.5'>
          {tasks.map((name) => {
            const task = found?.data.find((one) => one.task === name)
            return found && !task ? null : <TaskRow key={name} name={name} task={task ?? (waits ? 'waiting' : null)} />
          })}
        </ul>
      </section>
      <InviteCard invite={found && invite ? { code: found.invite_code, task: invite } : waits || status === 'unknown' ? 'waiting' : null} />
      {status === 'out' ? null : (
        <div className='hidden signed-in:block'>{status === 'in' ? <CodeForm /> : <Skeleton className='h-64 rounded-lg sm:h-44' />}</div>
      )}
    </div>
  )
}
