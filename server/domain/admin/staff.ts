import type { StaffMember } from '@/contracts/admin'
import type { StaffCall } from '@/contracts/endpoint'
import { STAFF_ROLES, type StaffRole } from '@/contracts/staff'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { requireProof } from '../sessions/proof-age'

const FACTOR = 'exists (select 1 from second_factors f where f.user_id = s.user_id and f.enabled_at is not null)'

type Row = { role: StaffRole; second_factor: boolean }

/** Asked of the database at every call, so that a role that was taken away is gone at once. Null for everyone else. */
export async function staffOf(ctx: Context, { user_id, session_hash }: Caller): Promise<Row | null> {
  if (!session_hash) return null
  const [row] = await ctx.db.query<Row>(`select s.role, ${FACTOR} as second_factor from staff s where s.user_id = $1`, [user_id])
  return row ?? null
}

/**
 * Lets a caller into a call of the console. Throws NOT_FOUND for those who are not staff, so that they learn nothing, FORBIDDEN
 * without two-step sign-in or with another role, PROOF_REQUIRED for grave acts.
 */
export async function requireStaff(ctx: Context, caller: Caller, { roles, grave }: StaffCall): Promise<StaffRole> {
  const staff = await staffOf(ctx, caller)
  if (!staff) throw notFound('This endpoint')
  if (!staff.second_factor) throw new AppError('FORBIDDEN', 'Turn on two-step sign-in in your profile first.')
  if (!roles.includes(staff.role)) throw new AppError('FORBIDDEN', 'Your role doesn’t include this.')
  if (grave) await requireProof(ctx, caller)
  return staff.role
}

export async function listStaff(ctx: Context): Promise<StaffMember[]> {
  const rows = await ctx.db.query<Row & { user_id: number; email: string; since: Date }>(
    `select s.user_id, u.email, s.role, ${FACTOR} as second_factor, s.created_at as since
       from staff s join users u on u.id = s.user_id order by s.created_at, s.user_id`,
    [],
  )
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

async function store(ctx: Context, tx: Db, user_id: number, role: StaffRole | null): Promise<void> {
  const [user] = await tx.query('select 1 from users where id = $1', [user_id])
  if (!user) throw notFound('User')
  if (role === null) await tx.query('delete from staff where user_id = $1', [user_id])
  else
    await tx.query(
      'insert into staff (user_id, role, created_at) values ($1, $2, $3) on conflict (user_id) do update set role = excluded.role',
      [user_id, role, ctx.now()],
    )
}

/** Gives a role, or takes it away with null. `keep_owner`: the last owner stays one. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function setStaff(
  ctx: Context,
  { user_id, role, keep_owner }: { user_id: number; role: string | null; keep_owner: boolean },
): Promise<void> {
  const known = STAFF_ROLES.find((one) => one === role) ?? null
  if (role !== null && !known) throw new AppError('INVALID_INPUT', `A role is one of: ${STAFF_ROLES.join(', ')}.`)
  await ctx.db.transaction(async (tx) => {
    // Owners take turns, so that two of them cannot remove each other at once.
    await tx.query(`select 1 from staff where role = 'owner' order by user_id for update`, [])
    await store(ctx, tx, user_id, known)
    const [owner] = await tx.query(`select 1 from staff where role = 'owner' limit 1`, [])
    if (keep_owner && !owner) throw new AppError('CONFLICT', 'The last owner stays: make someone else one first.')
  })
}
