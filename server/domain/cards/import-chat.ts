import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ChatImport } from '@/contracts/cards'
import type { ServerEvent } from '@/contracts/events'
import type { Caller, Context } from '../context'
import { createConversation } from '../conversations/conversations'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { hitLimit } from '../rate-limit'
import { namesOf } from './greetings'
import { answeredBefore, digestOfFile, IMPORTS, storeAnswer } from './imports'
import { fillMacros } from './macros'
import { inOrder, readChat, type ReadMessage } from './read-chat'

/** Messages that are moderated at once, and those before them that are moderated with them. */
const BATCH = 20
const CONTEXT = 8
/** A chat that crosses our lines more often than this is refused as a whole. */
const MOST_BLOCKED = 50

/** The transaction ends without a trace where somebody has written. */
class Written extends Error {}

const textsOf = ({ text, others }: ReadMessage): string[] => [...(others?.before ?? []), text, ...(others?.after ?? [])]

/** Those that may stay, and how many may not. Throws CONTENT_BLOCKED beyond MOST_BLOCKED. */
async function moderateChat(
  ctx: Context,
  messages: ReadMessage[],
  who: { user_id: number; subject: string },
): Promise<{ kept: ReadMessage[]; blocked: number }> {
  const kept: ReadMessage[] = []
  let blocked = 0
  const check = (text: string) => moderate(ctx, { stage: 'model_output', text, context: kept.slice(-CONTEXT).map((one) => one.text) }, who)
  for (let at = 0; at < messages.length; at += BATCH) {
    const batch = messages.slice(at, at + BATCH)
    await setImmediate()
    if ((await check(batch.flatMap(textsOf).join('\n'))).action === 'allow') {
      kept.push(...batch)
      continue
    }
    for (const message of batch) {
      const verdict = await check(message.text)
      if (verdict.action !== 'allow') {
        if (++blocked > MOST_BLOCKED) refuseBlocked(verdict)
        continue
      }
      const allowed = async (texts: readonly string[]) => {
        const left: string[] = []
        for (const text of texts) {
          const other = await check(text)
          if (other.action === 'allow') left.push(text)
          else if (++blocked > MOST_BLOCKED) refuseBlocked(other)
        }
        return left
      }
      const { others } = message
      kept.push(others ? { ...message, others: { before: await allowed(others.before), after: await allowed(others.after) } } : message)
    }
  }
  return { kept, blocked }
}

/** What both are called, and whether one has written there already. Throws NOT_FOUND for a character the caller may not talk with. */
async function findPlace(ctx: Context, user_id: number, { account_id, slug }: { account_id: number; slug?: string }) {
  const [found] = await ctx.db.query<{ full_name: string; extras: { nickname?: string }; name: string | null; written: boolean }>(
    `select c.full_name, c.extras, coalesce(u.custom_attributes->>'name', u.name) as name,
        exists (select 1 from conversations v join messages m on m.conversation_id = v.id
          where v.user_id = u.id and v.character_id = c.id and v.turns is null and v.deleted_at is null and m.sender_type = 'User') as written
       from characters c join users u on u.id = $1
      where c.id = $2 and c.deleted_at is null and (c.owner_id = u.id or c.hidden_at is null and (c.visibility = 'public' or c.visibility = 'unlisted'
          and (c.slug = $3::text or exists (select 1 from conversations v where v.user_id = u.id and v.character_id = c.id))))`,
    [user_id, account_id, slug ?? null],
  )
  if (!found) throw notFound('Character')
  return { names: namesOf(found, found.name), is_written: found.written }
}

const INSERT = `insert into messages (id, conversation_id, user_id, sender_type, content, status, parent_id, shown, created_at)
  select m.id, $1, $2, m.sender, m.text, case m.sender when 'User' then 'sent' else 'complete' end, m.parent_id, m.shown, m.at
    from jsonb_to_recordset($3::jsonb) as m(id bigint, sender text, text text, parent_id bigint, shown boolean, at timestamptz)`

type Row = { id: number; sender: ReadMessage['sender']; text: string; parent_id: number; shown: boolean; at: string }

/** The rows of a chat: every version of a message follows the chosen version of the one before. Ids rise from row to row. */
function rowsOf(messages: readonly ReadMessage[], times: readonly Date[], ids: readonly number[]): Row[] {
  let [next, parent_id] = [0, 0]
  return messages.flatMap((message, n) => {
    const chosen = message.others?.before.length ?? 0
    const rows = textsOf(message).map((text, at): Row => {
      const { sender } = message
      return { id: ids[next++]!, sender, text, parent_id, shown: at === chosen, at: times[n]!.toISOString() }
    })
    parent_id = rows[chosen]!.id
    return rows
  })
}

/**
 * Imports a chat of another program into the conversation with a character, or beside it where the person has written there. Messages keep
 * their order, times and other versions; those that cross a line stay out; nothing is charged. The greeting gives way where the chat begins
 * with one. Repeating the key answers the same. Throws INVALID_CHAT, CARD_TOO_LARGE, CONTENT_BLOCKED, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE.
 */
export async function importChat(
  ctx: Context,
  caller: Caller,
  input: { account_id: number; slug?: string; file: Uint8Array; idempotency_key: string | null },
): Promise<ChatImport> {
  const { user_id } = caller
  const { account_id, slug, file } = input
  const asked = {
    user_id,
    key: input.idempotency_key ?? randomUUID(),
    kind: 'chat' as const,
    digest: digestOfFile(file, String(account_id)),
  }
  const known = await answeredBefore(ctx, asked)
  if (known) return known
  await hitLimit(ctx, { key: `import:user:${user_id}`, ...IMPORTS })
  const { names, is_written } = await findPlace(ctx, user_id, { account_id, slug })
  // Perhaps by this very import, a moment ago.
  const first = is_written ? await answeredBefore(ctx, asked) : null
  if (first) return first
  const { format, messages, report } = readChat(file)
  const fill = (text: string) => fillMacros(text, names).trim() || text
  const said = messages.map(({ others, ...message }) => ({
    ...message,
    text: fill(message.text),
    ...(others ? { others: { before: others.before.map(fill), after: others.after.map(fill) } } : {}),
  }))
  const { kept, blocked } = await moderateChat(ctx, said, { user_id, subject: `character:${account_id}` })
  if (blocked) report.push({ field: 'messages', outcome: 'dropped', note: 'blocked', values: { count: blocked } })
  if (!kept.length) throw new AppError('INVALID_CHAT', 'We can’t import any of this chat.')
  const { times, filled } = inOrder(kept, ctx.now())
  if (filled) report.push({ field: 'times', outcome: 'changed', note: 'order', values: { count: filled } })
  report.unshift({ field: 'messages', outcome: 'kept', note: null, values: { count: kept.length } })
  const chat = { asked, format, report, kept, times }
  const placed = is_written ? null : await place(ctx, caller, chat, await createConversation(ctx, caller, { account_id, slug }))
  // Somebody has written there, perhaps at the same moment: the chat gets a conversation of its own.
  return (
    placed ??
    (await place(ctx, caller, chat, await createConversation(ctx, caller, { account_id, slug, fresh: true }, `import:${asked.key}`)))!
  )
}

type Chat = {
  asked: { user_id: number; key: string; kind: 'chat'; digest: ReturnType<typeof digestOfFile> }
  format: ChatImport['format']
  report: ChatImport['report']
  kept: ReadMessage[]
  times: Date[]
}

/** Puts a chat into a conversation in which nobody has written; null where somebody has. */
async function place(
  ctx: Context,
  { user_id }: Caller,
  { asked, format, report, kept, times }: Chat,
  { id }: { id: number },
): Promise<ChatImport | null> {
  const answer: ChatImport = { conversation_id: id, format, messages_count: kept.length, report }
  const events = await ctx.db
    .transaction(async (tx) => {
      const [place] = await tx.query('select 1 from conversations where id = $1 and user_id = $2 for update', [id, user_id])
      if (!place) throw notFound('Conversation')
      if (!(await storeAnswer(tx, { ...asked, answer, now: ctx.now() }))) return null
      const [{ own, all, busy } = { own: 0, all: 0, busy: false }] = await tx.query<{ own: number; all: number; busy: boolean }>(
        `select count(*) filter (where sender_type = 'User')::int as own, count(*)::int as all,
          exists (select 1 from generations g where g.conversation_id = $1 and g.state = 'running') as busy from messages where conversation_id = $1`,
        [id],
      )
      if (own > 0) throw new Written()
      if (busy) throw new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait until it’s done.')
      const replaced = all === 1 && kept[0]!.sender === 'Contact'
      // A greeting without any reply was not yet part of a talk: the chat has its own.
      if (replaced) await tx.query('delete from messages where conversation_id = $1', [id])
      const ids = await tx.query<{ id: number | string }>(
        `select nextval(pg_get_serial_sequence('messages', 'id')) as id from generate_series(1, $1)`,
        [kept.flatMap(textsOf).length],
      )
      const [head] = !replaced
        ? await tx.query<{ id: number | null }>('select last_message_id as id from conversations where id = $1', [id])
        : []
      const made = rowsOf(
        kept,
        times,
        ids.map((row) => Number(row.id)).sort((a, b) => a - b),
      )
      const rows = made.map((row) => (row.parent_id === 0 ? { ...row, parent_id: Number(head?.id ?? 0) } : row))
      await tx.query(INSERT, [id, user_id, JSON.stringify(rows)])
      const newest = rows.findLast(({ shown }) => shown)!.id
      await tx.query(
        'update conversations set last_message_id = $2, unread = false, moves = moves + 1, rev = rev + 1, updated_at = $3 where id = $1',
        [id, newest, ctx.now()],
      )
      // One event for all of them: open conversations refetch.
      const [emitted] = await tx.query<{ events: ServerEvent[] }>(
        `select emit_events($1, array['conversation.imported'], array[$2::json]) as events`,
        [user_id, JSON.stringify({ conversation_id: id })],
      )
      return emitted?.events ?? null
    })
    .catch((error: unknown) => {
      if (error instanceof Written) return 'written' as const
      throw error
    })
  if (events === 'written') return null
  if (events) publish(ctx, user_id, events)
  return (await answeredBefore(ctx, asked)) ?? answer
}
