import type { Db } from '@/server/db/client'
import { notFound } from '../errors'

export type FoundMessage = {
  conversation_id: number
  character_id: number
  /** In a group the character that said it; null for the person and in a chat of two. */
  speaker: number | null
  sender_type: 'User' | 'Contact'
  content: string
  status: string
}

/** A message in one of the person's conversations. Throws NOT_FOUND for what is absent, deleted or someone else's. */
export async function findMessage(db: Db, user_id: number, id: number): Promise<FoundMessage> {
  const [found] = await db.query<FoundMessage>(
    `select m.conversation_id, c.character_id, m.character_id as speaker, m.sender_type, m.content, m.status from messages m join conversations c on c.id = m.conversation_id
      where m.id = $1 and c.user_id = $2 and c.deleted_at is null and m.deleted_at is null`,
    [id, user_id],
  )
  if (!found) throw notFound('Message')
  return found
}
