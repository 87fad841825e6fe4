import { fold, LANGUAGES } from './other-languages'
import { CARE_WORK } from './vocabulary'

/**
 * Adulthood as something to come, in every language that is read: "two years before he counts as an adult". Three ideas in one
 * sentence, in any order: coming of age, a span of time, and that it is still ahead; or that somebody is not of age yet.
 */
type Ahead = { adult: string; until: string; time: string; not_yet: string; excuse?: readonly string[] }

export const AHEAD: Record<string, Ahead> = {
  en: {
    adult:
      '(?:counts? as|be(?:ing|comes?)?|is|till|until|before) (?:legally )?an adult(?= ?(?:$|[,)]|and|but|in|at|only|no|not|under|by))|grown up|of (?:legal )?age|(?:legal|voting) age|adulthood|majority|(?:turns?|be|is|becomes?|until|till|before|to|her|his|their|of) (?:18|eighteen)(?:th)?(?: birthday)?(?! (?:months|weeks|hours|miles|years (?:of|ago|together|in|at)))|school leaving exams?|old enough to vote',
    until:
      '(?:still|yet|only)? ?(?:to go|away|off|ahead|left|short of|shy of|before|until|till|remain(?:s|ing)?|from (?:being|becoming|turning)|missing)|(?:in|for) (?:another )?(?=@)|(?:no (?:sooner|earlier)|not before)|(?:and|then) (?:she|he|they)(?:ll| will)',
    time: '(?:an?|one|two|three|four|five|six|seven|some|several|few|[1-9]|1[0-7])(?: (?:more|whole|full|long|good))? (?:birthdays?|years?|summers?|winters?|springs?|autumns?|months?|school years?)|next (?:year|spring|summer|autumn|fall|winter|month)',
    not_yet: '(?:not (?:yet|quite)|nowhere near) (?:an adult|of age|eighteen|18)(?! (?:months|weeks|hours|miles|percent))',
    excuse: [
      ...CARE_WORK,
      'sons?',
      'daughters?',
      'child(?:ren)?',
      'kids?',
      'niece',
      'nephew',
      'was',
      'were',
      'had',
      'ago',
      'once',
      'since',
      'retire(?:s|ment|d)?',
      'pension',
    ],
  },
  de: {
    adult: 'volljahrig[a-z]*|erwachsen\\b|(?<!seit |vor )(?:achtzehn(?:te[rnm]?)?\\b|18\\b)(?! jahren?\\b)|(?:18|achtzehn) jahre alt',
    until: 'erst|noch|fehl[a-z]*|bis|trennen|dauert',
    time: '(?:ein|einem|eines|zwei|drei|vier|funf|sechs|[1-9]) (?:jahre?n?|monate?n?|geburtstage?|sommer)',
    not_yet: 'noch (?:nicht|keine) (?:ganz )?(?:volljahrig|erwachsen|achtzehn|18)',
  },
  es: {
    adult: 'mayoria de edad|mayor(?:es)? de edad|(?:los|sus|cumpl[a-z]*) (?:18|dieciocho)',
    until: 'faltan?|faltaran?|quedan?|dentro de|hasta|para|todavia|aun',
    time: '(?:un|dos|tres|cuatro|cinco|[1-9]) (?:anos?|meses|cumpleanos|veranos)',
    not_yet: '(?:aun|todavia) no (?:es|ha|tiene)[a-z ]{0,12}(?:mayor(?:ia)? de edad|dieciocho|18)',
  },
  fr: {
    adult: 'majorite|majeure?s?|(?<!depuis |il y a |pendant )(?:dix[ -]?huit|18) ans',
    until: 'dans|avant|manque|reste|encore|attendre',
    time: '(?:une?|deux|trois|quatre|cinq|[1-9]) (?:ans?|annees?|mois|etes|anniversaires)',
    not_yet: 'pas encore (?:majeure?|(?:ses |l ?age de )?(?:18|dix[ -]?huit))',
  },
  it: {
    adult: 'maggiore eta|maggiorenn[ei]|(?<!da )(?:diciotto|18) anni|(?:i|suoi) (?:diciotto|18)',
    until: 'mancano|manca|fra|tra|ancora|solo|prima',
    time: '(?:un|due|tre|quattro|cinque|[1-9]) (?:anni|anno|mesi|compleanni|estati)',
    not_yet: '(?:non (?:e )?ancora|ancora non) (?:e )?(?:maggiorenne|(?:ha )?(?:i )?(?:diciott|18))',
  },
  pt: {
    adult: 'maioridade|maior(?:es)? de idade|(?<!ha )(?:faz|fazer|fara|completa[a-z]*) (?:os )?(?:dezoito|18)',
    until: 'faltam?|so|daqui a|ainda|para|ate|apenas',
    time: '(?:um|dois|duas|tres|quatro|cinco|[1-9]) (?:anos?|meses|aniversarios|veroes)',
    not_yet: 'ainda nao (?:e|tem|fez|completou)[a-z ]{0,6}(?:maior de idade|dezoito|18)',
  },
  nl: {
    adult: 'meerderjarig[a-z]*|volwassen\\b(?! [a-z]+en\\b)|(?<!al |sinds )(?:achttien(?:de)?|18e?)\\b(?! jaar (?:bij|in|geleden|samen))',
    until: 'pas|nog|tot|duurt|over',
    time: '(?:een|twee|drie|vier|vijf|[1-9]) (?:jaar|jaren|maanden|verjaardagen|zomers)',
    not_yet: 'nog (?:niet|geen) (?:meerderjarig|volwassen|achttien|18)',
  },
  pl: {
    adult: 'pelnoletn[a-z]+|osiemnastk[a-z]+|osiemnast[a-z]+ urodzin[a-z]*|skonczy (?:osiemnascie|18)',
    until: 'brakuje|zosta[a-z]*|dopiero|jeszcze|za',
    time: '(?:dwoch|dwa|trzech|trzy|czterech|cztery|piec|[1-9]) (?:lat|lata|miesi[a-z]+|urodzin[a-z]*)|roku?',
    not_yet: 'jeszcze nie (?:ma |jest |skonczyla? )?(?:pelnoletni|osiemnast|18)',
  },
  sv: {
    adult: 'myndig[a-z]*|artonarsdag[a-z]*|18 ?arsdag[a-z]*|fyller (?:arton|18)',
    until: 'forst|om|kvar|tills|innan|annu',
    time: '(?:ett|tva|tre|fyra|fem|[1-9]) (?:ar|manader|fodelsedagar|somrar)',
    not_yet: '(?:inte|ej|annu inte) (?:myndig|fyllt (?:arton|18))',
  },
  tr: {
    adult: 'resit[a-z]*|ergin[a-z]*|on sekiz(?:ine|inci)?(?! (?:yil|sene))',
    until: 'var|kaldi|kala|sonra|daha|ancak',
    time: '(?:bir|iki|uc|dort|bes|[1-9]) (?:yil|sene|ay|yaz)[a-z]*',
    not_yet: 'henuz (?:resit|ergin|on sekiz|18)[a-z ]{0,14}(?:degil|olmadi|girmedi|doldurmadi)',
  },
  ru: {
    adult: 'совершеннолети[а-я]*|восемнадцатилети[а-я]*',
    until: 'до|еще|остал[а-я]*|через|не хватает|только',
    time: '(?:один|два|две|три|четыре|пять|[1-9]) (?:года?|лет|месяц[а-я]*)|год|пару лет',
    not_yet: '(?:еще|пока) не (?:достиг[а-я]*|совершеннолетн[а-я]+|исполнилось (?:восемнадцать|18))',
  },
  ja: {
    adult: '成人(?!向|式|教育)|成年(?!後)|大人になる|(?:十八|18|二十)歳になる',
    until: 'まで|あと|まだ|残',
    time: '(?:一|二|三|四|五|数|[1-9])(?:年|か月|ヶ月|回)',
    not_yet: 'まだ(?:成人|成年|十八|18|大人)[^。]{0,8}(?:いない|ない|いません)',
  },
  zh: {
    adult: '成年(?!人|后|以后|子女)|满(?:十八|18)',
    until: '还有|才|还差|再过|距|离',
    time: '(?:一|两|二|三|四|五|几|[1-9])(?:年|个月)',
    not_yet: '(?:还|尚|仍)(?:没|未)有?(?:到|满)?(?:成年|十八|18)',
  },
  ko: {
    adult: '성인(?! ?(?:교육|대상|반))|성년|열여덟',
    until: '남았|남은|되려면|까지|아직',
    time: '(?:일|이|삼|사|한|두|세|네|몇|[1-9]) ?(?:년|해|개월)',
    not_yet: '아직 (?:성인|성년|열여덟|18)[^.]{0,6}(?:아니|안|못)',
  },
  ar: {
    adult: 'سن الرشد|الثامنة عشرة',
    until: 'بعد|بقي|تبقى|ليبلغ|لتبلغ|ليصل|حتى',
    time: '(?:عام|سنة|سنتان|عامان|سنتين|عامين|سنوات|اعوام|أعوام|اشهر|أشهر)',
    not_yet: 'لم (?:يبلغ|تبلغ|يكمل|تكمل) (?:بعد )?(?:سن الرشد|الثامنة عشرة|18)',
  },
  hi: {
    adult: 'बालिग|वयस्क(?! ?(?:शिक्षा|छात्र))|अठारह',
    until: 'अभी|बाकी|बचे|कम|बाद',
    time: '(?:एक|दो|तीन|चार|पाँच|कुछ|[1-9]) (?:साल|वर्ष|महीने)',
    not_yet: '(?:बालिग|वयस्क|अठारह)[^।]{0,10}नहीं',
  },
  id: {
    adult: '(?<!orang )dewasa|(?:usia|umur|berusia|berumur|genap) (?:18|delapan belas)',
    until: 'lagi|belum|baru|masih|sampai|hingga|menjelang',
    time: '(?:satu|dua|tiga|empat|lima|beberapa|[1-9]) (?:tahun|bulan)|setahun',
    not_yet: 'belum (?:dewasa|(?:genap|berusia|berumur|mencapai) (?:18|delapan belas))',
  },
}

/** Nothing divides words there. */
const UNDIVIDED = ['ja', 'zh', 'ko']
const SENTENCES = /[^.!?;\n。！？।؟]+/gu

type Reader = { adult: RegExp; until: RegExp; time: RegExp; not_yet: RegExp; excuse: RegExp }

const readers: Reader[] = Object.entries(AHEAD).map(([name, { adult, until, time, not_yet, excuse }]) => {
  const divided = !UNDIVIDED.includes(name)
  const word = (one: string, ends: boolean) =>
    new RegExp(divided ? `(?<![\\p{L}\\p{N}])(?:${one})${ends ? '(?![\\p{L}\\p{N}])' : ''}` : one, 'u')
  const span = fold(time)
  return {
    adult: word(fold(adult), false),
    until: word(fold(until).replaceAll('@', span), false),
    time: word(span, true),
    not_yet: word(fold(not_yet), false),
    excuse: word((excuse ?? LANGUAGES[name]?.ordinary ?? []).map(fold).join('|'), name === 'en'),
  }
})

/** Whether a sentence says that somebody comes of age later, other than a child of somebody, or long ago. `folded` as `fold` answers it. */
export function comesOfAgeLater(folded: string): boolean {
  return [...folded.replaceAll('-', ' ').matchAll(SENTENCES)].some(([sentence]) =>
    readers.some(
      ({ adult, until, time, not_yet, excuse }) =>
        ((adult.test(sentence) && until.test(sentence) && time.test(sentence)) || not_yet.test(sentence)) && !excuse.test(sentence),
    ),
  )
}
