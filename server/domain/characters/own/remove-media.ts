import type { Context } from '../../context'

/** Everybody's files of a character: its photos and clips, and what was spoken in its conversations. Rows are not touched. */
const FILES = `
  select storage_key as key from photos where character_id = $1
  union all select preview_key from photos where character_id = $1
  union all select k.storage_key from clips k join photos p on p.id = k.photo_id where p.character_id = $1
  union all select v.storage_key from voices v join messages m on m.id = v.message_id join conversations c on c.id = m.conversation_id where coalesce(m.character_id, c.character_id) = $1
  union all select n.storage_key from voice_notes n join conversations c on c.id = n.conversation_id where c.character_id = $1`

/** Removes the files before their rows go, so that none is left that nothing leads to. May be repeated. */
export async function removeMedia(ctx: Context, character_id: number): Promise<void> {
  const rows = await ctx.db.query<{ key: string }>(`select key from (${FILES}) files where key is not null`, [character_id])
  for (const { key } of rows) await ctx.storage.remove(key)
}
