import { CALL_AHEAD_MS, CALL_GAP_MS, type Call } from '@/contracts/calls'
import type { ServerEvent } from '@/contracts/events'
import type { calls } from '@/server/db/schema'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { captureCreditsIn, emitBalance, holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'

/** Dates and the numbers of messages come as raw statements answer them. */
export type CallRow = Omit<typeof calls.$inferSelect, 'reply_id'> & { reply_id: number | string | null }

const MINUTE_MS = 60_000
/** The sweep of calls comes long before; a hold whose call was lost goes back then. */
const HOLD_SECONDS = 2 * 3600

export const holdKey = (call_id: number, minute: number) => `call:${call_id}:${minute}`

export const presentCall = (row: CallRow): Call => ({
  id: row.id,
  conversation_id: row.conversation_id,
  price: row.price,
  credits: row.credits,
  seconds: Math.floor((row.served_ms + (row.waiting === 'turn' ? row.pending_ms : 0)) / 1000),
  stopped: row.waiting === 'failed',
  last_minute: row.last_minute,
  ended: row.ended_by,
})

/** The caller's own call, ended or not. Throws NOT_FOUND. */
export async function findCall(db: Db, user_id: number, id: number): Promise<CallRow> {
  const [row] = await db.query<CallRow>('select * from calls where id = $1 and user_id = $2', [id, user_id])
  if (!row) throw notFound('Call')
  return row
}

/** What is not served yet: it belongs to a turn, or to the time before the first one. */
const openMs = (row: CallRow) => (row.waiting === 'turn' ? row.pending_ms : 0)

/** Counts the time since the last sign of life, unless the page or an answer was away in it. */
export function countTime(row: CallRow, now: Date): void {
  const passed = Math.max(0, now.getTime() - row.heard_at.getTime())
  const connected = passed <= CALL_GAP_MS ? passed : 0
  if (row.waiting === 'turn') row.pending_ms += connected
  else if (row.waiting === null) row.served_ms += connected
  if (passed > 0) row.heard_at = now
}

/** Whether the reply that is waited for is in the chat: heard or not, it was delivered. */
async function hasArrived(tx: Db, row: CallRow): Promise<boolean> {
  const [reply] = await tx.query(
    `select 1 from messages where id = $1 and status in ('complete', 'stopped') and content <> '' and not content_attributes ? 'notice'`,
    [row.reply_id],
  )
  return reply !== undefined
}

/** Decides about the time of a turn whose sound nobody asked for: it was served if its text was. */
export async function settleTurn(tx: Db, row: CallRow): Promise<void> {
  if (row.waiting !== 'turn') return
  if (row.reply_id === null) {
    // Its process has died. Before the first turn there is nothing to decide.
    if (row.turns > 0) row.pending_ms = 0
    return
  }
  if (await hasArrived(tx, row)) row.served_ms += row.pending_ms
  row.pending_ms = 0
  row.waiting = null
}

/**
 * Captures the minutes that have begun, and holds the one that comes soon. Nothing is counted beyond what is held. Answers whether credits
 * moved in the wallet.
 */
async function settleMinutes(tx: Db, row: CallRow, now: Date): Promise<boolean> {
  let moved = false
  const { user_id, price } = row
  const needed = Math.floor((row.served_ms + openMs(row) + CALL_AHEAD_MS) / MINUTE_MS) + 1
  while (row.ended_at === null && row.held < needed) {
    const key = holdKey(row.id, row.held + 1)
    try {
      await holdCreditsIn(tx, { user_id, key, credits: price, reason: 'call', lease_seconds: HOLD_SECONDS }, now)
      row.held += 1
      row.last_minute = null
      moved = true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      row.last_minute = error.code === 'SPENDING_LIMIT_REACHED' ? 'limit' : 'credits'
      break
    }
  }
  const paid_ms = row.held * MINUTE_MS
  row.served_ms = Math.min(row.served_ms, paid_ms)
  row.pending_ms = Math.min(row.pending_ms, paid_ms - row.served_ms)
  for (const begun = Math.ceil(row.served_ms / MINUTE_MS); row.minutes < begun; row.minutes++)
    if (await captureCreditsIn(tx, user_id, holdKey(row.id, row.minutes + 1))) row.credits += price
  return moved
}

/** Whether all that could be held has passed. */
export const isUsedUp = (row: CallRow) => row.last_minute !== null && row.served_ms + openMs(row) >= row.held * MINUTE_MS

const store = (tx: Db, row: CallRow) =>
  tx.query(
    `update calls set heard_at = $2, spoke_at = $3, served_ms = $4, pending_ms = $5, waiting = $6, reply_id = $7, turns = $8, held = $9,
       minutes = $10, credits = $11, last_minute = $12, ended_at = $13, ended_by = $14, message_id = $15 where id = $1`,
    [
      row.id,
      row.heard_at,
      row.spoke_at,
      row.served_ms,
      row.pending_ms,
      row.waiting,
      row.reply_id,
      row.turns,
      row.held,
      row.minutes,
      row.credits,
      row.last_minute,
      row.ended_at,
      row.ended_by,
      row.message_id,
    ],
  )

/** The call under its lock; null where it is over. `change` runs before minutes are settled. */
export async function changeCallIn(
  tx: Db,
  id: number,
  now: Date,
  change: (row: CallRow) => Promise<void> | void,
): Promise<{ row: CallRow; moved: boolean } | null> {
  const [row] = await tx.query<CallRow>('select * from calls where id = $1 and ended_at is null for update', [id])
  if (!row) return null
  await change(row)
  const moved = await settleMinutes(tx, row, now)
  await store(tx, row)
  return { row, moved }
}

/** A change of a live call in a transaction of its own. Answers null where it is over. */
export async function changeCall(
  ctx: Context,
  { id, user_id }: Pick<CallRow, 'id' | 'user_id'>,
  change: (row: CallRow, tx: Db) => Promise<void> | void,
): Promise<CallRow | null> {
  const now = ctx.now()
  const changed = await ctx.db.transaction(async (tx) => {
    const done = await changeCallIn(tx, id, now, (row) => change(row, tx))
    const events: ServerEvent[] | null = done?.moved ? await emitBalance(tx, user_id) : null
    return { row: done?.row ?? null, events }
  })
  publish(ctx, user_id, changed.events)
  return changed.row
}

/** The first sound of a reply is out: what was waited for it was served. */
export const markServed = (ctx: Context, call: Pick<CallRow, 'id' | 'user_id'>, reply_id: number) =>
  changeCall(ctx, call, (row) => {
    if (row.waiting !== 'turn' || Number(row.reply_id) !== reply_id) return
    countTime(row, ctx.now())
    row.served_ms += row.pending_ms
    row.pending_ms = 0
    row.waiting = null
  })

/** The turn was not answered: the time since it is free, and the clock is stopped until one is. `reply_id`: of that reply only. */
export const markFailed = (ctx: Context, call: Pick<CallRow, 'id' | 'user_id'>, reply_id: number | null) =>
  changeCall(ctx, call, (row) => {
    if (reply_id !== null && Number(row.reply_id) !== reply_id) return
    if (row.waiting === null) countTime(row, ctx.now())
    row.pending_ms = 0
    row.waiting = 'failed'
  })
