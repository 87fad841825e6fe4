import type { Db } from '@/server/db/client'

export const MAIL_KINDS = ['receipt', 'cancelled', 'resumed', 'reminder', 'renewal_declined', 'refund', 'chargeback'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export type BillingMail = {
  user_id: number
  /** Names what it is about; the same is never mailed twice. */
  key: string
  kind: MailKind
  price_id: number
  test: boolean
  amount_cents: number
  at: Date
  paid_until?: Date | null
  renews_at?: Date | null
  renewal_cents?: number | null
}

/** Stores a mail in the transaction of what it tells of; a job sends it. */
export async function queueBillingMail(tx: Db, now: Date, { user_id, key, kind, ...values }: BillingMail): Promise<void> {
  await tx.query(
    `insert into billing_mails (user_id, key, kind, "values", next_try_at, created_at) values ($1, $2, $3, $4::jsonb, $5, $5) on conflict do nothing`,
    [user_id, key, kind, JSON.stringify(values), now],
  )
}
