import { randomUUID } from 'node:crypto'
import type { Db } from '@/server/db/client'
import { openOnlyFlow, spendFlow, type FlowDeps } from './flows'
import { checkPassword, hashPassword, type PasswordCost } from './password-hash'
import { knownPerson } from './people'
import type { PasswordWays } from './port'

const RESET_SECONDS = 30 * 60

/** `password_cost` is what a hash costs; without it, PASSWORD_COST. */
export type PasswordDeps = FlowDeps & { password_cost?: PasswordCost }

/** better-auth's own name for the row of a password. */
const CREDENTIAL = 'credential'

async function store({ db, password_cost }: PasswordDeps, uid: string, password: string): Promise<void> {
  await db.query(
    `insert into auth_accounts (id, account_id, provider_id, user_id, password) values ($1, $2, $3, $2, $4)
       on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    [randomUUID(), uid, CREDENTIAL, await hashPassword(password, password_cost)],
  )
}

async function verify(deps: PasswordDeps, who: { email: string } | { uid: string }, password: string): Promise<string | null> {
  const [row] = await deps.db.query<{ id: string; password: string | null }>(
    `select u.id, a.password from auth_users u left join auth_accounts a on a.user_id = u.id and a.provider_id = $3
      where (u.email = $1 or u.id = $2) and u.email_verified`,
    ['email' in who ? who.email.toLowerCase() : null, 'uid' in who ? who.uid : null, CREDENTIAL],
  )
  const { right, outdated } = await checkPassword(password, row?.password ?? null, deps.password_cost)
  if (!row || !right) return null
  if (outdated) await renew(deps, row.id, { password, stored: row.password })
  return row.id
}

/** The same password at the present cost, unless another was set meanwhile. */
async function renew(
  { db, password_cost }: PasswordDeps,
  uid: string,
  { password, stored }: { password: string; stored: string | null },
): Promise<void> {
  await db.query(
    'update auth_accounts set password = $4, updated_at = now() where provider_id = $1 and account_id = $2 and password = $3',
    [CREDENTIAL, uid, stored, await hashPassword(password, password_cost)],
  )
}

async function has(db: Db, uid: string): Promise<boolean> {
  const rows = await db.query('select 1 from auth_accounts where provider_id = $1 and account_id = $2 and password is not null', [
    CREDENTIAL,
    uid,
  ])
  return rows.length > 0
}

export const createPasswords = (deps: PasswordDeps): PasswordWays => ({
  has: (uid) => has(deps.db, uid),
  set: (uid, password) => store(deps, uid, password),
  verify: (email, password) => verify(deps, { email }, password),
  check: async (uid, password) => (await verify(deps, { uid }, password)) === uid,
  async createReset(email) {
    const uid = await knownPerson(deps.db, email)
    return uid === null ? null : openOnlyFlow(deps, 'password-reset', uid, RESET_SECONDS)
  },
  async reset(token, password) {
    const uid = await spendFlow(deps, 'password-reset', token)
    if (uid !== null) await store(deps, uid, password)
    return uid
  },
})
