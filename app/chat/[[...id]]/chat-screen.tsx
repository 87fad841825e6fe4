'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef } from 'react'
import { ConversationList } from '@/components/conversations/conversation-list'
import type { Demo } from '@/components/conversations/thread-header'
import { VisitorChat } from '@/components/conversations/visitor-chat'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { useConversation, useConversations, useFreshOnEntry } from '@/hooks/api/use-conversations'
import { useHydrated } from '@/hooks/use-hydrated'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'
import { usePath } from '@/hooks/use-navigation'
import { useVisualViewport } from '@/hooks/use-visual-viewport'
import { cn } from '@/lib/cn'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { ThreadPane, type PaneProps } from './thread-pane'

const idOf = (path: string): number | null => Number(/^\/chat\/([1-9]\d{0,14})$/.exec(path)?.[1]) || null

/** Moving between conversations needs no page from the server: the address changes, the cache has the rest. */
function useChatRoute() {
  const path = usePath()
  const cameFromList = useRef(false)
  const id = idOf(path)
  const open = useCallback(
    (next: number) => {
      cameFromList.current = id === null
      window.history.pushState(null, '', `/chat/${next}`)
    },
    [id],
  )
  const back = useCallback(() => {
    if (cameFromList.current) window.history.back()
    else window.history.replaceState(null, '', '/chat')
    cameFromList.current = false
  }, [])
  /** From within a conversation; without one the list, where wide screens open the latest. */
  const go = useCallback((next: number | null) => window.history.replaceState(null, '', next === null ? '/chat' : `/chat/${next}`), [])
  return { path, id, open, back, go }
}

/** Brings what only a group needs. */
const GroupPane = late(() => import('./group-pane').then((module) => module.GroupPane))

function Pane(props: PaneProps) {
  const conversation = useConversation(props.id)
  return conversation?.group ? <GroupPane {...props} conversation={conversation} group={conversation.group} /> : <ThreadPane {...props} />
}

export type ChatScreenProps = {
  /** A session cookie came with the request: drawn as signed in until the browser knows. */
  hasSession: boolean
  demo: Demo
  /** The conversation the server has brought along, and where its session began. */
  loaded: { id: number; session_after: number } | null
}
/** The screen with what the server has loaded for its queries; the type is here so that the files that pass it on do not need each other. */
export type ChatDoorProps = ChatScreenProps & { state: DehydratedState | null }

/** The list, the thread and the character; on phones the address says which of them is seen. */
export function ChatScreen({ hasSession, demo, loaded }: ChatScreenProps) {
  const t = useTranslations('chat')
  const openModal = useModalStore((state) => state.openModal)
  const root = useRef<HTMLDivElement>(null)
  const status = useAuthStore((state) => state.status)
  const signedIn = status === 'in' || (status === 'unknown' && hasSession)
  const { path, id, open, back, go } = useChatRoute()
  const { data: list } = useConversations()
  const hydrated = useHydrated()
  const isWide = useMediaQuery(DESKTOP_QUERY)
  const latest = list?.data[0]?.id ?? null
  const shown = id ?? (isWide || !hydrated ? latest : null)
  useVisualViewport(root)
  useFreshOnEntry(shown)
  useEffect(() => {
    // The last conversation opens on wide screens.
    if (id === null && isWide && latest !== null) window.history.replaceState(null, '', `/chat/${latest}`)
  }, [id, isWide, latest])

  if (!signedIn) return <VisitorChat next={path} />
  if (id === null && list?.data.length === 0) {
    return (
      <div className='grid place-content-center lg:min-h-dvh'>
        <h1 className='sr-only'>{t('list.heading')}</h1>
        <ConversationList open={null} onOpen={open} />
      </div>
    )
  }
  return (
    <div
      ref={root}
      className={cn(
        'bg-ink lg:fixed lg:inset-y-0 lg:end-0 lg:start-[calc(var(--side)+var(--safe-left))] lg:flex lg:pt-(--safe-top) lg:pr-(--safe-right) lg:ps-0',
        id !== null && 'fixed inset-x-0 top-0 z-10 flex h-dvh pt-(--safe-top) pr-(--safe-right) pl-(--safe-left)',
      )}
    >
      <section
        className={cn(
          'lg:flex lg:w-75 lg:flex-none lg:flex-col lg:overflow-y-auto lg:border-e lg:border-line',
          'px-2 pb-4 lg:px-3',
          id !== null && 'hidden',
        )}
      >
        <div className='flex items-center justify-between ps-3 pt-1 pb-2 lg:pt-5'>
          {id === null ? <h1 className='title text-lg'>{t('list.heading')}</h1> : <h2 className='title text-lg'>{t('list.heading')}</h2>}
          <IconButton label={t('list.new_group')} onClick={() => openModal('group', { onMade: open })}>
            <UsersRound aria-hidden strokeWidth={1.75} />
          </IconButton>
        </div>
        <ConversationList open={shown} onOpen={open} />
      </section>
      {shown === null ? (
        <div className='hidden flex-1 place-content-center lg:grid'>
          {list ? <EmptyState title={t('thread.pick_title')} text={t('thread.pick_text')} /> : null}
        </div>
      ) : (
        <div className={cn('min-w-0 flex-1', id === null ? 'hidden lg:flex' : 'flex')}>
          <Pane
            key={shown}
            id={shown}
            active={id !== null || isWide}
            demo={demo}
            session_after={loaded?.id === shown ? loaded.session_after : null}
            onBack={back}
            onOpen={open}
            onGo={go}
          />
        </div>
      )}
    </div>
  )
}
