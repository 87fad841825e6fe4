import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ResponseOf } from '@/contracts/endpoint'
import type { Message } from '@/contracts/messages'
import { correctVoiceNote, listVoiceNotes, sendVoiceNote, type VoiceNote } from '@/contracts/voice-notes'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { applyAnswer } from '@/lib/realtime/apply-event'
import type { MessagePages } from '@/lib/realtime/message-pages'
import { useAuthStore } from '@/stores/auth-store'
import type { Take } from '@/stores/recorder-store'
import { type OwnNote, useVoiceNoteStore } from '@/stores/voice-note-store'
import { patiently } from './use-alternatives'
import { messagesQuery } from './use-conversations'

type VoiceNotes = ResponseOf<typeof listVoiceNotes>

/** sending: leaves this device. coming: the server has it. failed: not sent, or not delivered. blocked: a rule refused it. */
export type ComingNote = {
  client_key: string
  seconds: number
  state: 'sending' | 'coming' | 'failed' | 'blocked'
  rule: string | null
  error: string | null
  /** What this page holds of it; null after a reload. */
  own: OwnNote | null
}

/** The answer of a send, beside what is known of the conversation's notes; one that has arrived already is asked for. */
function cacheNote(client: QueryClient, id: number, sent: VoiceNote) {
  if (sent.state === 'ready') return void client.invalidateQueries({ queryKey: keys.messages(id) })
  client.setQueryData<VoiceNotes>(keys.voiceNotes(id), (list) => {
    const others = list?.data.filter((each) => each.id !== sent.id) ?? []
    const known = list?.data.find((each) => each.id === sent.id)
    const data = [...others, known ?? sent]
    return { data, count: data.length }
  })
}

/** Sends recordings, each under a key of its own that stays the same for every further try. */
export function useSendVoiceNote(id: number) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ client_key, blob, content }: Pick<OwnNote, 'client_key' | 'blob' | 'content'>) =>
      call(sendVoiceNote, { params: { id: String(id) }, file: blob, body: { content } }, { idempotency_key: client_key }),
    meta: { quiet: true, upsell: 'premium_voice' },
    onSuccess: (sent, { client_key }) => {
      useVoiceNoteStore.getState().patch(client_key, { state: 'sent', error: undefined })
      cacheNote(client, id, sent)
    },
    onError: (error, { client_key }) =>
      useVoiceNoteStore.getState().patch(client_key, { state: 'failed', error: isApiError(error) ? error.code : 'INTERNAL' }),
  })
  return useMemo(() => {
    const { add, patch } = useVoiceNoteStore.getState()
    return {
      /** `content`: what it says, where nobody can hear it. */
      send: (take: Take, content?: string) => mutate({ client_key: add(id, take, content), blob: take.blob, content }),
      retry: (own: OwnNote, ended: boolean) => {
        // A note the server has ended gets a new key; one that may not have reached it is sent again with the same key.
        const client_key = ended ? crypto.randomUUID() : own.client_key
        patch(own.client_key, { state: 'sending', error: undefined, client_key })
        mutate({ client_key, blob: own.blob, content: own.content })
      },
    }
  }, [id, mutate])
}

/** The text of one's own note in other words, on every device; a reply that is being written is waited for. */
export function useCorrectNote({ id }: Message) {
  const client = useQueryClient()
  return useMutation({
    ...patiently,
    mutationFn: (content: string) => call(correctVoiceNote, { params: { id: String(id) }, body: { content } }),
    meta: { quiet: true },
    onSuccess: (answer) => applyAnswer(client, answer),
  })
}

/** Notes that are not in the conversation yet, the oldest first; what has arrived leaves the list. */
export function useComingNotes(id: number): readonly ComingNote[] {
  const client = useQueryClient()
  const signedIn = useAuthStore((state) => state.status === 'in')
  const { data: known } = useQuery({
    queryKey: keys.voiceNotes(id),
    queryFn: () => call(listVoiceNotes, { params: { id: String(id) } }),
    enabled: signedIn,
    refetchOnMount: true,
    meta: { quiet: true },
  })
  const { data: arrived } = useQuery({
    ...messagesQuery(client, id),
    enabled: false,
    select: (pages: MessagePages) =>
      pages.pages[0]?.flatMap(({ voice_note, client_key }) => (voice_note && client_key ? [client_key] : [])).join(' ') ?? '',
  })
  const all = useVoiceNoteStore((state) => state.notes)
  const hidden = useVoiceNoteStore((state) => state.hidden)
  const here = useMemo(() => new Set(arrived?.split(' ')), [arrived])
  useEffect(() => {
    for (const own of useVoiceNoteStore.getState().notes) if (here.has(own.client_key)) useVoiceNoteStore.getState().remove(own.client_key)
  }, [here])
  return useMemo(() => {
    const own = all.filter((each) => each.conversation_id === id)
    const elsewhere = (known?.data ?? []).filter(({ client_key }) => !own.some((each) => each.client_key === client_key))
    const coming = [
      ...elsewhere.map((each): ComingNote => ({
        ...stateOf(each),
        client_key: each.client_key,
        seconds: each.seconds,
        error: null,
        own: null,
      })),
      ...own.map((each): ComingNote => {
        const sent = known?.data.find(({ client_key }) => client_key === each.client_key)
        const state = each.state === 'sending' ? ('sending' as const) : each.state === 'failed' ? ('failed' as const) : ('coming' as const)
        const ended = sent && each.state === 'sent' ? stateOf(sent) : { state, rule: null }
        return { ...ended, client_key: each.client_key, seconds: each.seconds, error: each.error ?? null, own: each }
      }),
    ]
    return coming.filter(
      ({ client_key, state }) => !here.has(client_key) && !(hidden.includes(client_key) && (state === 'failed' || state === 'blocked')),
    )
  }, [all, known, hidden, here, id])
}

const stateOf = ({ state, rule }: VoiceNote): Pick<ComingNote, 'state' | 'rule'> => ({
  state: state === 'blocked' || state === 'failed' ? state : 'coming',
  rule,
})
