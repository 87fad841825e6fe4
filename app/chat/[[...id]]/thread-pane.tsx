'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CallDoor } from '@/components/calls/call-door'
import { CharacterPanel } from '@/components/conversations/character-panel'
import { LikeRoom, SettingsRoom } from '@/components/conversations/panel-rooms'
import { ConnectionLine } from '@/components/conversations/connection-line'
import { ThreadHeader, type Demo } from '@/components/conversations/thread-header'
import { SceneBar } from '@/components/surprises/scene-bar'
import { CrisisCard } from '@/components/messages/crisis-card'
import { Composer } from '@/components/messages/composer'
import { Suggestions } from '@/components/messages/suggestions'
import { Thread } from '@/components/messages/thread'
import type { ThreadContextValue } from '@/components/messages/thread-context'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { ComingNotes } from '@/components/voice-notes/coming-notes'
import { LateRecorder, preloadRecorder } from '@/components/voice-notes/late-recorder'
import { VoiceNote } from '@/components/voice-notes/voice-note'
import type { Message } from '@/contracts/messages'
import { useConversation, useConversations } from '@/hooks/api/use-conversations'
import { useHydrated } from '@/hooks/use-hydrated'
import { DESKTOP_QUERY, useMediaQuery } from '@/hooks/use-media-query'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { useChatStore } from '@/stores/chat-store'

const CharacterSheet = late(() => import('@/components/conversations/character-sheet').then((module) => module.CharacterSheet))
const LikeButton = late(() => import('@/components/layout/like-button').then((module) => module.LikeButton), <LikeRoom />)
const ConversationConfig = late(
  () => import('@/components/conversations/conversation-config').then((module) => module.ConversationConfig),
  <SettingsRoom />,
)

/** From here on the character panel stands open by itself. */
const PANEL_QUERY = '(min-width: 1280px)'

export type PaneProps = {
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

/** What a group has in the place of one character's. */
export type GroupParts = {
  name: string
  /** What it is, under its name. */
  kind: string
  /** Keep it the same object. */
  told: NonNullable<ThreadContextValue['told']>
  faces: ReactNode
  /** Keep it the same function. */
  around: NonNullable<ThreadContextValue['around']>
  /** Above the composer: who is asked next, and what that costs. */
  above: ReactNode
  creditsOf: (content: string) => number
  panel: ReactNode
  sheet: (onClose: () => void) => ReactNode
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
export function ThreadPane({ id, active, demo, session_after, onBack, onOpen, onGo, parts }: PaneProps & { parts?: GroupParts }) {
  const conversation = useConversation(id)
  const { isPending } = useConversations()
  const isWide = useMediaQuery(DESKTOP_QUERY)
  const hasRoom = useMediaQuery(PANEL_QUERY)
  const [panel, setPanel] = useState<'auto' | 'open' | 'closed'>('auto')
  const [sheet, setSheet] = useState(false)
  const character = conversation?.character
  const panelOpen = panel === 'auto' ? hasRoom : panel === 'open'
  // What sets something brings forms and asks the server: only for who sees it, and then kept, with what was typed.
  const hydrated = useHydrated()
  const [seen, setSeen] = useState(false)
  if (isWide && panelOpen && !seen) setSeen(true)
  useEffect(() => {
    if (!active) return
    useChatStore.getState().setOpen(id)
    return () => useChatStore.getState().setOpen(null)
  }, [id, active])
  const onAbout = () => (isWide ? setPanel(panelOpen ? 'closed' : 'open') : setSheet((open) => !open))
  const name = parts?.name ?? character?.full_name ?? ''
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
        <ThreadHeader
          character={character}
          group={parts}
          demo={demo}
          onBack={onBack}
          onAbout={onAbout}
          aboutOpen={isWide ? panelOpen : sheet}
        >
          {character && !parts ? (
            <CallDoor id={id} character={character} help={(close) => <CrisisCard name={name} onClose={close} />} />
          ) : null}
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
          told={parts?.told}
          around={parts?.around}
          voiceNote={voiceNote}
          goTo={onOpen}
          coming={<ComingNotes id={id} name={name} />}
          failed={(missing, retry) => <ThreadFailed missing={missing} retry={retry} />}
        >
          <SceneBar id={id} />
          <Suggestions id={id} />
          {parts?.above}
          <Composer
            id={id}
            name={name}
            signedIn
            creditsOf={parts?.creditsOf}
            voice={<LateRecorder id={id} name={name} />}
            onAdd={preloadRecorder}
          />
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
          {parts ? (
            seen && parts.panel
          ) : character && (seen || !hydrated) ? (
            <CharacterPanel character={character} like={seen ? <LikeButton character={character} onPicture /> : <LikeRoom />}>
              {seen ? <ConversationConfig key={id} id={id} name={firstName(name)} onGo={onGo} /> : <SettingsRoom />}
            </CharacterPanel>
          ) : null}
        </aside>
      ) : null}
      {sheet && character
        ? (parts?.sheet(() => setSheet(false)) ?? (
            <CharacterSheet id={id} character={character} onGo={onGo} onClose={() => setSheet(false)} />
          ))
        : null}
    </>
  )
}
