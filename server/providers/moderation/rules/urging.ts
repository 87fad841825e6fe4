import { IT } from './danger-it'
import { JA, pattern as japanese, readJapanese } from './danger-ja'
import { NL } from './danger-nl'
import { PL } from './danger-pl'

/**
 * How the languages beside English talk somebody into self-harm: lists in a row, of which one word each, in that order, makes such a
 * sentence. Every entry is written as `normalize` leaves it; a comma may stand where a space is.
 */
export type Urging = {
  /** A sentence of its own, said to the listener. */
  orders: readonly string[]
  /** Said to the listener. */
  told: readonly (readonly (readonly string[])[])[]
  /** Of somebody else: whoever asks for this wants help with it. */
  others: readonly (readonly (readonly string[])[])[]
  /** What never comes between two lists: a no, or the advice to stop. */
  not: string
  /** Behind an order: it is meant now. */
  now: string
  /** Ends right before a sentence that is meant otherwise: turned down, asked about, reported. */
  denied: RegExp
  /** Behind it: work, the kitchen, a joke, the law. */
  harmless: RegExp
  /** Stories in which nobody is in danger; they are cut out. */
  figures?: RegExp
}

/** `no`: what turns a sentence down, or reports what others said, with a few words between; `said`: it is quoted. */
const deniedBy = (no: string, said: string) => new RegExp(`\\b(?:(?:${no})(?: [a-z]{1,12}){0,3} |(?:${said})(?: [a-z]{1,12}){0,2}[ :,"]*)$`)

const LATIN: Record<string, Urging> = {
  it: {
    orders: [
      'ucciditi',
      'ammazzati',
      'suicidati',
      'impiccati',
      'fatti del male',
      'tagliati le vene',
      'tagliati i polsi',
      'togliti la vita',
    ],
    told: [
      [
        [
          'dovresti',
          'devi',
          'ti conviene',
          'faresti meglio a',
          'faresti bene a',
          'meriti di',
          'abbi il coraggio di',
          'e ora di',
          'prova a',
          'vai a',
          'vai ad',
        ],
        [
          'ucciderti',
          'ammazzarti',
          'suicidarti',
          'impiccarti',
          'farti del male',
          'tagliarti le vene',
          'tagliarti i polsi',
          'toglierti la vita',
        ],
      ],
      [
        ['perche non ti', 'e ora che ti', 'voglio che ti', 'voglio che tu ti', 'spero che ti', 'spero che tu ti'],
        [
          'uccidi',
          'ammazzi',
          'suicidi',
          'impicchi',
          'fai del male',
          'tagli le vene',
          'togli la vita',
          'uccida',
          'tolga la vita',
          'faccia del male',
        ],
      ],
      [
        ['il mondo', 'tutti', 'la tua famiglia', 'i tuoi amici', 'loro'],
        [
          'starebbe meglio',
          'starebbero meglio',
          'sarebbe migliore',
          'sarebbe piu felice',
          'sarebbero piu felici',
          'vivrebbe meglio',
          'vivrebbero meglio',
        ],
        [
          'senza di te',
          'se tu morissi',
          'se morissi',
          'se tu fossi mort[oa]',
          'se fossi mort[oa]',
          'se tu non esistessi',
          'se tu non ci fossi',
        ],
      ],
      [
        ['nessuno'],
        ['sentirebbe la tua mancanza', 'ti piangerebbe', 'se ne accorgerebbe'],
        ['se morissi', 'se tu morissi', 'se sparissi', 'se ti uccidessi'],
      ],
      [
        ['ti aiuto', 'ti aiutero', 'posso aiutarti', 'lascia che ti aiuti'],
        ['a ucciderti', 'ad ucciderti', 'ad ammazzarti', 'a suicidarti', 'a morire', 'a toglierti la vita'],
      ],
      [['meriti'], ['di morire', 'la morte']],
    ],
    others: [
      [
        [
          'convincer(?:e|la|lo|li)',
          'convinco',
          'spinger(?:e|la|lo|li)',
          'spingo',
          'persuader(?:e|la|lo|li)',
          'costringer(?:e|la|lo|li)',
          'istigar(?:e|la|lo|li)',
          'portar(?:e|la|lo|li)',
        ],
        [
          'a uccidersi',
          'ad uccidersi',
          'ad ammazzarsi',
          'a suicidarsi',
          'a farsi del male',
          'a togliersi la vita',
          'a tagliarsi le vene',
          'al suicidio',
          'a impiccarsi',
        ],
      ],
    ],
    not: 'non|mai|smett|evita|piant',
    now: 'adesso|ora|subito|stanotte|stasera|per me|dai|e basta|per favore',
    denied: deniedBy(
      'non|mai|nessuno|perche|falso|(?:pensi|credi|dici|senti|temi|convinto|convinta|pensare|credere|dire|sentire|idea) che|(?:ha|hanno|aveva|avevano) (?:cercato|provato|tentato) (?:di|a)|voleva|volevano',
      '(?:mi|ti|le|gli|ci) (?:disse|dissero|dice|dicono|ha detto|hanno detto|diceva|dicevano)',
    ),
    harmless:
      /^ (?:di|dal|dalle|dalla|dallo|in palestra|al lavoro|per (?!me\b))|^.{0,30}\b(?:reato|crimine|punit[oa]|vietato|delitto|illegale)\b/,
    figures: IT.figures,
  },
  nl: {
    orders: [
      'maak jezelf van kant',
      'pleeg zelfmoord',
      'dood jezelf',
      'verhang jezelf',
      'hang jezelf op',
      'doe jezelf pijn',
      'doe jezelf iets aan',
      'snijd? jezelf',
      'breng jezelf om',
      'beroof jezelf van het leven',
      'stap uit het leven',
    ],
    told: [
      [
        [
          'je moet',
          'je moest',
          'je zou',
          'jij moet',
          'jij zou',
          'je kunt beter',
          'je kan beter',
          'je verdient het om',
          'heb de moed om',
          'waarom zou je niet',
          'waarom ga je niet',
          'ga',
          'ik wil dat je',
          'het is tijd dat je',
          'het is tijd om',
        ],
        [
          'jezelf (?:te )?van kant (?:te )?(?:maken|maakt)',
          'jezelf van kant moeten maken',
          'zelfmoord (?:te )?plegen',
          'zelfmoord moeten plegen',
          'zelfmoord pleegt',
          'jezelf (?:te )?doden',
          'jezelf ombrengen',
          'jezelf om te brengen',
          'jezelf pijn (?:te )?(?:doen|doet)',
          'jezelf (?:te )?snijden',
          'jezelf (?:op te hangen|ophangen)',
          'jezelf van het leven (?:te )?beroven',
          'uit het leven (?:te )?stappen',
        ],
      ],
      [['waarom pleeg je(?: gewoon| dan)? geen'], ['zelfmoord']],
      [['waarom maak je jezelf(?: gewoon| dan)? niet'], ['van kant']],
      [
        ['de wereld', 'iedereen', 'je familie', 'je vrienden', 'ze', 'wij'],
        [
          'zou(?:den)? beter af zijn',
          'zou(?:den)? gelukkiger zijn',
          'zou(?:den)? beter zijn',
          'is beter af',
          'zijn beter af',
          'was beter af',
          'waren beter af',
        ],
        ['zonder jou', 'als je dood was', 'als (?:je|jij) er niet was', 'als (?:je|jij) er niet meer was'],
      ],
      [
        ['niemand'],
        ['zou je missen', 'zal je missen', 'zou om je huilen', 'zou het merken'],
        ['als je dood was', 'als je dood bent', 'als je er niet meer was', 'als je sterft', 'als je stierf'],
      ],
      [
        ['ik help je', 'ik zal je helpen', 'laat me je helpen', 'ik kan je helpen'],
        ['(?:om )?te sterven', 'sterven', 'doodgaan', 'zelfmoord (?:te )?plegen', 'jezelf van kant te maken'],
      ],
      [['je verdient het'], ['om te sterven', 'om dood te gaan', 'te sterven', 'dood te gaan']],
    ],
    others: [
      [
        ['overhalen', 'overtuigen', 'aanzetten', 'dwingen', 'opjutten', 'overhaal', 'overtuig', 'dwing', 'zover krijgen', 'zover krijg'],
        [
          '(?:om )?zelfmoord te plegen',
          'tot zelfmoord',
          '(?:om )?zichzelf pijn te doen',
          '(?:om )?zichzelf van kant te maken',
          '(?:om )?zichzelf te (?:doden|snijden|verwonden)',
        ],
      ],
    ],
    not: 'niet|geen|nooit|stop|ophou',
    now: 'nu|dan|maar|gewoon|vanavond|vannacht|voor mij|alsjeblieft|eindelijk',
    denied: deniedBy(
      'niet|nooit|geen|niemand zegt dat|(?:denkt|denk je|gelooft|zegt|vindt|voelt|idee|gedachte) dat|(?:probeerde|probeerden|geprobeerd|wilde|wilden)',
      '(?:zei|zeiden|riep|riepen)(?: (?:ze|hij|iemand))?(?: (?:tegen )?(?:mij|me|haar|hem))?',
    ),
    harmless:
      /^ (?:niet|aan|bij|met|tijdens|een|voor (?!mij))|^.{0,30}\b(?:strafbaar|verboden|misdrijf|misdaad|illegaal)\b|^ (?:probeer|had geprobeerd)/,
    figures: NL.figures,
  },
  pl: {
    orders: [
      'zabij sie',
      'powies sie',
      'potnij sie',
      'podetnij sobie zyly',
      'skoncz ze soba',
      'zrob sobie krzywde',
      'odbierz sobie zycie',
      'popelnij samobojstwo',
    ],
    told: [
      [
        [
          'powinienes',
          'powinnas',
          'musisz',
          'sprobuj',
          'idz',
          'idz i',
          'odwaz sie',
          'miej odwage',
          'zaslugujesz na to zeby',
          'zaslugujesz zeby',
        ],
        [
          'sie zabic',
          'zabic sie',
          'sie (?:po prostu|wreszcie|naprawde) zabic',
          'popelnic samobojstwo',
          'odebrac sobie zycie',
          'zrobic sobie krzywde',
          'skonczyc ze soba',
          'ze soba skonczyc',
          'sie powiesic',
          'powiesic sie',
          'sie pociac',
          'pociac sie',
          'podciac sobie zyly',
        ],
      ],
      [
        ['(?:dlaczego|czemu)(?: po prostu)? sie(?: po prostu| wreszcie)? nie', 'dlaczego nie'],
        ['zabijesz(?: sie)?', 'powiesisz(?: sie)?', 'potniesz(?: sie)?', 'skonczysz ze soba'],
      ],
      [['(?:chce|chcialbym|chcialabym) zebys sie'], ['zabil', 'zabila', 'powiesil', 'powiesila', 'pocial', 'pociela']],
      [
        ['swiat', 'swiatu', 'wszyscy', 'wszystkim', 'twoja rodzina', 'twojej rodzinie'],
        ['byloby lepiej', 'bylby lepszy', 'bylaby szczesliwsza', 'byliby szczesliwsi', 'bedzie lepiej'],
        ['bez ciebie', 'gdybys nie zyl', 'gdybys nie zyla', 'gdyby (?:ciebie|cie) nie bylo', 'gdybys umarl', 'gdybys umarla'],
      ],
      [
        ['bez ciebie'],
        [
          'swiat bylby lepszy',
          'wszystkim byloby lepiej',
          'wszyscy byliby szczesliwsi',
          'wszystkim bedzie lepiej',
          'twojej rodzinie byloby lepiej',
        ],
      ],
      [
        ['nikt'],
        ['za toba nie zateskni', 'by za toba nie tesknil', 'by nie plakal', 'nie zauwazy', 'by nie zauwazyl'],
        ['gdybys umarl', 'gdybys umarla', 'jak umrzesz', 'gdy umrzesz', 'jesli umrzesz'],
      ],
      [
        ['pomoge ci', 'pozwol ze ci pomoge', 'moge ci pomoc'],
        ['umrzec', 'sie zabic', 'zabic sie', 'skonczyc ze soba', 'odebrac sobie zycie'],
      ],
      [['zaslugujesz'], ['na smierc', 'zeby umrzec']],
    ],
    others: [
      [
        ['namowic', 'namawiac', 'naklonic', 'naklaniac', 'przekonac', 'zmusic', 'doprowadzic', 'sklonic', 'namow', 'przekonaj', 'zmus'],
        [
          'do samobojstwa',
          'do samookaleczenia',
          'zeby sie zabil',
          'zeby sie zabila',
          'zeby sie okaleczyla?',
          'zeby popelnila? samobojstwo',
          'zeby zrobila? sobie krzywde',
          'zeby sie pocial',
          'zeby sie pociela',
        ],
      ],
    ],
    not: 'nie|nigdy|przesta',
    now: 'teraz|juz|dzis|dzisiaj|wreszcie|po prostu|dla mnie|prosze',
    denied: deniedBy(
      'nie|nigdy|nikt|(?:myslisz|uwazasz|mowisz|czujesz|wierzysz|mysl),? ze|probowal|probowala|probowali|chcial|chciala|chcieli',
      '(?:powiedzial|powiedziala|powiedzieli|mowil|mowila|mowili|krzyczal|krzyczala)(?: (?:mi|jej|mu))?',
    ),
    harmless:
      /^ (?:ze smiechu|z nudow|w (?:pracy|grze)|na (?:silowni|nartach|schodach|rowerze))|^.{0,30}\b(?:karaln[ey]|przestepstw[a-z]*|zabronion[ey])\b/,
    figures: PL.figures,
  },
  es: {
    orders: ['matate', 'suicidate', 'ahorcate', 'cortate las venas', 'cortate las munecas', 'quitate la vida', 'hazte dano'],
    told: [
      [
        [
          'deberias',
          'debes',
          'tienes que',
          'tendrias que',
          'mereces',
          'ten el valor de',
          've a',
          'anda a',
          'es hora de',
          'intenta',
          'por que no pruebas a',
        ],
        [
          'matarte',
          'suicidarte',
          'ahorcarte',
          'quitarte la vida',
          'cortarte las venas',
          'cortarte las munecas',
          'hacerte dano',
          'acabar con tu vida',
        ],
      ],
      [
        ['por que no te', 'quiero que te', 'espero que te', 'es hora de que te'],
        [
          'matas',
          'suicidas',
          'ahorcas',
          'cortas las venas',
          'quitas la vida',
          'haces dano',
          'mates',
          'suicides',
          'ahorques',
          'cortes las venas',
          'quites la vida',
          'hagas dano',
        ],
      ],
      [
        ['el mundo', 'todos', 'tu familia', 'tus amigos', 'ellos'],
        ['estaria mejor', 'estarian mejor', 'seria mejor', 'seria mas feliz', 'serian mas felices', 'viviria mejor', 'vivirian mejor'],
        ['sin ti', 'si murieras', 'si estuvieras muert[oa]', 'si no existieras'],
      ],
      [
        ['nadie'],
        ['te echaria de menos', 'te extranaria', 'lloraria por ti', 'lo notaria', 'se daria cuenta'],
        ['si murieras', 'si te murieras', 'si desaparecieras', 'si te mataras'],
      ],
      [
        ['te ayudo', 'te ayudare', 'puedo ayudarte', 'dejame ayudarte'],
        ['a morir', 'a matarte', 'a suicidarte', 'a quitarte la vida'],
      ],
      [
        ['mereces', 'deberias'],
        ['morir', 'morirte', 'la muerte'],
      ],
    ],
    others: [
      [
        [
          'convencer(?:la|lo|le)?',
          'empujar(?:la|lo)?',
          'obligar(?:la|lo)?',
          'persuadir(?:la|lo)?',
          'incitar(?:la|lo)?',
          'animar(?:la|lo)?',
        ],
        [
          'a matarse',
          'a suicidarse',
          'a quitarse la vida',
          'a hacerse dano',
          'al suicidio',
          '(?:de|a|para) que se (?:mate|suicide|haga dano|quite la vida)',
        ],
      ],
    ],
    not: 'no|nunca|dejar|evitar|parar',
    now: 'ya|ahora|hoy|esta noche|por mi|por favor|de una vez',
    denied: deniedBy(
      'no|nunca|nadie dice que|(?:piensas|crees|dices|sientes|pensar|creer|idea de) que|(?:intento|intentaron|trato|trataron|queria|querian)(?: de)?',
      '(?:me|le|les|te) (?:dijo|dijeron|dice|dicen|gritaba|gritaban)',
    ),
    harmless:
      /^ (?:de |trabajando|estudiando|a (?:trabajar|estudiar)|en el (?:gimnasio|trabajo)|por (?!mi\b|favor))|^.{0,30}\b(?:delito|crimen|ilegal|prohibido)\b/,
  },
  fr: {
    orders: [
      'tue toi',
      'suicide toi',
      'pends toi',
      'fais toi du mal',
      'taille toi les veines',
      'ouvre toi les veines',
      'mets fin a tes jours',
    ],
    told: [
      [
        [
          'tu devrais',
          'tu dois',
          'tu ferais mieux de',
          'tu merites de',
          'aie le courage de',
          'va',
          'vas y',
          'essaie de',
          'il est temps de',
        ],
        [
          'te tuer',
          'te suicider',
          'te pendre',
          'te faire du mal',
          'mettre fin a tes jours',
          'te tailler les veines',
          'touvrir les veines',
          'en finir avec la vie',
        ],
      ],
      [
        ['pourquoi tu ne te', 'pourquoi tu te', 'pourquoi ne te'],
        ['tues pas', 'suicides pas', 'pends pas', 'tues tu pas', 'suicides tu pas', 'fais pas du mal'],
      ],
      [
        ['je veux que tu te', 'jaimerais que tu te', 'il faut que tu te', 'il est temps que tu te'],
        ['tues', 'suicides', 'pendes', 'fasses du mal'],
      ],
      [
        ['le monde', 'tout le monde', 'ta famille', 'tes amis', 'ils'],
        [
          'serait mieux',
          'serait meilleur',
          'seraient mieux',
          'irait mieux',
          'iraient mieux',
          'serait plus heureu(?:x|se)',
          'seraient plus heureux',
          'se porterait mieux',
        ],
        ['sans toi', 'si tu etais morte?', 'si tu mourais', 'si tu nexistais pas'],
      ],
      [
        ['personne'],
        ['ne te regretterait', 'ne te pleurerait', 'ne sen apercevrait', 'ne le remarquerait'],
        ['si tu mourais', 'si tu disparaissais', 'si tu te tuais'],
      ],
      [
        ['je taiderai', 'je taide', 'je peux taider', 'laisse moi taider'],
        ['a mourir', 'a te tuer', 'a te suicider', 'a mettre fin a tes jours'],
      ],
      [
        ['tu merites', 'tu devrais'],
        ['de mourir', 'mourir', 'la mort'],
      ],
    ],
    others: [
      [
        ['convaincre', 'pousser', 'persuader', 'inciter', 'forcer', 'obliger', 'amener', 'encourager'],
        ['(?:a|de) se tuer', '(?:a|de) se suicider', 'au suicide', '(?:a|de) se faire du mal', '(?:a|de) mettre fin a ses jours'],
      ],
    ],
    not: 'ne|pas|jamais|plus|arret|cess|evit',
    now: 'maintenant|ce soir|cette nuit|tout de suite|donc|pour moi|allez|sil te plait',
    denied: deniedBy(
      'ne|pas|jamais|(?:penses|crois|dis|sens|penser|croire|idee) que|(?:a|ont|avait|avaient) (?:essaye|tente|voulu)(?: de)?|voulait|voulaient',
      '(?:ma|lui a|mont|leur a) (?:dit|crie|repete)|(?:me|lui) (?:disait|disaient|criait)',
    ),
    harmless:
      /^ (?:a la (?:tache|salle|muscu)|au (?:travail|boulot|sport)|pour (?!moi\b)|en (?:courant|travaillant|cuisinant)|de (?:rire|fatigue))|^.{0,30}\b(?:delit|crime|interdit|puni[e]?|illegal)\b/,
  },
  de: {
    orders: [
      'bring dich um',
      'bring dich (?:doch|endlich|einfach) um',
      'tote dich',
      'hang dich auf',
      'erhang dich',
      'ritz dich',
      'verletz dich',
      'nimm dir das leben',
      'schneid dir die pulsadern auf',
      'begeh selbstmord',
    ],
    told: [
      [
        [
          'du solltest',
          'du musst',
          'du sollst',
          'es ist zeit dass du',
          'ich will dass du',
          'ich mochte dass du',
          'hab den mut',
          'trau dich',
          'du verdienst es',
          'warum willst du nicht',
        ],
        [
          'dich (?:umbringen|umzubringen|umbringst)',
          'dich (?:zu )?toten',
          'dich totest',
          'dich (?:erhangen|aufhangen)',
          'dich (?:verletzen|zu verletzen|verletzt)',
          'dich (?:ritzen|zu ritzen|ritzt)',
          'dir das leben (?:nehmen|nimmst|zu nehmen)',
          '(?:selbstmord|suizid) (?:begehen|begehst|zu begehen)',
          'dir die pulsadern aufschneiden',
        ],
      ],
      [['warum bringst du dich(?: dann| einfach)?'], ['nicht um', 'nicht einfach um', 'nicht endlich um']],
      [['warum nimmst du dir(?: dann)? nicht'], ['das leben']],
      [
        ['die welt', 'alle', 'deine familie', 'deine freunde', 'jeder', 'sie', 'wir'],
        ['waren? besser dran', 'waren? besser', 'waren? glucklicher', 'ginge es besser', 'wurde es besser gehen'],
        ['ohne dich', 'wenn du tot warst', 'wenn du nicht da warst', 'wenn es dich nicht gabe'],
      ],
      [['ohne dich'], ['ware die welt besser', 'waren alle besser dran', 'ginge es allen besser', 'waren alle glucklicher']],
      [
        ['niemand', 'keiner'],
        ['wurde dich vermissen', 'wird dich vermissen', 'vermisst dich', 'wurde um dich weinen', 'wurde es merken', 'merkt es'],
        ['wenn du tot bist', 'wenn du tot warst', 'wenn du stirbst', 'wenn du weg warst'],
      ],
      [
        ['ich helfe dir', 'ich kann dir helfen', 'lass mich dir helfen'],
        ['zu sterben', 'beim sterben', 'dich umzubringen', 'dir das leben zu nehmen'],
      ],
      [
        ['du verdienst', 'du hast es verdient', 'du solltest'],
        ['zu sterben', 'den tod', 'sterben'],
      ],
    ],
    others: [
      [
        ['uberreden', 'bringen', 'treiben', 'drangen', 'zwingen', 'uberzeugen', 'uberrede', 'bringe', 'treibe', 'drange', 'zwinge'],
        [
          'sich (?:umzubringen|zu toten|zu verletzen|zu ritzen)',
          'sich das leben zu nehmen',
          'in den (?:selbstmord|suizid)',
          'zum (?:selbstmord|suizid)',
          '(?:selbstmord|suizid) zu begehen',
        ],
      ],
      [
        ['in den selbstmord', 'in den suizid', 'zum selbstmord', 'zum suizid'],
        ['treiben', 'bringen', 'drangen', 'uberreden'],
      ],
    ],
    not: 'nicht|nie|niemals|kein|aufhor',
    now: 'jetzt|sofort|heute|endlich|doch|einfach|fur mich|bitte',
    denied: deniedBy(
      'nicht|nie|niemals|niemand sagt,? dass|(?:denkst|glaubst|sagst|fuhlst|meinst|gedanke|gefuhl),?(?: dass)?|versuchte|versuchten|wollte|wollten',
      '(?:sagte|sagten|rief|schrie)(?: (?:er|sie|jemand))?(?: (?:zu )?(?:mir|ihr|ihm))?',
    ),
    harmless:
      /^ (?:beim|am|an (?:dem|der)|vor (?:lachen|scham|hunger)|mit (?:arbeit|dem messer)|fur (?!mich\b))|^.{0,30}\b(?:strafbar|verboten|straftat|verbrechen)\b|^ (?:wollte|wollten|versuchte)/,
  },
  pt: {
    orders: [
      'se mata',
      'mate se',
      'mata te',
      'se suicida',
      'suicide se',
      'suicida te',
      'se enforca',
      'enforque se',
      'corte os pulsos',
      'tire a propria vida',
      'tire a sua vida',
    ],
    told: [
      [
        [
          'voce deveria',
          'voce devia',
          'voce tem que',
          'voce precisa',
          'voce merece',
          'tenha coragem de',
          'tente',
          'va',
          'e hora de',
          'por que voce nao',
          'por que nao',
          'quero que voce',
          'devias',
          'deverias',
          'deves',
          'tens de',
          'tens que',
        ],
        [
          'se matar',
          'se suicidar',
          'se enforcar',
          'tirar (?:a )?(?:propria|sua) vida',
          'cortar os pulsos',
          'se cortar',
          'se machucar',
          'acabar com (?:a )?sua vida',
          'se mata',
          'se mate',
          'se suicida',
          'se suicide',
          'se enforque',
          'se machuque',
          '(?:matar|suicidar|enforcar|cortar|magoar) te',
          'te (?:matar|suicidar|enforcar)',
        ],
      ],
      [
        ['o mundo', 'todos', 'todo mundo', 'sua familia', 'a tua familia', 'eles'],
        [
          'estaria melhor',
          'estariam melhor',
          'ficaria melhor',
          'ficariam melhor',
          'seria melhor',
          'seria mais feliz',
          'seriam mais felizes',
          'viveria melhor',
        ],
        ['sem voce', 'sem ti', 'se voce morresse', 'se voce estivesse mort[oa]', 'se voce nao existisse', 'se morresses'],
      ],
      [
        ['ninguem'],
        ['sentiria sua falta', 'sentiria a tua falta', 'choraria por voce', 'notaria', 'perceberia'],
        ['se voce morresse', 'se voce sumisse', 'se voce se matasse', 'se morresses'],
      ],
      [
        ['eu te ajudo', 'te ajudo', 'posso te ajudar', 'deixa eu te ajudar', 'vou te ajudar'],
        ['a morrer', 'a se matar', 'a te matar', 'a se suicidar', 'a tirar a propria vida'],
      ],
      [
        ['voce merece', 'mereces', 'voce deveria', 'devias'],
        ['morrer', 'a morte'],
      ],
    ],
    others: [
      [
        [
          'convencer',
          'convence l[ao]',
          'empurrar',
          'obrigar',
          'obriga l[ao]',
          'persuadir',
          'persuadi l[ao]',
          'incitar',
          'incita l[ao]',
          'induzir',
          'induzi l[ao]',
          'levar',
        ],
        [
          'a se matar',
          'a matar se',
          'a se suicidar',
          'a suicidar se',
          'a tirar a propria vida',
          'a se machucar',
          'a se cortar',
          'ao suicidio',
        ],
      ],
    ],
    not: 'nao|nunca|parar|evitar|deixar',
    now: 'agora|ja|logo|hoje|esta noite|por mim|por favor|de uma vez',
    denied: deniedBy(
      'nao|nunca|ninguem diz que|(?:pensa|acha|diz|sente|acredita|pensar|achar|ideia de) que|tentou|tentaram|queria|queriam|quis',
      '(?:me|lhe|te) (?:disse|disseram|diz|dizem|dizia|diziam|gritava)',
    ),
    harmless:
      /^ (?:de |trabalhando|estudando|na academia|no (?:trabalho|gelo)|com (?:a faca|papel|isso)|por (?!mim\b|favor))|^.{0,30}\b(?:crime|ilegal|proibido|delito)\b/,
  },
}

type Reader = Pick<Urging, 'denied' | 'harmless' | 'figures'> & { told: RegExp[]; others: RegExp[] }

const anyIn = (words: readonly string[]) => `(?:${words.map((word) => word.replaceAll(' ', ',? ')).join('|')})`
/** Up to `words` of them between two lists, none that turns the meaning round. */
const row = (lists: readonly (readonly string[])[], not: string, words: number) =>
  new RegExp(`\\b${lists.map(anyIn).join(`(?:,? (?!(?:${not}))[a-z]{1,12}){0,${words}},? `)}(?![a-z])`, 'g')

/** Little words may come between an urge and an act; a person comes between a verb of persuasion and an act. */
const LITTLE_WORDS = 2
const A_PERSON = 4

const readerOf = ({ orders, told, others, not, now, ...rest }: Urging): Reader => ({
  ...rest,
  told: [
    new RegExp(`(?<=^|[.!?*\\n,;:"] ?)(?:(?:${now}|e|en|und|et|y|i),? )*${anyIn(orders)}(?= ?(?:$|[.!?,*;"\\n]|(?:${now})\\b))`, 'g'),
    ...told.map((lists) => row(lists, not, LITTLE_WORDS)),
  ],
  others: others.map((lists) => row(lists, not, A_PERSON)),
})

const readers = Object.values(LATIN).map(readerOf)

/** Lists of which one word is in every sentence that is matched, the one that ends it: a look that costs little comes first. */
const lastWords = (language: Urging): readonly string[] => [
  ...language.orders,
  ...[...language.told, ...language.others].flatMap((lists) => lists.at(-1)!),
]
export const URGING_WORDS: readonly string[] = [...new Set(Object.values(LATIN).flatMap(lastWords))].map((word) =>
  word.replaceAll(' ', ',? '),
)
export const URGING_LANGUAGES: Readonly<Record<string, Urging>> = LATIN

const YOU = '(?:あなた|貴方|君|きみ|お前|おまえ|あんた)'
const THEM = '(?:彼女|彼氏|彼|友達|友人|妹|弟|姉|兄|妻|夫|誰か|あの子|あの人|同僚|クラスメート|[ぁ-ん一-龯]{1,6}さん)'
const ACT = '(?:死ぬ|自殺(?:する)?|自傷(?:する)?|首を吊る|手首を切る)'
const ENDED = '(?=よ?ね?(?:$|[。.!?、,\\n*」』"]))'
/** Japanese writes no spaces, and its verbs end the sentence. */
const TOLD_JA = [
  `(?:^|[。.!?、,\\n*「『"]|もう|さっさと|今すぐ|いますぐ|早く|勝手に)(?:死ね|死んでしまえ|死んで(?:ください|くれ|みて)|自殺(?:しろ|しなよ|しなさい|してください|してくれ|してみて)|自傷(?:しろ|しなよ|してください)|首を[吊つ](?:れ|りなよ|ってください|ってくれ)|飛び降り(?:ろ|なよ|てください|てくれ)|手首を切(?:れ|りなよ|ってください|ってくれ|ってみて)|(?:自分|自分の体)を傷つけ(?:ろ|なよ|てください|てみて))${ENDED}`,
  `${YOU}(?:なんか|なんて)?(?:は|が|も)?[^。.!?\\n]{0,8}(?:死ぬべき|自殺(?:す|する)べき|(?:死んだ|自殺した|消えた|いない|いなくなった)(?:ほう|方)が(?:いい|良い|よい|まし)|生き(?:て(?:い)?る)?(?:価値|資格)(?:は|が|も|なんて)?な(?:い|し)|生まれてこなければ(?:よ|良)かった)`,
  `${YOU}(?:なんか|なんて|さえ)?(?:が|は)?(?:この世から)?(?:いなければ|いなくなれば|死ねば|消えれば|死んだら)[^。.!?\\n]{0,8}(?:みんな|皆|世界|家族|誰も)[^。.!?\\n]{0,6}(?:幸せ|楽に|よくなる|良くなる|喜|悲しまない|気にしない|困らない)`,
  `(?:死ぬ|自殺する|自殺)(?:の|こと|事)?を(?:手伝(?:って|い|う|お)|助けて)(?:あげ|やる|ます|う)?`,
]
const OTHERS_JA = [
  `${THEM}(?:を|に)[^。.!?\\n]{0,10}(?:${ACT}(?:ように|よう)?(?:仕向け(?:る|たい|よう)|説得(?:する|したい|しよう)|そそのか(?:す|したい|そう)|誘導(?:する|したい|しよう))|自殺(?:に|へ)(?:追い込(?:む|みたい|もう|める)|導(?:く|きたい))|(?:自殺|自傷)させ(?:る方法|たい|よう|るには))`,
]
/** As `URGING_LANGUAGES`, as patterns. */
export const URGING_JA = { told: TOLD_JA, others: OTHERS_JA }
const JAPANESE = {
  told: TOLD_JA.map((source) => japanese(source, 'g')),
  others: OTHERS_JA.map((source) => japanese(source, 'g')),
}
const DENIED_AFTER_JA = japanese(
  '^(?:よ|ね)?[」』"]?(?:と(?:は|か|まで|いう|言|思(?:わ|う人|って(?:い)?な)|考え)|って(?:言|思(?:わ|って(?:い)?な)|いう)|なんて|わけ|訳|じゃな|ではな|とは|人(?:は|が|なんて|なんか)|なんか|なら|のでは|んだと思)',
)
const DENIED_JA = japanese('(?:どうして|なぜ)[^。.!?、\\n]{0,10}$')

const said = (patterns: readonly RegExp[], text: string, { denied, harmless }: Pick<Urging, 'denied' | 'harmless'>): boolean =>
  patterns.some((pattern) =>
    [...text.matchAll(pattern)].some(
      ({ 0: { length }, index }) => !denied.test(text.slice(Math.max(0, index - 60), index)) && !harmless.test(text.slice(index + length)),
    ),
  )

const HAS_WORD = new RegExp(`\\b(?:${URGING_WORDS.join('|')})`)

/**
 * Whether a text in another language than English talks somebody into self-harm: somebody else, or, where a character speaks, whoever
 * listens.
 */
export function urgesSelfHarm(plain: string, character_speaks: boolean): boolean {
  const parts = character_speaks ? (['others', 'told'] as const) : (['others'] as const)
  const read = readJapanese(plain)
  if (read) {
    const text = JA.figures ? read.replace(JA.figures, ' ') : read
    if (parts.some((part) => said(JAPANESE[part], text, { denied: DENIED_JA, harmless: DENIED_AFTER_JA }))) return true
  }
  if (!HAS_WORD.test(plain)) return false
  return readers.some((reader) => {
    const text = reader.figures ? plain.replace(reader.figures, ' ') : plain
    return parts.some((part) => said(reader[part], text, reader))
  })
}
