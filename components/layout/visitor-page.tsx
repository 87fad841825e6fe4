'use client'

import type { ReactNode } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LateFaces } from './late-faces'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

type VisitorPageProps = {
  /** The page's heading, above the invitation. */
  head: ReactNode
  icon: ReactNode
  title: string
  text: string
  /** Label of the button that signs in. */
  action: string
  /** Label of the link to Explore; without it there is none. */
  explore?: string
  /** Where signing in leads back to. */
  next: string
  /** `signin` where only somebody who has an account would come from; otherwise the sign-in modal's own choice. */
  mode?: 'signin'
}

/**
 * What visitors find where something of their own will be. The invitation is in the middle of what the bars and the page's margins
 * (3.5rem, see `Page`) leave, so it is in the same place on every such page, however much its head says.
 */
export function VisitorPage({ head, icon, title, text, action, explore, next, mode }: VisitorPageProps) {
  const openModal = useModalStore((state) => state.openModal)
  return (
    <div className='grid min-h-[calc(100dvh-var(--top)-var(--bottom)-3.5rem)] grid-rows-[minmax(min-content,1fr)_auto_minmax(min-content,1fr)]'>
      <div>{head}</div>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        className='py-6'
        action={
          <>
            <Button kind='primary' onClick={() => openModal('auth', { mode, next })}>
              {action}
            </Button>
            {explore ? (
              <Link href='/' className={buttonClass('quiet')}>
                {explore}
              </Link>
            ) : null}
          </>
        }
      />
      <LateFaces />
    </div>
  )
}

type OwnOrVisitorProps = { visitor: ReactNode; children: ReactNode }

/** What is the person's own, or for visitors the way to it; until the session is read, CSS shows the one that fits. */
export function OwnOrVisitor({ visitor, children }: OwnOrVisitorProps) {
  const status = useAuthStore((state) => state.status)
  return (
    <>
      {status === 'in' ? null : <div className='signed-in:hidden'>{visitor}</div>}
      {status === 'out' ? null : <div className='signed-out:hidden'>{children}</div>}
    </>
  )
}
