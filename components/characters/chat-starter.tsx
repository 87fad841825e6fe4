'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useOpenConversation } from '@/hooks/api/use-conversations'
import { useRouter } from '@/hooks/use-navigation'
import { keepFirstMessage, readFirstMessage } from '@/lib/first-message'
import { rememberRecent } from '@/lib/recent'
import { personNow, useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { ChatButton } from './chat-button'

/** Which way in was pressed: a scenario's number, one of the greetings, or the plain button. */
type Way = number | `greeting-${number}` | 'chat'
type Starter = {
  /** Of the character's address. */
  slug?: string
  start: (way: Way) => void
  starting: Way | null
  /** Somebody wants to see how else it may begin. */
  choosing: boolean
  choose: () => void
}

const StarterContext = createContext<Starter | null>(null)
const NO_STARTER: Starter = { start: () => undefined, starting: null, choosing: false, choose: () => undefined }
export const useStarter = () => use(StarterContext) ?? NO_STARTER

/** In the address after signing in, so that the press that asked for it goes on by itself. */
const START_PARAM = 'start'

/** Shows the greetings and begins nothing. */
const CHOOSE = 'greetings'

const wayOf = (text: string | null): Way | typeof CHOOSE | null => {
  if (text === 'chat' || text === CHOOSE) return text
  const greeting = /^greeting-(\d{1,2})$/.exec(text ?? '')?.[1]
  if (greeting) return `greeting-${Number(greeting)}`
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null
}
const openingOf = (way: Way) =>
  typeof way === 'number' ? { scenario: way } : way === 'chat' ? {} : { greeting: Number(way.slice('greeting-'.length)) }

type ChatStarterProps = { account_id: number; slug: string; children: ReactNode }

/** Takes what was written on this page into the chat; fetched only where something was. */
async function takeFirstMessage(client: QueryClient, slug: string, conversation_id: number) {
  const message = readFirstMessage(slug)
  if (!message) return
  const { deliverFirst } = await import('@/hooks/api/deliver-first')
  deliverFirst(client, conversation_id, message)
  keepFirstMessage(null)
}

/** Opens the chat for every button inside; a visitor signs in first and then it goes on. */
export function ChatStarter({ account_id, slug, children }: ChatStarterProps) {
  const router = useRouter()
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const { mutate } = useOpenConversation()
  const client = useQueryClient()
  const [starting, setStarting] = useState<Way | null>(null)
  const [choosing, setChoosing] = useState(false)
  const asked = wayOf(useSearchParams().get(START_PARAM))
  const resumed = useRef(false)

  const signIn = useCallback(
    (way: Way | typeof CHOOSE) => openModal('auth', { mode: 'signup', next: `/characters/${slug}?${START_PARAM}=${way}` }),
    [openModal, slug],
  )
  const start = useCallback(
    (way: Way) => {
      if (status !== 'in') return signIn(way)
      setStarting(way)
      mutate(
        { account_id, slug, ...openingOf(way) },
        {
          onSuccess: ({ id }) => {
            void takeFirstMessage(client, slug, id).catch(() => undefined)
            router.push(`/chat/${id}`)
          },
          onError: () => setStarting(null),
        },
      )
    },
    [status, signIn, mutate, account_id, router, client, slug],
  )
  const choose = useCallback(() => (status === 'in' ? setChoosing(true) : signIn(CHOOSE)), [status, signIn])
  useEffect(() => {
    if (asked === null || status !== 'in' || resumed.current) return
    resumed.current = true
    window.history.replaceState(null, '', `/characters/${slug}`)
    if (asked === CHOOSE) choose()
    else start(asked)
  }, [asked, status, slug, start, choose])

  useEffect(() => {
    const person = personNow()
    if (status === 'in' && person) rememberRecent(person.id, account_id)
  }, [status, account_id])

  const value = useMemo(() => ({ slug, start, starting, choosing, choose }), [slug, start, starting, choosing, choose])
  return <StarterContext value={value}>{children}</StarterContext>
}

/** The primary button, wired to the starter around it. */
export function StartChat({ name }: { name: string }) {
  const { start, starting } = useStarter()
  return <ChatButton name={name} busy={starting === 'chat'} onChat={() => start('chat')} />
}

type StartScenarioProps = { index: number; title: string; opening: string }

/** A scene to begin with. */
export function StartScenario({ index, title, opening }: StartScenarioProps) {
  const t = useTranslations('character')
  const { start, starting } = useStarter()
  const busy = starting === index
  return (
    <button
      type='button'
      aria-busy={busy || undefined}
      onClick={() => (starting === null ? start(index) : undefined)}
      className='group flex w-full items-center gap-4 rounded-md bg-surface p-4 text-start transition-colors duration-fast hairline hover:bg-raised'
    >
      <span className='min-w-0 flex-1'>
        <span className='block font-semibold'>{title}</span>
        <span className='mt-0.5 line-clamp-2 text-sm text-muted'>{opening}</span>
      </span>
      {busy ? (
        <Spinner label={t('opening')} />
      ) : (
        <ArrowRight
          aria-hidden
          className='size-5 flex-none text-muted transition-transform duration-fast group-hover:translate-x-0.5 group-hover:text-text'
        />
      )}
    </button>
  )
}
