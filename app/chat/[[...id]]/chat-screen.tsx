'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CharacterPanel } from '@/components/conversations/character-panel'
import { ConnectionLine } from '@/components/conversations/connection-line'
import { ConversationList } from '@/components/conversations/conversation-list'
import { ThreadHeader, type Demo } from '@/components/conversations/thread-header'
import { VisitorChat } from '@/components/conversations/visitor-chat'
import { SceneBar } from '@/components/surprises/scene-bar'
import { CrisisCard } from '@/components/messages/crisis-card'
import { Composer } from '@/components/messages/composer'
import { Suggestions } from '@/components/messages/suggestions'
import { Thread } from '@/components/messages/thread'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { ComingNotes } from '@/components/voice-notes/coming-notes'
import { VoiceRecorder } from '@/components/voice-notes/recorder'
import { VoiceNote } from '@/components/voice-notes/voice-note'
import type { Message } from '@/contracts/messages'
import { useConversation, useConversations, useFreshOnEntry } from '@/hooks/api/use-conversations'
import { useHydrated } from '@/hooks/use-hydrated'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'
import { usePath } from '@/hooks/use-navigation'
import { useVisualViewport } from '@/hooks/use-visual-viewport'
import { cn } from '@/lib/cn'
import { useAuthStore } from '@/stores/auth-store'
import { useChatStore } from '@/stores/chat-store'

const CallDoor = late(() => import('@/components/calls/call-door').then((module) => module.CallDoor))
const CharacterSheet = late(() => import('@/components/conversations/character-sheet').then((module) => module.CharacterSheet))

/** From here on the character panel stands open by itself. */
const PANEL_QUERY = '(min-width: 1280px)'

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

type PaneProps = {
  id: number
  active: boolean
  demo: Demo
  session_after: number | null
  onBack: () => void
  /** Shows another conversation. Keep it the same function. */
  onOpen: (id: number) => void
  /** Shows another conversation, or the list. */
  onGo: (id: number | null) => void
}

function ThreadFailed({ missing, retry }: { missing: boolean; retry: () => void }) {
  const t = useTranslations('chat.thread')
  return (
    <EmptyState
      title={t(missing ? 'missing_title' : 'failed_title')}
      text={t(missing ? 'missing_text' : 'failed_text')}
      action={
        missing ? (
          <Link href='/' className={buttonClass()}>
            {t('to_explore')}
          </Link>
        ) : (
          <Button onClick={retry}>{t('retry')}</Button>
        )
      }
    />
  )
}

/** Thread and character panel of one conversation. */
function ThreadPane({ id, active, demo, session_after, onBack, onOpen, onGo }: PaneProps) {
  const conversation = useConversation(id)
  const { isPending } = useConversations()
  const isWide = useMediaQuery(DESKTOP_QUERY)
  const hasRoom = useMediaQuery(PANEL_QUERY)
  const [panel, setPanel] = useState<'auto' | 'open' | 'closed'>('auto')
  const [sheet, setSheet] = useState(false)
  const character = conversation?.character
  const panelOpen = panel === 'auto' ? hasRoom : panel === 'open'
  useEffect(() => {
    if (!active) return
    useChatStore.getState().setOpen(id)
    return () => useChatStore.getState().setOpen(null)
  }, [id, active])
  const onAbout = () => (isWide ? setPanel(panelOpen ? 'closed' : 'open') : setSheet((open) => !open))
  const name = character?.full_name ?? ''
  const voiceNote = useCallback((message: Message) => <VoiceNote message={message} name={name} />, [name])
  return (
    <>
      {/* As wide as it will be before the panel beside it has come over the line. */}
      <section
        className={cn(
          'flex min-h-0 min-w-0 flex-1 flex-col',
          panel === 'auto' && (character || isPending) && 'xl:max-w-[calc(100%-20rem)]',
        )}
      >
        <ThreadHeader character={character} demo={demo} onBack={onBack} onAbout={onAbout} aboutOpen={isWide ? panelOpen : sheet}>
          {character ? <CallDoor id={id} character={character} help={(close) => <CrisisCard name={name} onClose={close} />} /> : null}
        </ThreadHeader>
        <ConnectionLine />
        <Thread
          key={id}
          id={id}
          name={name}
          portrait={character?.portrait}
          wallpaper={conversation?.config.wallpaper}
          readAloud={conversation?.config.read_aloud}
          unread={conversation?.unread ?? false}
          active={active}
          session_after={session_after}
          voiceNote={voiceNote}
          goTo={onOpen}
          coming={<ComingNotes id={id} name={name} />}
          failed={(missing, retry) => <ThreadFailed missing={missing} retry={retry} />}
        >
          <SceneBar id={id} />
          <Suggestions id={id} />
          <Composer id={id} name={name} signedIn voice={<VoiceRecorder id={id} name={name} />} />
        </Thread>
      </section>
      {/* Its room is kept while nobody knows yet who it is about, so that the messages stay where they are. */}
      {character || isPending ? (
        <aside
          className={cn(
            'w-80 flex-none overflow-y-auto border-s border-line p-5',
            panel === 'auto' ? 'hidden xl:block' : panel === 'open' ? 'hidden lg:block' : 'hidden',
          )}
        >
          {character ? <CharacterPanel id={id ?? undefined} character={character} onGo={onGo} /> : null}
        </aside>
      ) : null}
      {sheet && character ? (
        <CharacterSheet id={id ?? undefined} character={character} onGo={onGo} onClose={() => setSheet(false)} />
      ) : null}
    </>
  )
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
        {id === null ? (
          <h1 className='title px-3 pt-2 pb-3 text-lg lg:pt-6'>{t('list.heading')}</h1>
        ) : (
          <h2 className='title px-3 pt-2 pb-3 text-lg lg:pt-6'>{t('list.heading')}</h2>
        )}
        <ConversationList open={shown} onOpen={open} />
      </section>
      {shown === null ? (
        <div className='hidden flex-1 place-content-center lg:grid'>
          {list ? <EmptyState title={t('thread.pick_title')} text={t('thread.pick_text')} /> : null}
        </div>
      ) : (
        <div className={cn('min-w-0 flex-1', id === null ? 'hidden lg:flex' : 'flex')}>
          <ThreadPane
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
