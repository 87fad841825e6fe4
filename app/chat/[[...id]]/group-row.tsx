'use client'

import { useContext, useMemo, type ReactNode } from 'react'
import { ThreadContext } from '@/components/messages/thread-context'
import { Avatar } from '@/components/ui/avatar'
import type { Group } from '@/contracts/groups'
import type { Message } from '@/contracts/messages'
import { firstName } from '@/lib/format/first-name'

type GroupRowProps = {
  message: Message
  /** First of its speaker's turn: the name stands above it. */
  first: boolean
  group: Group
  /** Asks for a reply that failed once more. */
  again: (message: Message) => void
  busy: boolean
  children: ReactNode
}

/** A message of a group: for what is inside, its speaker is who the thread is with. */
export function GroupRow({ message, first, group, again, busy, children }: GroupRowProps) {
  const thread = useContext(ThreadContext)
  const member = group.members.find(({ character }) => character.id === message.sender_id)
  const { name, portrait } = { name: member?.character.full_name ?? thread.name, portrait: member?.character.portrait }
  const here = member !== undefined && !member.left && !member.gone
  const anywhere = here && (message.status === 'failed' || message.status === 'interrupted')
  const own = useMemo(
    () => ({
      ...thread,
      name,
      portrait,
      anywhere,
      goOn: anywhere ? () => again(message) : thread.goOn,
      goingOn: anywhere ? busy : thread.goingOn,
    }),
    [thread, name, portrait, anywhere, again, busy, message],
  )
  if (message.sender_type === 'User') return children
  return (
    <div className='flex gap-2.5'>
      {first && portrait ? <Avatar portrait={portrait} className='mt-5.5 size-9' /> : <span aria-hidden className='w-9 flex-none' />}
      <div className='min-w-0 flex-1'>
        {first ? (
          <p aria-hidden className='pb-1 ps-1 text-xs font-semibold text-muted'>
            {firstName(name)}
          </p>
        ) : null}
        <ThreadContext value={own}>{children}</ThreadContext>
      </div>
    </div>
  )
}
