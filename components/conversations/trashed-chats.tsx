'use client'

import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { StackedFaces } from '@/components/ui/stacked-faces'
import { RETENTION } from '@/contracts/retention'
import { chatName } from '@/lib/format/chat-name'
import { useShelve, useTrashedConversations } from '@/hooks/api/use-conversations'

/** Chats that were deleted and can still be had back. */
export function TrashedChats() {
  const t = useTranslations('chat.list')
  const { data, isError } = useTrashedConversations(true)
  const { mutate, isPending, variables } = useShelve()
  if (!data) return isError ? <p className='px-3 text-sm text-bad'>{t('trash_failed')}</p> : null
  return (
    <div className='grid gap-1'>
      <p className='px-3 text-sm text-pretty text-muted'>{t(data.count ? 'trash_text' : 'trash_empty', { days: RETENTION.trash })}</p>
      <ul aria-label={t('trash')}>
        {data.data.map(({ id, character, group, messages }) => (
          <li key={id} className='flex items-center gap-3 p-3'>
            {group ? (
              <StackedFaces members={group.members} className='size-10' />
            ) : (
              <Avatar portrait={character.portrait} className='size-10' />
            )}
            <span className='min-w-0 flex-1'>
              <span className='block truncate font-semibold'>{chatName({ character, group })}</span>
              <span className='block truncate text-sm text-muted'>{messages[0]?.content.replaceAll('*', '')}</span>
            </span>
            <Button
              busy={isPending && variables?.id === id}
              onClick={() => mutate({ id, to: 'recover' })}
              aria-label={t('restore_one', { name: chatName({ character, group }) })}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
