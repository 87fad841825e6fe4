import { ProviderError } from '@/server/providers/errors'
import type { ModerationModel, Opinion } from './models'
import type { ModerationInput, ModerationProvider, ModerationStage, Verdict } from './port'
import { needsCheck } from './rules/quick'

/**
 * Stages of running talk. When a model fails there, a text passes that the rules in code allow and that has no word of any rule
 * in it; everything else is refused until the model answers.
 */
const TALK: ReadonlySet<ModerationStage> = new Set(['user_input', 'model_output', 'voice_text', 'report', 'memory'])

/** Requests that a model has at once, and checks that wait for their turn: four rounds. More fail at once, as a model that is silent does. */
const MOST_AT_ONCE = 16
const MOST_WAITING = 64

function queued(model: ModerationModel): ModerationModel['judge'] {
  let free = MOST_AT_ONCE
  const waiting: (() => void)[] = []
  return async (input) => {
    if (free > 0) free--
    else if (waiting.length >= MOST_WAITING) throw new ProviderError('transient', 'The moderation model has too much to do.')
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await model.judge(input)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/**
 * The rules in code first, then every model at once; the strictest counts. `warn` hears of a failure (its kind, never a text).
 * Throws ProviderError where a model failed and the text may not pass without it.
 */
export function layerModeration(
  rules: ModerationProvider,
  models: readonly ModerationModel[],
  warn: (fields: Record<string, unknown>) => void,
): ModerationProvider {
  if (models.length === 0) return rules
  const judges = models.map(queued)
  return {
    name: [rules.name, ...models.map(({ name }) => name)].join('+'),
    has_model: true,
    quick: rules.quick,
    async check(input) {
      const verdict = await rules.check(input)
      // A report quotes what it reports; what is blocked already needs no second opinion.
      if (verdict.action === 'block' || input.stage === 'report') return verdict
      const answers = await Promise.allSettled(judges.map((judge) => judge(input)))
      const failures = answers.flatMap((answer, n) =>
        answer.status === 'rejected' ? [{ model: models[n]!.name, why: answer.reason as unknown }] : [],
      )
      for (const { model, why } of failures) {
        if (!(why instanceof ProviderError)) throw why
        warn({ model, stage: input.stage, kind: why.kind })
      }
      const opinions = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const strictest = combine(verdict, opinions, input, models)
      const failed = failures[0]
      if (failed && strictest.action === 'allow' && !passesAlone(input, strictest)) throw failed.why as ProviderError
      return strictest
    },
  }
}

function combine(verdict: Verdict, opinions: Opinion[], { stage }: ModerationInput, models: readonly ModerationModel[]): Verdict {
  const rule = opinions.find((opinion) => opinion.rule)?.rule ?? null
  const watched = stage === 'user_input' || stage === 'model_output'
  return {
    ...verdict,
    action: rule ? 'block' : 'allow',
    rule,
    crisis: verdict.crisis === 'none' && watched && opinions.some(({ crisis }) => crisis) ? 'concern' : verdict.crisis,
    speaker_under_age: verdict.speaker_under_age || (stage === 'user_input' && opinions.some(({ speaker_under_age }) => speaker_under_age)),
    unsure: !rule && (verdict.unsure || (stage === 'public_publish' && opinions.some(({ unsure }) => unsure))),
    by_model: opinions.length > 0,
    detectors: [...verdict.detectors, ...models.map(({ name }) => name)],
  }
}

function passesAlone({ stage, text }: ModerationInput, { crisis, speaker_under_age }: Verdict): boolean {
  // Help and the hold for age must not wait for a model; the reply is checked by itself, and fails closed.
  if (stage === 'user_input' && (crisis !== 'none' || speaker_under_age)) return true
  return TALK.has(stage) && crisis === 'none' && !needsCheck(text)
}
