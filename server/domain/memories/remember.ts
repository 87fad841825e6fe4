import { readPhotoRequest } from '@/contracts/read-photo-request'
import type { ChatTurn } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { spokenPersona } from '../cards/spoken-persona'
import { loadPersona } from '../characters/load-persona'
import type { Context } from '../context'
import { wasThere } from '../groups/members'
import { LEASE_SECONDS, underLease } from '../leases'
import { askModel } from './ask-model'
import { notice, shareOf } from './notice'
import { applyChange, readyToWrite, type Change, type Pair } from './kept-books'
import { holdPage, moderateMemories, storeMemories, type Current, type New } from './write-down'

/** Turns of the person's after which what was said is read: by the rules, and by a model, whose reading costs as much as a reply. */
const RULE_TURNS = 5
const MODEL_TURNS = 10
/** Messages of one reading: at most as many as a small window holds beside what is known. */
const READ_AT_ONCE = 40
/** Memories that a model is shown, the newest. */
const KNOWN = 60
/** The part of the words of a person's own story that a model's version of it holds. */
const KEPT = 0.7
const READ_MS = 120_000
/** Earlier versions of a story that are kept, for branches that part from it. */
const STORIES = 20
/** Readings by a model that may fail; then the rules read, which never do. */
const MODEL_TRIES = 3

const READABLE = `content <> '' and not content_attributes ?| array['notice', 'forgotten'] and status in ('sent', 'complete', 'stopped', 'interrupted')`

type Claimed = {
  id: number
  user_id: number
  character_id: number
  read_to: number
  attempts: number
  story: string
  story_edited: boolean
  is_group: boolean
}
type Line = {
  id: number
  sender_type: 'User' | 'Contact'
  content: string
  day: string
  /** In a group who spoke, and who was asked to forget it. */
  character_id: number | null
  forgotten_by: number[] | null
}

/** Turns that were answered since somebody last looked whether a reading is due, by conversation. */
const waiting = new WeakMap<Context['db'], Map<number, number>>()

/** After a reply: has what was said read every few turns. Never throws. */
export function rememberLater(ctx: Context, user_id: number, conversation_id: number): void {
  let counts = waiting.get(ctx.db)
  if (!counts) waiting.set(ctx.db, (counts = new Map()))
  const turns = (counts.get(conversation_id) ?? 0) + 1
  const due = turns >= (ctx.chat.demo ? RULE_TURNS : MODEL_TURNS)
  if (due) counts.delete(conversation_id)
  else counts.set(conversation_id, turns)
  if (!due) return
  rememberSoon(ctx, user_id, conversation_id).catch((error: unknown) =>
    ctx.log.warn({ conversation_id, error: (error as Error).name }, 'reading for memories not enqueued'),
  )
}

/** Has the conversation read as soon as a worker is free; called before the window of the prompt moves, too. */
export async function rememberSoon(ctx: Context, user_id: number, conversation_id: number): Promise<void> {
  await ctx.db.query(
    `insert into remembering (id, user_id, next_try_at) values ($1, $2, $3)
      on conflict (id) do update set next_try_at = least(coalesce(remembering.next_try_at, $3), $3)`,
    [conversation_id, user_id, ctx.now()],
  )
  ctx.jobs.send('remember', { id: conversation_id })
}

/** Has the conversation read before it returns where that costs nothing, else soon. */
export async function rememberNow(ctx: Context, user_id: number, conversation_id: number): Promise<void> {
  await rememberSoon(ctx, user_id, conversation_id)
  if (ctx.chat.demo) await rememberAll(ctx, conversation_id)
}

/** The job: reads what is due until nothing is. */
export const rememberDue = (ctx: Context): Promise<void> => rememberAll(ctx, null)

async function rememberAll(ctx: Context, only: number | null): Promise<void> {
  for (;;) {
    const row = await claim(ctx, only)
    if (!row) return
    await underLease(ctx, 'remembering', row.id, () => read(ctx, row))
  }
}

/** Wakes a worker for what waits. Run each minute. */
export async function sweepRemembering(ctx: Context): Promise<void> {
  const [due] = await ctx.db.query<{ id: number }>(
    `select id from remembering where next_try_at <= $1 and (heartbeat_at is null or heartbeat_at < $1::timestamptz - interval '${LEASE_SECONDS} seconds') limit 1`,
    [ctx.now()],
  )
  if (due) ctx.jobs.send('remember', { id: due.id })
}

async function claim(ctx: Context, only: number | null): Promise<Claimed | null> {
  const [row] = await ctx.db.query<Claimed>(
    `with due as (
        select id from remembering
          where next_try_at <= $1 and ($2::int is null or id = $2) and (heartbeat_at is null or heartbeat_at < $1::timestamptz - interval '${LEASE_SECONDS} seconds')
          order by next_try_at limit 1 for update skip locked)
      update remembering r set heartbeat_at = $1, attempts = attempts + 1 from due, conversations c
        where r.id = due.id and c.id = r.id and c.deleted_at is null
        returning r.id, r.user_id, c.character_id, r.read_to, r.attempts, r.story,
          coalesce(r.story_edited_at > coalesce(r.story_at, 'epoch'), false) as story_edited, c.turns is not null as is_group`,
    [ctx.now(), only],
  )
  return row ?? null
}

async function read(ctx: Context, row: Claimed): Promise<void> {
  try {
    const lines = await nextLines(ctx, row)
    // A request for a photo tells nothing of the person.
    const told = lines.filter(({ sender_type, content }) => sender_type === 'Contact' || !readPhotoRequest(content))
    const readings: Reading[] = []
    for (const reader of await readersOf(ctx, row, told)) {
      const found = reader.lines.length ? await readLines(ctx, { ...row, ...reader }, reader.lines) : { facts: [], story: null }
      readings.push({ ...found, character_id: reader.character_id })
    }
    await settle(ctx, row, lines, readings)
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : (error as Error).name
    ctx.log.warn({ conversation_id: row.id, attempt: row.attempts, kind }, 'memories not read, tried again later')
    await ctx.db.query('update remembering set heartbeat_at = null, next_try_at = $2 where id = $1', [
      row.id,
      new Date(ctx.now().getTime() + row.attempts * 60_000),
    ])
  }
}

/** What is whole and was not read yet, oldest first: a reply that is still being written ends the reading before it. */
const nextLines = (ctx: Context, row: Claimed) =>
  ctx.db.query<Line>(
    `select id, sender_type, content, character_id, content_attributes->'forgotten_by' as forgotten_by,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day from messages
      where conversation_id = $1 and shown and id > $2 and ${READABLE}
        and id < coalesce((select min(id) from messages where conversation_id = $1 and shown and id > $2 and status = 'streaming'), 9e15)
      order by id limit ${READ_AT_ONCE}`,
    [row.id, row.read_to],
  )

type Found = { facts: New[]; story: string | null }
type Reading = Found & { character_id: number }

/** Who reads what: of a group each member what it has heard of the person and has said itself. */
async function readersOf(ctx: Context, row: Claimed, lines: Line[]): Promise<{ character_id: number; lines: Line[] }[]> {
  if (!row.is_group) return [{ character_id: row.character_id, lines }]
  const members = await ctx.db.query<{ character_id: number; joined_after: number; left_after: number | null }>(
    'select character_id, joined_after::float8 as joined_after, left_after::float8 as left_after from conversation_members where conversation_id = $1',
    [row.id],
  )
  return [...new Set(members.map(({ character_id }) => character_id))].map((character_id) => ({
    character_id,
    lines: lines.filter(
      (line) =>
        (line.sender_type === 'User' || line.character_id === character_id) &&
        !line.forgotten_by?.includes(character_id) &&
        wasThere({ members }, character_id, Number(line.id)),
    ),
  }))
}

async function readLines(ctx: Context, row: Claimed, lines: readonly Line[]): Promise<Found> {
  const turns = lines.map(({ sender_type, content }): ChatTurn => ({ role: sender_type === 'User' ? 'user' : 'assistant', content }))
  const who = { user_id: row.user_id, subject: `conversation:${row.id}` }
  if (ctx.chat.demo || row.attempts > MODEL_TRIES) {
    const facts = notice(turns).map(({ turn, ...fact }): New => ({ ...fact, source_ids: [lines[turn]!.id], day: lines[turn]!.day }))
    return { facts: await moderateMemories(ctx, facts, who), story: null }
  }
  // Among the newest, so that it takes as long however many there are.
  const known = await ctx.db.query<Current>(
    `select id, text, origin from current_memories($1, $2, $3, coalesce((select min(id) from (
        select id from memories where user_id = $1 and character_id = $2 and replaced_by is null order by id desc limit ${4 * KNOWN}) m), 0))
      order by id desc limit ${KNOWN}`,
    [row.user_id, row.character_id, row.id],
  )
  const [person] = await ctx.db.query<{ name: string | null }>(
    `select coalesce(p.name, u.custom_attributes->>'name', u.name) as name
       from users u join conversations c on c.id = $2 left join personas p on p.id = c.persona_id where u.id = $1`,
    [row.user_id, row.id],
  )
  const persona = spokenPersona(await loadPersona(ctx, row.character_id), person?.name ?? null)
  const question = { persona, user_name: person?.name ?? null, turns, known: known.map(({ text }) => text), story: row.story }
  const found = await askModel(ctx.chat, question, AbortSignal.timeout(READ_MS))
  if (!found) throw new ProviderError('rejected', 'The model’s answer was no list of memories.')
  const last = lines.at(-1)!
  // A model does not say where it read something: the lines of the person's that share the most words with it.
  const facts = found.facts.map((fact): New => {
    const source = nearest(fact.text, lines) ?? last
    return {
      kind: fact.kind,
      text: fact.text,
      source_ids: [source.id],
      day: source.day,
      slot: null,
      corrects: false,
      replaces: fact.replaces === null ? null : known[fact.replaces]!.id,
    }
  })
  const [story] = found.story && keeps(row, found.story) ? await moderateMemories(ctx, [{ text: found.story }], who) : []
  // A group has no story: it would tell each what only the others have heard.
  return { facts: await moderateMemories(ctx, facts, who), story: row.is_group ? null : (story?.text ?? null) }
}

/** A model goes on with a story that the person wrote, and does not write it anew. */
const keeps = ({ story, story_edited }: Claimed, next: string) => !story_edited || shareOf(story, next) >= KEPT

function nearest(text: string, lines: readonly Line[]): Line | undefined {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
  const shared = ({ content }: Line) => (content.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => words.has(word)).length
  return lines.filter(({ sender_type }) => sender_type === 'User').toSorted((a, b) => shared(b) - shared(a))[0]
}

/** Stores a reading and how far it went in one transaction: what was read is read once, whoever was killed meanwhile. */
async function settle(ctx: Context, row: Claimed, lines: readonly Line[], readings: readonly Reading[]): Promise<void> {
  const now = ctx.now()
  const pairOf = (character_id: number): Pair => ({ user_id: row.user_id, character_id, conversation_id: row.id })
  for (const { character_id, facts } of readings) if (facts.length > 0) await readyToWrite(ctx, pairOf(character_id))
  const stored = await ctx.db.transaction(async (tx): Promise<[Pair, Change | null][]> => {
    const [mine] = await tx.query('select 1 from remembering where id = $1 and read_to = $2 and attempts = $3 for update', [
      row.id,
      row.read_to,
      row.attempts,
    ])
    if (!mine) return []
    // Forgetting waits for this lock: what was forgotten during the reading is known here, and what is stored is known there.
    const versions = new Map<number, number>()
    for (const { character_id } of readings) versions.set(character_id, await holdPage(tx, row.user_id, character_id))
    const gone = await tx.query<{ id: number; by: number[] | null }>(
      `select id, content_attributes->'forgotten_by' as by from messages
         where id = any($1::bigint[]) and content_attributes ?| array['forgotten', 'forgotten_by']`,
      [lines.map(({ id }) => id)],
    )
    let story: string | null = null
    const stored: [Pair, Change | null][] = []
    for (const { character_id, facts, ...reading } of readings) {
      const forgotten = new Set(gone.filter(({ by }) => !by || by.includes(character_id)).map(({ id }) => Number(id)))
      const kept = facts.filter(({ source_ids }) => !source_ids.some((id) => forgotten.has(Number(id))))
      const known = forgotten.size && !ctx.chat.demo ? [] : kept
      const pair = pairOf(character_id)
      stored.push([pair, await storeMemories(ctx, tx, pair, versions.get(character_id)!, known, now)])
      story = forgotten.size ? null : reading.story
    }
    const read_to = lines.at(-1)?.id ?? row.read_to
    // What was said during the reading has asked for it too.
    const [left] = await tx.query<{ count: number }>(
      `select count(*)::int as count from messages where conversation_id = $1 and shown and id > $2 and ${READABLE}`,
      [row.id, read_to],
    )
    const more = lines.length > 0 && left!.count > (ctx.chat.demo ? 0 : 2 * MODEL_TURNS)
    await tx.query(
      `update remembering set read_to = $2, attempts = 0, heartbeat_at = null, next_try_at = $3,
          story = coalesce($4, story), story_at = case when $4 is null then story_at else $5 end,
          stories = case when $4::text is null then stories else (
            select jsonb_agg(s order by n) from jsonb_array_elements(stories || jsonb_build_object('to', $2::bigint, 'story', $4::text))
              with ordinality as t(s, n) where n > jsonb_array_length(stories) + 1 - ${STORIES}) end
        where id = $1`,
      [row.id, read_to, more ? now : null, story, now],
    )
    return stored
  })
  for (const [pair, change] of stored) if (change) applyChange(ctx, pair, change)
}
