import { PERSONA_LIMITS, type Persona, type PersonaInput } from '@/contracts/personas'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { moderate, refuseBlocked } from '../moderation/moderate'

const COLUMNS = 'id, name, gender, about, is_default'

type Change = Partial<PersonaInput> & { is_default?: boolean }

/**
 * Name and description together, so that an age cannot be spread over both. The description is also what the person says of themselves:
 * an age below 18 there puts the account on hold, as it does in a message. Throws CONTENT_BLOCKED.
 */
async function moderatePersona(ctx: Context, user_id: number, { name, gender, about }: PersonaInput): Promise<void> {
  const text = [`${name}${gender ? `, ${gender.toLowerCase()}` : ''}.`, about].filter(Boolean).join('\n')
  const who = { user_id, subject: `user:${user_id}` }
  if (about) {
    const verdict = await moderate(ctx, { stage: 'user_input', text: about }, who)
    refuseBlocked(verdict.speaker_under_age ? { ...verdict, action: 'block', rule: 'minors' } : verdict)
  }
  for (const part of new Set([text, about, name])) {
    if (part) refuseBlocked(await moderate(ctx, { stage: 'character_edit', text: part }, who))
  }
}

/** One person's changes take turns, so that no two personas are the default one and none is one too many. */
const takeTurns = (tx: Db, user_id: number) => tx.query('select 1 from users where id = $1 for no key update', [user_id])

const noLongerDefault = (tx: Db, user_id: number) =>
  tx.query('update personas set is_default = false where user_id = $1 and is_default', [user_id])

export async function listPersonas(ctx: Context, { user_id }: Caller): Promise<{ data: Persona[]; count: number }> {
  const data = await ctx.db.query<Persona>(`select ${COLUMNS} from personas where user_id = $1 order by id`, [user_id])
  return { data, count: data.length }
}

/** Throws CONTENT_BLOCKED and TOO_MANY_PERSONAS. Repeating the key answers the same persona. */
export async function createPersona(
  ctx: Context,
  { user_id }: Caller,
  { is_default = false, ...given }: PersonaInput & { is_default?: boolean },
  idempotency_key: string | null,
): Promise<Persona> {
  await moderatePersona(ctx, user_id, given)
  return ctx.db.transaction(async (tx) => {
    await takeTurns(tx, user_id)
    const [known] = await tx.query<Persona>(`select ${COLUMNS} from personas where user_id = $1 and client_key = $2`, [
      user_id,
      idempotency_key,
    ])
    if (known) return known
    const [all] = await tx.query<{ count: number }>('select count(*)::int as count from personas where user_id = $1', [user_id])
    if (all!.count >= PERSONA_LIMITS.personas) {
      throw new AppError('TOO_MANY_PERSONAS', `You can have up to ${PERSONA_LIMITS.personas} personas.`, { most: PERSONA_LIMITS.personas })
    }
    if (is_default) await noLongerDefault(tx, user_id)
    const [made] = await tx.query<Persona>(
      `insert into personas (user_id, name, gender, about, is_default, client_key, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${COLUMNS}`,
      [user_id, given.name, given.gender, given.about, is_default, idempotency_key, ctx.now()],
    )
    return made!
  })
}

/** Copies of threads that a persona speaks in are old then. */
const touchChats = (tx: Db, user_id: number, id: number) =>
  tx.query('update conversations set rev = rev + 1 where user_id = $1 and persona_id = $2', [user_id, id])

/** Throws NOT_FOUND and CONTENT_BLOCKED. */
export async function updatePersona(ctx: Context, { user_id }: Caller, id: number, change: Change): Promise<Persona> {
  const [now] = await ctx.db.query<Persona>(`select ${COLUMNS} from personas where id = $1 and user_id = $2`, [id, user_id])
  if (!now) throw notFound('Persona')
  const next = { ...now, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
  if (change.name !== undefined || change.gender !== undefined || change.about !== undefined) await moderatePersona(ctx, user_id, next)
  return ctx.db.transaction(async (tx) => {
    await takeTurns(tx, user_id)
    if (next.is_default && !now.is_default) await noLongerDefault(tx, user_id)
    // Only while it is what was moderated: half of this change and half of another one are nothing that anybody has read.
    const [changed] = await tx.query<Persona>(
      `update personas set name = $3, gender = $4, about = $5, is_default = $6, updated_at = $7
        where id = $1 and user_id = $2 and name = $8 and about = $9 returning ${COLUMNS}`,
      [id, user_id, next.name, next.gender, next.about, next.is_default, ctx.now(), now.name, now.about],
    )
    if (!changed) throw new AppError('CONFLICT', 'This persona was changed somewhere else. Reload and try again.')
    await touchChats(tx, user_id, id)
    return changed
  })
}

/** Chats that used it go back to the profile. Throws NOT_FOUND. */
export async function deletePersona(ctx: Context, { user_id }: Caller, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await touchChats(tx, user_id, id)
    const [gone] = await tx.query('delete from personas where id = $1 and user_id = $2 returning 1', [id, user_id])
    if (!gone) throw notFound('Persona')
  })
}

/** Throws INVALID_INPUT for a persona that is not the person's own. */
export async function requireOwnPersona(db: Db, user_id: number, id: number): Promise<void> {
  const [own] = await db.query('select 1 from personas where id = $1 and user_id = $2', [id, user_id])
  if (!own) throw new AppError('INVALID_INPUT', 'You don’t have this persona.')
}
