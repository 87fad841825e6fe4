// Slips that a tired engineer makes. Each is one change in one file: `from` occurs in it exactly once and becomes `to`, and a test
// of the file `notices` must then fail in the usual run. tests/faults/run.mjs plants them one at a time.
export const FAULTS = [
  // Money.
  {
    file: 'server/db/functions/credits_hold.sql',
    from: 'spent + p_credits <= spend_limit',
    to: 'spent <= spend_limit',
    notices: 'tests/server/domain/billing/limits.test.ts',
  },
  {
    file: 'server/db/functions/finish_generation.sql',
    from: 'elsif v_generation.credits > 0 and p_pay then',
    to: 'elsif v_generation.credits > 0 then',
    notices: 'tests/server/domain/conversations.test.ts',
  },
  {
    file: 'server/domain/billing/fold.ts',
    from: ".filter(({ state }) => state === 'paid')",
    to: ".filter(({ state }) => state !== 'refunded')",
    notices: 'tests/server/domain/billing/fold.test.ts',
  },
  {
    file: 'server/domain/billing/limits.ts',
    from: '(amount === null || amount > than)',
    to: '(amount !== null && amount > than)',
    notices: 'tests/server/domain/billing/limit-lifted.test.ts',
  },
  {
    file: 'server/domain/billing/settle-order.ts',
    from: 'Math.ceil((order.credits!',
    to: 'Math.floor((order.credits!',
    notices: 'tests/server/domain/billing/ingest.test.ts',
  },
  {
    file: 'server/domain/billing/ingest.ts',
    from: '(fact.amount_cents !== order.amount_cents ||',
    to: '((fact.amount_cents ?? 0) < order.amount_cents ||',
    notices: 'tests/server/domain/billing/overpaid.test.ts',
  },
  {
    file: 'contracts/prices.ts',
    from: 'charged_cents: 1499, months: 1',
    to: 'charged_cents: 1599, months: 1',
    notices: 'tests/server/domain/billing/purchase.test.ts',
  },
  {
    file: 'server/db/functions/credits_release.sql',
    from: 'next_expiry = least(next_expiry, v_next),',
    to: 'next_expiry = next_expiry,',
    notices: 'tests/server/domain/credits.test.ts',
  },
  {
    file: 'server/domain/billing/reconcile.ts',
    from: "(state <> 'ended' or",
    to: "(state = 'active' or",
    notices: 'tests/server/domain/billing/subscriptions.test.ts',
  },
  {
    file: 'server/domain/billing/subscriptions.ts',
    from: '{ everywhere: true }',
    to: '{ everywhere: false }',
    notices: 'tests/server/domain/billing/stores.test.ts',
  },
  {
    file: 'server/domain/restrictions/strikes.ts',
    from: "given.kind === 'ban') await",
    to: "given.kind === 'suspension') await",
    notices: 'tests/server/domain/billing/subscriptions.test.ts',
  },
  {
    file: 'server/domain/affiliates/statements.ts',
    from: 'l.test = $2 and l.month <= $1`',
    to: 'l.test = $2`',
    notices: 'tests/server/domain/affiliates/commissions.test.ts',
  },
  // Realtime.
  {
    file: 'server/domain/events/read-events.ts',
    from: '(await lastSeq(ctx, user_id)) !== after) return null',
    to: '(await lastSeq(ctx, user_id)) < after) return null',
    notices: 'tests/server/realtime/resume.test.ts',
  },
  {
    file: 'server/realtime/gateway.ts',
    from: 'return before === endings ?',
    to: 'return before <= endings ?',
    notices: 'tests/server/realtime/gateway.test.ts',
  },
  {
    file: 'lib/realtime/socket.ts',
    from: 'if (this.resumed) this.options.onResync()',
    to: 'if (!this.resumed) this.options.onResync()',
    notices: 'tests/lib/realtime/socket.test.ts',
  },
  {
    file: 'lib/realtime/apply-event.ts',
    from: "'message.updated': applyMessage,",
    to: "'message.updated': () => undefined,",
    notices: 'tests/lib/realtime/apply-event.test.ts',
  },
  {
    file: 'hooks/use-realtime.ts',
    from: "if (event.event === 'message.updated') runner.pump",
    to: "if (event.event === 'message.created') runner.pump",
    notices: 'tests/hooks/waiting-message.test.tsx',
  },
  {
    file: 'server/realtime/gateway.ts',
    from: 'if (!tokens.every(',
    to: 'if (!tokens.some(',
    notices: 'tests/server/realtime/gateway.test.ts',
  },
  // Sign-in.
  {
    file: 'server/domain/users/sign-in-code.ts',
    from: 'otp-guess:${asker}:${digestOf(input.email)}',
    to: 'otp-guess:${asker}:${digestOf(input.client)}',
    notices: 'tests/server/domain/sign-in.test.ts',
  },
  {
    file: 'server/domain/sessions/sessions.ts',
    from: 's.expires_at > $2 and s.seen_at >',
    to: 's.seen_at >',
    notices: 'tests/server/domain/session-life.test.ts',
  },
  {
    file: 'server/domain/sessions/second-factor.ts',
    from: 'last_step < $2',
    to: 'last_step <= $2',
    notices: 'tests/server/domain/second-factor.test.ts',
  },
  {
    file: 'server/domain/identity/sign-up-with-password.ts',
    from: 'if (replaces) await',
    to: 'if (!replaces) await',
    notices: 'tests/server/domain/identity/passwords.test.ts',
  },
  {
    file: 'server/domain/rate-limit.ts',
    from: 'resets_at = case when r.resets_at <= $2 then excluded.resets_at else r.resets_at end',
    to: 'resets_at = excluded.resets_at',
    notices: 'tests/server/domain/rate-limit.test.ts',
  },
  {
    file: 'server/config.ts',
    from: 'if (kept.length >= MIN_SECRET)',
    to: 'if (kept.length > 0)',
    notices: 'tests/server/config.test.ts',
  },
  // Ownership.
  {
    file: 'server/domain/conversations/conversations.ts',
    from: 'c.id = $1 and c.user_id = $2 and c.deleted_at is null order by m.id',
    to: 'c.id = $1 and $2::int is not null and c.deleted_at is null order by m.id',
    notices: 'tests/server/domain/conversations.test.ts',
  },
  {
    file: 'server/domain/sessions/end-sessions.ts',
    from: 'identity_session from sessions where user_id = $1',
    to: 'identity_session from sessions where $1::int is not null',
    notices: 'tests/server/domain/sessions.test.ts',
  },
  {
    file: 'server/domain/characters/own/find-own.ts',
    from: 'and(eq(characters.id, id), eq(characters.owner_id, user_id),',
    to: 'and(eq(characters.id, id),',
    notices: 'tests/server/domain/own-characters.test.ts',
  },
  {
    file: 'server/domain/account/exports.ts',
    from: "where user_id = $1 and state = 'ready'",
    to: "where $1::int is not null and state = 'ready'",
    notices: 'tests/server/account/export-owner.test.ts',
  },
  {
    file: 'server/domain/media/media-address.ts',
    from: "'plain' ? `${key} ${expires}` :",
    to: "'plain' ? `${expires}` :",
    notices: 'tests/server/http/media-signature.test.ts',
  },
  {
    file: 'server/domain/messages/find-message.ts',
    from: 'c.user_id = $2 and c.deleted_at is null',
    to: '$2 > 0 and c.deleted_at is null',
    notices: 'tests/server/http/strangers.test.ts',
  },
  {
    file: 'server/http/app.ts',
    from: '        path: c.req.routePath,',
    to: '        path: c.req.path,',
    notices: 'tests/server/log.test.ts',
  },
  // Limits.
  {
    file: 'server/domain/messages/own-share.ts',
    from: 'new Set([...opening, ...running]',
    to: 'new Set([...running]',
    notices: 'tests/server/domain/conversations.test.ts',
  },
  {
    file: 'server/db/functions/fork_conversation.sql',
    from: 'v_from.apart_from || p_conversation, p_key',
    to: 'v_from.apart_from, p_key',
    notices: 'tests/server/domain/memories.test.ts',
  },
  {
    file: 'server/http/media.ts',
    from: 'open ? `public, max-age=${max_age}` : `private,',
    to: 'open ? `public, max-age=${max_age}` : `public,',
    notices: 'tests/server/domain/own-characters.test.ts',
  },
  // Moderation.
  {
    file: 'server/domain/characters/own/set-visibility.ts',
    from: "if (visibility === 'public') {",
    to: "if (before.visibility === 'public') {",
    notices: 'tests/server/domain/own-characters.test.ts',
  },
  {
    file: 'server/domain/cards/import-card.ts',
    from: '...textsOf(card.data),',
    to: '',
    notices: 'tests/server/domain/cards/import.test.ts',
  },
  {
    file: 'server/domain/messages/write-reply.ts',
    from: 'const last = await moderatePart()',
    to: 'const last = null as Ending | null',
    notices: 'tests/server/domain/reply-moderation.test.ts',
  },
  {
    file: 'server/domain/groups/as-heard-by.ts',
    from: "'gimu')",
    to: "'imu')",
    notices: 'tests/server/domain/groups.test.ts',
  },
  {
    file: 'server/db/functions/write_first.sql',
    from: ' and u.age_hold_at is null',
    to: '',
    notices: 'tests/server/domain/write-first.test.ts',
  },
  // Jobs.
  {
    file: 'server/domain/billing/mails.ts',
    from: 'where sent_at is null and attempts',
    to: 'where attempts',
    notices: 'tests/server/domain/billing/subscriptions.test.ts',
  },
  {
    file: 'server/domain/account/export-data.ts',
    from: "(state = 'running' and heartbeat_at <",
    to: "(state = 'running' and heartbeat_at >",
    notices: 'tests/server/account/export.test.ts',
  },
  {
    file: 'server/domain/account/export-data.ts',
    from: 'claimed.attempts >= ATTEMPTS',
    to: 'claimed.attempts + 1 >= ATTEMPTS',
    notices: 'tests/server/account/export.test.ts',
  },
  {
    file: 'server/domain/account/retention.ts',
    from: 'delete from moderation_verdicts where created_at <',
    to: 'delete from moderation_verdicts where created_at >',
    notices: 'tests/server/account/retention.test.ts',
  },
  {
    file: 'server/domain/account/erase-user.ts',
    from: 'await refuseWhilePacking(ctx, person.user_id)',
    to: '',
    notices: 'tests/server/account/deletion.test.ts',
  },
  // Cards.
  {
    file: 'server/domain/cards/png.ts',
    from: 'found.ccv3 ?? found.chara',
    to: 'found.chara ?? found.ccv3',
    notices: 'tests/server/domain/cards/read-card.test.ts',
  },
  {
    file: 'server/domain/cards/active-entries.ts',
    from: 'b.priority - a.priority',
    to: 'a.priority - b.priority',
    notices: 'tests/server/domain/cards/priorities.test.ts',
  },
  {
    file: 'server/domain/cards/read-chat.ts',
    from: 'at >= last && at <= now',
    to: 'at >= last',
    notices: 'tests/server/domain/cards/chat-times.test.ts',
  },
  {
    file: 'server/domain/cards/lorebook.ts',
    from: 'entries.length >= CLIP.entries',
    to: 'entries.length > CLIP.entries',
    notices: 'tests/server/domain/cards/read-card.test.ts',
  },
  // Pages.
  {
    file: 'lib/seo/json-ld.ts',
    from: "replaceAll('<', '\\\\u003c')",
    to: "replaceAll('</', '<\\\\/')",
    notices: 'tests/lib/seo/page-metadata.test.ts',
  },
  {
    file: 'lib/seo/page-metadata.ts',
    from: "path.includes('/settings') || path.includes('/chat')",
    to: "path.includes('/settings') && path.includes('/chat')",
    notices: 'tests/lib/seo/page-metadata.test.ts',
  },
  {
    file: 'server/web/policy.ts',
    from: 'if (!attributes.includes(`nonce="${nonce}"`) || /\\ssrc=/.test(attributes))',
    to: 'if (/\\ssrc=/.test(attributes))',
    notices: 'tests/server/web/pages.test.ts',
  },
  {
    file: 'hooks/use-hydrated.ts',
    from: '() => false,',
    to: '() => true,',
    notices: 'tests/components/messages/time-mark.test.tsx',
  },
  // Forms.
  {
    file: 'contracts/billing.ts',
    from: 'LIMIT_MAX = { credits: 100_000,',
    to: 'LIMIT_MAX = { credits: 1_000_000,',
    notices: 'tests/server/domain/billing/limits.test.ts',
  },
  {
    file: 'hooks/api/use-photos.ts',
    from: 'body: { request, type } }, { idempotency_key: attempt })',
    to: 'body: { request, type } }, { idempotency_key: crypto.randomUUID() })',
    notices: 'tests/components/photos/photos.test.tsx',
  },
  {
    file: 'hooks/api/use-own-characters.ts',
    from: "void (isApiError(error, 'OFFLINE') ||",
    to: "void (isApiError(error, 'OFFLINE') &&",
    notices: 'tests/components/my-krushes/my-krushes.test.tsx',
  },
  {
    file: 'components/messages/composer.tsx',
    from: ' || event.nativeEvent.isComposing',
    to: '',
    notices: 'tests/components/messages/composer.test.tsx',
  },
  // The browser's libraries.
  {
    file: 'hooks/api/send-runner.ts',
    from: 'if (!next || busy.has(id)) return',
    to: 'if (!next) return',
    notices: 'tests/hooks/api/send-runner.test.ts',
  },
  {
    file: 'lib/auth/session-storage.ts',
    from: 'COOKIE_SECONDS = 30 * 24 * 60 * 60',
    to: 'COOKIE_SECONDS = 30 * 24 * 60',
    notices: 'tests/lib/auth/session-storage.test.ts',
  },
]
