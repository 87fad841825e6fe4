import type { Context } from '../context'
import { digestOf } from '../rate-limit'
import type { Person } from './personal-data'

export type Account = Person & { storage_prefix: string | null }
type Row = Omit<Account, 'email_digest'>

export const personOf = (row: Row): Account => ({ ...row, email_digest: digestOf(row.email) })

export async function loadPerson(ctx: Context, user_id: number): Promise<Account | null> {
  const [row] = await ctx.db.query<Row>(
    'select id as user_id, identity_uid, email, storage_prefix from users where id = $1 and disabled_at is null',
    [user_id],
  )
  return row ? personOf(row) : null
}
