import type { Boundaries, ChatBoundaries, OwnBoundaries } from '@/contracts/boundaries'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'

const gone = () => new AppError('UNAUTHENTICATED', 'This account no longer exists.')
const NONE: OwnBoundaries = { themes: [], words: [], safe_word: null }

/** In the form in which they are stored: each once. */
const tidy = ({ themes, words }: Boundaries): Boundaries => ({ themes: [...new Set(themes)], words: [...new Set(words)] })

export async function getBoundaries(ctx: Context, caller: Caller): Promise<OwnBoundaries> {
  const [row] = await ctx.db.query<{ own: Partial<OwnBoundaries> | null }>(
    `select preferences->'boundaries' as own from users where id = $1`,
    [caller.user_id],
  )
  if (!row) throw gone()
  return { ...NONE, ...row.own }
}

/** Takes effect in every chat with the next message. */
export async function setBoundaries(ctx: Context, caller: Caller, given: OwnBoundaries): Promise<OwnBoundaries> {
  const own: OwnBoundaries = { ...tidy(given), safe_word: given.safe_word }
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query(
      `update users set preferences = preferences || jsonb_build_object('boundaries', $2::jsonb) where id = $1 returning id`,
      [caller.user_id, JSON.stringify(own)],
    )
    if (!row) throw gone()
    // Copies of threads hold the old ones.
    await tx.query('update conversations set rev = rev + 1 where user_id = $1', [caller.user_id])
  })
  return own
}

type Row = { boundaries: Partial<Boundaries>; paused_at: Date | null }
const present = ({ boundaries, paused_at }: Row): ChatBoundaries => ({
  here: { themes: boundaries.themes ?? [], words: boundaries.words ?? [] },
  paused_at: paused_at?.toISOString() ?? null,
})

/** Throws NOT_FOUND. */
export async function getChatBoundaries(ctx: Context, caller: Caller, id: number): Promise<ChatBoundaries> {
  const [row] = await ctx.db.query<Row>(
    'select boundaries, paused_at from conversations where id = $1 and user_id = $2 and deleted_at is null',
    [id, caller.user_id],
  )
  if (!row) throw notFound('Conversation')
  return present(row)
}

/** Throws NOT_FOUND. */
export async function setChatBoundaries(ctx: Context, caller: Caller, id: number, given: Boundaries): Promise<ChatBoundaries> {
  const [row] = await ctx.db.query<Row>(
    `update conversations set boundaries = $3::jsonb, rev = rev + 1 where id = $1 and user_id = $2 and deleted_at is null
       returning boundaries, paused_at`,
    [id, caller.user_id, JSON.stringify(tidy(given))],
  )
  if (!row) throw notFound('Conversation')
  return present(row)
}
