import type { LocalModel } from '@/contracts/models'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'
import { requireProof } from '../sessions/proof'

/**
 * Whose installation it is: on a machine that serves only itself the account that was made first, else the one with the operator's email
 * address.
 */
async function owns(ctx: Context, { user_id }: Caller): Promise<boolean> {
  const { operator, affiliates } = ctx.settings
  const [row] = operator.local
    ? await ctx.db.query<{ owner: boolean }>('select $1 = (select min(id) from users) as owner', [user_id])
    : await ctx.db.query<{ owner: boolean }>('select lower(email) = lower($2) as owner from users where id = $1', [
        user_id,
        affiliates.operator_mail ?? '',
      ])
  return row?.owner === true
}

/** Throws NOT_FOUND for everyone else, as if there were nothing; and PROOF_REQUIRED where the server can be reached over the network. */
async function requireOwner(ctx: Context, caller: Caller): Promise<void> {
  if (!(await owns(ctx, caller))) throw notFound('Model')
  if (!ctx.settings.operator.local) await requireProof(ctx, caller)
}

export async function listLocalModels(ctx: Context, caller: Caller): Promise<{ data: LocalModel[]; count: number }> {
  const data = (await owns(ctx, caller)) ? await ctx.models.list() : []
  return { data, count: data.length }
}

type Act = 'fetch' | 'pause' | 'remove' | 'check'

/** Answers what went wrong, as a sentence for the operator. */
export async function actOnModel(ctx: Context, caller: Caller, act: Act, name: string): Promise<{ problem: string | null }> {
  await requireOwner(ctx, caller)
  if (!(await ctx.models.list()).some((model) => model.name === name)) throw notFound('Model')
  return { problem: (await ctx.models[act](name)) ?? null }
}
