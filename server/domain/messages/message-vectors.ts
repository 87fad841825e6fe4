import { likeness, packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import type { Context } from '../context'
import { PROBABLY, understands } from '../understands'
import { betweenReplies } from './between-replies'

/** Messages of a person that are found by meaning, the newest: a megabyte of theirs, and a minute or two of the encoder once. */
const MOST_VECTORS = 2_000
/** Rows that are looked through for missing ones at once. */
const BATCH = 100
/** Texts of one call: the encoder in this process takes 15 to 30 ms for each, in which nobody's question is understood. */
const AT_ONCE = { embedded: 2, own: 2, openai: 64, none: 0 }

const READABLE = `m.shown and m.content <> '' and m.status <> 'streaming' and not m.content_attributes ?| array['notice', 'forgotten']`
const OWN = `conversations c join messages m on m.conversation_id = c.id and ${READABLE}`
const OF_PERSON = 'c.user_id = $1 and c.deleted_at is null'

type Missing = { id: number; content: string }

/** By person. `last`: the newest batch; batches of all people follow each other in this process, so that nobody waits for all of another's. */
type Making = { people: Map<number, Promise<void>>; last: Promise<unknown> }
const making = new WeakMap<Context['db'], Making>()

/**
 * Has the vectors of a person's newest messages made that are missing, newest first, and those removed that are none of the newest. Not
 * with each message: a vector takes the encoder longer than a send takes the server, and most people never search. Never rejects.
 */
export function makeVectors(ctx: Context, user_id: number): Promise<void> {
  let state = making.get(ctx.db)
  if (!state) making.set(ctx.db, (state = { people: new Map(), last: Promise.resolve() }))
  const running = state.people.get(user_id)
  if (running) return running
  const work = makeAll(ctx, user_id, state)
    .catch((error: unknown) => ctx.log.warn({ error: (error as Error).name }, 'messages not read for search by meaning'))
    .finally(() => state.people.delete(user_id))
  state.people.set(user_id, work)
  return work
}

async function makeAll(ctx: Context, user_id: number, state: Making): Promise<void> {
  const [oldest] = await ctx.db.query<{ id: number }>(
    `select m.id from ${OWN} where ${OF_PERSON} order by m.id desc offset ${MOST_VECTORS - 1} limit 1`,
    [user_id],
  )
  const from = Number(oldest?.id ?? 0)
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null;) {
    const range = { from, before }
    const batch: Promise<number | null> = state.last.then(() => makeSome(ctx, user_id, range))
    state.last = batch.catch(() => null)
    before = await batch
  }
  await ctx.db.query('delete from message_vectors where user_id = $1 and (message_id < $2 or model <> $3)', [
    user_id,
    from,
    ctx.embeddings.model,
  ])
}

/** Answers where the next batch ends; null where there is none. */
async function makeSome(ctx: Context, user_id: number, { from, before }: { from: number; before: number }): Promise<number | null> {
  const { model, name } = ctx.embeddings
  const rows = await ctx.db.query<Missing>(
    `select m.id, m.content from ${OWN} where ${OF_PERSON} and m.id >= $2 and m.id < $3
        and not exists (select 1 from message_vectors v where v.message_id = m.id and v.model = $4 and v.chars = length(m.content))
      order by m.id desc limit ${BATCH}`,
    [user_id, from, before, model],
  )
  for (let at = 0; at < rows.length; at += AT_ONCE[name]) {
    if (ctx.stopping) return null
    const begun = performance.now()
    await store(ctx, user_id, rows.slice(at, at + AT_ONCE[name]))
    await betweenReplies(ctx, performance.now() - begun)
  }
  return rows.length < BATCH ? null : Number(rows.at(-1)!.id)
}

async function store(ctx: Context, user_id: number, rows: readonly Missing[]): Promise<void> {
  const { embeddings } = ctx
  const texts = rows.filter(({ content }) => understands(embeddings, content, PROBABLY)).map(({ content }) => content)
  const made = texts.length ? await embeddings.embed(texts) : []
  const vectors = new Map(texts.map((text, at) => [text, packVectors(embeddings.model, [made[at]!])]))
  const of = ({ content }: Missing) => vectors.get(content)
  // Whoever forgets or deletes one meanwhile waits for this lock and takes the vector too, or was first and there is none.
  await ctx.db.query(
    `with made as (select * from unnest($2::bigint[], $3::text[], $4::real[], $5::bytea[]) as t(id, content, largest, vector)),
       held as (select m.id, m.content from messages m where m.user_id = $1 and m.id = any($2::bigint[]) and ${READABLE} for share)
     insert into message_vectors (message_id, user_id, model, chars, largest, vector)
       select h.id, $1, $6, length(h.content), t.largest, t.vector from made t join held h on h.id = t.id and h.content = t.content
     on conflict (message_id) do update
       set model = excluded.model, chars = excluded.chars, largest = excluded.largest, vector = excluded.vector`,
    [
      user_id,
      rows.map(({ id }) => id),
      rows.map(({ content }) => content),
      rows.map((row) => of(row)?.largest ?? 0),
      rows.map((row) => Buffer.from(of(row)?.bytes ?? [])),
      embeddings.model,
    ],
  )
}

type Stored = { id: number; largest: number; vector: Uint8Array }
export type Near = { id: number; likeness: number; packed: PackedVectors }

/** The person's shown messages that are nearest to a vector of the same model, nearest first. `conversation_id`: only there. */
export async function nearestMessages(
  ctx: Context,
  user_id: number,
  question: Float32Array,
  { conversation_id, least, count }: { conversation_id?: number; least: number; count: number },
): Promise<Near[]> {
  const { model } = ctx.embeddings
  const rows = await ctx.db.query<Stored>(
    `select m.id, v.largest, v.vector from ${OWN} join message_vectors v on v.message_id = m.id
        where ${OF_PERSON} and v.user_id = $1 and v.model = $2 and v.chars = length(m.content) and length(v.vector) = $4 and ($3::int is null or c.id = $3)
      order by m.id desc limit ${MOST_VECTORS}`,
    [user_id, model, conversation_id ?? null, question.length],
  )
  const found: Near[] = []
  for (const { id, largest, vector } of rows) {
    const packed = { model, dimensions: question.length, largest, bytes: new Int8Array(vector.buffer, vector.byteOffset, vector.length) }
    const near = likeness(question, packed, 0)
    if (near >= least) found.push({ id: Number(id), likeness: near, packed })
  }
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, count)
}
