import { createHash } from 'node:crypto'
import type { CardImport, ChatImport } from '@/contracts/cards'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError } from '../errors'

type Answers = { card: CardImport; chat: ChatImport }
type StoredAnswer<Kind extends keyof Answers> = { kind: string; digest: string; answer: Answers[Kind] }

/** Imports of one person in an hour: each is read and moderated whole. */
export const IMPORTS = { most: 60, seconds: 3600 }

export const digestOfFile = (file: Uint8Array, into: string) =>
  createHash('sha256').update(into).update('\0').update(file).digest('base64url')

/** What the same key was answered before. Throws IDEMPOTENCY_KEY_REUSED for another file. */
export async function answeredBefore<Kind extends keyof Answers>(
  ctx: Context,
  { user_id, key, kind, digest }: { user_id: number; key: string; kind: Kind; digest: string },
): Promise<Answers[Kind] | null> {
  const [known] = await ctx.db.query<StoredAnswer<Kind>>(
    'select kind, digest, answer from imports where user_id = $1 and client_key = $2',
    [user_id, key],
  )
  if (!known) return null
  if (known.kind !== kind || known.digest !== digest)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another import.')
  return known.answer
}

/** Stores the answer in the transaction of the import. False where another call with the same key was quicker. */
export async function storeAnswer<Kind extends keyof Answers>(
  tx: Db,
  {
    user_id,
    key,
    kind,
    digest,
    answer,
    now,
  }: { user_id: number; key: string; kind: Kind; digest: string; answer: Answers[Kind]; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into imports (user_id, client_key, kind, digest, answer, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)
       on conflict do nothing returning 1`,
    [user_id, key, kind, digest, JSON.stringify(answer), now],
  )
  return rows.length > 0
}
