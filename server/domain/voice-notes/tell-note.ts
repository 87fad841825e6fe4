import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'

/** Stores what every device is told of a note and of the balance it moved. The caller publishes the answer after the commit. */
export async function tellNote(tx: Db, user_id: number, id: number): Promise<ServerEvent[]> {
  const [row] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array['voice_note.updated', 'balance.updated'],
       array[(select voice_note_event(n) from voice_notes n where n.id = $2), balance_json($1)]) as events`, [user_id, id])
  return row?.events ?? []
}
