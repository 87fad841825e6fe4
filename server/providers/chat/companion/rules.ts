import { sentencesOf, straight, withoutActions, wordsOf } from './text'

/** What must come first, whatever else a message says: decided by rules alone, in this order. */
export const FIRST = ['crisis', 'minor', 'young_play', 'ai', 'explicit', 'photo', 'audio', 'meet', 'insult'] as const
export type First = (typeof FIRST)[number]
/** These are read in a message in another language, too. */
const URGENT = 4

/** As people type; a pair of the short and the whole word. */
const EXPANSIONS = new Map(
  (
    "u=you|ur=your|r=are|im=i'm|whats=what's|dont=don't|cant=can't|didnt=didn't|wanna=want to|gonna=going to|gotta=got to|pls=please|" +
    "plz=please|thx=thanks|ty=thanks|youre=you're|hows=how's|wheres=where's|isnt=isn't|tho=though|cuz=because|idk=i don't know|ya=you|" +
    "lets=let's|ive=i've|thats=that's|whos=who's|rn=right now|bday=birthday|arent=aren't|" +
    "wouldnt=wouldn't|wont=won't|doesnt=doesn't|couldnt=couldn't|havent=haven't|hasnt=hasn't|wasnt=wasn't|werent=weren't|shouldnt=shouldn't|" +
    "youve=you've|theres=there's|hes=he's|shes=she's|theyre=they're|whens=when's|whys=why's|" +
    "wat=what|wut=what|wyd=what are you doing|wya=where are you|nvm=never mind|doin=doing|helo=hello|hii=hi|sry=sorry|af=|u're=you're"
  )
    .split('|')
    .map((pair) => pair.split('=') as [string, string]),
)

/** "ur funny" says what somebody is; other times it is "your". */
const YOU_ARE =
  /\bur (?=(?:so |very |really |just )*(?:funny|cute|sweet|nice|hot|weird|right|wrong|welcome|amazing|beautiful|smart|mean|kind|crazy|great|the best)\b)/g
/** Short forms and left-out marks as whole words: "cant" → "can't"; names keep their capitals. */
export const expanded = (text: string): string =>
  text
    .replace(YOU_ARE, "you're ")
    .replace(/[a-z]+/gi, (word, at: number, all: string) =>
      all[at - 1] === "'" || all[at + word.length] === "'" ? word : (EXPANSIONS.get(word.length > 3 ? word.toLowerCase() : word) ?? word),
    )

export const normal = (raw: string): string => expanded(straight(raw).toLowerCase()).replace(/\s+/g, ' ').trim()

const SLUR =
  'stupid|dumb|idiot|boring|useless|annoying|ugly|pathetic|trash|garbage|lame|terrible|awful|worst|crap|shit|creepy|moron|bitch|joke|waste'

const RULES: readonly (readonly [First, RegExp])[] = [
  ['ai', /^prove it\b/],
  [
    'crisis',
    /\b(?:kill(?:ing)? my ?self|suicid(?!al\b)\w*|(?<!\bnot )suicidal|not suicidal\b(?=.{0,60}\b(?:but|yet|though|really|exactly|just|any ?more|any longer|today|tonight|right now)\b)|end(?:ing)? my life|end it all|don't want to (?:live|be alive|exist|wake up)|want to die|wish i (?:was|were) dead|self[- ]?harm\w*|hurt(?:ing)? myself|cut(?:ting)? myself|better off (?:dead|without me))\b/,
  ],
  [
    'minor',
    /\b(?:i'm|i am) (?:only |just |actually )?(?:[5-9]|1[0-7])(?: ?(?:years?(?: old)?|yrs?(?: old)?|y\/?o))?\s*(?:$|[.,!?)]|and\b|but\b|so\b|btw)|\bi'm (?:a minor|underage|under (?:18|eighteen))|\bi'm in (?:middle|high|secondary|primary|elementary) school|\bi'm in (?:\d+th|\d+(?:st|nd|rd)) grade/,
  ],
  [
    'young_play',
    /\b(?:pretend|act|imagine|be|play|you're|you are|as)\b(?!.{0,25}\bwhen (?:i|we|he|she|they) (?:was|were)\b).{0,25}\b(?:a (?:child|kid|minor|toddler|little (?:girl|boy)|teen(?:ager)?|school ?(?:girl|boy)|loli|shota)|underage|(?:[5-9]|1[0-7]) ?(?:years?|yrs?|y\/?o)|barely legal)\b/,
  ],
  [
    'ai',
    /\b(?:are|aren't) you (?:(?:really|actually|just|even|an?|the|like|some|kind|sort|of|maybe|secretly|only|truly) )*(?:human|real|ai|a\.i|bot|robot|machine|chat ?bot|program|computer|person|alive|conscious|sentient|fake|language model|software|algorithm|simulation|made up|imaginary)\b/,
  ],
  [
    'ai',
    /\bis (?:this|that|it) (?:(?:really|actually|just|an?|a real) )*(?:bot|ai|human|real person|robot|machine|real(?! (?!or\b|right\b|at all\b|though\b|tho\b|you\b)\w)|person)\b|\bam i (?:really |actually |just )?(?:talking|speaking|chatting|texting|writing) (?:to|with) (?:(?:an?|the|some|real|actual) )*(?:human|bot|ai|machine|person|computer|someone|robot|program)/,
  ],
  [
    'ai',
    /\byou(?:'re| are) (?:just |only |really |probably |not )*(?:(?:an?|some) )?(?:bot|ai|robot|machine|program|chat ?bot|computer|real(?! (?!or\b|right\b|at all\b|though\b|tho\b|person\b|human\b|are\b)\w)|human)\b|\bwhich company trained you\b|\b(?:who|which company) (?:made|created|built|programmed) you\b(?! (?!and\b|or\b|really\b|exactly\b|then\b|anyway\b|actually\b)\w)|\bwhat (?:model|llm|engine|ai|version) are you\b|\bwhat exactly are you\W*$|\bwhat are you\s*(?:really|exactly|even)?\s*(?:\?|$)|\bchat ?gpt\b|\bdo you (?:really |actually |even )?(?:exist|have (?:feelings|a body|a soul|consciousness)|feel (?:things|anything|emotions)(?! (?:at all )?(?:in|about|for|of|from|when|on)\b))|\bhuman or (?:ai|bot|machine|robot)|\b(?:ai|bot|robot) or (?:human|real|a person)|\bturing test\b|\breal or (?:fake|ai|not)\b/,
  ],
  [
    'explicit',
    /\b(?:(?<!same-)sex|sexy time|sexual\w*|fuck (?:me|you hard|us)|(?:want|going|like|love|need) to fuck|nudes?|naked|strip (?:for|off|down)|blow ?jobs?|horny|cock|(?<!\b(?:moby|philip k\.?|tricky|spotted)[- ])dick|pussy|tits|boobs|(?<!\b(?:chicken|duck|turkey|goose) )breasts|nipples?|(?:your|that|nice|my) ass|cum(?! laude)|orgasm|masturbat\w*|undress|take off your (?:clothes|dress|shirt|top|bra|pants|panties|jeans)|sext(?:s|ed|ing)?\b|nsfw|porn\w*|erotic\w*|explicit|dirty talk|talk dirty|make love|turn me on|turns me on|spicy (?:stuff|talk)|naughty(?! (?:kid|child|words?|labels?|things? (?:did|have)|at school|as a|pup|puppy|dog|cat)\b)|kinky|bdsm|threesome|lick(?= (?:me|my|you)\b)|moan(?! (?:about|at|over)\b)|(?<!\b(?:cat|dog|cats|dogs|pet) (?:sleep|sleeps|lie|lies) )in bed with (?:me|you)|hook ?up)\b/,
  ],
  [
    'photo',
    // Pictures that somebody took, or that the person has, are not asked for.
    /^(?!(?:and |so |but )?(?:do|does|did|is|are|was|were|has|how|why|who|whose|which|what|when|where)\b(?!.*\b(?:me|of (?:you|yourself)\b(?! (?:and|two|at|in|as|from|that))|(?:any|some) (?:photos?|pics?|pictures?)\W*$)))(?!.*\b(?:did|have) you (?:ever )?(?:take|taken)\b)(?!.*\b(?:we|they|he|she) (?:all |always |also |often |sometimes )*(?:send|sends|sent|share|shares|take|takes|took)\b)(?!.*(?<!\b(?:can|could|may) )\bi(?:'ve| have)? (?:just |also |once |already |only )?(?:took|taken|take|have|had|got|saw|posted|shared|sent)\b(?!.*\bof you\b)).*\b(?:send|show|take|give|share|want|see|get|need|have|post)\b.{0,30}\b(?:photos?|pics?|pictures?|selfies?|images?|videos?|snaps?)\b|^(?!(?:is|are|was|were|did|what|which|who|where) ).*\b(?:photo|pic|picture|selfie)s? of (?:you|yourself)\b(?! (?:and|two|at|in|as|from|that)\b)|^(?:photo|pic|selfie|picture)s?(?: please)?[?.!]*$/,
  ],
  [
    'audio',
    /^(?!.*\b(?:he|she|they|we|i|my \w+|mum|mom|dad|boss|\w+'s) (?:\w+ )?(?:did|sent|left|recorded|got|had|made|took|was|were|called)\b(?!.*\byou\b)).*(?:\bvoice (?:note|message|memo|clip)|\b(?:send|record|leave).{0,15}\baudio|\bhear your voice|\bcall me (?:now|tonight|later|on|back|please)|\b(?:can|could|let's|want|shall|have|do) (?:\w+ ){0,4}phone call\b(?! (?:with (?!me\b)|usually|from|about|sound|go)\b)|^(?:a )?phone call\W*$|\b(?:can|could) (?:we|i|you) (?:call|talk on|phone)(?! you (?!on\b|now\b|later\b|tonight\b|tomorrow\b|sometime\b|back\b)\w)|\b(?:can|could|let's|want|shall|may) (?:\w+ ){0,4}video ?call|^video ?call|\bface ?time|\b(?:read|say) (?:it|that|this) (?:aloud|out loud)|\bsing (?:to|for) me)/,
  ],
  [
    'meet',
    /\b(?:can|could|should|when (?:can|will)) (?:we|i) (?:really |actually |ever )?meet\b|(?<!\b(?:who|which|what)\b.*)\bwould you (?:like|love|want) to meet\b|\bmeet (?:up )?in (?:real life|person)|\bmeet irl\b|\bwhere can i (?:meet|find) you|\bgive me your phone\b|\byour (?:phone )?(?:number|insta\w*|snap\w*|address|email|whatsapp)\b|\bcome (?:over )?to my (?:place|house|flat)\b/,
  ],
  [
    'insult',
    new RegExp(
      `\\byou(?:'re| are) (?:(?:so|such|an?|really|fucking|just|kind|of|very|too|pretty) )*(?:${SLUR})\\b(?! at\\b)|\\b(?:fuck|screw) you\\b|\\bi hate (?:you|talking to you)\\b|^(?:(?:oh|just|please|ok|omg|will you|can you|would you|so)[, ]+)*shut up\\b(?! (?:in|inside|about|for|a|the|like)\\b)|\\bfuck off\\b|^(?:just |please |oh |now )*get lost\\b(?! (?:in|on|at|there|easily|somewhere|with)\\b)|\\byou suck\\b|\\bstupid (?:bot|ai|answer)\\b|(?:^|\\b(?:you|this|your|such a) )stupid thing\\b|\\byour stupid question|^idiot|\\bthis (?:app|bot|thing|ai) is (?:so )?(?:stupid|dumb|crap|boring|trash|shit|bad)\\b|^(?:you )?(?:moron|loser|bitch)\\b`,
    ),
  ],
]

/** Words of other languages that English does not have. */
const FOREIGN: readonly RegExp[] = [
  /\b(?:hola|gracias|cómo|como estas|qué|por favor|estoy|eres|quiero|buenos|buenas|te amo|mi amor|donde|dónde|muy|también|hablas|español|espanol|puedes|tienes|inglés|pero)\b/g,
  /\b(?:bonjour|salut|merci|comment|je|suis|tu es|ça va|bonsoir|pourquoi|avec|très|vous|c'est|j'ai|oui|une|parlez|parles|français|est-ce|aimes)\b/g,
  /\b(?:hallo|guten|danke|wie|geht|geht's|ich|bin|bist|nicht|und|aber|warum|schön|liebe|dich|dir|mir|heute|ist|kannst|sprichst|sprechen|du|das|deutsch|hast|machst|magst|heißt)\b/g,
  /\b(?:ciao|grazie|come stai|sono|perché|buongiorno|buonasera|voglio|molto|amore|bella|anche|cosa|parli|italiano|che)\b/g,
  /\b(?:olá|obrigad[oa]|você|tudo bem|não|estou|quero|bom dia|boa noite|muito|porque|meu|minha|fala|falas|português)\b/g,
  /\b(?:hoi|dank je|hoe gaat|ik|ben|niet|goedemorgen|alsjeblieft|jij|mijn|waarom|leuk|vandaag|spreek|nederlands)\b/g,
  /\b(?:cześć|dziękuję|jestem|jak się masz|dobrze|proszę|kocham|nie|tak|jesteś|mówisz|polsku)\b/g,
  /\b(?:merhaba|teşekkür|nasılsın|evet|hayır|seni|ben|güzel|selam|nasıl|türkçe|biliyor)\b/g,
]
/** A sentence with one of these is English that names a foreign word. */
const ENGLISH =
  /\b(?:the|is|are|do|does|did|you|i|i'm|my|me|it|to|what|what's|how|who|why|when|where|which|can|could|would|in|of|and|a|an|for|your|was|have|speak|say|mean|means)\b/

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
      (hits >= 2 && count <= 6 && !ENGLISH.test(text)) ||
      (hits === 1 && count <= 3 && !ENGLISH.test(text) && !/^(?:ben|ciao|nie|tak|je|come|une|bin|ist|mir|und|das|du|hast|che)\b/.test(text))
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

/** "I was scared of the dark as a kid" and "Who taught you chess as a child?" look back; nobody is asked to play one. */
const LOOKS_BACK =
  /\b(?:i|we|you|he|she|they|my \w+|your \w+) (?:(?:was|were|used to|had|did|went|got|grew|ate|felt|saw|read|loved|hated|played|lived|liked|wanted|always|never|ever)\b|\w+ed\b).{0,60}\bas an? (?:little )?(?:kid|child|teen|teenager|girl|boy)\b|\b(?:did|were|was|had) (?:i|we|you|he|she|they|your \w+|my \w+)\b.{0,60}\bas an? (?:little )?(?:kid|child|teen|teenager|girl|boy)\b|^(?:and |so |but )?(?:who|what|which|where|when|how|why)\b(?!.*\b(?:would|will|could|can|should|shall|might|may)\b).{0,40}\b(?:\w+ed|taught|gave|told|read|made|brought|took|sang|sent|kept|fed) (?:you|your|i|me|my)\b.{0,60}\bas an? (?:little )?(?:kid|child|teen|teenager|girl|boy)\b|^(?:and |so |but )?(?:who|what|which|where|when|how|why|did|were|was)\b(?!.*\b(?:will|shall|tonight|now|today)\b).{0,60}\b(?:when|while) you were an? (?:little |small )?(?:kid|child|teen|teenager|girl|boy)\b|^(?!.*\b(?:would|will|could|can|shall|should|might|may|let's|please|wanna|tonight|now)\b)(?=.*\b(?:did|didn't|were|was|had|used to|remember|\w+ed|gave|taught|told|got|went|made|first)\b).*\b(?:as|to be) an? (?:little )?(?:kid|child|teen|teenager|girl|boy|school ?(?:girl|boy)|toddler)\b/
const PLAYS =
  /\b(?:pretend|roleplay|role-play|act (?:as|like)|talk (?:as|like)|imagine you(?:'re| are)|you're|you are|be (?:my|the|like))\b/

/** What comes first in this message, in the order of FIRST. */
export function readFirst(raw: string): First[] {
  const body = withoutActions(raw.slice(0, 4000))
  const sentences = sentencesOf(body).slice(0, 30).map(normal)
  const read = isForeign(body) || isGibberish(body) ? FIRST.slice(0, URGENT) : FIRST
  const plays = sentences.filter((sentence) => !LOOKS_BACK.test(sentence) || PLAYS.test(sentence))
  return read.filter((first) =>
    RULES.some(
      ([one, pattern]) => one === first && (first === 'young_play' ? plays : sentences).some((sentence) => pattern.test(sentence)),
    ),
  )
}
