import type { Context } from '../context'

/** Conversations and messages that are removed in one statement, so that nobody waits long for their locks. */
const TOGETHER = 200

/** Nothing is removed under somebody's hands: a running job ends first, and the next night comes. */
const CONVERSATIONS = `select c.id from conversations c where c.deleted_at < $1
    and not exists (select 1 from generations g where g.conversation_id = c.id and g.state = 'running')
    and not exists (select 1 from photos p where p.conversation_id = c.id and p.state in ('queued', 'running'))
    and not exists (select 1 from voice_notes n where n.conversation_id = c.id and n.state in ('queued', 'running'))
    and not exists (select 1 from messages m join voices v on v.message_id = m.id
      where m.conversation_id = c.id and v.state in ('queued', 'running'))
  order by c.id limit ${TOGETHER}`
const FILES = `
  select v.storage_key as key from voices v join messages m on m.id = v.message_id where m.conversation_id = any($1::int[])
  union all select n.storage_key from voice_notes n where n.conversation_id = any($1::int[])`

/** Removes conversations that were deleted before then, with what was spoken in them. Photos stay in the gallery. */
async function purgeConversations(ctx: Context, before: Date): Promise<void> {
  for (;;) {
    const ids = (await ctx.db.query<{ id: number }>(CONVERSATIONS, [before])).map(({ id }) => id)
    if (ids.length === 0) return
    // Files go before the rows that lead to them.
    for (const { key } of await ctx.db.query<{ key: string | null }>(FILES, [ids])) if (key !== null) await ctx.storage.remove(key)
    await ctx.db.transaction(async (tx) => {
      await tx.query(
        'delete from generation_chunks where generation_id in (select id from generations where conversation_id = any($1::int[]))',
        [ids],
      )
      await tx.query('update photos set conversation_id = null, message_id = null where conversation_id = any($1::int[])', [ids])
      await tx.query('delete from voice_notes where conversation_id = any($1::int[])', [ids])
      await tx.query('delete from conversations where id = any($1::int[])', [ids])
    })
  }
}

/** Takes the words of messages, and what was spoken of them. None of their voices may be under way. */
export async function emptyMessages(ctx: Context, ids: readonly number[]): Promise<void> {
  const files = await ctx.db.query<{ key: string | null }>(
    `select storage_key as key from voices where message_id = any($1::bigint[])
      union all select storage_key from voice_notes where message_id = any($1::bigint[])`,
    [ids],
  )
  for (const { key } of files) if (key !== null) await ctx.storage.remove(key)
  await ctx.db.transaction(async (tx) => {
    await tx.query('delete from voices where message_id = any($1::bigint[])', [ids])
    await tx.query('delete from voice_notes where message_id = any($1::bigint[])', [ids])
    await tx.query('update photos set message_id = null where message_id = any($1::bigint[])', [ids])
    await tx.query(
      `update messages set content = '', content_attributes = '{}', image_request = null, rev = rev + 1 where id = any($1::bigint[])`,
      [ids],
    )
    await tx.query('delete from message_vectors where message_id = any($1::bigint[])', [ids])
  })
}

/**
 * Takes the words of messages that were deleted before then, and what was spoken of them. Rows stay as empty places while others follow
 * them, so that no branch falls apart; ledger lines keep what they refer to.
 */
async function purgeMessages(ctx: Context, before: Date): Promise<void> {
  for (;;) {
    const rows = await ctx.db.query<{ id: number }>(
      `select m.id from messages m where m.deleted_at < $1 and (m.content <> '' or m.content_attributes <> '{}')
          and not exists (select 1 from voices v where v.message_id = m.id and v.state in ('queued', 'running'))
        order by m.id limit ${TOGETHER}`,
      [before],
    )
    if (rows.length === 0) return
    await emptyMessages(
      ctx,
      rows.map(({ id }) => id),
    )
  }
}

/** Removes for good what has been in the trash of conversations since before then. May be repeated. */
export async function purgeDeletedChats(ctx: Context, before: Date): Promise<void> {
  await purgeConversations(ctx, before)
  await purgeMessages(ctx, before)
}
