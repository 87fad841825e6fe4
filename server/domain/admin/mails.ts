import type { AdminMail } from '@/contracts/admin'
import type { Context } from '../context'

/** Emails that were tried and have not left, by number: receipts, and messages of the contact form to the operator. */
export async function listMails(ctx: Context): Promise<AdminMail[]> {
  const rows = await ctx.db.query<Omit<AdminMail, 'next_try_at' | 'created_at'> & { next_try_at: Date; created_at: Date }>(
    `select kind as what, id, attempts, next_try_at, created_at from billing_mails where sent_at is null and attempts > 0
     union all
     select 'contact', id, attempts, next_try_at, created_at from contact_messages where mailed_at is null and attempts > 0
     order by created_at desc limit 200`,
    [],
  )
  return rows.map((row) => ({ ...row, next_try_at: row.next_try_at.toISOString(), created_at: row.created_at.toISOString() }))
}
