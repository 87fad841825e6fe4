import { disclosuresOn, ends, opinionsOn, topicPattern, type Context } from './context'
import {
  ADVICE_ON,
  CLARIFY,
  HEAVY_ACK,
  LIKE_ME,
  POEMS,
  POINT,
  PRESENT,
  REASSURE,
  SOUR,
  TENDER,
  TENDER_UNKNOWN,
  TRUST,
  UNHELPFUL,
  WHY_LIMIT,
} from './follow'
import { normal, type Intent, type Read } from './intents'
import { dislikesIn, likesIn, peopleIn } from './memory'
import { readMood } from './mood'
import { carry, eventAsk, firstOf, followUp, HEAVY, moodAsk, say, tell, wonder } from './moves'
import { fill } from './pen'
import { recall } from './recall'
import { join, sentencesOf } from './text'
import { TOPIC_ASK, topicOf } from './topic-questions'
import { KINDS, type Act, type Kind, type Topic } from './types'

const PLAIN_ACTS: Partial<Record<Intent, Act>> = {
  photo: 'photo',
  audio: 'audio',
  meet: 'meet',
  explicit: 'explicit',
  insult: 'insult',
  language: 'language',
  gibberish: 'gibberish',
  apology: 'apology',
  thanks: 'thanks',
  compliment: 'compliment',
  love: 'love',
  miss: 'miss',
  single: 'single',
  joke: 'joke',
  story: 'story',
  looks: 'looks',
  bored: 'bored',
  repeat: 'repeat',
}
const SETTLED = new Set<Intent>(['photo', 'audio', 'meet', 'explicit', 'insult', 'language', 'gibberish', 'joke', 'story', 'bored', 'love'])
const KIND_WORDS: Record<Kind, RegExp> = {
  film: /\b(?:film|movie|show|series)\b/,
  book: /\b(?:book|novel|author|writer|poem)\b/,
  song: /\b(?:song|music|band|album|singer|artist)\b/,
  food: /\b(?:food|dish|meal|dessert|cake|fruit|snack|pizza)\b/,
  drink: /\b(?:drink|coffee|tea|wine|cocktail|beer)\b/,
  colour: /\bcolou?r\b/,
  season: /\b(?:season|time of (?:the )?year|month|weather|holiday)\b/,
  place: /\b(?:place|city|country|spot|room)\b/,
  animal: /\b(?:animal|pet|bird)\b/,
  word: /\b(?:word|quote|saying|thing)\b/,
}
const HOME =
  /\b(?:my (?:\w+ )?(?:flat|house|room|street|building|kitchen|place|landlord|neighbours?|balcony|boat|cabin|apartment)|at home|i live|live in|upstairs|village|the flat|get home)\b/
/** Themes whose lines speak to someone who is in the middle of it. */
const CONDOLING = new Set<Topic>(['grief', 'health', 'heartbreak'])
const FAMILY = /\b(?:mother|father|mum|mom|dad|grand\w+|brother|sister|aunt|uncle|cousin|parents)\b/
const PAST = /\b(?:mother|father|grand\w+|when i was|as a child|grew up|years ago|used to|at school|my first)\b/

const slotted = (context: Context, act: Act, slots: Record<string, string | undefined>): string | null =>
  context.pen.pick(
    act,
    context.bank[act].flatMap((line) => fill(line, { ...context.slots, ...slots }) ?? []),
  )

const favourite = (context: Context, sentence: string): string[] => {
  const { pen, bank, voice } = context
  const lower = sentence.toLowerCase()
  const authored = pen.pick(
    'fav',
    opinionsOn(context, sentence),
    (voice?.disclosures ?? []).filter(
      (line) => /\b(?:favourite|best)\b/.test(line) && topicPattern(topicOf(lower)).test(line.toLowerCase()),
    ),
  )
  if (authored) return [authored]
  const kind = KINDS.find((one) => KIND_WORDS[one].test(lower)) ?? 'word'
  return [pen.pick('fav', [bank.favourites[kind]]) ?? say(context, 'favourite_again')]
}

/** An answer to a bare noun said in reply to our question. */
const answered = (context: Context): string | null => {
  const bare = context.text
    .replace(/[\s,]*\b(?:lol|haha+|hehe|x+|lmao)\b[.! ]*$/i, '')
    .replace(/[.!\s]+$/, '')
    .trim()
  if (
    !context.asked ||
    context.size > 4 ||
    /[?*,;:"]/.test(bare) ||
    /\b(?:i|you|it|he|she|we|they|is|are|was|am|do|i'm|it's|don't|not|my|me|because|well|this|that|these|those)\b|^(?:come|go|tell|let's|stop|wait|hold|kiss|send|show|give|take|look|say|ask|try|please|maybe|keep|leave|be|do|get|sounds?|like|want|need|still|already|same|too|so|very|really|ugh|argh|wow|oops|damn|shit|fuck|eh|bored|tired|haha|lol|sad|happy|ouch|prove)\b/i.test(
      bare,
    )
  )
    return null
  return slotted(context, 'answer', {
    answer: bare.replace(/^(?:the|an?|some|to|in|at|on|with|probably|maybe|just)\s+/i, (lead) => lead.toLowerCase()),
  })
}

const statement = (context: Context, phrase: string | null): string[] => {
  const { chance, pen, bank, topic, text, size } = context
  if (context.grave) {
    const soft = pen.pick('tender', TENDER) ?? say(context, 'sad')
    const line = context.asked && ends(context.own.at(-2) ?? '') ? null : pen.pick('grief', TOPIC_ASK.grief)
    return line &&
      /\b(?:he|she|his|her|him|they|my (?:\w+ )?(?:father|mother|mum|mom|dad|dog|cat|gran\w*|brother|sister|friend))\b/i.test(text)
      ? [soft, line]
      : [soft, ...(line ? moodAsk(context, 'sad') : [])]
  }
  const stirred = context.memory.moods.at(-1)
  if (
    stirred &&
    (stirred.mood === 'angry' || stirred.mood === 'anxious') &&
    context.turns.length - stirred.turn <= 3 &&
    !topic &&
    size < 12
  ) {
    const line = pen.pick('stirred', bank[stirred.mood])
    if (line) return [line, ...(context.asked ? [] : moodAsk(context, stirred.mood))]
  }
  const known = answered(context)
  if (known) return [known]
  const opinions = opinionsOn(context, text)
  const themed = topic && !CONDOLING.has(topic) ? bank.topics[topic] : []
  if (size > 45) return [say(context, 'long'), ...followUp(context, phrase)]
  if ((opinions.length || themed.length) && chance.in('theme', 0.85)) {
    const line = pen.pick('theme', opinions, themed)
    if (line) return [line, ...(ends(line) || (context.asked && chance.in('rest', 0.4)) ? [] : followUp(context, phrase))]
  }
  const sour =
    /\b(?:boring|hard|difficult|annoying|exhausting|too much|slow|stressful|a pain|not fun|hate it|weird|long|cold|ugh|argh)\b/i.test(
      text,
    ) && size < 12
  const parts = [sour ? (pen.pick('sour', SOUR) ?? say(context, 'neutral')) : say(context, 'neutral')]
  return [
    ...parts,
    ...(parts.some((part) => part.includes('?'))
      ? []
      : context.asked && ends(context.own.at(-2) ?? '')
        ? tell(context, true)
        : followUp(context, phrase)),
  ]
}

const feeling = (context: Context, read: Read, reads: readonly Read[]): string[] => {
  const mood = readMood(read.sentence) ?? readMood(context.text) ?? 'sad'
  const { voice, bank, pen, chance } = context
  const own = mood === 'good' ? voice?.delight : mood === 'angry' || mood === 'anxious' ? [] : voice?.comfort
  if (
    mood === 'sad' &&
    /\b(?:died|passed away|funeral|dying|grief|death|lost my (?:father|mother|mum|mom|dad|brother|sister|gran\w*|husband|wife|friend|dog|cat))\b/i.test(
      context.text,
    )
  ) {
    const line = pen.pick('grief', bank.topics.grief, voice?.comfort ?? [], bank.sad) ?? say(context, 'sad')
    return [line, ...(line.includes('?') ? [] : followUp({ ...context, topic: 'grief' }, null))]
  }
  const first = mood === 'lonely' ? chance.in('own', 0.4) : chance.in('own', 0.75)
  const line = first ? pen.must('mood', own ?? [], bank[mood]) : pen.must('mood', bank[mood], own ?? [])
  const event = firstOf(reads, 'event') ? context.memory.events.at(-1) : undefined
  if (line.includes('?') || (mood === 'good' && /\b(?:better|relieved)\b/i.test(context.text))) return [line]
  if (event && event.turn === context.turns.length - 1) return [line, ...eventAsk(context, event.label, event.tense)]
  const askedTwice = context.asked && ends(context.own.at(-2) ?? '')
  return askedTwice && !chance.in('press', 0.4) ? [line] : [line, ...moodAsk(context, mood)]
}

/** The parts that answer one intent; what is said unasked after them is part of it. */
export const respond = (context: Context, read: Read, reads: readonly Read[], phrase: string | null): string[] => {
  const { pen, bank, voice, memory, turns, chance, own, text } = context
  const { intent, sentence } = read
  const act = PLAIN_ACTS[intent]
  if (act) {
    const parts = [say(context, act)]
    if (intent === 'repeat') return [...parts, ...wonder(context)]
    return SETTLED.has(intent) ? parts : [...parts, ...carry(context, parts, { light: true })]
  }
  const withCarry = (...parts: string[]): string[] => [...parts, ...carry(context, parts, { light: true })]
  switch (intent) {
    case 'recall':
      return recall(text, memory, turns.length - 1, pen, bank).filter(Boolean)
    case 'goodnight':
      return [chance.in('own', 0.4) ? say(context, 'goodnight') : pen.must('bye', bank.goodnight, voice?.farewells ?? [])]
    case 'bye':
      return [pen.must('bye', voice?.farewells ?? [], bank.bye)]
    case 'shift':
      return [say(context, 'shift'), ...(/\bquestions?\b/i.test(text) ? tell(context, false) : wonder(context))]
    case 'flirt':
      return withCarry(pen.must('flirt', voice?.flirt ?? [], bank.flirt))
    case 'greet':
      return withCarry(say(context, own.length > 1 ? 'greet_again' : 'greet'))
    case 'how_are_you': {
      const line = say(context, 'how_are_you')
      return line.includes('?')
        ? [line]
        : [line, ...(chance.in('told', 0.6) ? tell(context, false) : carry(context, [line], { light: true }))]
    }
    case 'who':
      return [say(context, 'who'), ...(/\bname\b/i.test(sentence) ? [] : tell(context, false))]
    case 'age':
      return [say(context, 'age')]
    case 'job': {
      const line = say(context, 'job')
      const near = pen.pick(
        'job',
        disclosuresOn(context, topicPattern('work')),
        opinionsOn(context, 'work job'),
        voice?.disclosures ?? [],
        context.self,
        bank.topics.work,
      )
      return [line, near ?? '']
    }
    case 'hobby':
      return [slotted(context, 'hobby', {}) ?? say(context, 'disclose'), ...(chance.in('told', 0.5) ? tell(context, false) : [])]
    case 'home':
      return withCarry(pen.pick('home', disclosuresOn(context, HOME), opinionsOn(context, 'home house')) ?? say(context, 'home'))
    case 'past':
      return withCarry(
        pen.pick(
          'past',
          opinionsOn(context, sentence),
          disclosuresOn(context, /family|parent|mother|father|mum|mom|dad|brother|sister|sibling|grand/i.test(sentence) ? FAMILY : PAST),
        ) ?? say(context, 'past'),
      )
    case 'favourite':
      return withCarry(...favourite(context, sentence))
    case 'ever': {
      const near = pen.pick('ever', opinionsOn(context, sentence), disclosuresOn(context, topicPattern(topicOf(sentence.toLowerCase()))))
      return withCarry(near ?? say(context, 'ever'))
    }
    case 'opinion': {
      const topic = topicOf(sentence.toLowerCase())
      const line = pen.pick(
        'opinion',
        opinionsOn(context, sentence),
        topic && !CONDOLING.has(topic) ? bank.topics[topic] : [],
        bank.opinion,
      )
      return withCarry(line ?? say(context, 'question'))
    }
    case 'advice': {
      const known = ADVICE_ON.find(([words]) => words.test(sentence.toLowerCase()))?.[1] ?? []
      return [say(context, 'advice', known)]
    }
    case 'ask_me':
      return wonder(context).length ? wonder(context) : [say(context, 'ask')]
    case 'tell_me':
      return tell(context, false)
    case 'more': {
      const about = topicOf(context.last.toLowerCase())
      const near = pen.pick('more', opinionsOn(context, context.last), about ? bank.topics[about] : [])
      // The lead-in alone would be a promise not kept, so it travels with what it announces.
      return near && chance.in('near', 0.5) ? [near] : [join([say(context, 'more'), ...tell(context, false)])]
    }
    case 'why': {
      const limits = [bank.explicit, bank.photo, bank.audio, bank.meet].flat()
      return [
        limits.some((line) => context.last.replace(/\*[^*]*\*/g, '').includes(line)) ? pen.must('limit', WHY_LIMIT) : say(context, 'why'),
      ]
    }
    case 'about_me':
      return [
        pen.must('aboutme', /\b(?:like|love) (?:me|about me)\b|\bthink (?:of|about) me\b/.test(normal(sentence)) ? LIKE_ME : REASSURE),
      ]
    case 'clarify':
      return [pen.must('clarify', CLARIFY)]
    case 'unhelpful':
      return [pen.must('unhelpful', UNHELPFUL)]
    case 'present':
      return [pen.must('present', PRESENT)]
    case 'poem':
      return [pen.must('poem', POEMS)]
    case 'point':
      return [pen.must('point', POINT)]
    case 'trust':
      return [pen.must('trust', TRUST)]
    case 'and_you': {
      const asked =
        sentencesOf(context.last)
          .filter((line) => line.includes('?'))
          .at(-1) ?? context.last
      const about = topicOf(asked.toLowerCase())
      return [
        pen.pick('and', opinionsOn(context, asked), about ? [...disclosuresOn(context, topicPattern(about)), ...bank.topics[about]] : []) ??
          tell(context, false).join(' '),
      ]
    }
    case 'name':
      return withCarry(say(context, 'name_learned'))
    case 'mood':
      return feeling(context, read, reads)
    case 'event': {
      const event = memory.events.findLast((one) => one.turn === turns.length - 1) ?? memory.events.at(-1)
      const line = event ? slotted(context, 'event', { event: event.label, when: event.when ?? undefined }) : null
      const lead = readMood(sentence) === 'good' && chance.in('delight', 0.5) ? pen.pick('delight', voice?.delight ?? []) : line
      const said = lead ?? line ?? say(context, 'neutral')
      return said.includes('?') || !event ? [said] : [said, ...eventAsk(context, event.label, event.tense)]
    }
    case 'like':
    case 'dislike': {
      const what = (intent === 'like' ? likesIn(sentence) : dislikesIn(sentence)).at(0)
      const opinions = opinionsOn(context, sentence)
      const line = slotted(context, intent, { [intent]: what })
      const near = pen.pick('near', opinions)
      const lead = near && (chance.in('near', 0.6) || !line) ? near : (line ?? say(context, 'neutral'))
      return ends(lead) || (context.asked && chance.in('rest', 0.35)) ? [lead] : [lead, ...followUp(context, phrase)]
    }
    case 'person': {
      if (context.grave) return statement(context, phrase)
      const person = peopleIn(sentence, 0)[0]
      const line = slotted(context, 'person', {
        person: person ? `your ${person.relation}` : undefined,
        pname: person?.name ?? undefined,
      })
      return [line ?? say(context, 'neutral'), ...(line?.includes('?') ? [] : followUp(context, phrase))]
    }
    case 'laugh':
    case 'quiet':
    case 'ok':
    case 'yes':
    case 'no':
    case 'dunno': {
      const heavy = memory.moods.at(-1)
      // Someone who has just said they are sad is not asked about their favourite sandwich.
      if (heavy && HEAVY.has(heavy.mood) && turns.length - heavy.turn <= 4 && intent !== 'laugh') {
        return [pen.must('heavy', HEAVY_ACK, bank.quiet), ...(context.asked && chance.in('press', 0.6) ? [] : moodAsk(context, heavy.mood))]
      }
      return withCarry(say(context, intent))
    }
    case 'question': {
      if (context.grave) return [pen.pick('soft', opinionsOn(context, sentence), TENDER_UNKNOWN) ?? say(context, 'question')]
      const topic = topicOf(sentence.toLowerCase())
      const line =
        pen.pick('theme', opinionsOn(context, sentence), topic && !CONDOLING.has(topic) ? bank.topics[topic] : []) ??
        say(context, 'question')
      return chance.in('rest', 0.5) ? [line] : withCarry(line)
    }
    default:
      return statement(context, phrase)
  }
}
