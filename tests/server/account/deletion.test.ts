import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, expect, test } from 'vitest'
import { deleteMe, DELETION_REASONS, requestExport } from '@/contracts/account'
import * as conversations from '@/contracts/conversations'
import { listCharacters } from '@/contracts/characters'
import { getMe, requestOtp, verifyOtp } from '@/contracts/users'
import * as schema from '@/server/db/schema'
import { eraseUser } from '@/server/domain/account/erase-user'
import { ERASED, IMPERSONAL, RETAINED } from '@/server/domain/account/personal-data'
import { purgeOld } from '@/server/domain/account/retention'
import type { Context } from '@/server/domain/context'
import { checkLedger } from '@/server/domain/credits/credits'
import { digestOf } from '@/server/domain/rate-limit'
import { startJobs } from '@/server/jobs/queue'
import { cronJobs } from '@/server/jobs/registry'
import { ProviderError } from '@/server/providers/errors'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import { scriptedChat, waitsAfter } from '@/tests/support/chat'
import { lastMail, newestCode, silent, testFolder, testServer, type TestServer } from '@/tests/support/server'
import { idempotent, leaveTraces } from './support'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Every text, json and bytea of every table of every schema that holds one of the words. */
async function search({ db }: Context, words: string[]): Promise<string[]> {
  const columns = await db.query<{ place: string; name: string }>(
    `select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as place, quote_ident(c.column_name) as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'uuid', 'USER-DEFINED')`,
    [],
  )
  expect(columns.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { place, name } of columns) {
    for (const word of words) {
      const hex = Buffer.from(word).toString('hex')
      const hits = await db.query(
        `select 1 from ${place} where position($1 in ${name}::text) > 0 or position($2 in ${name}::text) > 0 limit 1`,
        [word, hex],
      )
      if (hits.length) found.push(`${place}.${name}`)
    }
  }
  return [...new Set(found)].toSorted()
}

function searchFiles(words: string[]): string[] {
  const media = join(testFolder(), 'media')
  if (!existsSync(media)) return []
  return readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => {
      const path = join(entry.parentPath, entry.name)
      return words.some((word) => path.includes(word) || (entry.isFile() && readFileSync(path).includes(word)))
    })
    .map(({ name }) => name)
}

type Person = Awaited<ReturnType<TestServer['signIn']>>
const erasureOf = async ({ ctx }: TestServer, person: Person) =>
  (await ctx.db.query<{ id: number }>('select id from erasures where user_id = $1', [person.user.id]))[0]?.id
const leave = (person: Person) => person.call(deleteMe, { body: { reason: 'privacy' } })
/** The seconds have passed in which other processes may still remember the person. */
const secondsLater = (ctx: Context): Context => ({ ...ctx, now: () => new Date(ctx.now().getTime() + 6_000) })
async function erased(server: TestServer, person: Person) {
  const id = await erasureOf(server, person)
  await eraseUser(secondsLater(server.ctx), { id: id! })
}

test('every table of the schema is erased, kept or without persons; and no list names one that does not exist', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((value) => value as PgTable)
  const names = tables.map((table) => getTableName(table))
  expect(names.length).toBeGreaterThan(20)
  const listed = [...ERASED, ...RETAINED].map(({ table }) => table)
  expect([...listed, ...Object.keys(IMPERSONAL)].toSorted()).toEqual(names.toSorted())
  const leading = /^(user_id|owner_id|uid|identity_uid|email|recipient|ip_address)$/
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
    if (columns.some((name) => leading.test(name))) expect(listed, getTableName(table)).toContain(getTableName(table))
  }
})

/** Rows that only other parts of the product make, so that every table has one of the person. */
async function fillTheRest({ db }: Context, person: Person, canary: string): Promise<void> {
  const { id } = person.user
  const [{ identity_uid }] = (await db.query<{ identity_uid: string }>('select identity_uid from users where id = $1', [id])) as [
    { identity_uid: string },
  ]
  const [generation] = await db.query<{ id: number }>('select id from generations where user_id = $1 limit 1', [id])
  // A send keeps its key with its message; only a continued reply has one of its own.
  await db.query('update generations set client_key = $2 where id = $1', [generation!.id, canary])
  await db.query(`insert into generation_chunks (generation_id, seq, at_offset, text) values ($1, 99, 0, $2)`, [generation!.id, canary])
  await db.query('update generations set client_key = $2 where id = $1', [generation!.id, canary])
  await db.query(
    `insert into moderation_verdicts (user_id, stage, action, rule, crisis, policy_version, detectors, latency_ms, subject)
     values ($1, 'user_input', 'block', 'minors', 'none', 'x', '[]', 1, $2)`,
    [id, canary],
  )
  await db.query(
    `insert into consents (user_id, browser, version, analytics, marketing, decided_at) values ($1, $2, 1, false, true, now())`,
    [id, canary],
  )
  await db.query(
    `insert into conversions (network, event_key, user_id, event, click_id, amount_cents, currency, next_try_at)
     values ($1, $1, $2, 'signup', $1, 0, 'USD', now())`,
    [canary, id],
  )
  await db.query(
    `insert into affiliate_applications (email, first_name, last_name, promote_explanation, next_try_at) values ($1, $2, $2, $2, now())`,
    [person.email, canary],
  )
  await db.query(`insert into contact_messages (topic, email, name, message, next_try_at) values ('help', $1, $2, $2, now())`, [
    person.email,
    canary,
  ])
  await db.query(`insert into custom_tokens (token_hash, uid, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    Buffer.from(canary),
    identity_uid,
  ])
  await db.query(`insert into auth_accounts (id, account_id, provider_id, user_id, scope) values ($1, $1, 'google', $2, $1)`, [
    canary,
    identity_uid,
  ])
  await db.query(
    `insert into auth_sessions (id, user_id, token, expires_at, ip_address, user_agent) values ($1, $2, $1, now() + interval '1 hour', $1, $1)`,
    [canary, identity_uid],
  )
  await db.query(
    `insert into auth_verifications (id, identifier, value, expires_at) values ($1, 'sign-in-otp-' || $2, $1, now() + interval '1 hour')`,
    [canary, person.email],
  )
  await db.query('update sessions set user_agent = $2 where user_id = $1', [id, canary])
  await db.query(`insert into rate_limits (key, hits, resets_at) values ('some:user:' || $1, 1, now() + interval '1 day')`, [String(id)])
  await db.query(
    `insert into credit_holds (user_id, key, credits, state, reason, lease_until, lots) values ($1, $2, 1, 'captured', 'x', now(), '[]')`,
    [id, canary],
  )
  await db.query(
    `insert into characters (slug, owner_id, visibility, full_name, age, gender, category, hook, biography, extroversion, connection, sex_drive, greeting, appearance, portrait, search_text, tags)
     select $1, $2, 'public', $1, 30, gender, category, $1, $1, 1, 1, 1, $1, appearance, portrait, $1, jsonb_build_array($1::text) from characters where owner_id is null limit 1`,
    [canary, id],
  )
}

/** An order that was never paid: its key and its payment page may lead to the person. */
async function fillBilling({ db }: Context, { user }: Person, canary: string): Promise<void> {
  await db.query(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, checkout_url)
     values ($1, $2, 27, 'pack', 499, 'USD', 30, 'sandbox', true, $2)`,
    [user.id, canary],
  )
  await db.query(
    `insert into sandbox_checkouts (id, order_id, customer, amount_cents, currency, description, redirect_url, cancel_url, saved_method)
     select $2, id, $2, amount_cents, currency, $2, $2, $2, false from billing_orders where user_id = $1`,
    [user.id, canary],
  )
  await db.query(
    `insert into billing_mails (user_id, key, kind, "values", next_try_at) values ($1, $2, 'receipt', '{}', now() + interval '1 year')`,
    [user.id, canary],
  )
}

/** A voice that did not come, of which only names of files lead to the person, and a call. */
async function fillVoices({ db }: Context, { user }: Person, canary: string): Promise<void> {
  await db.query(
    `insert into voices (user_id, message_id, state, credits, hold_key, seconds, next_try_at, gives_up_at)
     select $1, id, 'failed', 3, $2, 1, now(), now() from messages where user_id = $1 limit 1`,
    [user.id, canary],
  )
  await db.query(
    `insert into calls (user_id, conversation_id, character_id, client_key, price, started_at, heard_at, spoke_at)
     select $1, id, character_id, $2, 2, now(), now(), now() from conversations where user_id = $1 limit 1`,
    [user.id, canary],
  )
}

/** The same for what belongs to signing in, to consent and to partners. */
async function fillSignInAndPartners({ db }: Context, person: Person, canary: string): Promise<void> {
  const { id } = person.user
  const word = Buffer.from(canary)
  const soon = `now() + interval '1 hour'`
  await db.query(
    `insert into proof_codes (session_hash, code_hash, expires_at) select id_hash, $2, ${soon} from sessions where user_id = $1 limit 1`,
    [id, word],
  )
  await db.query(`insert into second_factor_challenges (token_hash, user_id, expires_at) values ($2, $1, ${soon})`, [id, word])
  await db.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [id, word])
  await db.query('insert into second_factors (user_id, pending_secret, pending_at) values ($1, $2, now())', [id, word])
  await db.query('insert into known_devices (user_id, device, seen_at) values ($1, $2, now())', [id, canary])
  await db.query(
    `with device as (
       insert into push_devices (user_id, session_hash, kind, token, time_zone, seen_at)
       select $1, id_hash, 'fcm', $2, 'UTC', now() from sessions where user_id = $1 limit 1 returning id)
     insert into pushes (user_id, device_id, kind, subject, next_try_at) select $1, id, 'media', $2, ${soon} from device`,
    [id, canary],
  )
  await db.query(`insert into code_requests (address, browser, expires_at) values ($1, $2, now() + interval '1 minute')`, [
    digestOf(person.email),
    canary,
  ])
  await db.query(
    `insert into identity_flows (token_hash, kind, subject, expires_at) select $2, 'password-reset', identity_uid, ${soon} from users where id = $1`,
    [id, word],
  )
  await db.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, name) select identity_uid, $2, $3, 0, $2 from users where id = $1`,
    [id, canary, word],
  )
  await db.query(
    'insert into consents (user_id, browser, version, analytics, marketing, decided_at) values ($1, $2, 1, false, false, now())',
    [id, canary],
  )
  await db.query(
    `insert into conversions (network, event_key, user_id, event, click_id, amount_cents, currency, next_try_at)
     values ('x', $2, $1, 'signup', $2, 0, 'USD', now())`,
    [id, canary],
  )
  await db.query(
    `insert into affiliate_applications (email, first_name, last_name, promote_explanation, next_try_at) values ($1, $2, $2, $2, now())`,
    [person.email, canary],
  )
  await db.query(`insert into contact_messages (topic, email, name, message, next_try_at) values ('help', $1, $2, $2, now())`, [
    person.email,
    canary,
  ])
}

/** A photo and a clip that never arrived: a wish and keys are the person's own words. */
const fillPhotos = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `with photo as (
       insert into photos (user_id, character_id, client_key, origin, level, prompt, seed, state, credits, next_try_at, gives_up_at)
       select $1, id, $2, 'studio', 'safe', $2, 1, 'failed', 4, now(), now() from characters where owner_id is null limit 1 returning id)
     insert into clips (user_id, photo_id, client_key, hold_key, length, seed, state, credits, next_try_at, gives_up_at)
     select $1, id, $2, $2, 'short', 1, 'failed', 10, now(), now() from photo`,
    [user.id, canary],
  )

/** A voice note that never arrived: its sound and its words are the person's own. */
const fillVoiceNotes = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `insert into voice_notes (user_id, client_key, credits, hold_key, samples, said, seconds, peaks, state, next_try_at, gives_up_at)
     values ($1, $2, 3, $2, $3, $2, 1, '[]', 'failed', now(), now())`,
    [user.id, canary, Buffer.from(canary)],
  )

/** A character of the person was taken down once. */
const fillTakedowns = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `insert into character_takedowns (character_id, cause, visibility, version, lifted_at) select id, $2, 'public', 1, now() from characters where owner_id = $1`,
    [user.id, canary],
  )

/** A character of the person was refused once. */
const fillReviews = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `insert into character_reviews (character_id, cause, state, version, note, decided_at) select id, 'first', 'refused', 1, $2, now() from characters where owner_id = $1`,
    [user.id, canary],
  )

/** The person works here, was restricted and appealed, reported something, and sent a notice. */
async function fillConsole({ db }: Context, { user, email }: Person, canary: string) {
  await db.query(`insert into staff (user_id, role) values ($1, 'support')`, [user.id])
  await db.query(
    `insert into age_checks (user_id, over18, method, provider, reference, checked_at) values ($1, true, 'document', 'hosted', $2, now())`,
    [user.id, canary],
  )
  await db.query(`insert into age_attempts (reference, user_id, expires_at) values ($2, $1, now())`, [user.id, canary])
  await db.query(
    `with restricted as (
       insert into restrictions (user_id, kind, subject, reason, automated, token_hash)
         values ($1::int, 'hold', 'user:' || $1::int, $2::text, false, sha256(convert_to($2::text, 'UTF8'))) returning id)
     insert into appeals (restriction_id, text) select id, $2 from restricted`,
    [user.id, canary],
  )
  await db.query(`insert into content_reports (user_id, kind, subject_id, reason, comment) values ($1, 'message', 1, 'other', $2)`, [
    user.id,
    canary,
  ])
  await db.query(
    `insert into notices (contact_id, due_at, decision, decided_at) select id, now(), $2, now() from contact_messages where email = $1`,
    [email, canary],
  )
}

/** What hangs on the person's own character, and what they think of others. */
async function fillCharacters({ db }: Context, { user }: Person, friend: Person, canary: string): Promise<void> {
  const { id } = user
  await db.query(`insert into portraits (id, user_id, keys, placeholder, color) values ($2, $1, '{}', $2, $2)`, [id, canary])
  await db.query(
    `insert into character_versions (character_id, version, definition, extras, portrait_id)
     select id, 1, jsonb_build_object('hook', $2::text), '{}', $2 from characters where owner_id = $1`,
    [id, canary],
  )
  await db.query(`update characters set portrait_id = $2 where owner_id = $1`, [id, canary])
  await db.query(`insert into character_drafts (id, user_id, data) values (gen_random_uuid(), $1, jsonb_build_object('hook', $2::text))`, [
    id,
    canary,
  ])
  await db.query(
    `insert into character_reports (user_id, character_id, reason, comment, version)
     select $1, id, 'other', $2, 1 from characters where owner_id is null order by id limit 1`,
    [id, canary],
  )
  await db.query(`insert into creators (user_id, handle, display_name) values ($1, $2, $2)`, [id, canary])
  await db.query(`insert into creators (user_id, handle, display_name) values ($1, 'someone', 'Someone')`, [friend.user.id])
  await db.query('insert into creator_follows (user_id, creator_id) values ($1, $2)', [id, friend.user.id])
  await db.query(
    'insert into character_likes (user_id, character_id) select $1, id from characters where owner_id is null order by id limit 1',
    [id],
  )
}
/** What was answered to an import. */
const fillImports = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `insert into imports (user_id, client_key, kind, digest, answer) values ($1, $2, 'card', $2, jsonb_build_object('said', $2::text))`,
    [user.id, canary],
  )

/** A scene that a character began; its key is the device's, and words of a game may be in it. */
const fillSurprises = ({ db }: Context, { user }: Person, canary: string) =>
  db.query(
    `insert into surprises (user_id, conversation_id, message_id, client_key, type, variant, seed, state, next, step_message_id)
     select user_id, conversation_id, id, $2, 'Game', 'duel-plain', 1, jsonb_build_object('said', array[$2]), '{}', id
       from messages where user_id = $1 order by id limit 1`,
    [user.id, canary],
  )

/** What a character remembers of them. */
async function fillMemories({ db }: Context, { user }: Person, canary: string): Promise<void> {
  await db.query(
    `insert into memories (user_id, character_id, kind, text, origin, day)
      select user_id, character_id, 'person', $2, 'person', '2026-01-01' from conversations where user_id = $1 limit 1`,
    [user.id, canary],
  )
  await db.query('insert into memory_books (user_id, character_id) select user_id, character_id from memories where user_id = $1', [
    user.id,
  ])
  await db.query(
    `insert into message_vectors (message_id, user_id, model, chars, largest, vector)
      select id, user_id, $2, 1, 1, $3 from messages where user_id = $1 limit 1`,
    [user.id, canary, Buffer.from(canary)],
  )
  await db.query('insert into remembering (id, user_id, story) select id, user_id, $2 from conversations where user_id = $1 limit 1', [
    user.id,
    canary,
  ])
}

/** Who they are in chats, lines that were written for them, and an address that they had. */
async function fillPersonas({ db }: Context, { user }: Person, canary: string): Promise<void> {
  await db.query('insert into personas (user_id, name, about) values ($1, $2, $2)', [user.id, canary])
  await db.query(
    `insert into suggested_lines (user_id, conversation_id, client_key, text, credits)
      select user_id, id, $2, $2, 1 from conversations where user_id = $1 limit 1`,
    [user.id, canary],
  )
  await db.query(
    `insert into voice_choices (user_id, character_id, voice, chosen_at)
      select user_id, character_id, $2, now() from conversations where user_id = $1 limit 1`,
    [user.id, canary],
  )
  await db.query(
    `insert into conversation_members (conversation_id, character_id, position, joined_after)
      select id, character_id, 1, 0 from conversations where user_id = $1 limit 1`,
    [user.id],
  )
  await db.query('insert into writing_first (id, user_id) select id, user_id from conversations where user_id = $1 limit 1', [user.id])
  await db.query(
    `insert into email_changes (user_id, session_hash, old_email, new_email, expires_at, changed_at) values ($1, $3, $2, $2, now(), now())`,
    [user.id, `${canary}@example.test`, Buffer.from(canary)],
  )
}

/** What invitations and codes leave behind; the friend is someone else. */
async function fillRewards({ db }: Context, { user }: Person, friend: Person, canary: string): Promise<void> {
  const word = Buffer.from(canary)
  await db.query(`insert into reward_codes (code, credits, most) values ('welcome', 5, 10)`, [])
  await db.query(`insert into reward_code_claims (code, user_id) values ('welcome', $1)`, [user.id])
  await db.query('insert into reward_invites (user_id, code) values ($1, $2)', [user.id, canary])
  await db.query(`insert into reward_traces (user_id, kind, digest, seen_at) values ($1, 'browser', $2, now())`, [user.id, word])
  await db.query('insert into reward_friends (friend_id, user_id, mailbox) values ($1, $2, $3)', [friend.user.id, user.id, word])
  await db.query('insert into reward_invitations (friend_id, inviter_id, client) values ($1, $2, $3)', [friend.user.id, user.id, word])
}

test('after the job the person is nowhere but in the documented list: database, queue and files', async () => {
  const server = await testServer()
  const { ctx } = server
  const canary = 'canary-e90b'
  const person = await server.signIn(`${canary}@example.test`)
  const other = await server.signIn()
  const bystander = 'bystander-41aa'
  await leaveTraces(person.call, canary, 2)
  await leaveTraces(other.call, bystander, 1)
  await fillVoices(ctx, person, canary)
  await fillTheRest(ctx, person, canary)
  await fillSignInAndPartners(ctx, person, canary)
  await fillBilling(ctx, person, canary)
  await fillRewards(ctx, person, other, canary)
  await fillPhotos(ctx, person, canary)
  await fillVoiceNotes(ctx, person, canary)
  await fillTakedowns(ctx, person, canary)
  await fillReviews(ctx, person, canary)
  await fillConsole(ctx, person, canary)
  await fillCharacters(ctx, person, other, canary)
  await fillSurprises(ctx, person, canary)
  await fillImports(ctx, person, canary)
  await fillMemories(ctx, person, canary)
  await fillPersonas(ctx, person, canary)
  // Someone else talks with the character that the person made.
  const [own] = await ctx.db.query<{ id: number }>('select id from characters where owner_id = $1', [person.user.id])
  await ctx.db.query('insert into conversations (user_id, character_id, custom_instructions) values ($1, $2, $3)', [
    other.user.id,
    own!.id,
    canary,
  ])
  const photo_key = newKey(newPrefix(), 'image/webp')
  await ctx.storage.put(photo_key, Buffer.from('a photo'), 'image/webp')
  await ctx.db.query(
    `insert into photos (user_id, character_id, client_key, origin, level, prompt, seed, state, credits, storage_key, next_try_at, gives_up_at)
     values ($1, $2, 'theirs', 'studio', 'safe', 'x', 1, 'ready', 4, $3, now(), now())`,
    [other.user.id, own!.id, photo_key],
  )
  stops.push(await startJobs(ctx))
  await person.call(requestExport, undefined, idempotent())
  await expect
    .poll(async () => (await ctx.db.query(`select 1 from data_exports where user_id = $1 and state = 'ready'`, [person.user.id])).length, {
      timeout: 15_000,
    })
    .toBe(1)
  await ctx.db.query(`update data_exports set client_key = $2 where user_id = $1`, [person.user.id, canary])
  await ctx.db.query(`insert into picture_hashes (user_id, subject, sha256) values ($1, $2, '\\x00')`, [person.user.id, canary])

  const [row] = await ctx.db.query<{ identity_uid: string; uuid: string; pubsub_token: string; storage_prefix: string }>(
    'select identity_uid, uuid, pubsub_token, storage_prefix from users where id = $1',
    [person.user.id],
  )
  const words = [canary, row!.identity_uid, row!.uuid, row!.pubsub_token, row!.storage_prefix]
  const before = await search(ctx, words)
  const erasedTables = ERASED.map(({ table }) => table).filter(
    (table) =>
      ![
        'erasures',
        'event_heads',
        'memory_books',
        'credit_accounts',
        'credit_lots',
        'rate_limits',
        'reward_code_claims',
        'character_likes',
        'creator_follows',
        'staff',
        'talks',
        'disclosures',
        'writing_first',
        'conversation_members',
      ].includes(table),
  )
  for (const table of erasedTables)
    expect(
      before.some((place) => place.startsWith(`public.${table}.`)),
      `the test fills ${table}`,
    ).toBe(true)
  expect(searchFiles(words).length).toBeGreaterThan(3)
  const rows = async (table: string) => (await ctx.db.query<{ n: number }>(`select count(*)::int as n from ${table}`, []))[0]!.n
  const others = {
    messages: await rows(`messages where user_id = ${other.user.id}`),
    ledger: await rows(`ledger_entries where user_id = ${person.user.id}`),
  }

  expect(await person.call(deleteMe, { body: { reason: 'privacy' } })).toEqual({ status: 'deleting' })
  await expect.poll(() => erasureOf(server, person), { timeout: 30_000 }).toBeUndefined()

  expect(await ctx.storage.open(photo_key)).toBeNull()
  const likes = await rows('characters where likes_count > 0')
  expect({ likes, likers: await rows(`character_likes where user_id = ${person.user.id}`) }).toEqual({ likes: 0, likers: 0 })
  expect(await rows(`creators where user_id = ${other.user.id} and followers_count = 0`)).toBe(1)
  // Without a mail server the outbox is the person's mailbox: the confirmation lies there for a day.
  expect(await search(ctx, words)).toEqual(['public.outbox.recipient'])
  const mails = await ctx.db.query<{ subject: string }>('select subject from outbox where recipient = $1', [person.email])
  expect(mails).toEqual([{ subject: 'Your account has been deleted' }])
  await ctx.db.query(`update outbox set created_at = now() - interval '25 hours' where recipient = $1`, [person.email])
  await purgeOld(ctx)
  expect(await search(ctx, words)).toEqual([])
  expect(searchFiles(words)).toEqual([])

  const by_number = ERASED.filter(({ where }) => where === 'user_id = {user_id}')
  expect(by_number.length).toBeGreaterThan(10)
  for (const { table } of by_number) expect(await rows(`${table} where user_id = ${person.user.id}`), table).toBe(0)
  expect(await rows(`rate_limits where key like '%:user:${person.user.id}'`)).toBe(0)
  const kept = await ctx.db.query<{
    kind: string
    key: string
    debit: string
    credit: string
    credits: number
    id: number
    reason: string
  }>('select * from ledger_entries where user_id = $1', [person.user.id])
  expect(kept.length).toBeGreaterThanOrEqual(others.ledger)
  for (const line of kept) expect(line.key).toBe(`line:${line.id}`)
  const flow = (account: string) =>
    kept.reduce((sum, line) => sum + (line.credit === account ? line.credits : 0) - (line.debit === account ? line.credits : 0), 0)
  expect([flow('wallet'), flow('held')]).toEqual([0, 0])
  expect(await checkLedger(ctx)).toEqual([])

  expect(await rows(`messages where user_id = ${other.user.id}`)).toBe(others.messages)
  expect((await search(ctx, [bystander])).length).toBeGreaterThan(5)
  expect((await other.call(getMe)).custom_attributes.name).toBe(bystander)
}, 90_000)

test('a reason is needed, and says so', async () => {
  const server = await testServer()
  const person = await server.signIn()
  for (const body of [{}, { reason: '' }, { reason: 'because' }]) {
    await expect(person.call(deleteMe, { body: body as never })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Please select a reason.',
    })
  }
  expect(await person.call(getMe)).toMatchObject({ id: person.user.id })
})

test('an old session has to prove itself first', async () => {
  let now = Date.now()
  const server = await testServer({ now: () => new Date(now) })
  const person = await server.signIn()
  now += 16 * 60_000
  await expect(leave(person)).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
  expect(await person.call(getMe)).toMatchObject({ id: person.user.id })
})

test('the address is free at once, and whoever comes back with it is a new person', async () => {
  const server = await testServer()
  const person = await server.signIn()
  await leave(person)
  const again = await server.signIn(person.email)
  expect(again.user.id).not.toBe(person.user.id)
  expect(again.user.credit_balance).toBe(50)
  await erased(server, person)
  expect(await again.call(getMe)).toMatchObject({ id: again.user.id, email: person.email })
})

test('a code that came to the address after its account went opens the new one, though the old one is still being erased', async () => {
  const server = await testServer()
  const person = await server.signIn()
  await leave(person)
  const since = await lastMail(server.ctx)
  await server.anonymous(requestOtp, { body: { email: person.email } })
  const code = await newestCode(server.ctx, person.email, since)
  await erased(server, person)
  expect((await server.ctx.db.query('select id from outbox where recipient = $1', [person.email])).length).toBe(2)
  expect(await server.anonymous(verifyOtp, { body: { email: person.email, code } })).toMatchObject({ token: expect.any(String) })
})

test('reasons are counted without persons, and comments go after ninety days', async () => {
  const server = await testServer()
  const { db } = server.ctx
  await db.query('delete from deletions', [])
  for (const reason of DELETION_REASONS) {
    const person = await server.signIn()
    await person.call(deleteMe, { body: { reason, comment: reason === 'other' ? 'it was time' : undefined } })
    await erased(server, person)
  }
  const counted = await db.query<{ reason: string; n: number }>('select reason, count(*)::int as n from deletions group by reason', [])
  expect(Object.fromEntries(counted.map(({ reason, n }) => [reason, n]))).toEqual(
    Object.fromEntries(DELETION_REASONS.map((reason) => [reason, 1])),
  )
  const comments = () => db.query('select comment from deletions where comment is not null', [])
  await purgeOld(server.ctx)
  expect(await comments()).toEqual([{ comment: 'it was time' }])
  await db.query(`update deletions set day = '2020-01-01'`, [])
  await purgeOld(server.ctx)
  expect(await comments()).toEqual([])
}, 120_000)

test('a reply that is being written is stopped, and nothing of it stays', async () => {
  const { script } = waitsAfter('the reply begins ')
  const server = await testServer({ chat: scriptedChat(script) })
  const person = await server.signIn()
  const { data } = await person.call(listCharacters)
  const { id } = await person.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  await person.call(conversations.sendMessage, { params: { id: String(id) }, body: { content: 'hello' } }, idempotent())
  await expect.poll(() => server.ctx.running.size).toBe(1)
  const [generation] = server.ctx.running.keys()
  await leave(person)
  await erased(server, person)
  expect(server.ctx.running.size).toBe(0)
  expect(await server.ctx.db.query('select 1 from messages where user_id = $1', [person.user.id])).toEqual([])
  expect(await server.ctx.db.query('select 1 from generation_chunks where generation_id = $1', [generation])).toEqual([])
})

test('a copy that is being packed is waited for, so that nothing is put back behind the erasure', async () => {
  const server = await testServer({ log: silent })
  const { db, now } = server.ctx
  const person = await server.signIn()
  await person.call(requestExport, undefined, idempotent())
  const pack = (heartbeat_at: Date) =>
    db.query(`update data_exports set state = 'running', heartbeat_at = $2 where user_id = $1`, [person.user.id, heartbeat_at])
  await pack(now())
  await leave(person)
  await expect(erased(server, person)).rejects.toThrow()
  expect(await db.query('select 1 from users where id = $1', [person.user.id])).toHaveLength(1)
  // The process that packed it is gone.
  await pack(new Date(0))
  await erased(server, person)
  expect(await db.query('select 1 from users where id = $1', [person.user.id])).toEqual([])
})

test('ended in the middle it continues, and twice is as good as once', async () => {
  const server = await testServer()
  const { ctx } = server
  const person = await server.signIn()
  await leaveTraces(person.call, 'canary-halfway')
  await leave(person)
  const id = (await erasureOf(server, person))!
  const { storage, mail } = ctx
  ctx.storage = { ...storage, removePrefix: async () => Promise.reject(new ProviderError('transient', 'the disk is away')) }
  await expect(eraseUser(secondsLater(ctx), { id })).rejects.toThrow()
  expect(await erasureOf(server, person)).toBe(id)
  ctx.storage = storage
  ctx.mail = { name: 'broken', send: async () => Promise.reject(new ProviderError('transient', 'no mail server')) }
  await eraseUser(secondsLater(ctx), { id })
  // Everything is gone but the address, to which the confirmation is still owed.
  expect(await search(ctx, [person.email])).toEqual(['public.erasures.email'])
  const sent: number[] = []
  ctx.jobs = { send: (_, data) => void sent.push(data.id) }
  await ctx.db.query(`update erasures set heartbeat_at = 'epoch'`, [])
  await cronJobs['sweep-accounts'].run(ctx)
  expect(sent).toContain(id)
  ctx.mail = mail
  await Promise.all([eraseUser(secondsLater(ctx), { id }), eraseUser(secondsLater(ctx), { id })])
  expect(await erasureOf(server, person)).toBeUndefined()
  expect(await ctx.db.query('select 1 from outbox where recipient = $1', [person.email])).toHaveLength(1)
  await eraseUser(ctx, { id })
  expect(searchFiles(['canary-halfway'])).toEqual([])
}, 60_000)

test('a mail server that never answers does not keep the address', async () => {
  const server = await testServer()
  const person = await server.signIn()
  await leave(person)
  const id = (await erasureOf(server, person))!
  const { mail } = server.ctx
  server.ctx.mail = { name: 'broken', send: async () => Promise.reject(new ProviderError('transient', 'no mail server')) }
  for (let n = 0; n < 5; n++) {
    await server.ctx.db.query(`update erasures set heartbeat_at = 'epoch' where id = $1`, [id])
    await eraseUser(secondsLater(server.ctx), { id })
  }
  server.ctx.mail = mail
  expect(await erasureOf(server, person)).toBeUndefined()
  expect(await search(server.ctx, [person.email])).toEqual([])
}, 60_000)
