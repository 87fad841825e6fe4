import type { ServerEvent } from '@/contracts/events'
import type { MediaState } from '@/contracts/photos'
import type { VoiceReason } from '@/contracts/voices'
import type { Db } from '@/server/db/client'

type VoiceUpdate = {
  user_id: number
  character_id: number
  conversation_id: number
  message_id: number
  state: MediaState
  reason: VoiceReason | null
  /** Whether the balance moved. */
  balance: boolean
}

/** Emits a change of a voice to every device: its message, the balance, the voice. The caller publishes after the commit. */
export async function emitVoiceUpdate(
  tx: Db,
  { user_id, character_id, conversation_id, message_id, state, reason, balance }: VoiceUpdate,
): Promise<ServerEvent[]> {
  const [answer] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1,
       array_remove(array['message.updated', case when $4 then 'balance.updated' end, 'voice.updated'], null),
       array_remove(array[message_json(m, $2)::text, case when $4 then balance_json($1)::text end, $5::text], null)::json[]) as events
       from messages m where m.id = $3`,
    [user_id, character_id, message_id, balance, JSON.stringify({ message_id, conversation_id, state, reason })],
  )
  return answer?.events ?? []
}
