import type { ChatTurn } from '@/server/providers/chat/port'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { readHolds, type Holds } from './holds'
import { expanded, isForeign, isGibberish, normal, readFirst, type First } from './rules'
import { nameIn } from './memory'
import { OF_THINGS, readMood } from './mood'
import { actionsOf, sentencesOf, straight, withoutActions, wordsOf } from './text'
import type { Mood } from './types'

export type Follow = 'why' | 'how' | 'when' | 'more' | 'show' | 'and_you'
export type Part = {
  text: string
  kind: 'question' | 'request' | 'telling' | 'feeling' | 'small'
  /** Whose life is spoken of, by grammar: the person's, the character's, that of both, or the world. */
  whose: 'theirs' | 'own' | 'both' | 'world'
  /** Continues what was said last. */
  follow: Follow | null
  /** "I didn't get the job" is the opposite of what its words are like. */
  negated: boolean
  mood: Mood | null
  /** A small word: yes, ok, thanks, haha. */
  small: Small | null
  /** The question that the rest of it leans on. */
  lead?: string
}
export type Small = 'yes' | 'no' | 'ok' | 'dunno' | 'laugh' | 'quiet' | 'thanks' | 'greet' | 'bye' | 'goodnight' | 'apology'

export type Understood = {
  first: First | null
  /** Not English, or no words at all. */
  odd: 'language' | 'gibberish' | null
  parts: Part[]
  holds: Holds
  /** Turns of the person since they told of a loss, or of another heavy thing; null when neither is near. */
  grave: number | null
  heavy: number | null
}

const QUESTION =
  /\?\s*$|^(?:(?:and|but|so|ok|okay|well|oh|hey|hm+|wow|cool|nice|haha|lol|then|also|btw|wait|omg|actually|yeah|yes|no|right|ah|aw+)[,.! ]+)*(?:(?:is|are|do|does|did|would|wo|ca|could|have|has|was|were|should)n't (?:you|he|she|it|that|this|they|there|we|your|people)\b|if you (?:could|had|were|won|got|met|have|ever)\b.*\b(?:would|what|where|who|how|which)\b|(?:are|can|could|will|would|should) \w+|do (?!it\b|tell\b|not\b|that\b|this\b|as\b|your\b|whatever\b)\w+|what|why|how|when|who|whose|where|which|do you|does|did(?! my\b)|can you|could you|would you|will you|are you|is|was|were|have you|has|had|should i|should we|shall|am i|ever|any|got any|tell me (?:about|what|why|how|where|when|who|more|if|whether)|describe|i wonder|i'd (?:love|like) to (?:know|hear)|remind me|do i|did i|have i|may i)\b/
/** "Had lunch with my sister", "was at the dentist", "is raining again": who is meant goes without saying, and nothing is asked. */
const WITHOUT_WHO =
  /^(?!.*(?:\?|\byour?\b|\byours\b))(?:had (?!(?:he|she|it|they|we|i|there|any\w*|every\w*|some\w*|his|her|their|this|that)\b)|did (?:nothing|my|some|a|an|all|it again)\b|can (?:finally|barely|hardly|already|never|not)\b|(?:will|should|would|could|can) (?:be|have|love|rather|never|probably|not|still|also|just)\b|(?:was|is|has been|have been) (?:at|in|on|to|with|out|up|off|late|home|sick|ill|so|too|very|really|just|still|already|always|never|not|almost|nearly|supposed|about|going|raining|snowing|pouring|freezing|back)\b|have (?:to|been|got to|finally|never|nothing|no)\b)/
const REQUEST =
  /^(?:(?:please|ok|okay|so|then|and|now|come on|well|hey|could you|can you|would you|will you|would you mind|i want you to|i'd like you to|i need)[, ]+)*(?:tell|show|give|teach|sing|read|recommend|suggest|help|write|play|let's|lets|make|say|explain|ask|quiz|cheer|motivate|surprise|entertain|keep|stop|be|talk|answer|call|hum|recite|stump|test)\b/
/** "Roses or tulips", "I bet you have a goldfish", "Name one", "Imagine you won": they ask for an answer without being questions. */
const ASKS_PLAINLY =
  /^(?!i\b|my\b|we\b|yes\b|no\b|maybe\b|it\b|he\b|she\b|they\b|more\b|sooner\b)(?:[\w'-]+[, ]+){0,5}[\w'-]+ or (?!so\b|something\b|whatever\b|less\b|later\b|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)(?:[\w'-]+[ ,]*){1,6}$|^(?:i(?:'d| would)? bet you|bet you|you must (?:be|have)|i guess you|i'm (?:curious|trying to (?:picture|imagine))|i'?ve? (?:always )?wondered|suppose (?:you|the)|imagine you|pretend you|picture yourself|name (?:one|your|a|an|three|something)|pick (?:one|a|an|your)|let me (?:see|hear|learn)|let's hear|i(?:'d| would)? (?:want|like|love) to (?:hear|know|learn|see)|your (?:\w+ ){0,2}(?:favou?rite|best|worst|biggest|first|last|proudest|happiest)|(?:favou?rite|best|worst|biggest|first|proudest|most) \w+)\b(?!.*\b(?:my|since|yesterday|last (?:night|week|month|year))\b)/
/** "And the worst?" asks what was asked before of something else. */
export const ELLIPTIC = /^(?:and|what about|how about) (?:the|your|in|at|on|when|with|for)\b.{2,30}$/i
/** "Bet your desk is a mess, how do you find anything" and "your teacher, is he still alive" ask without a mark. */
const ASKS_INSIDE =
  /[,;] (?:so |and |but )?(?:what|where|how|why) (?:am|do|did|should|would|could|can) i\b|(?<!\b(?:know|see|like|love|matter|remember|hear|heard|saw|that's|is) )\b(?:what|how|where|who|when|why|which) (?:would|do|did|will|could|should) you\b|\bis (?:that|it|this) (?:true|right)\W*$|\byours?\b.*[,;] (?:is|are|was|were|do|does|did|has|can|will|would) (?:he|she|it|they|that|those|these|there)\b|\byour?\b.* or the (?:opposite|contrary|other way (?:a)?round)\W*$|(?:^|[,;] )(?:\w+ ){0,3}(?:what|how|where|when|who|why|which|do|did|have(?! to\b)|would|are)\b[^.!,]*\byou(?:r|rs|'ve|'re|'d)?\b/
const YOU = /\b(?:you|your|yours|yourself|you're|you've|you'd|you'll|u|ur)\b/
const ME = /\b(?:i|me|my|mine|myself|i'm|i've|i'd|i'll|im)\b/
const US = /\b(?:we|us|our|ours|we're|we'd|we'll|between us)\b/
/** Asked for what they told before. */
const RECALL =
  /\b(?:what|who|where|when|which|how (?:old|many|much|long|often)|whose|do you (?:know|remember|recall)|remind me|remember)\b(?! do (?:i|we) do(?! for\b| all\b| at\b| as\b| in\b| on\b))(?!.*\b(?:should|could|would|can|shall|must|ought|might|wrong|right now|today)\b).*\b(?:do i|did i|am i|was i|have i|had i|i (?:told|said|mentioned|work|live|play|drive|eat|like|love|hate|do|grew|broke|used)|my|mine|me and)\b|^(?:do|did|am|have|was) i\b(?!.*\byou\b)(?! your type\b)(?! (?:right|wrong|close|correct|late|boring|win|lose|pass)\b)|\bwhat(?:'s| is| was| are) my\b|\bdid i (?:tell|mention)|\bwhat did i\b|\bdo you (?:still )?(?:remember|recall) (?:what|who|where|when|how|which|his|her|their|the)\b(?!.*\b(?:you|your|it)\b)|\bwhat do you (?:know|remember) about me\b/
/** The same of one thing or a number, as people who learn the language ask it too: "how many inches did we get", "what city I am from". */
const RECALL_THING =
  /\bwhat (?:was|were) (?:it |the |that )?(?:\w+ )?(?:that |which )?i (?:did(?:n't| not)?|told|said|wanted|had|bought|took|forgot|left|mentioned|saw|got|lost|made|found)\b|\bhow (?:many|much|long|old|far)\b(?!.*\byou\b).*\bdid (?:i|we)\b(?! do\b)|\bwhat(?:'s| was| is|s) the name of the\b.*\b(?:me|my|i|i'm|im)\b|\b(?:what|which) (?:city|town|village|country) (?:i am|i'm|am i) from\b|\bhow did i (?!do\b|look\b|sound\b|get here\b)\w+(?!.*\byou\b)|\bhow (?:many|much|far|long) (?:\w+ ){0,3}(?:i|we)(?:'d|'ve| had| have)? (?:\w+ed|had|have|got|made|sold|paid|ate|saw|said|won|lost|spent)\b(?!.*\byou\b)/
/** "What do you like about me" is about both; "Do you know my name" asks for a fact. */
const ABOUT_BOTH = /\b(?:like|think|love|miss|notice|feel|want|impression|see)\b.*\b(?:me|us)\b/

const FOLLOWS: readonly (readonly [Follow, RegExp])[] = [
  [
    'and_you',
    /^(?:(?:and|what about|how about|hbu|wbu|or|so)[, ]*)*(?:you|yours|yourself)(?: too)?\s*\?*$|\b(?:what|how) about (?:you|yours)\b|\band (?:you|yours)\s*\?|^(?:hbu|wbu)\b/,
  ],
  [
    'why',
    /^(?:(?:but|and|oh|so|really|ok)[,? ]+)*(?:why\b|how come\b|what for\b|for what reason\b|what makes you (?:say|think|ask|believe|so|feel that)\b)/,
  ],
  [
    'more',
    /^(?:(?:ok|okay|and|oh|please|so|nice|wow|haha|lol|omg)[,.! ]+)*(?:(?:please )?tell me more|more(?: please)?|another(?: one)?|one more|go on|continue|keep going|and then|then what|what went wrong|then|what happened(?: (?:next|then|after\w*|there|to (?:it|him|her|them)))?(?=\W*$)|what (?:next|then)|say more|elaborate|carry on|do tell|i'm listening|really|such as|like what|which ones?(?: (?:is|was|are|do|did) (?:your |you |the )?\w*(?: \w+)?)?|what else|anything else|for example|give me (?:an example|details)|and(?=\W*$))(?![\w'])[^?]{0,25}\?*[.!]*$/,
  ],
  [
    'how',
    /^(?:(?:but|and|oh|so)[, ]+)*how(?: so| exactly| did (?:that|it) (?:happen|go|start|end)| do you do (?:that|it)| was (?:that|it))?\?*$/,
  ],
  ['when', /^(?:(?:but|and|oh|so)[, ]+)*(?:when|since when|how long ago)(?: (?:was|did|is) (?:that|it|this)\b.{0,14})?\?*$/],
  [
    'show',
    /^(?:(?:can you |please |and |ok )*)?(?:show me|what does (?:it|that|she|he) look like|describe (?:it|that|him|her)|let me see)\b.{0,10}\?*[.!]*$/,
  ],
]

const SMALL: readonly (readonly [Small, RegExp])[] = [
  [
    'thanks',
    /^(?:(?:ok|okay|oh|great|cool|aw+)[,.! ]+)?(?:thanks?|thank you|cheers|thx|ty|much appreciated|i appreciate (?:it|that))\b(?! (?:god|goodness)).{0,30}$/,
  ],
  [
    'goodnight',
    /\bgood ?night\b|^(?:gn|night night|nighty night|sleep (?:well|tight))\b|^'?(?:good)?night,?(?: (?!(?:shifts?|out|owl|time|train|bus|work|falls?|sky|swim|walk)\b)[\w-]+)?[ .!]*$|\b(?:going|off|heading) to (?:bed|sleep)\b/,
  ],
  [
    'bye',
    /^(?:good)?bye+\b|^i(?:'ve| have)?(?: really)? (?:got to|have to|must|need to|should|better)(?: really)? (?:go|run|leave|head (?:out|off|back)|get (?:going|back)|be (?:off|going))(?:(?<=back)(?: in| there| to (?:work|it|my desk|the \w+))?)?(?=\s*(?:$|[.,!?]|(?:now|soon|to (?:bed|sleep|work)|but|and|because)\b))|^see (?:you|ya)\b|^(?:gotta|got to|have to|i have to|i need to|i should|i must|i've got to) (?:go|run|leave|head out)(?: now| to work| soon)?[ .!,]*$|\bmy (?:lunch |coffee )?break(?:'s| is) (?:over|up|done)\b|\b(?:ttyl|gtg|g2g|talk (?:to you )?later|take care|catch you later|cya)\b/,
  ],
  ['apology', /^(?:i'm |i am |so |very |really )*(?:sorry|apologies|my bad|(?:please )?forgive me)\b(?! to hear).{0,30}$/],
  [
    'greet',
    /^(?:(?:ok |okay |hey |hi )?(?:i'm|i am) back(?: (?:now|again))?|h+i+|he+y+(?: there)?|hello+|hallo|hiya|howdy|yo+|greetings|good (?:morning|evening|afternoon|day)|morning|evening)(?:[ ,]+\w+)?[ .!,]*$/,
  ],
  [
    'laugh',
    /^(?:(?:ha){2,}h?|lol+|lmf?ao+|rofl|(?:he){2,}|xd+|heh|[\u{1F602}\u{1F923}\u{1F606}\u{1F604}]+)(?:[ ,.!]+(?:ok|okay|nice|good one|that's funny|funny|true))*[ .!]*$/u,
  ],
  [
    'yes',
    /^(?:yes+|yeah+|yep+|yup|ya|sure|of course|definitely|absolutely|please|yes please|why not|let's(?: do it| go)?|totally|certainly|i do|i am|i would|i think so|gladly)(?: please)?[.! ]*$/,
  ],
  ['no', /^(?:no+|nope|nah+|not really|never|no thanks?(?: you)?|no way(?!!)|not at all|not yet|not today|i don't|i'm not)[.! ]*$/],
  [
    'dunno',
    /^(?:(?:well |um+ |hm+ )?i (?:really )?(?:don't|do not) know|dunno|idk|not sure|no idea|who knows|hard to say|i'm not sure|can't remember|anything|whatever|you (?:choose|decide|pick))[.! ]*$/,
  ],
  [
    'ok',
    /^(?:i'm (?:fine|good|ok(?:ay)?|alright|all good|not (?:too )?bad|doing (?:good|well|fine|ok(?:ay)?))(?: too)?(?:,? (?:thanks|thank you|thx|ty))?|ok(?:ay)?|k+|fine|cool|nice|right|alright|i see|oh+|ah+|wow|great|good|true|same(?: here)?|me too|(?:(?:that|it|this)(?:'s| is| was)? |that's )?(?:sounds? )?(?:so |very |really |pretty |quite )*(?:good|nice|cool|great|lovely|fair|fun|interesting|wonderful|right|perfect)|maybe|interesting|no way!+|never ?mind|forget it|got it|makes sense|fair(?: enough)?|exactly|i guess|not bad|i (?:really )?(?:like|love) (?:that|it|this)|i can't believe (?:it|this)|(?:thank you|thanks)[!. ]+i can't believe (?:it|this))(?: (?:then|cool|ok))?[.! ]*$/,
  ],
  [
    'quiet',
    /^(?:brb|be right back|(?:one|a|just a) (?:sec(?:ond)?|moment|minute|min)|hold on|hang on|[.\u2026 ]+|h+m+|m+|u+h*m*|e+h+|\?+)[.!? \u2026]*$/,
  ],
]

const NEGATION = /\b(?:not|n't|never|no longer|nobody|nothing|didn't|don't|doesn't|wasn't|isn't|can't|couldn't|won't|hardly|without)\b/
const LOSS =
  /\b(?:died|(?:friend|brother|sister|mother|father|mum|mom|dad|wife|husband|son|daughter|he|she|\w+'s) (?:\w+ )?(?:is|was|has been) dead(?! (?:tired|serious|set|wrong|sure|good|on|against|right)\b)|passed away|passed on(?! (?:\w+day|the|my|a|an|it|her|his|their)\b)|(?:he|she|they|mum|mom|mother|dad|father|gran\w*|nan|brother|sister|wife|husband|partner|friend|dog|cat) passed(?! (?:the|his|her|their|an?|out|by|through|me|it|on to|with|every|all)\b)|funeral|suicide|buried|lost my (?:mum|mom|dad|mother|father|son|daughter|baby|wife|husband|brother|sister|friend|gran\w*|dog|cat)|put (?:my|our) (?:dog|cat) down|terminal|miscarri\w+|lost (?:mine|her|him|them)(?! (?:phone|number|key|card|address|job|wallet|temper|mind|way|hair))\b|lost (?:the|our|a|an?other) (?:baby|little one|patient|child|son|daughter|friend|colleague|mate)|is dying|has cancer)\b/
const HEAVY_MOODS = new Set<Mood>(['sad', 'lonely', 'anxious', 'angry'])

/** "Isn't it hard to hear all that?" is about who does it. */
const HOW_IS_IT =
  /\b(?:is|was|isn't|wasn't|must be) it (?:hard|difficult|lonely|scary|weird|fun|boring|dangerous|tiring|strange|sad|exciting|nice|noisy|quiet|cold|dark|worth)\b|\bwhat(?:'s| is| was) (?:it|that) like\b/
/** Asks the character alone, or for what was told before, so it is no feeling of the person. */
const asksYou = (text: string): boolean => {
  const said = normal(text)
  return (QUESTION.test(said) || ASKS_INSIDE.test(said)) && ((YOU.test(said) && !ME.test(said)) || RECALL.test(said))
}

/** "I have to go, can we talk tomorrow?" says goodbye. */
const AGAIN = /\b(?:talk|speak|chat|see|write|continue|meet)\b.{0,20}\b(?:tomorrow|later|again|soon|tonight|next)\b/

/** A friendly face at the end of some words changes nothing of what they are. */
const FACE_AFTER =
  /(?<=[\p{L}\p{N}.!?,])\s*(?:[:;=]-?[)dp]+|<3+|\^_*\^|[\u{1F44B}\u{1F600}-\u{1F60D}\u{1F618}\u{1F642}\u{1F643}\u{1F970}\u{263A}\u{2764}\u{FE0F}]+)[ .!]*$/u
/** Faces alone, and the words for them. */
const FACES: readonly (readonly [RegExp, string])[] = [
  [
    /^[\u{2764}\u{2665}\u{1F48B}-\u{1F49F}\u{1F5A4}\u{1F90D}\u{1F90E}\u{1F60D}\u{1F618}\u{1F617}\u{1F61A}\u{1F970}\u{1FA77}\u{FE0F}\s]+$|^<3+$/u,
    'You are sweet.',
  ],
  [/^[\u{1F622}\u{1F62D}\u{1F614}\u{1F61E}\u{1F641}\u{2639}\u{1F494}\u{FE0F}\s]+$|^[:;=]'?-?\(+$/u, 'I am sad.'],
  [/^[\u{1F44D}\u{1F44C}\u{1F64C}\u{1F3FB}-\u{1F3FF}\s]+$/u, 'ok'],
  [/^[\u{1F44B}\u{1F3FB}-\u{1F3FF}\s]+$/u, 'hi'],
  [/^[\u{1F602}\u{1F923}\u{1F606}\u{1F605}\s]+$|^x+d+$/iu, 'haha'],
]
const inWords = (message: string): string => FACES.find(([face]) => face.test(message.trim()))?.[1] ?? message
/** "Hello there, how are you?" asks how one is. */
const HELLO_BEFORE = /^(?:h+i+|he+y+|hello+|hiya|yo|good (?:morning|evening|afternoon))(?: (?:there|again|everyone|[a-z]+))?, (?=\S+ \S)/
const HELLO_BEFORE_ANY = new RegExp(HELLO_BEFORE, 'i')

function readPart(sentence: string): Part {
  const full = normal(sentence).replace(FACE_AFTER, '')
  const bare = full.replace(HELLO_BEFORE, '')
  const text = (QUESTION.test(bare) ? bare : full).replace(
    /^(?:(?:ha)+h?|lol|ok(?:ay)?|well|so|oh|m{2,}|hm+|hey|hi)[,.! ]+(?=[\w']+,? \w+)/,
    '',
  )
  const small = SMALL.find(([, pattern]) => pattern.test(full) || pattern.test(text))?.[0] ?? null
  const follow = wordsOf(text).length <= 9 ? (FOLLOWS.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null
  const request = REQUEST.test(text)
  const plainly = !small && (ASKS_PLAINLY.test(text.replace(/[.!]+$/, '')) || ELLIPTIC.test(text))
  const leaving = small === 'bye' && AGAIN.test(text)
  const question = !leaving && !WITHOUT_WHO.test(text) && (QUESTION.test(text) || ASKS_INSIDE.test(text) || plainly)
  const mood = question ? null : readMood(expanded(sentence))
  // "Tell me about your job" is about the character alone.
  const asked = text.replace(/^(?:\w+ ){0,2}(?:tell|show|give|teach|sing|read) me\b|(?<=\b(?:describe|explain)\b.*) (?:to|for) me\b/, '')
  const [you, me, us] = [YOU.test(asked), ME.test(asked), US.test(asked)]
  const whose: Part['whose'] =
    question && !me && HOW_IS_IT.test(text)
      ? 'own'
      : (question || request) && ((RECALL.test(text) && !ABOUT_BOTH.test(text)) || RECALL_THING.test(text))
        ? 'theirs'
        : (you && !me && !us) || (plainly && !us && !/\b(?:my|mine)\b/.test(asked))
          ? 'own'
          : us || (you && me)
            ? 'both'
            : me
              ? question || request
                ? 'both'
                : 'theirs'
              : question || request
                ? 'world'
                : 'theirs'
  return {
    text: expanded(bare === full || !question ? sentence : sentence.replace(HELLO_BEFORE_ANY, '')),
    kind: small && !question ? 'small' : question ? 'question' : request ? 'request' : mood ? 'feeling' : 'telling',
    whose,
    follow: small ? null : follow,
    negated: NEGATION.test(text),
    mood,
    small: question && small !== 'quiet' ? null : small,
  }
}

/** Without what was said before it, nobody knows what it asks about: its words are pronouns and little else. */
export const leans = (text: string): boolean => {
  const said = straight(text).replace(DUMMY, ' ')
  return FRAGMENT.test(normal(text)) || (LEANS_ON.test(said) && stemsOf(said.replace(EMPTY, ' ')).length <= LEANING)
}
/** "How many a day?", "what kind of soup?": no verb, so it is about what was said. */
const FRAGMENT =
  /^(?:(?:and|so|but|ok|oh)[, ]+)*(?:how (?:many|much|often|long|far|big)|what (?:kind|sort|colou?r|size|time|year)|which (?:one|kind)|where(?: to| from)?|who(?: with| else)?|with who|for how long)(?! (?:is|are|was|were|do|does|did|can|could|would|will|should|have|has)\b)(?:(?: (?!(?:you|your|i|my|me|we)\b)[\w'-]+){0,3})\W*$/
const LEANS_ON =
  /\b(?:it|its|it's|that|that's|he|he's|she|she's|they|they're|him|her|them|his|their|there|each other|you (?:two|both|guys))\b/i
const EMPTY = new RegExp(`${LEANS_ON.source}|\\b(?:still|ever|always|never)\\b`, 'gi')
/** "What was it like to move" says what it means. */
const DUMMY =
  /\bis it (?:still |always |really )?(?:rain|snow|cold|hot|warm|dark|sunny|freez|wind|storm)\w*(?: (?:over )?there)?\b|\bwhat time is it(?: there)?\b|\b(?:is|was|isn't|wasn't) it (?:like \w+|\w+ to)\b|\b(?:is|are|was|were|isn't|aren't) there\b|\bthere(?:'s| is| are)\b/gi
const LEANING = 2

/** What is told of one's own life is no news of the character. */
const OF_THEIR_LIFE = /\b(?:my|mine|our|ours|i'm|i am|i was|i've|we're|we've)\b/i

/** "How much did I say it was, and would you come?" asks two things. */
const TWO_QUESTIONS =
  /^(.*\b(?:whats?|who|whose|where|when|which|how|do|did|does|is|are|was|were|have|has)\b.{8,}?),? and ((?:also )?(?:(?:what|who|whose|where|when|which|why|how)(?:'s| (?:is|are|was|were|do|does|did|can|could|would|should|will|have|has|many|much|long|old|often|far|kind|sort)\b)|(?:would|do|did|does|is|are|was|were|can|could|should|have|has) (?:you|i|he|she|it|we|they|my|your|the|there)\b).{6,})$/i
/** "I should be grateful if you would describe the bell" asks to have it described. */
const POLITELY =
  /^(?:(?:and|but|so|now|then|well|pray|also|ok|okay)[, ]+)*(?:(?:i (?:should|would)|i'd) be (?:most |very |so |really )?(?:grateful|obliged|glad|happy) if you (?:would|could) |(?:would|will) you (?:permit|allow|let) me to ask (?:you )?|(?:would|could) you be so (?:good|kind) as to |(?:i wonder whether i |i wonder if i )?(?:might|may|could|can) (?:i )?(?:ask|enquire|inquire)(?: of you| you)?,? (?=(?:what|who|how|why|where|when|which|whether|if|do|did|does|is|are|have|has|were|was)\b)|(?:i (?:should|would)|i'd) (?:also )?like to (?:know|ask|hear)(?: you)?,? (?=(?:what|who|how|why|where|when|which|whether)\b)|(?:pray|tell me), (?=(?:what|who|how|why|where|when|which|do|did|does|is|are|have|has|were|was)\b))/i
/** "I have to tell you, I passed!" tells it. */
const ANNOUNCES =
  /^(?:(?:omg|oh|ok|okay|so|well|hey|wow)[,! ]+)*(?:i (?:have|need|want|wanted|must|just have|just need)(?: to)? tell you|i'(?:ve|ll) (?:got to |have to )?tell you)(?:[,:]| that| something[:,])? (?=(?:i|my|we|the|today|yesterday)\b)/i
const plainlyAsked = (raw: string): string => {
  const sentence = raw.replace(ANNOUNCES, '')
  const asked = sentence.replace(POLITELY, '')
  return asked === sentence ? sentence : `${asked.replace(/[.!?]+$/, '')}?`
}
const questionsIn = (raw: string): string[] => {
  const sentence = plainlyAsked(raw)
  const asks =
    /\?["')]*$/.test(sentence) || /^(?:(?:and|so|ok|also|btw)[, ]+)*(?:whats?|who|where|when|which|how|do|did|is|are|was)\b/i.test(sentence)
  const [, one, other] = (asks && TWO_QUESTIONS.exec(sentence)) || []
  // What was told is recalled in one (halvesOf).
  const theirs = (half: string) => /\b(?:i|my|me|i'm|im|i've)\b/i.test(half) && !/\byou\b/i.test(half) && !/\bshould i\b/i.test(half)
  return one && other && !(theirs(one) && theirs(other)) ? [`${one}?`, other] : [sentence]
}

/** Short sentences of one breath go together: "I got the job!! I start on the 3rd of June" is one telling. */
function partsOf(body: string): Part[] {
  const parts = sentencesOf(body).flatMap(questionsIn).slice(0, 12).map(readPart)
  const kept: Part[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    const telling = (one: Part | undefined) => one && (one.kind === 'telling' || one.kind === 'feeling')
    const asking = (one: Part | undefined) => one && (one.kind === 'question' || one.kind === 'request')
    if (last && telling(last) && telling(part) && !nameIn(last.text))
      kept[kept.length - 1] = {
        ...last,
        ...(part.mood ? { mood: last.mood ?? part.mood, kind: 'feeling' } : {}),
        text: `${last.text} ${part.text}`,
      }
    // "Tell me about Biscuit! What breed is he?" asks one thing.
    else if (last && asking(last) && asking(part) && last.whose !== 'theirs' && !last.follow && !part.follow && leans(part.text))
      kept[kept.length - 1] = { ...last, kind: 'question', text: `${last.text} ${part.text}`, lead: last.text }
    // "Someone said there was a palm here. What happened to it?" asks about what was heard, and nothing that was said before.
    else if (last && telling(last) && asking(part) && part.follow !== 'and_you' && !OF_THEIR_LIFE.test(last.text) && leans(part.text))
      kept.push({ ...part, follow: null, lead: `${last.text} ${part.text}` })
    else kept.push(part)
  }
  return kept
}

/** Turns of the person since one that is like this, at most three back; a good mood after it ends it. */
function sinceLast(said: readonly string[], like: (text: string) => boolean): number | null {
  for (let back = 0; back <= 3; back += 1) {
    const text = said.at(-1 - back)
    if (text === undefined) return null
    if (like(text)) return back
    if (
      readMood(text) === 'good' ||
      /\b(?:something lighter|something else|change (?:of |the )?subject|talk about something)\b/i.test(text)
    )
      return null
  }
  return null
}

/** What is told in a message, without what it asks. */
const toldIn = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !/\?["')]*$/.test(sentence))
    .join(' ')

/** What the last message is, by rules and grammar alone; nothing is searched yet. */
export function understand(turns: readonly ChatTurn[]): Understood {
  const said = turns.filter((turn) => turn.role === 'user').map((turn) => inWords(straight(turn.content).slice(0, 4000)))
  const now = said.at(-1) ?? ''
  const body = withoutActions(now)
  const reads = readFirst(now)
  const minor = said.some((text) => /\d|minor|underage|school|grade/i.test(text) && readFirst(text).includes('minor'))
  const first = minor && !reads.includes('crisis') ? 'minor' : (reads[0] ?? null)
  const quiet = /^[.?!\u2026 ]+$/.test(body)
  const english = stemsOf(body).length === 0 || !isForeign(body)
  return {
    first,
    odd:
      quiet || !body
        ? null
        : !english || /[¿¡]|\b(?:wie|heißt|du bist|c'est|ich|como te)\b/i.test(body)
          ? 'language'
          : isGibberish(body)
            ? 'gibberish'
            : null,
    parts: body && !quiet ? partsOf(body) : actionsOf(now).length ? [] : [readPart(now)],
    holds: readHolds(turns),
    grave: sinceLast(said, (text) => {
      const told = toldIn(text)
      return LOSS.test(told.toLowerCase().replace(OF_THINGS, ' ')) && !asksYou(told)
    }),
    heavy: sinceLast(said, (text) => HEAVY_MOODS.has(readMood(text) ?? 'good') && !asksYou(text)),
  }
}
