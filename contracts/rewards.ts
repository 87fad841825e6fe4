import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { listOf } from './page'

/** Every task there is; a task without an entry in server/domain/rewards/tasks.ts does not compile. */
export const REWARD_TASKS = [
  'complete_profile',
  'first_character',
  'first_photo',
  'daily_visit',
  'invite_friend',
  'join_reddit',
  'join_discord',
  'join_instagram',
] as const
export type RewardTaskName = (typeof REWARD_TASKS)[number]

/** A friend counts after this many messages on this many UTC days; an inviter is rewarded for at most this many friends. */
export const INVITING = { messages: 10, days: 2, most: 50, most_in_30_days: 10 } as const

/** `locked`: not done yet; `ready`: done and not claimed; `claimed`: nothing more to get now. */
export const RewardTask = z.object({
  task: z.enum(REWARD_TASKS),
  /** What claiming it pays now; with several friends, for all who are ready. */
  credits: z.int(),
  state: z.enum(['locked', 'ready', 'claimed']),
  /** How often it was claimed, of how many; null where it may always come again. */
  claimed: z.int(),
  most: z.nullable(z.int()),
  /** When it can be claimed again; null where it cannot or can now. */
  again_at: z.nullable(z.string()),
  /** Where to do it: a path of this site or a community's address; null where there is no such place. */
  href: z.nullable(z.string()),
})
export type RewardTask = z.infer<typeof RewardTask>

export const getRewardTasks = endpoint({
  method: 'GET',
  path: '/v1/users/getRewardTasks',
  auth: 'user',
  summary: "The reward tasks, what they pay and the signed-in person's progress.",
  response: z.extend(listOf(RewardTask), {
    /** The code that goes into `?ref=` of an invitation. */
    invite_code: z.string(),
  }),
})
export const RewardGrant = z.object({ credits: z.int(), credit_balance: z.int() })
export const claimRewardTask = endpoint({
  method: 'POST',
  path: '/v1/users/claimRewardTask',
  auth: 'user',
  summary: 'Claims a finished task. Repeating it changes nothing and returns 0 credits.',
  body: z.strictObject({ task: z.enum(REWARD_TASKS) }),
  response: RewardGrant,
})
/** A code people can say, type and share. */
export const REWARD_CODE = /^[a-z0-9][a-z0-9_-]{2,39}$/
/** Of one code at most; few credits, so that a slip of the finger gives nothing away. */
export const REWARD_CODE_MOST = { credits: 1000, people: 1_000_000, days: 3650 } as const
export const RewardCodeInput = z.object({ code: z.string().check(z.minLength(1), z.maxLength(60)) })
export const claimRewardCode = endpoint({
  method: 'POST',
  path: '/v1/users/claimRewardCode',
  auth: 'user',
  summary: 'Claims a reward code, once per person. The caller lowercases and URL-encodes the code.',
  query: RewardCodeInput,
  response: RewardGrant,
})
