import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'

/** Emits a note and the balance it moved to every device. The caller publishes the answer after the commit. */
export async function emitVoiceNoteUpdate(tx: Db, user_id: number, id: number): Promise<ServerEvent[]> {
  const [row] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array['voice_note.updated', 'balance.updated'],
       array[(select voice_note_event(n) from voice_notes n where n.id = $2), balance_json($1)]) as events`,
    [user_id, id],
  )
  return row?.events ?? []
}
