import type { GroupTurns } from '@/contracts/groups'

/** Somebody who is or was in a group; who came back has a row for each stay. */
export type Member = {
  character_id: number
  full_name: string
  nickname: string | null
  /** Hears the messages after this one. */
  joined_after: number
  /** And up to this one, where it has left. */
  left_after: number | null
  /** Takes no more messages. */
  gone: boolean
}
export type GroupOf = { turns: GroupTurns; members: readonly Member[] }

/** Of the conversation `c`, as JSON; null in a chat of two, where nothing is read for it. */
export const MEMBERS = `case when c.turns is not null then json_build_object('turns', c.turns, 'members', (
  select coalesce(json_agg(json_build_object('character_id', m.character_id, 'full_name', h.full_name, 'nickname', h.extras->>'nickname',
      'joined_after', m.joined_after, 'left_after', m.left_after, 'gone', h.deleted_at is not null or h.hidden_at is not null) order by m.position, m.id), '[]')
    from conversation_members m join characters h on h.id = m.character_id where m.conversation_id = c.id)) end`

/** Who may speak now, in the order of their faces. */
export const presentOf = ({ members }: GroupOf): Member[] => members.filter(({ left_after, gone }) => left_after === null && !gone)

/** Who is around the member that speaks. */
export type Around = {
  /** The other characters who are there. */
  others: string[]
  /** What others than it are called, whose lines it must not write. */
  other_names: string[]
  /** Whose line was the last one, where it was another character's. */
  after: string | null
  /** It has heard nothing since it spoke, or nothing at all. */
  asked: boolean
}

type Stay = Pick<Member, 'character_id' | 'joined_after' | 'left_after'>

/** Whether a character was there when the message was said. 0 is what is being said now. */
export const wasThere = ({ members }: { members: readonly Stay[] }, character_id: number, message_id: number): boolean =>
  members.some(
    (one) =>
      one.character_id === character_id &&
      (message_id === 0
        ? one.left_after === null
        : message_id > one.joined_after && (one.left_after === null || message_id <= one.left_after)),
  )

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** What a member may be called, the longest first. */
export const namesOf = ({ full_name, nickname }: Pick<Member, 'full_name' | 'nickname'>): string[] =>
  [...new Set([full_name.trim(), nickname?.trim() ?? '', firstWord(full_name)])].filter(Boolean).sort((a, b) => b.length - a.length)

/** Who said a turn; null: the person. */
export const speakerOf = ({ speaker }: { speaker?: number | null }): number | null => speaker ?? null

type Line = { role: 'user' | 'assistant'; content: string; speaker?: number | null; said?: string }

/** What the person said last, without a name before it; empty where they have said nothing. */
export const lastOfPerson = ({ history }: { history: readonly Line[] }): string => {
  const turn = history.findLast((one) => one.role === 'user' && speakerOf(one) === null)
  return turn?.said ?? turn?.content ?? ''
}
