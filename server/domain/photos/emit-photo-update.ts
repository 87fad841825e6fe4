import type { EventData, ServerEvent } from '@/contracts/events'
import type { MediaState } from '@/contracts/photos'
import type { Db } from '@/server/db/client'
import type { PhotoRow } from './present'

/**
 * Emits a change of a photo to every device: the message that carries it, the balance where it moved, and the photo
 * itself. The caller publishes the answer after the commit.
 */
export async function emitPhotoUpdate(
  tx: Db,
  row: PhotoRow,
  { state, balance, clip }: { state: MediaState; balance: boolean; clip?: EventData<'photo.updated'>['clip'] },
): Promise<ServerEvent[]> {
  const about = JSON.stringify({
    id: row.id,
    conversation_id: row.conversation_id,
    state,
    progress: state === 'ready' ? 100 : row.progress,
    clip,
  })
  const [answer] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1,
       array_remove(array[case when m.id is not null then 'message.updated' end, case when $4 then 'balance.updated' end, 'photo.updated'], null),
       array_remove(array[case when m.id is not null then message_json(m, $2)::text end, case when $4 then balance_json($1)::text end, $5::text],
         null)::json[]) as events
       from (select 1) one left join messages m on m.id = $3`,
    [row.user_id, row.character_id, row.message_id, balance, about],
  )
  return answer?.events ?? []
}
