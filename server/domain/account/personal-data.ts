import { CODE_MINUTES } from '../users/sign-in-code'

/** What is known of one person when rows are looked for. */
export type Person = {
  user_id: number
  identity_uid: string
  email: string
  email_digest: string
  /** When the account was closed, or the copy asked for. What came to the address later is of whoever began again with it. */
  asked_at: Date
}

type Exported = {
  /** Name in the archive, without `.json`. */
  file: string
  columns: string
  /** A number that rises from row to row; with it a long table is read in pages. */
  page_by?: string
}

export type PersonalTable = {
  table: string
  /** Which rows are the person's; `{name}` is a field of Person. */
  where: string
  /** A statement that has to run before they can be erased. */
  first?: string
  /** Where they are in the data export, or why they are not. */
  exported: Exported | string
}

const OWN = 'user_id = {user_id}'
const OWN_IDENTITY = 'user_id = {identity_uid}'
/** Rows of the hot path have a copy of the number and no index on it; the person's conversations lead to them. */
const OWN_MESSAGES = `conversation_id in (select id from conversations where ${OWN})`
const OWN_REPLIES = `message_id in (select m.id from messages m join conversations c on c.id = m.conversation_id where c.${OWN})`
const OWN_ORDERS = `order_id in (select id from billing_orders where ${OWN})`
const OWN_CHARACTERS = 'select id from characters where owner_id = {user_id}'

const inPages = (file: string, columns: string): Exported => ({ file, columns, page_by: 'id' })
const whole = (file: string, columns: string): Exported => ({ file, columns })

/**
 * Every table with rows that belong to one person, in the order in which they are erased: what hangs on something goes
 * first. A table of the schema that is in none of the three lists of this file fails a test.
 */
export const ERASED: PersonalTable[] = [
  { table: 'age_checks', where: OWN, exported: whole('age-check', 'over18, method, provider, reference, checked_at') },
  { table: 'age_attempts', where: OWN, exported: 'an age check that was begun; it ends within the hour' },
  {
    table: 'disclosures',
    where: `conversation_id in (select id from conversations where ${OWN})`,
    exported: 'when a conversation last told you that you talk with a computer program',
  },
  { table: 'talks', where: OWN, exported: 'since when you have been talking, for the suggestion of a break' },
  { table: 'picture_hashes', where: OWN, exported: 'numbers made from your pictures, which are in the export themselves' },
  { table: 'staff', where: OWN, exported: whole('console-role', 'role, created_at') },
  {
    table: 'appeals',
    where: `restriction_id in (select id from restrictions where ${OWN})`,
    exported: inPages('appeals', 'id, restriction_id, text, decision, note, created_at, decided_at'),
  },
  {
    table: 'restrictions',
    where: OWN,
    exported: inPages('restrictions', 'id, kind, subject, reason, automated, strikes, ends_at, lifted_at, created_at'),
  },
  {
    table: 'content_reports',
    where: OWN,
    exported: inPages('reports', 'id, kind, subject_id, reason, comment, settled_at, created_at'),
  },
  {
    table: 'notices',
    where: 'contact_id in (select id from contact_messages where email = {email})',
    exported: whole('notices', 'contact_id, character_id, hidden_at, due_at, decision, decided_at, created_at'),
  },
  {
    table: 'generation_chunks',
    where: `generation_id in (select id from generations where ${OWN_REPLIES})`,
    exported: 'pieces of a reply while it is being written; the complete reply is in messages.json',
  },
  {
    table: 'surprises',
    where: OWN,
    exported: inPages('surprises', 'id, conversation_id, message_id, type, variant, state, created_at, ended_at'),
  },
  {
    table: 'generations',
    where: OWN_REPLIES,
    exported: inPages('replies', 'id, message_id, state, provider, model, created_at, ended_at'),
  },
  { table: 'voices', where: OWN, exported: inPages('voices', 'id, message_id, state, seconds, credits, provider, created_at') },
  {
    table: 'calls',
    where: OWN,
    exported: inPages(
      'calls',
      'id, conversation_id, character_id, price, started_at, served_ms, turns, minutes, credits, ended_at, ended_by',
    ),
  },
  { table: 'voice_choices', where: OWN, exported: whole('voice-choices', 'character_id, voice, chosen_at') },
  {
    table: 'voice_notes',
    where: OWN,
    exported: inPages('voice-notes', 'id, conversation_id, message_id, state, seconds, transcript, credits, created_at'),
  },
  {
    table: 'memories',
    where: OWN,
    exported: inPages(
      'memories',
      'id, character_id, kind, text, origin, day, source_ids, pinned, off_in, replaced_by, created_at, updated_at',
    ),
  },
  { table: 'writing_first', where: OWN, exported: 'when a character last wrote first; messages.json has what it wrote' },
  { table: 'suggested_lines', where: OWN, exported: inPages('suggested-lines', 'id, conversation_id, text, credits, created_at') },
  { table: 'memory_books', where: OWN, exported: 'a counter' },
  {
    table: 'remembering',
    where: OWN,
    exported: whole('stories', 'id as conversation_id, story, story_edited_at, story_at'),
  },
  { table: 'message_vectors', where: OWN, exported: 'numbers made from your messages for search; messages.json has the texts' },
  {
    table: 'messages',
    where: OWN_MESSAGES,
    exported: inPages(
      'messages',
      'id, conversation_id, sender_type, character_id, content, content_attributes, status, image_request, parent_id, shown, edited_at, pinned_at, reaction, deleted_at, created_at',
    ),
  },
  { table: 'events', where: OWN, exported: 'copies of what is in the other files, for two days' },
  { table: 'event_heads', where: OWN, exported: 'a counter' },
  {
    table: 'conversation_members',
    where: `conversation_id in (select id from conversations where ${OWN})`,
    exported: inPages(
      'group-members',
      'id, conversation_id, character_id, (select full_name from characters c where c.id = character_id) as character_name, position, joined_after, left_after, created_at',
    ),
  },
  {
    table: 'conversations',
    where: OWN,
    exported: inPages(
      'conversations',
      `id, character_id, (select full_name from characters c where c.id = character_id) as character_name,
      custom_instructions, persona_id, note, note_depth, writes_first, allow_implicit_images, suggestions, read_aloud, wallpaper, memories, boundaries, turns, title, paused_at,
      apart_from, pinned_at, archived_at, deleted_at, created_at, updated_at`,
    ),
  },
  { table: 'personas', where: OWN, exported: inPages('personas', 'id, name, gender, about, is_default, created_at, updated_at') },
  {
    table: 'character_words',
    where: `character_id in (${OWN_CHARACTERS})`,
    exported: 'search terms for your characters; characters.json has the texts',
  },
  {
    table: 'character_tags',
    where: `character_id in (${OWN_CHARACTERS})`,
    exported: 'tags of your characters, for lists; characters.json has them',
  },
  {
    table: 'character_takedowns',
    where: `character_id in (${OWN_CHARACTERS})`,
    exported: inPages('takedowns', 'id, character_id, cause, visibility, version, created_at, lifted_at'),
  },
  {
    table: 'character_reviews',
    where: `character_id in (${OWN_CHARACTERS})`,
    exported: inPages('character-reviews', 'id, character_id, cause, state, version, note, created_at, decided_at'),
  },
  {
    table: 'character_reports',
    where: OWN,
    exported: inPages('character-reports', 'id, character_id, reason, comment, version, settled_at, created_at'),
  },
  {
    table: 'character_likes',
    where: OWN,
    exported: whole(
      'favorite-characters',
      'character_id, (select full_name from characters c where c.id = character_id) as character_name, created_at',
    ),
  },
  {
    table: 'creator_follows',
    where: OWN,
    exported: whole('followed-creators', '(select handle from creators c where c.user_id = creator_id) as handle, created_at'),
  },
  { table: 'creators', where: OWN, exported: whole('creator-page', 'handle, display_name, about, created_at') },
  { table: 'character_drafts', where: OWN, exported: whole('character-drafts', 'id, data, extras, created_at, updated_at') },
  {
    table: 'character_versions',
    where: `character_id in (${OWN_CHARACTERS})`,
    exported: whole('character-versions', 'character_id, version, definition, extras, restored_from, created_at'),
  },
  {
    table: 'characters',
    where: 'owner_id = {user_id}',
    // Chats that others had with a character of this person go with it; they are not the person's to read. Their groups go on without it.
    first: `with others as (
        select c.id, (select m.character_id from conversation_members m where m.conversation_id = c.id
            and m.character_id not in (${OWN_CHARACTERS}) order by m.left_after is not null, m.position limit 1) as next
          from conversations c where c.turns is not null and c.character_id in (${OWN_CHARACTERS})),
      kept as (update conversations c set character_id = o.next from others o where o.id = c.id and o.next is not null returning c.id)
      delete from conversations where character_id in (${OWN_CHARACTERS}) and id not in (select id from others where next is not null)`,
    exported: inPages(
      'characters',
      `id, slug, visibility, full_name, age, gender, category, hook, occupation, biography, hobbies,
      personality, tags, extroversion, connection, sex_drive, custom_instructions, greeting, scenarios, preferences, extras, appearance, voice, version, deleted_at, published_at, created_at, updated_at`,
    ),
  },
  { table: 'portraits', where: OWN, exported: 'where pictures of your characters are kept; the pictures are in media/' },
  { table: 'imports', where: OWN, exported: 'the results of an import, for two days; drafts and messages have what was imported' },
  {
    table: 'moderation_verdicts',
    where: OWN,
    exported: inPages('moderation', 'id, stage, action, rule, crisis, policy_version, subject, created_at'),
  },
  { table: 'feedback', where: OWN, exported: inPages('feedback', 'id, rating, comment, page, created_at') },
  { table: 'consents', where: OWN, exported: inPages('privacy-choices', 'id, browser, version, analytics, marketing, decided_at') },
  {
    table: 'conversions',
    where: OWN,
    exported: inPages('conversions', 'id, network, event, click_id, amount_cents, currency, state, created_at, sent_at'),
  },
  {
    table: 'affiliate_applications',
    where: 'email = {email}',
    exported: inPages(
      'affiliate-applications',
      `id, first_name, last_name, social_url, telegram_id, website, join_reason,
      promote_explanation, tell_us_more, created_at`,
    ),
  },
  {
    table: 'contact_messages',
    where: 'email = {email}',
    exported: inPages('contact-messages', 'id, topic, name, place, message, affirmed, settled_at, created_at'),
  },
  { table: 'reward_code_claims', where: OWN, exported: whole('reward-codes', 'code, created_at') },
  { table: 'reward_friends', where: OWN, exported: 'friends who were rewarded: digests that keep anyone from being counted twice' },
  { table: 'reward_traces', where: OWN, exported: 'fingerprints that keep people from inviting themselves, for 90 days' },
  {
    table: 'reward_invitations',
    where: 'friend_id = {user_id} or inviter_id = {user_id}',
    exported: 'who joined through whose invitation; the code you joined with is in profile.json',
  },
  { table: 'reward_invites', where: OWN, exported: whole('invitation-code', 'code, created_at') },
  {
    table: 'clips',
    where: OWN,
    exported: inPages('clips', 'id, photo_id, length, state, seconds, credits, deleted_at, created_at'),
  },
  {
    table: 'photos',
    where: OWN,
    exported: inPages(
      'photos',
      `id, conversation_id, origin, level, prompt, state, credits, favorited_at, unlocked_at, deleted_at, created_at`,
    ),
  },
  { table: 'data_exports', where: OWN, exported: inPages('exports', 'id, state, bytes, created_at, expires_at') },
  { table: 'billing_mails', where: OWN, exported: 'the emails are in your own inbox; payments.json has what they are about' },
  { table: 'credit_lots', where: OWN, exported: inPages('credits-granted', 'id, source, granted, remaining, expires_at, created_at') },
  { table: 'credit_holds', where: OWN, exported: 'set aside for a moment; credits.json has the same entries' },
  { table: 'credit_accounts', where: OWN, exported: whole('credit-balance', 'balance, held') },
  {
    table: 'proof_codes',
    where: `session_hash in (select id_hash from sessions where ${OWN})`,
    exported: 'secrets that last a few minutes',
  },
  { table: 'second_factor_challenges', where: OWN, exported: 'secrets that last a few minutes' },
  { table: 'recovery_codes', where: OWN, exported: 'secrets; we only store their hashes' },
  { table: 'second_factors', where: OWN, exported: whole('second-factor', 'enabled_at') },
  { table: 'email_changes', where: OWN, exported: inPages('email-changes', 'id, old_email, new_email, created_at, changed_at, undone_at') },
  { table: 'known_devices', where: OWN, exported: whole('devices', 'device, seen_at') },
  { table: 'pushes', where: OWN, exported: 'which of your devices were told that something is new, for two days' },
  { table: 'push_devices', where: OWN, exported: inPages('notified-devices', 'id, kind, time_zone, created_at, seen_at') },
  { table: 'sessions', where: OWN, exported: whole('sessions', 'app_mode, user_agent, created_at, seen_at, expires_at') },
  {
    table: 'rate_limits',
    where: "right(key, length({email_digest}) + 1) = ':' || {email_digest} or key like '%:user:' || {user_id}",
    exported: 'counters that expire within a day',
  },
  {
    table: 'code_requests',
    where: `address = {email_digest} and expires_at <= {asked_at} + interval '${CODE_MINUTES} minutes'`,
    exported: 'which browser asked for a code, for a few minutes',
  },
  { table: 'identity_flows', where: 'subject = {identity_uid}', exported: 'secrets that last a few minutes' },
  { table: 'passkeys', where: OWN_IDENTITY, exported: inPages('passkeys', 'id, name, created_at, used_at') },
  { table: 'custom_tokens', where: 'uid = {identity_uid}', exported: 'a secret that lasts two minutes' },
  {
    table: 'auth_verifications',
    where: "right(identifier, length({email}) + 1) = '-' || {email} and created_at <= {asked_at}",
    exported: 'secrets that last a few minutes',
  },
  {
    table: 'auth_sessions',
    where: OWN_IDENTITY,
    exported: whole('sign-ins', 'ip_address, user_agent, created_at, updated_at, expires_at'),
  },
  { table: 'auth_accounts', where: OWN_IDENTITY, exported: whole('sign-in-ways', 'provider_id, account_id, scope, created_at') },
  { table: 'auth_users', where: 'id = {identity_uid}', exported: whole('identity', 'email, email_verified, created_at') },
  {
    table: 'outbox',
    where: 'recipient = {email} and created_at <= {asked_at}',
    exported: 'the emails are in your own inbox; this table only exists on localhost and may contain codes',
  },
  {
    table: 'users',
    where: 'id = {user_id}',
    exported: whole(
      'profile',
      `id, uuid, email, name, time_zone, custom_attributes, premium_until, created_at, age_hold_at, preferences,
      feedback_prompted_at, feedback_dismissals`,
    ),
  },
  { table: 'sandbox_checkouts', where: OWN_ORDERS, exported: 'pages of the test processor; orders.json has the orders' },
  { table: 'erasures', where: OWN, exported: 'exists only while an account is being erased' },
]

/** Rows that stay when an account is erased, and why they may; the privacy page says so. */
export const RETAINED: (PersonalTable & { why: string })[] = [
  {
    table: 'audit_log',
    where: `subject = 'user:' || {user_id} or actor_id = {user_id}`,
    exported: inPages('staff-access', 'id, act, subject, reason, outcome, created_at'),
    why: 'Who of the staff looked at an account or changed it, by number. Nobody can change or remove a line, the operator included.',
  },
  {
    table: 'preserved_cases',
    where: OWN,
    exported: 'sealed copies of what was reported as endangering children, if there are any; only the authorities get them',
    why: 'The law asks that what was reported to the authorities is kept for a year, whatever its owner deletes. The copies are encrypted.',
  },
  {
    table: 'ledger_entries',
    where: OWN,
    exported: inPages('credits', 'id, debit, credit, credits, kind, reason, created_at'),
    why:
      'Bookkeeping: the lines of all wallets have to add up, and records of sales are kept by law. They hold a number ' +
      'in place of the person, amounts and times, and no text.',
  },
  {
    table: 'affiliates',
    where: 'email = {email}',
    exported: whole('affiliate', 'code, name, percent, created_at'),
    why: 'A partner who is paid: the contract and what was paid under it are records that have to be kept by law.',
  },
  {
    table: 'affiliate_commissions',
    where: 'affiliate_id in (select id from affiliates where email = {email})',
    exported: inPages('affiliate-commissions', 'id, month, percent, money_cents, commission_cents, occurred_at'),
    why: 'What a partner earned: bookkeeping, with numbers in place of the people who paid.',
  },
  {
    table: 'affiliate_statements',
    where: 'affiliate_id in (select id from affiliates where email = {email})',
    exported: inPages(
      'affiliate-statements',
      'id, month, payments, money_cents, commission_cents, carried_cents, payable_cents, left_cents, made_at',
    ),
    why: 'What a partner is paid: bookkeeping.',
  },
  {
    table: 'billing_orders',
    where: OWN,
    exported: whole('orders', 'id, price_id, kind, amount_cents, currency, credits, months, provider, test, state, created_at, changed_at'),
    why: 'Bookkeeping: what was sold, for how much and when. A number stands in place of the person.',
  },
  {
    table: 'payment_facts',
    where: OWN_ORDERS,
    exported: inPages(
      'payments',
      'id, kind, order_id, sale_id, transaction_id, amount_cents, currency, occurred_at, paid_until, test, state',
    ),
    why: 'Bookkeeping: what the payment company reported about a sale. It holds no name, address or card.',
  },
  {
    table: 'subscriptions',
    where: OWN,
    exported: inPages(
      'subscriptions',
      `id, order_id, provider, price_id, amount_cents, currency, months, test, state, started_at, paid_until,
      renews_at, cancelled_at, ended_at`,
    ),
    why: 'Bookkeeping, and so that a cancellation reaches the payment company after the account is gone.',
  },
  {
    table: 'sandbox_sales',
    where: OWN_ORDERS,
    exported: inPages('test-sales', 'id, description, amount_cents, months, state, started_at, paid_until'),
    why: 'The books of the test processor, on localhost only: there a sale has to be found to be cancelled. No money, no name, no card.',
  },
  {
    table: 'sandbox_events',
    where: OWN_ORDERS,
    exported: 'what the test processor reported; payments.json has the same',
    why: 'What happened to its sales, by number.',
  },
  {
    table: 'renewal_consents',
    where: OWN,
    exported: inPages('renewal-consents', 'id, version, text, client, created_at'),
    why: 'The law asks for the proof that somebody agreed to automatic renewal, with the network address it came from.',
  },
]

/** Tables without anything that leads to a person, and what they are. */
export const IMPERSONAL: Record<string, string> = {
  live_settings: 'the banner, maintenance mode and who runs this installation',
  blocked_pictures: 'numbers made from pictures that staff took down, so that copies are refused: no picture, no person',
  crisis_referrals: 'counts for the public page: a day and a level',
  billing_visits: 'how often pages with prices were opened: a day and a page',
  billing_differences: 'where our books and those of the payment company differ, by the number of a subscription',
  sandbox_switch: 'whether the test processor plays dead',
  search_words: 'which words public characters use, without whose; one that nobody uses is forgotten',
  deletions: 'why people left: a day and a reason, and for 90 days their comment, without who',
  auth_jwks: 'our signing keys',
  reward_code_mailboxes: 'keyed digests of a code and a mailbox together, so that a code comes once; none leads to another, or to anybody',
  reward_codes: 'codes that operators have made, and how often each was claimed',
  freed_handles: "digests of creators' handles that were given up, so that nobody takes over another's name for 90 days",
  affiliate_months: 'which months have their statements',
  firebase_codes: 'keyed digests of addresses that asked for a code, for minutes',
  firebase_revocations: 'keyed digests of people whose sign-ins were ended, for hours',
}

const CASTS: Record<keyof Person, string> = {
  user_id: 'int',
  identity_uid: 'text',
  email: 'text',
  email_digest: 'text',
  asked_at: 'timestamptz',
}

/** The text with `$n` in place of names, counted after `before` others, and the values in that order. */
export function bindPerson(where: string, person: Person, before = 0): { text: string; params: unknown[] } {
  const names: (keyof Person)[] = []
  const text = where.replace(/\{(\w+)\}/g, (_, name: keyof Person) => {
    if (!names.includes(name)) names.push(name)
    return `$${before + names.indexOf(name) + 1}::${CASTS[name]}`
  })
  return { text, params: names.map((name) => person[name]) }
}
