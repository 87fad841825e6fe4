import { REWARD_CREDITS } from '@/contracts/prices'
import { INVITING, REWARD_TASKS, type RewardTask, type RewardTaskName } from '@/contracts/rewards'
import type { Caller, Context } from '../context'
import { grantCredits, nextUtcMidnight, settleCredits } from '../credits/credits'
import { AppError } from '../errors'
import { grantReward, inClaim, type Granted } from './grant'
import { inviteCode, readInviting } from './invitations'
import { recordTrace, type RequestOrigin } from './traces'

/** What the tasks look at, read in one statement. */
type Facts = { profile: boolean; character: boolean; photo: boolean; claimed: Record<string, number>; today: boolean }

type Task = {
  /** How often at most; null is without end. */
  most: number | null
  /** Null where there is no page for it. */
  href(ctx: Context): string | null
  done(facts: Facts): boolean
  /** The key of the grant, unique for the person: repeating it grants nothing. */
  key(now: Date): string
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

const once = (task: RewardTaskName, href: string, done: (facts: Facts) => boolean): Task => ({
  most: 1,
  href: () => href,
  done,
  key: () => task,
})
/** Opening the address through us is all that can be known, so it is all that is asked. */
const community = (name: keyof Context['settings']['communities']): Task => ({
  most: 1,
  href: (ctx) => ctx.settings.communities[name],
  done: () => true,
  key: () => `join_${name}`,
})

/** Everything there is to do; a task of the contract without an entry does not compile. Friends are counted elsewhere. */
const TASKS: Record<RewardTaskName, Task> = {
  complete_profile: once('complete_profile', '/settings', ({ profile }) => profile),
  first_character: once('first_character', '/create', ({ character }) => character),
  first_photo: once('first_photo', '/studio', ({ photo }) => photo),
  daily_visit: { most: null, href: () => null, done: () => true, key: (now) => `daily_visit:${dayOf(now)}` },
  invite_friend: { most: INVITING.most, href: () => null, done: () => false, key: () => 'invite_friend' },
  join_reddit: community('reddit'),
  join_discord: community('discord'),
  join_instagram: community('instagram'),
}

/** A community that nobody has named does not exist here; all other tasks do. */
const existing = (ctx: Context) => REWARD_TASKS.filter((task) => !task.startsWith('join_') || TASKS[task].href(ctx) !== null)

async function factsOf(ctx: Context, user_id: number): Promise<Facts> {
  const [row] = await ctx.db.query<Omit<Facts, 'claimed'> & { claimed: Record<string, number> | null }>(
    `select coalesce(u.custom_attributes ->> 'gender', '') <> '' and coalesce(u.custom_attributes ->> 'name', '') <> ''
          and coalesce((u.custom_attributes ->> 'accept_tos_18')::boolean, false) as profile,
        exists (select 1 from characters c where c.owner_id = u.id) as character,
        exists (select 1 from photos where user_id = $1 and state = 'ready' and origin <> 'implicit') as photo,
        exists (select 1 from credit_lots l where l.user_id = u.id and l.source = 'reward' and l.key = $2) as today,
        (select jsonb_object_agg(task, n) from (
           select split_part(l.key, ':', 1) as task, count(*)::int as n from credit_lots l
            where l.user_id = u.id and l.source = 'reward' group by 1) counted) as claimed
       from users u where u.id = $1`,
    [user_id, TASKS.daily_visit.key(ctx.now())],
  )
  if (!row) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  return { ...row, claimed: row.claimed ?? {} }
}

/** Of every task but the invitations. */
function stateOf(task: RewardTaskName, facts: Facts): RewardTask['state'] {
  const { most, done } = TASKS[task]
  if (task === 'daily_visit' ? facts.today : most !== null && (facts.claimed[task] ?? 0) >= most) return 'claimed'
  return done(facts) ? 'ready' : 'locked'
}

/** The tasks of this installation with the person's status, and their invitation code. */
export async function listRewardTasks(
  ctx: Context,
  { user_id }: Caller,
  origin: RequestOrigin,
): Promise<{ data: RewardTask[]; count: number; invite_code: string }> {
  const invite_code = await inviteCode(ctx, user_id)
  await recordTrace(ctx, user_id, origin)
  const [facts, inviting] = await Promise.all([factsOf(ctx, user_id), readInviting(ctx, ctx.db, user_id)])
  const data = existing(ctx).map((task): RewardTask => {
    const { most, href } = TASKS[task]
    const shared = { task, most, href: href(ctx) }
    if (task === 'invite_friend') {
      const state = inviting.ready.length > 0 ? 'ready' : inviting.claimed >= INVITING.most ? 'claimed' : 'locked'
      const credits = REWARD_CREDITS.invite_friend * Math.max(1, inviting.ready.length)
      return { ...shared, credits, state, claimed: inviting.claimed, again_at: inviting.again_at?.toISOString() ?? null }
    }
    const state = stateOf(task, facts)
    const again_at = task === 'daily_visit' && state === 'claimed' ? nextUtcMidnight(ctx.now()).toISOString() : null
    return { ...shared, credits: REWARD_CREDITS[task], state, claimed: facts.claimed[task] ?? 0, again_at }
  })
  return { data, count: data.length, invite_code }
}

const notReady = () => new AppError('REWARD_NOT_READY', 'This task isn’t done yet.')

/** Pays for every friend who counts now, in one transaction; two calls at once take turns. */
async function claimFriends(ctx: Context, user_id: number): Promise<Granted> {
  await inviteCode(ctx, user_id)
  return inClaim(ctx, user_id, async (tx) => {
    await tx.query('select 1 from reward_invites where user_id = $1 for update', [user_id])
    const { ready } = await readInviting(ctx, tx, user_id)
    if (ready.length === 0) throw notReady()
    let credits = 0
    // In the order of mailboxes, so that two inviters of the same people wait for each other and not in a ring.
    for (const { friend_id, mailbox, domain } of ready.toSorted((a, b) => Buffer.compare(a.mailbox, b.mailbox))) {
      const first = await tx.query(
        `insert into reward_friends (friend_id, user_id, mailbox, domain, created_at) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning friend_id`,
        [friend_id, user_id, mailbox, domain, ctx.now()],
      )
      const reward = { user_id, key: `invite_friend:${friend_id}`, credits: REWARD_CREDITS.invite_friend }
      if (first.length && (await grantReward(tx, reward))) credits += reward.credits
    }
    return credits
  })
}

/**
 * Grants what a task pays, once. Answers 0 credits when it was claimed before.
 * Throws REWARD_NOT_READY for what is not done, and for a task that does not exist here.
 */
export async function claimRewardTask(ctx: Context, { user_id }: Caller, task: RewardTaskName, origin: RequestOrigin): Promise<Granted> {
  if (!existing(ctx).includes(task)) throw notReady()
  if (task === 'invite_friend') {
    await recordTrace(ctx, user_id, origin)
    return claimFriends(ctx, user_id)
  }
  const facts = await factsOf(ctx, user_id)
  const state = stateOf(task, facts)
  if (state === 'locked') throw notReady()
  const key = TASKS[task].key(ctx.now())
  const fresh =
    state === 'ready' &&
    (await grantCredits(ctx, {
      user_id,
      source: 'reward',
      key,
      credits: REWARD_CREDITS[task],
      expires_at: null,
      reason: `reward:${key}`,
    }))
  return { credits: fresh ? REWARD_CREDITS[task] : 0, credit_balance: await settleCredits(ctx, user_id) }
}
