import { comesOfAgeLater } from './coming-of-age'
import { fold, LANGUAGES } from './other-languages'

/**
 * Persons who are described as under age in languages other than English, where characters and pictures are made: a name with an age,
 * a class of school, eighteen as something to come, a year of birth. `#` is a number below eighteen, `@` a year of birth that means it.
 */
export const SAID: Record<string, string[]> = {
  de: [
    '[a-z]{2,} ist (?:erst |gerade |noch )?#(?= ?(?:$|[.!?,;\n]|und|aber|jahre))',
    '(?:besucht|geht|ist|sitzt|kommt|lernt)(?: [a-z]{1,10}){0,3} (?:(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte|[1-9]|1[0-2])[.nr]? ?klasse|realschule|hauptschule|grundschule|gesamtschule|gymnasium|gymnasiums|mittelschule)',
    'wird (?:[a-z0-9]+ ){0,3}(?:volljahrig|18|achtzehn)',
    '(?:macht|schreibt|schafft|beginnt)(?: [a-z]+){0,3} (?:realschul|hauptschul)abschluss',
    '(?:der|die|und)(?: [a-z]+){0,2} # (?:wurde|geworden ist)|(?:ist|sind) (?:[a-z]+ ){0,2}# geworden',
    '(?:gymnasiast|realschuler|hauptschuler|gesamtschuler|mittelstufenschuler)(?:in)?\\b|(?:aus|in|besucht) der (?:mittel|unter)stufe',
    'jahrgang @|geboren (?:im (?:jahr )?)?@|@ geboren',
  ],
  es: [
    '(?:estudia|cursa|esta en|va a|repite|empieza)(?: [a-z]{1,12}){0,2} (?:primero|segundo|tercero|cuarto|quinto|sexto|[1-6](?:o|º)?)(?: curso)? de (?:la )?(?:eso|secundaria|primaria|bachillerato|prepa|preparatoria)',
    '(?:va al|estudia en el|alumn[ao] del?) (?:instituto|colegio|cole)\\b',
    '(?:quincean|dieciseisan|diecisietean|catorcean)er[ao]\\b',
    '(?:cumplira|cumple|va a cumplir)(?: los)? (?:18|dieciocho)',
    '(?:cumplio|celebro|ha cumplido|acaba de cumplir) (?:los |sus )?#(?! anos (?:de|en|como))',
    '(?:nacio|nacid[ao]) en @',
  ],
  fr: [
    '[a-z]{2,} a (?:seulement |juste |a peine )?# ans(?! d)',
    '(?:est|entre|va|eleve|passe|redouble)(?: [a-z]{1,10}){0,2} (?:en|de)(?: classe de)? (?:sixieme|cinquieme|quatrieme|troisieme|seconde|terminale|[3-6]e|2nde|cm[12]|ce[12]|cp)\\b',
    '(?:aura|fetera ses|va avoir) (?:18|dix[ -]?huit) ans',
    '(?:feter?|fete|celebrer?|eu) (?:ses |tout juste )?# ans',
    '(?:ne|nee) en @',
  ],
  it: [
    '(?:frequenta|va)(?: [a-z]{1,10}){0,2} (?:media|medie|elementari?|superiori?|liceo|ginnasio|classe)',
    '(?:studentessa|studente|alunna|alunno)(?: [a-z]{1,8}){0,4} (?:liceo|medie|superiori|ginnasio)',
    '(?:dodic|tredic|quattordic|quindic|sedic|diciassett)enn[ei]',
    '(?:compira|compie|fara)(?: i)? (?:18|diciotto)',
    '(?:festeggiato|compiuto)(?: i| i suoi)? # anni(?! (?:di|da))',
    '(?:nata|nato) nel @',
  ],
  pt: [
    '(?:esta|estuda|cursa|frequenta)(?: n?[ao])?(?: [a-z0-9]{1,9}){0,2} (?:ano|serie)(?: d[oe] (?:ensino )?(?:fundamental|medio|escola|colegio))',
    '(?:n[ao]|d[ao]|pel[ao]) (?:quinto|sexto|setimo|oitavo|nono|[5-9]o?) (?:ano|serie)(?! d[eao] (?:casamento|namoro|carreira|trabalho|faculdade|curso|medicina|direito))',
    '(?:vai fazer|fara|completara|vai completar) (?:18|dezoito)',
    '(?:completou|comemorou|acabou de fazer) (?:os |seus )?# anos(?! (?:de|em|como))',
    'nascid[ao] em @|nasceu em @',
  ],
  nl: [
    // English has "is" too, followed by numbers of rooms and prices.
    '[a-z]{2,} is (?:pas |net |nog maar )?(?:tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien)(?= ?(?:$|[.!?,;\n]|en|maar|jaar))',
    '[a-z]{2,} is (?:pas |net |nog maar )?# jaar',
    'zit (?:nog )?(?:in|op) (?:de |het |een )?(?:(?:eerste|tweede|derde|vierde|vijfde|zesde|[1-6]e) (?:klas|jaar)|brugklas|groep [1-8]|havo|vwo|vmbo|mavo|middelbare school|basisschool)',
    'wordt (?:[a-z]+ ){0,4}(?:18|achttien)',
    '(?:meisje|jongen|scholier|leerling) van #',
    'is (?:net |pas |juist )?# geworden',
    'geboren in @',
  ],
  pl: [
    'chodzi (?:jeszcze )?do (?:(?:pierwszej|drugiej|trzeciej|czwartej|piatej|szostej|siodmej|osmej|[1-8]) klasy|podstawowki|liceum|gimnazjum|technikum|szkoly)',
    '(?:skonczy|konczy) (?:18|osiemnascie)',
    '(?:dziesiecio|jedenasto|dwunasto|trzynasto|czternasto|pietnasto|szesnasto|siedemnasto)lat(?:ka|ek|ki)',
    '(?:uczennica|uczen) (?:[a-z0-9]+ )?(?:klasy|liceum|technikum|gimnazjum)',
    '(?:wlasnie |niedawno )?(?:skonczyla?|obchodzila? swoje) #',
    'urodzon[aey] w @|rocznik @',
  ],
  sv: [
    '[a-z]{2,} (?:ar|er) (?:bara |snart |kun )?# (?:ar|aar)(?= ?(?:$|[.!?,;\n]|och|og|gammal|gammel))',
    'gar i (?:[a-z0-9]+ ?(?:klass|klasse)|ettan|tvaan|trean|fyran|femman|sexan|sjuan|attan|nian|gymnasiet|hogstadiet|mellanstadiet|folkeskolen)',
    'fyl(?:ler|der) (?:18|arton|atten)',
    '(?:fyllde|har fyllt) (?:nyss )?#',
    'fodd (?:ar )?@',
  ],
  tr: [
    '(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|on birinci|on ikinci|[1-9]|1[0-2])\\.? sinif(?:a|ta|i)? (?:gidiyor|okuyor|ogrencisi|gider)',
    '(?:ortaokul|ilkokul|lise)(?:de|da|ye|ya)? (?:gidiyor|okuyor)',
    '(?:18|on sekiz)(?: yasina| yasinda)? (?:olacak|girecek|basacak|dolduracak)',
    '@ dogumlu',
  ],
  ru: [
    '(?:учится|ходит|пошла|пошел|перешла|перешел) во? (?:перв|втор|треть|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат|[1-9]|1[01])[а-я-]{0,4} класс',
    '(?:ученица|ученик) (?:[а-я0-9-]+ )?класса',
    'исполнится (?:18|восемнадцать)',
    // A bare number in digits may be a house number.
    '[а-я]{2,} (?:всего |только )?(?:десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать)(?= ?(?:$|[.!?,;\n]))',
    '(?:родилась|родился) в @',
  ],
  ja: [
    '(?:小学|中学|中等部|高校|高等部)(?:校)?(?:一|二|三|四|五|六|[1-6])年',
    '(?:来年|今年|もうすぐ|まもなく|来月).{0,6}(?:十八|18)(?:歳|才)',
    '@年(?:生まれ|に生まれ)',
  ],
  zh: [
    '(?:初(?:一|二|三)|高(?:一|二|三))(?!点|些|截|头|等|级|度|层)',
    '(?:小学|初中|高中)(?:一|二|三|四|五|六)年级',
    '(?:明年|今年|即将|快要?)(?:就)?(?:满|到)?(?:十八|18)岁',
    '@年(?:出生|生)|生于@',
  ],
  ko: ['(?:초등학교|중학교|고등학교) ?(?:1|2|3|4|5|6|일|이|삼)학년', '(?:내년|곧|올해|다음 달)에? ?(?:열여덟|18) ?살', '@년생'],
  ar: [
    'في الصف (?:ال)?(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|حادي عشر)',
    '(?:ستبلغ|سيبلغ|ستكمل|سيكمل) (?:الثامنة عشرة|18)',
    '(?:ولدت|ولد|مواليد)(?: عام| سنة| في)? @',
  ],
  hi: [
    '(?:पहली|दूसरी|तीसरी|चौथी|पाँचवीं|पांचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं|[1-9]वीं|1[0-2]वीं) कक्षा',
    '(?:अठारह|18)(?: साल| वर्ष)? (?:की|का) हो जा',
    '@ में (?:जन्म|पैदा)',
  ],
  id: [
    '(?:duduk di|masih|siswi|siswa|murid|pelajar|sekolah di|bersekolah di)(?: kelas)?(?: [a-z0-9]{1,8}){0,2} (?:sd|smp|sma|smk)\\b',
    '(?:genap|akan berusia|akan berumur|berusia) (?:18|delapan belas)',
    '(?:duduk di|masih|anak|siswi|siswa|murid|pelajar|di) kelas (?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas|[1-9]|1[0-2])\\b',
    'kelahiran @|lahir (?:tahun |pada )?@',
  ],
}
/** What is in any of the patterns of languages in Latin letters, those of coming-of-age.ts too, beside numbers and "school". */
export const DESCRIBED_STEMS =
  'klass|lat(?:ka|ek|ki)\\b|arsdag|\\b(?:realschul|hauptschul|grundschul|gesamtschul|gymnasi|mittelschul|(?:mittel|unter)stufe|volljahrig|erwachsen|achtzehn|jahrgang|geboren' +
  '|secundaria|primaria|bachillerato|prepa|instituto|cole\\b|colegio|eso\\b|quincean|dieciseisan|diecisietean|catorcean|cumpl|celebro\\b|naci[od]|mayor(?:ia|es)? de edad|dieciocho' +
  '|(?:six|cinqu|quatr|trois)ieme|seconde|terminale|c[mep][12p]?\\b|feter?\\b|majorit|majeur|dix[ -]?huit' +
  '|medi[ae]\\b|elementar|superior|liceo|ginnasio|classe|(?:dodic|tredic|quattordic|quindic|sedic|diciassett)enn|compi|fara\\b|festeggiat|maggior|diciott' +
  '|fundamental|medio\\b|escola|serie\\b|(?:quint|sext|setim|oitav|non)o\\b|ano\\b|dezoito|complet[oa]|comemor|nascid|nasceu|maiorid|maior' +
  '|klas\\b|brugklas|groep|havo|vwo|vmbo|mavo|basisschool|middelbare|wordt|achttien|geworden|meerderjarig|volwassen' +
  '|klasy|podstawowk|lice(?:um|al)|gimnazj|technikum|szkol|skonczy|konczy|osiemna|uczennic|uczen|obchodzil|urodzon|rocznik|pelnoletn' +
  '|ettan|tvaan|trean|fyran|femman|sexan|sjuan|attan|nian|hogstadi|mellanstadi|folkeskol|fyl(?:ler|der|lt|lde)|ar?ton|atten|fodd|myndig' +
  '|sinif|ortaokul|ilkokul|lise|on sekiz|dogumlu|resit|ergin' +
  '|s(?:d|mp|ma|mk)\\b|kelas|genap|delapan|kelahiran|lahir|dewasa|akan ber)'
/** Behind a number: it is the age of somebody's child. Elder relatives excuse nothing: fifteen-year-olds live with their mothers. */
const CHILD_OF: Record<string, string[]> = {
  de: ['tochter', 'sohn'],
  fr: ['et une fille', 'et un fils'],
  ja: ['の娘', 'の息子', 'の教師', 'の先生'],
  zh: ['的女儿', '的儿子', '的老师', '的教师', '老师'],
  ko: ['딸', '아들', '교사', '선생'],
  tr: ['bir kizi', 'bir oglu', 'kizi var', 'oglu var'],
  hi: ['बेटी', 'बेटा', 'को पढ़ा', 'के शिक्षक', 'की शिक्षिका'],
}
/** Before it, beside the words of family, care and the past that the language has. */
const ALSO_BEFORE: Record<string, string[]> = {
  de: ['unterricht', 'lehr', 'kinder', 'enkel', 'mit'],
  es: ['da clases', 'ensena', 'nieta', 'nieto'],
  fr: ['fille de', 'fils de', 'enseigne', 'petite-fille'],
  it: ['insegna'],
  pt: ['da aulas', 'ensina', 'neta', 'neto'],
  nl: ['les aan', 'dochter', 'zoon', 'toen'],
  pl: ['cork', 'syn', 'uczy', 'wnuk'],
  sv: ['dotter', 'son ', 'undervisar', 'nar '],
  ru: ['преподает', 'внук', 'внучк', 'когда'],
  ja: ['教え', '先生', '娘', '息子', '頃', 'の時'],
  zh: ['教', '女儿', '儿子', '老师', '曾'],
  ko: ['가르', '선생', '교사', '딸', '아들'],
  ar: ['ابنة', 'ابن ', 'يدرس', 'تدرس', 'بنت'],
  hi: ['पढ़ात', 'बेटी', 'बेटा'],
  id: ['mengajar', 'punya anak', 'anak perempuan', 'anak laki'],
}
/** "Nele, vierzehn, …": a name and an age behind a comma, in the languages that write so; with the word for years or a comma after it. */
const NAME_AND_AGE = '(?:^|[.!?;\\n] ?)[a-z]{2,15}, (?:de )?(?:1[0-7]|##)(?: (?:jahre?|anos|ans|anni|jaar|lat|ar))?(?=,| ?[.\\n]|$)'
const COMMA_AGES: readonly string[] = ['de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv']
const BELOW_ADULT = '(?:[1-9]|1[0-7])(?!\\d)'
const ADULT = 18
/** Characters behind a mention in which CHILD_OF is looked for. */
const BEHIND = 24
const ENDS = /[.!?;\n。！？।؟]/

type Reader = { said: RegExp; before: RegExp; behind: RegExp | null }
const anyOf = (words: readonly string[]) => words.map(fold).join('|')

function readersOf(year: number): Reader[] {
  const years = Array.from({ length: ADULT }, (_, n) => year - n).join('|')
  return Object.entries(SAID).map(([name, said]) => {
    const { numbers, ordinary } = LANGUAGES[name]!
    const number = `(?:${BELOW_ADULT}|${numbers.map(fold).join('|')})`
    const patterns = said.map((one) => fold(one).replaceAll('#', number).replaceAll('@', `(?:${years})`))
    if (COMMA_AGES.includes(name)) {
      // Spanish eleven is English, too.
      const words = numbers.map(fold).filter((word) => word !== 'once')
      patterns.push(NAME_AND_AGE.replace('##', words.join('|')))
    }
    // Nothing divides words there.
    const spaced = !['ja', 'zh', 'ko'].includes(name)
    return {
      said: new RegExp(patterns.map((one) => `${spaced ? '(?<![\\p{L}\\p{N}])' : ''}(?:${one})`).join('|'), 'gu'),
      before: new RegExp(anyOf([...ordinary, ...(ALSO_BEFORE[name] ?? [])]), 'u'),
      behind: CHILD_OF[name] ? new RegExp(anyOf(CHILD_OF[name]), 'u') : null,
    }
  })
}

let made: { year: number; readers: Reader[] } | null = null

/** Whether somebody is described as under age in one of these languages, other than a child or pupil of somebody, or long ago. */
export function describesMinor(text: string, now = new Date()): boolean {
  const year = now.getFullYear()
  if (made?.year !== year) made = { year, readers: readersOf(year) }
  const folded = fold(text)
  if (comesOfAgeLater(folded)) return true
  return made.readers.some(({ said, before, behind }) =>
    [...folded.matchAll(said)].some(({ 0: match, index }) => {
      const lead = folded.slice(Math.max(0, index - 80), index)
      const sentence = lead.slice(lead.split('').findLastIndex((sign) => ENDS.test(sign)) + 1)
      const rest = folded.slice(index + match.length, index + match.length + BEHIND)
      return !before.test(sentence) && !before.test(match) && !(behind?.test(match) || behind?.test(rest.split(ENDS)[0] ?? ''))
    }),
  )
}
