import { randomInt } from 'node:crypto'
import { INVITING } from '@/contracts/rewards'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { mailboxOf } from './mailbox'
import { digestsOf, meetsTrace, TRACE_DAYS, type RequestOrigin } from './traces'

/** Letters and digits that cannot be mistaken for one another. A letter comes first, so that no code is an account's number. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const SIGNS = `${LETTERS}23456789`
const CODE_LENGTH = 8
/** An account older than this cannot be credited to an invitation. */
const FRESH_HOURS = 24
/** Friends of one inviter at one domain that is no large provider; whoever owns a domain has all its addresses. */
const MOST_OF_A_DOMAIN = 2
const MONTH_DAYS = 30
/** Rows checked in one run; the next run takes more. */
const TOGETHER = 100

const freshCode = () =>
  Array.from({ length: CODE_LENGTH }, (_, n) =>
    (n === 0 ? LETTERS : SIGNS).charAt(randomInt(n === 0 ? LETTERS.length : SIGNS.length)),
  ).join('')

/** The person's own code, made on first sight. */
export async function inviteCode(ctx: Context, user_id: number): Promise<string> {
  for (;;) {
    const [known] = await ctx.db.query<{ code: string }>('select code from reward_invites where user_id = $1', [user_id])
    if (known) return known.code
    // Someone else's code or a second call at once: the next round finds out which.
    await ctx.db.query('insert into reward_invites (user_id, code, created_at) values ($1, $2, $3) on conflict do nothing', [
      user_id,
      freshCode(),
      ctx.now(),
    ])
  }
}

const mailboxDigest = (ctx: Context, mailbox: string) => ctx.vault.digest(`reward mailbox ${mailbox}`)
const domainDigest = (ctx: Context, domain: string | null) => (domain === null ? null : ctx.vault.digest(`reward domain ${domain}`))
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/**
 * Remembers who invited a fresh person, once, and whether it can ever count. Unknown codes and persons who have been here
 * for a while bring nobody. Run it in the transaction that keeps the refer record.
 */
export async function recordInvitation(ctx: Context, tx: Db, friend_id: number, code: string, origin: RequestOrigin): Promise<void> {
  const now = ctx.now()
  const since = new Date(now.getTime() - FRESH_HOURS * 3_600_000)
  const [pair] = await tx.query<{ inviter_id: number; inviter_email: string; email: string }>(
    `select inviter.id as inviter_id, inviter.email as inviter_email, friend.email
       from reward_invites i join users inviter on inviter.id = i.user_id, users friend
      where i.code = $1 and friend.id = $2 and inviter.id <> friend.id and friend.created_at >= $3`,
    [code.toLowerCase(), friend_id, since],
  )
  if (!pair) return
  const digests = digestsOf(ctx, origin)
  const { mailbox, disposable } = mailboxOf(pair.email)
  const same_mailbox = mailbox === mailboxOf(pair.inviter_email).mailbox
  const refused = same_mailbox ? 'same_mailbox' : disposable ? 'disposable' : await meetsTrace(tx, pair.inviter_id, digests, now)
  await tx.query(
    `insert into reward_invitations (friend_id, inviter_id, client, browser, refused, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
    [friend_id, pair.inviter_id, digests.client, digests.browser, refused, now],
  )
  if (refused) ctx.log.info({ refused }, 'an invitation will not count')
}

type Candidate = { friend_id: number; email: string }

/** Friends with a complete profile who have talked on several days, are not banned, and did not sign up from the inviter's network or browser. */
const candidates = (db: Db, inviter_id: number) =>
  db.query<Candidate>(
    `select i.friend_id, u.email from reward_invitations i join users u on u.id = i.friend_id
      where i.inviter_id = $1 and i.refused is null and u.disabled_at is null
        and coalesce(u.custom_attributes ->> 'gender', '') <> '' and coalesce(u.custom_attributes ->> 'name', '') <> ''
        and (u.custom_attributes ->> 'accept_tos_18')::boolean
        and not exists (select 1 from reward_friends f where f.friend_id = i.friend_id)
        and not exists (
          select 1 from reward_traces t
           where t.user_id = i.inviter_id and ((t.kind = 'client' and t.digest = i.client) or (t.kind = 'browser' and t.digest = i.browser))
             and t.seen_at > i.created_at - make_interval(days => $4) and t.created_at < i.created_at + make_interval(days => $4))
        and (select count(*) >= $2 and count(distinct (m.created_at at time zone 'UTC')::date) >= $3
               from conversations c join messages m on m.conversation_id = c.id
              -- Imported messages and those of branches are copies; what was sent has a key.
              where c.user_id = i.friend_id and m.sender_type = 'User' and m.client_key is not null)
      order by i.created_at, i.friend_id limit ${TOGETHER}`,
    [inviter_id, INVITING.messages, INVITING.days, TRACE_DAYS],
  )

export type ReadyFriend = { friend_id: number; mailbox: Uint8Array; domain: Uint8Array | null }
export type Inviting = {
  claimed: number
  ready: ReadyFriend[]
  /** When the month has room again; null while it has. */
  again_at: Date | null
}

/** An inviter's status: friends that count now, within the caps, each mailbox once in the whole installation. */
export async function readInviting(ctx: Context, db: Db, user_id: number): Promise<Inviting> {
  const now = ctx.now()
  const paid = await db.query<{ domain: Uint8Array | null; created_at: Date }>(
    'select domain, created_at from reward_friends where user_id = $1 order by created_at desc',
    [user_id],
  )
  const recent = paid.filter(({ created_at }) => now.getTime() - new Date(created_at).getTime() < MONTH_DAYS * 86_400_000)
  const room = Math.min(INVITING.most - paid.length, INVITING.most_in_30_days - recent.length)
  const oldest = recent[INVITING.most_in_30_days - 1]
  const full_until = oldest ? new Date(oldest.created_at.getTime() + MONTH_DAYS * 86_400_000) : null
  const again_at = paid.length < INVITING.most && room <= 0 ? full_until : null
  if (room <= 0) return { claimed: paid.length, ready: [], again_at }

  const domains = new Map<string, number>()
  for (const { domain } of paid) if (domain) domains.set(hex(domain), (domains.get(hex(domain)) ?? 0) + 1)
  const friends = (await candidates(db, user_id)).map(({ friend_id, email }) => {
    const { mailbox, domain } = mailboxOf(email)
    return { friend_id, mailbox: mailboxDigest(ctx, mailbox), domain: domainDigest(ctx, domain) }
  })
  const known =
    friends.length === 0
      ? []
      : await db.query<{ mailbox: Uint8Array }>('select mailbox from reward_friends where mailbox = any($1::bytea[])', [
          friends.map(({ mailbox }) => mailbox),
        ])
  const taken = new Set(known.map(({ mailbox }) => hex(mailbox)))
  const ready: ReadyFriend[] = []
  for (const friend of friends) {
    const [mailbox, domain] = [hex(friend.mailbox), friend.domain && hex(friend.domain)]
    const of_domain = domain ? (domains.get(domain) ?? 0) : 0
    if (ready.length === room || taken.has(mailbox) || of_domain >= MOST_OF_A_DOMAIN) continue
    taken.add(mailbox)
    if (domain) domains.set(domain, of_domain + 1)
    ready.push(friend)
  }
  return { claimed: paid.length, ready, again_at }
}
