import type { Db } from '@/server/db/client'
import { multiply } from './many-characters.mjs'

/** What the busiest of a generated volume has: more than nearly anybody. */
const BUSY_CHATS = 100
const BUSY_MESSAGES = 200
/** Messages in each of the two chats of the others. */
const MESSAGES = 5

type Volume = { people: number; characters: number }

/**
 * Fills a database as years would, without its triggers and foreign keys: `people` with two chats of five messages each, what was paid for
 * them, their sessions, pictures, memories and favorites; and one busy person, whose id is given.
 */
export async function fill(db: Db, { people, characters }: Volume, busy: number): Promise<void> {
  await multiply((text, params) => db.query(text, params), characters)
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica', [])
    await tx.query('set local statement_timeout = 0', [])
    const [{ known, begun }] = (await tx.query<{ known: number; begun: number }>(
      `select (select max(id) from users) as known, (select coalesce(max(id), 0) from conversations) as begun`,
      [],
    )) as [{ known: number; begun: number }]
    /** Message n of a chat has the number n * step + that of the chat. */
    const step = begun + 2 * people + BUSY_CHATS + 1
    const of = `generate_series(${known + 1}, ${known + people}) p`
    await tx.query(
      `create temporary table shown on commit drop as
         select id, (row_number() over (order by id))::int - 1 as at from characters where visibility = 'public'`,
      [],
    )
    await tx.query('create index on shown (at)', [])
    for (const text of [
      `insert into users (id, identity_uid, email, pubsub_token, custom_attributes, created_at)
         select p, 'volume-' || p, 'volume-' || p || '@example.test', 'volume-' || p,
           '{"name":"Sam","gender":"Male","orientation":"Women","accept_tos_18":true}', now() - p % 700 * interval '1 day' from ${of}`,
      `insert into sessions (id_hash, user_id, created_at, seen_at, expires_at)
         select sha256(p::text::bytea), p, now() - interval '10 days', now() - p % 80 * interval '1 day', now() + interval '80 days' from ${of}`,
      `insert into known_devices (user_id, device, seen_at) select p, 'Firefox on Linux', now() from ${of}`,
      `insert into credit_accounts (user_id, balance, rev, next_expiry, daily_on)
         select p, 10, 12, date_trunc('day', now()) + interval '1 day', to_char(now(), 'YYYY-MM-DD') from ${of}`,
      `insert into credit_lots (user_id, source, key, granted, remaining, expires_at)
         select p, 'daily', 'day-' || d, 15, case d when 1 then 10 else 0 end, date_trunc('day', now()) + (2 - d) * interval '1 day'
           from ${of}, generate_series(1, 3) d`,
      `insert into event_heads (user_id, seq) select p, 40 from ${of}`,
      // A tenth has been here in the last days.
      `insert into events (user_id, seq, batch, slot, created_at)
         select p, n, '[{"event":"message.created","data":{"id":1,"content":"What a day it was. Tell me about yours."},"seq":1}]',
           ((now() at time zone 'UTC')::date - date '2000-01-01' - n % 2) % 4, now() - n % 2 * interval '1 day'
           from ${of}, generate_series(31, 40) n where p % 10 = 0`,
      `insert into conversations (id, user_id, character_id, last_message_id, rev, created_at, updated_at)
         select ${begun} + (p - ${known} - 1) * 2 + n, p, s.id, ${MESSAGES} * ${step}::bigint + ${begun} + (p - ${known} - 1) * 2 + n, 6,
           now() - p % 700 * interval '1 day', now() - p % 300 * interval '1 day'
           from ${of}, generate_series(1, 2) n, shown s where s.at = (p * 2 + n) % (select count(*) from shown)`,
      `insert into conversations (id, user_id, character_id, last_message_id, rev, created_at, updated_at)
         select ${begun + 2 * people} + n, ${busy}, s.id, ${BUSY_MESSAGES} * ${step}::bigint + ${begun + 2 * people} + n, 6, now() - interval '1 year',
           now() - n * interval '1 hour' from generate_series(1, ${BUSY_CHATS}) n join shown s on s.at = n - 1`,
      // Those of one chat are not one after the other, as in life.
      `insert into messages (id, conversation_id, user_id, sender_type, content, status, client_key, parent_id, created_at)
         select n * ${step}::bigint + c.id, c.id, c.user_id, case n % 2 when 1 then 'Contact' else 'User' end,
           repeat('The rain has stopped and the street smells of stone. ', 1 + (c.id + n) % 6), case n % 2 when 1 then 'complete' else 'sent' end,
           case n % 2 when 0 then 'key-' || c.id || '-' || n end, case n when 1 then 0 else (n - 1) * ${step}::bigint + c.id end,
           c.created_at + n * interval '1 hour'
           from generate_series(1, ${BUSY_MESSAGES}) n, conversations c
          where c.id > ${begun} and n <= case c.user_id when ${busy} then ${BUSY_MESSAGES} else ${MESSAGES} end`,
      `insert into generations (conversation_id, user_id, message_id, credits, lot_id, state, provider, model, created_at, ended_at)
         select conversation_id, user_id, id, 1, 1, 'complete', 'scripted', 'scripted', created_at, created_at from messages where sender_type = 'Contact'`,
      `insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason, created_at)
         select p, 'issued', 'wallet', 10 + 6, 'grant', 'daily:day-1', 'daily', now() from ${of}`,
      `insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason, created_at)
         select user_id, 'wallet', 'earned', 1, 'capture', 'reply:' || id, 'message', created_at from generations where user_id <> ${busy}`,
      `insert into remembering (id, user_id, read_to) select id, user_id, last_message_id from conversations on conflict do nothing`,
      `insert into writing_first (id, user_id, next_try_at) select id, user_id, now() + (1 + id % 24) * interval '1 hour' from conversations where id % 20 = 0
         on conflict do nothing`,
      `insert into memories (user_id, character_id, kind, text, origin, day)
         select user_id, character_id, 'person', 'Has a sister in Lisbon.', 'chat', current_date from conversations, generate_series(1, 2)`,
      `insert into memory_books (user_id, character_id) select distinct user_id, character_id from conversations on conflict do nothing`,
      `insert into character_likes (user_id, character_id) select p, s.id from ${of} join shown s on s.at = p * 7 % (select count(*) from shown)`,
      `insert into photos (user_id, character_id, conversation_id, client_key, origin, level, prompt, seed, state, credits, next_try_at, gives_up_at, storage_key, created_at)
         select user_id, character_id, id, 'photo-' || id, 'composer', 'safe', 'by the window', 1, 'ready', 10, created_at, created_at, 'x/' || id, created_at
           from conversations where id % 5 = 0 or user_id = ${busy}`,
      `insert into picture_hashes (user_id, subject, sha256) select user_id, 'photo:' || id, sha256(id::text::bytea) from photos`,
      `insert into voices (user_id, message_id, state, credits, hold_key, next_try_at, gives_up_at, storage_key, seconds, created_at)
         select user_id, id, 'ready', 5, 'voice-' || id, created_at, created_at, 'x/v' || id, 4, created_at from messages
          where sender_type = 'Contact' and id % 20 = 0`,
      `insert into moderation_verdicts (user_id, stage, action, crisis, policy_version, detectors, latency_ms, subject)
         select p, 'user_input', 'block', 'none', '1', '[]', 1, 'x' from ${of} where p % 10 = 0`,
      `insert into rate_limits (key, hits, resets_at) select 'volume:' || p, 1, now() + interval '1 hour' from ${of} where p % 10 = 0`,
      `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, state)
         select p, 'order-' || p, 1, 'pack', 999, 'USD', 100, 'sandbox', false, 'paid' from ${of} where p % 20 = 0`,
      `select setval('users_id_seq', (select max(id) from users)), setval('conversations_id_seq', (select max(id) from conversations)),
         setval('messages_id_seq', (select max(id) from messages))`,
    ])
      await tx.query(text, [])
  })
  // As autovacuum leaves it, sooner or later.
  await db.query('vacuum analyze', [])
}
