import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { DISCLOSURE_COOKIE, readSessions, sessionOf } from '@/components/messages/disclosure-session'
import { WithMessages } from '@/components/layout/with-messages'
import { getCharacter } from '@/contracts/characters'
import { getConversation, listConversations } from '@/contracts/conversations'
import { getEventHead } from '@/contracts/event-head'
import { getInstallation, type Installation } from '@/contracts/meta'
import { getPlace } from '@/contracts/places'
import { listVoiceNotes } from '@/contracts/voice-notes'
import { serverCall } from '@/lib/api/server'
import { SESSION_KEY } from '@/lib/auth/session-storage'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { firstPage } from '@/lib/realtime/message-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ChatDoor } from './chat-door'

/** The document that app/service-worker.ts keeps: as for somebody signed in whose chat is loaded in the browser, and nobody's. */
const SHELL_ID = '999999999999999'

type ChatPageProps = { params: Promise<{ id?: string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat')
  return pageMetadata('/chat', { title: t('title'), description: t('description') })
}

/** What the first paint needs, in the query cache's words. Whatever fails is left for the browser to load. */
async function load(session_id: string, wanted: number | null, disclosed: string | undefined, known: Promise<Installation | null>) {
  const client = createQueryClient()
  const call = serverCall(`Bearer ${session_id}`)
  const get = (id: number) => call(getConversation, { params: { id: String(id) } }).catch(() => null)
  // Before everything else: the browser hears what changes from here on, and need not read it all again.
  const head = await call(getEventHead).catch(() => null)
  if (head) client.setQueryData(keys.eventHead(), head)
  const [list, asked, place, installation] = await Promise.all([
    call(listConversations).catch(() => null),
    wanted === null ? null : get(wanted),
    call(getPlace).catch(() => null),
    known,
  ])
  if (installation) client.setQueryData(keys.installation(), installation)
  if (place) client.setQueryData(keys.place(), place)
  const latest = list?.data[0]?.id
  const conversation = asked ?? (wanted === null && latest !== undefined ? await get(latest) : null)
  if (list) client.setQueryData(keys.conversations(), list)
  if (!conversation) return { state: dehydrate(client), loaded: null }
  const { id, messages, character } = conversation
  const [whole, notes] = await Promise.all([
    call(getCharacter, { params: { slug: character.slug } }).catch(() => null),
    call(listVoiceNotes, { params: { id: String(id) } }).catch(() => null),
  ])
  if (notes) client.setQueryData(keys.voiceNotes(id), notes)
  if (whole) client.setQueryData(keys.character(character.slug), whole)
  client.setQueryData(keys.conversation(id), { ...conversation, messages: [] })
  client.setQueryData(keys.messages(id), firstPage(messages))
  const session = sessionOf(readSessions(disclosed), id, messages, Date.now())
  return { state: dehydrate(client), loaded: { id, session_after: session.after } }
}

export default async function ChatPage({ params }: ChatPageProps) {
  const [first, ...more] = (await params).id ?? []
  if (more.length > 0 || (first !== undefined && !/^[1-9]\d{0,14}$/.test(first))) notFound()
  const jar = await cookies()
  const session_id = jar.get(SESSION_KEY)?.value
  const isShell = first === SHELL_ID
  const known = serverCall()(getInstallation).catch(() => null)
  const [installation, messages, data] = await Promise.all([
    known,
    getMessages(),
    session_id && !isShell ? load(session_id, first ? Number(first) : null, jar.get(DISCLOSURE_COOKIE)?.value, known) : null,
  ])
  return (
    <WithMessages messages={pickMessages(messages, ['chat', 'voices'])}>
      <ChatDoor
        hasSession={isShell || session_id !== undefined}
        demo={installation?.chat.demo ? (installation.operator.local ? 'owner' : 'guest') : null}
        loaded={data?.loaded ?? null}
        state={data?.state ?? null}
      />
    </WithMessages>
  )
}
