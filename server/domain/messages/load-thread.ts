import type { Boundaries, OwnBoundaries } from '@/contracts/boundaries'
import type { CustomAttributes } from '@/contracts/users'
import type { ChatTurn } from '@/server/providers/chat/port'
import type { Context } from '../context'
import { notFound } from '../errors'
import { MEMBERS, presentOf, type Around, type GroupOf } from '../groups/members'
import type { Scene } from '../surprises/scene-turn'

/** The built-in companion looks back on forty turns, and says no line twice within them. */
export const COMPANION_LOOK_BACK = 80
/** The shortest message counts so many tokens in a prompt, so that no window holds more of them than this. */
const SHORTEST_TOKENS = 12
const MOST_LOOK_BACK = 1_000

/** Messages that a reply may look back on; what a model takes of them is a matter of tokens (build-prompt.ts). */
export const lookBack = ({ chat }: Pick<Context, 'chat'>) =>
  chat.demo
    ? COMPANION_LOOK_BACK
    : Math.min(MOST_LOOK_BACK, Math.max(COMPANION_LOOK_BACK, Math.ceil(chat.context_tokens / SHORTEST_TOKENS)))

/** With the number of the message; 0 where it is not known yet. */
export type ThreadTurn = ChatTurn & {
  id: number
  /** In a group: the character that spoke; null for the person. */
  speaker?: number | null
  /** In a group as a member heard it: the words without a name before them. */
  said?: string
  /** Members of a group that were asked to forget it. */
  forgotten_by?: readonly number[]
}

export type Thread = {
  /** The conversation's number of changes, which `send_message` compares; 0, which fits none, while a reply is being written. */
  rev: number
  /** In a group its first member, or who is to speak (../groups/as-heard-by.ts). */
  character_id: number
  /** Null in a chat of two. */
  group: GroupOf | null
  /** In a group as a member heard it: who else is there. */
  around?: Around
  custom_instructions: string
  /** The character's name where it takes no more messages (../characters/gone.ts); null while it does. */
  gone: string | null
  user_name: string | null
  user_gender: string | null
  /** What the persona that the person chose here says about itself; empty without one. */
  user_about: string
  /** BCP 47, as the profile has it. */
  user_language: string | null
  /** IANA name of where the person last wrote; null until they have. */
  time_zone: string | null
  /** The model that the conversation chose (chat-of.ts); null for the default one. */
  chat_model: string | null
  /** What the person keeps out of their chats and of this one. */
  boundaries: Boundaries
  safe_word: string | null
  /** The safe word has stopped it. */
  paused: boolean
  /** The person's note and before how many of the newest messages it is put; null without one. */
  note: { text: string; depth: number } | null
  /**
   * Oldest first, from where the prompt's window begins. Fixed messages of ours are left out, since no model may take them for
   * the character's words, and so is what the person had forgotten.
   */
  history: ThreadTurn[]
  /** The scene that is on; null without one. */
  scene: Scene | null
}

type Row = {
  rev: number
  character_id: number
  custom_instructions: string
  gone: string | null
  name: string | null
  custom_attributes: CustomAttributes
  time_zone: string | null
  chat_model: string | null
  scene: Scene | null
  persona: { name: string; gender: string | null; about: string } | null
  note: string
  note_depth: number
  boundaries: Partial<Boundaries>
  own_boundaries: Partial<OwnBoundaries> | null
  paused: boolean
  group: GroupOf | null
  recent:
    | {
        id: number
        sender_type: 'User' | 'Contact'
        character_id: number | null
        forgotten_by: number[] | null
        content: string
        status: string
      }[]
    | null
}

/** A group takes messages while one of its members does. */
const allGone = (group: GroupOf) => (presentOf(group).length > 0 ? null : (group.members[0]?.full_name ?? ''))

/** What a reply needs to know, in one statement. Throws NOT_FOUND for what is absent or someone else's. */
export async function loadThread(ctx: Context, user_id: number, conversation_id: number): Promise<Thread> {
  const [row] = await ctx.db.query<Row>(
    `select c.character_id, c.custom_instructions, c.chat_model, c.note, c.note_depth, c.boundaries, u.preferences->'boundaries' as own_boundaries, c.paused_at is not null as paused, u.name, u.custom_attributes, u.time_zone,
       case when h.deleted_at is not null or h.hidden_at is not null then h.full_name end as gone,
       case when exists (select 1 from generations g where g.conversation_id = c.id and g.state = 'running') then 0 else c.rev end as rev,
       (select json_build_object('id', s.id, 'type', s.type, 'variant', s.variant, 'seed', s.seed, 'hour', s.hour, 'message_id', s.message_id,
            'state', s.state, 'next', s.next, 'step_message_id', s.step_message_id, 'arrived', coalesce(m.status in ('complete', 'stopped'), false))
          from surprises s join messages o on o.id = s.message_id and o.shown left join messages m on m.id = s.step_message_id
          where s.conversation_id = c.id and s.ended_at is null) as scene,
       (select json_build_object('name', p.name, 'gender', p.gender, 'about', p.about) from personas p where p.id = c.persona_id) as persona,
       ${MEMBERS} as "group",
       (select json_agg(m) from (
          select id, sender_type, content, status, character_id, content_attributes->'forgotten_by' as forgotten_by from messages
            where conversation_id = c.id and shown and id >= c.window_from and not content_attributes ?| array['notice', 'forgotten']
            order by id desc limit $3) m) as recent
     from conversations c join users u on u.id = c.user_id join characters h on h.id = c.character_id 
      where c.id = $1 and c.user_id = $2 and c.deleted_at is null`,
    [conversation_id, user_id, lookBack(ctx)],
  )
  if (!row) throw notFound('Conversation')
  return {
    rev: row.rev,
    character_id: row.character_id,
    group: row.group,
    custom_instructions: row.custom_instructions,
    gone: row.group ? allGone(row.group) : row.gone,
    user_name: row.persona ? row.persona.name : (row.custom_attributes.name ?? row.name),
    user_gender: row.persona ? row.persona.gender : (row.custom_attributes.gender ?? null),
    user_about: row.persona?.about ?? '',
    user_language: row.custom_attributes.default_language ?? null,
    time_zone: row.time_zone,
    chat_model: row.chat_model,
    scene: row.scene,
    boundaries: {
      themes: [...(row.own_boundaries?.themes ?? []), ...(row.boundaries.themes ?? [])],
      words: [...(row.own_boundaries?.words ?? []), ...(row.boundaries.words ?? [])],
    },
    safe_word: row.own_boundaries?.safe_word ?? null,
    paused: row.paused,
    note: row.note ? { text: row.note, depth: row.note_depth } : null,
    history: (row.recent ?? [])
      .filter((message) => message.content !== '' && message.status !== 'blocked')
      .map(({ id, sender_type, content, character_id, forgotten_by }): ThreadTurn => ({
        role: sender_type === 'User' ? 'user' : 'assistant',
        content,
        id,
        ...(row.group ? { speaker: character_id, forgotten_by: forgotten_by ?? [] } : {}),
      }))
      .reverse(),
  }
}
