import { randomInt } from 'node:crypto'
import type { Db } from '@/server/db/client'
import { derived } from '../secrets'

const CODE_MS = 5 * 60_000
/** Per code; the domain counts guesses per address and per client across codes. */
const GUESSES = 5

type Deps = { db: Db; secret: string; now(): Date }

/** The codes that prove an address. Firebase mails links only. */
export function createCodes({ db, secret, now }: Deps) {
  const addressOf = (email: string) => derived(secret, 'firebase-address', email.toLowerCase())
  const codeOf = (email: string, code: string) => derived(secret, 'firebase-code', `${email.toLowerCase()}:${code}`)

  return {
    /** Makes the only valid code of the address. */
    async create(email: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.query(
        `insert into firebase_codes (address, code, guesses, expires_at) values ($1, $2, 0, $3)
           on conflict (address) do update set code = excluded.code, guesses = 0, expires_at = excluded.expires_at`,
        [addressOf(email), codeOf(email, code), new Date(now().getTime() + CODE_MS)],
      )
      return code
    },

    /** One statement, so that of parallel guesses one at most is right: the right one uses up all guesses. */
    async spend(email: string, code: string): Promise<boolean> {
      const [guess] = await db.query<{ right: boolean }>(
        `update firebase_codes set guesses = case when code = $2 then $3 else guesses + 1 end
          where address = $1 and guesses < $3 and expires_at > $4 returning code = $2 as right`,
        [addressOf(email), codeOf(email, code), GUESSES, now()],
      )
      return guess?.right ?? false
    },

    async removeOld(): Promise<void> {
      await db.query('delete from firebase_codes where expires_at <= $1', [now()])
    },
  }
}
