import type { ChatProvider } from '@/server/providers/chat/port'
import { allowedMode } from '../account/preferences'
import { nameOfTheme } from '../boundaries/themes'
import { spokenPersona } from '../cards/spoken-persona'
import { loadPersona, type LoadedPersona } from '../characters/load-persona'
import type { Caller, Context } from '../context'
import { recallMemories } from '../memories/recall'
import { buildPrompt, type Prompt, type PromptInput } from './build-prompt'
import { chatOf } from './chat-of'
import { clockOf } from './clock-of'
import type { Thread } from './load-thread'
import { replyFacts, type ReplyFacts } from './reply-facts'

/** Longest reply asked of a model, in tokens. */
export const MAX_REPLY_TOKENS = 500

/** How many tokens a model counts for each that was estimated; 1 until its server has said. */
const ratios = new WeakMap<ChatProvider, number>()
/** One count of a strange prompt must not shrink the window to nothing, nor let it overflow. */
const LEAST_RATIO = 0.75
const MOST_RATIO = 2.5
/** The part of the room that is used: the next turn may hold another mix of scripts than the one that was counted. */
const SURE = 0.99

export const ratioOf = (chat: ChatProvider): number => ratios.get(chat) ?? 1

/** Corrects the estimates by what the model's server has counted: upward at once, so that no window overflows, downward half of the way. */
export function learnRatio(chat: ChatProvider, estimated: number, counted: number): void {
  if (estimated <= 0 || counted <= 0) return
  const next = Math.max(counted / estimated, (ratioOf(chat) + counted / estimated) / 2)
  ratios.set(chat, Math.min(MOST_RATIO, Math.max(LEAST_RATIO, next)))
}

/** Estimated tokens of a prompt without the room for its reply. */
export const promptTokens = ({ tokens }: Prompt): number => Object.values(tokens).reduce((sum, part) => sum + part, 0) - tokens.reply

type Of = {
  user_id: number
  conversation_id: number
  thread: Thread
  app_mode: Caller['app_mode']
  history: PromptInput['history']
  scene: string
  reactions?: PromptInput['reactions']
  /** Left out: they are read. */
  facts?: ReplyFacts
  /** Words that the reply must not begin with. */
  avoid?: string | null
  /** What the model takes, in its own tokens. */
  context_tokens: number
}

export type Spoken = { prompt: Prompt; persona: LoadedPersona; age_hold: boolean; recalled: string[] }

/** What the next reply is asked with. */
export async function promptOf(ctx: Context, of: Of): Promise<Spoken> {
  const { user_id, conversation_id, thread } = of
  // The room of the reply is in the model's own tokens, the rest is estimated.
  const room = (of.context_tokens - MAX_REPLY_TOKENS) * SURE
  const context_tokens = Math.floor(room / ratioOf(chatOf(ctx, thread))) + MAX_REPLY_TOKENS
  const of_role = (wanted: 'user' | 'assistant') => of.history.filter(({ role }) => role === wanted).map(({ content }) => content)
  const [said, answered] = [of_role('user'), of_role('assistant')]
  const pair = { user_id, conversation_id, character_id: thread.character_id }
  const facts = of.facts ?? (await replyFacts(ctx, pair, null))
  const { age_hold } = facts
  const [loaded, recalled] = await Promise.all([
    loadPersona(ctx, thread.character_id),
    recallMemories(ctx, { ...pair, said, answered, context_tokens }, facts),
  ])
  const persona = spokenPersona(loaded, thread.user_name)
  const prompt = buildPrompt({
    persona,
    user_name: thread.user_name,
    user_gender: thread.user_gender,
    user_about: thread.user_about,
    note: thread.note,
    app_mode: allowedMode(of, { app_mode: facts.app_mode, held: age_hold }),
    age_hold,
    user_language: thread.user_language,
    clock: clockOf(thread.time_zone, ctx.now()),
    conversation_instructions: thread.custom_instructions,
    others: thread.around?.others,
    history: of.history,
    recalled: recalled.lines,
    boundaries: [...thread.boundaries.themes.map(nameOfTheme), ...thread.boundaries.words],
    story: recalled.story,
    scene: of.scene,
    reactions: of.reactions,
    avoid: of.avoid ?? null,
    context_tokens,
    max_tokens: MAX_REPLY_TOKENS,
  })
  return { prompt, persona, age_hold, recalled: recalled.lines }
}
