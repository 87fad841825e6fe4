import type { PushSettings } from '@/contracts/push'
import type { ServerEvent } from '@/contracts/events'
import { ProviderError } from '@/server/providers/errors'
import { isWrittenIn } from '@/server/providers/written-in'
import type { Context } from '../context'
import { boundaryMatcher } from '../boundaries/themes'
import { publish } from '../events/publish'
import { LEASE_SECONDS, underLease } from '../leases'
import { moderate } from '../moderation/moderate'
import { settingsOf } from '../push/push-settings'
import { minutesUntilQuiet } from '../push/quiet-hours'
import { chatOf } from './chat-of'
import { clockOf } from './clock-of'
import { firstLine } from './first-lines'
import { loadThread, type Thread } from './load-thread'
import { moderationContext, writtenPersona } from './moderation-context'
import { PRESSING_LANGUAGES, presses } from './pressing-phrases'
import { promptOf } from './prompt-of'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A character writes once a day at most, and only after the chat was quiet for so long. */
const QUIET_HOURS = 20
/** Later by up to so many hours, so that it does not come at the same minute every day. */
const SPREAD_HOURS = 3
/** Messages without an answer after which the character waits for the person. */
const MOST_UNANSWERED = 2
/** After a sign of danger anywhere no character writes first for so long. */
const CRISIS_DAYS = 30
/** Nobody is written to at night, whatever their quiet hours are. */
const NIGHT: PushSettings['quiet_hours'] = { from: '22:00', to: '08:00' }
/** Writing takes time: nothing begins right before quiet hours. */
const LEAST_MINUTES = 10
/** A chat that may not be written in is looked at again after so long. */
const LATER_MS = 3 * HOUR_MS
const WRITE_MS = 120_000
const MOST_TRIES = 3
const MOST_TOKENS = 160
const MOST_CHARS = 600

/** Told to a model; the built-in companion has lines of its own. */
const TASK =
  'Nobody has written for a day. You write first, on your own: one or two short sentences, light and kind, perhaps about something from the talk so far. ' +
  'Ask for nothing and do not mention how long it has been. No reproach, no guilt, no longing, no waiting, no pressure to answer; they are free not to.'

type Claimed = { id: number; user_id: number; attempts: number }

/** What decides whether a character may write now. */
export type Standing = {
  /** Closed, on hold, in the trash or archived, its character gone, or nothing said by the person yet. */
  closed: boolean
  /** A sign of danger in the last days, or help is the last thing that stands there. */
  crisis: boolean
  /** Messages of this kind since the person's last one. */
  unanswered: number
  /** A reply is being written. */
  running: boolean
  time_zone: string | null
  quiet: PushSettings['quiet_hours']
  last_at: Date | null
  wrote_at: Date | null
  /** Spreads messages over the day: any whole number. */
  spread: number
}

/** Null: now. Otherwise when to look again. Pure. Without a time zone nobody knows when it is night, so nothing is written. */
export function notBefore(standing: Standing, now: Date): Date | null {
  const { closed, crisis, unanswered, running, time_zone, quiet, last_at, wrote_at, spread } = standing
  const later = new Date(now.getTime() + LATER_MS)
  if (closed || crisis || running || unanswered >= MOST_UNANSWERED || !time_zone || !last_at) return later
  const rest = QUIET_HOURS * HOUR_MS + (spread % (SPREAD_HOURS * 60)) * MINUTE_MS
  const due = Math.max(last_at.getTime() + rest, (wrote_at?.getTime() ?? 0) + DAY_MS)
  if (due > now.getTime()) return new Date(due)
  const minutes = Math.min(...[NIGHT, quiet].map((hours) => minutesUntilQuiet(hours, time_zone, now)))
  return minutes < LEAST_MINUTES ? new Date(now.getTime() + 30 * MINUTE_MS) : null
}

/** Takes up or drops a chat, as its setting says. */
export async function switchWritingFirst(
  ctx: Context,
  { id, user_id, writes_first }: { id: number; user_id: number; writes_first: boolean },
): Promise<void> {
  await ctx.db.query(
    `insert into writing_first (id, user_id, next_try_at) values ($1, $2, $3)
      on conflict (id) do update set next_try_at = $3, attempts = writing_first.attempts + 1, heartbeat_at = null`,
    [id, user_id, writes_first ? ctx.now() : null],
  )
}

const FREE = `(heartbeat_at is null or heartbeat_at < $1::timestamptz - interval '${LEASE_SECONDS} seconds')`

/** Wakes a worker for what is due. Run each minute. */
export async function sweepWritingFirst(ctx: Context): Promise<void> {
  const [due] = await ctx.db.query<{ id: number }>(`select id from writing_first where next_try_at <= $1 and ${FREE} limit 1`, [ctx.now()])
  if (due) ctx.jobs.send('write-first', { id: due.id })
}

/** The job: looks at what is due until nothing is. */
export async function writeFirstDue(ctx: Context): Promise<void> {
  while (!ctx.stopping) {
    const [row] = await ctx.db.query<Claimed>(
      `with due as (select id from writing_first where next_try_at <= $1 and ${FREE} order by next_try_at limit 1 for update skip locked)
       update writing_first w set heartbeat_at = $1, attempts = attempts + 1 from due where w.id = due.id returning w.id, w.user_id, w.attempts`,
      [ctx.now()],
    )
    if (!row) return
    await underLease(ctx, 'writing_first', row.id, () => attempt(ctx, row))
  }
}

type Row = Omit<Standing, 'quiet' | 'spread'> & { push: Partial<PushSettings> | null; last_id: number }

async function standingOf(ctx: Context, { id, user_id }: Claimed): Promise<Standing> {
  const [row] = await ctx.db.query<Row>(
    `select u.disabled_at is not null or u.age_hold_at is not null or c.deleted_at is not null or c.archived_at is not null or not c.writes_first or c.paused_at is not null
         or h.deleted_at is not null or h.hidden_at is not null
         or not exists (select 1 from messages where conversation_id = c.id and shown and sender_type = 'User') as closed,
       coalesce(l.content_attributes ? 'notice', false)
         or exists (select 1 from moderation_verdicts v where v.user_id = u.id and v.crisis <> 'none' and v.created_at > $2) as crisis,
       (select count(*)::int from messages m where m.conversation_id = c.id and m.content_attributes ? 'first'
          and m.id > coalesce((select max(id) from messages where conversation_id = c.id and sender_type = 'User'), 0)) as unanswered,
       exists (select 1 from generations g where g.conversation_id = c.id and g.state = 'running') as running,
       u.time_zone, u.preferences -> 'push' as push, w.wrote_at, c.last_message_id as last_id,
       (select max(created_at) from messages where conversation_id = c.id) as last_at
     from writing_first w join conversations c on c.id = w.id join users u on u.id = c.user_id join characters h on h.id = c.character_id
       left join messages l on l.id = c.last_message_id
     where w.id = $1 and c.user_id = $3`,
    [id, new Date(ctx.now().getTime() - CRISIS_DAYS * DAY_MS), user_id],
  )
  if (!row) throw new Error('no conversation')
  const { push, last_id, ...rest } = row
  return { ...rest, quiet: settingsOf(push).quiet_hours, spread: Number(last_id) * 37 + id }
}

async function attempt(ctx: Context, row: Claimed): Promise<void> {
  const now = ctx.now()
  try {
    const later = notBefore(await standingOf(ctx, row), now)
    if (later) return void (await putOff(ctx, row, later, true))
    const thread = await loadThread(ctx, row.user_id, row.id)
    const text = await write(ctx, row, thread)
    if (text === null) return void (await putOff(ctx, row, new Date(now.getTime() + DAY_MS), true))
    const attributes = { first: true, ...(ctx.chats.length > 1 ? { model: chatOf(ctx, thread).model } : {}) }
    const [stored] = await ctx.db.query<{ events: ServerEvent[] | null }>('select write_first($1, $2, $3, $4, $5, $6, $7) as events', [
      row.id,
      thread.rev,
      row.attempts,
      text,
      JSON.stringify(attributes),
      new Date(ctx.now().getTime() + DAY_MS),
      ctx.now(),
    ])
    // Somebody wrote meanwhile, or switched it off.
    if (!stored?.events) return void (await putOff(ctx, row, new Date(now.getTime() + LATER_MS), true))
    publish(ctx, row.user_id, stored.events)
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : (error as Error).name
    ctx.log.warn({ conversation_id: row.id, attempt: row.attempts, kind }, 'first message not written, tried again later')
    const over = row.attempts >= MOST_TRIES
    await putOff(ctx, row, new Date(now.getTime() + (over ? DAY_MS : row.attempts * 10 * MINUTE_MS)), over)
  }
}

/** Gives the lease back, unless it was lost or the switch was moved. */
const putOff = (ctx: Context, { id, attempts }: Claimed, at: Date, fresh: boolean) =>
  ctx.db.query(
    `update writing_first set heartbeat_at = null, next_try_at = $3, attempts = case when $4 then 0 else attempts end
      where id = $1 and attempts = $2 and next_try_at is not null`,
    [id, attempts, at, fresh],
  )

/**
 * Null where nothing may be said: it was blocked, spoke of danger, or pressed each time. What presses is known in some languages; in any
 * other a text is not sent unless a model of moderation has read it.
 */
async function write(ctx: Context, row: Claimed, thread: Thread): Promise<string | null> {
  const [context, persona] = await Promise.all([
    moderationContext(ctx, thread, { user_id: row.user_id, conversation_id: row.id }),
    writtenPersona(ctx, thread),
  ])
  const crosses = boundaryMatcher(thread.boundaries)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const text = await speak(ctx, row, thread, tries)
    if (!text || presses(text) || crosses?.(text)) continue
    const verdict = await moderate(
      ctx,
      { stage: 'model_output', text, context, persona },
      { user_id: row.user_id, subject: `conversation:${row.id}` },
    )
    if (verdict.action !== 'allow' || verdict.crisis !== 'none') continue
    if (verdict.by_model || (await isWrittenIn(PRESSING_LANGUAGES, text))) return text
  }
  return null
}

async function speak(ctx: Context, { id, user_id }: Claimed, thread: Thread, tries: number): Promise<string> {
  const chat = chatOf(ctx, thread)
  const signal = AbortSignal.timeout(WRITE_MS)
  const said = thread.history.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const { prompt, persona, age_hold, recalled } = await promptOf(ctx, {
    user_id,
    conversation_id: id,
    thread,
    // It may be read on a lock screen or in a native app: nothing explicit, whatever is switched on.
    app_mode: 'crush:sfw',
    history: [...thread.history, { role: 'user', content: '(Write to me first.)' }],
    scene: TASK,
    context_tokens: chat.context_tokens,
  })
  const clock = clockOf(thread.time_zone, ctx.now())
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: thread.time_zone ?? 'UTC', hour: '2-digit', hourCycle: 'h23' }).format(ctx.now()),
  )
  let text = ''
  for await (const piece of chat.stream({
    system: prompt.system,
    notes: prompt.notes,
    messages: prompt.messages,
    persona,
    user_name: thread.user_name,
    recalled,
    clock,
    continuation: false,
    line: chat.demo ? firstLine({ name: thread.user_name, hour, said, at: thread.rev + tries }) : null,
    romance: !age_hold,
    max_tokens: MOST_TOKENS,
    from: { person: user_id, conversation: id },
    signal,
  })) {
    text += piece.replaceAll('\0', '')
    if (text.length > MOST_CHARS) break
  }
  if (signal.aborted) throw new ProviderError('late', 'A first message was not written in time.')
  return wholeSentences(text.trim())
}

/** Up to the last sentence that ends; all of it where none does. */
function wholeSentences(text: string): string {
  const part = text.slice(0, MOST_CHARS)
  const end = Math.max(0, ...[...part.matchAll(/[.!?…。！？]["'”’)*]*/gu)].map((found) => found.index + found[0].length))
  return (end > 0 ? part.slice(0, end) : part).toWellFormed().trim()
}
