import { POLICY_VERSION, type ModerationInput, type Verdict } from '@/server/providers/moderation/port'
import { ProviderError } from '@/server/providers/errors'
import { holdForAge } from '../account/age-hold'
import type { Context } from '../context'
import { AppError } from '../errors'
import { fingerprintsOf, isTakenDown, storeFingerprints } from './picture-bank'

export type Subject = { user_id: number | null; subject: string }

async function record(ctx: Context, input: ModerationInput, verdict: Verdict, who: Subject, latency_ms: number) {
  await ctx.db.query(
    `insert into moderation_verdicts (user_id, stage, action, rule, crisis, policy_version, detectors, latency_ms, subject)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      who.user_id,
      input.stage,
      verdict.action,
      verdict.rule,
      verdict.crisis,
      verdict.policy_version,
      JSON.stringify([...verdict.detectors, ...(verdict.speaker_under_age ? ['speaker-under-age'] : [])]),
      latency_ms,
      who.subject,
    ],
  )
  if (input.stage === 'user_input') await recordReferral(ctx, verdict)
}

/** Counts that help was pointed to: the day and the level, nothing about the person. A verdict without a crisis counts nothing. */
export async function recordReferral(ctx: Context, { crisis, policy_version }: Pick<Verdict, 'crisis' | 'policy_version'>): Promise<void> {
  if (crisis === 'none') return
  await ctx.db.query('insert into crisis_referrals (day, level, detector_version) values ($1, $2, $3)', [
    ctx.now().toISOString().slice(0, 10),
    crisis,
    policy_version,
  ])
}

/** A sign of danger that the rules did not see: counted, and known to whoever asks whether the person may be written to. */
export async function recordConcern(ctx: Context, who: Subject, policy_version: string): Promise<void> {
  const verdict: Verdict = {
    action: 'allow',
    rule: null,
    crisis: 'concern',
    speaker_under_age: false,
    unsure: false,
    policy_version,
    detectors: ['meaning'],
  }
  await record(ctx, { stage: 'user_input', text: '' }, verdict, who, 0)
}

/**
 * Pictures that our own illustrator drew need no look: it draws no nudity, and its flat faces have no age that a model could read.
 * What tells them is the manifest that this installation signed, not where they are said to come from.
 */
async function withoutOwnDrawings(ctx: Context, input: ModerationInput): Promise<ModerationInput> {
  if (!input.images?.length) return input
  const made = await Promise.all(input.images.map((picture) => ctx.provenance.verify(picture)))
  return { ...input, images: input.images.filter((_, at) => made[at] !== 'algorithm') }
}

/** A copy of a picture that staff took down, whoever made it. */
const TAKEN_DOWN: Verdict = {
  action: 'block',
  rule: 'taken_down',
  crisis: 'none',
  speaker_under_age: false,
  unsure: false,
  policy_version: POLICY_VERSION,
  detectors: ['pictures-taken-down'],
}

/**
 * The only way content is moderated; every stage calls it. A plain allow leaves no trace,
 * anything else is recorded by reference, without the text. Somebody who says that they are under 18 is on hold when it returns.
 * A detector that fails blocks: throws PROVIDER_UNAVAILABLE.
 */
export async function moderate(ctx: Context, input: ModerationInput, who: Subject): Promise<Verdict> {
  const started = performance.now()
  try {
    const prints = input.images?.length ? await fingerprintsOf(ctx, input.images) : []
    const verdict =
      prints.length && (await isTakenDown(ctx, prints)) ? TAKEN_DOWN : await ctx.moderation.check(await withoutOwnDrawings(ctx, input))
    if (prints.length && verdict.action === 'allow' && who.user_id !== null) await storeFingerprints(ctx, who.user_id, who.subject, prints)
    if (verdict.action !== 'allow' || verdict.crisis !== 'none' || verdict.speaker_under_age) {
      await record(ctx, input, verdict, who, Math.round(performance.now() - started))
    }
    if (verdict.speaker_under_age && who.user_id !== null) await holdForAge(ctx, who.user_id)
    return verdict
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.error({ stage: input.stage, kind: error.kind, provider: ctx.moderation.name }, 'moderation failed closed')
    throw new AppError('PROVIDER_UNAVAILABLE', 'Our safety check isn’t answering. Nothing was sent and you weren’t charged. Try again.')
  }
}

/** Throws CONTENT_BLOCKED naming the rule, never the words. */
export function refuseBlocked(verdict: Verdict): void {
  if (verdict.action === 'block') {
    throw new AppError('CONTENT_BLOCKED', 'We can’t send this one. It wasn’t saved and you weren’t charged.', {
      rule: verdict.rule,
    })
  }
}
