import type { ConversationExport, ExportedAs } from '@/contracts/conversations'
import type { Reaction } from '@/contracts/messages'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'

type Row = {
  id: number
  parent_id: number
  shown: boolean
  sender_type: 'User' | 'Contact'
  content: string
  status: string
  created_at: Date
  edited_at: Date | null
  pinned_at: Date | null
  reaction: Reaction | null
  /** Who spoke in a group. */
  speaker: string | null
}
type Head = { character: string; person: string | null; created_at: Date }

/** Deleted messages, fixed notices and what never became text stay out. */
const ROWS = `select id, parent_id, shown, sender_type, content, status, created_at, edited_at, pinned_at, reaction,
    (select full_name from characters h where h.id = messages.character_id) as speaker from messages
  where conversation_id = $1 and deleted_at is null and content <> '' and status <> 'streaming' and not content_attributes ? 'notice' order by id`

const speakerOf = ({ character, person }: Head, { sender_type, speaker }: Row) =>
  sender_type === 'User' ? (person ?? 'You') : (speaker ?? character)

const reactionOf = ({ person }: Head, { reaction }: Row) =>
  reaction ? `\n(${person ?? 'You'} reacted: ${reaction.replace('_', ' ')})` : ''

/** The shown branch, to be read. */
const asText = (head: Head, rows: readonly Row[]): string =>
  rows
    .filter(({ shown }) => shown)
    .map(
      (row) =>
        `[${row.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC] ${speakerOf(head, row)}: ${row.content}${reactionOf(head, row)}`,
    )
    .join('\n\n') + '\n'

/** The whole tree. */
const asJson = (head: Head, rows: readonly Row[]): string =>
  JSON.stringify(
    {
      character_name: head.character,
      user_name: head.person,
      created_at: head.created_at,
      messages: rows.map(({ id, parent_id, speaker, ...row }) => ({
        id: Number(id),
        parent_id: Number(parent_id) || null,
        ...row,
        ...(speaker ? { speaker } : {}),
      })),
    },
    null,
    2,
  ) + '\n'

/** A line of header, then a message a line; the character's alternatives are swipes, as that program has them. */
function asSillyTavern(head: Head, rows: readonly Row[]): string {
  const versions = new Map<number, Row[]>()
  for (const row of rows) {
    const beside = versions.get(Number(row.parent_id))
    if (beside) beside.push(row)
    else versions.set(Number(row.parent_id), [row])
  }
  const lines = rows
    .filter(({ shown }) => shown)
    .map((row) => {
      const beside = versions
        .get(Number(row.parent_id))!
        .filter(({ sender_type, speaker }) => sender_type === row.sender_type && speaker === row.speaker)
      return {
        name: speakerOf(head, row),
        is_user: row.sender_type === 'User',
        is_system: false,
        send_date: row.created_at.toISOString(),
        mes: row.content,
        extra: row.reaction ? { reaction: row.reaction } : {},
        ...(beside.length > 1 ? { swipe_id: beside.indexOf(row), swipes: beside.map(({ content }) => content) } : {}),
      }
    })
  const first = {
    user_name: head.person ?? 'You',
    character_name: head.character,
    create_date: head.created_at.toISOString(),
    chat_metadata: {},
  }
  return [first, ...lines].map((line) => JSON.stringify(line)).join('\n') + '\n'
}

const WRITERS: Record<ExportedAs, { write: (head: Head, rows: readonly Row[]) => string; ending: string }> = {
  text: { write: asText, ending: 'txt' },
  json: { write: asJson, ending: 'json' },
  sillytavern: { write: asSillyTavern, ending: 'jsonl' },
}

/** One's own conversation as a file. Throws NOT_FOUND. */
export async function exportConversation(ctx: Context, { user_id }: Caller, id: number, format: ExportedAs): Promise<ConversationExport> {
  const [head] = await ctx.db.query<Head>(
    `select coalesce(nullif(c.title, ''), (select string_agg(split_part(g.full_name, ' ', 1), ', ' order by m.position) from conversation_members m
           join characters g on g.id = m.character_id where m.conversation_id = c.id and m.left_after is null and c.turns is not null), h.full_name) as character, coalesce(p.name, u.custom_attributes->>'name', u.name) as person, c.created_at
       from conversations c join users u on u.id = c.user_id left join personas p on p.id = c.persona_id join characters h on h.id = c.character_id
      where c.id = $1 and c.user_id = $2 and c.deleted_at is null`,
    [id, user_id],
  )
  if (!head) throw notFound('Conversation')
  const { write, ending } = WRITERS[format]
  const name = head.character.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'chat'
  const text = write(head, await ctx.db.query<Row>(ROWS, [id]))
  return { file_name: `${name}-${ctx.now().toISOString().slice(0, 10)}.${ending}`, text }
}
