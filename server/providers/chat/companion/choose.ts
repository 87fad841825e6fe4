import type { Answer, Life } from '@/server/db/seed/life'
import type { IntentId } from '@/server/db/seed/lives/intents'
import type { Fact } from '@/server/providers/told'
import { DAY as WHAT_DAY, TIME } from './clock'
import { halvesOf, recallFacts, type Recalled } from './facts'
import { PLAY } from './plain-lines'
import {
  CALL_ME,
  CLARIFY,
  CONDOLED,
  DAY,
  DOING,
  ENCOURAGE,
  ENGLISH_ONLY,
  GUESS_WHAT,
  TRUE_STORY,
  TRUTH_OR_DARE,
  MET,
  REASSURE_THAT,
  WHAT_IF,
  SHARE,
  EXPLAIN,
  LIKE_ME,
  NO_CALENDAR,
  NO_CLOCK,
  NO_TASK,
  LUCK,
  MAY_ASK,
  MAY_I,
  OF_WORDS,
  OFFERED,
  POEMS,
  POINT,
  PRESENT,
  REMEMBERING,
  REACTED,
  REACTED_HARD,
  REASSURE,
  SOMEONE,
  TRUST,
  UNHELPFUL,
  WORRY,
} from './follow'
import { contentOf, lineFor, wantsOf } from './line-for'
import { nameIn } from './memory'
import { OF_THINGS } from './mood'
import { shapeOf, type Shape } from './shape'
import type { RankedLine } from './line-ranks'
import type { Shelves } from './shelves'
import type { Found, Question, Thing } from './things'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import type { Telling } from './tellings'
import { plain, sentencesOf, wordsOf } from './text'
import type { Act } from './types'
import { ELLIPTIC, leans, type Part, type Understood } from './understand'

/** What is searched, and what was said before. Pure data: nothing is looked up while choosing but by these. */
export type Known = {
  shelves: Shelves
  life: Life | null
  /** Whether it has said this line lately. */
  said?: (line: string) => boolean
  /** The jokes it has: those of its life, or of its temper. */
  jokes: readonly string[]
  facts: readonly Fact[]
  vectorOf: (text: string) => Float32Array | undefined
  /** The kind of a telling; null for what is like none. */
  tellingOf: (text: string) => Telling | null
  /** What the person is called. */
  name: string | null
  /** The last reply, and the message of the person before this one. */
  last: string
  before: string
  /** What the person told in the same message. */
  beside?: string
}

export type Choice =
  | {
      sort: 'thing'
      thing: Thing
      list: keyof Answer
      line: string | null
      /** What is said after `line`: the first of these that is short enough beside it. */
      seconds?: readonly string[]
      sure: boolean
      spare?: Thing[]
      lead?: readonly string[]
    }
  | { sort: 'long'; things: Thing[]; paragraphs: number }
  /** `all`: each was asked for. */
  | { sort: 'recall'; facts: Recalled[]; all?: boolean }
  | { sort: 'about_you' }
  | { sort: 'act'; act: Act }
  | { sort: 'ability'; ability: Ability }
  | { sort: 'told' }
  | { sort: 'unknown'; whose: 'own' | 'world'; near: Thing | null; shape?: Shape | null }
  | { sort: 'number'; text: string }
  | { sort: 'either'; one: string; other: string }
  | { sort: 'plain'; key: string; lines: readonly string[] }

export type Ability =
  | 'joke'
  | 'story'
  | 'story_next'
  | 'riddle'
  | 'recommend'
  | 'teach'
  | 'shift'
  | 'tell'
  | 'ask_me'
  | 'shorter'
  | 'no_questions'
  | 'longer'
  | 'slower'
  | 'would'
  | 'would_say'
  | 'at_peace'

/**
 * How good the best match must be to be said as certain, and how good to be said as a guess: its score, and how far it is
 * ahead of the second best. Measured with `npm run eval:companion`.
 */
const SURE = 1.02
/** The same where nearness counts (`NEAR`). */
const SURE_NEAR = 1.7
const UNSURE = 0.56
const AHEAD = 4
/** A guess has so much of the words, or else of the meaning. */
const GUESS_WORDS = 0.3
const GUESS_MEANING = 0.52
/** A topic that only shares words with the question is a guess: "Who planted the lemon tree?" is not asked of its care. */
const TOPIC_MEANING = 0.7
/** What the recognizer takes for an intent so surely is a guess, or needs no word in common, however it is said. */
const GUESS_PROBABLE = 0.4
const PROBABLE = 0.8
/** So much of the words names a topic in a question that names nobody; without a topic, so much of the meaning is needed. */
const NAMED = 0.2
/** "What's the capital of Australia?" */
const FACTUAL =
  /\b(?:of|in) (?:the )?[A-Z]|\b(?:capital|president|population|currency|invented|discovered|world war|tallest|largest|fastest)\b/
/** No life has the answer to these, whatever words they share with one. */
const OF_THE_WORLD =
  /\bwho (?:won|hosted|is winning) (?:the |an? |last )?(?:\w+ )*(?:world cup|super ?bowl|olympics|election|oscars?|nobel \w+|champions league|eurovision|euros?|wimbledon|grammys?)\b|\b(?:capital|population|currency|president|prime minister) of (?:the )?[A-Z]|\bwho (?:invented|discovered) (?:the )?(?:telephone|light ?bulb|internet|electricity|penicillin|gravity|america|radio|airplane|plane|wheel)\b/i
const WORLDLY = 0.6
/** What is this near to the best answers in its place when all of that has been said. */
const SPARE = 0.15
/** An occasion (a birthday, a new pet) that is told without feeling. */
const OCCASION = 1.15
/** Words of "why?", "how come?", "what happened next?". */
const FOLLOWING = /^(?:whi|how|com|why|come|more|exactli|happen|next|else|anything|one|another|go|tel|actuali|real|realli)$/
/** The same by words alone. */
const WORDS_SURE = 0.6
const WORDS_UNSURE = 0.38

/**
 * How probably a line must answer to be said as certain; the same where its thing is certain by all that was found; and to be said as a
 * guess. Of questions that were taken out of the lives, with P from 0.45 on the line that was written for it is first for 7 of 10.
 */
const SURE_LINE = 0.45
const SURE_LINE_FOUND = 0.25
const GUESS_LINE = 0.15
/** A second line is of the same thing, or else so probable. */
const SECOND_LINE = 0.15
const SECONDS = 4

export type Certainty = 'sure' | 'unsure' | 'unknown'

/** Asked for in other words: what answers one of a set answers the others. */
const ALIKE: readonly (readonly IntentId[])[] = [
  ['talk_how_are_you', 'talk_whats_up'],
  ['us_like_me', 'us_opinion_of_me', 'us_compliment_me'],
  ['talk_hello', 'talk_good_morning'],
  ['us_flirting', 'us_blush'],
  ['home_today', 'home_doing_now', 'talk_whats_up'],
  ['past_mother', 'past_parents'],
  ['past_father', 'past_parents'],
  ['home_neighborhood', 'home_describe_place', 'home_where_live'],
  ['taste_song', 'taste_music'],
  ['taste_word', 'talk_teach_word'],
  ['taste_film', 'talk_rec_film'],
  ['taste_book', 'talk_rec_book'],
  ['inner_angry', 'inner_pet_peeve'],
  ['home_cooking', 'talk_recipe'],
  ['taste_comfort_food', 'taste_food'],
  ['us_ask_out', 'us_date_plan'],
  ['work_how_started', 'work_first_day'],
  ['home_weather_there', 'talk_weather_here'],
  ['home_sleep_quality', 'home_bedtime'],
]
export const alike = (one: string, two: string): boolean =>
  one === two || ALIKE.some((set) => set.includes(one as IntentId) && set.includes(two as IntentId))

/** How good the best is, and how far ahead of the first that would say something else. */
export function trustOf(found: readonly Found[]): number {
  const [best, ...others] = found
  if (!best) return 0
  return best.score + AHEAD * (best.score - (others.find(({ item }) => !alike(item, best.item))?.score ?? 0))
}

/** What is said in so many words that it needs no search, and what it asks for. */
const MEANT: readonly (readonly [RegExp, IntentId])[] = [
  [
    /^(?:(?:and|so|hi|hello|hey)[, ]+)*how (?:are|have) you(?: been| doing| feeling| holding up)?(?: today| tonight| now| lately)?\W*$/i,
    'talk_how_are_you',
  ],
  [
    /^(?:i(?:'m| am) |am |doing |all |it's )?(?:(?:very|pretty|quite|really|doing) )?(?:good|fine|ok(?:ay)?|great|well|alright|all right|not (?:too )?bad)(?:,? (?:thanks|thank you|ty|thx))?[,.!]* (?:and |but |how about |what about )?(?:you|u|yourself|urself|yours|hbu|wbu|how are you)\W*$/i,
    'talk_how_are_you',
  ],
  [
    /^(?:(?:and|so|hi|hello|hey|anyway)[, ]+)*(?:tell me (?:more )?about your day|how(?:'s| is| was| has| did) your (?:day|evening|night|morning|afternoon|week)\b)/i,
    'home_today',
  ],
  [
    /\bis it (?:still |always |really )?(?:warm|cold|hot|sunny|raining|rainy|snowing|windy|foggy|freezing|nice|stormy|humid)(?: out| outside)?(?: (?:over )?there| where you are| at your place| in your \w+)\W*$/i,
    'home_weather_there',
  ],
  [/^(?:hey|hi|hello|so|and)?[, ]*how (?:was|were|did) (?:the|your) \w+(?: \w+)?(?: go)? (?:last night|yesterday)\W*$/i, 'home_yesterday'],
  [
    /^(?:(?:yo|hey|hi|hello|so)[, ]+(?:\w+[, ]+)?)?(?:what(?:'s|s)? (?:good|up|new|happening|going on)|wassup|sup|wyd)(?: (?:with you|today|tonight|man|bro|mate))*\W*$/i,
    'talk_whats_up',
  ],
  [/\b(?:best|happiest|fondest|favou?rite|nicest) memory\b/i, 'past_happiest_memory'],
  [/\bsay something (?:nice|sweet|kind)\b|\bcompliment me\b/i, 'us_compliment_me'],
  [
    /^(?:(?:and|so|but|then|(?:be )?honest(?:ly)?|tell me)[, ]+)*(?:do you (?:really |actually |still |even |truly )?love me|are you (?:really |actually |maybe )?(?:falling for|in love with) me)\b/i,
    'us_confess_feelings',
  ],
  [/^(?:(?:and|so|but)[, ]+)*do you (?:ever |still |often |sometimes |really )?think (?:about|of) me\b/i, 'us_thinking_of_me'],
  [
    /\b(?:do you find me (?:\w+ )?(?:attractive|pretty|cute|handsome|beautiful|hot|sexy|good[- ]looking)|am i (?:your type|(?:attractive|pretty|cute|handsome|beautiful) to you))\b/i,
    'us_like_me',
  ],
  [/\bwhat (?:turns you on|makes you (?:melt|weak))\b/i, 'us_win_heart'],
  [
    /\b(?:would|will|do) you (?:like to |want to )?be my (?:girlfriend|boyfriend|partner|date)\b|^be my (?:girlfriend|boyfriend)\b/i,
    'us_ask_out',
  ],
  [
    /\b(?:would|will|do|can|could) (?:you|i|we) (?:ever |like to |want to |maybe )?(?:go (?:out|on an? (?:\w+ )?date)|take you (?:out|to dinner))(?: with me| together| sometime| some day| some time| tonight| tomorrow| this weekend)*\W*$|^(?:do you )?wan(?:na|t to) go (?:out|on a date)(?: with me| sometime)*\W*$/i,
    'us_ask_out',
  ],
  [
    /^(?:(?:so|hey|well|and|maybe)[, ]+)*(?:(?:do you )?(?:want to|wanna)|can we|could we|let's|shall we|should we|we should) (?:hang out|meet(?: up)?|see each other|(?:get|grab|have) (?:an? )?(?:coffee|drink|dinner|lunch)s?)(?: together| sometime| soon| some day| tonight| tomorrow| this weekend| with me)*\W*$/i,
    'us_ask_out',
  ],
  [/^(?:(?:so|and|but|be honest)[, ]+)*do you (?:really |actually |even |still )?like me\W*$/i, 'us_like_me'],
  [
    /^(?:(?:so|hey|and|but)[, ]+)*(?:will|would|could|can) you (?:ever |maybe )?take me (?:out|along|somewhere(?: nice)?|with you|for an? (?:\w+ )?(?:ride|drive|walk|spin)|(?:to|for) (?:dinner|lunch|coffee|the movies|the beach|a movie))(?: sometime| some day| tonight| tomorrow)*\W*$/i,
    'us_ask_out',
  ],
  [
    /^(?:(?:so|hey|and|oh|cool)[, ]+)*what are you working on(?: right now| today| tonight| these days| at the moment| currently)*\W*$/i,
    'work_current_project',
  ],
  [/\bhow old are you\b|\bwhat(?:'s| is) your age\b|\bare you (?:an adult|over (?:18|eighteen|21))\b/i, 'past_age_birthday'],
  [/^(?:so |and )*what do you do(?: for (?:a living|work|money))?\W*$/i, 'work_typical_day'],
  [/\byour hobb(?:y|ies)\b|\bfor fun\b|\bwhen you(?:'re| are) not (?:working|at work)\b/i, 'home_hobby'],
  [/^(?:so |and )*who (?:taught|trained) you\b/i, 'work_teacher'],
  [/^(?:so |and |but )*did you always (?:want|plan|mean|dream)\b/i, 'past_kid_dream'],
  [/\b(?:day|shift|week) (?:\w+ )?look like\b|\bwhat(?:'s| is) (?:a |your )(?:\w+ ){0,2}day like\b/i, 'work_typical_day'],
  [
    /^(?:so |and |then )*what (?:would|will|shall|could|should) we do(?: together| then| there| tonight| tomorrow| today| now| this evening| this weekend| on \w+day)*\W*$/i,
    'us_date_plan',
  ],
  [
    /\bfavou?rite (?:thing|part|bit) (?:about|of) (?:owning|running|being|having|working|doing|your (?:job|work|shop|trade))\b/i,
    'work_best_part',
  ],
  [
    /^how(?:'s| is| are)(?: things (?:at|in))? the (?:\w*shop|store|bar|pub|club|caf\u00e9|cafe|restaurant|kitchen|bakery|booth|stall|studio|shed|yard|garage|station|office|theater|theatre|house|school|museum|hotel|farm|business|day|night)(?: tonight| today| going| doing| these days)*\W*$/i,
    'home_today',
  ],
]
const ANOTHER = /\b(?:another|one more|more|again)\b/i
const JOKE = /\b(?:tell|know|got|have|hear|another|one more|say|any)\b.{0,20}\bjokes?\b|\bmake me laugh\b/i
const TEACH_ME = /\bteach me (?:something|anything|a thing)\b/i
const WHO =
  /^(?:(?:so|and|hi|hey|hello|btw)[, ]+)*(?:who are you|what(?:'s|s| is) your (?:full |real |first )?name|who am i (?:talking|speaking|chatting) (?:to|with)|what (?:do|should|can|may|shall) i call you|introduce yourself|tell me (?:about|something about) yourself|what(?:'s| is) it like (?:being|to be) you)\W*$/i
const WHAT_NOW =
  /^(?:so |ok |and |well )*(?:what now|now what|what next|what (?:shall|should) we talk about)\W*$|\b(?:stop|end|quit|finish) (?:the|this|playing)(?: this)? ?games?\b/i
/** "What should we talk about?" is answered by a question. */
const TALK_ABOUT =
  /^(?:(?:so|ok|okay|hmm|well|and)[, ]+)*what (?:should|shall|can|could|do you (?:want to|wanna|like to)|would you like to) (?:we |you )?(?:talk|chat|speak) about\W*$/i
/** "Can you remember things?", not "do you remember her name?". */
const REMEMBERS =
  /^(?:(?:so|and|but|hey)[, ]+)*(?:can|do|will|would) you (?:really |actually |even |always |ever )?remember (?:things|stuff|me|everything|anything|what i (?:say|tell you|said|told you)|our (?:chats?|talks?|conversations?))(?: later| tomorrow| next time| i (?:say|tell you))?\W*$/i
const TELL =
  /^(?:(?:please|ok|so|come on)[, ]+)*(?:tell me|say) (?:something|anything)(?: (?:new|else|interesting))?\W*$|^(?:surprise|entertain) me\W*$|^talk to me\W*$/i
const WOULD_YOU = /^(?:and )?would you (?:have )?(?:call|com|stay|listen|help|answer|writ|been there|be there|remember)\w*\W*$/i

/**
 * What a made character says of itself is said as certain where it answers so probably. With eight of its ten signs, on 60 definitions that
 * were kept apart and with a third of the questions answered by nothing, some 87 of 100 above it were right.
 */
const STATED = 0.75
/** What its temper says is certain where it holds a word of the question, or is so like what anybody is asked. */
const TEMPER_MEANING = 0.8
/** Before what anybody is asked (looks, invitations, names): sooner than a rule of words. */
const STATED_FIRST = 0.7
/** As a guess: sooner than what may be asked of anybody; sooner than its temper's word, which may contradict it, and than nothing. */
const STATED_RATHER = 0.45
const STATED_GUESS = 0.35
/** So many of the words name what a statement says. */
const AGAIN = 0.5
const SEEMS = /\bdo i (?:look|sound|smell|seem|come across|feel|taste)\b/i
/** "Can we do a bit where a storm hits?", "you are my boss now and I ask you": a part to play. */
const PLAY_ASKED =
  /\b(?:let's|can we|could we|shall we|want to|wanna|i(?:'d| would) like to)\b.{0,20}\b(?:role[- ]?play|pretend:|play (?:a |this )?(?:small |little |quick )?game[:,]|play something like this|do a (?:bit|scene|sketch)|play (?:a scene|pretend|it out)|act (?:it|this) out|rehearse)\b|^(?:(?:ok|okay|so|please|now)[, ]+)*(?:role[- ]?play\b|pretend (?:to be|you(?:'re| are)) |you be (?:the|my|an?) |you(?:'re| are) (?:now )?(?:my|the|an?) (?:[\w-]+ ){1,4}and (?:i\b|i'm\b))/i
const NAME_ASKED = /\b(?:what(?:'s| is)|know|remember|say|guess|tell me|forgot|forgotten|recall) my name\b|\bwho am i\b/i

const WOULD_SAY = /^(?:and |so )?what would you (?:have )?(?:say|said|tell me|told me|write|written)(?: to me| then)?\W*$/i
const COUNTS = ['one', 'two', 'three', 'four', 'five']
/** "Three paragraphs about your childhood": how many, and what about. */
const PARAGRAPHS = /\b(one|two|three|four|five|[1-5]) (?:\w+ )?paragraphs?\b(?:.*?\b(?:about|on|of) (.+))?/i
/** Near enough to the topic to be told with it. */
const BESIDE = 0.12

function longOn(part: Part, understood: Understood, known: Known): Choice {
  const hit = PARAGRAPHS.exec(part.text)
  const paragraphs = hit ? Number(hit[1]) || COUNTS.indexOf(hit[1]!.toLowerCase()) + 1 : 2
  const topic = hit?.[2] ?? /\b(?:about|on) (.+)$/i.exec(part.text)?.[1]
  if (!topic) return { sort: 'ability', ability: 'longer' }
  const found = search({ ...part, text: `tell me about ${topic}`, kind: 'question', whose: 'own', follow: null }, known)
  const best = found[0]?.score ?? 0
  // Beside it, what belongs to the same part of a life: "past_childhood" and "past_school".
  const family = /^[a-z]+_/.exec(found[0]?.item ?? '')?.[0] ?? ' '
  const things = found
    .filter(({ item, score }) => item.startsWith(family) || score > best - BESIDE)
    .flatMap(({ item }) => known.shelves.things.get(item) ?? [])
  return things.length && understood.grave === null ? { sort: 'long', things, paragraphs } : { sort: 'ability', ability: 'longer' }
}

/** Work for a program that knows the world. */
const TASK =
  /^(?:(?:so|ok|okay|please|hey|hi)[, ]+)*(?:(?:can|could|would|will) you (?:please |maybe )?|i need you to |please )?(?:help me (?:to |with )?)?(?:write|code|program|debug|translate|summari[sz]e|proofread|draft|fix|do) (?:me |us |my |an? |the |this |some ).{0,30}\b(?:code|function|script|program|e-?mails?|cover letter|essay|cv|resume|homework|report|article|sql|python|javascript|spreadsheet|assignment)\b/i
/** Said to somebody one is drawn to: answered as such, unless something of its life surely answers it. */
const FLIRTS =
  /\b(?:(?<!\b(?:people's|their|his|her|couple's) )kiss(?:es|ing)?|^come over|cuddl\w*|(?:hold|hug) me|come (?:closer|here|to bed)|closer to (?:me|you)|(?:next to|beside) (?:you|me)|in your arms|(?:stay|sleep|lie) with (?:me|you)|stay with you|if i (?:was|were) (?:there|with you|next to you))\b/i
const LONGS =
  /\bi(?:'\w+)?(?: \w+){0,4} (?:(?:think(?:ing)?|thought|dream(?:ed|t|ing)?) (?:about|of) you\b|miss(?:ed|ing)? you\b|(?:need|want) you\W*$)|^miss(?:ed|ing)? you\b/i
/** "How did you come here?", "your first kiss", "does the dog sleep with you?" */
const NO_FLIRT =
  /\b(?:who|did|how|when|first|last|dogs?|cats?|he|she|they|anybody|anyone|my (?:ex|wife|husband|boyfriend|girlfriend|partner|mum|mom|dad|kids?|sons?|daughters?))\b/i
/** "Why not?", after it said what it is. */
const WHY_NOT = /^(?:but |and |oh )*why(?: not)?\W*$/i
/** "Can we do something lighter?" */
const LIGHTER = /\b(?:something|anything) (?:lighter|else|different|fun|funny|happier|nicer)\b|\bchange (?:of |the )?(?:subject|topic)\b/i
/** "Can I call you T?" */
const NICKNAME = /\b(?:can|could|may) i call you (?!on\b|now\b|later\b|tonight\b|tomorrow\b|sometime\b|back\b)\w+/i
/** Thinks of asking somebody for help who is trained to give it. */
const SEE_SOMEONE =
  /\b(?:maybe|perhaps|should|thinking|might|want to)\b.*\b(?:see(?:ing)?|talk(?:ing)? to|speak(?:ing)? to|find(?:ing)?) (?:someone|somebody|a (?:therapist|doctor|counsell?or|psycholog\w+|psychiatrist|professional))\b/i
/** Said of the talk itself, by everybody alike; `made`: only by those who have no life to answer from. */
const PLAIN: readonly { key: string; says: RegExp; lines: readonly string[]; made?: true }[] = [
  {
    key: 'clarify',
    says: /^(?:(?:but|and|oh|sorry|wait)[,? ]+)?(?:\?{2,}|what|huh|what do you mean(?: by that)?|come again|pardon|i don't (?:understand|get (?:it|that))|that makes no sense|what does that mean)\W*$/i,
    lines: CLARIFY,
  },
  { key: 'no_clock', says: TIME, lines: NO_CLOCK },
  { key: 'no_calendar', says: WHAT_DAY, lines: NO_CALENDAR },
  { key: 'task', says: TASK, lines: NO_TASK },
  {
    key: 'share',
    says: /^(?:and |so )?(?:can|could|may) i (?:have|try|get) (?:some|a (?:bite|sip|piece|slice|cup|glass|taste)|one)\b/i,
    lines: SHARE,
  },
  {
    key: 'guess',
    says: /^(?:(?:hey|omg|oh|ok|so)[,! ]+)*(?:guess what|you(?:'ll| will) never guess|i have (?:some )?(?:great |good |big )?news)(?: happened| i did| today)*\W*$/i,
    lines: GUESS_WHAT,
  },
  {
    key: 'encourage',
    says: /^(?:(?:so|and|but|hm+)[, ]+)*(?:do )?you think (?:that )?i (?:still )?(?:could|can|will|would|might) (?:still |ever |really |actually )?(?:start (?:again|over)|learn|pass|win|become|try|write|finish|manage|succeed|run|play|sing|draw|paint|dance|be (?:an? )?good|get (?:the job|in|better at)|find (?:an? |somebody|someone|love))\b.{0,40}$/i,
    lines: ENCOURAGE,
  },
  {
    key: 'true',
    says: /^(?:(?:lol|haha|wow|wait|but|and|so|omg)[, ]+)*(?:is|was) (?:that|this|it) (?:really |actually |all )?(?:true|a true story|for real)\W*$/i,
    lines: TRUE_STORY,
  },
  {
    key: 'may_ask',
    says: /^(?:(?:hey|so|hmm|ok)[, ]+)*(?:can|may|could) i ask (?:you )?(?:something|(?:a|one|another|some)(?: \w+)? questions?)(?: (?:personal|weird|about you))?\W*$/i,
    lines: MAY_ASK,
  },
  {
    key: 'may_i',
    says: /^(?:(?:and|so|then)[, ]+)*(?:may|can|could) i (?:please )?(?:pet|feed|try|join|sit|come in|come along|stay|look at|have a look|help)\b.{0,30}$/i,
    lines: MAY_I,
    made: true,
  },
  { key: 'dares', says: /\btruth or dare\b/i, lines: TRUTH_OR_DARE },
  {
    key: 'english',
    says: /^(?:please |can you )?(?:speak|talk|write|answer|reply)(?: to me)?(?: in)? (?:german|french|spanish|italian|portuguese|dutch|polish|russian|turkish|arabic|hindi|japanese|chinese|korean|swedish)\b|\b(?:do|can|could) you (?:also |really )?(?:speak|understand|talk|write|answer|know)(?: (?:any|some|me|in|other))* (?:english|german|french|spanish|italian|portuguese|dutch|polish|russian|turkish|arabic|hindi|japanese|chinese|korean|swedish|languages?)\b/i,
    lines: ENGLISH_ONLY,
  },
  {
    key: 'offered',
    says: /\b(?:want|fancy|would you like|care for|can i get you) (?:some|a (?:bite|sip|piece|slice|cup|glass|taste)|one|any)\b[^.]*\?/i,
    lines: OFFERED,
  },
  {
    key: 'condolence',
    says: /\bsorry (?:to hear (?:that|it|about)|for your loss|about (?:your|him|her|them))\b/i,
    lines: CONDOLED,
  },
  { key: 'worry', says: /\bshould i (?:worry|be worried|be concerned)\b/i, lines: WORRY },
  { key: 'met', says: /\b(?:nice|good|lovely|great|pleased|glad) (?:to meet|meeting) you\b/i, lines: MET },
  {
    key: 'doing',
    says: /^(?:(?:so|and|hi|hey|hello)[, ]+)*what(?:'re| are)? (?:you|u) (?:doing|up to)(?: (?:now|right now|today|tonight|there|at the moment))*\W*$/i,
    lines: DOING,
    made: true,
  },
  {
    key: 'day',
    says: /^(?:(?:so|and|hi|hey|hello)[, ]+)*how(?:'s| is| was| has) your (?:day|evening|night|morning|afternoon|week)\b(?! at\b)/i,
    lines: DAY,
    made: true,
  },
  { key: 'nickname', says: NICKNAME, lines: CALL_ME },
  { key: 'see_someone', says: SEE_SOMEONE, lines: SOMEONE },
  { key: 'luck', says: /\bwish me (?:good |some )?luck\b|\bfingers crossed\b/i, lines: LUCK },
  { key: 'poem', says: /\b(?:write|tell|give|make|know|recite)\b.{0,20}\b(?:poem|haiku|verse|rhyme)s?\b/i, lines: POEMS },
  { key: 'trust', says: /\b(?:haven't|never) told (?:anyone|anybody|a soul)\b|\bfirst (?:person|one) i(?:'ve)? told\b/i, lines: TRUST },
  { key: 'point', says: /\bwhat(?:'s| is) the point\b|\bnothing matters\b|\bwhat's it all for\b/i, lines: POINT },
  {
    key: 'unhelpful',
    says: /\b(?:you're|you are|that's|this is) not (?:helping|helpful|listening|what i (?:asked|meant|said))\b|\byou (?:don't|didn't) (?:understand|listen|answer)\b|\banswer my question\b/i,
    lines: UNHELPFUL,
    made: true,
  },
  { key: 'present', says: /\b(?:are you|you) (?:still )?(?:there|here|awake)\s*\?|^(?:hello|hey)\s*\?+$/i, lines: PRESENT, made: true },
  { key: 'like_me', says: /\bwhat do you (?:like|think|love) (?:about|of) me\b|\bdo you like me\b/i, lines: LIKE_ME, made: true },
  { key: 'reassure', says: /^(?:and |but |so )?what if (?:he|she|they|i|it|this|that|we|there|nobody|no one|everyone)\b/i, lines: WHAT_IF },
  {
    key: 'reassure',
    says: /\b(?:do you think|is) (?:that|it|this)(?:'s| is)? (?:really |so |too )?(?:weird|crazy|stupid|silly|wrong|bad|dumb|pathetic|childish|normal|a bad idea|a crime|a sin|a problem)\b(?! (?:for|with|of|in|about) (?:you|your|the)\b)/i,
    lines: REASSURE_THAT,
  },
  {
    key: 'reassure',
    says: /\b(?:do you think i'm|am i) (?:weird|crazy|mad|nuts|insane|stupid|boring|ugly|silly|too|a bad|a terrible|wrong|normal|broken|strange)\b/i,
    lines: REASSURE,
    made: true,
  },
]
/** Says what it thinks of what the character told: "that's so sad", "how lovely". */
const REACTION =
  /^(?:(?:aw+|oh|wow|haha|lol|damn|man|omg|hm+|ouch|yeah)[,.! ]+)*(?:(?:that|it|this)(?:'s| is| was| must have been| must be| sounds?| would be| would have been)|how|sounds) (?:(?:really|so|very|pretty|quite|kind of|a bit|absolutely|actually|just) )*(\w+)(?: (?:of (?:you|him|her|them)|though|actually|to (?:hear|me)|lol))*[.! ]*$/i
const HARD =
  /\b(?:sad|dark|hard|horrible|awful|tough|rough|scary|terrible|heavy|cruel|harsh|painful|lonely|brutal|unfair|difficult|creepy)\b/i
const FINE =
  /\b(?:beautiful|lovely|sweet|amazing|cool|funny|weird|wild|crazy|impressive|interesting|hilarious|clever|poetic|romantic|brilliant|cute|wonderful|strange|odd|delicious|tasty|yummy|peaceful|cosy|cozy|magical|exciting|relaxing|awesome|fantastic|intense|dangerous|fascinating)\b/i
const wonders = (text: string, last: string): boolean => {
  const said = REACTION.exec(text)?.[1] ?? ''
  return (HARD.test(said) || FINE.test(said)) && last !== ''
}
/** Asks for an opinion: its object must be what was found. */
const FRAMED =
  /\b(?:what (?:do|are) you(?:r)? (?:think|thoughts|opinion)|how do you feel|your (?:opinion|thoughts|view)|thoughts) (?:about|of|on)\b/i
const COMPLIMENT =
  /^(?:(?:aw+|oh|well)[, ]+)*you(?:'re| are) (?:so |very |really |such an? |an? )*(?:sweet|kind|nice|lovely|funny|smart|clever|amazing|great|wonderful|adorable|charming|the best|(?:good|great|real) (?:mate|friend|listener|company|man|woman|person|sport))\b/i
const REPEATED =
  /\byou (?:already|just|literally) (?:said|told|asked|mentioned)\b|\byou(?:'re| are| keep) repeat|\bstop repeating\b|\byou (?:keep saying|said that)\b/i
const LOOKS =
  /\bwhat do you look like\b|\bdescribe (?:yourself|how you look)\b|\bwhat colou?r (?:is|are) your (?:hair|eyes)\b|\bhow tall are you\b/i
const NOT_TALK = /\b(?:don't|do not|rather not|can't) (?:want to |wanna )?talk about (?:it|that|this)\b|\brather not say\b/i

/** How far the best of these can be trusted. */
export function certaintyOf(found: readonly Found[]): Certainty {
  const [best] = found
  if (!best) return 'unknown'
  if (best.meaning === null) return best.score >= WORDS_SURE ? 'sure' : best.score >= WORDS_UNSURE ? 'unsure' : 'unknown'
  const trust = trustOf(found)
  // A guess that shares neither word nor meaning with what was asked reads as not having listened.
  const sure_from = best.near === undefined ? SURE : SURE_NEAR
  if (trust < sure_from && (best.probable ?? 0) < GUESS_PROBABLE && best.words < GUESS_WORDS && best.meaning < GUESS_MEANING)
    return 'unknown'
  const sure = trust >= sure_from && !(best.item.startsWith('topic ') && best.meaning < TOPIC_MEANING)
  return sure ? 'sure' : trust >= UNSURE ? 'unsure' : 'unknown'
}

const ABILITIES: Partial<Record<IntentId, Ability>> = {
  talk_joke: 'joke',
  talk_story: 'story',
  talk_riddle: 'riddle',
  work_teach_me: 'teach',
  meta_shorter: 'shorter',
  meta_no_questions: 'no_questions',
  meta_different_topic: 'shift',
}
/** What any character can do when its life says nothing of it, in the words of its temper. */
export const ACTS_OF: Partial<Record<string, Act>> = {
  talk_hello: 'greet',
  talk_good_morning: 'greet',
  talk_how_are_you: 'how_are_you',
  talk_whats_up: 'how_are_you',
  talk_thanks: 'thanks',
  talk_bye: 'bye',
  talk_sorry: 'apology',
  talk_joke: 'joke',
  talk_story: 'story',
  talk_riddle: 'joke',
  talk_help_decide: 'advice',
  talk_ask_me: 'ask',
  us_goodnight: 'goodnight',
  us_single: 'single',
  us_ask_out: 'flirt',
  us_date_plan: 'flirt',
  us_hug: 'flirt',
  us_flirting: 'flirt',
  us_blush: 'flirt',
  us_miss_me: 'miss',
  us_thinking_of_me: 'miss',
  us_confess_feelings: 'love',
  us_compliment_voice: 'compliment',
  us_compliment_smile: 'compliment',
  us_compliment_looks: 'compliment',
  us_enjoy_talking: 'compliment',
  us_like_me: 'about_user',
  us_compliment_me: 'flirt',
  home_hobby: 'hobby',
  home_where_live: 'home',
  home_describe_place: 'home',
  past_childhood: 'past',
  work_typical_day: 'job',
  work_workplace: 'job',
  work_current_project: 'job',
  past_age_birthday: 'age',
  user_tired: 'tired',
  user_lonely: 'lonely',
  user_anxious: 'anxious',
  user_bored: 'bored',
  user_bad_day: 'sad',
  user_breakup: 'sad',
  user_lost_job: 'sad',
  user_someone_died: 'sad',
  user_pet_died: 'sad',
  user_good_day: 'good',
  user_got_job: 'good',
  user_proud: 'good',
  user_celebrating: 'good',
  user_angry_boss: 'angry',
  meta_are_you_ai: 'ai',
  meta_do_you_sleep: 'ai',
  meta_other_language: 'language',
}

const TELLINGS =
  /^(?:user_|us_compliment_(?!me)|us_confess|us_enjoy|us_hug|us_miss|us_thinking|talk_(?:weather|thanks|bye|sorry|hello|good_morning|are_you|motivate|help_decide)|meta_(?:shorter|no_q|different|reading)|us_goodnight)/
/** Glad news of the person: their opposite is none. */
const GLAD = /^user_(?:good_day|got_job|celebrating|birthday|traveling|proud|in_love|moving|new_pet)/
const PRONOUN = /\b(?:it|that|he|she|they|him|her|them|his|there|one|this|those)\b/i

/**
 * Where questions were written down for the lines of a life, how near a thing is to what is asked counts ten times as much as what was
 * found, the part of the words that it holds once, and a unit of the recognizer's logarithm a fifth. Of 458 strangers' questions that a
 * life answers the right topic is first for 341 so, and for 287 by what was found alone. The nearest question for one of its lines would
 * make it 348, and take from what anybody is asked.
 */
const NEAR = 10
const LOG = 0.2
const LEAST_LOG = -6
const WHOLE = 8

/**
 * A question that was written down is the one that is asked where they are so alike: then what it leads to comes first, and by so much
 * for what is more. Of 261 strangers' questions with such a likeness the line that it leads to answers 181 and half of 21; 43 led to lines that
 * were not there when these were read.
 */
const DIRECT = 0.75
const DIRECT_LEAD = 0.6

/** What is off the shelf that grammar names is taken only when it is better by this. */
const OFF_SHELF = 0.1
/** What was spoken of a moment ago is meant sooner than what only sounds like it. */
const OF_BEFORE = 0.12

/** Asks how something is done: only then a lesson is an answer. */
const HOW_TO =
  /\bhow (?:to|(?:do|does|can|could|should|would) (?:i|you|one|we|people|some\w+|anyone))\b|\b(?:teach|show|explain)\b|\blearn (?:how|to)\b|\b(?:secret|trick|tips?|best way|where (?:do|would|should) i (?:start|begin))\b|\b(?:should|must|could) i\b|\bam i doing wrong\b|\bkeeps? (?:\w+ing|on)\b/i

/** What a telling must say to be met as this: a sick cat has not died, and somebody else's cough is not one's own. */
const DEATH =
  /\b(?:died|dead|death|dies|dying|passed|lost|lose|gone|funeral|buried|grief|grieving|mourning|put (?:\w+ ){1,2}(?:down|to sleep)|cross(?:ed)? the rainbow)\b/i
const OF_BEINGS = new RegExp(`^(?!.*(?:${OF_THINGS.source})).*(?:${DEATH.source})`, 'i')
const NEEDS: Partial<Record<string, RegExp>> = {
  user_pet_died: OF_BEINGS,
  user_someone_died: OF_BEINGS,
  // An exam that was passed is news.
  // "How old were you when you began?", "at your age".
  past_age_birthday: /^(?!.*\b(?:how old were you|at your age)\b)/i,
  user_exam: /^(?!.*\b(?:before i go|pop quiz)\b)(?!.*\b(?:i|we|just) (?:just |finally |actually )*(?:passed|aced)\b)/i,
  user_proud: /^(?!.*\b(?:asham\w*|embarrass\w*|guilty|not proud)\b)/i,
  user_sick: /\b(?:i|i'm|im|i've|my|me)\b/i,
  user_new_pet: /\b(?:got|new|adopted|bought|brought|getting|rescued|puppy|kitten|home)\b/i,
  us_miss_me: /\b(?:you|u|me)\b/i,
  // "Does it work?" is about no job.
  'on work': /^(?!.*\b(?:it|that|this|they|these) works?\b)/i,
  meta_different_topic: /\b(?:else|different|change|another|subject|topic|enough|stop|boring|new|skip|move on)\b/i,
  us_confess_feelings: /\b(?:love|like|feel\w*|crush|falling|fell|heart|confess|you)\b/i,
}

const LEAST = /\b(?:worst|least|hated?|ugliest|can't stand)\b/i
/** How well grammar lets this thing answer this part: 0 for as well as any, less for worse, null for never. */
export function fits(part: Part, { id, sort }: Thing): number | null {
  if (sort === 'lesson' && !HOW_TO.test(part.text)) return null
  const needs = NEEDS[id]
  if (needs && !needs.test(part.text)) return null
  // What is liked best does not answer what is worst.
  if (/^taste_(?!hated)/.test(id) && LEAST.test(part.text)) return -2 * OFF_SHELF
  const telling = part.kind === 'telling' || part.kind === 'feeling'
  if (part.negated && GLAD.test(id)) return null
  if (telling)
    return sort === 'intent' ? (TELLINGS.test(id) || part.whose === 'own' ? 0 : part.whose === 'theirs' ? null : -OFF_SHELF / 2) : null
  const theirs = TELLINGS.test(id) && id !== 'us_hug'
  if (part.whose === 'own') return /^user_/.test(id) ? null : theirs && part.kind === 'question' ? -OFF_SHELF : 0
  return /^user_/.test(id) ? -OFF_SHELF : 0
}

/** "Where to?", after they went out together. */
const WHERE_TO =
  /^(?:(?:so|and|ok|okay|yes|great|cool)[, ]+)*(?:where to|where (?:would|will|shall|should|are|do) (?:you|we) (?:take me|go|going|want to (?:go|take me))(?: to| first| then)?)\W*$/i
const INVITED = /\b(?:date|take me|hang out|go out|meet up|see each other|dinner|coffee|ride)\b.{0,20}$/i
/** "Do you like it?", after something of its work. */
const LIKES_IT =
  /^(?:(?:and|so|but|oh|nice|cool)[, ]+)*do you (?:still |really |actually |even )*(?:like|love|enjoy) (?:it|that|doing (?:it|that)|your job|working there)\W*$/i
/** "Do you miss it?" is searched with the question that the last reply answered, too; null where it stands alone. */
export const withBefore = (part: Part, { shelves, last, before }: Pick<Known, 'shelves' | 'last' | 'before'>): string | null => {
  const asked = sentencesOf(before).at(-1) ?? ''
  if (part.lead) return part.lead
  return part.kind === 'question' &&
    (leans(part.text) || ELLIPTIC.test(part.text)) &&
    asked &&
    wordsOf(asked).length <= 14 &&
    shelves.about(last)
    ? `${asked} ${part.text}`
    : null
}
/** What is found with the words of before counts so much less. */
const WITH_BEFORE = 0.05
const BY_CHANCE = 0.15

/**
 * What a recognized intent gets where something is asked, so that it is as near as a topic of the life. What is told is often none
 * of the intents, which the recognizer cannot tell.
 */
const RECOGNIZED = 0.08

/** What is liked best and what is hated are near to each other. */
const alikeAsked =
  (text: string) =>
  (question: string): boolean =>
    LEAST.test(question) === LEAST.test(text)

/** What is found for a part, best first. */
export function search(part: Part, known: Pick<Known, 'shelves' | 'vectorOf' | 'last' | 'before'>): Found[] {
  const { shelves, vectorOf, last } = known
  const topic = PRONOUN.test(part.text) ? shelves.about(last)?.thing : undefined
  const whole = withBefore(part, known)
  const only = (thing: Thing) => fits(part, thing) !== null
  // What only leans on something is like many lines by chance.
  const chance = whole && !part.lead && leans(part.text) ? BY_CHANCE : 0
  const asks = part.kind === 'question' || part.kind === 'request'
  const find = (text: string, by = only): Found[] => {
    const vector = vectorOf(text) ?? null
    const near = asks && vector ? shelves.nearness(vector) : null
    const found = shelves.find(text, vector, by)
    if (!near) return found
    const content = contentOf(text)
    return found.map((hit) => {
      const held = content.length ? shelves.holds(hit.item, content) / content.length : 0
      const log = hit.probable === undefined ? 0 : Math.max(Math.log(hit.probable), LEAST_LOG)
      const nearness = near.get(hit.item) ?? 0
      return { ...hit, near: nearness, score: (hit.score + NEAR * nearness + held + LOG * log) / WHOLE }
    })
  }
  const best = new Map(
    find(part.text).map((hit) => [
      hit.item,
      { ...hit, score: hit.score - (shelves.things.get(hit.item)?.answer.says.includes(hit.text) ? chance : 0) },
    ]),
  )
  for (const hit of whole ? find(whole) : [])
    if (whole && ELLIPTIC.test(part.text) && hit.item === shelves.about(last)?.thing.id) best.delete(hit.item)
    else if ((best.get(hit.item)?.score ?? 0) < hit.score - WITH_BEFORE) best.set(hit.item, { ...hit, score: hit.score - WITH_BEFORE })
  const plainly = shelves.anybody(part.text)
  for (const hit of plainly && vectorOf(plainly) ? find(plainly, (thing) => thing.sort === 'intent' && only(thing)) : [])
    if ((best.get(hit.item)?.score ?? 0) < hit.score) best.set(hit.item, hit)
  const vector = asks && !chance ? vectorOf(part.text) : undefined
  const [direct] = [...(vector ? shelves.asked(vector, alikeAsked(part.text)).values() : [])]
    .filter(({ item, meaning }) => meaning >= DIRECT && shelves.things.has(item) && fits(part, shelves.things.get(item)!) === 0)
    .sort((one, other) => other.meaning - one.meaning)
  const sorted = [...best.values()]
    .map((hit) => {
      const thing = shelves.things.get(hit.item)
      const recognized = asks && hit.probable !== undefined ? RECOGNIZED : 0
      return { ...hit, score: hit.score + recognized + (thing ? (fits(part, thing) ?? 0) : 0) + (hit.item === topic?.id ? OF_BEFORE : 0) }
    })
    .sort((a, b) => b.score - a.score)
  const [first] = sorted
  if (!direct || !first) return sorted
  const hit = sorted.find(({ item }) => item === direct.item)
  const made: Found = hit ?? { ...first, item: direct.item, text: direct.line, meaning: direct.meaning, words: 0, probable: undefined }
  const lead = DIRECT_LEAD * (direct.meaning - DIRECT)
  const score = Math.max(made.score, first.score) + lead
  return [{ ...made, score, meaning: Math.max(made.meaning ?? 0, direct.meaning) }, ...sorted.filter(({ item }) => item !== direct.item)]
}

/** A part as lines are ranked by it; null without a vector of it. */
export function questionOf(
  part: Part,
  known: Pick<Known, 'shelves' | 'vectorOf' | 'last' | 'before'>,
  found: readonly Found[] = search(part, known),
): Question | null {
  const vector = known.vectorOf(part.text)
  return vector ? { text: part.text, vector, found, only: alikeAsked(part.text), fits: (thing) => fits(part, thing) } : null
}

/** The lines that answer best, where they can be ranked: the first, and those that may be said after it. */
function answerOf(question: Question | null, { shelves }: Known): { first: RankedLine; seconds: string[] } | null {
  const [first, ...others] = (question && shelves.ranked(question)) ?? []
  if (!first) return null
  const seconds = others.filter(({ id, probable }) => id === first.id || probable >= SECOND_LINE)
  return { first, seconds: seconds.slice(0, SECONDS).map(({ line }) => line) }
}

const KIND_OF: readonly (readonly [Life['recommends'][number]['kind'], RegExp])[] = [
  ['book', /\b(?:book|novel|read|author|poem|poetry)\b/i],
  ['film', /\b(?:film|movie|series|show|watch)\b/i],
  ['music', /\b(?:music|song|album|record|band|listen)\b/i],
  ['food', /\b(?:food|eat|dish|recipe|cook|dinner|lunch|meal|snack|cake)\b/i],
  ['drink', /\b(?:drink|tea|coffee|wine|cocktail)\b/i],
  ['place', /\b(?:place|walk|visit|go|trip|city)\b/i],
  ['game', /\bgame\b/i],
  ['habit', /\b(?:habit|routine)\b/i],
]
export const kindAsked = (text: string): Life['recommends'][number]['kind'] | null =>
  KIND_OF.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** A name, a number or a date in what is told: it is met with its content rather than as an occasion. */
const PARTICULAR = /\w .*\b(?:[A-Z][a-z]+|\d+|first|second|third|[a-z]+(?:nth|fth|xth))\b/

/** What the person should do, say or wear. */
const ADVICE =
  /\b(?:what|how|when) (?:should|shall|could|can) i (?:do|say|tell|answer|reply|write|wear|call|ask)\b|\bshould i\b|\b(?:maybe|perhaps) i should\b|^(?:and |so )?what would you do\W*$|\b(?:any|some|your) (?:\w+ ){0,3}(?:advice|tips|ideas)\b|^(?:and |so )?how (?:(?:should|would|do|can) (?:i|one|we) (?:get over|celebrate|deal with|cope|stop|apologi[sz]e|make (?:it )?up)|do you get over)\b|^(?:do you )?think i should\b|\bdo you think i should\b|^(?:so |and )?what (?:helps|works|can i (?:do|try))\b|\bwhat would you do (?:in my|if you were)/i

/** "What should I look for in a guitar?" asks for knowledge, and "should I worry?" for neither. */
const NOT_DECIDED = /\bwhat should i (?:look|buy|use|expect|know|watch)\b|\bshould i (?:worry|be worried|be concerned)\b|\bdoing wrong\b/i
const NUMBERS = /^\D{0,24}?(-?\d+(?:\.\d+)?)\s*(?:([+*x×/÷-])|(times|plus|minus|divided by|multiplied by))\s*(-?\d+(?:\.\d+)?)\s*[?=.!]*$/i
/** Arithmetic of two numbers, which anybody can do; null for anything else. */
export function sumOf(text: string): string | null {
  const part = /^\D{0,24}?(\d+(?:\.\d+)?) ?(?:%|percent) of (\d+(?:\.\d+)?)\W*$/i.exec(text)
  if (part) return String(Math.round(Number(part[1]) * Number(part[2]) * 10) / 1000)
  const hit = NUMBERS.exec(text)
  if (!hit) return null
  const [one, two] = [Number(hit[1]), Number(hit[4])]
  const sign = (hit[2] ?? hit[3] ?? '').toLowerCase()
  const value = /[+]|plus/.test(sign)
    ? one + two
    : /[*x×]|times|multiplied/.test(sign)
      ? one * two
      : /[/÷]|divided/.test(sign)
        ? one / two
        : one - two
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : null
}

/** A guess that holds no word of what was asked must mean it so surely. */
const GUESS_ALONE = 0.65
/** One that holds some, a little; one for a question of empty words, more than any. */
const GUESS_HELD = 0.47
const GUESS_BARE = 0.72
const WITHOUT_WORDS = 0.62

/** Where a story stands that was begun in the last reply. */
export function storyAt(life: Life | null, last: string): { story: number; part: number } | null {
  const said = plain(last)
  for (const [story, parts] of (life?.stories ?? []).entries())
    for (let part = parts.length - 1; part >= 0; part -= 1) if (said.includes(plain(parts[part]!).slice(0, 80))) return { story, part }
  return null
}

/** What the last reply gave a piece of, so that "another one" asks for one more. */
function gaveLast({ life, jokes, last }: Known): Ability | null {
  const said = plain(last)
  const has = (line: string) => said.includes(plain(line).slice(0, 80))
  if (jokes.some(has)) return 'joke'
  if (life?.teaches.some(({ how }) => has(how))) return 'teach'
  return null
}

/** "And you?" is what was asked of the person last, or what they said of themselves. */
export const goesBackTo = ({ last, before, beside }: Pick<Known, 'last' | 'before' | 'beside'>): string =>
  beside ?? sentencesOf(last).findLast((sentence) => sentence.includes('?')) ?? before

/** What a made character says of itself that surely answers, whatever else the words of the question are like; by words alone nothing is sure. */
function surelyStated(part: Part, { shelves, vectorOf, said }: Known): Choice | null {
  const asks = part.kind === 'question' || part.kind === 'request'
  const vector = vectorOf(part.text)
  const [best] = (asks && part.whose !== 'theirs' && !part.follow && vector && shelves.statements?.(part.text, vector)) || []
  const thing = best && shelves.things.get(best.item)
  if (!thing || best.meaning === null || (best.probable ?? 0) < STATED_FIRST || said?.(thing.answer.says[0]!)) return null
  if (shelves.plainly?.(part.text) === 'none') return null
  return { sort: 'thing', thing, list: 'says', line: wordLine(thing, best), sure: (best.probable ?? 0) >= STATED }
}

/** What answers this part. */
export function choose(part: Part, understood: Understood, known: Known): Choice {
  const { shelves, life, last, vectorOf } = known
  const here = shelves.about(last)
  const { just_said } = understood.holds
  if (just_said === 'no_questions' || (just_said === 'shorter' && part.kind !== 'question')) return { sort: 'ability', ability: just_said }
  if (just_said === 'longer') return longOn(part, understood, known)
  if (/\b(?:shorter|slow\w*|fast)\b/i.test(part.text) && just_said) return { sort: 'ability', ability: just_said }

  const story = storyAt(life, last)
  if (
    story &&
    (part.follow === 'more' || ['yes', 'ok', 'laugh', 'quiet'].includes(part.small ?? '')) &&
    life!.stories[story.story]![story.part + 1]
  )
    return { sort: 'ability', ability: 'story_next' }

  const again = part.follow === 'more' && ANOTHER.test(part.text) ? gaveLast(known) : null
  if (again) return { sort: 'ability', ability: again }
  if (JOKE.test(part.text) && !/\bi(?:'ve)? (?:told|tell|know|knew|have|had|heard|made|got)\b/i.test(part.text))
    return { sort: 'ability', ability: 'joke' }
  if (life && TEACH_ME.test(part.text)) return { sort: 'ability', ability: 'teach' }

  if (/\?{2,}/.test(part.text) && part.small === 'quiet') return { sort: 'plain', key: 'clarify', lines: CLARIFY }
  if (part.small) {
    const sought: Partial<Record<NonNullable<Part['small']>, string>> = {
      thanks: 'talk_thanks',
      greet: 'talk_hello',
      bye: 'talk_bye',
      goodnight: 'us_goodnight',
      apology: 'talk_sorry',
    }
    const thing = shelves.things.get(sought[part.small] ?? '')
    if (thing) return { sort: 'thing', thing, list: 'says', line: null, sure: true }
    return { sort: 'act', act: part.small }
  }

  const surest = surelyStated(part, known)
  if (surest) return surest
  const advice =
    ADVICE.test(part.text) &&
    !NOT_DECIDED.test(part.text) &&
    !SEE_SOMEONE.test(part.text) &&
    !/\b(?:recommend|suggest)\b/i.test(part.text) &&
    !(kindAsked(part.text) && life)
  if (advice && !life) return { sort: 'act', act: 'advice' }

  if (/\bcall me\b/i.test(part.text) && !part.negated && nameIn(part.text)) return { sort: 'act', act: 'name_learned' }
  if (NOT_TALK.test(part.text)) return { sort: 'act', act: 'shift' }
  if (wonders(part.text, last)) return { sort: 'plain', key: 'reaction', lines: HARD.test(part.text) ? REACTED_HARD : REACTED }
  const pair =
    /^(?:so |and |ok )*would you rather (?:be |have |live |go |eat )?(.{2,40}?),? or (?:be |have |live |go |eat )?(.{2,40}?)\W*$/i.exec(
      part.text,
    )
  if (pair) return { sort: 'either', one: pair[1]!, other: pair[2]! }
  const remark = PLAIN.find(({ says, made }) => says.test(part.text) && !(made && life))
  // "What do you mean?" after something of its life is told more of it.
  if (remark?.key === 'clarify' && here && /mean|understand/i.test(part.text))
    return { sort: 'thing', thing: here.thing, list: here.thing.answer.why ? 'why' : 'more', line: null, sure: true, lead: EXPLAIN }
  if (remark && !part.follow) return { sort: 'plain', key: remark.key, lines: remark.lines }
  if (REPEATED.test(part.text)) return { sort: 'act', act: 'repeat' }
  if (LOOKS.test(part.text) && !shelves.plainly?.(part.text)) return { sort: 'act', act: 'looks' }
  if (WHO.test(part.text)) return { sort: 'act', act: 'who' }
  if (REMEMBERS.test(part.text))
    return known.facts.length ? { sort: 'about_you' } : { sort: 'plain', key: 'remembering', lines: REMEMBERING }
  if (TALK_ABOUT.test(part.text)) return { sort: 'ability', ability: 'ask_me' }
  if (TELL.test(part.text)) return { sort: 'ability', ability: 'tell' }
  if (WHAT_NOW.test(part.text)) return { sort: 'ability', ability: 'shift' }
  if (LIGHTER.test(part.text) && (part.kind === 'request' || part.kind === 'question') && /\b(?:we|let's|talk)\b/i.test(part.text))
    return { sort: 'ability', ability: 'shift' }
  if (/\bAI character\b/.test(last) && WHY_NOT.test(part.text)) return { sort: 'plain', key: 'words', lines: OF_WORDS }
  if (WOULD_SAY.test(part.text)) return { sort: 'ability', ability: 'would_say' }
  if (WOULD_YOU.test(part.text)) return { sort: 'ability', ability: 'would' }
  if (/\bAI character\b/.test(last) && /\b(?:bother|mind|sad|hurt|matter|okay? with|like being)\b/i.test(part.text))
    return { sort: 'ability', ability: 'at_peace' }
  if (part.whose === 'world' && OF_THE_WORLD.test(part.text)) return { sort: 'unknown', whose: 'world', near: null }
  const likes_work = LIKES_IT.test(part.text) && /^work_/.test(here?.thing.id ?? '')
  const [, said_so] = likes_work
    ? [null, 'work_best_part' as const]
    : WHERE_TO.test(part.text) && INVITED.test(known.before)
      ? [null, 'us_date_plan' as const]
      : (part.whose !== 'theirs' && MEANT.find(([pattern]) => pattern.test(part.text))) || []
  const first = (part.whose !== 'theirs' && shelves.plainly?.(part.text)) || ''
  if (first === 'none') return { sort: 'unknown', whose: 'own', near: null }
  const plainly = shelves.things.get(first)
  if (plainly) return { sort: 'thing', thing: plainly, list: 'says', line: null, sure: true }
  const meant = shelves.things.get(said_so ?? '')
  if (meant) return { sort: 'thing', thing: meant, list: 'says', line: null, sure: true }
  const meant_act = said_so && ACTS_OF[said_so]
  // What a definition does not say of work and free time, its fields do.
  if (meant_act && (!shelves.statements || ['age', 'job', 'hobby'].includes(meant_act))) return { sort: 'act', act: meant_act }

  // "Why did you leave university?" names what it is about, and is no "why?" of what was said last.
  const spoken = new Set(stemsOf(`${last} ${known.before}`))
  const content = stemsOf(part.text).filter((one) => !FOLLOWING.test(one))
  const bare =
    wordsOf(part.text).length <= 5 &&
    content.length <= 1 &&
    (!shelves.statements || content.every((one) => leans(part.text) || spoken.has(one)))
  if (part.follow && part.follow !== 'and_you' && here && (bare || part.follow === 'more'))
    return { sort: 'thing', thing: here.thing, list: part.follow, line: null, sure: true }

  if (part.whose === 'theirs' && (part.kind === 'question' || part.kind === 'request')) {
    if (NAME_ASKED.test(part.text)) return { sort: 'act', act: known.name ? 'name_known' : 'name_unknown' }
    if (/\b(?:know|remember|tell you|told you) (?:about )?(?:me|myself)\b/i.test(part.text)) return { sort: 'about_you' }
    // "What city am I from, and how many questions did I get right?"
    const halves = halvesOf(part.text)
    if (halves.length === 2) {
      const both = halves.flatMap((half) => recallFacts(half, known.facts, known.vectorOf, 1))
      if (both.length === 2 && both[0]!.fact !== both[1]!.fact) return { sort: 'recall', facts: both, all: true }
    }
    const recalled = recallFacts(part.text, known.facts, known.vectorOf)
    // "What do I smell like?" was never told, and may be what the character has something to say about.
    if (recalled.length || !SEEMS.test(part.text)) return { sort: 'recall', facts: recalled }
  }

  const sum = sumOf(part.text)
  if (sum !== null) return { sort: 'number', text: sum }

  const asked =
    part.follow === 'and_you' && bare
      ? { ...part, text: goesBackTo(known) || part.text, kind: 'question' as const, whose: 'own' as const }
      : part
  const found = search(asked, known)
  const content_words = contentOf(part.text)
  const [top] = found
  // What has no word of the question, and little of its meaning, is no certain answer unless it was being spoken of.
  const foreign =
    top?.meaning !== null &&
    // "Would you date a superhero?" is taken for a superpower, however surely: where nobody wrote a life, there is no better.
    (shelves.statements ? (top?.meaning ?? 1) < TEMPER_MEANING : (top?.meaning ?? 1) < WITHOUT_WORDS && (top?.probable ?? 0) < PROBABLE) &&
    top?.item !== here?.thing.id &&
    !ABILITIES[top?.item as IntentId] &&
    content_words.length > 0 &&
    shelves.holds(top!.item, content_words) === 0
  const certainty = foreign && certaintyOf(found) === 'sure' ? 'unsure' : certaintyOf(found)
  if (certainty !== 'sure' && understood.grave === null) {
    if (LONGS.test(part.text)) return { sort: 'act', act: 'miss' }
    if (FLIRTS.test(part.text) && !NO_FLIRT.test(part.text)) return { sort: 'act', act: 'flirt' }
  }
  const asks = part.kind === 'question' || part.kind === 'request'
  const answer = asks && part.whose !== 'theirs' ? answerOf(questionOf(asked, known, found), known) : null
  const answering = answer && shelves.things.get(answer.first.id)
  const ranked = (sure: boolean): Choice => ({
    sort: 'thing',
    thing: answering!,
    list: 'says',
    line: answer!.first.line,
    seconds: answer!.seconds,
    sure,
    spare: found.slice(1, 4).flatMap(({ item }) => (item === answering!.id ? [] : (shelves.things.get(item) ?? []))),
  })
  // A statement that was said already is said again only where the question names what it is about, or it answers that one too.
  const question = part.lead ?? asked.text
  const [nearest_said] = (asks && part.whose !== 'theirs' && shelves.statements?.(question, vectorOf(question) ?? null)) || []
  const was_said = nearest_said && known.said?.(shelves.things.get(nearest_said.item)?.answer.says[0] ?? nearest_said.text)
  const answers_again = nearest_said && (nearest_said.words >= AGAIN || (nearest_said.probable ?? 0) >= STATED_RATHER)
  const stated = nearest_said && (!was_said || (answers_again && !meant_act)) ? nearest_said : null
  const statement = stated && shelves.things.get(stated.item)
  const answers = stated?.probable ?? 0
  // What anybody may be asked is known to be asked, but is answered only where there is something on it.
  const surely =
    certainty === 'sure' && found[0] !== undefined && (shelves.things.has(found[0].item) || ACTS_OF[found[0].item] !== undefined)
  if (statement && answers >= (meant_act || !surely ? STATED_RATHER : STATED_GUESS))
    return { sort: 'thing', thing: statement, list: 'says', line: wordLine(statement, stated), sure: answers >= STATED }
  if (meant_act) return { sort: 'act', act: meant_act }
  const best = found[0]
  if (answering && answer.first.probable >= SURE_LINE) return ranked(true)
  if (advice) {
    const taught = found
      .slice(0, 5)
      .find(({ item, words }) => (/^lesson /.test(item) || certainty === 'sure') && /^(?:lesson|topic) /.test(item) && words >= NAMED)
    const thing = taught && shelves.things.get(taught.item)
    return thing ? { sort: 'thing', thing, list: 'says', line: null, sure: certainty === 'sure' } : { sort: 'act', act: 'advice' }
  }
  // What names a thing of its own life is no question about the world, nor one about somebody just spoken of.
  const named = best && best.words >= NAMED && /^(?:topic|lesson|said) /.test(best.item)
  const worldly =
    part.whose === 'world' &&
    !named &&
    ((best?.meaning ?? 0) < WORLDLY || FACTUAL.test(part.text)) &&
    !(here && leans(part.text)) &&
    !(part.kind === 'request' && /^(?:talk|work)_/.test(best?.item ?? ''))
  const shape = asks && certainty !== 'sure' ? shapeOf(part.text) : null
  const taken = ({ id: one }: Thing, { meaning, probable = 0 }: Found) =>
    meaning === null ||
    probable >= GUESS_PROBABLE ||
    meaning >= (content_words.length ? GUESS_ALONE : GUESS_BARE) ||
    (meaning >= GUESS_HELD &&
      shelves.holds(one, content_words) > (shape && !content_words.some(shelves.usual) ? content_words.length / 2 : 0))
  if (shape?.asks === 'choice' && shape.other) return { sort: 'either', one: shape.about, other: shape.other }
  if (PLAY_ASKED.test(part.text)) return { sort: 'plain', key: 'play', lines: PLAY }
  if (shape?.asks === 'invitation' || shape?.asks === 'favor') return { sort: 'unknown', whose: 'own', near: null, shape }
  // What goes on about the thing just spoken of is answered from it, before anything is guessed.
  const onward = here && asks && certainty !== 'sure' && part.whose !== 'theirs' && !part.follow && leans(part.text)
  const rather =
    best && best.item !== here?.thing.id && certainty === 'unsure'
      ? shelves.holds(best.item, content_words) + ((best.meaning ?? 0) >= WORLDLY ? 1 : 0)
      : 0
  const told_on = onward ? lineFor(here.thing, part.text) : null
  if (onward && (told_on || !wantsOf(part.text)) && 1 + shelves.holds(here.thing.id, content_words) > rather)
    return { sort: 'thing', thing: here.thing, list: 'more', line: told_on, sure: true }
  // "How strong is it?" is not answered by whatever else there is.
  if (asks && here && best?.item === here.thing.id && leans(part.text) && wantsOf(part.text) && !lineFor(here.thing, part.text))
    return { sort: 'unknown', whose: 'own', near: null }
  // An opinion on something that is in none of its texts is not guessed.
  const framed =
    certainty !== 'sure' &&
    FRAMED.test(part.text) &&
    ((best?.words ?? 0) < GUESS_WORDS || (best && 2 * shelves.holds(best.item, content_words) <= content_words.length))
  const id = framed ? undefined : best?.item
  if (
    /\b(?:recommend|suggest|what should i (?:read|watch|listen|eat|cook|drink)|where should i (?:go|travel|eat))\b/i.test(part.text) &&
    life
  )
    return { sort: 'ability', ability: 'recommend' }
  if (statement && !surely && answers >= STATED_GUESS)
    return { sort: 'thing', thing: statement, list: 'says', line: wordLine(statement, stated), sure: false }
  if (id && best && certainty !== 'unknown') {
    const ability = ABILITIES[id as IntentId]
    if (ability && certainty === 'sure' && (life || ability === 'shift' || ability === 'shorter' || ability === 'no_questions'))
      return { sort: 'ability', ability }
    if (/^meta_(?:what_told|remember)/.test(id) && certainty === 'sure') return { sort: 'about_you' }
    const thing = shelves.things.get(id)
    const telling = part.kind === 'telling' || part.kind === 'feeling'
    // Near a loss no guess is made, and what is told plainly is an occasion of its own only when it is surely one.
    const guess = !telling && understood.grave === null && !understood.holds.shorter
    const occasion =
      part.kind !== 'telling' || !/^user_/.test(id) || understood.grave === 0 || (trustOf(found) >= OCCASION && !PARTICULAR.test(part.text))
    if (thing && occasion && (certainty === 'sure' || (guess && taken(thing, best))) && !(worldly && certainty !== 'sure')) {
      if (answering && answer.first.probable >= GUESS_LINE)
        return ranked(certainty === 'sure' && thing.id === answering.id && answer.first.probable >= SURE_LINE_FOUND)
      const list = part.follow && part.follow !== 'and_you' && thing.answer[part.follow]?.length ? part.follow : 'says'
      const spare = found.slice(1, 4).flatMap(({ item, score }) => (score > best.score - SPARE ? (shelves.things.get(item) ?? []) : []))
      const line = wordLine(thing, best, asks ? part.text : '')
      return { sort: 'thing', thing, list, line, sure: certainty === 'sure', spare }
    }
    const act = ACTS_OF[id]
    // A home that its temper made up would not be the one of its definition.
    if (!thing && act && certainty === 'sure' && !(act === 'home' && shelves.statements)) return { sort: 'act', act }
  }
  // "Why have you never told anyone?" continues what was said, whatever else it sounds like.
  if (
    part.follow &&
    here &&
    part.follow !== 'and_you' &&
    (content_words.length === 0 || leans(part.text) || shelves.holds(here.thing.id, content_words) > 0)
  )
    return { sort: 'thing', thing: here.thing, list: part.follow, line: null, sure: true }
  if (part.follow === 'and_you') {
    const thing = shelves.things.get('talk_whats_up') ?? shelves.things.get('talk_how_are_you')
    return thing ? { sort: 'thing', thing, list: 'says', line: null, sure: true } : { sort: 'act', act: 'how_are_you' }
  }
  if (asks) {
    if (part.whose === 'world') {
      const told = recallFacts(part.text, known.facts, known.vectorOf)
      const shared = contentOf(part.text).some((stem) => stemsOf(told[0]?.fact.text ?? '').includes(stem))
      if (told[0]?.sure && shared && !/\b(?:the|your|this) (?:job|work|trade)\b/i.test(part.text)) return { sort: 'recall', facts: told }
    }
    // "What was she like?" goes on with the one who was spoken of.
    if (here && leans(part.text) && part.whose !== 'theirs' && !wantsOf(part.text))
      return { sort: 'thing', thing: here.thing, list: 'more', line: null, sure: true }
    const stated_near = part.whose === 'theirs' ? null : nearest(part, known)
    if (stated_near) return { sort: 'thing', thing: stated_near, list: 'says', line: null, sure: false }
    const near = found.map(({ item }) => shelves.things.get(item)).find((thing) => thing && thing.sort !== 'lesson') ?? null
    const of_world = (worldly && !part.follow) || (part.whose === 'both' && !/\b(?:you|your|yours|i|my|me)\b/i.test(part.text))
    return { sort: 'unknown', whose: of_world ? 'world' : 'own', near, shape }
  }
  return COMPLIMENT.test(part.text) ? { sort: 'act', act: 'compliment' } : { sort: 'told' }
}

/** A word of so few statements says which one is meant. */
const FEW = 2
/** Words of saying and seeing that any two sentences may share. */
const SAID = new Set(stemsOf('told tell said heard hear look looked sound listen see seen somebody'))
/**
 * Of a character that people made, the statement that shares a rare word with what is asked, or with what was said just before it in
 * the same message; null where none does, or where it was said already.
 */
function nearest(part: Part, known: Known): Thing | null {
  // Who is spoken to is not what is asked about.
  const own = contentOf(part.text.replace(/, [A-Z]\w+(?=\W*$)/, ''))
  const { beside = '' } = known
  if (own.length && !leans(part.text)) return withRareWord(part.text, own, known)
  return withRareWord(`${beside} ${part.text}`, [...own, ...contentOf(beside)], known)
}

/** The statement with the most of these words that few statements have. */
function withRareWord(text: string, asked: readonly string[], { shelves, vectorOf, said }: Known): Thing | null {
  const lines = (shelves.statements?.(text, vectorOf(text) ?? null) ?? []).flatMap(({ item, score }) => {
    const thing = shelves.things.get(item)
    const line = thing?.answer.says[0]
    return thing && line ? [{ thing, score, stems: new Set(stemsOf(line)), fresh: !said?.(line) }] : []
  })
  const rare = [...new Set(asked)].filter((stem) => {
    if (SAID.has(stem)) return false
    const count = lines.filter(({ stems }) => stems.has(stem)).length
    return count > 0 && count <= FEW
  })
  const [best] = lines
    .map((one) => ({ ...one, shared: rare.filter((stem) => one.stems.has(stem)).length }))
    .filter(({ shared, fresh }) => shared > 0 && fresh)
    .sort((a, b) => b.shared - a.shared || b.score - a.score)
  return best?.thing ?? null
}

/** The very line that was found, where it is one that can be said; of a topic, one that says more of what was asked than its first. */
const wordLine = (thing: Thing, { text }: Found, asked = ''): string | null =>
  thing.answer.says.includes(text)
    ? text
    : asked && (thing.sort === 'topic' || thing.sort === 'intent')
      ? lineFor(thing, asked, thing.sort === 'topic')
      : null
