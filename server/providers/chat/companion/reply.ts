import type { ChatRequest } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { createContext, type Context } from './context'
import { CRISIS, MINOR, YOUNG_PLAY } from './follow'
import { play } from './games'
import { readMessage, type Intent, type Read } from './intents'
import { readMood } from './mood'
import { firstOf, say } from './moves'
import { loadCompromise, topicPhrase } from './nouns'
import { fill } from './pen'
import { respond } from './respond'
import { stage } from './stage'
import { answerFromDefinition, talk } from './talk'
import { join, sentencesOf, typographic, withoutActions } from './text'
import type { Act } from './types'

/** Parts of a reply; `bare` replies take no opener, gesture or second thought. */
type Draft = { parts: string[]; bare?: boolean }

const urgent = (context: Context, reads: readonly Read[]): Draft | null => {
  const { pen, turns, slots } = context
  const minor = turns.some(
    (turn) =>
      turn.role === 'user' &&
      turn.content.length < 4000 &&
      /\d|minor|underage|school|grade/i.test(turn.content) &&
      readMessage(turn.content).some((read) => read.intent === 'minor'),
  )
  if (firstOf(reads, 'crisis')) return { parts: [pen.must('crisis', CRISIS)], bare: true }
  if (minor) return { parts: [pen.must('minor', MINOR)], bare: true }
  if (firstOf(reads, 'young_play'))
    return {
      parts: [
        pen.must(
          'young',
          YOUNG_PLAY.flatMap((line) => fill(line, slots) ?? []),
        ),
      ],
      bare: true,
    }
  if (firstOf(reads, 'ai')) return { parts: [say(context, 'ai')], bare: true }
  return null
}

const PAIRABLE = new Set<Intent>(['greet', 'name', 'thanks', 'apology', 'how_are_you', 'compliment'])
const BRIEF = new Set<Intent>([
  'recall',
  'goodnight',
  'bye',
  'mood',
  'event',
  'like',
  'age',
  'who',
  'job',
  'opinion',
  'advice',
  'hobby',
  'home',
  'favourite',
  'joke',
  'story',
  'how_are_you',
  'bored',
  'ask_me',
  'tell_me',
  'name',
  'person',
  'past',
])

const draft = (context: Context, reads: readonly Read[], phrase: string | null): Draft => {
  const now = urgent(context, reads)
  if (now) return now
  const top = reads[0]
  if (!top) return { parts: [say(context, 'quiet')] }
  if (top.weight < 79 || top.intent === 'recall') {
    const game = play({
      turns: context.turns,
      voice: context.voice,
      chance: context.chance,
      pen: context.pen,
      full_name: context.request.persona.full_name,
    })
    if (game) return { parts: [game.text], bare: true }
    const scene = stage(context, reads)
    if (scene) return { parts: scene, bare: true }
  }
  // Two things said at once get two answers: the courtesy first, then the matter.
  const courtesy = reads.find((read) => PAIRABLE.has(read.intent) && read !== top)
  const main = PAIRABLE.has(top.intent) ? reads.find((read) => read !== top && BRIEF.has(read.intent) && read.weight >= 36) : undefined
  const pair = main && PAIRABLE.has(top.intent) ? [top, main] : courtesy && BRIEF.has(top.intent) ? [courtesy, top] : null
  if (!pair) return { parts: respond(context, top, reads, phrase) }
  const ordered = pair.sort((a, b) => Number(b.intent === 'greet') - Number(a.intent === 'greet'))
  const [polite, matter] = PAIRABLE.has(ordered[0]?.intent ?? 'statement') ? ordered : [ordered[1], ordered[0]]
  if (!polite || !matter) return { parts: respond(context, top, reads, phrase) }
  const act: Act =
    polite.intent === 'greet'
      ? context.own.length > 1
        ? 'greet_again'
        : 'greet'
      : polite.intent === 'name'
        ? 'name_learned'
        : polite.intent === 'how_are_you'
          ? 'how_are_you'
          : polite.intent === 'thanks'
            ? 'thanks'
            : polite.intent === 'apology'
              ? 'apology'
              : 'compliment'
  const heavy = matter.intent === 'mood' && readMood(matter.sentence) !== 'good'
  const second = respond(context, matter, reads, phrase)
  if (heavy || (polite.intent === 'greet' && context.own.length > 1)) return { parts: second }
  const lead = context.pen.pick(
    act,
    context.bank[act].filter((line) => !line.includes('?') && line.length < 90),
  )
  const fits = lead && sentencesOf(withoutActions(`${lead} ${second[0] ?? ''}`)).length <= 4
  return { parts: fits ? [lead, ...second] : second }
}

const limitFor = (size: number): number => (size <= 3 ? 3 : 4)

const trimmed = (parts: readonly string[], limit: number): string[] => {
  const kept: string[] = []
  let count = 0
  for (const part of parts.filter(Boolean)) {
    const size = sentencesOf(withoutActions(part)).length
    if (kept.length && count + size > limit) continue
    kept.push(part)
    count += size
  }
  // A bridge left hanging without what it led to.
  return /[:,]$/.test(kept.at(-1) ?? '') ? kept.slice(0, -1) : kept
}

const dressed = (context: Context, plan: Draft, reads: readonly Read[]): string => {
  const { pen, voice, bank, chance, own } = context
  const parts = trimmed(plan.parts, limitFor(context.size))
  const text = join(parts)
  if (plan.bare) return text
  const grave = reads.some((read) => read.intent === 'mood') && readMood(context.text) !== 'good'
  const settled = own.slice(-2).some((line) => line.includes('*'))
  if (!text.includes('*') && !settled && chance.in('gesture', 0.7)) {
    const gesture = pen.pick('gesture', voice?.gestures ?? [], bank.gesture)
    if (gesture)
      return join(
        parts.length > 1 && chance.in('middle', 0.4) && !/[:,]$/.test(parts[0] ?? '')
          ? [parts[0] ?? '', gesture, ...parts.slice(1)]
          : [gesture, ...parts],
      )
  }
  const opens = /^(?:oh|ah|mm|ha|hey|well|right|look|hm|listen|hello|hi|no|yes|so|ooh|um)\b/i.test(text)
  if (
    !grave &&
    !context.grave &&
    !opens &&
    !text.startsWith('*') &&
    text.length < 220 &&
    chance.in('opener', 0.22) &&
    !reads.some((read) =>
      [
        'goodnight',
        'bye',
        'recall',
        'age',
        'greet',
        'explicit',
        'photo',
        'audio',
        'meet',
        'name',
        'insult',
        'language',
        'ok',
        'yes',
        'no',
        'dunno',
        'quiet',
        'laugh',
        'clarify',
        'unhelpful',
        'present',
        'why',
        'about_me',
        'trust',
        'point',
      ].includes(read.intent),
    )
  ) {
    // "Next stop:" and "Honest truth?" announce a statement; before a mere nod they would trip.
    const telling = reads.some((read) => ['tell_me', 'opinion', 'advice', 'past', 'home', 'who'].includes(read.intent))
    const standing = (line: string): boolean => telling || /[.!\u2026]$/.test(line)
    const opener = pen.pick('opener', (voice?.openers ?? []).filter(standing), bank.opener.filter(standing))
    if (opener) return join([opener, ...parts])
  }
  return text
}

/** Two actions side by side would read as one run-on sentence. */
const oneAction = (text: string): string => text.replace(/\*([^*]+?)[.,]?\*\s+\*([a-z][^*]*)\*/g, '*$1, and $2*')

export const composeReply = async (request: ChatRequest, encoder: EmbeddingsProvider): Promise<string> => {
  // Without romance the banks answer, whose lines that flirt have been taken out (friendly.ts).
  if (request.romance !== false) {
    const talked = await talk(request, encoder)
    if (talked) return talked.text
    const own = await answerFromDefinition(request, encoder)
    if (own) return own
  }
  const context = createContext(request)
  const reads = readMessage(context.text)
  const wants = context.size >= 3 && (reads[0]?.weight ?? 0) < 60
  const phrase = wants ? topicPhrase(context.text, await loadCompromise()) : null
  return typographic(oneAction(dressed(context, draft(context, reads, phrase), reads)))
}
