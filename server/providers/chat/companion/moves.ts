import { disclosuresOn, ends, opinionsOn, topicPattern, type Context } from './context'
import { EVENT_ASK, MOOD_ASK, TENSE_ASK, TOPIC_SLOT_ASK } from './follow'
import type { Read } from './intents'
import { fill } from './pen'
import { join, plain, sentencesOf } from './text'
import { TOPIC_ASK } from './topic-questions'
import type { Act, Mood, Tense } from './types'

export const HEAVY = new Set<Mood>(['sad', 'lonely', 'anxious', 'angry', 'tired'])

export const say = (context: Context, act: Act, ...before: readonly (readonly string[])[]): string =>
  context.pen.must(act, ...before, context.bank[act])

/** Something of the character's own, close to the subject where there is anything close. */
export const tell = (context: Context, bridged: boolean): string[] => {
  const { pen, chance, bank, voice } = context
  const near = context.topic
    ? pen.pick('near', opinionsOn(context, context.text), disclosuresOn(context, topicPattern(context.topic)))
    : null
  if (near) return [near]
  const line = pen.pick('tell', voice?.disclosures ?? [], context.self, bank.disclose)
  if (!line) return []
  const bridge = bridged && chance.in('bridge', 0.55) ? pen.pick('bridge', bank.bridge) : null
  return [bridge ? join([bridge, line]) : line]
}

/** A new question of the character's own. */
export const wonder = (context: Context): string[] => {
  const line = context.pen.pick('ask', context.voice?.questions ?? [], context.bank.ask)
  return line ? [line] : []
}

export const tenseOf = (text: string): Tense => {
  const lower = text.toLowerCase()
  if (/\b(?:will|going to|tomorrow|next (?:week|month|year|\w+day)|tonight|soon|i'll|plan(?:ning)? to|hope to|want to)\b/.test(lower))
    return 'future'
  return /\b(?:was|were|went|had|did|got|made|came|saw|said|told|took|found|met|left|lost|bought|yesterday|last|ago|\w{3,}ed)\b/.test(lower)
    ? 'past'
    : 'present'
}

/** Staying with what the user just said. */
export const followUp = (context: Context, phrase: string | null): string[] => {
  const { pen, chance, topic, text } = context
  const slotted = phrase ? TOPIC_SLOT_ASK.flatMap((line) => fill(line, { topic: phrase }) ?? []) : []
  const themed = topic ? TOPIC_ASK[topic] : []
  const tense = tenseOf(text)
  const timed = context.size > 3 && (tense !== 'present' || chance.in('present', 0.4)) ? TENSE_ASK[tense] : []
  const tiers = chance.in('slot', 0.35) && slotted.length ? [slotted, themed, timed] : [themed, slotted, timed]
  const found = pen.pick('follow', ...tiers)
  return found ? [found] : wonder(context)
}

export const moodAsk = (context: Context, mood: Mood): string[] => {
  const line = context.pen.pick(`mood${mood}`, MOOD_ASK[mood])
  return line ? [line] : []
}

export const eventAsk = (context: Context, label: string, tense: Tense): string[] => {
  const line =
    tense === 'future'
      ? context.pen.pick(
          'eventask',
          EVENT_ASK.flatMap((row) => fill(row, { event: label }) ?? []),
          TENSE_ASK.future,
        )
      : context.pen.pick('eventask', TENSE_ASK.past)
  return line ? [line] : []
}

/** Something remembered, brought up unasked; at most every sixth reply and never the same thing twice. */
export const callBack = (context: Context): string[] => {
  const { memory, own, pen, bank, turns, chance } = context
  if (own.length < 4) return []
  const recent = plain(own.slice(-6).join(' '))
  const all = plain(own.join(' '))
  const old = (turn: number): boolean => turns.length - turn >= 7
  const event = memory.events.find((one) => old(one.turn) && one.tense === 'future' && !recent.includes(plain(one.label)))
  const person = memory.people.find((one) => old(one.turn) && one.name && !recent.includes(one.name.toLowerCase()))
  const like = memory.likes.filter((one) => old(one.turn) && !recent.includes(plain(one.what))).at(-1)
  const mood = memory.moods.findLast((one) => old(one.turn) && turns.length - one.turn < 16 && HEAVY.has(one.mood))
  const asked = bank.back_mood.some((line) => all.includes(plain(line)))
  const named = [...memory.events.map((one) => one.label), ...memory.likes.map((one) => one.what)].some((one) =>
    recent.includes(plain(one)),
  )
  if (named || !chance.in('callback', 0.6)) return []
  const attempts: (string | null)[] = [
    event && !new RegExp(`(?:thinking|forgotten|news|coming|counting|ready|closer).{0,40}${plain(event.label)}`).test(all)
      ? pen.pick(
          'back',
          bank.back_event.flatMap((row) => fill(row, { event: event.label, when: event.when ?? undefined }) ?? []),
        )
      : null,
    mood && !asked && !memory.moods.some((one) => one.turn > mood.turn) ? pen.pick('back', bank.back_mood) : null,
    person
      ? pen.pick(
          'back',
          bank.back_person.flatMap((row) => fill(row, { person: `your ${person.relation}`, pname: person.name ?? undefined }) ?? []),
        )
      : null,
    like
      ? pen.pick(
          'back',
          bank.back_like.flatMap((row) => fill(row, { like: like.what }) ?? []),
        )
      : null,
  ]
  const found = attempts.find((line) => line !== null)
  return found ? [found] : []
}

/** After the answer itself: a memory, a telling or a question, so that neither side does all the work. */
export const carry = (context: Context, parts: readonly string[], options: { light: boolean; phrase?: string | null }): string[] => {
  const { chance, own, asked } = context
  if (parts.some(ends) || parts.some((part) => part.includes('?') && sentencesOf(part).length > 2)) return []
  if (options.light) {
    const back = callBack(context)
    if (back.length) return back
  }
  const askedTwice = asked && ends(own.at(-2) ?? '')
  const quiet = !asked && own.length > 1 && !ends(own.at(-2) ?? '')
  const question = (): string[] => (options.phrase !== undefined ? followUp(context, options.phrase) : wonder(context))
  if (quiet) return question()
  if (askedTwice) return tell(context, true)
  return chance.in('carry', asked ? 0.35 : 0.7) ? question() : tell(context, true)
}

export const firstOf = (reads: readonly Read[], ...wanted: readonly Read['intent'][]): Read | undefined =>
  reads.find((read) => wanted.includes(read.intent))
