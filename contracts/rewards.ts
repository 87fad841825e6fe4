import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { listOf } from './page'

/** Every task there is; a task without an entry in server/domain/rewards/tasks.ts does not compile. */
export const REWARD_TASKS = [
  'complete_profile', 'first_character', 'first_photo', 'daily_visit', 'invite_friend', 'join_reddit', 'join_discord', 'join_instagram',
] as const
export type RewardTaskName = (typeof REWARD_TASKS)[number]
/** Their pages say «coming soon»: shown, and not to be done yet. A name goes with the page that brings it (test-enforced). */
export const TASKS_TO_COME: readonly RewardTaskName[] = []

/** Ours: a friend counts after so many messages on so many UTC days, and for so many friends somebody is rewarded. */
export const INVITING = { messages: 10, days: 2, most: 50, most_in_30_days: 10 } as const

/** `locked`: not done yet; `ready`: done and not claimed; `claimed`: nothing more to get now. */
export const RewardTask = z.object({
  task: z.enum(REWARD_TASKS),
  /** What claiming it brings now; of several friends, for all who are ready. */
  credits: z.int(),
  state: z.enum(['locked', 'ready', 'claimed']),
  /** How often it was claimed, of how many; null where it may always come again. */
  claimed: z.int(),
  most: z.nullable(z.int()),
  /** When it can be claimed again; null where it cannot or can now. */
  again_at: z.nullable(z.string()),
  /** Where to do it: a path of ours or a community's address; null where there is no such place, or not yet. */
  href: z.nullable(z.string()),
})
export type RewardTask = z.infer<typeof RewardTask>

export const getRewardTasks = endpoint({
  method: 'GET', path: '/v1/users/getRewardTasks', auth: 'user',
  summary: 'The reward tasks with what they bring and where the signed-in person stands.',
  response: z.extend(listOf(RewardTask), {
    /** The code that goes into `?ref=` of an invitation. */
    invite_code: z.string(),
  }),
})
export const RewardGrant = z.object({ credits: z.int(), credit_balance: z.int() })
export const claimRewardTask = endpoint({
  method: 'POST', path: '/v1/users/claimRewardTask', auth: 'user',
  summary: 'Claims a task that is done. Repeating it changes nothing more and answers 0 credits.',
  body: z.strictObject({ task: z.enum(REWARD_TASKS) }), response: RewardGrant,
})
export const claimRewardCode = endpoint({
  method: 'POST', path: '/v1/users/claimRewardCode', auth: 'user',
  summary: 'Claims a reward code, once a person. The code is lower-cased and URL-encoded by the caller.',
  query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(60)) }), response: RewardGrant,
})
