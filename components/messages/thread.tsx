'use client'

import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Portrait } from '@/contracts/characters'
import type { Wallpaper } from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { useReadAloud } from '@/hooks/api/use-read-aloud'
import { useVoicesOf } from '@/components/voice/use-voices-of'
import { useContinue, useMessages, useSendQueue } from '@/hooks/api/use-messages'
import { useReadWhileOpen } from '@/hooks/api/use-conversations'
import { isApiError } from '@/lib/api/errors'
import { type MessagePages, newestMessage, runningReply } from '@/lib/realtime/message-pages'
import { chatState, useChatStore } from '@/stores/chat-store'
import { useJumpStore } from '@/stores/jump-store'
import { useVoiceNoteStore } from '@/stores/voice-note-store'
import { AgeHoldNote } from './age-hold-note'
import { ChunkView } from './chunk-view'
import { CrisisCard } from './crisis-card'
import { Disclosure } from './disclosure'
import { chunksOf, modelOf } from './message-window'
import { NoteAction } from './note-line'
import { PendingRow } from './pending-row'
import { ThreadContext, type ThreadContextValue } from './thread-context'
import { ThreadSkeleton } from './thread-skeleton'
import { useDisclosureSession } from './use-disclosure-session'
import { useThreadScroll } from './use-thread-scroll'
import { WallpaperBehind } from './wallpaper'

type ThreadProps = {
  id: number
  /** The companion's name and face. */
  name: string
  portrait?: Portrait
  /** What the conversation has behind its messages, and whether its replies are spoken as they arrive. */
  wallpaper?: Wallpaper
  readAloud?: boolean
  /** The conversation has something unread, as the server knows it. */
  unread: boolean
  /** The conversation is really on screen, so that what is unread counts as read. */
  active: boolean
  /** After which message this session began, if the server has worked it out already. */
  session_after: number | null
  /** Drawn when the messages could not be loaded; `missing` when there is no such conversation. */
  failed: (missing: boolean, retry: () => void) => ReactNode
  /** Of a group: that its members are programs. Keep it the same object. */
  told?: ThreadContextValue['told']
  /** Of a group: draws who speaks beside a message. Keep it the same function. */
  around?: ThreadContextValue['around']
  /** Draws what was spoken of a message. Keep it the same function. */
  voiceNote?: (message: Message) => ReactNode
  /** Shows another conversation. Keep it the same function. */
  goTo?: (id: number) => void
  /** Notes that are not messages yet. */
  coming?: ReactNode
  /** The composer; there is none where there is no conversation. */
  children: ReactNode
}

/**
 * The message before which this session's disclosure stands; null: at the end, nothing has been said since;
 * undefined: further up than what is loaded.
 */
function firstAfter(pages: readonly (readonly Message[])[], id: number, hasOlder: boolean) {
  let first: Message | null = null
  for (const page of pages) {
    for (const message of page.toReversed()) {
      if (message.id <= id) return first
      first = message
    }
  }
  return hasOlder ? undefined : first
}

/** The finished replies, for people who listen: one at a time, when it is complete. */
function useFinishedReply(newest: Message | undefined) {
  const [said, setSaid] = useState('')
  const running = useRef<number | null>(null)
  useEffect(() => {
    if (newest?.sender_type !== 'Contact') return
    if (newest.status === 'streaming') running.current = newest.id
    else if (running.current === newest.id) {
      running.current = null
      setSaid(newest.content.replaceAll('*', ''))
    }
  }, [newest])
  return said
}

/** Frames in which a message is looked for on the screen after its page has come. */
const LOOK_FRAMES = 30

/** Goes to the message that a search has found, and shows which one it is. Answers what is said about it. */
function useJump(id: number, scroller: RefObject<HTMLElement | null>, showPlace: (message_id: number) => Promise<boolean>) {
  const t = useTranslations('chat.search')
  const to = useJumpStore((store) => (store.to?.conversation_id === id ? store.to.message_id : null))
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (to === null) return
    let frame = 0
    let over = false
    const look = (left: number) => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-message="${to}"]`)
      if (!row && left > 0 && !over) {
        // Further up than what is drawn: the way there draws it.
        const { current: view } = scroller
        if (view && left < LOOK_FRAMES - 2) view.scrollTop -= view.clientHeight
        frame = requestAnimationFrame(() => look(left - 1))
        return
      }
      useJumpStore.getState().done()
      if (!row) return setSaid(t('gone'))
      row.scrollIntoView({ block: 'center' })
      row.classList.add('message-found')
      row.querySelector<HTMLElement>('[data-focusable]')?.focus({ preventScroll: true })
    }
    void showPlace(to).then((there) => {
      if (over) return
      if (there) return look(LOOK_FRAMES)
      useJumpStore.getState().done()
      setSaid(t('gone'))
    })
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [to, scroller, showPlace, t])
  return said
}

/** Arrow keys go from message to message; each shows what can be done with it. */
function walkMessages(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  const row = document.activeElement?.closest('[data-message]')
  if (!row || !event.currentTarget.contains(row)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const next = rows[rows.indexOf(row as HTMLElement) + (event.key === 'ArrowUp' ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.querySelector<HTMLElement>('[data-focusable]')?.focus()
}

type LoadedProps = Omit<ThreadProps, 'failed' | 'children'> & {
  data: MessagePages
  older: 'idle' | 'loading' | 'failed'
  hasOlder: boolean
  loadOlder: () => Promise<void>
} & Pick<ReturnType<typeof useMessages>, 'loadNewer' | 'showPlace' | 'showLatest'>

/** The messages as far as they are near what is seen. */
function LoadedThread({
  id,
  name,
  told,
  portrait,
  wallpaper = 'none',
  readAloud = false,
  unread,
  active,
  session_after,
  around,
  voiceNote,
  goTo,
  coming,
  data,
  older,
  hasOlder,
  loadOlder,
  loadNewer,
  showPlace,
  showLatest,
}: LoadedProps) {
  const t = useTranslations('chat')
  const { pending, retry, edit, discard } = useSendQueue(id)
  const goOn = useContinue(id)
  const waiting = useChatStore((store) => chatState(store, id).unread)
  const concern = useChatStore((store) => chatState(store, id).concern)
  const { pages } = data
  const chunks = useMemo(() => chunksOf(pages), [pages])
  const newest = newestMessage(data)
  const reply = runningReply(data)
  const detached = data.detached === true
  const onBottom = useCallback(() => (detached ? void loadNewer() : useChatStore.getState().clearUnread(id)), [id, detached, loadNewer])
  const load = useCallback(() => void (older === 'failed' ? undefined : loadOlder()), [older, loadOlder])
  const spoken = useVoiceNoteStore((store) => store.notes.findLast((note) => note.conversation_id === id)?.client_key)
  const sent = pending.at(-1)?.client_key ?? spoken
  const { scroller, body, drawn, far, toBottom, isNear, follow } = useThreadScroll({
    tail: `${newest?.id}:${sent}`,
    chunks,
    hasOlder,
    loadOlder: load,
    onBottom,
  })
  const said = useFinishedReply(newest)
  const place = useJump(id, scroller, showPlace)
  const toLatest = () => {
    if (detached) void showLatest().then(() => toBottom('auto'))
    else toBottom(far ? 'auto' : 'smooth')
  }
  useVoicesOf(id)
  useReadAloud(id, readAloud && active, newest)
  useReadWhileOpen(active ? id : null, unread, newest)
  const disclosed_after = useDisclosureSession(id, data, session_after)

  // What came with the page settles pending copies and the typing indicator like what is fetched.
  const [atFirst] = useState(data)
  useEffect(() => useChatStore.getState().recordMessages(atFirst.pages[0] ?? []), [atFirst])

  // What the reader sends is followed at once, what comes in only when they are near.
  useEffect(() => {
    if (sent) toBottom(isNear() ? 'smooth' : 'auto')
  }, [sent, isNear, toBottom])
  const seen = useRef(newest)
  useEffect(() => {
    const before = seen.current
    seen.current = newest
    // Another version was asked for, and the one before has come back.
    if (before?.status === 'streaming' && newest && newest.id < before.id) toast.error(t('message.again_failed'))
    if (!newest || newest === before || newest.sender_type !== 'Contact') return
    const isNew = newest.id > (before?.id ?? 0)
    const hasEnded = !isNew && before?.status === 'streaming' && newest.status !== 'streaming'
    if ((isNew || hasEnded) && !isNear()) useChatStore.getState().addUnread(id)
    if (isNew) follow()
  }, [id, newest, isNear, follow, t])

  // A greeting alone is not a chat yet.
  const begun = useMemo(() => pages.some((page) => page.some(({ sender_type }) => sender_type === 'User')), [pages])
  const { mutate, isPending } = goOn
  const context = useMemo(
    () => ({ name, told, portrait, begun, goOn: () => mutate(), goingOn: isPending, goTo, around, voiceNote }),
    [name, told, portrait, begun, mutate, isPending, goTo, around, voiceNote],
  )
  const ids = new Set(pending.length ? pages[0]?.map((message) => message.client_key) : [])
  const unsent = pending.filter((send) => !ids.has(send.client_key))
  const shown = chunks.slice(drawn.from, drawn.to)
  const firstNew = useMemo(() => firstAfter(pages, disclosed_after, hasOlder), [pages, disclosed_after, hasOlder])
  const disclosure = useMemo(() => <Disclosure name={name} after={disclosed_after > 0} />, [name, disclosed_after])

  return (
    <ThreadContext value={context}>
      <div className='relative min-h-0 flex-1'>
        <WallpaperBehind wallpaper={wallpaper} portrait={portrait} />
        <div
          ref={scroller}
          tabIndex={0}
          role='log'
          aria-live='off'
          aria-label={t('thread.label', { name })}
          onKeyDown={walkMessages}
          className={'message-scroller absolute inset-0 -outline-offset-2'}
        >
          {/* As high as the window at least: a short thread begins at the top and grows into the room below, so that nothing moves. */}
          <div ref={body} className='mx-auto min-h-full w-full max-w-3xl flex-none px-4 pt-4 pb-12 lg:px-7'>
            <div className='grid min-h-11 place-items-center text-sm text-muted'>
              {older === 'loading' ? <Spinner /> : null}
              {older === 'failed' ? (
                <span>
                  {t('thread.older_failed')} <NoteAction onClick={() => void loadOlder()}>{t('thread.retry')}</NoteAction>
                </span>
              ) : null}
              {begun && !hasOlder ? <span>{t('thread.beginning')}</span> : null}
            </div>
            <div style={{ height: drawn.above }} />
            {shown.toReversed().map(({ key, messages }, index) => {
              const at = drawn.from + shown.length - 1 - index
              const holds = firstNew ? messages.includes(firstNew) : false
              return (
                <ChunkView
                  key={key}
                  id={key}
                  messages={messages}
                  before={chunks[at + 1]?.messages.at(-1)}
                  after={chunks[at - 1]?.messages[0]}
                  model={modelOf(chunks[at + 1]?.messages ?? [])}
                  open={hasOlder}
                  notice={disclosure}
                  name={name}
                  notice_before={firstNew && holds ? firstNew.id : null}
                />
              )
            })}
            <div data-below style={{ height: drawn.below }} />
            <div>
              {firstNew === null ? disclosure : null}
              {unsent.map((send, index) => (
                <PendingRow
                  key={send.client_key}
                  send={send}
                  name={name}
                  first={index === 0 && newest?.sender_type !== 'User'}
                  last={index === unsent.length - 1}
                  afterReply={reply !== undefined}
                  onRetry={retry}
                  onEdit={edit}
                  onRemove={discard}
                />
              ))}
              {coming}
              {concern === 'concern' ? <CrisisCard name={name} onClose={() => useChatStore.getState().clearConcern(id)} /> : null}
            </div>
          </div>
        </div>
        {far || waiting || detached ? (
          <button
            type='button'
            onClick={toLatest}
            className='absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 animate-rise items-center gap-2 rounded-full bg-raised px-4 text-sm font-semibold shadow-float hover:bg-hover'
          >
            <ArrowDown aria-hidden className='size-4' />
            {waiting ? t('thread.new_messages') : <span className='sr-only'>{t('thread.to_latest')}</span>}
          </button>
        ) : null}
        <p aria-live='polite' className='sr-only'>
          {said}
          {place}
        </p>
      </div>
    </ThreadContext>
  )
}

/** The messages of one conversation. Keep its `key` the conversation's id. */
export function Thread({ failed, children, ...props }: ThreadProps) {
  const t = useTranslations('chat.thread')
  const { data, error, refetch, older, hasOlder, loadOlder, loadNewer, showPlace, showLatest } = useMessages(props.id)
  if (!data && error) {
    const missing = isApiError(error, 'NOT_FOUND')
    return <div className='min-h-0 flex-1 overflow-y-auto'>{failed(missing, () => void refetch())}</div>
  }
  return (
    <>
      {data ? (
        <LoadedThread
          {...props}
          data={data}
          older={older}
          hasOlder={hasOlder}
          loadOlder={loadOlder}
          loadNewer={loadNewer}
          showPlace={showPlace}
          showLatest={showLatest}
        />
      ) : (
        <ThreadSkeleton label={t('loading')} />
      )}
      <AgeHoldNote />
      {children}
    </>
  )
}
