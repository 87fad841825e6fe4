'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { Conversation } from '@/contracts/conversations'
import { useMessageSearch } from '@/hooks/api/use-message-search'
import { useFormats } from '@/hooks/use-formats'
import { chatName } from '@/lib/format/chat-name'
import { useJumpStore } from '@/stores/jump-store'

/** Typing has paused so long before the messages are searched, in milliseconds. */
const PAUSE_MS = 250

type ChatSearchProps = {
  words: string
  conversations: readonly Conversation[]
  draw: (conversation: Conversation) => ReactNode
  onOpen: (id: number) => void
}

function usePaused(words: string) {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Chats by their character's name, and messages by their words; a press goes to the place. */
export function ChatSearch({ words, conversations, draw, onOpen }: ChatSearchProps) {
  const format = useFormats()
  const t = useTranslations('chat.search')
  const deferred = useDeferredValue(words.trim())
  const { data, isError, isFetching } = useMessageSearch(usePaused(deferred))
  const chats = conversations.filter((one) =>
    [chatName(one), ...(one.group?.members ?? []).map(({ character }) => character.full_name)].some((name) =>
      plain(name).includes(plain(deferred)),
    ),
  )
  const found = data?.data ?? []
  const none = data !== undefined && found.length === 0 && chats.length === 0 && !isFetching
  return (
    <div>
      <p role='status' className='sr-only'>
        {data && !isFetching ? t('count', { count: found.length }) : ''}
      </p>
      {chats.length ? <ul aria-label={t('chats')}>{chats.map(draw)}</ul> : null}
      {isFetching && !data ? (
        <p className='grid place-items-center py-4'>
          <Spinner />
        </p>
      ) : null}
      {isError ? <p className='px-3 py-2 text-sm text-bad'>{t('failed')}</p> : null}
      {none ? <p className='px-3 py-2 text-sm text-pretty text-muted'>{t('none')}</p> : null}
      {found.length ? (
        <>
          <h3 className='px-3 pt-3 pb-1 text-sm font-semibold text-muted'>{t('messages')}</h3>
          <ul aria-label={t('messages')}>
            {found.map(({ message_id, conversation_id, character_name, sender_type, created_at, excerpt }) => (
              <li key={message_id}>
                <button
                  type='button'
                  onClick={() => {
                    useJumpStore.getState().jump(conversation_id, message_id)
                    onOpen(conversation_id)
                  }}
                  className='block w-full rounded-md p-3 text-start hover:bg-raised/60'
                >
                  <span className='flex items-baseline gap-2'>
                    <span className='truncate font-semibold'>{character_name}</span>
                    <span className='ms-auto flex-none text-xs text-muted tabular-nums'>{format.short(created_at)}</span>
                  </span>
                  <span className='line-clamp-2 text-sm text-pretty text-muted'>
                    {sender_type === 'User' ? t('you', { text: excerpt }) : excerpt}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
