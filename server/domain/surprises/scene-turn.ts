import type { ScenarioType } from '@/contracts/surprises'
import type { ChatTurn, Persona } from '@/server/providers/chat/port'
import type { Context } from '../context'
import { publish } from '../events/publish'
import type { ServerEvent } from '@/contracts/events'
import { describeScene } from './describe-scene'
import { play } from './play'
import type { SceneState } from './scenario'
import { scenarioOf } from './scenarios/index'
import { slotsOf } from './slots'

/** The scene of a conversation as it is stored; `arrived` says whether the message of its last step has. */
export type Scene = {
  id: number
  type: ScenarioType
  variant: string
  seed: number
  hour: number | null
  message_id: number
  state: SceneState
  next: SceneState
  step_message_id: number
  arrived: boolean
}

/** What a reply within a scene is made from. `line`: what is said where no model speaks. */
export type SceneTurn = { id: number; state: SceneState; next: SceneState; line: string | null; description: string }

type Reply = { message_id: number; persona: Persona; user_name: string | null; history: readonly ChatTurn[]; so_far: string }

/** What the person said last, if it is what is to be answered. */
function saidLast(history: readonly ChatTurn[], so_far: string): string {
  const turns = so_far !== '' && history.at(-1)?.role === 'assistant' ? history.slice(0, -1) : history
  const last = turns.at(-1)
  return last?.role === 'user' ? last.content : ''
}

/**
 * The character's turn of a running scene, or null when none concerns this reply. A continued message plays the same
 * turn again, so its text fits what was there. Pure.
 */
export function sceneTurn(scene: Scene | null, { message_id, persona, user_name, history, so_far }: Reply): SceneTurn | null {
  if (!scene) return null
  const again = scene.step_message_id === message_id
  const state = again || !scene.arrived ? scene.state : scene.next
  // An opening that never arrived is played only by its own message.
  if (state.over || (state.at === 0 && scene.message_id !== message_id)) return null
  const variant = scenarioOf(scene.type, scene.variant)
  if (!variant) return null
  const slots = slotsOf(persona, user_name, scene.hour, scene.seed)
  const { line, next } = play({ variant, state, persona, slots, seed: scene.seed, said: state.at === 0 ? '' : saidLast(history, so_far) })
  return { id: scene.id, state, next, line, description: describeScene({ variant, state, next, line }) }
}

/** Records the turn this reply plays; it counts once the reply has arrived (load-thread.ts). Answers whether the scene still runs. */
export async function recordTurn(ctx: Context, turn: SceneTurn, message_id: number): Promise<boolean> {
  const [row] = await ctx.db.query(
    `update surprises set state = $2::jsonb, next = $3::jsonb, step_message_id = $4,
        steps = steps || jsonb_build_object($4::text, jsonb_build_object('state', $2::jsonb, 'next', $3::jsonb))
      where id = $1 and ended_at is null returning 1`,
    [turn.id, JSON.stringify(turn.state), JSON.stringify(turn.next), message_id],
  )
  return row !== undefined
}

type Closing = { user_id: number; conversation_id: number; /** Only this scene; whichever is on without it. */ scene_id?: number }

/** Ends the scene of a conversation, if one is on. Answers whether it was. */
export async function closeScene(ctx: Context, { user_id, conversation_id, scene_id }: Closing): Promise<boolean> {
  const [row] = await ctx.db.query<{ events: ServerEvent[] | null }>('select end_surprise($1, $2, $3, $4) as events', [
    user_id,
    conversation_id,
    scene_id ?? null,
    ctx.now(),
  ])
  publish(ctx, user_id, row?.events ?? null)
  return Boolean(row?.events)
}
