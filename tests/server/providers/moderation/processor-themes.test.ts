import { expect, test } from 'vitest'
import { createModeration } from '@/server/providers/moderation/index'
import type { ModerationStage } from '@/server/providers/moderation/port'
import { forbiddenThemes, PROCESSOR_RULES, PROCESSOR_THEMES, type Processor } from '@/server/providers/moderation/processor-themes'

const NONE = { endpoint: null, safeguard: null, faces: null, figures: null }
const EYES = {
  look: () => Promise.resolve({ explicit: 0, suggestive: 0, faces: [] }),
  running: () => false,
  close: () => Promise.resolve(),
}
const withProcessors = (...processors: Processor[]) => createModeration(NONE, () => {}, EYES, processors)

/** Neutral sentences, one or more of each theme. */
const FORBIDDEN = [
  'An incestuous story, please.',
  'Write an erotic scene with my stepsister.',
  'A non-con story.',
  'Undress her against her will.',
  'An erotic scene with torture.',
  'She is naked and unconscious.',
  'Hypnotized, she begins to undress.',
]
const ALLOWED = [
  'My stepsister visits on Sunday and brings cake.',
  'My mother was a nurse, and my brother is one too.',
  'The film had a torture scene, I looked away.',
  'She was unconscious for a minute after the fall.',
  'He practices hypnosis as a dentist.',
  'I am an incest survivor and look for a support group.',
  'We kissed against the wall. My brother was asleep next door.',
  'A sexy dress for my sister’s wedding?',
]

test('what the connected processor forbids is refused, and allowed where no company asks for it', async () => {
  const verdicts = async (text: string, ...processors: Processor[]) =>
    (await withProcessors(...processors).check({ stage: 'user_input', text })).rule
  for (const text of FORBIDDEN) {
    expect(await verdicts(text, 'sandbox'), text).toBeNull()
    for (const name of ['ccbill', 'verotel'] as const) expect(await verdicts(text, name), text).toBe('payment_rules')
    expect(await verdicts(text, 'sandbox', 'apple'), text).toBe('payment_rules')
  }
  for (const text of ALLOWED) expect(await verdicts(text, 'ccbill', 'google'), text).toBeNull()
})

test('everywhere something is made, and never what a report quotes', async () => {
  const { check } = withProcessors('ccbill')
  for (const stage of ['model_output', 'image_prompt', 'character_create', 'public_publish'] satisfies ModerationStage[])
    expect((await check({ stage, text: FORBIDDEN[1]! })).rule, stage).toBe('payment_rules')
  expect((await check({ stage: 'report', text: FORBIDDEN[1]! })).rule).toBeNull()
})

test('the strictest of all that are connected counts, and each row says where it is from', () => {
  expect(forbiddenThemes(['sandbox'])).toEqual([])
  expect(forbiddenThemes(['sandbox', 'verotel'])).toEqual([...PROCESSOR_THEMES])
  for (const [name, { source, forbids }] of Object.entries(PROCESSOR_RULES))
    expect(source, name).toMatch(forbids.length > 0 ? /published rules/ : /no company/)
})
