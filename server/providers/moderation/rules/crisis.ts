import { type Level as Crisis, levelIn } from './danger'
import { IT } from './danger-it'
import { JA } from './danger-ja'
import { NL } from './danger-nl'
import { PL } from './danger-pl'
import { showsSigns } from './signs'

export type { Crisis }

const SELF = '(?:myself|my self|me)'
const END_LIFE = `(?:kill(?:ing)? (?:myself|my self)|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life(?! in)|commit(?:ting)? suicide|(?:hang|shoot|drown)(?:ing)? myself(?! (?:an?|the|some|out|up|in)\\b)|unaliv(?:e|ing) ${SELF}|slit(?:ting)? my wrists?|overdos(?:e|ing)|end(?:ing)? it all|off(?:ing)? myself)`
const SOON = '(?:tonight|today|tomorrow|now|right now|this time|soon)'

/** The sentence ends here: what follows in it would change what it says. */
const END = '(?= ?(?:$|[.!?,;*\\n]))'

/** Intent, means, plan or an act under way. */
const ACUTE = [
  `\\b(?:i want to|i wanna|i am going to|im going to|im gonna|i will|ill|i have to|i need to|ive decided to|i decided to|im about to|i am about to|im ready to|i plan to|im planning to|let me|i just want to|i really want to|want to|going to|about to) ${END_LIFE}\\b`,
  `\\b(?:how (?:do i|to|can i|could i|should i|would i)|(?:best|painless|easiest|quickest|easy|fastest) ways? to|tell me to|encourage me to|help me(?: to)?) (?:painlessly |quickly )?(?:${END_LIFE}|kill me|die)\\b(?! (?:my hair|laughing|easter eggs))`,
  `\\bi(?:ve)?(?: (?:have|made|got))+ a (?:suicide )?plan to (?:${END_LIFE}|die)\\b`,
  `\\b(?:wrote|writing|written|finished) (?:my|a|the) (?:suicide|goodbye) (?:note|letter)\\b(?! to (?:[a-z]{1,8} ){0,2}(?:job|boss|team|company|colleagues|city|house|car|ex)\\b)`,
  `\\b(?:i|ive) (?:just )?(?:took|taken|swallowed) (?:all|the whole bottle|a whole bottle|a bottle|too many|so many|every)(?: of)?(?: [a-z]{1,10}){0,3} (?:pills|tablets|meds|medication)\\b(?! (?:back|to|with|on time|as|home|away|out))|\\b(?:swallows|takes|swallow|take) (?:all|the whole bottle)(?: of)?(?: (?:the|my))? (?:pills|tablets)\\b`,
  `\\b(?:im|i am|stand|stands|standing|sitting) (?:standing |sitting )?(?:on|at) the (?:edge|ledge|railing|bridge|roof|rooftop|tracks)\\b.{0,50}\\b(?:(?:to|gonna|will|ill|and|about to|let me) (?:jump|let go|end it|fall|step off|die)|goodbye)\\b(?! in)`,
  `\\b(?:i have|ive got|i got|holding|holds|hold) (?:a|the|my) (?:gun|knife|razor|blade|rope|noose|pills)\\b.{0,50}\\b(?:my (?:wrists?|head|throat|neck|temple|skin)|end it|kill myself|die|do it)\\b`,
  `\\b(?:i want|i wanna|im going|im gonna|i plan|i will|ill) (?:to )?(?:die|be dead) (?:${SOON})\\b`,
  `\\bi(?:ve)? (?:just )?(?:cut|am cutting|m cutting|slit) (?:myself|my wrists?|my arms?) (?:again )?(?:and|right now|now|so deep|its bleeding|tonight)\\b(?! (?:shaving|cooking))`,
  `\\bi (?:wont|will not|dont want to) (?:be alive|live|wake up) (?:tomorrow|by tomorrow|after tonight|past tonight)\\b`,
  `\\b(?:voy a|quiero|pienso|decidi) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida)\\b|\\bme (?:voy a|quiero) (?:matar|suicidar)\\b`,
  `\\bje (?:vais|veux|compte) (?:me (?:tuer|suicider|pendre)|mettre fin a mes jours|en finir(?: avec (?:la|ma) vie| avec tout| ce soir| cette nuit| maintenant|${END}))`,
  `\\bich (?:will|werde|mochte) (?:mich (?:umbringen|toten|erhangen)|mir das leben nehmen|selbstmord begehen|suizid begehen)\\b|\\bich bringe? mich um\\b`,
  `\\b(?:eu )?(?:vou|quero|pretendo) (?:me matar|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida)\\b`,
  `\\bquiero morir(?:me)? (?:esta noche|hoy|ahora)\\b|\\b(?:quiero|voy a) acabar con todo(?= ?(?:$|[.!?,;]|esta noche|hoy|ya\\b))`,
  `\\bme (?:tome|trague|he tomado|acabo de tomar) todas? (?:las |mis )+(?:pastillas|pildoras)\\b(?! (?:de|para)\\b)|\\b(?:escribi|he escrito|escribo) (?:mi|una|la) (?:carta|nota) (?:de despedida|de suicidio|suicida)\\b`,
  `\\bjai (?:avale|pris) (?:tous|toutes) (?:les|mes) (?:cachets|medicaments|comprimes|pilules)\\b(?! (?:du|pour|contre)\\b)|\\bjai (?:ecrit|fini) (?:ma|une|la) lettre (?:dadieu|de suicide)\\b`,
  `\\bich habe (?:alle|zu viele|die ganzen)(?: [a-z]{1,8})? (?:schlaf)?(?:tabletten|pillen)(?: [a-z]{1,8})? (?:geschluckt|genommen)\\b|\\b(?:meinen|einen|den) abschiedsbrief\\b|\\bmache? (?:ich )?(?:[a-z]{1,6} )?(?:schluss mit (?:allem|meinem leben)|allem ein ende)\\b`,
  `\\b(?:quero|vou) acabar com tudo(?= ?(?:$|[.!?,;]|hoje|esta noite|agora))|\\b(?:tomei|engoli) todos (?:os |meus )+(?:comprimidos|remedios|medicamentos)\\b(?! (?:da|do|para|contra)\\b)|\\b(?:escrevi|estou escrevendo) (?:minha|uma|a) carta de (?:despedida|suicidio)\\b`,
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
  `\\b(?:me )?quiero morir(?:me)?(?= ?(?:$|[.!?,;]|y|ya|porque))|\\b(?:ya )?no quiero (?:seguir )?viv(?:ir|iendo)(?! (?:mas )?(?:aqui|en|con|de)\\b)|\\bganas de morir(?:me)?\\b(?! de)|\\bme (?:corto(?! (?:el|la|las|los|un|una|com|con|na|no|al) ?(?!brazos|munecas|venas|piel))|hago dano|autolesiono)\\b|\\bpienso en (?:el suicidio|suicidarme|matarme)\\b`,
  `\\b(?:je veux|jai envie de|envie de) mourir(?= ?(?:$|[.!?,;]|et|parce))|\\b(?:plus envie de vivre|je ne veux plus vivre|je veux plus vivre)\\b(?! (?:avec|a|au|dans|en|chez|ici|de)\\b)|\\bje me (?:scarifie|mutile|fais du mal)\\b|\\b(?:pensees suicidaires|je pense au suicide)\\b`,
  `\\bich (?:will|mochte) (?:sterben|tot sein|nicht mehr leben|nicht mehr da sein)\\b(?!,? (?:wenn|bis)\\b)|\\b(?:keinen sinn mehr im leben|selbstmordgedanken|suizidgedanken|lebensmude)\\b|\\bich (?:ritze|verletze) mich\\b(?! (?:beim|am|an)\\b)`,
  `\\b(?:eu )?(?:so )?quero morrer(?= ?(?:$|[.!?,;]|e|porque))|\\bnao (?:quero|aguento) mais viver(?! (?:aqui|em|com|de|no|na)\\b)|\\bvontade de morrer\\b|\\beu me (?:corto|machuco)\\b(?! (?:com|na|no)\\b)|\\bpensamentos suicidas\\b`,
  `\\b(?:saving|saved|hoarding|collecting)(?: up)? (?:all )?(?:my|enough) (?:pills|tablets|meds)\\b|\\bno way out (?:for me|anymore|of this (?:life|pain))\\b`,
  `\\b(?:just )?(?:want|need) (?:it all|everything|(?:the|this|my) pain) to (?:stop|end|be over)(?= ?(?:$|[.!?,;*\\n]|and\\b|now|forever|already))`,
  `\\b(?:i dont think ill|i dont think i will|i might not|i may not) be (?:here|around|alive) (?:next (?:week|month|year)|tomorrow|much longer|anymore)\\b(?!.{0,40}\\b(?:vacation|holiday|trip|travel|moving|office|work|away))`,
  `\\b(?:they|everyone|everybody|people|my [a-z]{2,10}|you)(?: would|d)(?: all)? be (?:so much |much )?(?:happier|better(?: off)?|relieved) (?:without me\\b|if i (?:was|were) gone|if i (?:wasnt|werent|died|disappeared))`,
  `\\bi (?:just |only |really )?(?:want to|wanna|wish i could) (?:just )?(?:disappear|vanish|be gone|not exist|stop existing)(?: (?:forever|for good|completely|and never (?:come back|return)|from (?:this|the) (?:world|earth)))?${END}|\\band i want to be gone${END}`,
  `\\b(?:nothing|no one|nobody|no reason|not much)(?: left| else)? to live for\\b|\\b(?:dont|cant|cannot) see (?:a|any) future for (?:me|myself)\\b|\\bno reason to keep (?:going|living)${END}`,
  `\\bgoodbyes? to (?:everyone|everybody|my family|the people i love)\\b.{0,40}\\b(?:over soon|soon be over|be over|at peace)\\b|\\btonight is the night i (?:die|end)\\b`,
  `\\b(?:thinking|think) (?:about|of) (?:not being (?:alive|here)|being dead|dying(?! my)|ending (?:it all|my life))\\b`,
  `\\b(?:hope|wish|pray|hoping|praying|want)(?: that)? (?:i |to )?(?:[a-z]{1,5} (?:to )?sleep and )?(?:dont|never|do not|wouldnt|wont|not)(?: ever)? wake up(?: (?:tomorrow|again|anymore|in the morning))?${END}`,
  `\\bif i (?:died|was dead|were dead|disappeared|was gone|were gone)(?: [a-z]{1,10}){0,2} (?:nobody|no one|noone|would any(?:one|body))(?: [a-z]{1,8}){0,2} (?:notice|care|miss)`,
  `\\b(?:done|finished|through) with (?:my |this )?(?:life|living|existing|being alive)${END}|\\b(?:havent eaten|not eating|dont eat|stopped eating)\\b.{0,30}\\bpunish myself\\b|\\b(?:ive been|i am|im|i started|been) cutting(?: myself)? again${END}`,
  `\\bquiero desaparecer(?: para siempre| de este mundo)?${END}|\\b(?:no (?:le )?(?:veo|encuentro)|no tiene)(?: ningun)? sentido (?:a|en) (?:la|mi) vida\\b|\\b(?:la|mi) vida (?:ya )?no tiene sentido\\b`,
  `\\b(?:estarian?|serian?|vivirian?)(?: mucho)? (?:mejor|mas felic?z?(?:es)?) sin mi${END}|\\bno despert(?:ar|ara|arme|e)(?: (?:manana|mas|nunca))?${END}|\\bojala (?:nunca|no) hubiera nacido\\b`,
  `\\b(?:pensado|pensando|pienso|pense)(?: mucho| a veces)? en (?:quitarme la vida|matarme|suicidarme|morir(?:me)?|acabar con mi vida)\\b|\\b(?:no tengo|sin|no me quedan) (?:ganas|razones|motivos) (?:de|para) (?:vivir|seguir(?: viviendo)?)${END}`,
  `\\bme hago cortes\\b|\\bcansad[oa] de (?:vivir|existir|la vida)${END}|\\bse (?:quiere|va a) (?:matar|suicidar)\\b|\\b(?:quiere|va a) (?:matarse|suicidarse|quitarse la vida)\\b|\\bno quiero vivir mas${END}`,
  `\\bje (?:veux|voudrais)(?: juste)? disparaitre(?: pour toujours| a jamais)?${END}|\\b(?:ma|la) vie na (?:plus|pas|aucun)(?: de| aucun)? sens\\b|\\b(?:serait|seraient|irait|iraient)(?: bien| beaucoup)? (?:mieux|plus heureu[a-z]{1,3}) sans moi\\b`,
  `\\bne (?:pas|plus|jamais) me reveiller(?: demain)?${END}|\\b(?:pense|songe)(?: souvent| parfois)? a (?:me (?:tuer|suicider)|en finir|mourir)\\b|\\b(?:nai|jai) (?:plus|aucune)(?: la| de)? (?:envie|force|raison) de (?:vivre|continuer a vivre)${END}`,
  `\\bje me (?:coupe|taillade|brule) (?:les (?:bras|veines|poignets|cuisses)|la peau|expres)\\b|\\b(?:marre|fatiguee?|lasse?) de (?:vivre|exister|la vie)${END}|\\b(?:veut|va) se (?:suicider|tuer)\\b|\\bjaurais (?:prefere|voulu|aime) ne (?:jamais|pas) (?:naitre|etre nee?)\\b`,
  `\\bich (?:will|mochte) (?:einfach |nur |nur noch )*(?:weg sein|verschwinden)(?: fur immer)?${END}|\\bleben hat (?:fur mich )?(?:gar )?keinen sinn(?: mehr)?\\b|\\bohne mich (?:viel )?besser(?: dran)?${END}|\\bkeinen grund mehr,? (?:zu leben|weiterzuleben)`,
  `\\b(?:nicht mehr|nie wieder|nie mehr) aufwachen${END}|\\bdenke (?:[a-z]{1,8} ){0,2}(?:daran,? (?:mich umzubringen|mir das leben zu nehmen|zu sterben)|ans sterben)\\b|\\bhabe mich (?:wieder |heute |gestern )*(?:geritzt|selbst verletzt)\\b`,
  `\\b(?:will|mochte|wollte) sich (?:umbringen|das leben nehmen)\\b|\\bware (?:ich )?(?:doch )?nie(?:mals)? geboren\\b`,
  `\\bquer(?:o|ia) (?:sumir|desaparecer)(?: (?:para sempre|des[st]e mundo))?${END}|\\bvida (?:ja )?nao (?:faz|tem)(?: mais| nenhum)? sentido\\b|\\b(?:ficariam?|estariam?|seriam?)(?: muito)? (?:melhor|mais feliz(?:es)?) sem mim\\b`,
  `\\b(?:queria|quero|espero)(?: dormir e)? (?:nao|nunca)(?: mais)? acordar(?: (?:amanha|mais|nunca))?${END}|\\b(?:pensei|penso|pensando|pensado)(?: muito| sempre)? em (?:me matar|me suicidar|morrer|suicidio|tirar (?:a )?minha vida)\\b`,
  `\\b(?:nao tenho|sem)(?: mais)? (?:vontade|motivos?|razao) (?:de|para) (?:viver|continuar vivendo)${END}|\\bcansad[oa] (?:de|da) (?:viver|existir|vida)${END}|\\b(?:quer|vai) se (?:matar|suicidar)\\b|\\bqueria (?:nunca|nao) ter nascido\\b|\\bnao quero mais viver${END}`,
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
const JOKING =
  /\b(?:lol|lmao|lmfao|rofl|haha(?:ha)*|hehe|jk|just kidding|xd|ahah(?:ah)*)\b|(?:笑|草|ww)[)]?$|[\u{1f602}\u{1f923}\u{1f605}\u{1f606}]/u
const DENIED =
  /\b(?:not|never|dont|wouldnt|wont|didnt|no longer|no intention of|not going to|isnt|nothing to do with)(?: [a-z]{1,10}){0,3} $/
const OF_OTHERS =
  /\b(?:if you(?:re| are| ever)?|are you|do you|have you|you(?:re| are)|anyone who|people who|someone who|those who|when people|did you)(?: [a-z]{1,10}){0,4} $/

const acute = ACUTE.map((source) => new RegExp(source))
const concern = CONCERN.map((source) => new RegExp(source))
/** None of the patterns can match without one of these stems. */
const STEMS =
  /\b(?:kill|die|dead|death|suicid|kms|life|liv|alive|exist|unaliv|hang|shoot|drown|overdos|slit|cut|hurt|harm|burn|starv|purg|vomit|throw up|sick after|eat|born|wak|burden|better off|notice|around much|gave away|disappear|gone|ledge|bridge|roof|edge|railing|tracks|pills|tablets|meds|gun|knife|razor|blade|rope|noose|go on|end|off|offing|goodbye|point|reason|morir|matar|mata|suicid|viv|corto|dano|autoles|mourir|tuer|pendre|jours|finir|scarifie|mutile|mal|sterben|umbring|bring|leben|toten|erhang|ritze|verletze|sinn|selbstmord|suizid|tot|morrer|machuco|vida|self harm|care|be here|da sein|way out|it all|everything|pain|be around|be alive|happier|vanish|nothing|future|think|eating|eaten|desaparec|sentido|mejor sin|felices|acabar|despert|ganas|razones|motivo|corte|pastillas|pildoras|cansad|nacido|carta|nota|disparaitre|sens|mieux sans|reveiller|envie|raison|coupe|taillade|avale|pris|marre|fatigue|lasse|suicid|naitre|lettre|weg sein|verschwinden|besser|schluss|ende|aufwachen|umzubringen|geritzt|sich|tabletten|pillen|schlaf|geboren|abschied|grund|ans|daran|sumir|melhor sem|mais feliz|acordar|vontade|razao|comprimidos|remedios|medicamentos|matar|nascido)/

/** Italian, Dutch, Polish and Japanese have a file each; the patterns above know English, Spanish, French, German and Portuguese. */
const OTHER_LANGUAGES = [IT, NL, PL, JA]
const isJoking = (text: string) => JOKING.test(text)

/** How much danger the words show. Fiction and jokes lower acute to concern, never to none. */
export function assessCrisis(plain: string): Crisis {
  let known: Crisis = STEMS.test(plain) ? byWording(plain) : 'none'
  for (const language of OTHER_LANGUAGES) {
    if (known === 'acute') return known
    const level = levelIn(language, plain, isJoking)
    if (level !== 'none') known = level
  }
  if (known !== 'none') return known
  const text = plain.replace(FIGURES, ' ')
  return !JOKING.test(text) && showsSigns(text) ? 'concern' : 'none'
}

function byWording(plain: string): Crisis {
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
