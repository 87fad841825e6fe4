export type Crisis = 'none' | 'concern' | 'acute'

const SELF = '(?:myself|my self|me)'
const END_LIFE = `(?:kill(?:ing)? (?:myself|my self)|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life(?! in)|commit(?:ting)? suicide|(?:hang|shoot|drown)(?:ing)? myself(?! (?:an?|the|some|out|up|in)\\b)|unaliv(?:e|ing) ${SELF}|slit(?:ting)? my wrists?|overdos(?:e|ing)|end(?:ing)? it all|off(?:ing)? myself)`
const SOON = '(?:tonight|today|tomorrow|now|right now|this time|soon)'

/** Intent, means, plan or an act under way. */
const ACUTE = [
  `\\b(?:i want to|i wanna|i am going to|im going to|im gonna|i will|ill|i have to|i need to|ive decided to|i decided to|im about to|i am about to|im ready to|i plan to|im planning to|let me|i just want to|i really want to|want to|going to|about to) ${END_LIFE}\\b`,
  `\\b(?:how (?:do i|to|can i|could i|should i|would i)|(?:best|painless|easiest|quickest|easy|fastest) ways? to|tell me to|encourage me to|help me(?: to)?) (?:painlessly |quickly )?(?:${END_LIFE}|kill me|die)\\b(?! (?:my hair|laughing|easter eggs))`,
  `\\bi (?:have|made|ve made|got) a (?:suicide )?plan to (?:${END_LIFE}|die)\\b`,
  `\\b(?:wrote|writing|written|finished) (?:my|a|the) (?:suicide|goodbye) (?:note|letter)\\b`,
  `\\b(?:i|ive) (?:just )?(?:took|taken|swallowed) (?:all|the whole bottle|a whole bottle|a bottle|too many|so many|every)(?: of)?(?: [a-z]{1,10}){0,3} (?:pills|tablets|meds|medication)\\b(?! (?:back|to|with|on time|as|home|away|out))|\\b(?:swallows|takes|swallow|take) (?:all|the whole bottle)(?: of)?(?: (?:the|my))? (?:pills|tablets)\\b`,
  `\\b(?:im|i am|stand|stands|standing|sitting) (?:standing |sitting )?(?:on|at) the (?:edge|ledge|railing|bridge|roof|rooftop|tracks)\\b.{0,50}\\b(?:(?:to|gonna|will|ill|and|about to|let me) (?:jump|let go|end it|fall|step off|die)|goodbye)\\b(?! in)`,
  `\\b(?:i have|ive got|i got|holding|holds|hold) (?:a|the|my) (?:gun|knife|razor|blade|rope|noose|pills)\\b.{0,50}\\b(?:my (?:wrists?|head|throat|neck|temple|skin)|end it|kill myself|die|do it)\\b`,
  `\\b(?:i want|i wanna|im going|im gonna|i plan|i will|ill) (?:to )?(?:die|be dead) (?:${SOON})\\b`,
  `\\bi(?:ve)? (?:just )?(?:cut|am cutting|m cutting|slit) (?:myself|my wrists?|my arms?) (?:again )?(?:and|right now|now|so deep|its bleeding|tonight)\\b(?! (?:shaving|cooking))`,
  `\\bi (?:wont|will not|dont want to) (?:be alive|live|wake up) (?:tomorrow|by tomorrow|after tonight|past tonight)\\b`,
  `\\b(?:voy a|quiero|pienso|decidi) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida)\\b|\\bme (?:voy a|quiero) (?:matar|suicidar)\\b`,
  `\\bje (?:vais|veux|compte) (?:me (?:tuer|suicider|pendre)|mettre fin a mes jours|en finir(?: avec la vie)?)\\b`,
  `\\bich (?:will|werde|mochte) (?:mich (?:umbringen|toten|erhangen)|mir das leben nehmen|selbstmord begehen|suizid begehen)\\b|\\bich bringe? mich um\\b`,
  `\\b(?:eu )?(?:vou|quero|pretendo) (?:me matar|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida)\\b`,
]

/** Indirect phrases and signs without stated intent, harm to oneself, disordered eating, worry for a friend. */
const CONCERN = [
  `\\b(?:suicidal|kms)\\b(?! (?:tendencies band|squad))`,
  `\\b(?:i|ive|im|been|keep|my|about|have)(?: [a-z]{1,10}){0,4} (?:thoughts of suicide|thinking (?:of|about) suicide|considering suicide|suicidal thoughts)\\b`,
  `\\bi (?:just |really |sometimes |honestly |only )*(?:want to|wanna|wish i could) die(?= ?(?:$|[.!?,;*\\n]|and|but|so|sometimes|right|already|alone))`,
  `\\b(?:wish i (?:was|were) (?:dead|never born|gone)|wish i (?:had never been|wasnt|werent) (?:born|alive)|wish i wouldnt wake up)\\b`,
  `\\bi (?:just |really |honestly )*(?:dont|do not|no longer) (?:really )?(?:want|wanna|see a reason|have a reason|know why) (?:to )?(?:live|be alive|exist|go on|keep living|keep going|wake up|be here)(?: anymore| any more| any longer)?(?= ?(?:$|[.!?,;*\\n]|and|but|because|so|without you|if))`,
  `\\b(?:no|any|whats the) (?:reason|point)(?: for me)? (?:to live|in living|to go on|of living|to be alive|in going on|to keep living)\\b`,
  `\\b(?:better off (?:without me|dead|if i (?:was|were|am) (?:gone|dead))|(?:nobody|no one|noone) would (?:notice|care|miss me) if i (?:was|were|died|disappeared|vanished)|tired of (?:living|being alive|existing)(?! (?:in|with|here|on|out|at|under|like|off|near|by))|hate being alive(?! on))\\b`,
  `\\b(?:cant|can not|cannot) (?:go on|keep living|live) (?:like this )?(?:anymore|any longer|any more)(?= ?(?:$|[.!?,;*\\n]|and|but))`,
  `\\b(?:sleep|fall asleep) and (?:never|not) wake up\\b|\\b(?:wont|not) be around much longer\\b|\\bgave away all my (?:things|stuff|belongings)\\b|\\ba burden (?:to|on) (?:everyone|everybody|my family|all)\\b|\\b(?:disappear|be gone) forever(?= ?(?:$|[.!?,]))`,
  `\\b(?:i|ive|to|been|started|keep|by)(?: [a-z]{1,10}){0,2} (?:self harm(?:ing|ed)?|(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|starve|starving) myself)\\b(?! (?:shaving|cooking|chopping|slicing|while|on|at|with|in|off|playing|skiing|lifting|running|short|out|some|a|by accident|out of)\\b)`,
  `\\bi (?:tried|attempted|almost tried|nearly tried) (?:to )?(?:kill myself|suicide|end my life|commit suicide)\\b|\\bmy (?:last |first )?suicide attempt\\b`,
  `\\b(?:make|making|made) myself (?:throw up|vomit|sick after)\\b|\\b(?:starving|starve|purge|purging) (?:myself|after (?:meals|eating|every meal))\\b|\\bi (?:dont|do not) deserve to eat\\b`,
  `\\b(?:she|he|they|friend|sister|brother|mom|mum|dad|son|daughter|wife|husband|partner|character) (?:says? |said |told me )?(?:(?:she|he|they) )?(?:wants?|is going|are going|is trying|threatens|threatened|tried) to (?:kill (?:her|him|them)sel(?:f|ves)|end (?:her|his|their) (?:own )?life|commit suicide)\\b`,
  `\\b${END_LIFE}\\b`,
  `\\b(?:me )?quiero morir(?:me)?(?= ?(?:$|[.!?,;]|y|ya|porque))|\\b(?:ya )?no quiero (?:seguir )?viv(?:ir|iendo)(?! (?:aqui|en|con)\\b)|\\bganas de morir(?:me)?\\b(?! de)|\\bme (?:corto|hago dano|autolesiono)\\b|\\bpienso en (?:el suicidio|suicidarme|matarme)\\b`,
  `\\b(?:je veux|jai envie de|envie de) mourir(?= ?(?:$|[.!?,;]|et|parce))|\\b(?:plus envie de vivre|je ne veux plus vivre|je veux plus vivre)\\b|\\bje me (?:scarifie|mutile|fais du mal)\\b|\\b(?:pensees suicidaires|je pense au suicide)\\b`,
  `\\bich (?:will|mochte) (?:sterben|tot sein|nicht mehr leben|nicht mehr da sein)\\b|\\b(?:keinen sinn mehr im leben|selbstmordgedanken|suizidgedanken|lebensmude)\\b|\\bich (?:ritze|verletze) mich\\b(?! (?:beim|am|an)\\b)`,
  `\\b(?:eu )?(?:so )?quero morrer(?= ?(?:$|[.!?,;]|e|porque))|\\bnao (?:quero|aguento) mais viver(?! (?:aqui|em|com)\\b)|\\bvontade de morrer\\b|\\beu me (?:corto|machuco)\\b(?! (?:com|na|no)\\b)|\\bpensamentos suicidas\\b`,
]

/** The same words where nobody is in danger. */
const FIGURES = new RegExp(
  [
    `\\b(?:kill(?:ed|ing)?|hurt(?:ing)?|starv(?:e|ing)) myself (?:laughing|at (?:the gym|work)|over (?:this|that|a)|with work|trying|to (?:finish|meet|get|make)|studying|training|for (?:this|that|a) (?:deadline|job|exam)|working|on the (?:stairs|ice|slopes))\\b`,
    `\\boverdos(?:e|ed|ing)(?: a bit| a little)? on (?:chocolate|coffee|caffeine|sugar|cuteness|cute|candy|carbs|cheese|netflix|sunshine|vitamin|tv)\\b`,
    `\\bdie (?:of|from) (?:embarrassment|laughter|boredom|laughing|cuteness|happiness|shame|cringe)\\b`,
    `\\bend(?:ing)? it all (?:with|in) (?:a |an |the )?(?:bang|party|finale|episode|season|cake)\\b`,
    `\\bi (?:could|can|almost|nearly) (?:kill|hurt) myself laughing\\b`,
    `\\bsuicide (?:squad|hotline|prevention|awareness|mission|run|squeeze|doors?)\\b|\\b(?:career|political|social|commercial) suicide\\b|\\bsuicides (?:drill|drills|at practice)\\b`,
    `\\b(?:in|during) (?:the|this|my) (?:game|match|level|boss fight|round|raid|respawn|movie|film|play|opera|novel|book)\\b.{0,60}\\b(?:kill|die|end)\\b|\\b(?:kill|killing|die|dying)\\b.{0,40}\\b(?:in|during|to) (?:the |this |my )?(?:game|match|level|boss fight|round|raid|respawn|minecraft|fortnite|movie|film|opera|novel)\\b`,
  ].join('|'),
  'g',
)
const JOKING = /\b(?:lol|lmao|lmfao|rofl|haha(?:ha)*|hehe|jk|just kidding|xd)\b|[\u{1f602}\u{1f923}\u{1f605}\u{1f606}]/u
const DENIED =
  /\b(?:not|never|dont|wouldnt|wont|didnt|no longer|no intention of|not going to|isnt|nothing to do with)(?: [a-z]{1,10}){0,3} $/
const OF_OTHERS =
  /\b(?:if you(?:re| are| ever)?|are you|do you|have you|you(?:re| are)|anyone who|people who|someone who|those who|when people|did you)(?: [a-z]{1,10}){0,4} $/

const acute = ACUTE.map((source) => new RegExp(source))
const concern = CONCERN.map((source) => new RegExp(source))
/** None of the patterns can match without one of these stems. */
const STEMS =
  /\b(?:kill|die|dead|death|suicid|kms|life|liv|alive|exist|unaliv|hang|shoot|drown|overdos|slit|cut|hurt|harm|burn|starv|purg|vomit|throw up|sick after|eat|born|wak|burden|better off|notice|around much|gave away|disappear|gone|ledge|bridge|roof|edge|railing|tracks|pills|tablets|meds|gun|knife|razor|blade|rope|noose|go on|end|off|offing|goodbye|point|reason|morir|matar|mata|suicid|viv|corto|dano|autoles|mourir|tuer|pendre|jours|finir|scarifie|mutile|mal|sterben|umbring|bring|leben|toten|erhang|ritze|verletze|sinn|selbstmord|suizid|tot|morrer|machuco|vida|self harm|care|be here)/

/** How much danger the words show. Fiction and jokes lower acute to concern, never to none. */
export function assessCrisis(plain: string): Crisis {
  if (!STEMS.test(plain)) return 'none'
  const text = plain.replace(FIGURES, ' ')
  if (acute.some((pattern) => isMeant(text, pattern))) return JOKING.test(text) ? 'concern' : 'acute'
  return concern.some((pattern) => isMeant(text, pattern)) ? 'concern' : 'none'
}

function isMeant(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text)
  if (!match) return false
  const before = text.slice(Math.max(0, match.index - 40), match.index)
  return !DENIED.test(before) && !OF_OTHERS.test(before)
}
