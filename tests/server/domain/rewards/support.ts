import { randomUUID } from 'node:crypto'
import { getRewardTasks, type RewardTaskName } from '@/contracts/rewards'
import { getMe, updateMe } from '@/contracts/users'
import { createCall, type Call } from '@/lib/api/call'
import type { Context } from '@/server/domain/context'
import type { TestServer } from '@/tests/support/server'

export type Person = Awaited<ReturnType<TestServer['signIn']>>

export const PROFILE = { name: 'Ana', gender: 'Female', accept_tos_18: true } as const

/** The same session from another place. */
export const from = (server: TestServer, person: Person, headers: Record<string, string>): Call =>
  createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${person.session_id}`, ...headers }))

export const stateOf = async (call: Call, task: RewardTaskName) => (await call(getRewardTasks)).data.find((one) => one.task === task)!
export const codeOf = async (call: Call) => (await call(getRewardTasks)).invite_code
export const balanceOf = async (call: Call) => (await call(getMe)).credit_balance

/** So many messages of a person, the last of them at the times given, as the chat stores them. */
export async function talked(ctx: Context, user_id: number, times: Date[]) {
  const [{ id }] = (await ctx.db.query<{ id: number }>(
    `with made as (
       insert into conversations (user_id, character_id) select $1, min(id) from characters
         having not exists (select 1 from conversations where user_id = $1) returning id)
     select id from made union all select id from conversations where user_id = $1 limit 1`,
    [user_id],
  )) as [{ id: number }]
  for (const at of times) {
    await ctx.db.query(
      `insert into messages (conversation_id, user_id, sender_type, content, status, client_key, created_at)
        values ($1, $2, 'User', 'Hello', 'sent', gen_random_uuid()::text, $3)`,
      [id, user_id, at],
    )
  }
}

/** Ten messages on two UTC days before `now`: what a friend has to have written. */
export const twoDays = (now: Date, count = 10) => Array.from({ length: count }, (_, n) => new Date(now.getTime() - (n % 2) * 86_400_000))

/** Signs up by an invitation and completes the profile, from a place of their own unless told otherwise. */
export async function comes(
  server: TestServer,
  code: string,
  { email = `${randomUUID()}@${randomUUID()}.test`, headers = {} as Record<string, string>, profile = PROFILE as object } = {},
): Promise<Person> {
  const friend = await server.signIn(email)
  const call = from(server, friend, { 'x-test-client': randomUUID(), ...headers })
  await call(updateMe, { body: { custom_attributes: { ...profile, refer_source: 'user_referral', refer_id: code, refer_path: '/' } } })
  return friend
}
