'use client'

import { ChevronRight, MessageCircle, Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, type MouseEvent, type ReactNode, useState } from 'react'
import { LateFaces } from '@/components/layout/late-faces'
import { Avatar } from '@/components/ui/avatar'
import { late } from '@/components/ui/late'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Conversation } from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { StackedFaces } from '@/components/ui/stacked-faces'
import { useConversations } from '@/hooks/api/use-conversations'
import { useFormats } from '@/hooks/use-formats'
import { useHydrated } from '@/hooks/use-hydrated'
import { cn } from '@/lib/cn'
import { chatName } from '@/lib/format/chat-name'

const ChatSearch = late(() => import('./chat-search').then((module) => module.ChatSearch))
const TrashedChats = late(() => import('./trashed-chats').then((module) => module.TrashedChats))

type ListProps = {
  /** The conversation on screen. */
  open: number | null
  /** Goes there without asking the server for a page. */
  onOpen: (id: number) => void
}

/** A press that should stay in this tab. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

function usePreview() {
  const t = useTranslations('chat.list')
  return (message: Message | undefined, hook: string) => {
    if (!message) return hook
    if (message.status === 'streaming' && !message.content) return t('writing')
    if (message.content_attributes.photo_generating) return t('photo_coming')
    if (message.sender_type === 'User' && message.image_request) return t('you_photo')
    if (message.content_attributes.call_line) return t('call')
    const text = message.content.replaceAll('*', '').replace(/\s+/g, ' ').trim()
    if (!text) return t(message.voice_note ? 'voice_note' : message.message_type === 1 ? 'photo' : 'nothing')
    return message.sender_type === 'User' ? t('you', { text }) : text
  }
}

type EntryProps = { conversation: Conversation; isOpen: boolean; onOpen: (id: number) => void }

const Entry = memo(function Entry({ conversation, isOpen, onOpen }: EntryProps) {
  const format = useFormats()
  const t = useTranslations('chat.list')
  const preview = usePreview()
  const hydrated = useHydrated()
  const { id, character, group, messages, unread, updated_at, pinned_at } = conversation
  const isNew = unread && !isOpen
  const go = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <li>
      <Link
        href={`/chat/${id}`}
        onClick={go}
        aria-current={isOpen ? 'page' : undefined}
        className={cn(
          'flex items-center gap-3 rounded-md p-3 transition-colors duration-fast',
          isOpen ? 'lg:bg-raised' : 'hover:bg-raised/60',
        )}
      >
        {group ? <StackedFaces members={group.members} /> : <Avatar portrait={character.portrait} />}
        <span className='min-w-0 flex-1'>
          <span className='flex items-baseline gap-2'>
            <span className={cn('truncate', isNew ? 'font-bold' : 'font-semibold')}>{chatName(conversation)}</span>
            {pinned_at ? (
              <>
                <Pin aria-hidden className='size-3.5 flex-none self-center text-muted' />
                <span className='sr-only'>{t('pinned')}</span>
              </>
            ) : null}
            <span className='ms-auto flex-none text-xs text-muted tabular-nums'>{hydrated ? format.short(updated_at) : ''}</span>
          </span>
          <span className='flex items-center gap-2'>
            <span className={cn('truncate text-sm', isNew ? 'text-text' : 'text-muted')}>
              {preview(messages.at(-1), group ? '' : character.hook)}
            </span>
            {isNew ? (
              <span className='ms-auto size-2.5 flex-none rounded-full bg-accent'>
                <span className='sr-only'>{t('unread')}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  )
})

const Loading = () => (
  <div aria-hidden className='grid gap-1'>
    {[0, 1, 2, 3, 4].map((index) => (
      <div key={index} className='flex items-center gap-3 p-3'>
        <Skeleton className='size-12 flex-none rounded-full' />
        <span className='grid flex-1 gap-2'>
          <Skeleton className='h-4 w-24 rounded-sm' />
          <Skeleton className='h-3.5 w-4/5 rounded-sm' />
        </span>
      </div>
    ))}
  </div>
)

/** A part of the list that is opened by a press on its label. */
function Folded({ label, onToggle, children }: { label: string; onToggle?: (open: boolean) => void; children: ReactNode }) {
  return (
    <details className='group mt-2' onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary className='flex min-h-11 list-none items-center gap-2 rounded-md px-3 text-sm font-semibold text-muted hover:text-text [&::-webkit-details-marker]:hidden'>
        <ChevronRight aria-hidden className='size-4 flex-none transition-transform duration-fast group-open:rotate-90' />
        {label}
      </summary>
      {children}
    </details>
  )
}

/** Fetched when it is opened. */
function Trash() {
  const t = useTranslations('chat.list')
  const [open, setOpen] = useState(false)
  return (
    <Folded label={t('trash')} onToggle={setOpen}>
      {open ? <TrashedChats /> : null}
    </Folded>
  )
}

/** One's conversations, the latest first. */
export function ConversationList({ open, onOpen }: ListProps) {
  const t = useTranslations('chat.list')
  const { data, isError, refetch } = useConversations()
  const [words, setWords] = useState('')
  if (isError && !data) {
    return (
      <EmptyState title={t('failed_title')} text={t('failed_text')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    )
  }
  if (!data) return <Loading />
  if (data.data.length === 0) {
    return (
      <>
        <EmptyState
          icon={<MessageCircle />}
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <Link href='/' className={buttonClass('primary')}>
              {t('empty_action')}
            </Link>
          }
          className='pb-6'
        />
        <LateFaces />
        {/* The only chat may have been deleted. */}
        <Trash />
      </>
    )
  }
  const entry = (conversation: Conversation) => (
    <Entry key={conversation.id} conversation={conversation} isOpen={conversation.id === open} onOpen={onOpen} />
  )
  const archived = data.data.filter(({ archived_at }) => archived_at)
  return (
    <>
      <input
        type='search'
        value={words}
        onChange={(event) => setWords(event.target.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        className='mx-3 mb-2 min-h-11 w-[calc(100%-1.5rem)] rounded-md bg-raised px-4 placeholder:text-muted'
      />
      {words.trim() ? (
        <ChatSearch words={words} conversations={data.data} draw={entry} onOpen={onOpen} />
      ) : (
        <>
          <ul aria-label={t('label')}>{data.data.filter(({ archived_at }) => !archived_at).map(entry)}</ul>
          {archived.length ? (
            <Folded label={t('archived', { count: archived.length })}>
              <ul aria-label={t('archived', { count: archived.length })}>{archived.map(entry)}</ul>
            </Folded>
          ) : null}
          <Trash />
        </>
      )}
    </>
  )
}
