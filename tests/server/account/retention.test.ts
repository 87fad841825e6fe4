import { expect, test } from 'vitest'
import { RETENTION, type TimedCategory } from '@/contracts/retention'
import { purgeOld } from '@/server/domain/account/retention'
import type { Context } from '@/server/domain/context'
import { testServer } from '@/tests/support/server'

const DAY = 86_400_000

/** One row of each category, made at a time; `count` says how many of them are left. */
type Sample = { make(ctx: Context, user_id: number, at: Date): Promise<unknown>; count: string }
const q = (text: string) => (ctx: Context, user_id: number, at: Date) => ctx.db.query(text, [user_id, at])

const SAMPLES: Record<TimedCategory, Sample> = {
  sign_ins: {
    make: (ctx, user_id, at) =>
      ctx.db.query(
        `insert into sessions (id_hash, user_id, created_at, seen_at, expires_at) values (decode(md5(random()::text), 'hex'), $1, $2, $3, $2::timestamptz + interval '90 days')`,
        [user_id, at, ctx.now()],
      ),
    count: 'select count(*)::int as n from sessions where user_id = $1 and user_agent is null',
  },
  live_updates: {
    make: q(`insert into events (user_id, seq, batch, created_at) values ($1, 1000000 + (random() * 1e6)::int, '[]', $2)`),
    count: 'select count(*)::int as n from events where user_id = $1 and seq >= 1000000',
  },
  counters: {
    make: q(
      `insert into rate_limits (key, hits, resets_at) values ('retention:' || $1::int || ':' || random(), 1, $2::timestamptz + interval '1 day')`,
    ),
    count: `select count(*)::int as n from rate_limits where key like 'retention:' || $1::int || ':%'`,
  },
  trash: {
    make: q(`insert into characters (slug, owner_id, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance, portrait, search_text, deleted_at)
      select 'retention-' || random(), $1, 'x', 30, gender, category, 'x', 'x', 1, 1, 1, 'x', appearance, portrait, 'x', $2 from characters where owner_id is null limit 1`),
    count: 'select count(*)::int as n from characters where owner_id = $1',
  },
  moderation: {
    make: q(`insert into moderation_verdicts (user_id, stage, action, crisis, policy_version, detectors, latency_ms, subject, created_at)
      values ($1, 'user_input', 'block', 'none', 'x', '[]', 1, 'x', $2)`),
    count: 'select count(*)::int as n from moderation_verdicts where user_id = $1',
  },
  preserved: {
    make: q(`insert into preserved_cases (kind, subject_id, user_id, digest, sealed, created_at)
      values ('photo', 1, $1, decode(md5(random()::text), 'hex'), '', $2)`),
    count: 'select count(*)::int as n from preserved_cases where user_id = $1',
  },
  feedback: {
    make: q(`insert into feedback (user_id, client_key, rating, created_at) values ($1, random()::text, 3, $2)`),
    count: 'select count(*)::int as n from feedback where user_id = $1',
  },
  exports: {
    make: q(
      `insert into data_exports (user_id, client_key, state, created_at, expires_at) values ($1, 'ready' || random(), 'ready', $2, $2::timestamptz + interval '48 hours')`,
    ),
    count: `select count(*)::int as n from data_exports where user_id = $1 and state = 'ready'`,
  },
  export_records: {
    make: q(
      `insert into data_exports (user_id, client_key, state, created_at, expires_at) values ($1, 'used' || random(), 'used', $2, $2)`,
    ),
    count: `select count(*)::int as n from data_exports where user_id = $1 and state = 'used'`,
  },
  mails: {
    make: q(`insert into outbox (recipient, subject, text, created_at) values ('retention-' || $1::int, 'x', 'x', $2)`),
    count: `select count(*)::int as n from outbox where recipient = 'retention-' || $1::int`,
  },
  leaving_comments: {
    make: q(
      `insert into deletions (day, reason, comment) values (to_char($2::timestamptz at time zone 'UTC', 'YYYY-MM-DD'), 'other', 'retention-' || $1::int)`,
    ),
    count: `select count(*)::int as n from deletions where comment = 'retention-' || $1::int`,
  },
  invitation_checks: {
    make: q(
      `insert into reward_traces (user_id, kind, digest, created_at, seen_at) values ($1, 'client', decode(md5(random()::text), 'hex'), $2, $2)`,
    ),
    count: 'select count(*)::int as n from reward_traces where user_id = $1',
  },
  invitations: {
    make: q(
      `insert into reward_friends (friend_id, user_id, mailbox, created_at) values ((random() * 2e9)::int, $1, decode(md5(random()::text), 'hex'), $2)`,
    ),
    count: 'select count(*)::int as n from reward_friends where user_id = $1 and mailbox is not null',
  },
  bookkeeping: {
    // Of someone whose account is gone: number 2,000,000,000 above the person's has no wallet.
    make: q(
      `insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason, created_at) values ($1::int + 2000000000, 'issued', 'wallet', 1, 'grant', random()::text, 'x', $2)`,
    ),
    count: 'select count(*)::int as n from ledger_entries where user_id = $1::int + 2000000000',
  },
  renewal_consents: {
    make: q(`insert into renewal_consents (user_id, version, text, hash, client, created_at) values ($1, 1, 'x', 'x', 'x', $2)`),
    count: 'select count(*)::int as n from renewal_consents where user_id = $1',
  },
  billing_mails: {
    make: q(
      `insert into billing_mails (user_id, key, kind, "values", next_try_at, created_at) values ($1, random()::text, 'receipt', '{}', $2, $2)`,
    ),
    count: 'select count(*)::int as n from billing_mails where user_id = $1',
  },
  email_changes: {
    make: q(
      `insert into email_changes (user_id, session_hash, old_email, new_email, expires_at, changed_at) values ($1, '', 'old', 'new', $2, $2)`,
    ),
    count: 'select count(*)::int as n from email_changes where user_id = $1',
  },
  freed_handles: {
    make: q(`insert into freed_handles (handle_hash, freed_at) values ('retention:' || $1::int || ':' || random(), $2)`),
    count: `select count(*)::int as n from freed_handles where handle_hash like 'retention:' || $1::int || ':%'`,
  },
}

test.each(Object.keys(SAMPLES) as TimedCategory[])('%s: what is younger than its period stays, what is older goes', async (category) => {
  const server = await testServer()
  const { ctx } = server
  const { user } = await server.signIn()
  const { make, count } = SAMPLES[category]
  const left = async () => (await ctx.db.query<{ n: number }>(count, [user.id]))[0]!.n
  const before = await left()
  const days = RETENTION[category]
  await make(ctx, user.id, new Date(ctx.now().getTime() - (days - 0.5) * DAY))
  await purgeOld(ctx)
  await make(ctx, user.id, new Date(ctx.now().getTime() - (days + 1.5) * DAY))
  expect(await left()).toBe(before + 2)
  await purgeOld(ctx)
  expect(await left()).toBe(before + 1)
})

test('the wallets of people who are here keep their lines, however old', async () => {
  const server = await testServer()
  const { user } = await server.signIn()
  await server.ctx.db.query(`update ledger_entries set created_at = '2000-01-01' where user_id = $1`, [user.id])
  await purgeOld(server.ctx)
  expect(await server.ctx.db.query('select 1 from ledger_entries where user_id = $1', [user.id])).toHaveLength(1)
})
