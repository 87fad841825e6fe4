import { afterAll, expect, test } from 'vitest'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { EXAM } from '@/tests/eval/exam-facts'
import { QUESTIONS } from '@/tests/eval/exam-questions'
import { examine, paraphrases, PARAPHRASES, writtenDown } from '@/tests/eval/exam-talk'
import { THOROUGH } from '@/tests/support/counts'

/** Facts of fifty that are in the prompt, by its tokens; and the most that were corrected since. */
const GOALS = [
  [4096, 45],
  [8192, 48],
] as const
const MOST_STALE = 1
/** Of thirty questions that share no word with their fact. */
const LEAST_FOUND = 24

const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })
afterAll(() => encoder.close())

test.each(GOALS)(
  'after three hundred turns a prompt of %i tokens answers %i of fifty questions, in three languages, and a plain window few',
  async (context_tokens, least) => {
    const memories = writtenDown()
    const languages = { en: EXAM.map(({ otherwise }) => otherwise), ...QUESTIONS }
    for (const [language, questions] of Object.entries(languages)) {
      for (const by of THOROUGH ? [null, encoder] : [null]) {
        const { right, stale, misses } = await examine(memories, questions, context_tokens, by)
        expect(right, `${language}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(least)
        expect(stale).toBeLessThanOrEqual(MOST_STALE)
      }
      const plain = await examine(memories, questions, context_tokens, null, false)
      console.info(`${language}, ${context_tokens} tokens: a plain window answers ${plain.right} of ${EXAM.length}.`)
      expect(plain.right).toBeLessThan(least - 10)
    }
  },
  120_000,
)

test('the encoder recalls what shares no word with the question, among four hundred others', async ({ skip }) => {
  if (!THOROUGH) skip('embeds 430 facts, ten seconds: in the thorough run')
  const { found, misses } = await paraphrases(encoder)
  expect(found, misses.join('\n')).toBeGreaterThanOrEqual(LEAST_FOUND)
  expect((await paraphrases(null)).found).toBeLessThan(PARAPHRASES / 2)
}, 120_000)
