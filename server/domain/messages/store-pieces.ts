import type { Context } from '../context'
import type { RunningReply } from './running-replies'

/** How far the stored text may lag behind the shown text. */
const PERSIST_MS = 150
/** Sign of life of every running reply, while its model is silent too; interrupt-stale.ts waits for several of them. */
const HEARTBEAT_MS = 2000
/** NOTIFY carries at most 8,000 bytes. */
const NOTIFY_BYTES = 7900

type Kind = Context['db']['kind']

// A crash of the database machine may lose the last pieces; a crash of this process cannot, and the end of a reply is stored durably.
// In PGlite the database dies with us, so there everything waits for the disk.
const soon = (kind: Kind) => `with soon as (select set_config('synchronous_commit', '${kind === 'postgres' ? 'off' : 'on'}', true))`
const storeText = (kind: Kind) => `${soon(kind)}
  insert into generation_chunks (generation_id, seq, at_offset, text)
  select p.generation_id, p.seq, p.at_offset, p.text
    from soon, unnest($1::bigint[], $2::int[], $3::int[], $4::text[]) as p(generation_id, seq, at_offset, text)`
const liveText = (kind: Kind) => `${soon(kind)}
  update generations g set heartbeat_at = $2 from soon where g.id = any($1::bigint[]) and g.state = 'running'
  returning g.id, g.stop_requested`
const STORE = { pglite: storeText('pglite'), postgres: storeText('postgres') }
const LIVE = { pglite: liveText('pglite'), postgres: liveText('postgres') }

const timers = new WeakMap<Context['running'], { persist: NodeJS.Timeout; heartbeat: NodeJS.Timeout }>()

/** One writer for all replies of this process: a statement each 150 ms, however many stream. It stops when none is left. */
export function storePieces(ctx: Context): void {
  if (timers.has(ctx.running)) return
  const quietly = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => ctx.log.warn({ err: error }, 'pieces of replies not stored'))
  timers.set(ctx.running, {
    persist: setInterval(
      quietly(() => store(ctx)),
      PERSIST_MS,
    ),
    heartbeat: setInterval(
      quietly(() => live(ctx)),
      HEARTBEAT_MS,
    ),
  })
}

function stopWhenIdle(ctx: Context): boolean {
  if (ctx.running.size > 0) return false
  const running = timers.get(ctx.running)
  clearInterval(running?.persist)
  clearInterval(running?.heartbeat)
  timers.delete(ctx.running)
  return true
}

async function store(ctx: Context): Promise<void> {
  if (stopWhenIdle(ctx)) return
  const behind = [...ctx.running].filter(([, reply]) => reply.text.length > reply.stored)
  if (behind.length === 0) return
  const pieces = behind.map(([id, reply]) => pieceOf(ctx, id, reply))
  await ctx.db.query(STORE[ctx.db.kind], [
    pieces.map((piece) => piece.id),
    pieces.map((piece) => piece.seq),
    pieces.map((piece) => piece.from),
    pieces.map((piece) => piece.text),
  ])
}

/** Takes what is new, for the log and for the sockets of other processes. */
function pieceOf(ctx: Context, id: number, reply: RunningReply) {
  const piece = { id, seq: reply.pieces, from: reply.stored, text: reply.text.slice(reply.stored) }
  reply.pieces += 1
  reply.stored = reply.text.length
  if (ctx.db.kind === 'postgres') {
    const wire = JSON.stringify([ctx.settings.process_id, reply.user_id, reply.message_id, reply.conversation_id, piece.from, piece.text])
    if (Buffer.byteLength(wire) < NOTIFY_BYTES) ctx.db.notify('deltas', wire)
  }
  return piece
}

async function live(ctx: Context): Promise<void> {
  if (stopWhenIdle(ctx)) return
  const rows = await ctx.db.query<{ id: number; stop_requested: boolean }>(LIVE[ctx.db.kind], [[...ctx.running.keys()], ctx.now()])
  for (const row of rows) if (row.stop_requested) ctx.running.get(Number(row.id))?.abort.abort('stop')
}

/** Pieces that were stored after their reply had ended, in a race. Answers nothing. */
export async function removeOldPieces(ctx: Context): Promise<void> {
  await ctx.db.query(
    "delete from generation_chunks c where not exists (select 1 from generations g where g.id = c.generation_id and g.state = 'running')",
    [],
  )
}
