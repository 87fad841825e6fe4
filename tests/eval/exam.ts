// See exam.mjs. Plants fifty facts in three hundred turns, asks for each in other words, and counts the answers in the prompt.
import { notice } from '@/server/domain/memories/notice'
import type { Known } from '@/server/domain/memories/recall'
import { placeOf, type Current, type New } from '@/server/domain/memories/write-down'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { EXAM } from './exam-facts'
import { reportCard } from './exam-model'
import { QUESTIONS } from './exam-questions'
import { promptFor, READ_AT_ONCE, recall, TALK, textOf, TURNS } from './exam-talk'

const say = (line: string) => process.stdout.write(`${line}\n`)
const loud = process.argv.includes('--misses')
/** Facts that do not fit, among which one is looked for. */
const CROWD = 400

/** As a worker writes them down without a model, in readings of forty messages. */
function writtenDown(): Known[] {
  const current: Current[] = []
  for (let at = 0; at < TALK.length; at += READ_AT_ONCE) {
    for (const found of notice(TALK.slice(at, at + READ_AT_ONCE))) {
      const fact: New = { ...found, source_ids: [], day: '2026-01-01' }
      const place = placeOf(fact, current)
      if (place === 'known') continue
      if (place) current.splice(current.indexOf(place), 1)
      current.push({ id: current.length + 1, text: fact.text, origin: 'chat' })
    }
  }
  return current.map(({ text }) => ({ text, pinned: false }))
}

async function inThePrompt(): Promise<void> {
  const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })
  const memories = writtenDown()
  say(`${TURNS} turns, ${EXAM.length} facts, ${memories.length} memories written down by the rules`)
  const languages = { en: EXAM.map(({ otherwise }) => otherwise), ...QUESTIONS }
  for (const context_tokens of [4096, 8192]) {
    for (const way of ['plain window', 'words alone', 'embedded encoder'] as const) {
      for (const [language, questions] of Object.entries(languages)) {
        let right = 0
        let stale = 0
        for (const [at, fact] of EXAM.entries()) {
          const question = questions[at]!
          const recalled =
            way === 'plain window' ? [] : await recall(memories, question, context_tokens, way === 'embedded encoder' ? encoder : null)
          const expect = new RegExp(fact.corrected?.expect ?? fact.expect, 'i')
          if (expect.test(textOf(promptFor({ question, recalled, context_tokens })))) right += 1
          else if (loud) say(`   missed at ${context_tokens}, ${way}, ${language}: ${question} (${expect.source})`)
          if (fact.corrected && recalled.some((line) => new RegExp(fact.expect, 'i').test(line))) {
            stale += 1
            if (loud) say(`   stale at ${context_tokens}, ${way}: ${fact.expect}`)
          }
        }
        say(
          `${String(context_tokens).padStart(6)} tokens, ${way.padEnd(17)} asked in ${language}: ${right} of ${EXAM.length} answers in the prompt, ${stale} stale`,
        )
      }
    }
  }

  // Facts that share no word with their question, among four hundred others that do not all fit.
  const crowd: Known[] = Array.from({ length: CROWD }, (_, at) => ({
    text: `You said that the ${['shelf', 'ladder', 'curtain', 'kettle', 'gravel', 'hinge', 'bucket', 'awning'][at % 8]} number ${at} of the ${['old', 'new', 'red', 'tall', 'wide'][at % 5]} depot was put away in week ${at % 52}`,
    pinned: false,
  }))
  const hidden = EXAM.filter((fact) => !fact.corrected).slice(0, 30)
  const all: Known[] = [...hidden.map(({ told: text }) => ({ text, pinned: false })), ...crowd]
  for (const meaning of [false, true]) {
    let found = 0
    for (const fact of hidden) {
      const lines = await recall(all, fact.otherwise, 8192, meaning ? encoder : null)
      if (lines.includes(fact.told)) found += 1
      else if (loud) say(`   not among ${lines.length} recalled, ${meaning ? 'encoder' : 'words'}: ${fact.otherwise}`)
    }
    say(`among ${CROWD} others, ${meaning ? 'embedded encoder' : 'words alone     '} ${found} of ${hidden.length} recalled`)
  }
  await encoder.close()
}

if (process.argv.includes('--model')) process.exitCode = (await reportCard(say)) ? 0 : 1
else await inThePrompt()
