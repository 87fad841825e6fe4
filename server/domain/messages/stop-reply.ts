import type { Caller, Context } from '../context'
import { notFound } from '../errors'

/** Stops the running reply wherever it runs. Harmless when none does. */
export async function stopReply(ctx: Context, caller: Pick<Caller, 'user_id'>, conversation_id: number): Promise<void> {
  const [row] = await ctx.db.query<{ found: boolean; generation_id: number | null }>(
    `with own as (select id from conversations where id = $1 and user_id = $2 and deleted_at is null),
     asked as (update generations set stop_requested = true
       where conversation_id = (select id from own) and state = 'running' returning id)
     select exists (select 1 from own) as found, (select id from asked) as generation_id,
       (select pg_notify('stops', id::text) from asked)`,
    [conversation_id, caller.user_id],
  )
  if (!row?.found) throw notFound('Conversation')
  if (row.generation_id === null) return
  const here = ctx.running.get(Number(row.generation_id))
  here?.abort.abort('stop')
  await here?.done
}

/** Hears the stops that other processes were asked for. Answers how to end. */
export const listenForStops = (ctx: Context) =>
  ctx.db.listen('stops', (payload) => {
    if (payload !== null) ctx.running.get(Number(payload))?.abort.abort('stop')
  })
