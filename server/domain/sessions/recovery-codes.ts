import { randomInt } from 'node:crypto'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'

const CODES = 10
/** Crockford's base 32: no letter is taken for a digit. 12 characters are 60 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const normal = (code: string) => code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
const hashOf = (ctx: Context, user_id: number, code: string) => ctx.vault.digest(`recovery:${user_id}:${normal(code)}`)

/** New codes in place of all earlier ones; they are answered once and kept as keyed hashes. */
export async function replaceRecoveryCodes(ctx: Context, db: Db, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await db.query('delete from recovery_codes where user_id = $1', [user_id])
  await db.query('insert into recovery_codes (user_id, code_hash) select $1::int, unnest($2::bytea[])', [
    user_id,
    codes.map((code) => hashOf(ctx, user_id, code)),
  ])
  return codes.map((code) => code.replace(GROUP, '$&-'))
}

export async function spendRecoveryCode(ctx: Context, db: Db, user_id: number, code: string): Promise<boolean> {
  const spent = await db.query(
    `delete from recovery_codes where user_id = $1 and code_hash = $2
       and exists (select 1 from second_factors where user_id = $1 and enabled_at is not null) returning 1`,
    [user_id, hashOf(ctx, user_id, code)],
  )
  return spent.length > 0
}

export async function countRecoveryCodes(db: Db, user_id: number): Promise<number> {
  const [row] = await db.query<{ n: number }>('select count(*)::int as n from recovery_codes where user_id = $1', [user_id])
  return row?.n ?? 0
}
