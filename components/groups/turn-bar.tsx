'use client'

import { Coins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { namedIn } from '@/contracts/group-speakers'
import type { Group } from '@/contracts/groups'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useAskMember } from '@/hooks/api/use-groups'
import { useIsReplying } from '@/hooks/api/use-messages'
import { firstName } from '@/lib/format/first-name'
import { useChatStore } from '@/stores/chat-store'

/** By style, so that the first paint is right too. */
const Price = ({ free, premium }: { free: string; premium: string }) => (
  <>
    <span className='premium:hidden'>{free}</span>
    <span className='free:hidden'>{premium}</span>
  </>
)

/** Who of a group may speak now. */
export const presentIn = ({ members }: Group) => members.filter(({ left, gone }) => !left && !gone).map(({ character }) => character)

/** How many replies a text may bring: one of each who is named, else of who is next, where someone always is. */
export const repliesTo = (group: Group, content: string): number =>
  namedIn(presentIn(group), content).length || (group.turns === 'in_turn' ? 1 : 0)

/** Above the field: a face to press for each who can be asked to speak, and what sending will bring and cost. */
export function TurnBar({ id, group }: { id: number; group: Group }) {
  const t = useTranslations('groups')
  const draft = useChatStore((store) => store.drafts[id] ?? '')
  const replying = useIsReplying(id)
  const ask = useAskMember(id)
  const replies = repliesTo(group, draft)
  const named = namedIn(presentIn(group), draft).map(({ full_name }) => firstName(full_name))
  const credits = replies * MESSAGE_CREDITS
  const waits = replying || ask.isPending
  return (
    <div className='mx-auto w-full max-w-3xl flex-none px-4 pt-1 lg:px-7'>
      <ul aria-label={t('ask_label')} className='-mx-1 flex gap-1 overflow-x-auto px-1 py-1'>
        {presentIn(group).map(({ id: account_id, full_name, portrait }) => (
          <li key={account_id} className='flex-none'>
            <button
              type='button'
              title={t('ask', { name: firstName(full_name) })}
              aria-disabled={waits || undefined}
              onClick={waits ? undefined : () => ask.mutate({ account_id })}
              className='flex min-h-11 items-center gap-2 rounded-full ps-1 pe-3 text-sm font-semibold hairline hover:bg-raised aria-disabled:opacity-60'
            >
              <Avatar portrait={portrait} className='size-8' />
              <span aria-hidden>{firstName(full_name)}</span>
              <span aria-hidden className='inline-flex items-center gap-1 text-muted tabular-nums premium:hidden'>
                <Coins className='size-3.5' strokeWidth={1.75} />
                {MESSAGE_CREDITS}
              </span>
              <span className='sr-only'>
                <Price
                  free={t('ask_price', { name: firstName(full_name), price: MESSAGE_CREDITS })}
                  premium={t('ask', { name: firstName(full_name) })}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role='status' className='min-h-4 px-1 text-xs text-muted'>
        {draft.trim() === '' ? (
          t(group.turns === 'named' ? 'hint_named' : 'hint_in_turn')
        ) : replies === 0 ? (
          t('no_one')
        ) : (
          <>
            {named.length > 0 ? `${named.join(', ')} · ` : ''}
            <Price free={t('cost', { replies, credits })} premium={t('cost_premium', { replies })} />
          </>
        )}
      </p>
    </div>
  )
}
