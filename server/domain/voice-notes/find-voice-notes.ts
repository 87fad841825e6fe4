import { and, asc, eq, getTableColumns, gt, inArray, or } from 'drizzle-orm'
import type { VoiceNote } from '@/contracts/voice-notes'
import { voiceNotes } from '@/server/db/schema'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'

/** Everything but the sound itself, which only the worker reads. */
const { samples: _samples, ...columns } = getTableColumns(voiceNotes)
export const NOTE_COLUMNS = columns
export type VoiceNoteRow = Omit<typeof voiceNotes.$inferSelect, 'samples'>

export const present = (row: VoiceNoteRow): VoiceNote => ({
  id: row.id,
  state: row.state,
  client_key: row.client_key,
  conversation_id: row.conversation_id,
  seconds: row.seconds,
  rule: row.rule,
  created_at: row.created_at.toISOString(),
})

/** The caller's own note by the key it was sent with. */
export async function findByKey(ctx: Context, user_id: number, client_key: string): Promise<VoiceNoteRow | null> {
  const [row] = await ctx.db.orm
    .select(NOTE_COLUMNS)
    .from(voiceNotes)
    .where(and(eq(voiceNotes.user_id, user_id), eq(voiceNotes.client_key, client_key)))
  return row ?? null
}

/** For this long somebody who returns is shown that a note did not arrive. */
const TOLD_MS = 60 * 60_000

/** The notes that are on their way into a conversation, and those that lately failed to get there, the oldest first. Throws NOT_FOUND. */
export async function listVoiceNotes(
  ctx: Context,
  { user_id }: Caller,
  conversation_id: number,
): Promise<{ data: VoiceNote[]; count: number }> {
  const [own] = await ctx.db.query('select 1 from conversations where id = $1 and user_id = $2 and deleted_at is null', [
    conversation_id,
    user_id,
  ])
  if (!own) throw notFound('Conversation')
  const rows = await ctx.db.orm
    .select(NOTE_COLUMNS)
    .from(voiceNotes)
    .where(
      and(
        eq(voiceNotes.user_id, user_id),
        eq(voiceNotes.conversation_id, conversation_id),
        or(
          inArray(voiceNotes.state, ['queued', 'running']),
          and(inArray(voiceNotes.state, ['blocked', 'failed']), gt(voiceNotes.updated_at, new Date(ctx.now().getTime() - TOLD_MS))),
        ),
      ),
    )
    .orderBy(asc(voiceNotes.id))
    .limit(100)
  return { data: rows.map(present), count: rows.length }
}
