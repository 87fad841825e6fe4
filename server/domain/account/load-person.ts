import type { Context } from '../context'
import { digestOf } from '../rate-limit'
import type { Person } from './personal-data'

export type Account = Person & { storage_prefix: string | null }
type Row = Omit<Account, 'email_digest' | 'asked_at'>

export const personOf = (row: Row, asked_at: Date): Account => ({ ...row, email_digest: digestOf(row.email), asked_at })

export async function loadPerson(ctx: Context, user_id: number): Promise<Account | null> {
  const [row] = await ctx.db.query<Row>(
    'select id as user_id, identity_uid, email, storage_prefix from users where id = $1 and disabled_at is null',
    [user_id],
  )
  return row ? personOf(row, ctx.now()) : null
}
