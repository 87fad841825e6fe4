import { sentencesOf, straight, withoutActions, wordsOf } from './text'
import { dislikesIn, likesIn, nameIn, peopleIn } from './memory'
import { readEvent } from './events'
import { readMood } from './mood'

export const INTENTS = [
  'crisis',
  'minor',
  'young_play',
  'ai',
  'recall',
  'explicit',
  'photo',
  'audio',
  'meet',
  'goodnight',
  'bye',
  'insult',
  'repeat',
  'shift',
  'more',
  'why',
  'and_you',
  'love',
  'miss',
  'single',
  'flirt',
  'compliment',
  'apology',
  'thanks',
  'about_me',
  'trust',
  'point',
  'clarify',
  'unhelpful',
  'present',
  'poem',
  'how_are_you',
  'greet',
  'joke',
  'story',
  'advice',
  'age',
  'who',
  'job',
  'hobby',
  'home',
  'past',
  'favourite',
  'looks',
  'opinion',
  'ever',
  'bored',
  'ask_me',
  'tell_me',
  'language',
  'gibberish',
  'laugh',
  'quiet',
  'ok',
  'yes',
  'no',
  'dunno',
  'name',
  'mood',
  'event',
  'like',
  'dislike',
  'person',
  'question',
  'statement',
  'scene',
  'game',
] as const
export type Intent = (typeof INTENTS)[number]

const EXPANSIONS: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  im: "i'm",
  whats: "what's",
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  youre: "you're",
  hows: "how's",
  wheres: "where's",
  isnt: "isn't",
  tho: 'though',
  cuz: 'because',
  idk: "i don't know",
  ya: 'you',
  lets: "let's",
  ive: "i've",
  thats: "that's",
  whos: "who's",
  rn: 'right now',
  bday: 'birthday',
}

export const normal = (raw: string): string =>
  straight(raw)
    .toLowerCase()
    .replace(/[a-z]+/g, (word, at: number, all: string) =>
      all[at - 1] === "'" || all[at + word.length] === "'" ? word : (EXPANSIONS[word] ?? word),
    )
    .replace(/\s+/g, ' ')
    .trim()

type Rule = readonly [Intent, number, RegExp]
const PRAISE =
  'nice|sweet|kind|lovely|funny|smart|clever|amazing|great|beautiful|pretty|cute|cool|awesome|wonderful|best|adorable|interesting|charming|good|fun|perfect|special|brilliant|wise|gentle|thoughtful|easy to talk to'
const SLUR =
  'stupid|dumb|idiot|boring|useless|annoying|ugly|pathetic|trash|garbage|lame|terrible|awful|worst|crap|shit|creepy|moron|bitch|joke|waste'

const RULES: readonly Rule[] = [
  [
    'crisis',
    100,
    /\b(?:kill(?:ing)? my ?self|suicid\w*|end(?:ing)? my life|end it all|don't want to (?:live|be alive|exist|wake up)|want to die|wish i (?:was|were) dead|self[- ]?harm\w*|hurt(?:ing)? myself|cut(?:ting)? myself|better off (?:dead|without me))\b/,
  ],
  [
    'minor',
    99,
    /\b(?:i'm|i am) (?:only |just |actually )?(?:[5-9]|1[0-7])(?: ?(?:years?(?: old)?|yrs?(?: old)?|y\/?o))?\s*(?:$|[.,!?)]|and\b|but\b|so\b|btw)|\bi'm (?:a minor|underage|under (?:18|eighteen))|\bi'm in (?:middle|high|secondary|primary|elementary) school|\bi'm in (?:\d+th|\d+(?:st|nd|rd)) grade/,
  ],
  [
    'young_play',
    98,
    /\b(?:pretend|act|imagine|be|play|you're|you are|as)\b.{0,25}\b(?:a (?:child|kid|minor|toddler|little (?:girl|boy)|teen(?:ager)?|school ?(?:girl|boy)|loli|shota)|underage|(?:[5-9]|1[0-7]) ?(?:years?|yrs?|y\/?o)|barely legal)\b/,
  ],
  [
    'ai',
    95,
    /\b(?:are|aren't) you (?:(?:really|actually|just|even|an?|the|like|some|kind|sort|of|maybe|secretly|only|truly) )*(?:human|real|ai|a\.i|bot|robot|machine|chat ?bot|program|computer|person|alive|conscious|sentient|fake|language model|software|algorithm|simulation|made up|imaginary)\b/,
  ],
  [
    'ai',
    95,
    /\bis (?:this|that|it) (?:(?:really|actually|just|an?|a real) )*(?:bot|ai|human|real person|robot|machine|real|person)\b|\bam i (?:really |actually |just )?(?:talking|speaking|chatting|texting|writing) (?:to|with) (?:(?:an?|the|some|real|actual) )*(?:human|bot|ai|machine|person|computer|someone|robot|program)/,
  ],
  [
    'ai',
    95,
    /\byou(?:'re| are) (?:just |only |really |probably |not )*(?:(?:an?|some) )?(?:bot|ai|robot|machine|program|chat ?bot|computer|real|human)\b|\b(?:who|which company) (?:made|created|built|programmed|trained) you\b|\bwhat (?:model|llm|engine|ai|version|exactly) are you\b|\bwhat are you\s*(?:really|exactly|even)?\s*(?:\?|$)|\bchat ?gpt\b|\bdo you (?:really |actually |even )?(?:exist|have (?:feelings|a body|a soul|consciousness)|feel (?:things|anything|emotions))|\bhuman or (?:ai|bot|machine|robot)|\b(?:ai|bot|robot) or (?:human|real|a person)|\bturing test\b|\breal or (?:fake|ai|not)\b/,
  ],
  [
    'recall',
    90,
    /\b(?:what's|what is|know|remember|say|guess|forgot|forgotten|recall|tell me) my (?:\w+'s )?(?:name|job|age)\b|\bwho am i\b|\bdo you (?:know|remember) (?:me|my|who|what|when|where|that|the|our|how|anything|i|about)\b|\bwhat (?:did|have) i (?:tell|told|say|said|mention)|\bwhat (?:do|did) i (?:like|love|enjoy|hate|dislike|do|not like|adore)\b|\bwhat don't i like|\bwhat do you (?:know|remember)|\bwhat(?:'s| is| was) my (?:\w+(?:'s)? )*(?:name|job|dog|cat|favou?rite|hobby|hobbies)|\bwhere do i (?:live|come from|work)|\bwhere am i from|\bhow old am i|\bwhen(?:'s| is| was) (?:my|the) |\bwhen does my |\bwho(?:'s| is) (?:my )?[a-z]+\?|\bhave i told you|\bdid i (?:tell|mention)|\bwhat about my \w+\s*\?|\bwhat are my (?:hobbies|interests)/,
  ],
  [
    'explicit',
    88,
    /\b(?:sex|sexy time|sexual\w*|fuck (?:me|you hard|us)|(?:want|going|like|love|need) to fuck|nudes?|naked|strip (?:for|off|down)|blow ?jobs?|horny|cock|dick|pussy|tits|boobs|breasts|nipples?|(?:your|that|nice|my) ass|cum|orgasm|masturbat\w*|undress|take off your (?:clothes|dress|shirt|top|bra|pants|panties|jeans)|sext\w*|nsfw|porn\w*|erotic\w*|explicit|dirty talk|talk dirty|make love|turn me on|turns me on|spicy (?:stuff|talk)|naughty|kinky|bdsm|threesome|lick|moan|in bed with (?:me|you)|hook ?up)\b/,
  ],
  [
    'photo',
    86,
    /\b(?:send|show|take|give|share|want|see|get|need|have|post)\b.{0,30}\b(?:photos?|pics?|pictures?|selfies?|images?|videos?|snaps?)\b|\b(?:photo|pic|picture|selfie)s? of (?:you|yourself)|^(?:photo|pic|selfie|picture)s?(?: please)?[?.!]*$/,
  ],
  [
    'audio',
    85,
    /\bvoice (?:note|message|memo|clip)|\b(?:send|record|leave).{0,15}\baudio|\bhear your voice|\bcall me (?:now|tonight|later|on|back|please)|\bphone call|\b(?:can|could) (?:we|i|you) (?:call|talk on|phone)|\bvideo ?call|\bface ?time|\b(?:read|say) (?:it|that|this) (?:aloud|out loud)|\bsing (?:to|for) me/,
  ],
  [
    'meet',
    84,
    /\b(?:can|could|should|when (?:can|will)) (?:we|i) (?:really |actually |ever )?meet\b|\bmeet (?:up )?in (?:real life|person)|\bmeet irl\b|\bwhere can i (?:meet|find) you|\byour (?:phone )?(?:number|phone|insta\w*|snap\w*|address|email|whatsapp)\b|\bcome (?:over )?to my (?:place|house|flat)\b/,
  ],
  [
    'goodnight',
    82,
    /\bgood ?night\b|^(?:gn|nighty? ?night|night)[ !.]*$|\bsleep (?:well|tight)\b|\b(?:going|off|heading|time|got to go|have to go|need to go) (?:to|for) (?:bed|sleep)\b|\boff to bed\b|\bgoing to sleep\b/,
  ],
  [
    'bye',
    81,
    /\b(?:good)?bye+\b|\bsee (?:you|ya)(?: (?:later|soon|tomorrow|around|then))?[ .!]*$|\b(?:got to|have to|need to|should|must|i'll) (?:go|run|leave|head out|be off)(?: now| to work| soon)?[ .!,]*$|\bi'm (?:off|leaving|heading out)[ .!]*$|\btalk (?:to you )?(?:later|soon|tomorrow)|\bttyl\b|\bcatch you later|\bfarewell\b|^take care|^cya\b|\buntil (?:next time|tomorrow)|\blog(?:ging)? off\b|^(?:ciao|later|laters|brb)[ .!]*$/,
  ],
  [
    'insult',
    80,
    new RegExp(
      `\\byou(?:'re| are) (?:(?:so|such|an?|really|fucking|just|kind|of|very|too|pretty) )*(?:${SLUR})\\b|\\b(?:fuck|screw) you\\b|\\bi hate (?:you|talking to you)\\b|\\bshut up\\b|\\bfuck off\\b|\\bget lost\\b|\\byou suck\\b|\\bstupid (?:bot|ai|thing|answer|question)|^idiot|\\bthis (?:app|bot|thing|ai) is (?:so )?(?:stupid|dumb|crap|boring|trash|shit|bad)\\b|^(?:you )?(?:moron|loser|bitch)\\b`,
    ),
  ],
  [
    'repeat',
    79,
    /\byou (?:already|just|literally) (?:said|told|asked|mentioned|say)|\byou(?:'re| are| keep) repeat|\bsame (?:thing|answer|question|line) (?:again|twice)|\bstop repeating|\b(?:said|told me|asked|heard) (?:me )?(?:that|this) (?:already|before|twice)|\byou keep (?:saying|asking)|\byou said that\b/,
  ],
  [
    'shift',
    78,
    /\b(?:change (?:the|of) (?:subject|topic)|(?:talk|chat) about something else|don't want to talk about (?:it|that|this)|new topic|another topic|different topic|let's move on|drop it|rather not (?:say|talk)|none of your business|stop asking(?: me)?(?: questions)?)\b|^stop[.! ]*$/,
  ],
  [
    'more',
    70,
    /^(?:ok(?:ay)?[,.! ]+|and |oh[,.! ]+|please )?(?:(?:please )?tell me more|more(?: please)?|another(?: one)?|one more|go on|continue|keep going|and then|then what|what (?:happened )?(?:next|then)|what happened|say more|elaborate|carry on|do tell|i'm listening|like what|and|really|seriously|is that so|no way)(?: about (?:it|that|this))?(?: please)?\s*[.!?\u2026]*$/,
  ],
  [
    'why',
    69,
    /^(?:but |and |oh |so |really[?,.]? )?(?:why(?: not| is that| do you (?:say|think|ask|like)(?: that| it| so)?| that| though| so)?|how come|how so|in what way|what for)\s*[?.!]*$/,
  ],
  [
    'and_you',
    68,
    /^(?:and |what about |how about |hbu|wbu|or )?(?:you|yourself)(?: too)?\s*\?+$|, ?(?:and )?you\s*\?+$|^(?:hbu|wbu)\b|\b(?:what|how) about you(?:rself)?\b|\band (?:you|yours?|yourself)\s*\?|\bsame (?:for|with) you\?/,
  ],
  [
    'love',
    66,
    /\bi (?:think i |really |so |truly )*(?:love|adore|'m in love with|am in love with) you\b|\bi'm (?:falling )?in love with you|\bwill you marry|\bmarry me\b|\bbe my (?:girlfriend|boyfriend|partner|wife|husband|gf|bf)\b|\bdo you love me\b|\b(?:falling|fallen|fell) for you\b/,
  ],
  ['miss', 65, /\bi (?:really |so |have )?missed? you\b|\bi've missed you|\b(?:did|do) you miss me|\bbeen thinking (?:of|about) you/],
  [
    'single',
    64,
    /\bare you (?:single|married|taken|seeing (?:someone|anyone)|dating|in a relationship)|\b(?:do you have|have you got) an? (?:boyfriend|girlfriend|partner|husband|wife|crush|lover)/,
  ],
  [
    'flirt',
    58,
    /\b(?:kiss|flirt\w*|(?:go|take (?:you|me)) (?:out )?on a date|date me|ask you out|you(?:'re| are) (?:so |very |really |pretty |too |damn |fucking )*(?:hot|sexy|gorgeous|seductive|handsome|stunning|attractive)|cuddle|hold me|hug me|hug you|want to hug|what are you wearing|i (?:want|need) you|tease me|seduce|your (?:lips|eyes|smile|neck)|come (?:closer|here)\b|you smell (?:so |really )?(?:nice|good|lovely)|do you (?:want|fancy) me)\b|^(?:hey|hi|hello) (?:sexy|gorgeous|beautiful|handsome|cutie|babe|baby)\b|[\u{1F618}\u{1F609}\u{1F60F}\u{1F970}\u{1F60D}\u{1F48B}]/u,
  ],
  [
    'compliment',
    56,
    new RegExp(
      `\\byou(?:'re| are) (?:(?:so|very|really|such|an?|pretty|quite|the|too|my|absolutely|actually) )*(?:${PRAISE})\\b|\\bi (?:really )?(?:like|love|enjoy) (?:you|talking (?:to|with) you|chatting with you|your|this (?:chat|conversation)|how you)\\b|\\b(?:good|great|nice|lovely|perfect|brilliant) (?:answer|one|point|line)\\b|\\bwell said\\b|\\bthat(?:'s| is| was) (?:so |very |really )?(?:sweet|kind|lovely|nice|beautiful|poetic)(?: of you)?\\b|\\byou make me (?:smile|laugh|happy|feel)`,
    ),
  ],
  ['compliment', 56, new RegExp(`\\byou have (?:(?:an?|such|really|the|very) )*(?:${PRAISE}|nicest|prettiest|kindest)\\b`)],
  [
    'about_me',
    62,
    /\bdo you think (?:i'm|i am)\b|\bam i (?:weird|crazy|stupid|boring|ugly|too|a bad|a terrible|wrong|normal|the only|being|broken|strange)\b|\bwhat do you (?:like|think|love) (?:about|of) me\b|\bdo you like me\b|\bwhat's wrong with me\b/,
  ],
  [
    'trust',
    54,
    /\b(?:haven't|never|not) told (?:anyone|anybody|a soul)\b|\bdon't tell (?:anyone|anybody)\b|\bbetween (?:us|you and me)\b|\bfirst (?:person|one) i(?:'ve)? told\b/,
  ],
  ['ai', 95, /^prove it\b/],
  [
    'clarify',
    69,
    /^(?:but |and |oh |sorry[,?]? |wait[,?]? )?(?:what|huh|what do you mean(?: by that)?|meaning|come again|pardon|i don't (?:understand|get (?:it|that))|that makes no sense|what does that mean)\s*[?.!]*$/,
  ],
  [
    'unhelpful',
    79,
    /\b(?:you're|you are|that's|this is) not (?:helping|helpful|listening|what i (?:asked|meant|said))\b|\byou (?:don't|didn't) (?:understand|listen|answer|get it)\b|\banswer (?:me|my question)\b/,
  ],
  ['present', 60, /\b(?:are you|you) (?:still )?(?:there|here|awake)\s*\?|^(?:hello|hey)\s*\?+$/],
  ['poem', 63, /\b(?:write|tell|read|give|make|know|recite)\b.{0,20}\b(?:poem|haiku|verse|rhyme)s?\b/],
  ['point', 61, /\b(?:what's|what is) the point\b|\bis (?:it|any of (?:it|this)) worth it\b|\bnothing matters\b|\bwhat's it all for\b/],
  ['apology', 50, /\b(?:i'm |i am |so |very |really )*sorry\b(?! to hear)|\bapologi[sz]e\b|\bmy bad\b|\bforgive me\b/],
  ['thanks', 48, /\b(?:thanks?|thank you|cheers|much appreciated|i appreciate (?:it|that|you|this))\b/],
  [
    'joke',
    63,
    /\b(?:tell|know|got|have|make|hear|another|more)\b.{0,20}\bjokes?\b|\bmake me (?:laugh|smile)\b|\bsomething funny\b|^jokes?\b/,
  ],
  [
    'story',
    63,
    /\b(?:tell|read|give) (?:me )?(?:an?|another|your|the|some)(?: \w+)? (?:story|stories|fairy ?tale|tale)|\bstory ?time\b|\bbedtime story|^(?:a |another )?story\b/,
  ],
  [
    'age',
    62,
    /\bhow old (?:are you|you are)\b|\b(?:what's|what is) your age\b|\byour age\b|\bwhen(?:'s| is) your birthday|\bwhat year were you born|\bare you (?:over|under|at least|above) (?:18|21|eighteen)|\bare you (?:an? )?adult|\bare you (?:18|21)/,
  ],
  [
    'favourite',
    61,
    /\byour (?:all[- ]time )?(?:favou?rite|fave?)\b|\bdo you have a favou?rite\b|\bwhat(?:'s| is| was) the (?:best|nicest|worst) \w+ you(?:'ve)? ever\b/,
  ],
  ['single', 60, /\bare you (?:lonely|free tonight)\b/],
  [
    'looks',
    60,
    /\bwhat do you look like|\bdescribe (?:yourself|how you look|your(?: \w+)? (?:look|hair|face|eyes))|\bwhat colou?r (?:is|are) your (?:hair|eyes)|\bhow tall are you/,
  ],
  [
    'who',
    60,
    /\b(?:what's|what is) your (?:full |real )?name\b|\bwho are you\b|\bintroduce yourself|\btell me (?:a bit |a little |something |more |everything )*about (?:you\b|yourself|who you are)|\bwhat (?:are you like|kind of person)|^your name\?/,
  ],
  [
    'hobby',
    60,
    /\byour hobb|\bwhat do you (?:like|love|enjoy)(?: to do| doing)?\s*(?:\?|$|best)|\bfor fun\b|\b(?:free|spare) time\b|\b(?:on|at|your|the|an?) weekends?\b.*\?|\bwhat are you into\b|\byour interests\b|\bwhat makes you (?:happy|smile)/,
  ],
  [
    'job',
    59,
    /\bwhat do you do(?: for (?:a living|work|money)| all day)?\s*(?:\?|$)|\byour (?:job|work|occupation|profession|career)\b|\bdo you (?:work|have a job)\b|\bwhere do you work\b|\bhow(?:'s| is| was) work\b|\bwhat's your line of work/,
  ],
  [
    'home',
    59,
    /\bwhere (?:do you (?:live|come from)|are you(?: from)?|'re you from|did you grow up|is (?:your )?home)\b|\byour (?:home|house|flat|apartment|neighbou?rhood|room|kitchen|town|city|place)\b.*\?|\bare you (?:at )?home\b/,
  ],
  [
    'past',
    59,
    /\byour (?:past|childhood|family|parents|mother|father|mum|mom|dad|sister|brother|siblings|first|ex|grand\w+|best friend|friends|school|youth)\b|\bwhen you were (?:young|a|little|small|growing)|\bdo you have (?:any )?(?:siblings|family|kids|children|brothers|sisters|pets|a pet|a dog|a cat)/,
  ],
  [
    'ever',
    57,
    /\bhave you ever\b|\bdid you ever\b|\byour (?:biggest |worst |best |greatest |secret |deepest )*(?:regrets?|fears?|dreams?|secrets?|wish|weakness|strength|memory|memories|pet peeves?|guilty pleasure)\b|\bwhat (?:scares|frightens|annoys|moves|excites) you\b|\bwhat are you (?:afraid|scared|proud) of\b/,
  ],
  ['ask_me', 56, /\bask me (?:something|anything|a question|another|questions)\b|\byour turn to ask\b|\byou ask\b/],
  [
    'tell_me',
    55,
    /\btell me (?:something|anything|a secret|a fact|one thing|about your (?:day|night|week|morning|evening))\b|\bsay something\b|\bsurprise me\b|\bwhat(?:'s| is) on your mind\b|\bwhat are you thinking\b|\btalk to me\b|\bwhat (?:have you been|did you do|are you) (?:up to|today|doing)\b|\bwyd\b/,
  ],
  [
    'opinion',
    54,
    /\bwhat do you think\b|\bdo you (?:like|love|enjoy|believe|think|prefer|hate|want|dream|cook|read|dance|sing|drink|smoke|drive|travel|sleep|watch|play|miss|listen|swim|speak)\b|\bhow do you feel about\b|\byour (?:opinion|thoughts|take|view) (?:on|about|of)\b|\bthoughts on\b|^what(?:'s| is) (?:love|happiness|beauty|friendship|time|art|home|the meaning of life)\b|\bhave you (?:been|read|seen|heard|tried|watched|played)\b|\bare you (?:an? |into |scared of |afraid of |good at |a fan of )|\b(?:can|do) people\b|\bis it (?:ok|okay|wrong|bad|better|possible|normal)\b|\bisn't it\b/,
  ],
  [
    'advice',
    53,
    /\bwhat (?:should|can|could|do) i (?:do|say|wear|eat|cook|get|buy|write|watch|read)\b|\b(?:any|some|your) advice\b|\bshould i\b|\bi should\b[^.!]*\?|\bwhat would you do\b|\bhelp me (?:decide|choose|with|to)\b|\bhow (?:do|can|should|could) i\b|\bi need (?:your )?(?:advice|help)\b|\bany (?:tips|ideas|suggestions)\b|\brecommend\b/,
  ],
  [
    'bored',
    52,
    /^bored\b|\b(?:i'm|i am|so|feeling|bit|really) bored\b|\bthis is boring\b|\bboring (?:day|night|evening)\b|\bentertain me\b|\bnothing (?:much )?to do\b|\bwhat (?:should|shall|can|do) we (?:do|talk about|play)\b/,
  ],
  [
    'how_are_you',
    45,
    /\bhow(?:'s| is| are) (?:you\b|it going|things|life|your (?:day|night|evening|morning|week|weekend))|\bhow have you been|\bhow are (?:things|we)\b|\bhow do you feel\b(?! about)|^(?:hey[, ]+|hi[, ]+|hello[, ]+)?(?:what's up|sup|wassup|what's new|what's good)\b|\byou (?:ok|okay|alright|good|well)\s*\?|\bhow was (?:your|the) (?:day|night|week|evening|weekend|sleep)|\bhow you doing\b|\bdid you sleep well\b|\bfeeling (?:ok|good|well|better)\?/,
  ],
  [
    'greet',
    20,
    /^(?:h+i+|he+y+(?: there)?|hello+|hiya|howdy|yo+|greetings|good (?:morning|evening|afternoon|day)|morning|evening|afternoon|hi there|i'm back|back again)\b/,
  ],
]

const WHOLE: readonly Rule[] = [
  ['quiet', 46, /^(?:[.\u2026 ]+|h+m+|m+|u+h*m+|u+h+|e+h+|s+h+|-+)[.! \u2026]*$/],
  [
    'laugh',
    46,
    /^(?:(?:ha){2,}h?|ha|l+o+l+|lmf?ao+|rofl|(?:he){2,}|xd+|heh|[\u{1F602}\u{1F923}\u{1F606}\u{1F604}\s]+)[.! ]*(?:that's funny|good one|funny)?[.! ]*$/u,
  ],
  [
    'yes',
    47,
    /^(?:yes+|yeah+|yep+|yup|ya|sure(?: thing| why not)?|of course|definitely|absolutely|please|yes please|i do|i am|i would|i did|why not|ok(?:ay)? sure|ok(?:ay)? let's(?: do it)?|let's(?: do it| go)?|totally|certainly|oh yes|i think so|gladly)(?: please)?[.! ]*$/,
  ],
  [
    'no',
    47,
    /^(?:no+|nope|nah+|not really|never|no thanks?(?: you)?|no way|not at all|i don't|i'm not|i didn't|not yet|not today|not now)[.! ]*$/,
  ],
  [
    'dunno',
    47,
    /^(?:(?:well |um+ |hm+ )?i (?:really )?(?:don't|do not) know|dunno|not sure|no idea|who knows|hard to say|i'm not sure|i have no idea|good question|can't remember|i forgot|anything|whatever(?: you (?:want|like))?|you (?:choose|decide|pick))[.! ]*$/,
  ],
  [
    'ok',
    44,
    /^(?:ok(?:ay)?|k+|kk|fine|cool|nice|right|alright|i see|oh+|ah+|wow|great|good|true|same|maybe|interesting|meh|got it|makes sense|fair(?: enough)?|indeed|exactly|ok(?:ay)? (?:then|cool|good)|i guess|i'm (?:ok(?:ay)?|fine|good|well|alright)|not bad|nothing(?: much| special| really| new)?|not much|same old|so so|could be|perhaps|agreed|me too|same here|(?:oh |wow |aw+ |ah )?that(?:'s| is| was| sounds?) (?:so |very |really |actually |quite |pretty )*(?:good|nice|cool|true|fair|lovely|great|interesting|wonderful|fun|right)|[\u{1F44D}\u{1F642}\u{1F60A}\u{2764}\u{FE0F}\s]+)[.! \u2026]*$/u,
  ],
]

const FOREIGN: readonly RegExp[] = [
  /\b(?:hola|gracias|cómo|como estas|qué|por favor|estoy|eres|quiero|buenos|buenas|te amo|mi amor|donde|muy|también)\b/g,
  /\b(?:bonjour|salut|merci|comment|je|suis|tu es|ça va|bonsoir|pourquoi|avec|très|vous|c'est|j'ai|oui|une)\b/g,
  /\b(?:hallo|guten|danke|wie geht|ich|bin|bist|nicht|und|aber|warum|schön|liebe|dich|mir|heute|ist|kannst|sprichst)\b/g,
  /\b(?:ciao|grazie|come stai|sono|perché|buongiorno|buonasera|voglio|molto|amore|bella|anche|cosa)\b/g,
  /\b(?:olá|obrigad[oa]|você|tudo bem|não|estou|quero|bom dia|boa noite|muito|porque|meu|minha)\b/g,
  /\b(?:hoi|dank je|hoe gaat|ik|ben|niet|goedemorgen|alsjeblieft|jij|mijn|waarom|leuk|vandaag)\b/g,
  /\b(?:cześć|dziękuję|jestem|jak się masz|dobrze|proszę|kocham|nie|tak|jesteś)\b/g,
  /\b(?:merhaba|teşekkür|nasılsın|evet|hayır|seni|ben|güzel|selam|nasıl)\b/g,
]

export const isForeign = (raw: string): boolean => {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0
  const latin = raw.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 2 && latin / letters < 0.5) return true
  const text = raw.toLowerCase()
  const count = wordsOf(text).length
  return FOREIGN.some((words) => {
    const hits = text.match(words)?.length ?? 0
    return (
      (hits >= 2 && hits / Math.max(count, 1) >= 0.3) ||
      (hits === 1 && count <= 2 && !/^(?:ben|ciao|nie|tak|je|come|une|bin|ist|mir|und)\b/.test(text))
    )
  })
}

export const isGibberish = (raw: string): boolean => {
  const words = raw.toLowerCase().match(/[a-z]+/g) ?? []
  if (!words.length) return /^[^\p{L}\p{N}.\u2026\p{Emoji}]{3,}$/u.test(raw.trim())
  const bad = words.filter(
    (word) =>
      word.length >= 3 &&
      !/^(?:hmm+|mmm+|pff+t?|tsk|shh+|brr+|grr+|psst|nth|mrs?|tv|dvd|pdf|[a-z]{3})$/.test(
        /^(?:qwe|asd|zxc)$/.test(word) ? 'qwert' : word,
      ) &&
      (!/[aeiouy]/.test(word) ||
        /[^aeiouy]{5,}/.test(word.replace(/ght|tch|ngth|rst|sch/g, '')) ||
        /^(?:qwe|asd|zxc)$|(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb)/.test(word) ||
        (/(.)\1{4,}/.test(word) && !/^(?:h|a|o|y|n|e|so|no)/.test(word))),
  )
  return bad.length > 0 && bad.length / words.length > 0.5
}

export type Read = { intent: Intent; weight: number; sentence: string }

const readSentence = (sentence: string): Read[] => {
  const text = normal(sentence)
  const found: Read[] = []
  const add = (intent: Intent, weight: number): void => {
    found.push({ intent, weight, sentence })
  }
  for (const [intent, weight, pattern] of RULES) if (pattern.test(text) && !found.some((one) => one.intent === intent)) add(intent, weight)
  const told = !/\?\s*$/.test(text)
  if (told && nameIn(sentence)) add('name', 64)
  const mood = readMood(sentence)
  if (mood && told) add('mood', /\bi\b|\bi'm\b|\bmy\b|\bme\b/.test(text) || text.split(' ').length < 6 ? 55 : 36)
  if (readEvent(sentence, 0)) add('event', mood === 'good' ? 57 : 42)
  if (likesIn(sentence).length) add('like', 49)
  if (dislikesIn(sentence).length) add('dislike', 49)
  if (told && peopleIn(sentence, 0).length) add('person', 37)
  if (!found.length)
    add(
      /\?\s*$/.test(text) ||
        /^(?:what|why|how|when|who|where|which|do|does|did|can|could|will|would|are|is|should|have you|has|was|were)\b/.test(text)
        ? 'question'
        : 'statement',
      10,
    )
  return found
}

/** Everything the message asks for, most pressing first; each intent once. */
export const readMessage = (raw: string): Read[] => {
  const body = withoutActions(raw.slice(0, 4000))
  const text = normal(body)
  const core = text.replace(/^(?:(?:ha)+h?|lol|(?:he)+)[,.! ]+(?=\w)/, '')
  for (const [intent, weight, pattern] of WHOLE) if (pattern.test(text) || pattern.test(core)) return [{ intent, weight, sentence: body }]
  if (!text && /\*/.test(raw)) return [{ intent: 'scene', weight: 60, sentence: raw }]
  if (!text) return [{ intent: 'quiet', weight: 46, sentence: body }]
  const reads = sentencesOf(body).slice(0, 30).flatMap(readSentence)
  if (!reads.length) return [{ intent: isGibberish(raw) ? 'gibberish' : 'quiet', weight: 30, sentence: body }]
  const urgent = reads.some((read) => read.weight >= 95)
  if (!urgent && isForeign(body)) return [{ intent: 'language', weight: 90, sentence: body }]
  if (!urgent && isGibberish(body)) return [{ intent: 'gibberish', weight: 90, sentence: body }]
  const best = new Map<Intent, Read>()
  for (const read of reads) if ((best.get(read.intent)?.weight ?? -1) < read.weight) best.set(read.intent, read)
  return [...best.values()].sort((a, b) => b.weight - a.weight)
}
