// See exam.mjs. Plants fifty facts in three hundred turns, asks for each in other words, and counts the answers in the prompt.
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { EXAM } from './exam-facts'
import { reportCard } from './exam-model'
import { QUESTIONS } from './exam-questions'
import { CROWD, examine, PARAPHRASES, paraphrases, TURNS, writtenDown } from './exam-talk'

const say = (line: string) => process.stdout.write(`${line}\n`)
const loud = process.argv.includes('--misses')

async function inThePrompt(): Promise<void> {
  const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })
  const memories = writtenDown()
  say(`${TURNS} turns, ${EXAM.length} facts, ${memories.length} memories written down by the rules`)
  const languages = { en: EXAM.map(({ otherwise }) => otherwise), ...QUESTIONS }
  for (const context_tokens of [4096, 8192]) {
    for (const way of ['plain window', 'words alone', 'embedded encoder'] as const) {
      for (const [language, questions] of Object.entries(languages)) {
        const asked = await examine(
          memories,
          questions,
          context_tokens,
          way === 'embedded encoder' ? encoder : null,
          way !== 'plain window',
        )
        for (const line of loud ? asked.misses : []) say(`   ${way} at ${context_tokens}, ${language}: ${line}`)
        const { right, stale } = asked
        say(
          `${String(context_tokens).padStart(6)} tokens, ${way.padEnd(17)} asked in ${language}: ${right} of ${EXAM.length} answers in the prompt, ${stale} stale`,
        )
      }
    }
  }

  for (const meaning of [false, true]) {
    const { found, misses } = await paraphrases(meaning ? encoder : null)
    for (const line of loud ? misses : []) say(`   ${meaning ? 'encoder' : 'words'}: ${line}`)
    say(`among ${CROWD} others, ${meaning ? 'embedded encoder' : 'words alone     '} ${found} of ${PARAPHRASES} recalled`)
  }
  await encoder.close()
}

if (process.argv.includes('--model')) process.exitCode = (await reportCard(say)) ? 0 : 1
else await inThePrompt()
