import { MOST_DRAFTS, type CharacterDraft, type DraftData } from '@/contracts/own-characters'
import type { characterDrafts } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { AppError, notFound } from '../../errors'

type Row = typeof characterDrafts.$inferSelect

const LISTED = 'select id, data, extras, created_at, updated_at from character_drafts'

const present = ({ id, data, extras, created_at, updated_at }: Row): CharacterDraft => ({
  id,
  data,
  created_at: new Date(created_at).toISOString(),
  updated_at: new Date(updated_at).toISOString(),
  extras: {
    alternate_greetings_count: extras.alternate_greetings?.length ?? 0,
    lorebook_entries_count: extras.lorebook?.entries.length ?? 0,
  },
})

export const tooManyDrafts = () =>
  new AppError('TOO_MANY_DRAFTS', `You have ${MOST_DRAFTS} drafts, the most you can have. Finish or delete one first.`, {
    most: MOST_DRAFTS,
  })

/** An age under 18 is not even kept while it is being typed. */
function adultOnly(data: DraftData): DraftData {
  const { age, ...rest } = data
  return typeof age === 'number' && Number.isInteger(age) && age >= 18 ? data : rest
}

/** One's unfinished characters, the latest changed first. */
export async function listDrafts(ctx: Context, { user_id }: Caller): Promise<{ data: CharacterDraft[]; count: number }> {
  const rows = await ctx.db.query<Row>(`${LISTED} where user_id = $1 order by updated_at desc, id`, [user_id])
  return { data: rows.map(present), count: rows.length }
}

export async function getDraft(ctx: Context, { user_id }: Caller, id: string): Promise<CharacterDraft> {
  const [row] = await ctx.db.query<Row>(`${LISTED} where user_id = $1 and id = $2`, [user_id, id])
  if (!row) throw notFound('Draft')
  return present(row)
}

/** Keeps what has been chosen so far; the last one to save wins, and what came with a card stays. Throws TOO_MANY_DRAFTS. */
export async function saveDraft(ctx: Context, { user_id }: Caller, { id, data }: { id: string; data: DraftData }): Promise<CharacterDraft> {
  return ctx.db.transaction(async (tx) => {
    const [person] = await tx.query('select 1 from users where id = $1 and disabled_at is null for no key update', [user_id])
    if (!person) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
    const [{ others } = { others: 0 }] = await tx.query<{ others: number }>(
      'select count(*)::int as others from character_drafts where user_id = $1 and id <> $2',
      [user_id, id],
    )
    if (others >= MOST_DRAFTS) throw tooManyDrafts()
    const [row] = await tx.query<Row>(
      `insert into character_drafts (user_id, id, data, created_at, updated_at) values ($1, $2, $3::jsonb, $4, $4)
         on conflict (user_id, id) do update set data = excluded.data, updated_at = excluded.updated_at
       returning id, data, extras, created_at, updated_at`,
      [user_id, id, JSON.stringify(adultOnly(data)), ctx.now()],
    )
    return present(row!)
  })
}

/** Harmless when there is none. */
export async function deleteDraft(ctx: Context, { user_id }: Caller, id: string): Promise<void> {
  await ctx.db.query('delete from character_drafts where user_id = $1 and id = $2', [user_id, id])
}
