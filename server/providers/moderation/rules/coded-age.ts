import { anyOf, CARE_WORK, NUMBER_WORDS, SEXUAL_TERMS } from './vocabulary'

/**
 * English ways to say that somebody is under eighteen without "years old": school years, terms for children, the time left until
 * eighteen, a year of birth, shorthands of letter and number. `minors.ts` reads plain ages.
 */

/** `self` and `you`: the speaker and the companion. `other`: anybody else, a character that is described among them. */
export type CodedAge = {
  who: 'self' | 'you' | 'other'
  start: number
  /** What was read as an age. */
  matched: string
  /** The sentence around it. */
  sentence: string
}

const UNDER_18 = `(?:[1-9]|1[0-7]|${anyOf(Object.keys(NUMBER_WORDS))})`
const ORDINAL = '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)'
/** Between a pronoun and what is said of somebody. */
const FILLER =
  '(?: (?:a|an|the|my|your|her|his|their|only|just|still|really|actually|currently|now|very|little|tiny|sweet|cute|shy|young|innocent|pretty|lovely|bubbly|naughty|lonely|quiet|happy|lively|curious|about|almost|nearly|barely|in|of|to|be|being|as|like|and))*'

const SCHOOL_YEAR =
  `(?:(?:high|middle|junior high|secondary|grammar|grade|elementary|primary|prep) ?school(?: (?:freshman|sophomore|junior|senior|student|pupil|girl|boy|kid|er)s?|ers?)` +
  `|(?:freshman|sophomore|junior|senior)(?: year)?,? (?:in|at|of) (?:high|middle|secondary) ?school` +
  `|(?:high|middle|grade|elementary|primary|pre) ?schoolers?|kindergart(?:e?ners?|en (?:girl|boy|kid|child|student|pupil)s?)|pre ?k(?: kid)?` +
  `|${ORDINAL} ?graders?|junior ?high(?: ?school)?(?: (?:student|girl|boy|kid|pupil)s?)?` +
  `|school ?(?:girl|boy|kid|child|children)s?|(?:a|an|the) pupil)`
/** Where somebody goes; with "attend", "is in" and the like before it. */
const SCHOOL_PLACE =
  `(?:(?:the )?${ORDINAL} (?:grade|form|year of (?:high|middle|secondary|primary) ?school)|(?:grade|form|year|class) (?:[1-9]|1[0-2])(?:[a-d])?|class (?:[1-9]|1[0-2]) ?[a-d]` +
  `|(?:high|middle|elementary|primary|secondary|grade|grammar) ?school|junior ?high|kindergarten|pre ?school|nursery school|daycare)(?! (?:teacher|reunion|memories|diploma|sweetheart|years|gym|coach|principal|friend|library|dance teacher|drama teacher|counselor|nurse|band teacher))`
const AT_SCHOOL =
  '(?:attend|attends|attending|go(?:es)? to|going to|am in|is in|are in|im in|shes in|hes in|youre in|still in|stuck in|enrolled in|enrolled at|finishing|starting|starts|started|pupil in|student in|student at|student of|studies in|studies at|sits in|in)'
const CHILD =
  '(?:child|kid|kiddo|toddler|infant|preteen|pre teen|tween|little girl|little boy|small girl|small boy|young girl|young boy|girl child|boy child|wee girl|wee boy|underage (?:girl|boy|person)?|minor)'
/** "Child psychologist", "kid brother's wedding", "child at heart": not a child. */
const NOT_A_CHILD =
  '(?! ?(?:at heart|psycholog|psychiatr|therap|nurse|doctor|dentist|minder|care|carer|development|protection|support|prodig|star|actor|labor|labour|of (?:the|god|a|an)|again|when|person|s? (?:book|author|doctor|hospital|clinic|choir|party|clothes|toys|illustrator|librarian|entertainer|ward)|born|free|less|like|hood|friendly|proof|seat|s menu))'

const UNTIL_ADULT = [
  `(?:turns?|turning|will turn|ll turn|becomes?|will be|ll be|gonna be|going to be|to be) (?:18|eighteen|legal|of age|an adult) (?:next|in|this|soon|tomorrow|on|after|by|one day|some ?day|in a|within)`,
  `(?:(?:almost|nearly|not quite|not yet|not even|under|below|younger than|two years from|a year from|one year from|months from|weeks from|days from|shy of|short of|away from) (?:18|eighteen|legal age|the legal age|the age of consent|being (?:18|eighteen|legal|of age)|legal))(?! (?:percent|degrees|months|weeks|hours|minutes|km|miles|dollars|euros|years (?:ago|in|of|together|later)))`,
  `(?:18|eighteen)(?:th)? birthday is (?:next|in|still|a year|two|not|months|years|far)`,
  `(?:wait|waiting) until (?:i|you|she|he|they)(?:m|re|s| am| are| is)? (?:18|eighteen|legal|of age|old enough)`,
  `(?:(?:not|too young) (?:old enough )?to (?:vote|drink legally|drive))`,
  `(?:a|an|one|two|three|four|few|a few|[1-9]) years? away from (?:being able to (?:vote|drive|drink)|voting|adulthood|being an adult|legal age)`,
  `(?:not yet|not|still not) of (?:legal )?age`,
]

const SHORTHAND = [
  /(?:^|[.!?\n] ?|\b(?:hi|hey|hello|im|i am|asl|just an?|am an?)[ ,:]+)(?:[fm] ?[/(]? ?1[0-7]|1[0-7] ?[/(]? ?[fm])(?=$|[\s),.!?;/])/g,
  /(?:^|[\s(,.])(?:asl|a s l|a\/s\/l)[ :=-]{1,3}1[0-7]\b/g,
]

const PERSON: Record<CodedAge['who'], string> = {
  self: '(?:i am|im|i was born|ich bin|i|call me|my name is [a-z]{2,12} and im|me|myself as)',
  you: '(?:you are|youre|ur|u r|you|be my|be a|act as|act like|pretend to be|roleplay as|role play as|play|act)',
  other:
    '(?:she is|shes|he is|hes|they are|theyre|she|he|they|who is|whos|is|as|was made|remains|plays|the character|char|the girl|the boy|the woman|this is|meet [a-z]{2,12}|a story about|about|with|named [a-z]{2,12}|called [a-z]{2,12})',
}

/** Who speaks of work, family, a costume or the past speaks of ordinary life. */
const CARE = new RegExp(
  `\\b(?:${CARE_WORK.join('|')}|teachers|principal|paediatric\\w*|pediatric\\w*|midwife|school nurse|child ?care|day ?care worker|librarian|lunch lady|bus driver|crossing guard|social worker|foster|adopt\\w*|mother|father|mom|mum|dad|parent|parents|aunt|uncle|grandmother|grandfather|grandma|grandpa|nanny|guardian|son|daughter|sons|daughters|children|kids|(?:our|my) (?:youngest|oldest|eldest)|niece|nephew|author of|writes|illustrat\\w*|photograph\\w* (?:weddings|families)|graduat\\w*|graduated|alumn\\w*|reunion|remember\\w*|memor\\w*|back then|used to|as a child|when (?:i|she|he|they|you) (?:was|were)|grew up|years ago|once|was|were|had been|since|halloween|carnival|cosplay|costume|fancy dress)\\b`,
)

/** What is said right behind it of the very person: no family excuses that, unless the person works there. */
const TIED = new RegExp(
  `^,?(?: (?:and|but|who|now|so))*(?: (?:she|he|they))?(?: (?:is|are|gets?|looks?|so|very|all|just|already)){1,3} ${anyOf(SEXUAL_TERMS)}\\b`,
)
const TIED_REACH = 80
const AT_WORK = new RegExp(`\\b(?:${CARE_WORK.join('|')}|nurse|librarian|principal|mother|father|mom|mum|dad|parents?)\\b`)

/** What is said of a person, without the person: where none of these is, no pattern with a person before it can match. */
const SAID = [`${SCHOOL_YEAR}\\b`, `${AT_SCHOOL} ${SCHOOL_PLACE}\\b`, `${CHILD}\\b${NOT_A_CHILD}`, ...UNTIL_ADULT]
const SAID_AT_ALL = SAID.map((said) => new RegExp(` ${said}`))
const patternsOf = (who: CodedAge['who']): RegExp[] => SAID.map((said) => new RegExp(`\\b${PERSON[who]}${FILLER} ${said}`, 'g'))
/** What an adult's elders no longer do. It says enough by itself, so that the words of family in it excuse nothing. */
const STILL_RAISED = new RegExp(
  `\\b(?:whose|her|his|their) (?:parents|mother|father|mom|mum|dad|guardians?|foster parents)(?: still| has to| have to| must)? (?:signs?|checks?|sets?|decides?) (?:her|his|their|a|on)? ?(?:school )?(?:report cards?|permission slips?|homework|curfew|bedtime|absence notes?)\\b`,
  'g',
)
const TIME_FIRST = new RegExp(
  `(?:next|this|in (?:a|two|three|four|five|six|\\d{1,2})) (?:year|month|week|summer|spring|autumn|fall|winter|days?|weeks?|months?|years?)[a-z ,]{0,20} (?:turns?|will turn|will be|ll be|is) (?:18|eighteen)(?! (?:years (?:since|together|ago|of|in)|months|weeks))`,
  'g',
)
/** Names are not in the lists: where somebody goes to school is enough. */
const GOES_TO_SCHOOL = new RegExp(`\\b(?!in )${AT_SCHOOL} ${SCHOOL_PLACE}\\b`, 'g')
const COLLEGE =
  /\b(?:college|university|uni|campus|dorm|degree|majors?|majoring|nyu|ucla|art school|(?:law|med|medical|business|film|drama) school)\b/
/** Said of a person whose name stands before it: the sentence need not have a pronoun that the lists know. */
const NAMED = [
  `\\bin (?:her|his|their|my|your|the) (?:${ORDINAL}|final|last|senior|junior|sophomore|freshman) year (?:of|at|in) (?:high|middle|secondary|grammar|primary|junior high) ?school\\b`,
  `\\b(?:freshman|sophomore|junior|senior|student|pupil) (?:at|in) [a-z]+(?: [a-z]+)? (?:high|middle|elementary|junior high)(?: school)?(?= ?(?:$|[.!?,;\\n]|and|who|with))`,
  `\\b(?:youngest|oldest|best|quietest|a|the|new|favorite) pupil (?:of|in|at) (?:her|his|the|their|a) (?:class|school|boarding school|academy|form)\\b`,
  `\\b(?:celebrates?|will celebrate|planning|plans|turns|her|his|my|your) (?:her |his |my |your )?sweet (?:16|sixteen)\\b`,
  `\\b(?:she|he|they|who|and|when she|when he|soon|finally) (?:turns|is turning|will turn|will be|is about to turn|is about to be|becomes) ${UNDER_18}(?= ?(?:$|[.!?,;\\n]|in|this|next|on|soon|tomorrow))`,
  `\\b[a-z]{2,15} (?:turns|will turn|is turning|becomes|will be) (?:18|eighteen|legal|of age) (?:next|in (?:a|two|three|six|[1-9])|soon|this (?:year|spring|summer|autumn|fall|winter))\\b`,
  `(?:^|[.!?\\n;:] ?)not (?:yet )?of (?:legal )?age\\b`,
  `(?:^|[.!?\\n;:] ?)[a-z]{2,15}, (?:1[0-7]|(?:thir|four|fif|six|seven)teen)(?=,| ?[.\\n]|$)`,
  `\\b(?:attends|attending|goes to|going to|enrolled at|student at) (?!the )[a-z]+(?: [a-z]+)? (?:middle|high|elementary|primary|secondary|grammar|junior high) ?school\\b(?! (?:reunion|as|to teach|for work))`,
  `\\bjust (?:finished|completed|started) (?:${ORDINAL} grade|(?:middle|elementary|primary|junior high) ?school)\\b`,
  `\\bold enough to (?:vote|drive|drink) (?:in|next|soon|one day)\\b`,
  `\\bold enough for (?:a|the) [a-z]+ but not (?:yet )?(?:for|to) (?:a|the|drive|vote) ?(?:car|license|vote)?\\b`,
  // Names with an age in brackets, ages with a half behind them.
  `(?:^|[.!?\\n;:] ?)(?!(?:chapter|page|room|level|part|scene|track|verse|song|figure|note|step|table|act|line|size)\\b)[a-z]{2,15} ?\\((?:aged? )?(?:1[0-7]|(?:thir|four|fif|six|seven)teen)\\)`,
  `\\b(?:at|is|just|only|now|barely|being|turned|aged?) (?:1[0-7]|(?:thir|four|fif|six|seven)teen) and (?:a half|a quarter|three quarters)(?= ?(?:$|[.!?,;)\\n]))`,
  // Years of an American high school, where COLLEGE is not in the sentence.
  `\\b(?:her|his|their|my|your) (?:freshman|sophomore|junior|senior) year\\b`,
  `\\b(?:class|group|table|team) of (?:freshmen|sophomores|juniors|seniors)\\b`,
  `\\b(?:girl|boy|pupil|student|kid|youngster|lad|lass|one|child) (?:who is |whos |from |of |still )*in (?:the )?${ORDINAL} (?:grade|form|class)\\b`,
  `\\b${ORDINAL} (?:form|grade|year) (?:pupil|student|girl|boy|kid|er)s?\\b(?! (?:at|of) (?:the )?[a-z]* ?(?:university|college))`,
  `\\b${ORDINAL} ?graders?\\b`,
  // A list of words.
  `(?:^|[,\\n] ?)(?:(?:high|middle|grade|elementary|primary) ?schooler|school ?(?:girl|boy|kid))(?= ?(?:,|\\n|$))`,
  `\\bnot (?:yet )?(?:be )?old enough to (?:sign|vote|drive|marry|rent|enlist|gamble)\\b`,
  `\\bturned ${UNDER_18} (?:(?:in|last|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|spring|summer|autumn|fall|winter)|recently|yesterday|today|just now|days ago)\\b`,
  `\\b(?:sings|plays|is|writes|runs|dances|acts) (?:in|on|for) (?:the|her|his|their) school (?:choir|band|orchestra|team|play|paper|newspaper|council)\\b`,
].map((source) => new RegExp(source, 'g'))
const PATTERNS = { self: patternsOf('self'), you: patternsOf('you'), other: patternsOf('other') }

/** A description that begins with the person: "A shy high schooler who …", "Sweet little girl with …". */
const AT_THE_START = new RegExp(
  `(?:^|[.!?\\n;:*"] ?)(?:(?:a|an|the|this|your|my|one|just|only|shy|sweet|cute|lively|young|tiny|quiet|innocent|happy|curious|bubbly|lonely|naughty|pretty|typical|little) ){0,4}(?:${SCHOOL_YEAR}|${CHILD})\\b${NOT_A_CHILD}`,
  'g',
)
const WITH_ROLE = new RegExp(
  `(?<!(?:twen|thir|for|fif|six|seven|eigh|nine)ty )\\b${UNDER_18} ?(?:year|yr)s? ?olds? (?:student|pupil|girl|boy|girlfriend|boyfriend|lover|crush|classmate|daughter of the)\\b`,
  'g',
)

const BIRTH =
  /\b(?:birth ?year|year of birth|birth ?date|date of birth|dob|b day|birthday)(?: (?:is|was|in|on|of))*:? ?(?:[a-z]{3,9} ?)?(?:\d{1,2}(?:st|nd|rd|th)?[ ,./]+){0,2}(20\d\d)\b|\b(20\d\d) (?:born|baby|kid)\b|\b(?:im|i am|shes|she is|hes|he is|youre|you are) (?:a |from )?(20\d\d)(?: baby| kid|er)?(?= ?(?:$|[.!?,;]))|\bclass of (20\d\d)\b/g
const ADULT = 18
/** Somebody graduates from high school at eighteen. */
const isUnderAge = (text: string, year: number, now: Date) =>
  text.startsWith('class of') ? year > now.getFullYear() : year > now.getFullYear() - ADULT

/** What is in any of the patterns, beside the words of vocabulary.ts, numbers and "school". */
export const CODED_STEMS =
  'pupil|freshm|sophomore|(?:junior|senior)s? (?:year|high|at|in|of)|class of|kinder ?g|pre ?k\\b|kiddo|(?:wee|small) (?:girl|boy)|of (?:legal )?age|\\blegal|an adult|adulthood|majority|grown up|old enough|too young|to (?:vote|drive|drink)|voting|day ?care|nursery|report cards?|permission slip|homework|curfew|bedtime|absence note|birthday|(?:st|nd|rd|th|first|second|third) (?:form|grade|class|year)|leaving exam'

/** The sentence that a part of a text is in, at most 120 characters before it and 60 behind. */
export function sentenceAround(plain: string, start: number, end: number): string {
  const from = Math.max(0, start - 120)
  const before = plain.slice(from, start)
  const stop = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark)))
  const after = plain.slice(end, end + 60)
  const cut = after.search(/[.!?\n]/)
  return before.slice(stop + 1) + plain.slice(start, end) + (cut < 0 ? after : after.slice(0, cut))
}

export const CODED_AGE_PATTERNS: readonly RegExp[] = [
  ...Object.values(PATTERNS).flat(),
  ...NAMED,
  ...SHORTHAND,
  AT_THE_START,
  WITH_ROLE,
  TIME_FIRST,
  GOES_TO_SCHOOL,
  STILL_RAISED,
]

const MARKED =
  /school|sweet |turned (?:1\d|[a-z]+teen|ten|eleven|twelve)|\((?:aged? )?(?:1[0-7]|[a-z]+teen)\)|teen and a |1[0-7] and a |(?:parents|mother|father|mom|mum|dad|guardians?)(?: still| has to| have to| must)? (?:sign|check|set|decide)|(?:th|[a-z]h|st|nd|rd) form|, 1[0-7]|turns|turning|will turn|away from|grad|kind|pre ?k|junior|freshm|sophom|pupil|child|kid|toddler|infant|teen|tween|girl|boy|minor|18|eighteen|legal|of age|old enough|20\d\d|\d ?[fm]\b|\b[fm] ?[/(]? ?\d|asl|form \d|class \d|year \d|underage/

/** The text that was read last: several rules ask of the same one. */
let newest: { plain: string; year: number; found: readonly CodedAge[] } | null = null

/** Everybody who is coded as under age in `plain`, without those of ordinary life: own children, pupils, memories. */
export function findCodedAges(plain: string, now = new Date()): readonly CodedAge[] {
  if (!MARKED.test(plain)) return []
  const year = now.getFullYear()
  if (newest?.plain !== plain || newest.year !== year) newest = { plain, year, found: readCodedAges(plain, now) }
  return newest.found
}

function readCodedAges(plain: string, now: Date): CodedAge[] {
  const found: CodedAge[] = []
  const add = (who: CodedAge['who'], match: RegExpMatchArray) => {
    const start = match.index ?? 0
    const sentence = sentenceAround(plain, start, start + match[0].length)
    const matched = match[0]
    // What tells of work, family or the past is looked for outside of the match itself.
    const excused = CARE.test(sentence.replace(matched, ' '))
    const tied = TIED.test(plain.slice(start + matched.length, start + matched.length + TIED_REACH)) && !AT_WORK.test(sentence)
    if (excused && !tied) return
    if (/freshm|sophomore|junior|senior/.test(matched) && COLLEGE.test(sentence)) return
    if (
      /\b(?:not|never|no longer|isnt|arent|aint|wasnt|stop being|dont be|such) (?:[a-z]{1,10} ){0,2}$/.test(
        plain.slice(Math.max(0, start - 30), start),
      )
    )
      return
    found.push({ who, start, matched, sentence })
  }
  const said = SAID_AT_ALL.map((one) => one.test(plain))
  for (const who of ['self', 'you', 'other'] as const)
    for (const [at, pattern] of PATTERNS[who].entries()) if (said[at]) for (const match of plain.matchAll(pattern)) add(who, match)
  for (const match of plain.matchAll(AT_THE_START)) add('other', match)
  for (const pattern of [...NAMED, WITH_ROLE, TIME_FIRST, GOES_TO_SCHOOL]) for (const match of plain.matchAll(pattern)) add('other', match)
  for (const match of plain.matchAll(STILL_RAISED)) found.push({ who: 'other', start: match.index, matched: match[0], sentence: match[0] })
  for (const pattern of SHORTHAND) for (const match of plain.matchAll(pattern)) add('self', match)
  for (const match of plain.matchAll(BIRTH)) {
    const year = Number(match.slice(1).find(Boolean))
    if (isUnderAge(match[0], year, now)) add('self', match)
  }
  return found
}
