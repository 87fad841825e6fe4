import { randomInt } from 'node:crypto'
import type { ServerEvent } from '@/contracts/events'
import { PHOTO_CREDITS } from '@/contracts/prices'
import type { PHOTO_ORIGINS, PhotoRequest } from '@/contracts/photos'
import type { Db } from '@/server/db/client'

/** A photo that has not arrived by then is given up, unpaid. */
export const GIVES_UP_SECONDS = 15 * 60

type NewPhoto = {
  user_id: number
  character_id: number
  conversation_id: number
  /** The character's message that will carry it; null outside of chats. */
  message_id: number | null
  client_key: string
  origin: (typeof PHOTO_ORIGINS)[number]
  request: PhotoRequest
  /** Null where nothing is set aside for it. */
  hold_key: string | null
}

/** Inserts a photo into the workers' queue. The caller wakes a worker after the commit. */
export async function enqueuePhoto(
  tx: Db,
  { user_id, character_id, conversation_id, message_id, client_key, origin, request, hold_key }: NewPhoto,
  now: Date,
): Promise<number> {
  const [photo] = await tx.query<{ id: number }>(
    `insert into photos (user_id, character_id, conversation_id, message_id, client_key, origin, level, prompt, seed, credits, hold_key, next_try_at, gives_up_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12::timestamptz + make_interval(secs => $13), $12, $12) returning id`,
    [
      user_id,
      character_id,
      conversation_id,
      message_id,
      client_key,
      origin,
      request.level,
      request.prompt,
      randomInt(2 ** 31),
      PHOTO_CREDITS,
      hold_key,
      now,
      GIVES_UP_SECONDS,
    ],
  )
  return photo!.id
}

type Carrier = {
  user_id: number
  conversation_id: number
  /** The member of a group whose photo it is; null in a chat of two. */
  speaker: number | null
  request: PhotoRequest
  /** What the character says with it; empty for nothing. */
  line: string
  unread: boolean
}

/** The character's message that will carry a photo, as the newest of its conversation. */
export async function placeCarrier(
  tx: Db,
  { user_id, conversation_id, speaker, request, line, unread }: Carrier,
  now: Date,
): Promise<number> {
  const [carrier] = await tx.query<{ id: number }>(
    `insert into messages (conversation_id, user_id, sender_type, character_id, content, content_attributes, message_type, status, image_request, parent_id, created_at)
     select id, $2, 'Contact', $6, $5, '{"photo_generating":true}', 1, 'complete', $3::jsonb, coalesce(last_message_id, 0), $4
       from conversations where id = $1 returning id`,
    [conversation_id, user_id, JSON.stringify(request), now, line, speaker],
  )
  await tx.query('update conversations set last_message_id = $2, updated_at = $3, unread = unread and $4, rev = rev + 1 where id = $1', [
    conversation_id,
    carrier!.id,
    now,
    unread,
  ])
  return carrier!.id
}

/** Emits `message.created` for each message and, with `balance`, `balance.updated`. */
export async function emitCreated(
  tx: Db,
  user_id: number,
  character_id: number,
  message_ids: number[],
  balance: boolean,
): Promise<ServerEvent[]> {
  const [row] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array_cat(array_fill('message.created'::text, array[cardinality($3::bigint[])]), case when $4 then array['balance.updated'] else '{}'::text[] end),
       array_cat((select coalesce(array_agg(message_json(m, $2) order by m.id), '{}') from messages m where m.id = any($3::bigint[])),
         case when $4 then array[balance_json($1)] else '{}'::json[] end)) as events`,
    [user_id, character_id, message_ids, balance],
  )
  return row?.events ?? []
}
