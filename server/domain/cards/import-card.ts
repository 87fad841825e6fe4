import { randomUUID } from 'node:crypto'
import type { CardImport } from '@/contracts/cards'
import { MOST_DRAFTS } from '@/contracts/own-characters'
import { tooManyDrafts } from '../characters/own/drafts'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { refuseBlocked } from '../moderation/moderate'
import { hitLimit } from '../rate-limit'
import { answeredBefore, digestOfFile, IMPORTS, storeAnswer } from './imports'
import { moderateTexts } from './moderate-texts'
import { readCard } from './read-card'
import { readDraft, textsOf } from './read-definition'

/**
 * Makes a draft of a character card. The whole card is moderated, also what is only kept for exports; a refused one leaves nothing.
 * Repeating the key answers the same draft. Throws INVALID_CARD, CARD_TOO_LARGE, CONTENT_BLOCKED, TOO_MANY_DRAFTS,
 * RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE.
 */
export async function importCard(
  ctx: Context,
  { user_id }: Caller,
  { file, idempotency_key }: { file: Uint8Array; idempotency_key: string | null },
): Promise<CardImport> {
  const asked = { user_id, key: idempotency_key ?? randomUUID(), kind: 'card' as const, digest: digestOfFile(file, '') }
  const known = await answeredBefore(ctx, asked)
  if (known) return known
  await hitLimit(ctx, { key: `import:user:${user_id}`, ...IMPORTS })
  const card = readCard(file)
  const draft = readDraft(card, ctx.settings.limits.custom_instructions)
  const { age } = draft.data
  const texts = [
    `${draft.name}${age === undefined ? '' : ` is ${age} years old.`}`,
    ...textsOf(card.data),
    ...draft.assets.map(({ name }) => name),
  ]
  const refused = await moderateTexts(ctx, 'character_create', texts, { user_id, subject: `user:${user_id}` })
  if (refused) refuseBlocked(refused)
  const answer: CardImport = { draft_id: randomUUID(), format: card.format, name: draft.name, report: draft.report, assets: draft.assets }
  const stored = await ctx.db.transaction(async (tx) => {
    const [person] = await tx.query('select 1 from users where id = $1 and disabled_at is null for no key update', [user_id])
    if (!person) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
    if (!(await storeAnswer(tx, { ...asked, answer, now: ctx.now() }))) return false
    const [{ n } = { n: 0 }] = await tx.query<{ n: number }>('select count(*)::int as n from character_drafts where user_id = $1', [
      user_id,
    ])
    if (n >= MOST_DRAFTS) throw tooManyDrafts()
    await tx.query(
      'insert into character_drafts (user_id, id, data, extras, created_at, updated_at) values ($1, $2, $3::jsonb, $4::jsonb, $5, $5)',
      [user_id, answer.draft_id, JSON.stringify(draft.data), JSON.stringify(draft.extras), ctx.now()],
    )
    return true
  })
  const first = stored ? answer : await answeredBefore(ctx, asked)
  if (!first) throw notFound('Import')
  return first
}
