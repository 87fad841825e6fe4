import { createHash, randomUUID } from 'node:crypto'
import type { Message } from '@/contracts/messages'
import { SCENARIO_CREDITS } from '@/contracts/prices'
import { CRISIS_REST_HOURS, type ScenarioType } from '@/contracts/surprises'
import { refuseOnAgeHold } from '../account/age-hold'
import { getPreferences } from '../account/preferences'
import { refusePaused } from '../boundaries/pause'
import { loadPersona } from '../characters/load-persona'
import type { Caller, Context } from '../context'
import { notEnoughBalance } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { chatOf } from '../messages/chat-of'
import { loadThread, type Thread } from '../messages/load-thread'
import { withinShare } from '../messages/own-share'
import { refuse, type StartOutcome } from '../messages/send-message'
import { writeReply } from '../messages/write-reply'
import { chooseScenario, NO_REPEAT_WITHIN } from './choose'
import { BEGIN, play } from './play'
import { closeScene } from './scene-turn'
import { slotsOf } from './slots'

export type SurpriseInput = { conversation_id: number; type: ScenarioType; hour?: number; idempotency_key: string | null }

type Outcome = StartOutcome<{ surprise_id: number; message: Message }> | { outcome: 'moved' }

/** Attempts while other calls change the same thread; then the call fails. */
const MOST_ATTEMPTS = 4
/** Newest messages whose subjects weigh the draw. */
const LOOKED_AT = 6

/** 31 bits out of the key, so that a repeated call draws the same scene. */
const seedOf = (key: string) => createHash('sha256').update(key).digest().readUInt32BE() >>> 1

/** Flirtation is for those who chose the adult mode, and never for native apps. */
async function requireMode(ctx: Context, caller: Caller, type: ScenarioType): Promise<void> {
  if (type !== 'Spicy') return
  await refuseOnAgeHold(ctx.db, caller.user_id)
  if ((await getPreferences(ctx, caller)).app_mode === 'crush:nsfw') return
  throw new AppError('SURPRISE_NOT_AVAILABLE', 'This kind of surprise isn’t available here. You weren’t charged.', { reason: 'mode' })
}

type Before = { rested: boolean; played: string[] }

/** Whether an acute crisis is far enough away, and what was played here. */
async function recentScenarios(ctx: Context, user_id: number, { conversation_id, type }: SurpriseInput): Promise<Before> {
  const [row] = await ctx.db.query<{ crisis: boolean; played: string[] | null }>(
    `select exists (select 1 from moderation_verdicts where user_id = $1 and stage = 'user_input' and crisis = 'acute' and created_at > $4) as crisis,
       (select json_agg(s.variant order by s.id desc) from (
          select id, variant from surprises where conversation_id = $2 and user_id = $1 and type = $3 order by id desc limit ${NO_REPEAT_WITHIN}) s) as played`,
    [user_id, conversation_id, type, new Date(ctx.now().getTime() - CRISIS_REST_HOURS * 3_600_000)],
  )
  return { rested: !row?.crisis, played: row?.played ?? [] }
}

/** The message that was begun under this key, if one was: repeating answers it whatever has changed since. */
async function findByKey(ctx: Context, user_id: number, key: string, { conversation_id, type }: SurpriseInput): Promise<Message | null> {
  const [row] = await ctx.db.query<{ message: Message; same: boolean }>(
    `select message_json(m, c.character_id) as message, s.conversation_id = $3 and s.type = $4 as same
       from surprises s join messages m on m.id = s.message_id join conversations c on c.id = s.conversation_id
      where s.user_id = $1 and s.client_key = $2`,
    [user_id, key, conversation_id, type],
  )
  if (row && !row.same) throw refuse('key_reused')
  return row?.message ?? null
}

/**
 * Lets the character begin a scene: draws one that was not played here lately, sets its price aside (2 credits, premium
 * too) and has it written like any reply. Repeating the key answers the same message. Throws NOT_FOUND,
 * SURPRISE_NOT_AVAILABLE, AGE_HOLD (type Spicy), GENERATION_RUNNING, RATE_LIMITED, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function requestSurprise(ctx: Context, caller: Caller, input: SurpriseInput): Promise<Message> {
  const { user_id } = caller
  const { conversation_id, type, hour = null } = input
  const key = input.idempotency_key ?? randomUUID()
  const known = await findByKey(ctx, user_id, key, input)
  if (known) return known
  await requireMode(ctx, caller, type)
  const seed = seedOf(`${user_id}:${conversation_id}:${key}`)
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const thread = await loadThread(ctx, user_id, conversation_id)
    refusePaused(thread)
    if (thread.group)
      throw new AppError('SURPRISE_NOT_AVAILABLE', 'Surprises are for chats of two. You weren’t charged.', { reason: 'group' })
    const { rested, played } = await recentScenarios(ctx, user_id, input)
    if (!rested)
      throw new AppError('SURPRISE_NOT_AVAILABLE', 'Let’s just talk for now. Surprises are back tomorrow, and you weren’t charged.', {
        reason: 'rest',
      })
    const result = await withinShare(ctx, { user_id, conversation_id }, () =>
      begin(ctx, caller, input, key, { thread, played, seed, hour }),
    )
    if (result) return result
  }
  throw refuse('running')
}

type Draw = { thread: Thread; played: string[]; seed: number; hour: number | null }

/** Null when the thread has changed meanwhile. */
async function begin(
  ctx: Context,
  { user_id, app_mode }: Caller,
  { conversation_id, type }: SurpriseInput,
  key: string,
  { thread, played, seed, hour }: Draw,
): Promise<Message | null> {
  const persona = await loadPersona(ctx, thread.character_id)
  const variant = chooseScenario({
    type,
    persona,
    hour,
    played,
    seed,
    said: thread.history.slice(-LOOKED_AT).map(({ content }) => content),
  })
  const slots = slotsOf(persona, thread.user_name, hour, seed)
  const { next } = play({ variant, state: BEGIN, persona, slots, seed, said: '' })
  const [row] = await ctx.db.query<{ result: Outcome }>(
    'select start_surprise($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10::jsonb, $11::jsonb, $12, $13, $14, $15) as result',
    [
      user_id,
      conversation_id,
      thread.rev,
      key,
      type,
      variant.id,
      JSON.stringify({ type, title: variant.title }),
      seed,
      hour,
      JSON.stringify(BEGIN),
      JSON.stringify(next),
      SCENARIO_CREDITS,
      ctx.chat.name,
      chatOf(ctx, thread).model,
      ctx.now(),
    ],
  )
  const result = row!.result
  if (result.outcome === 'moved') return null
  if (result.outcome === 'replay') return result.message
  if (result.outcome === 'insufficient') throw notEnoughBalance(SCENARIO_CREDITS)
  if (result.outcome !== 'ok') throw refuse(result.outcome)
  publish(ctx, user_id, result.events)
  const scene = {
    id: result.surprise_id,
    type,
    variant: variant.id,
    seed,
    hour,
    message_id: result.reply_id,
    state: BEGIN,
    next,
    step_message_id: result.reply_id,
    arrived: false,
  }
  writeReply(ctx, {
    user_id,
    conversation_id,
    generation_id: result.generation_id,
    message_id: result.reply_id,
    so_far: '',
    app_mode,
    thread: { ...thread, scene },
  })
  return result.message
}

/** Ends the running scene; the conversation continues without it. Throws NOT_FOUND. */
export async function endSurprise(ctx: Context, caller: Caller, conversation_id: number): Promise<void> {
  const [own] = await ctx.db.query('select 1 from conversations where id = $1 and user_id = $2 and deleted_at is null', [
    conversation_id,
    caller.user_id,
  ])
  if (!own) throw notFound('Conversation')
  await closeScene(ctx, { user_id: caller.user_id, conversation_id })
}
